//! A quadtree of positions: squares of squares, down to few positions each, in the order of a curve through the map.
//!
//! What is near on the map is near in memory, however dense it is there, so that a view is a few runs of arrays; and the way
//! to them is computed, not searched. The curve is that of Z-order (Morton): each square is one run of it.

use std::ops::Range;

use super::level::Window;
use super::nodes::{Position, index_of};
use super::radix;

/// A square with more positions is divided, if it can be.
const MOST_UNDIVIDED: usize = 64;

/// A square has four rows and four columns of squares: two bits of each axis.
const STEP_BITS: u32 = 2;
const PARTS: usize = 1 << (2 * STEP_BITS);

/// Bits of a key for each axis: squares of 10 m where positions are all over the world, less where they are not. Even,
/// as each step takes two.
const MOST_KEY_BITS: u32 = 22;

/// The squares over some positions; these themselves are their owner's, in the order that was given with the tree.
#[derive(Debug, Default)]
pub(super) struct QuadTree {
    /// The least position on each axis, and how many bits are left out below the keys.
    origin: Position,
    shift: u32,
    key_bits: u32,
    /// The whole first; the parts of a square one after the other, in the order of the curve.
    squares: Vec<Square>,
}

/// A run of the order.
#[derive(Debug, Clone, Copy)]
struct Square {
    start: u32,
    end: u32,
    /// Where its parts begin; 0 for one that is not divided.
    parts: u32,
}

/// Keys between two, ends included, on each axis.
#[derive(Debug, Clone, Copy)]
struct Keys {
    columns: [u32; 2],
    rows: [u32; 2],
}

impl QuadTree {
    /// A tree, and the order of the curve as indexes: O(positions).
    pub(super) fn new(positions: &[Position]) -> (Vec<u32>, Self) {
        let windows = positions.iter().map(|&position| Window::at(position));
        let all = windows.fold(Window::EMPTY, |all, one| all.joined(&one));
        let extent = all
            .right
            .abs_diff(all.left)
            .max(all.bottom.abs_diff(all.top));
        let index_bits = u32::BITS - index_of(positions.len()).leading_zeros();
        let room = (u64::BITS - index_bits) / 2;
        let key_bits = MOST_KEY_BITS.min(room - room % STEP_BITS);
        let mut tree = Self {
            origin: [all.left, all.top],
            shift: (u32::BITS - extent.leading_zeros()).saturating_sub(key_bits),
            key_bits,
            squares: Vec::new(),
        };
        if positions.is_empty() {
            return (Vec::new(), tree);
        }
        let word = |(&[x, y], index): (&Position, u64)| {
            let (column, row) = (tree.key(x, 0), tree.key(y, 1));
            (spread(row) << 1 | spread(column)) << index_bits | index
        };
        let mut words: Vec<_> = positions.iter().zip(0..).map(word).collect();
        let to_bit = index_bits + 2 * key_bits;
        radix::sort(&mut words, &mut Vec::new(), index_bits, to_bit);
        tree.squares.push(Square {
            start: 0,
            end: index_of(words.len()),
            parts: 0,
        });
        tree.divide(0, &words, to_bit);
        let mask = (1_u64 << index_bits) - 1;
        #[expect(clippy::cast_possible_truncation, reason = "an index is a `u32`")]
        let order = words.iter().map(|word| (word & mask) as u32).collect();
        (order, tree)
    }

    /// Divides a square, whose words differ below a bit only, as far as it needs. Deeper by at most half the bits of a key.
    fn divide(&mut self, at: usize, words: &[u64], bit: u32) {
        let Square { start, end, .. } = self.squares[at];
        let own = &words[start as usize..end as usize];
        let lowest = u64::BITS - (words.len() as u64).leading_zeros();
        if own.len() <= MOST_UNDIVIDED || bit < lowest + 2 * STEP_BITS {
            return;
        }
        let below = bit - 2 * STEP_BITS;
        let parts = self.squares.len();
        self.squares[at].parts = index_of(parts);
        let part_of = |word: u64| word >> below & (PARTS as u64 - 1);
        let mut from = 0;
        for part in 0..PARTS as u64 {
            let until = from + own[from..].partition_point(|&word| part_of(word) <= part);
            self.squares.push(Square {
                start: start + index_of(from),
                end: start + index_of(until),
                parts: 0,
            });
            from = until;
        }
        for part in parts..parts + PARTS {
            self.divide(part, words, below);
        }
    }

    /// Key of a coordinate on an axis; of one before the least that of the least.
    fn key(&self, coordinate: i32, axis: usize) -> u32 {
        let origin = self.origin[axis];
        let distance = coordinate.max(origin).abs_diff(origin);
        (distance >> self.shift).min((1 << self.key_bits) - 1)
    }

