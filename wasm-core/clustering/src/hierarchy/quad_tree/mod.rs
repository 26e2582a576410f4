//! A quadtree of positions: squares of squares, down to few positions each, in the order of a curve through the map.
//!
//! What is near on the map is near in memory, however dense it is there, so that a view is a few runs of arrays; and the way
//! to them is computed, not searched. The curve is that of Z-order (Morton): each square is one run of it.
//!
//! Every position has a rank, and a question asks for ranks up to one. In a dense square that may be few of many; so the few
//! of the lowest ranks stay with the square, before its parts, and parts without such are passed over.

mod curve;
mod division;

use std::ops::Range;

use super::level::Window;
use super::nodes::{Position, index_of};
use super::radix;
pub(super) use curve::spread;
use curve::{COLUMNS, FROM_CURVE, PARTS, ROWS, STEP_BITS};
use division::{Division, index_in};

/// Bits of a key for each axis: squares of 10 m where positions are all over the world, less where they are not. Even,
/// as each step takes two.
const MOST_KEY_BITS: u32 = 22;

/// The squares over some positions; these themselves are their owner's, in the order that was given with the tree.
#[derive(Debug, Clone)]
pub(super) struct QuadTree {
    /// The least window that has all positions, and how many bits of their distances from its corner are left out below the
    /// keys.
    all: Window,
    shift: u32,
    key_bits: u32,
    /// The whole first; the parts of a square one after the other, in the order of the curve.
    squares: Vec<Square>,
    /// Number of positions, which is also that of ranks.
    len: u32,
    ranks: usize,
    /// Of each divided square, in the order of their parts, and of each rank a bit for each part that has it or a lower one.
    having: Vec<u16>,
}

/// A run of the order: what stays with the square by rank, then its parts.
#[derive(Debug, Clone, Copy)]
struct Square {
    start: u32,
    /// End of the positions that stay with it.
    end: u32,
    /// Index of its first part; 0 for one that is not divided.
    parts: u32,
}

impl Square {
    /// Number of squares that were divided before it.
    fn number(&self) -> usize {
        self.parts as usize / PARTS
    }

