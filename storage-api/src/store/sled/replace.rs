//! Putting the contents of backups in the place of a data folder's.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::super::StoreError;
use super::super::journal::error::plain;
use super::super::journal::inspect::last_named;
use super::super::journal::medium::sync_folder;
use super::super::journal::merge::Merge;
use super::super::journal::{Folder, backup, now_ms};
use super::folder::{self, FolderLock, journal_folder, refused};

/// Numbers left out after a restore, so that versions and places in the feed that were given out after the backup
/// are not given out again for something else.
const NUMBERS_LEFT_OUT: u64 = 1_000_000;

/// Result of a restore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Number of documents now.
    pub documents: u64,
    /// Moment when the last of them was written, in milliseconds since 1970; 0 when the backup does not tell.
    pub at_ms: u64,
    /// Path of the journal that was there before.
    pub replaced: Option<PathBuf>,
}

/// Makes a data folder hold what was gathered from backups. The journal that was there is kept under another name.
/// Killed half-way, the folder is as before, or says that it has no journal; then restoring is begun again.
///
/// # Errors
/// [`StoreError::Open`] when the folder cannot be used, [`StoreError::Journal`] when a backup is damaged.
pub fn restore(folder: &Path, gathered: &Merge) -> Result<Restored, StoreError> {
    let _lock = FolderLock::take(folder)?;
    folder::check_format(folder)?;
    let refuse = |error: io::Error| refused(folder, plain(&error));
    let (journal, coming) = (journal_folder(folder), folder.join("journal.restoring"));
    remove_if_there(&coming).map_err(refuse)?;
    let before = last_named(&Folder::at(&journal));
    let sequence = gathered.sequence.max(before) + NUMBERS_LEFT_OUT;
    let medium = Arc::new(Folder::make(&coming).map_err(refuse)?);
    let identity = uuid::Uuid::new_v4().as_u128();
    backup::restore(medium, gathered, identity, sequence)?;
    let replaced = take_place(folder, &journal, &coming).map_err(refuse)?;
    Ok(Restored {
        documents: gathered.fingerprint.count,
        at_ms: gathered.at_ms,
        replaced,
    })
}

fn take_place(folder: &Path, journal: &Path, coming: &Path) -> io::Result<Option<PathBuf>> {
    // A tree must never be newer than the journal it is found with.
    while let Some(tree) = folder::current_tree(folder)? {
        folder::remove_tree(&tree)?;
    }
    folder::mark_used(folder)?;
    let aside = folder.join(format!("replaced-journal.{}", now_ms()));
    let replaced = match fs::rename(journal, &aside) {
        Ok(()) => Some(aside),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    fs::rename(coming, journal)?;
    sync_folder(folder)?;
    Ok(replaced)
}

fn remove_if_there(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
