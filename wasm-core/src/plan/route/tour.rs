//! A way as an array that knows where each stop stands, changed by reversals alone, so that it can be taken back.

/// The first and the last node stand still; they may be real stops or stand for "anywhere".
#[derive(Debug)]
pub(super) struct Tour {
    nodes: Vec<usize>,
    places: Vec<usize>,
    /// Minutes from node to node, row by row.
    costs: Vec<f64>,
    /// Reversals since the last [`Tour::settle`].
    journal: Vec<(usize, usize)>,
}

impl Tour {
    /// Nodes are numbers below the count; `costs` is symmetric.
    pub(super) fn new(nodes: Vec<usize>, costs: Vec<f64>) -> Self {
        let mut places = vec![0; nodes.len()];
        for (place, &node) in nodes.iter().enumerate() {
            places[node] = place;
        }
        Self {
            nodes,
            places,
            costs,
            journal: Vec::new(),
        }
    }

    pub(super) fn nodes(&self) -> &[usize] {
        &self.nodes
    }

    pub(super) fn place(&self, node: usize) -> usize {
        self.places[node]
    }

    pub(super) fn cost(&self, a: usize, b: usize) -> f64 {
        self.costs[a * self.nodes.len() + b]
    }

    /// The neighbour of an inner node.
    pub(super) fn beside(&self, node: usize, side: Side) -> usize {
        match side {
            Side::Before => self.nodes[self.places[node] - 1],
            Side::After => self.nodes[self.places[node] + 1],
        }
    }

    /// Turns round what stands from one place to another, both included.
    pub(super) fn reverse(&mut self, from: usize, to: usize) {
        if from < to {
            self.journal.push((from, to));
            self.turn(from, to);
        }
    }

    fn turn(&mut self, from: usize, to: usize) {
        self.nodes[from..=to].reverse();
        for (place, &node) in (from..).zip(&self.nodes[from..=to]) {
            self.places[node] = place;
        }
    }

    /// Swaps two neighbouring stretches: the one from `from`, and the one from `middle` up to and with `to`.
    pub(super) fn exchange(&mut self, from: usize, middle: usize, to: usize) {
        let end_of_first = from + (to - middle);
        self.reverse(from, to);
        self.reverse(from, end_of_first);
        self.reverse(end_of_first + 1, to);
    }

    /// Takes back what was done since the last [`Tour::settle`].
    pub(super) fn take_back(&mut self) {
        while let Some((from, to)) = self.journal.pop() {
            self.turn(from, to);
        }
    }

    /// Keeps what was done.
    pub(super) fn settle(&mut self) {
        self.journal.clear();
    }
}

/// A side of a node in the tour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Before,
    After,
}
