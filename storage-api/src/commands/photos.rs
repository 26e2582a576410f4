//! The bytes of photos, beside a backup or an export: in a folder of its name with `.photos` at the end.
//!
//! A photo is a file named by the hash of its content, which never changes. So each is copied once, and whoever brings
//! it back sees whether it is what it was. Photos in a bucket stay there.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{EXIT_DAMAGED, Refusal};
use crate::auth::secret::hash_bytes;
use crate::collections::UPLOADS;
use crate::store::journal::error::plain;

/// The folder of photos in a data folder.
pub(super) fn folder(data: &Path) -> PathBuf {
    data.join("photos")
}

/// The folder of photos beside a file.
pub(super) fn beside(file: &Path) -> PathBuf {
    file.with_added_extension("photos")
}

/// The photo that a document is the record of, `None` for every other document.
pub(super) fn named_by(collection: &str, json: &str) -> Option<String> {
    if collection != UPLOADS.name {
        return None;
    }
    let data: Value = serde_json::from_str(json).ok()?;
    data["hash"].as_str().map(str::to_owned)
}

/// Copies every photo that none of the `other` folders has, durably, and answers with how many there were. What is
/// removed meanwhile is left out.
pub(super) fn keep(from: &Path, to: &Path, other: &[PathBuf]) -> Result<usize, Refusal> {
    let mut kept = 0;
    for name in names(from)? {
        let is_there = |folder: &PathBuf| folder.join(&name).exists();
        if other.iter().any(is_there) {
            continue;
        }
        kept += usize::from(copy(from, to, &name)?);
    }
    Ok(kept)
}

/// What became of photos that were to be brought back.
#[derive(Debug, Default)]
pub(super) struct BroughtBack {
    pub(super) photos: usize,
    /// Documents speak of them, and they are in none of the folders.
    pub(super) missing: usize,
}

impl BroughtBack {
    /// A part of a sentence about those that are missing; nothing when none are.
    pub(super) fn missing_said(&self) -> String {
        match self.missing {
            0 => String::new(),
            missing => format!(", {missing} photos are not beside it"),
        }
    }
}

/// Copies the photos of these names from whichever folder has them, unless they are there already.
pub(super) fn bring_back(
    from: &[PathBuf],
    to: &Path,
    wanted: &BTreeSet<String>,
) -> Result<BroughtBack, Refusal> {
    let mut brought = BroughtBack::default();
    for name in wanted {
        let is_there = |folder: &&PathBuf| folder.join(name).exists();
        let copied = match from.iter().find(is_there) {
            _ if to.join(name).exists() => true,
            Some(folder) => copy(folder, to, name)?,
            None => false,
        };
        if copied {
            brought.photos += 1;
        } else {
            brought.missing += 1;
        }
    }
    Ok(brought)
}

/// Names of the photos in a folder; of one that is not there, none. What is still being written has another name.
pub(super) fn names(folder: &Path) -> Result<BTreeSet<String>, Refusal> {
    let unreadable = |error: io::Error| refuse(folder, &error);
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeSet::new()),
        entries => entries.map_err(unreadable)?,
    };
    let mut names = BTreeSet::new();
    for entry in entries {
        let name = entry.map_err(unreadable)?.file_name();
        let name = name.to_string_lossy();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        if name.bytes().all(is_plain) {
            names.insert(name.into_owned());
        }
    }
    Ok(names)
}

/// Copies one photo; `false` when it was removed meanwhile.
fn copy(from: &Path, to: &Path, name: &str) -> Result<bool, Refusal> {
    let source = from.join(name);
    let bytes = match fs::read(&source) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        bytes => bytes.map_err(|error| refuse(&source, &error))?,
    };
    if hash_bytes(&bytes) != name {
        return Err(Refusal {
            sentence: format!("{} is damaged: it is not what it was", source.display()),
            code: EXIT_DAMAGED,
        });
    }
    write(to, name, &bytes).map_err(|error| refuse(to, &error))?;
    Ok(true)
}

/// Writes a file that is there whole or not at all.
fn write(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let partial = folder.join(format!("{name}.partial"));
    let mut file = File::create(&partial)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&partial, folder.join(name))?;
    File::open(folder)?.sync_all()
}

fn refuse(path: &Path, error: &io::Error) -> Refusal {
    Refusal::failed(format!("{}: {}", path.display(), plain(error)))
}
