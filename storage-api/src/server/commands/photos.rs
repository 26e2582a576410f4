//! The bytes of photos, beside a backup or an export: in a folder of its name with `.photos` at the end.
//!
//! A photo is a file named by the hash of its content, which never changes. So each is copied once, and whoever brings
//! it back sees whether it is what it was. Photos in a bucket stay there.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{EXIT_DAMAGED, Refusal};
use crate::domain::photos::blob_store::files::{CopyError, copy};
pub(super) use crate::domain::photos::blob_store::files::{copy_all as keep, names};
use crate::schema::collections::UPLOADS;
use crate::store::journal::error::plain;
use crate::store::journal::merge::Merge;

/// The folder of photos in a data folder.
pub(super) fn folder(data: &Path) -> PathBuf {
    data.join("photos")
}

/// The folder of photos beside a file.
pub(super) fn beside(file: &Path) -> PathBuf {
    file.with_added_extension("photos")
}

/// The photo that a document is the record of, `None` for every other document.
fn named_by(collection: &str, json: &str) -> Option<String> {
    if collection != UPLOADS.name {
        return None;
    }
    let data: Value = serde_json::from_str(json).ok()?;
    data["hash"].as_str().map(str::to_owned)
}

/// The photos that the documents of a backup speak of.
pub(super) fn wanted(gathered: &Merge) -> Result<BTreeSet<String>, Refusal> {
    let mut wanted = BTreeSet::new();
    gathered.documents(|stored| {
        wanted.extend(named_by(stored.collection, stored.json));
        Ok::<_, Refusal>(())
    })?;
    Ok(wanted)
}

/// Result of bringing photos back.
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

impl From<CopyError> for Refusal {
    fn from(error: CopyError) -> Self {
        match error {
            CopyError::Damaged(_) => Self {
                sentence: error.to_string(),
                code: EXIT_DAMAGED,
            },
            CopyError::Io(path, error) => {
                Self::failed(format!("{}: {}", path.display(), plain(&error)))
            }
        }
    }
}
