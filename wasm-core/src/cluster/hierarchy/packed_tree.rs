//! Nodes in the order of a curve through the map, under boxes of boxes: a packed R-tree.
//!
//! What is near on the map is near in memory, however dense it is there, so that a view is a few runs of the arrays. The
//! curve is that of Z-order (Morton): its keys cost less than Hilbert's, and the boxes make up for its jumps.

use std::ops::Range;

use super::nodes::{Position, index_of};
use super::points::world;
use super::radix;
use super::window::{Place, Window};

/// Nodes in a box, and boxes in one a level higher.
const FANOUT: usize = 16;

/// Bits of a key for each axis: squares of 600 m where the nodes are all over the world, less where they are not.
const KEY_BITS: u32 = 16;

/// The nodes of one zoom, or those born at some.
#[derive(Debug, Default)]
pub(super) struct PackedTree {
    nodes: Vec<u32>,
    /// Where each of them is drawn.
    places: Vec<Place>,
    /// The lowest zoom of each of them when they were packed: to look it up by node would be to look all over the memory.
    lowest_zooms: Vec<u8>,
    /// The boxes around so many nodes each, then those around so many of these, up to a single one.
    boxes: Vec<Window>,
    /// Where the boxes of each level end.
    ends: Vec<usize>,
}

/// Memory that is used again from tree to tree.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    words: Vec<u64>,
    spare: Vec<u64>,
    places: Vec<Place>,
}

impl PackedTree {
    /// Of these nodes, which are found once they have been packed.
    pub(super) fn of(nodes: Vec<u32>) -> Self {
        Self {
            nodes,
            ..Self::default()
        }
    }

    pub(super) fn nodes(&self) -> &[u32] {
        &self.nodes
    }

    /// Puts the nodes in order, given where they are drawn and down to which zoom: O(nodes).
    pub(super) fn pack(
        &mut self,
        place_of: impl Fn(u32) -> Place,
        lowest_zooms: &[u8],
        scratch: &mut Scratch,
    ) {
        scratch.places.clear();
        scratch
            .places
            .extend(self.nodes.iter().map(|&node| place_of(node)));
        scratch.sort();
        self.nodes = scratch.order().map(|at| self.nodes[at]).collect();
        self.places = scratch.order().map(|at| scratch.places[at]).collect();
        let nodes = self.nodes.iter();
        self.lowest_zooms = nodes.map(|&node| lowest_zooms[node as usize]).collect();
        let around = |places: &[Place]| {
            let at = places.iter().map(|place| Window::at(place.map(world)));
            at.fold(Window::EMPTY, |all, one| all.joined(&one))
        };
        self.boxes = self.places.chunks(FANOUT).map(around).collect();
        self.ends = vec![self.boxes.len()];
        let mut start = 0;
        while self.boxes.len() - start > 1 {
            let end = self.boxes.len();
            for from in (start..end).step_by(FANOUT) {
                let inner = &self.boxes[from..end.min(from + FANOUT)];
                let outer = inner.iter().fold(Window::EMPTY, |all, one| all.joined(one));
                self.boxes.push(outer);
            }
            self.ends.push(self.boxes.len());
            start = end;
        }
    }

    /// Calls `found` with each node in the window, its place and its lowest zoom: O(log(nodes) + those found).
    pub(super) fn for_each_in(&self, window: Window, mut found: impl FnMut(u32, Place, u8)) {
        if !window.is_empty() && !self.nodes.is_empty() {
            self.visit(self.ends.len() - 1, 0..1, &window, &mut found);
        }
    }

    /// Whether a node that lies at a position is among those listed here.
    pub(super) fn lists(&self, node: u32, position: Position) -> bool {
        let mut is_listed = false;
        self.for_each_in(Window::at(position), |other, _, _| {
            is_listed |= other == node;
        });
        is_listed
    }

    /// Looks through some boxes of a level.
    fn visit(
        &self,
        level: usize,
        boxes: Range<usize>,
        window: &Window,
        found: &mut impl FnMut(u32, Place, u8),
    ) {
        let start = self.start(level);
        let boxes = boxes.start..boxes.end.min(self.ends[level] - start);
        for (at, one) in boxes.clone().zip(&self.boxes[start..][boxes]) {
            if !window.meets(one) {
                continue;
            }
            let is_covered = window.covers(one);
            if level > 0 && !is_covered {
                let inner = at * FANOUT..(at + 1) * FANOUT;
                self.visit(level - 1, inner, window, found);
                continue;
            }
            let size = FANOUT << (FANOUT.ilog2() as usize * level);
            let within = at * size..self.nodes.len().min((at + 1) * size);
            let nodes = &self.nodes[within.clone()];
            let lowest_zooms = &self.lowest_zooms[within.clone()];
            let places = self.places[within].iter();
            for ((&place, &node), &lowest_zoom) in places.zip(nodes).zip(lowest_zooms) {
                if is_covered || window.contains(place.map(world)) {
                    found(node, place, lowest_zoom);
                }
            }
        }
    }

