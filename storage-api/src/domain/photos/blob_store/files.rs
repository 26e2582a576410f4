//! Photos of a folder as files, each named by the hash of its content: copied whole or not at all, and never when the
//! content is not what its name says.

use std::collections::BTreeSet;
use std::fmt::{self, Display};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::access::auth::secret::hash_bytes;

/// Failure to copy photos.
#[derive(Debug)]
pub(crate) enum CopyError {
    /// A file or folder cannot be read or written.
    Io(PathBuf, io::Error),
    /// The content of a photo is not what it was.
    Damaged(PathBuf),
}

impl Display for CopyError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(path, error) => write!(formatter, "{}: {error}", path.display()),
            Self::Damaged(path) => {
                write!(
                    formatter,
                    "{} is damaged: it is not what it was",
                    path.display()
                )
            }
        }
    }
}

/// Copies every photo that none of the `other` folders has, durably, and answers with how many there were. What is
/// removed meanwhile is left out.
pub(crate) fn copy_all(from: &Path, to: &Path, other: &[PathBuf]) -> Result<usize, CopyError> {
    let mut copied = 0;
    for name in names(from)? {
        let is_there = |folder: &PathBuf| folder.join(&name).exists();
        if other.iter().any(is_there) {
            continue;
        }
        copied += usize::from(copy(from, to, &name)?);
    }
    Ok(copied)
}

/// Names of the photos in a folder; of one that is not there, none. What is still being written has another name.
pub(crate) fn names(folder: &Path) -> Result<BTreeSet<String>, CopyError> {
    let unreadable = |error| CopyError::Io(folder.to_owned(), error);
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
pub(crate) fn copy(from: &Path, to: &Path, name: &str) -> Result<bool, CopyError> {
    let Some(bytes) = read(from, name)? else {
        return Ok(false);
    };
    write(to, name, &bytes).map_err(|error| CopyError::Io(to.to_owned(), error))?;
    Ok(true)
}

/// The content of a photo, `None` when it is not there.
pub(crate) fn read(folder: &Path, name: &str) -> Result<Option<Vec<u8>>, CopyError> {
    let path = folder.join(name);
    match fs::read(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(CopyError::Io(path, error)),
        Ok(bytes) if hash_bytes(&bytes) != name => Err(CopyError::Damaged(path)),
        Ok(bytes) => Ok(Some(bytes)),
    }
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
