//! Clustering where few nodes are near each other: all close pairs are found once, and serve several zooms.
//!
//! Greedy clustering in the order of labels needs to know of each pair within the radius only which of the two has the
//! lower label. A pair that is within the radius r at the lowest zoom of a stage was within
//! r + 2 (r/2 + r/4 + …) when the stage began, because a node moves with its cluster by at most the radius of each zoom
//! between, as long as its label stands for the cluster's origin. So one sweep with that distance finds every pair that
//! can matter; a zoom takes out of them those that are within its own radius now.

use super::list::List;
use super::nodes::index_of;
use super::radix::{self, Keyed};
use super::round::Round;

/// Two nodes of the list, the one with the lower label first.
type Pair = [u32; 2];

/// A pair within the radius, and the lower label.
#[derive(Debug, Clone, Copy, Default)]
struct Close {
    label: u32,
    pair: Pair,
}

impl Keyed for Close {
    fn key(&self) -> u64 {
        self.label.into()
    }
}

/// The pairs of a stage; the arrays are reused.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    found: Vec<Pair>,
    close: Vec<Close>,
    spare: Vec<Close>,
    group: Vec<u32>,
}

impl Pairs {
    /// Finds all pairs of the sorted list within a distance of at most the side of its cells, each once: O(n + pairs in
    /// neighbouring cells).
    pub(super) fn sweep(&mut self, list: &List, distance: f64) {
        let (words, cells) = (list.words(), list.cells());
        let (column, row) = (cells.column_step(), cells.row_step());
        let distance_2 = distance * distance;
        self.found.clear();
        let mut below = 0;
        for at in 0..words.len() {
            let own = cells.least(words[at]);
            let mut visit = |from: usize, end: u64| {
                let mut other = from;
                while other < words.len() && words[other] < end {
                    if list.is_near(at, other, distance_2) {
                        self.found.push(oriented(list, at, other));
                    }
                    other += 1;
                }
            };
            visit(at + 1, own + 2 * column);
            while below < words.len() && words[below] < own + row - column {
                below += 1;
            }
            visit(below, own + row + 2 * column);
        }
    }

    /// Clusters the nodes of a round, in the order of their labels.
    pub(super) fn merge(&mut self, round: &mut Round) {
        self.select(round.list, round.radius, round.labels.highest());
        round.labels.count();
        for own in self.close.chunk_by(|a, b| a.label == b.label) {
            let origin = own[0].pair[0];
            if !round.list.is_free[origin as usize] {
                continue;
            }
            let others = own.iter().map(|close| close.pair[1]);
            self.group.clear();
            self.group
                .extend(others.filter(|&other| round.list.is_free[other as usize]));
            round.gather(origin, &mut self.group);
        }
    }

    /// Takes out the pairs that are within the radius now, by ascending lower label, and forgets those that are none any
    /// more.
    fn select(&mut self, list: &List, radius: f64, highest_label: u32) {
        let radius_2 = radius * radius;
        let Self { found, close, .. } = self;
        close.clear();
        found.retain(|&pair| {
            let [low, high] = pair.map(|at| at as usize);
            let is_pair = list.is_free[low] && list.is_free[high];
            if is_pair && list.is_near(low, high, radius_2) {
                let label = list.entries[low].label;
                close.push(Close { label, pair });
            }
            is_pair
        });
        let label_bits = u32::BITS - highest_label.leading_zeros();
        radix::sort(&mut self.close, &mut self.spare, 0, label_bits);
    }
}

fn oriented(list: &List, a: usize, b: usize) -> Pair {
    let pair = [index_of(a), index_of(b)];
    if list.entries[a].label < list.entries[b].label {
        pair
    } else {
        [pair[1], pair[0]]
    }
}
