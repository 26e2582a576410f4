//! The points of a level sorted into the rows and columns of a grid.
//!
//! Positions in that order are called *slots*. Cells are a little wider than the radius, so that all neighbours of a point
//! lie in its own cell and the eight around it: three runs of slots, one per row.

use std::ops::Range;

use super::level::{Level, distance_2};

/// Wider than the radius by enough that rounding in the division by it cannot put a neighbour two cells away.
const CELL_MARGIN: f64 = 1.0 + 1e-9;

/// Where rows and columns begin and how wide they are, in Int32 units.
#[derive(Debug, Clone, Copy)]
struct Lattice {
    west: f64,
    north: f64,
    cell: f64,
}

impl Lattice {
    fn cell_of(&self, x: f64, y: f64) -> (u32, u32) {
        (
            along(y - self.north, self.cell),
            along(x - self.west, self.cell),
        )
    }
}

/// Held at both ends of the range, so that a view beyond all points is a question like any other.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "saturating is what is wanted"
)]
fn along(offset: f64, cell: f64) -> u32 {
    (offset / cell).floor() as u32
}

/// A cell that holds something.
#[derive(Debug, Clone, Copy)]
struct Cell {
    row: u32,
    column: u32,
    /// First slot.
    start: u32,
    /// First cell of the row above (below) that can hold neighbours, or the first cell behind that row.
    above: u32,
    below: u32,
}

/// A level's points in the order of rows, then columns, then labels.
#[derive(Debug)]
pub(super) struct Grid {
    lattice: Lattice,
    /// Label at each slot.
    pub(super) labels: Vec<u32>,
    /// Cells that hold something, in order, and one behind the last.
    cells: Vec<Cell>,
}

impl Grid {
    /// Sorts a level: O(n).
    pub(super) fn build(level: &Level, radius: f64) -> Self {
        let least = |values: &[i32]| f64::from(values.iter().copied().min().unwrap_or(0));
        let cell = (radius * CELL_MARGIN).max(1.0) + 1.0;
        let lattice = Lattice {
            west: least(&level.xs),
            north: least(&level.ys),
            cell,
        };
        let mut keyed: Vec<(u64, u32)> = (0_u32..)
            .zip(level.xs.iter().zip(&level.ys))
            .map(|(label, (&x, &y))| {
                let (row, column) = lattice.cell_of(f64::from(x), f64::from(y));
                ((u64::from(row) << 32) | u64::from(column), label)
            })
            .collect();
        radsort::sort_by_key(&mut keyed, |(key, _)| *key);
        let mut grid = Self {
            lattice,
            labels: Vec::with_capacity(keyed.len()),
            cells: Vec::new(),
        };
        grid.collect_cells(&keyed);
        grid.link_rows();
        grid
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "the two halves of a key, and slots counted in u32"
    )]
    fn collect_cells(&mut self, keyed: &[(u64, u32)]) {
        let mut last = None;
        for (slot, &(key, label)) in keyed.iter().enumerate() {
            if last != Some(key) {
                last = Some(key);
                let (row, column) = ((key >> 32) as u32, key as u32);
                self.cells.push(Cell {
                    row,
                    column,
                    start: slot as u32,
                    above: 0,
                    below: 0,
                });
            }
            self.labels.push(label);
        }
        let behind = Cell {
            row: u32::MAX,
            column: u32::MAX,
            start: keyed.len() as u32,
            above: 0,
            below: 0,
        };
        self.cells.push(behind);
    }

    /// One pass with two pointers that only move forward: one row behind, one row ahead.
    fn link_rows(&mut self) {
        let (mut above, mut below) = (0, 0);
        for at in 0..self.cells.len() - 1 {
            let Cell { row, column, .. } = self.cells[at];
            let west = column.saturating_sub(1);
            let before = |cell: &Cell, row: i64| (i64::from(cell.row), cell.column) < (row, west);
            while before(&self.cells[above as usize], i64::from(row) - 1) {
                above += 1;
            }
            while before(&self.cells[below as usize], i64::from(row) + 1) {
                below += 1;
            }
            self.cells[at].above = above;
            self.cells[at].below = below;
        }
    }

    /// Number of cells that hold something.
    pub(super) fn n_cells(&self) -> usize {
        self.cells.len() - 1
    }

    /// The slots of a cell itself.
    pub(super) fn slots_of(&self, cell: usize) -> Range<usize> {
        self.cells[cell].start as usize..self.cells[cell + 1].start as usize
    }

    /// Gives back the memory that only building needs.
    pub(super) fn settled(mut self) -> Self {
        self.cells.shrink_to_fit();
        self
    }

    /// The runs of slots that hold all neighbours of a cell's points: in its own row, above and below.
    pub(super) fn around(&self, cell: usize) -> [Range<usize>; 3] {
        let Cell {
            row,
            column,
            above,
            below,
            ..
        } = self.cells[cell];
        let mut first = cell;
        if cell > 0 && self.cells[cell - 1].row == row && self.cells[cell - 1].column + 1 == column
        {
            first = cell - 1;
        }
        [
            self.run(first, row, column),
            self.run(above as usize, row.wrapping_sub(1), column),
            self.run(below as usize, row.wrapping_add(1), column),
        ]
    }

    /// Slots from a cell on, as long as it is in `row` and at most one column east of `column`.
    fn run(&self, first: usize, row: u32, column: u32) -> Range<usize> {
        let mut last = first;
        while self.cells[last].row == row
            && self.cells[last].column <= column.saturating_add(1)
            && last < self.n_cells()
        {
            last += 1;
        }
        self.cells[first].start as usize..self.cells[last].start as usize
    }

    /// Calls `found` with each label of the level that lies in the box, bounds included.
    pub(super) fn in_box(&self, level: &Level, bounds: [f64; 4], mut found: impl FnMut(u32)) {
        let [west, north, east, south] = bounds;
        let (first_row, first_column) = self.lattice.cell_of(west, north);
        let (last_row, last_column) = self.lattice.cell_of(east, south);
        let cells = &self.cells[..self.n_cells()];
        let mut at =
            cells.partition_point(|cell| (cell.row, cell.column) < (first_row, first_column));
        while at < cells.len() && cells[at].row <= last_row {
            let row = cells[at].row;
            let behind = at
                + cells[at..].partition_point(|cell| (cell.row, cell.column) <= (row, last_column));
            for &label in &self.labels[cells[at].start as usize..self.cells[behind].start as usize]
            {
                let (x, y) = (
                    f64::from(level.xs[label as usize]),
                    f64::from(level.ys[label as usize]),
                );
                if west <= x && x <= east && north <= y && y <= south {
                    found(label);
                }
            }
            // On to the first wanted column of the next row that holds anything.
            let next = behind + cells[behind..].partition_point(|cell| cell.row <= row);
            let Some(next_row) = cells.get(next).map(|cell| cell.row) else {
                return;
            };
            at = next
                + cells[next..]
                    .partition_point(|cell| (cell.row, cell.column) < (next_row, first_column));
        }
    }

    /// Calls `found` with each label within `radius` of a position.
    pub(super) fn within(
        &self,
        level: &Level,
        centre: (i32, i32),
        radius: f64,
        mut found: impl FnMut(u32),
    ) {
        let (x, y) = (f64::from(centre.0), f64::from(centre.1));
        self.in_box(
            level,
            [x - radius, y - radius, x + radius, y + radius],
            |label| {
                let position = (level.xs[label as usize], level.ys[label as usize]);
                if distance_2(centre, position) <= radius * radius {
                    found(label);
                }
            },
        );
    }
}
