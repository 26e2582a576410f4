//! A copy of a data folder to open and repair, so that the folder itself is only read.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

use super::super::StoreError;
use super::super::journal::error::plain;
use super::super::journal::inspect::needed;
use super::super::journal::{Damage, Folder};
use super::folder::{self, FolderLock, journal_folder, refused};
use super::repair::Repair;

/// A copy of what a store needs of a data folder, in the folder for temporary files. Removed when it is dropped; the
/// original is locked until then.
#[derive(Debug)]
pub struct ScratchCopy {
    copy: PathBuf,
    original: PathBuf,
    _lock: Option<FolderLock>,
}

impl ScratchCopy {
    /// Copies the journal and the embedded store. O(size).
    ///
    /// # Errors
    /// [`StoreError::Open`] when the folder is in use or of an unknown format, or there is no room for the copy.
    pub fn of(original: &Path) -> Result<Self, StoreError> {
        let lock = FolderLock::take_read_only(original)?;
        folder::check_format(original)?;
        let name = format!("yonder-check-{}", uuid::Uuid::new_v4());
        let copy = std::env::temp_dir().join(name);
        let scratch = Self {
            copy,
            original: original.to_owned(),
            _lock: lock,
        };
        scratch.fill()?;
        Ok(scratch)
    }

    /// Path of the copy.
    pub fn path(&self) -> &Path {
        &self.copy
    }

    fn fill(&self) -> Result<(), StoreError> {
        let journal = journal_folder(&self.original);
        let names = if journal.is_dir() {
            needed(&Folder::at(&journal))?
        } else {
            Vec::new()
        };
        let copied = || {
            make_folder(&self.copy)?;
            let journal_copy = journal_folder(&self.copy);
            make_folder(&journal_copy)?;
            for name in &names {
                fs::copy(journal.join(name), journal_copy.join(name))?;
            }
            match fs::copy(self.original.join("format"), self.copy.join("format")) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
            let Some(tree) = folder::newest_tree(&self.original)? else {
                return Ok(());
            };
            let tree_copy = self.copy.join(tree.file_name().unwrap_or_default());
            copy_folder(&tree, &tree_copy)?;
            let sum = tree.with_added_extension("sum");
            if sum.is_file() {
                fs::copy(sum, tree_copy.with_added_extension("sum"))?;
            }
            Ok(())
        };
        copied().map_err(|error| {
            let reason = format!(
                "it cannot be copied to {}: {}; TMPDIR names another folder for the copy",
                self.copy.display(),
                plain(&error)
            );
            refused(&self.original, reason)
        })
    }

    /// The same error, about the original.
    pub fn translate(&self, error: StoreError) -> StoreError {
        match error {
            StoreError::Journal(damage) => StoreError::Journal(self.translate_damage(damage)),
            StoreError::Open { path, reason } => StoreError::Open {
                path: self.in_original(&path),
                reason,
            },
            other => other,
        }
    }

    /// The same repair, about the original.
    pub fn translate_repair(&self, repair: Repair) -> Repair {
        match repair {
            Repair::Cut {
                mut torn,
                is_known_unacknowledged,
            } => {
                torn.file = self.in_original(&torn.file);
                Repair::Cut {
                    torn,
                    is_known_unacknowledged,
                }
            }
            Repair::JournalRewritten { damage, sequence } => Repair::JournalRewritten {
                damage: self.translate_damage(damage),
                sequence,
            },
            Repair::TreeRebuilt { tree, reason } => Repair::TreeRebuilt {
                tree: self.in_original(&tree),
                // It may name a file of the copy.
                reason: reason.replace(
                    &*self.copy.to_string_lossy(),
                    &self.original.to_string_lossy(),
                ),
            },
        }
    }

    fn translate_damage(&self, mut damage: Damage) -> Damage {
        damage.file = self.in_original(&damage.file);
        damage
    }

    fn in_original(&self, path: &Path) -> PathBuf {
        match path.strip_prefix(&self.copy) {
            Ok(inside) => self.original.join(inside),
            Err(_) => path.to_owned(),
        }
    }
}

impl Drop for ScratchCopy {
    fn drop(&mut self) {
        // Left to the system's own cleaning where it cannot be removed.
        let _ = fs::remove_dir_all(&self.copy);
    }
}

/// Makes a folder that nobody else on the machine may read.
fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(path)
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    make_folder(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
