//! The points of one level, sorted into square cells as wide as the radius: what is within the radius of a point lies
//! in its own cell or one of the eight around it, which are three runs of the sorted array.

use super::nodes::index_of;
use super::radix;

/// How coordinates become cells, and a cell and an index one word: row, column, index, from the highest bit down.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Cells {
    origin: (i32, i32),
    side: u32,
    row_bits: u32,
    column_bits: u32,
    index_bits: u32,
}

impl Cells {
    /// Cells for points whose coordinates differ by whole numbers: two of them within the radius are at most
    /// `floor(radius)` apart on each axis, so that a side of that length is enough. It is more where a word has no
    /// room for so many cells.
    fn new(x: &[i32], y: &[i32], radius: f64) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a float that is too large becomes the largest integer, which is wide enough"
        )]
        let side = (radius as u32).max(1);
        let ((left, width), (top, height)) = (extent(x), extent(y));
        let mut cells = Self {
            origin: (left, top),
            side,
            index_bits: bits(index_of(x.len()).into()),
            ..Self::default()
        };
        cells.count(width, height);
        while cells.row_bits + cells.column_bits + cells.index_bits > u64::BITS {
            cells.side *= 2;
            cells.count(width, height);
        }
        cells
    }

    /// One row and column are left free on each side, so that every cell has neighbours with keys of their own.
    fn count(&mut self, width: u32, height: u32) {
        self.column_bits = bits(u64::from(width / self.side) + 2);
        self.row_bits = bits(u64::from(height / self.side) + 2);
    }

    /// Column of an x, from 1; 0 for all that lies left of the points.
    pub(super) fn column(&self, x: i32) -> u32 {
        cell(x, self.origin.0, self.side)
    }

    /// Row of a y, from 1; 0 for all that lies above the points.
    pub(super) fn row(&self, y: i32) -> u32 {
        cell(y, self.origin.1, self.side)
    }

    fn word(&self, x: i32, y: i32, index: u32) -> u64 {
        let row = u64::from(self.row(y)) << self.column_bits;
        ((row | u64::from(self.column(x))) << self.index_bits) | u64::from(index)
    }
}

fn bits(most: u64) -> u32 {
    u64::BITS - most.leading_zeros()
}

fn cell(value: i32, origin: i32, side: u32) -> u32 {
    if value < origin {
        return 0;
    }
    (value.abs_diff(origin) / side).saturating_add(1)
}

/// Least value, and how far the greatest lies from it; 0 and 0 of none.
fn extent(values: &[i32]) -> (i32, u32) {
    let low = values.iter().min().copied().unwrap_or(0);
    let high = values.iter().max().copied().unwrap_or(0);
    (low, high.abs_diff(low))
}

/// A sorted point; word and coordinates lie together, because they are read together and out of order.
#[derive(Debug, Clone, Copy)]
struct Sorted {
    word: u64,
    x: i32,
    y: i32,
}

/// Sorted points of one level; the arrays are reused from level to level.
#[derive(Debug, Default)]
pub(super) struct Grid {
    layout: Cells,
    words: Vec<u64>,
    spare: Vec<u64>,
    /// Points by ascending words.
    points: Vec<Sorted>,
    /// Largest squared distance of a neighbour.
    radius_2: f64,
}

impl Grid {
    /// Sorts points: O(n).
    pub(super) fn sort(&mut self, x: &[i32], y: &[i32], radius: f64) {
        let layout = Cells::new(x, y, radius);
        self.radius_2 = radius * radius;
        self.layout = layout;
        self.words.clear();
        let points = x.iter().zip(y).zip(0..);
        self.words
            .extend(points.map(|((&x, &y), index)| layout.word(x, y, index)));
        let key_bits = layout.column_bits + layout.row_bits;
        radix::sort(
            &mut self.words,
            &mut self.spare,
            layout.index_bits,
            layout.index_bits + key_bits,
        );
        self.points.clear();
        self.points.extend(self.words.iter().map(|&word| {
            let index = index_in(word, layout.index_bits) as usize;
            Sorted {
                word,
                x: x[index],
                y: y[index],
            }
        }));
    }

    pub(super) fn len(&self) -> usize {
        self.points.len()
    }

    pub(super) fn layout(&self) -> Cells {
        self.layout
    }

    /// Index of a sorted point in the arrays it was sorted from.
    pub(super) fn index(&self, at: usize) -> u32 {
        index_in(self.points[at].word, self.layout.index_bits)
    }

    /// Row of a sorted point.
    #[expect(clippy::cast_possible_truncation, reason = "a row is a `u32`")]
    pub(super) fn row(&self, at: usize) -> u32 {
        (self.points[at].word >> (self.layout.column_bits + self.layout.index_bits)) as u32
    }

    /// Whether two sorted points are neighbours. The difference is taken in `f64`, as by the peer: it may exceed an `i32`.
    pub(super) fn is_near(&self, a: usize, b: usize) -> bool {
        let (a, b) = (&self.points[a], &self.points[b]);
        let dx = f64::from(a.x) - f64::from(b.x);
        let dy = f64::from(a.y) - f64::from(b.y);
        dx * dx + dy * dy <= self.radius_2
    }

    /// Least words of the three cells around a sorted point in the row above, in its own, and below.
    fn leftmost(&self, at: usize) -> [u64; 3] {
        let cell = 1 << self.layout.index_bits;
        let own = (self.points[at].word & !(cell - 1)) - cell;
        let row = cell << self.layout.column_bits;
        [own - row, own, own + row]
    }

    /// Moves the three starts on to the runs around the next sorted point.
    pub(super) fn advance(&self, starts: &mut [u32; 3], at: usize) {
        for (start, least) in starts.iter_mut().zip(self.leftmost(at)) {
            while self
                .points
                .get(*start as usize)
                .is_some_and(|point| point.word < least)
            {
                *start += 1;
            }
        }
    }

    /// Calls `visit` with the sorted points of the nine cells around one, itself included, until it says `true`; gives
    /// that point.
    pub(super) fn find_around(
        &self,
        at: usize,
        starts: [u32; 3],
        mut visit: impl FnMut(usize) -> bool,
    ) -> Option<usize> {
        let cell = 1 << self.layout.index_bits;
        for (start, least) in starts.into_iter().zip(self.leftmost(at)) {
            let mut other = start as usize;
            while other < self.points.len() && self.points[other].word < least + 3 * cell {
                if visit(other) {
                    return Some(other);
                }
                other += 1;
            }
        }
        None
    }
}

#[expect(clippy::cast_possible_truncation, reason = "an index is a `u32`")]
fn index_in(word: u64, index_bits: u32) -> u32 {
    (word & ((1 << index_bits) - 1)) as u32
}