    /// Where the boxes of a level begin.
    fn start(&self, level: usize) -> usize {
        level.checked_sub(1).map_or(0, |below| self.ends[below])
    }
}

impl Scratch {
    /// Makes the words of the places, key above index, and sorts them.
    fn sort(&mut self) {
        let positions = || self.places.iter().map(|place| place.map(world));
        let all = positions().fold(Window::EMPTY, |all, one| all.joined(&Window::at(one)));
        let extent = all
            .right
            .abs_diff(all.left)
            .max(all.bottom.abs_diff(all.top));
        let shift = (u32::BITS - extent.leading_zeros()).saturating_sub(KEY_BITS);
        let index_bits = u32::BITS - index_of(self.places.len()).leading_zeros();
        self.words.clear();
        self.words
            .extend(positions().zip(0_u64..).map(|([x, y], index)| {
                let column = x.abs_diff(all.left) >> shift;
                let row = y.abs_diff(all.top) >> shift;
                (spread(row) << 1 | spread(column)) << index_bits | index
            }));
        let to_bit = index_bits + 2 * KEY_BITS;
        radix::sort(&mut self.words, &mut self.spare, index_bits, to_bit);
    }

    /// The index of each place, in the order of the words.
    #[expect(clippy::cast_possible_truncation, reason = "an index is a `u32`")]
    fn order(&self) -> impl Iterator<Item = usize> {
        let index_bits = u32::BITS - index_of(self.places.len()).leading_zeros();
        let mask = (1_u64 << index_bits) - 1;
        self.words.iter().map(move |word| (word & mask) as usize)
    }
}

/// The lowest sixteen bits, each with a free one above it.
fn spread(number: u32) -> u64 {
    let number = (number | number << 8) & 0x00ff_00ff;
    let number = (number | number << 4) & 0x0f0f_0f0f;
    let number = (number | number << 2) & 0x3333_3333;
    u64::from((number | number << 1) & 0x5555_5555)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Places that crowd at a few spots, and some far away.
    fn places(count: u32) -> Vec<Place> {
        let part = |seed: u32| f64::from(seed.wrapping_mul(2_654_435_769) >> 8) / 16_777_216.0;
        let place = |index: u32| {
            let spot = f64::from(index % 7) / 7.0;
            let spread = [1.0, 0.01, 1e-6][index as usize % 3];
            [2 * index, 2 * index + 1].map(|seed| (spot + spread * part(seed)) % 1.0)
        };
        (0..count).map(place).collect()
    }

    #[test]
    fn finds_in_any_window_what_is_there() {
        for count in [0, 1, 2, 16, 17, 255, 256, 257, 4_000] {
            let places = places(count);
            let mut tree = PackedTree::of((0..count).rev().collect());
            let zooms: Vec<_> = (0..count).map(|node| (node % 19) as u8).collect();
            tree.pack(
                |node| places[node as usize],
                &zooms,
                &mut Scratch::default(),
            );
            for corner in (0..count).step_by(97) {
                let [x, y] = places[corner as usize].map(world);
                for side in [0, 1_000, 10_000_000, i32::MAX] {
                    let window = Window {
                        left: x,
                        top: y.saturating_sub(side),
                        right: x.saturating_add(side),
                        bottom: y,
                    };
                    let mut found = Vec::new();
                    tree.for_each_in(window, |node, place, lowest_zoom| {
                        assert_eq!(u32::from(lowest_zoom), node % 19);
                        assert_eq!(
                            place.map(f64::to_bits),
                            places[node as usize].map(f64::to_bits)
                        );
                        found.push(node);
                    });
                    found.sort_unstable();
                    let is_in = |&node: &u32| window.contains(places[node as usize].map(world));
                    assert_eq!(found, (0..count).filter(is_in).collect::<Vec<_>>());
                }
                assert!(tree.lists(corner, [x, y]));
                assert!(!tree.lists(count, [x, y]));
            }
        }
    }
}
