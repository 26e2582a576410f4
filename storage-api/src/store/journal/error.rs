//! Faults of a journal.

use std::io;
use std::path::{Path, PathBuf};

/// Reason why a journal cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum JournalError {
    /// A file does not hold what was written to it.
    #[error(transparent)]
    Damaged(#[from] Damage),
    /// The disk has no space left. Nothing of the write is kept, and later ones may be tried.
    #[error("the disk is full")]
    Full,
    /// The system refused to read or write a file.
    #[error("{}: {reason}", file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// Message of the system.
        reason: String,
    },
}

/// A place where a file is not what was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} is damaged at byte {offset}: {what}", file.display())]
pub struct Damage {
    /// The file.
    pub file: PathBuf,
    /// Offset in it, in bytes from its beginning.
    pub offset: u64,
    /// Description of the fault.
    pub what: String,
}

impl JournalError {
    /// Error of the system about a file.
    pub(super) fn io(file: &Path, error: &io::Error) -> Self {
        if is_full(error) {
            return Self::Full;
        }
        Self::Io {
            file: file.to_owned(),
            reason: plain(error),
        }
    }
}

/// Returns `true` if the system has no room for a write: on the disk, in a quota, or below a limit to the size of
/// files.
pub(crate) fn is_full(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge
    )
}

/// An error of the operating system in words, without its number.
pub(crate) fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    let words = text.split(" (os error").next().unwrap_or_default();
    words.to_lowercase()
}
