//! Counting how many people look at quests on a day, without knowing who.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Mutex, PoisonError};

/// Pairs of a viewer and a quest remembered in a day; beyond, nobody is counted until the next.
const SEEN_MAX: usize = 500_000;

/// Viewers of the day, so that one who comes back is counted once. Only hashes are kept, in memory, under a key that no
/// one knows and that changes every day.
#[derive(Debug, Default)]
pub(crate) struct Viewers(Mutex<Day>);

#[derive(Debug, Default)]
struct Day {
    number: i64,
    hasher: RandomState,
    seen: HashSet<u64>,
}

impl Viewers {
    /// Returns `true` if somebody looks at a quest for the first time on a day.
    pub(crate) fn is_first(&self, (viewer, quest_id): (&str, &str), day: i64) -> bool {
        let mut today = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if today.number != day {
            *today = Day {
                number: day,
                ..Day::default()
            };
        }
        let hash = today.hasher.hash_one((viewer, quest_id));
        today.seen.len() < SEEN_MAX && today.seen.insert(hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_viewer_counts_once_a_day_for_each_quest() {
        let viewers = Viewers::default();
        assert!(viewers.is_first(("ada", "walk"), 1));
        assert!(!viewers.is_first(("ada", "walk"), 1));
        assert!(viewers.is_first(("bob", "walk"), 1));
        assert!(viewers.is_first(("ada", "ride"), 1));
        assert!(viewers.is_first(("ada", "walk"), 2));
    }
}
