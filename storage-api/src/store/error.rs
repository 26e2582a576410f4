//! Failures of the store.

use std::path::PathBuf;

use super::journal::Damage;

/// A failure of the store itself. Whether a person may do something is not its business.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Another document already has this value in a unique index.
    #[error("another document of {collection} has the same {index}")]
    Duplicate {
        /// Collection of both documents.
        collection: &'static str,
        /// Name of the unique index.
        index: &'static str,
    },
    /// The disk has no space left.
    #[error("the disk of the data folder is full")]
    Full,
    /// A write could not be made durable; the store accepts no more until it is reopened.
    #[error("the store stopped accepting writes: {0}")]
    Failed(String),
    /// The database does not answer, or not as it should. Later calls try again.
    #[error("the database cannot be used: {0}")]
    Unreachable(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// Something read from the disk is not what was written.
    #[error("the data folder is damaged: {0}")]
    Damaged(String),
    /// A file of the journal is not what was written, so that something acknowledged may be lost.
    #[error(transparent)]
    Journal(#[from] Damage),
    /// A transaction wrote to a collection that the store was not told about.
    #[error("the collection {collection} is not declared to the store")]
    Undeclared {
        /// Name of the collection.
        collection: &'static str,
    },
    /// The body of a transaction panicked; nothing of it was kept.
    #[error("a transaction panicked")]
    Panicked,
    /// The data folder cannot be opened.
    #[error("cannot open the data folder {}: {reason}", path.display())]
    Open {
        /// The folder.
        path: PathBuf,
        /// Description of the fault, and the remedy.
        reason: String,
    },
}
