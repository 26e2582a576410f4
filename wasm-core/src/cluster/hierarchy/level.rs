//! Nodes ordered by the rows of a grid, so that a view is a few runs of an array.

use std::ops::Range;

use super::cells::Cells;
use super::list::List;
use super::nodes::{Nodes, Position, index_of};

/// The nodes of one zoom, or those born at one.
#[derive(Debug, Default)]
pub(super) struct Rows {
    cells: Cells,
    /// Nodes by row, then column.
    nodes: Vec<u32>,
    /// The column of every eighth node: where to begin is found without touching the nodes.
    signposts: Vec<u32>,
    /// Rows that have nodes, ascending, and where the nodes of each begin.
    numbers: Vec<u32>,
    starts: Vec<u32>,
}

/// Nodes from one signpost to the next.
const SIGNPOST_DISTANCE: usize = 8;

/// A rectangle in world coordinates; all sides belong to it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

impl Window {
    pub(super) fn contains(&self, [x, y]: Position) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }

    /// The window that has all that is within a radius of a position.
    #[expect(clippy::cast_possible_truncation, reason = "cut to an i32")]
    pub(super) fn around([x, y]: Position, radius: f64) -> Self {
        let (x, y) = (f64::from(x), f64::from(y));
        Self {
            left: (x - radius).ceil() as i32,
            top: (y - radius).ceil() as i32,
            right: (x + radius).floor() as i32,
            bottom: (y + radius).floor() as i32,
        }
    }
}

impl Rows {
    /// The nodes of a sorted list.
    pub(super) fn new(list: &List) -> Self {
        let mut rows = Self {
            cells: *list.cells(),
            nodes: list.nodes().collect(),
            signposts: list
                .words()
                .iter()
                .step_by(SIGNPOST_DISTANCE)
                .map(|&word| list.cells().column_in(word))
                .collect(),
            ..Self::default()
        };
        for (&word, at) in list.words().iter().zip(0..) {
            let row = rows.cells.row_in(word);
            if rows.numbers.last() != Some(&row) {
                rows.numbers.push(row);
                rows.starts.push(at);
            }
        }
        rows.numbers.shrink_to_fit();
        rows.starts.shrink_to_fit();
        rows
    }

    /// What is stored of them: where the cells begin, their side, nodes, numbers of rows and where each begins.
    pub(super) fn parts(&self) -> (Position, f64, &[u32], &[u32], &[u32]) {
        let (origin, side) = self.cells.parts();
        (origin, side, &self.nodes, &self.numbers, &self.starts)
    }

    /// Rows that were stored; `None` where the parts do not fit together.
    pub(super) fn from_parts(
        origin: Position,
        side: f64,
        nodes: Vec<u32>,
        numbers: Vec<u32>,
        starts: Vec<u32>,
    ) -> Option<Self> {
        let cells = Cells::from_parts(origin, side)?;
        let ends = starts
            .iter()
            .skip(1)
            .copied()
            .chain([index_of(nodes.len())]);
        let is_ordered = starts.iter().zip(ends).all(|(&start, end)| start <= end);
        let begins =
            starts.first().is_none_or(|&start| start == 0) && numbers.len() == starts.len();
        (begins && is_ordered).then_some(Self {
            cells,
            nodes,
            numbers,
            starts,
            signposts: Vec::new(),
        })
    }

    /// Sets the signposts of rows that were stored, whose nodes must be known.
    pub(super) fn set_signposts(&mut self, nodes: &Nodes) {
        let posts = self.nodes.iter().step_by(SIGNPOST_DISTANCE);
        let columns = posts.map(|&node| self.cells.column(nodes.position[node as usize][0]));
        self.signposts = columns.collect();
    }

    /// Whether all nodes are among so many.
    pub(super) fn is_of(&self, nodes: usize) -> bool {
        self.nodes.iter().all(|&node| (node as usize) < nodes)
    }

    /// Calls `found` for each node in the window, row by row: O(nodes in the rows and columns touched).
    pub(super) fn for_each_in(&self, nodes: &Nodes, window: Window, mut found: impl FnMut(u32)) {
        if self.nodes.is_empty() || window.left > window.right || window.top > window.bottom {
            return;
        }
        let (first_row, last_row) = (self.cells.row(window.top), self.cells.row(window.bottom));
        let first_column = self.cells.column(window.left);
        let from = self.numbers.partition_point(|&row| row < first_row);
        for at in from..self.numbers.len() {
            if self.numbers[at] > last_row {
                return;
            }
            let row = self.range_from(at, first_column);
            self.scan(&self.nodes[row], nodes, window, &mut found);
        }
    }

    /// Whether a node is among those listed here.
    pub(super) fn lists(&self, nodes: &Nodes, node: u32) -> bool {
        let [x, y] = nodes.position[node as usize];
        let Ok(row) = self.numbers.binary_search(&self.cells.row(y)) else {
            return false;
        };
        let column = self.cells.column(x);
        let column_of = |other: u32| self.cells.column(nodes.position[other as usize][0]);
        let cell = self.nodes[self.range_from(row, column)].iter();
        let cell = cell.skip_while(|&&other| column_of(other) < column);
        let mut cell = cell.take_while(|&&other| column_of(other) == column);
        cell.any(|&other| other == node)
    }

    /// The nodes of a row from a column on, and at most a signpost's distance before.
    fn range_from(&self, row: usize, column: u32) -> Range<usize> {
        let start = self.starts[row] as usize;
        let end = self
            .starts
            .get(row + 1)
            .map_or(self.nodes.len(), |&start| start as usize);
        let posts = start.div_ceil(SIGNPOST_DISTANCE)..end.div_ceil(SIGNPOST_DISTANCE);
        let before = self.signposts[posts.clone()].partition_point(|&post| post < column);
        let from = (posts.start + before).saturating_sub(1) * SIGNPOST_DISTANCE;
        if before == 0 { start..end } else { from..end }
    }

    fn scan(&self, row: &[u32], nodes: &Nodes, window: Window, found: &mut impl FnMut(u32)) {
        let last_column = self.cells.column(window.right);
        for &node in row {
            let position = nodes.position[node as usize];
            if window.contains(position) {
                found(node);
            } else if position[0] > window.right && self.cells.column(position[0]) > last_column {
                return;
            }
        }
    }
}