    fn own(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// Places in the order that are asked for.
#[derive(Debug, Clone)]
pub(super) struct Run {
    pub(super) places: Range<usize>,
    /// `true` if all of them are in the window, and of the ranks. If not, they go by rank.
    pub(super) is_all: bool,
}

/// Query of the tree. Keys are those of columns, then those of rows: the first and the last.
#[derive(Debug, Clone, Copy)]
struct Asked {
    /// Keys that the window touches.
    touched: [[u32; 2]; 2],
    /// Keys of which all is in the window; `None` also where some positions have a higher rank.
    covered: Option<[[u32; 2]; 2]>,
    most_rank: usize,
}

impl Asked {
    /// Returns `true` if a square that begins at a corner and has keys of so many bits lies in the query whole.
    fn has_all(&self, corner: [u32; 2], bits: u32) -> bool {
        let last = (1 << bits) - 1;
        self.covered.is_some_and(|[columns, rows]| {
            let within = |[from, to]: [u32; 2], start: u32| from <= start && start + last <= to;
            within(columns, corner[0]) && within(rows, corner[1])
        })
    }
}

impl QuadTree {
    /// A tree over positions that go by rank, and the order of the curve as indexes: O(positions). `rank_ends` says how many
    /// positions have each rank or a lower one.
    pub(super) fn new(
        positions: impl ExactSizeIterator<Item = Position> + Clone,
        rank_ends: &[u32],
    ) -> (Vec<u32>, Self) {
        let windows = positions.clone().map(Window::at);
        let all = windows.fold(Window::EMPTY, |all, one| all.joined(&one));
        let extent = all
            .right
            .abs_diff(all.left)
            .max(all.bottom.abs_diff(all.top));
        let index_bits = u32::BITS - index_of(positions.len()).leading_zeros();
        let room = (u64::BITS - index_bits) / 2;
        let key_bits = MOST_KEY_BITS.min(room - room % STEP_BITS);
        let mut tree = Self {
            all,
            shift: (u32::BITS - extent.leading_zeros()).saturating_sub(key_bits),
            key_bits,
            squares: Vec::new(),
            len: index_of(positions.len()),
            ranks: rank_ends.len(),
            having: Vec::new(),
        };
        if positions.len() == 0 {
            return (Vec::new(), tree);
        }
        let word = |([x, y], index): (Position, u64)| {
            let (column, row) = (tree.key(x, 0), tree.key(y, 1));
            (spread(row) << 1 | spread(column)) << index_bits | index
        };
        let mut words: Vec<_> = positions.zip(0..).map(word).collect();
        let to_bit = index_bits + 2 * key_bits;
        radix::sort(&mut words, &mut Vec::new(), index_bits, to_bit);
        let mut division = Division {
            tree: &mut tree,
            index_bits,
            rank_ends,
        };
        division.tree.squares.push(NO_SQUARE);
        division.divide(0, 0, &mut words, to_bit);
        tree.squares.shrink_to_fit();
        let order: Vec<_> = words
            .iter()
            .map(|&word| index_in(word, index_bits))
            .collect();
        tree.say_what_parts_have(&order, rank_ends);
        (order, tree)
    }

    /// Says of divided squares which parts have which ranks, from the last to the first: parts come behind what they are parts
    /// of.
    fn say_what_parts_have(&mut self, order: &[u32], rank_ends: &[u32]) {
        self.having = vec![0; self.squares.len() / PARTS * self.ranks];
        let rank = |index: u32| rank_ends.partition_point(|&end| end <= index);
        let mut lowest = vec![self.ranks; self.squares.len()];
        for (at, square) in self.squares.iter().enumerate().rev() {
            let own = order[square.own()].first();
            lowest[at] = own.map_or(self.ranks, |&index| rank(index));
            if square.parts == 0 {
                continue;
            }
            let parts = &lowest[square.parts as usize..][..PARTS];
            let having = self.having[square.number() * self.ranks..].iter_mut();
            for (rank, having) in having.take(self.ranks).enumerate() {
                let has = parts.iter().zip(0..).filter(|&(&lowest, _)| lowest <= rank);
                *having = has.map(|(_, part)| 1 << part).sum();
            }
            let lowest_of_parts = parts.iter().copied().min();
            lowest[at] = lowest[at].min(lowest_of_parts.unwrap_or(self.ranks));
        }
    }

    /// Key of a coordinate on an axis; of one before the least that of the least.
    fn key(&self, coordinate: i32, axis: usize) -> u32 {
        let origin = [self.all.left, self.all.top][axis];
        let distance = coordinate.max(origin).abs_diff(origin);
        (distance >> self.shift).min((1 << self.key_bits) - 1)
    }

    /// Keys of coordinates from one to another on an axis, the edges' only if all of them are between. `None` for no key.
    fn covered(&self, [from, to]: [i32; 2], axis: usize) -> Option<[u32; 2]> {
        let [first, last] = [
            [self.all.left, self.all.right],
            [self.all.top, self.all.bottom],
        ][axis];
        let from = if from <= first {
            0
        } else {
            self.key(from - 1, axis) + 1
        };
        let to = if to >= last {
            Some(u32::MAX)
        } else {
            self.key(to + 1, axis).checked_sub(1)
        };
        Some([from, to?])
    }

    /// Calls `found` with runs of the order that together have all positions in a window up to a rank, and few others.
    pub(super) fn for_each_run(
        &self,
        window: &Window,
        most_rank: usize,
        mut found: impl FnMut(Run),
    ) {
        let Some(&whole) = self.squares.first().filter(|_| !window.is_empty()) else {
            return;
        };
        let columns = [window.left, window.right];
        let rows = [window.top, window.bottom];
        let has_all_ranks = most_rank + 1 >= self.ranks;
        let covered = || Some([self.covered(columns, 0)?, self.covered(rows, 1)?]);
        let asked = Asked {
            touched: [
                columns.map(|x| self.key(x, 0)),
                rows.map(|y| self.key(y, 1)),
            ],
            covered: if has_all_ranks { covered() } else { None },
            most_rank: most_rank.min(self.ranks - 1),
        };
        self.visit((whole, self.len), [0, 0], self.key_bits, &asked, &mut found);
    }

    /// Looks through a square that begins at a column and a row, has keys of so many bits, and whose run ends at a place.
    fn visit(
        &self,
        (square, end): (Square, u32),
        [column, row]: [u32; 2],
        bits: u32,
        asked: &Asked,
        found: &mut impl FnMut(Run),
    ) {
        if asked.has_all([column, row], bits) {
            found(Run {
                places: square.start as usize..end as usize,
                is_all: true,
            });
            return;
        }
        let own = square.own();
        if !own.is_empty() {
            found(Run {
                places: own,
                is_all: false,
            });
        }
        if square.parts == 0 {
            return;
        }
        let below = bits - STEP_BITS;
        let last = (1 << bits) - 1;
        let between = |[from, to]: [u32; 2], start: u32| {
            let first = (from.max(start) - start) >> below;
            let last = (to.min(start + last) - start) >> below;
            (first as usize, last as usize)
        };
        let (left, right) = between(asked.touched[0], column);
        let (top, bottom) = between(asked.touched[1], row);
        let inside = COLUMNS[left][right] & ROWS[top][bottom];
        let at = square.number() * self.ranks + asked.most_rank;
        let squares = &self.squares[square.parts as usize..][..PARTS];
        let mut parts = self.having[at] & inside;
        while parts != 0 {
            let part = parts.trailing_zeros() as usize;
            parts &= parts - 1;
            let [right, down] = FROM_CURVE[part];
            let corner = [column + (right << below), row + (down << below)];
            let end = squares.get(part + 1).map_or(end, |next| next.start);
            self.visit((squares[part], end), corner, below, asked, found);
        }
    }
}

/// A square that is yet to be filled.
const NO_SQUARE: Square = Square {
    start: 0,
    end: 0,
    parts: 0,
};

#[cfg(test)]
mod tests {
    use super::division::MOST_UNDIVIDED;
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

    /// A fifth of so many has each rank.
    fn rank_ends(count: u32) -> [u32; 5] {
        [1, 2, 3, 4, 5].map(|fifths| count * fifths / 5)
    }

    #[test]
    fn finds_in_any_window_what_is_there_once() {
        let (mut seen, mut whole_runs) = (0, 0);
        for count in [0, 1, 2, 64, 65, 1_023, 1_024, 1_025, 20_000] {
            let positions = positions(count);
            let ends = rank_ends(count);
            let (order, tree) = QuadTree::new(positions.iter().copied(), &ends);
            for corner in (0..count).step_by(397) {
                let [x, y] = positions[corner as usize];
                for side in [0, 1_000, 10_000_000, i32::MAX] {
                    let window = Window {
                        left: x,
                        top: y.saturating_sub(side),
                        right: x.saturating_add(side),
                        bottom: y,
                    };
                    let most = corner as usize % 5;
                    let is_in =
                        |&at: &u32| at < ends[most] && window.contains(positions[at as usize]);
                    let mut found: Vec<u32> = Vec::new();
                    tree.for_each_run(&window, most, |Run { places, is_all }| {
                        let run = &order[places];
                        assert!(is_all && run.iter().all(is_in) || !is_all && run.is_sorted());
                        whole_runs += usize::from(is_all);
                        found.extend(run);
                    });
                    found.retain(is_in);
                    found.sort_unstable();
                    assert_eq!(found, (0..count).filter(is_in).collect::<Vec<_>>());
                    seen += found.len();
                }
            }
        }
        assert!(seen > 10_000, "{seen}");
        assert!(whole_runs > 50, "{whole_runs}");
    }

    #[test]
    fn whole_map_and_its_edges() {
        let positions = [[i32::MIN, i32::MIN], [i32::MAX, i32::MAX], [0, 0]];
        let (order, tree) = QuadTree::new(positions.iter().copied(), &[3]);
        let all = Window::at(positions[0]).joined(&Window::at(positions[1]));
        let mut found: Vec<u32> = Vec::new();
        tree.for_each_run(&all, 0, |run| found.extend(&order[run.places]));
        found.sort_unstable();
        assert_eq!(found, [0, 1, 2]);
    }

    #[test]
    fn what_a_window_covers_is_one_run() {
        let positions = positions(20_000);
        let ends = [10_000, 20_000];
        let (_, tree) = QuadTree::new(positions.iter().copied(), &ends);
        let runs = |window: &Window, most_rank| {
            let mut runs = Vec::new();
            tree.for_each_run(window, most_rank, |run| runs.push(run));
            runs
        };
        let all = Window::at([i32::MIN; 2]).joined(&Window::at([i32::MAX; 2]));
        let [run] = &runs(&all, 1)[..] else {
            panic!("more than one run");
        };
        assert_eq!((run.places.clone(), run.is_all), (0..20_000, true));
        assert!(runs(&all, 0).iter().all(|run| !run.is_all));
        let least = positions.iter().map(|[x, _]| *x).min().unwrap();
        let but_the_edge = Window {
            left: least + 1,
            ..all
        };
        let runs = runs(&but_the_edge, 1);
        assert!((2..1_000).contains(&runs.len()), "{}", runs.len());
        assert!(runs.iter().any(|run| !run.is_all));
    }

    #[test]
    fn finds_few_of_low_rank_among_many() {
        let positions = positions(20_000);
        let (order, tree) = QuadTree::new(positions.iter().copied(), &[100, 20_000]);
        let all = Window::at([i32::MIN; 2]).joined(&Window::at([i32::MAX; 2]));
        let (mut found, mut looked_at) = (0, 0);
        tree.for_each_run(&all, 0, |Run { places, .. }| {
            looked_at += places.len();
            found += order[places].iter().filter(|&&index| index < 100).count();
        });
        assert_eq!(found, 100);
        assert!(looked_at <= 10 * MOST_UNDIVIDED, "{looked_at}");
    }

    #[test]
    fn looks_at_few_others() {
        let positions = positions(20_000);
        let (_, tree) = QuadTree::new(positions.iter().copied(), &[20_000]);
        for at in (0..20_000).step_by(4) {
            let mut looked_at = 0;
            tree.for_each_run(&Window::at(positions[at]), 0, |run| {
                looked_at += run.places.len();
            });
            assert!((1..=MOST_UNDIVIDED).contains(&looked_at), "{looked_at}");
        }
    }
}
