//! An open tree, with what is known about it.

use std::path::{Path, PathBuf};

use super::super::StoreError;
use super::super::journal::error::is_full;
use super::audit_progress::Audit;
use super::keys::{self, State};

/// Name of the tree that holds the bases.
pub(super) const BASES: &str = "bases";

/// An open tree and the folder its files are in.
#[derive(Debug)]
pub(super) struct Tree {
    pub(super) database: ::sled::Db,
    /// The bases of chains.
    pub(super) bases: ::sled::Tree,
    pub(super) folder: PathBuf,
    /// Every change up to this number is behind sled's own snapshot.
    pub(super) base: u64,
    /// Audit of the tree and its progress: whether everything in it was read.
    pub(super) audit: Audit,
}

impl Tree {
    /// A tree that nobody has read yet.
    pub(super) fn of(database: ::sled::Db, folder: &Path) -> Result<Self, ::sled::Error> {
        Ok(Self {
            bases: database.open_tree(BASES)?,
            database,
            folder: folder.to_owned(),
            base: 0,
            audit: Audit::default(),
        })
    }

    /// Reads the tree's own state; `None` when it was never finished.
    pub(super) fn state(&self) -> Result<Option<State>, StoreError> {
        let bytes = self.database.get(keys::STATE_KEY).map_err(failure)?;
        Ok(bytes.and_then(|bytes| State::from_bytes(&bytes)))
    }
}

/// Turns an error of sled into one for callers.
pub(super) fn failure(error: ::sled::Error) -> StoreError {
    match error {
        ::sled::Error::Io(error) if is_full(&error) => StoreError::Full,
        ::sled::Error::Corruption { .. } => {
            StoreError::Damaged("sled reports corruption".to_owned())
        }
        other => StoreError::Failed(other.to_string()),
    }
}
