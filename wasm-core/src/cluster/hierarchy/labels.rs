//! The labels of a list as a set that knows how many there are below each.

use super::nodes::index_of;

/// A bit for each point.
#[derive(Debug)]
pub(super) struct Labels {
    points: usize,
    is_listed: Vec<u64>,
    /// The set as it was when counted, each word with the number of labels in those before it.
    counted: Vec<(u64, u32)>,
}

impl Labels {
    /// The labels of all points.
    pub(super) fn all(points: usize) -> Self {
        Self {
            points,
            is_listed: vec![u64::MAX; points.div_ceil(64)],
            counted: Vec::new(),
        }
    }

    /// A label that none exceeds.
    pub(super) fn highest(&self) -> u32 {
        index_of(self.points)
    }

    pub(super) fn remove(&mut self, label: u32) {
        self.is_listed[label as usize / 64] &= !(1 << (label % 64));
    }

    /// Fixes the set that [`rank`](Self::rank) refers to.
    pub(super) fn count(&mut self) {
        let mut before = 0;
        self.counted.clear();
        self.counted.extend(self.is_listed.iter().map(|&word| {
            before += word.count_ones();
            (word, before - word.count_ones())
        }));
    }

    /// Number of lower labels when counted last: the index in the peer's list.
    pub(super) fn rank(&self, label: u32) -> u32 {
        let (word, before) = self.counted[label as usize / 64];
        before + (word & ((1 << (label % 64)) - 1)).count_ones()
    }
}
