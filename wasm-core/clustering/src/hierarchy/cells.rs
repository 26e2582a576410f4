//! Square cells over the map: what is within their side of a point lies in its own cell or one of the eight around it.

use super::nodes::{Position, index_of};

/// Grid of cells: packs a cell and an index into one word of row, column, index, from the highest bit down.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Cells {
    origin: Position,
    side: f64,
    /// Factor for a distance: a little less than 1 / side, so that rounding never makes a cell too narrow.
    scale: f64,
    row_bits: u32,
    column_bits: u32,
    index_bits: u32,
}

/// So much narrower is no cell, whatever is rounded.
const ROUNDING: f64 = 1.0 - 1e-9;

impl Cells {
    /// Cells for points whose coordinates differ by whole numbers: two of them within `radius` are at most
    /// `floor(radius)` apart on each axis, so that a side of that length is enough. It is more where a word has no room
    /// for so many cells.
    pub(super) fn new(positions: &[Position], radius: f64) -> Self {
        let (low, high) = extent(positions);
        let mut cells = Self {
            origin: low,
            index_bits: bits(index_of(positions.len()).into()),
            ..Self::default()
        };
        let size = [0, 1].map(|axis| high[axis].abs_diff(low[axis]));
        cells.widen_to(radius.floor().max(1.0), size);
        while cells.row_bits + cells.column_bits + cells.index_bits > u64::BITS {
            cells.widen_to(cells.side * 2.0, size);
        }
        cells
    }

    /// Returns the origin of the cells, and their side.
    pub(super) fn parts(&self) -> (Position, f64) {
        (self.origin, self.side)
    }

    /// Cells that were stored: they know rows and columns, but no words. `None` for a side that is none.
    pub(super) fn from_parts(origin: Position, side: f64) -> Option<Self> {
        let is_side = side.is_finite() && side >= 1.0;
        is_side.then(|| Self {
            origin,
            side,
            scale: ROUNDING / side,
            ..Self::default()
        })
    }

    /// Rows and columns are left free on each side, so that every cell has neighbours with keys of their own, and the word
    /// past the last of those is still a word.
    fn widen_to(&mut self, side: f64, [width, height]: [u32; 2]) {
        self.side = side;
        self.scale = ROUNDING / side;
        self.column_bits = bits(u64::from(self.cell(width)) + 2);
        self.row_bits = bits(u64::from(self.cell(height)) + 2);
    }

    /// Column of an x, from 1; 0 for all that lies left of the points.
    pub(super) fn column(&self, x: i32) -> u32 {
        if x < self.origin[0] {
            0
        } else {
            self.cell(x.abs_diff(self.origin[0]))
        }
    }

    /// Row of a y, from 1; 0 for all that lies above the points.
    pub(super) fn row(&self, y: i32) -> u32 {
        if y < self.origin[1] {
            0
        } else {
            self.cell(y.abs_diff(self.origin[1]))
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "at most the largest difference, divided by a side of at least 1"
    )]
    fn cell(&self, distance: u32) -> u32 {
        (f64::from(distance) * self.scale) as u32 + 1
    }

    /// Word of a position that is one of the points.
    pub(super) fn word(&self, position: Position, index: u32) -> u64 {
        let row = u64::from(self.cell(position[1].abs_diff(self.origin[1])));
        let column = u64::from(self.cell(position[0].abs_diff(self.origin[0])));
        ((row << self.column_bits | column) << self.index_bits) | u64::from(index)
    }

    /// The bits of a word that say where the cell is: from the first, below the second.
    pub(super) fn key_bits(&self) -> (u32, u32) {
        (
            self.index_bits,
            self.index_bits + self.column_bits + self.row_bits,
        )
    }

    #[expect(clippy::cast_possible_truncation, reason = "an index is a `u32`")]
    pub(super) fn index_in(&self, word: u64) -> u32 {
        (word & (self.column_step() - 1)) as u32
    }

    #[expect(clippy::cast_possible_truncation, reason = "a row is a `u32`")]
    pub(super) fn row_in(&self, word: u64) -> u32 {
        (word >> (self.column_bits + self.index_bits)) as u32
    }

    #[expect(clippy::cast_possible_truncation, reason = "a column is a `u32`")]
    pub(super) fn column_in(&self, word: u64) -> u32 {
        (word >> self.index_bits & ((1 << self.column_bits) - 1)) as u32
    }

    /// Least word of the cell that a word lies in.
    pub(super) fn least(&self, word: u64) -> u64 {
        word & !(self.column_step() - 1)
    }

    /// Difference between the words of two cells beside each other.
    pub(super) fn column_step(&self) -> u64 {
        1 << self.index_bits
    }

    /// Difference between the words of two cells one below the other.
    pub(super) fn row_step(&self) -> u64 {
        1 << (self.index_bits + self.column_bits)
    }
}

fn bits(most: u64) -> u32 {
    u64::BITS - most.leading_zeros()
}

/// The corners of the least box around positions; of none the origin.
fn extent(positions: &[Position]) -> (Position, Position) {
    let Some(&first) = positions.first() else {
        return ([0; 2], [0; 2]);
    };
    positions.iter().fold((first, first), |(low, high), at| {
        (
            [low[0].min(at[0]), low[1].min(at[1])],
            [high[0].max(at[0]), high[1].max(at[1])],
        )
    })
}
