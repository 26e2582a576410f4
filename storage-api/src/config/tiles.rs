//! Sources of the tiles of the street map.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use http::Uri;

/// A source of street tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tiles {
    /// A PMTiles file of this machine, which the server serves.
    File(PathBuf),
    /// A PMTiles file, `TileJSON` or style at another server.
    Address(String),
}

impl Tiles {
    /// The address that the app asks; `index` is the place of the source among all of them.
    pub(crate) fn url(&self, index: usize) -> String {
        match self {
            Self::File(_) => format!("/tiles/{index}.pmtiles"),
            Self::Address(url) => url.clone(),
        }
    }

    /// The file that the server serves; `None` for tiles elsewhere.
    pub(crate) fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Address(_) => None,
        }
    }

    /// The address at another server; `None` for a file.
    pub(crate) fn address(&self) -> Option<&str> {
        match self {
            Self::File(_) => None,
            Self::Address(url) => Some(url),
        }
    }
}

impl FromStr for Tiles {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if !text.contains("://") {
            return file(text);
        }
        let uri: Uri = text.parse().map_err(|_| "not an address".to_owned())?;
        let host = uri.authority().map_or("", http::uri::Authority::as_str);
        // The origin is written into the content policy, where `;` or a space would begin something else.
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
        let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
        if is_web && !host.is_empty() && host.chars().all(is_plain) {
            Ok(Self::Address(text.to_owned()))
        } else {
            Err("tiles are at an address like https://tiles.example/planet".to_owned())
        }
    }
}

fn file(text: &str) -> Result<Tiles, String> {
    let path = PathBuf::from(text);
    if path.extension().is_none_or(|kind| kind != "pmtiles") {
        return Err("a file of tiles ends in .pmtiles".to_owned());
    }
    if path.is_file() {
        Ok(Tiles::File(path))
    } else {
        Err(format!("there is no file {text}"))
    }
}
