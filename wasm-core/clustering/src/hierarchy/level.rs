//! Nodes ordered by the rows of a grid, so that a view is a few runs of an array.

use std::ops::Range;

use super::cells::Cells;
use super::list::List;
use super::nodes::{Nodes, Position, index_of};

/// The nodes of one zoom, or those born at one.
#[derive(Debug, Clone, Default)]
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
    /// Has no position, and joined with any other window is that.
    pub(super) const EMPTY: Self = Self {
        left: i32::MAX,
        top: i32::MAX,
        right: i32::MIN,
        bottom: i32::MIN,
    };

    /// Returns `true` if there is no position in it.
    pub(super) fn is_empty(&self) -> bool {
        self.left > self.right || self.top > self.bottom
    }

    /// The least window that has both.
    pub(super) fn joined(&self, other: &Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    pub(super) fn contains(&self, [x, y]: Position) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }

    /// The window of one position.
    pub(super) fn at([x, y]: Position) -> Self {
        Self {
            left: x,
            top: y,
            right: x,
            bottom: y,
        }
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

    /// Returns the stored form: the origin of the cells, their side, nodes, numbers of rows and the beginning of each.
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
            ..Self::default()
        })
    }

    /// Sets the signposts of rows that were stored, whose nodes must be known.
    pub(super) fn set_signposts(&mut self, nodes: &Nodes) {
        let posts = self.nodes.iter().step_by(SIGNPOST_DISTANCE);
        let columns = posts.map(|&node| self.cells.column(nodes.position[node as usize][0]));
        self.signposts = columns.collect();
    }

    /// Returns `true` if all nodes are among so many.
    pub(super) fn is_of(&self, nodes: usize) -> bool {
        self.nodes.iter().all(|&node| (node as usize) < nodes)
    }

    /// Calls `found` for each node in the window, row by row: O(nodes in the rows and columns touched).
    pub(super) fn for_each_in(&self, nodes: &Nodes, window: Window, mut found: impl FnMut(u32)) {
        for run in self.runs_in(window) {
            for &node in &self.nodes[run] {
                if window.contains(nodes.position[node as usize]) {
                    found(node);
                }
            }
        }
    }

    /// Returns `true` if a node is among those listed here.
    pub(super) fn lists(&self, node: u32, position: Position) -> bool {
        let mut runs = self.runs_in(Window::at(position));
        runs.any(|run| self.nodes[run].contains(&node))
    }

    /// Runs that together have all nodes in a window, and few others.
    fn runs_in(&self, window: Window) -> impl Iterator<Item = Range<usize>> {
        let [top, bottom] = [window.top, window.bottom].map(|y| self.cells.row(y));
        let [first, last] = [window.left, window.right].map(|x| self.cells.column(x));
        let from = self.first_row_from(top);
        let rows = from..if window.is_empty() {
            from
        } else {
            self.numbers.len()
        };
        let rows = rows.take_while(move |&row| self.numbers[row] <= bottom);
        rows.map(move |row| self.run_between(row, first, last))
    }

    /// The first row that has a number or a higher one; at once where no row is without nodes.
    fn first_row_from(&self, number: u32) -> usize {
        let first = self.numbers.first().copied().unwrap_or_default();
        let at = number.saturating_sub(first) as usize;
        if number <= first || self.numbers.get(at) == Some(&number) {
            return at;
        }
        self.numbers.partition_point(|&row| row < number)
    }

    /// The nodes of a row from a column to another, and at most a signpost's distance more on each side.
    fn run_between(&self, row: usize, first: u32, last: u32) -> Range<usize> {
        let start = self.starts[row] as usize;
        let end = self
            .starts
            .get(row + 1)
            .map_or(self.nodes.len(), |&start| start as usize);
        let posts = start.div_ceil(SIGNPOST_DISTANCE)..end.div_ceil(SIGNPOST_DISTANCE);
        let signposts = &self.signposts[posts.clone()];
        let before = signposts.partition_point(|&post| post < first);
        let until = before + signposts[before..].partition_point(|&post| post <= last);
        let place = |post: usize| (posts.start + post) * SIGNPOST_DISTANCE;
        let from = if before == 0 {
            start
        } else {
            place(before - 1)
        };
        from..place(until).min(end)
    }
}
