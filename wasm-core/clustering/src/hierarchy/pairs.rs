//! Clustering where few nodes are near each other: all close pairs are found once, and serve several zooms.
//!
//! Greedy clustering in the order of labels needs to know of each pair within the radius only which of the two has the
//! lower label. A pair that is within the radius r at the lowest zoom of a stage was within
//! r + 2 (r/2 + r/4 + …) when the stage began, because a node moves with its cluster by at most the radius of each zoom
//! between, as long as its label stands for the cluster's origin. So one sweep with that distance finds every pair that
//! can matter; a zoom takes out of them those that are within its own radius now.

use std::ops::Range;

use super::list::List;
use super::nodes::{Position, index_of};
use super::resolve::{Pair, Resolution};
use super::round::Round;

/// The pairs of a stage; the arrays are reused.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    found: Vec<Pair>,
    close: Vec<Pair>,
    resolution: Resolution,
    group: Vec<u32>,
}

impl Pairs {
    /// Finds all pairs of the sorted list within a distance of at most the side of its cells, each once: O(n + pairs in
    /// neighbouring cells).
    pub(super) fn sweep(&mut self, list: &List, distance: f64) {
        let (words, cells) = (list.words(), list.cells());
        let (column, row) = (cells.column_step(), cells.row_step());
        let mut found = Found {
            pairs: std::mem::take(&mut self.found),
            len: 0,
            distance_2: distance * distance,
        };
        // Each looks at its own cell and the next behind it, and at three cells of the next row. Their ends only move on.
        let (mut own, mut beside, mut below, mut under) = (u64::MAX, 0, 0, 0);
        for (at, &word) in words.iter().enumerate() {
            if cells.least(word) != own {
                own = cells.least(word);
                beside = first_from(words, beside, own + 2 * column);
                below = first_from(words, below, own + row - column);
                under = first_from(words, under, own + row + 2 * column);
            }
            found.look(&list.positions, at, at + 1..beside);
            found.look(&list.positions, at, below..under);
        }
        found.pairs.truncate(found.len);
        for pair in &mut found.pairs {
            let [a, b] = *pair;
            let is_ascending = list.label(a as usize) < list.label(b as usize);
            *pair = if is_ascending { [a, b] } else { [b, a] };
        }
        self.found = found.pairs;
    }

    /// Clusters the nodes of a round.
    pub(super) fn merge(&mut self, round: &mut Round) {
        self.select(round.list, round.radius);
        round.labels.count();
        self.resolution
            .resolve(round.list, &self.close, round.labels.highest());
        let group = &mut self.group;
        self.resolution.for_each_group(|origin, others| {
            group.clear();
            group.extend(others);
            round.gather(origin, group);
        });
        self.resolution.clear(&self.close);
    }

    /// Takes out the pairs that are within the radius now, and forgets those that are none any more.
    fn select(&mut self, list: &List, radius: f64) {
        let radius_2 = radius * radius;
        let Self { found, close, .. } = self;
        close.clear();
        found.retain(|&pair| {
            let [low, high] = pair.map(|at| at as usize);
            let is_pair = list.is_free[low] && list.is_free[high];
            if is_pair && list.is_near(low, high, radius_2) {
                close.push(pair);
            }
            is_pair
        });
    }
}

/// The first index from a known one on whose word is not below a word.
fn first_from(words: &[u64], from: usize, word: u64) -> usize {
    let below = words[from..].iter().take_while(|&&other| other < word);
    from + below.count()
}

/// Pairs while they are found: whether one is near enough is as good as random, so that it is written down before that
/// is known, and the next overwrites it if it was not.
struct Found {
    pairs: Vec<Pair>,
    len: usize,
    distance_2: f64,
}

impl Found {
    fn look(&mut self, positions: &[Position], at: usize, others: Range<usize>) {
        let needed = self.len + others.len();
        if self.pairs.len() < needed {
            self.pairs
                .resize(needed.next_power_of_two(), Pair::default());
        }
        let room = &mut self.pairs[self.len..needed];
        let mut near = 0;
        let [x, y] = positions[at].map(f64::from);
        for (other, position) in others.clone().zip(&positions[others]) {
            let [other_x, other_y] = position.map(f64::from);
            let (dx, dy) = (x - other_x, y - other_y);
            room[near] = [index_of(at), index_of(other)];
            near += usize::from(dx * dx + dy * dy <= self.distance_2);
        }
        self.len += near;
    }
}
