//! Repairs that opening a data folder makes.

use std::fmt;
use std::path::PathBuf;

use super::super::journal::Damage;
use super::super::journal::inspect::Torn;

/// One repair of a data folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repair {
    /// The end of the journal was cut off: an interrupted write, or damage to the last one where nothing tells that it was
    /// acknowledged.
    Cut {
        /// The bytes that were cut.
        torn: Torn,
        /// True when the journal knows that nothing acknowledged was in them.
        is_known_unacknowledged: bool,
    },
    /// The journal is damaged and was written anew from the embedded store, which has every change.
    JournalRewritten {
        /// The damage.
        damage: Damage,
        /// Number of the last change.
        sequence: u64,
    },
    /// The embedded store could not be used and was made anew from the journal.
    TreeRebuilt {
        /// The embedded store.
        tree: PathBuf,
        /// Reason why it could not be used.
        reason: String,
    },
}

impl fmt::Display for Repair {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cut {
                torn,
                is_known_unacknowledged,
            } => {
                let Torn {
                    file,
                    offset,
                    bytes,
                } = torn;
                let file = file.display();
                let lost = if *is_known_unacknowledged {
                    "an interrupted write; no acknowledged record is lost"
                } else {
                    "an interrupted write, or damage to the last one: at most 1 record is lost"
                };
                write!(
                    formatter,
                    "{file} ends at byte {offset} with {bytes} bytes that are no whole record: {lost}"
                )
            }
            Self::JournalRewritten { damage, sequence } => write!(
                formatter,
                "{damage}; no record is lost, because the embedded store has all of them up to change {sequence}"
            ),
            Self::TreeRebuilt { tree, reason } => write!(
                formatter,
                "the embedded store {} cannot be used ({reason}); no record is lost, because the journal has all of them",
                tree.display()
            ),
        }
    }
}
