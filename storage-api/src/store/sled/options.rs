//! Options for opening a data folder.

use super::super::journal::JournalOptions;

/// Moment at which everything in a tree is read, to see that nothing is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhenAudited {
    /// Before the store is ready: it takes as long as reading everything.
    BeforeReady,
    /// Beside those who use it. Until it is over, each document that is read is compared with what the journal says,
    /// and the first searches wait until the entries of all indexes were read.
    Behind,
}

/// Settings for opening a data folder.
#[derive(Clone, Debug)]
pub struct SledOptions {
    /// Newest changes told to those who resume a live read.
    pub changes_kept: u64,
    /// Time for which sled may do nothing while it opens before it is given up: it is known to spin on damaged files.
    /// Large files get more.
    pub open_timeout: std::time::Duration,
    /// Moment at which everything is read.
    pub audit: WhenAudited,
    /// Memory for cached pages, in bytes; sled takes two to three times as much.
    pub cache_bytes: u64,
    /// Settings of the journal.
    pub journal: JournalOptions,
}

impl Default for SledOptions {
    fn default() -> Self {
        Self {
            changes_kept: 10_000,
            open_timeout: std::time::Duration::from_secs(4),
            audit: WhenAudited::Behind,
            cache_bytes: 16 << 20,
            journal: JournalOptions::default(),
        }
    }
}
