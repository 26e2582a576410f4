//! The nodes to be seen at one zoom, in the order of the cells they lie in, so that neighbours are near in memory too.

use super::cells::Cells;
use super::nodes::Position;
use super::radix;

/// A node in the list, below its label: the index of a point, its own, or that of the point from which its cluster grew,
/// origin by origin. Labels order the nodes of every zoom as the peer's lists do. It is one word, so that entries can be
/// sorted in the memory of words.
type Entry = u64;

/// The entry of a node with this label.
pub(super) fn entry(label: u32, node: u32) -> Entry {
    u64::from(label) << u32::BITS | u64::from(node)
}

/// Parallel arrays, reused from zoom to zoom, because fresh memory costs more than the work in it.
#[derive(Debug, Default)]
pub(super) struct List {
    cells: Cells,
    /// Cell and index of each node, ascending.
    words: Vec<u64>,
    pub(super) positions: Vec<Position>,
    entries: Vec<Entry>,
    /// `true` if no cluster of a lower label has taken the node since the list was sorted.
    pub(super) is_free: Vec<bool>,
    /// Scratch of words and of entries.
    spare: Vec<u64>,
    spare_positions: Vec<Position>,
}

impl List {
    /// Nodes at these positions.
    pub(super) fn new(positions: Vec<Position>, entries: impl Iterator<Item = Entry>) -> Self {
        Self {
            is_free: vec![true; positions.len()],
            positions,
            entries: entries.collect(),
            ..Self::default()
        }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn label(&self, at: usize) -> u32 {
        (self.entries[at] >> u32::BITS) as u32
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "the lower half is the node"
    )]
    pub(super) fn node(&self, at: usize) -> u32 {
        self.entries[at] as u32
    }

    /// Puts another node in the place of one; it has the same label.
    pub(super) fn set_node(&mut self, at: usize, node: u32) {
        self.entries[at] = entry(self.label(at), node);
    }

    /// The nodes, in the order of the list.
    pub(super) fn nodes(&self) -> impl Iterator<Item = u32> {
        (0..self.len()).map(|at| self.node(at))
    }

    pub(super) fn cells(&self) -> &Cells {
        &self.cells
    }

    /// Cell and index of each node, ascending; right after sorting the indexes are without meaning.
    pub(super) fn words(&self) -> &[u64] {
        &self.words
    }

    /// Adds the nodes at some places of another list.
    pub(super) fn extend(&mut self, other: &Self, places: &[u32]) {
        let places = places.iter().map(|&place| place as usize);
        self.positions
            .extend(places.clone().map(|at| other.positions[at]));
        self.entries
            .extend(places.clone().map(|at| other.entries[at]));
        self.is_free.resize(self.entries.len(), true);
    }

    /// Sorts the nodes into cells as wide as `radius`: O(n).
    pub(super) fn sort(&mut self, radius: f64) {
        self.cells = Cells::new(&self.positions, radius);
        let cells = self.cells;
        self.words.clear();
        let numbered = self.positions.iter().zip(0..);
        self.words
            .extend(numbered.map(|(&position, index)| cells.word(position, index)));
        let (from, to) = cells.key_bits();
        radix::sort(&mut self.words, &mut self.spare, from, to);
        let order = self.words.iter().map(|&word| cells.index_in(word) as usize);
        self.spare_positions.clear();
        self.spare_positions
            .extend(order.clone().map(|index| self.positions[index]));
        self.spare.clear();
        self.spare.extend(order.map(|index| self.entries[index]));
        std::mem::swap(&mut self.positions, &mut self.spare_positions);
        std::mem::swap(&mut self.entries, &mut self.spare);
    }

    /// Drops what has been taken.
    pub(super) fn compact(&mut self) {
        let mut kept = 0;
        for at in 0..self.len() {
            self.positions[kept] = self.positions[at];
            self.entries[kept] = self.entries[at];
            kept += usize::from(self.is_free[at]);
        }
        self.positions.truncate(kept);
        self.entries.truncate(kept);
        self.is_free.clear();
        self.is_free.resize(kept, true);
    }

    /// Returns `true` if two nodes are within a radius. The difference is taken in `f64`, as by the peer: it may exceed
    /// an `i32`.
    pub(super) fn is_near(&self, a: usize, b: usize, radius_2: f64) -> bool {
        let ([ax, ay], [bx, by]) = (self.positions[a], self.positions[b]);
        let (dx, dy) = (f64::from(ax) - f64::from(bx), f64::from(ay) - f64::from(by));
        dx * dx + dy * dy <= radius_2
    }
}
