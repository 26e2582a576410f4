//! Clustering where many nodes are near each other: pairs would be too many, and few nodes are origins. Each origin, in
//! the order of labels, looks at the nine cells around it; of origins no two are near each other, so only a bounded
//! number of them looks at any one node.

use std::ops::Range;

use super::list::List;
use super::nodes::index_of;
use super::radix;
use super::round::Round;

/// A cell that is not empty.
#[derive(Debug, Clone, Copy)]
struct Cell {
    /// Its least word.
    least: u64,
    /// Index of its first node in the list.
    start: u32,
    /// The first cells that are not left of the neighbours in the row above and in the row below.
    above: u32,
    below: u32,
}

/// The arrays are reused.
#[derive(Debug, Default)]
pub(super) struct Dense {
    cells: Vec<Cell>,
    /// Cell of each node.
    cell_of: Vec<u32>,
    /// Label and place of each node, by label.
    order: Vec<u64>,
    spare: Vec<u64>,
    group: Vec<u32>,
}

impl Dense {
    /// Clusters the nodes of a round, whose list has just been sorted into cells at least as wide as its radius. Nodes of
    /// lower labels have had their turn: those still free are out of reach of later ones, though as clusters they may have
    /// moved nearer.
    pub(super) fn merge(&mut self, round: &mut Round) {
        self.find_cells(round.list);
        self.sort_by_label(round.list, round.labels.highest());
        round.labels.count();
        let radius_2 = round.radius * round.radius;
        let mut group = std::mem::take(&mut self.group);
        for &word in &self.order {
            let origin = place_in(word);
            let at = origin as usize;
            if !round.list.is_free[at] {
                continue;
            }
            let list = &*round.list;
            let label = list.label(at);
            group.clear();
            for run in self.runs_around(self.cell_of[at] as usize, list) {
                group.extend(run.filter(|&other| {
                    let other = other as usize;
                    list.is_free[other]
                        && list.is_near(at, other, radius_2)
                        && list.label(other) > label
                }));
            }
            round.gather(origin, &mut group);
        }
        self.group = group;
    }

    fn find_cells(&mut self, list: &List) {
        let layout = list.cells();
        self.cells.clear();
        self.cell_of.clear();
        for (&word, start) in list.words().iter().zip(0..) {
            let least = layout.least(word);
            if self.cells.last().is_none_or(|cell| cell.least != least) {
                self.cells.push(Cell {
                    least,
                    start,
                    above: 0,
                    below: 0,
                });
            }
            self.cell_of.push(index_of(self.cells.len() - 1));
        }
        let (column, row) = (layout.column_step(), layout.row_step());
        let (mut above, mut below) = (0, 0);
        for at in 0..self.cells.len() {
            let left = self.cells[at].least - column;
            above = self.first_from(above, left - row);
            below = self.first_from(below, left + row);
            (self.cells[at].above, self.cells[at].below) = (index_of(above), index_of(below));
        }
    }

    /// The first cell from a known one on that does not lie before a word.
    fn first_from(&self, from: usize, word: u64) -> usize {
        let before = self.cells[from..]
            .iter()
            .take_while(|cell| cell.least < word);
        from + before.count()
    }

    fn sort_by_label(&mut self, list: &List, highest_label: u32) {
        self.order.clear();
        let labels = (0..list.len()).map(|at| u64::from(list.label(at)) << 32);
        self.order
            .extend(labels.zip(0_u64..).map(|(label, place)| label | place));
        let label_bits = u32::BITS - highest_label.leading_zeros();
        radix::sort(&mut self.order, &mut self.spare, 32, 32 + label_bits);
    }

    /// The places in the list of the nine cells around one, as three runs.
    fn runs_around(&self, cell: usize, list: &List) -> [Range<u32>; 3] {
        let layout = list.cells();
        let Cell {
            least,
            above,
            below,
            ..
        } = self.cells[cell];
        let start = |cell: usize| {
            self.cells
                .get(cell)
                .map_or(index_of(list.len()), |cell| cell.start)
        };
        let run = |first: usize, end_word: u64| {
            let cells = self.cells[first..]
                .iter()
                .take_while(|cell| cell.least < end_word);
            start(first)..start(first + cells.count())
        };
        let (column, row) = (layout.column_step(), layout.row_step());
        let end = least + 2 * column;
        let has_left = cell > 0 && self.cells[cell - 1].least == least - column;
        [
            run(above as usize, end - row),
            run(cell - usize::from(has_left), end),
            run(below as usize, end + row),
        ]
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the lower half is the place"
)]
fn place_in(word: u64) -> u32 {
    word as u32
}
