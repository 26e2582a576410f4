//! The labels of a list as a set that knows how many there are below each: what the peer's ids are made of.

use super::id::{Naming, cluster_id};
use super::nodes::index_of;

/// A bit for each point; none where stable ids make ranks needless.
#[derive(Debug)]
pub(super) struct Labels {
    points: usize,
    naming: Naming,
    is_listed: Vec<u64>,
    /// The set as it was when counted, each word with the number of labels in those before it.
    counted: Vec<(u64, u32)>,
}

impl Labels {
    /// Some of the labels of so many points.
    pub(super) fn new(points: usize, listed: impl Iterator<Item = u32>, naming: Naming) -> Self {
        let mut labels = Self {
            points,
            naming,
            is_listed: Vec::new(),
            counted: Vec::new(),
        };
        if naming == Naming::Peer {
            labels.is_listed.resize(points.div_ceil(64), 0);
            for label in listed {
                labels.is_listed[label as usize / 64] |= 1 << (label % 64);
            }
        }
        labels
    }

    /// A label that none exceeds.
    pub(super) fn highest(&self) -> u32 {
        index_of(self.points)
    }

    pub(super) fn remove(&mut self, label: u32) {
        if let Some(word) = self.is_listed.get_mut(label as usize / 64) {
            *word &= !(1 << (label % 64));
        }
    }

    /// Fixes the set that ranks refer to.
    pub(super) fn count(&mut self) {
        let mut before = 0;
        self.counted.clear();
        self.counted.extend(self.is_listed.iter().map(|&word| {
            before += word.count_ones();
            (word, before - word.count_ones())
        }));
    }

    /// Id of the cluster that is born at a zoom around the node with this label.
    pub(super) fn name(&self, label: u32, zoom: u8) -> u32 {
        match self.naming {
            Naming::Peer => cluster_id(self.rank(label), zoom, self.highest()),
            Naming::Stable => label,
        }
    }

    /// Number of lower labels when counted last: the index in the peer's list.
    fn rank(&self, label: u32) -> u32 {
        let (word, before) = self.counted[label as usize / 64];
        before + (word & ((1 << (label % 64)) - 1)).count_ones()
    }
}
