//! The cells of a grid over the map, and the clusters whose centres lie in each.

use rustc_hash::FxHashMap;

use super::projection::Pixel;

/// Row and column. Columns come round at the antimeridian; rows do not end.
type Cell = (i32, i32);

/// No cluster.
const NONE: u32 = u32::MAX;

/// Cells at least as wide as a box reaches to one side.
#[derive(Debug, Clone, Default)]
pub(super) struct Cells {
    width_px: f64,
    columns: i32,
    /// The newest cluster of each cell …
    first: FxHashMap<Cell, u32>,
    /// … and of each cluster the next older one in its cell.
    next: Vec<u32>,
}

/// A little wider than a box: a marker on its edge may lie beyond it by rounding.
const ROUNDING: f64 = 1.000_001;

/// Most columns; cells of a larger map are wider.
const MOST_COLUMNS: f64 = 1_073_741_824.0;

impl Cells {
    pub(super) fn new(world_px: f64, grid_size_px: f64) -> Self {
        let columns = (world_px / (grid_size_px * ROUNDING))
            .floor()
            .clamp(1.0, MOST_COLUMNS);
        #[expect(clippy::cast_possible_truncation, reason = "cut to an i32")]
        let whole = columns as i32;
        Self {
            width_px: (world_px / columns).max(grid_size_px * ROUNDING),
            columns: whole,
            ..Self::default()
        }
    }

    /// Lists the newest cluster.
    pub(super) fn push(&mut self, center: Pixel) {
        let cluster = u32::try_from(self.next.len()).unwrap_or(NONE);
        self.next.push(NONE);
        self.link(cluster, center);
    }

    fn link(&mut self, cluster: u32, center: Pixel) {
        let first = self.first.entry(self.cell(center)).or_insert(NONE);
        self.next[cluster as usize] = std::mem::replace(first, cluster);
    }

    /// Lists a cluster elsewhere.
    pub(super) fn relocate(&mut self, cluster: u32, from: Pixel, to: Pixel) {
        let old = self.cell(from);
        if old == self.cell(to) {
            return;
        }
        let after = self.next[cluster as usize];
        let mut before = self.first.get(&old).copied().unwrap_or(NONE);
        if before == cluster {
            self.first.insert(old, after);
        } else {
            while self.next[before as usize] != cluster {
                before = self.next[before as usize];
            }
            self.next[before as usize] = after;
        }
        self.link(cluster, to);
    }

    /// Calls `found` with each cluster whose centre is at most so many pixels from a place on each axis, and with some that
    /// are farther away.
    pub(super) fn for_each_near(&self, at: Pixel, reach_px: f64, mut found: impl FnMut(u32)) {
        let reach = number((reach_px / self.width_px).ceil().min(MOST_COLUMNS));
        let (row, column) = self.cell(at);
        let (rows, columns) = (
            2 * i64::from(reach) + 1,
            (2 * i64::from(reach) + 1).min(i64::from(self.columns)),
        );
        if rows * columns > i64::try_from(self.next.len()).unwrap_or(i64::MAX) {
            (0..)
                .zip(&self.next)
                .for_each(|(cluster, _)| found(cluster));
            return;
        }
        let (start, end) = if columns == i64::from(self.columns) {
            (0, self.columns - 1)
        } else {
            (column - reach, column + reach)
        };
        for row in row.saturating_sub(reach)..=row.saturating_add(reach) {
            for column in start..=end {
                let mut cluster = self
                    .first
                    .get(&(row, column.rem_euclid(self.columns)))
                    .copied()
                    .unwrap_or(NONE);
                while cluster != NONE {
                    found(cluster);
                    cluster = self.next[cluster as usize];
                }
            }
        }
    }

    fn cell(&self, at: Pixel) -> Cell {
        let column = number((at.x / self.width_px).floor());
        (
            number((at.y / self.width_px).floor()),
            column.rem_euclid(self.columns),
        )
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "at most a few times the number of columns"
)]
fn number(whole: f64) -> i32 {
    whole as i32
}