    /// Calls `found` with runs of places in the order that together have all positions in a window, and few others.
    pub(super) fn for_each_run(&self, window: &Window, mut found: impl FnMut(Range<usize>)) {
        if window.is_empty() || self.squares.is_empty() {
            return;
        }
        let keys = Keys {
            columns: [window.left, window.right].map(|x| self.key(x, 0)),
            rows: [window.top, window.bottom].map(|y| self.key(y, 1)),
        };
        self.visit(self.squares[0], [0, 0], self.key_bits, keys, &mut found);
    }

    /// Looks through a square that begins at a column and a row, and has keys of so many bits.
    fn visit(
        &self,
        square: Square,
        [column, row]: [u32; 2],
        bits: u32,
        keys: Keys,
        found: &mut impl FnMut(Range<usize>),
    ) {
        let last = (1 << bits) - 1;
        let is_covered = keys.columns[0] <= column
            && column + last <= keys.columns[1]
            && keys.rows[0] <= row
            && row + last <= keys.rows[1];
        if square.parts == 0 || is_covered {
            if square.start < square.end {
                found(square.start as usize..square.end as usize);
            }
            return;
        }
        let below = bits - STEP_BITS;
        let between = |[from, to]: [u32; 2], start: u32| {
            let parts = from.max(start) - start..=to.min(start + last) - start;
            (parts.start() >> below)..=(parts.end() >> below)
        };
        for down in between(keys.rows, row) {
            for right in between(keys.columns, column) {
                let part = square.parts + IN_CURVE[down as usize][right as usize];
                let corner = [column + (right << below), row + (down << below)];
                self.visit(self.squares[part as usize], corner, below, keys, found);
            }
        }
    }
}

/// Where the part of a row and a column comes in the curve.
const IN_CURVE: [[u32; 4]; 4] = [[0, 1, 4, 5], [2, 3, 6, 7], [8, 9, 12, 13], [10, 11, 14, 15]];

/// The bits of a number with a gap after each.
pub(super) fn spread(number: u32) -> u64 {
    let steps = [
        (16, 0x0000_ffff_0000_ffff),
        (8, 0x00ff_00ff_00ff_00ff),
        (4, 0x0f0f_0f0f_0f0f_0f0f),
        (2, 0x3333_3333_3333_3333),
        (1, 0x5555_5555_5555_5555_u64),
    ];
    steps
        .iter()
        .fold(u64::from(number), |bits, &(shift, mask)| {
            (bits | bits << shift) & mask
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions that crowd at a few spots, one of them a single place, and some far away.
    fn positions(count: u32) -> Vec<Position> {
        let part = |seed: u32| i64::from(seed.wrapping_mul(2_654_435_769) >> 8);
        let position = |index: u32| {
            let spot = i64::from(index % 7) << 27;
            let shift = [0, 10, 24, 40][index as usize % 4];
            [2 * index, 2 * index + 1].map(|seed| {
                let at = spot + ((part(seed) << 6) >> shift) - (1 << 29);
                i32::try_from(at).unwrap_or(i32::MAX)
            })
        };
        (0..count).map(position).collect()
    }

    #[test]
    fn finds_in_any_window_what_is_there_once() {
        let mut seen = 0;
        for count in [0, 1, 2, 64, 65, 1_023, 1_024, 1_025, 20_000] {
            let positions = positions(count);
            let (order, tree) = QuadTree::new(&positions);
            for corner in (0..count).step_by(397) {
                let [x, y] = positions[corner as usize];
                for side in [0, 1_000, 10_000_000, i32::MAX] {
                    let window = Window {
                        left: x,
                        top: y.saturating_sub(side),
                        right: x.saturating_add(side),
                        bottom: y,
                    };
                    let mut found: Vec<u32> = Vec::new();
                    tree.for_each_run(&window, |run| found.extend(&order[run]));
                    let is_in = |&at: &u32| window.contains(positions[at as usize]);
                    found.retain(is_in);
                    found.sort_unstable();
                    assert_eq!(found, (0..count).filter(is_in).collect::<Vec<_>>());
                    seen += found.len();
                }
            }
        }
        assert!(seen > 10_000, "{seen}");
    }

    #[test]
    fn whole_map_and_its_edges() {
        let positions = [[i32::MIN, i32::MIN], [i32::MAX, i32::MAX], [0, 0]];
        let (order, tree) = QuadTree::new(&positions);
        let all = Window::at(positions[0]).joined(&Window::at(positions[1]));
        let mut found: Vec<u32> = Vec::new();
        tree.for_each_run(&all, |run| found.extend(&order[run]));
        assert_eq!(found, [0, 2, 1]);
    }

    #[test]
    fn looks_at_few_others() {
        let positions = positions(20_000);
        let (order, tree) = QuadTree::new(&positions);
        for at in (0..20_000).step_by(4) {
            let mut looked_at = 0;
            tree.for_each_run(&Window::at(positions[at]), |run| {
                looked_at += order[run].len();
            });
            assert!((1..=MOST_UNDIVIDED).contains(&looked_at), "{looked_at}");
        }
    }
}
