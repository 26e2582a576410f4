//! The best choice by dynamic programming over sets of candidates and their last stop. Where both time and distance are
//! limited, a way that is later may be shorter, so that each cell holds all ways that no other one beats in both.

use super::problem::{NOISE, Problem, Reached};

const NONE: u32 = u32::MAX;

/// A way through a set to a last stop, in a list of those of its cell.
#[derive(Debug, Clone, Copy)]
struct Label {
    reached: Reached,
    /// The label it came from.
    from: u32,
    /// The next one of the cell.
    next: u32,
    stop: usize,
}

struct Search<'a> {
    problem: &'a Problem<'a>,
    labels: Vec<Label>,
    /// First label of each set and last stop.
    cells: Vec<u32>,
    /// Worth and cost of each set.
    sums: Vec<(f64, f64)>,
}

/// The best order.
pub(super) fn solve(problem: &Problem<'_>) -> Vec<usize> {
    let count = problem.within_reach.len();
    let mut search = Search {
        problem,
        labels: Vec::new(),
        cells: vec![NONE; count << count],
        sums: sums(problem),
    };
    for (bit, &stop) in problem.within_reach.iter().enumerate() {
        if let Some(reached) = problem.first(stop) {
            search.keep(1 << bit, bit, reached, NONE);
        }
    }
    for set in 1..1 << count {
        search.extend(set);
    }
    search.walk_back(search.best())
}

fn sums(problem: &Problem<'_>) -> Vec<(f64, f64)> {
    let mut sums = vec![(0.0, 0.0)];
    for &stop in &problem.within_reach {
        for set in 0..sums.len() {
            let (worth, cost) = sums[set];
            sums.push((worth + problem.worths[stop], cost + problem.costs[stop]));
        }
    }
    sums
}

impl Search<'_> {
    /// Goes on from all ways through a set to each stop that is not in it.
    fn extend(&mut self, set: usize) {
        let count = self.problem.within_reach.len();
        for last in (0..count).filter(|last| set & (1 << last) != 0) {
            let mut at = self.cells[set * count + last];
            while at != NONE {
                let label = self.labels[at as usize];
                for to in (0..count).filter(|to| set & (1 << to) == 0) {
                    let stop = self.problem.within_reach[to];
                    if let Some(reached) = self.problem.go(label.reached, Some(label.stop), stop) {
                        self.keep(set | (1 << to), to, reached, at);
                    }
                }
                at = label.next;
            }
        }
    }

    /// Keeps a way unless another one of its cell is no worse, and drops those that are no better.
    fn keep(&mut self, set: usize, last: usize, reached: Reached, from: u32) {
        let stop = self.problem.within_reach[last];
        let is_hopeless =
            self.problem.matrix.is_estimate() && !self.problem.is_in_time(reached, stop);
        if is_hopeless || self.sums[set].1 > self.problem.budget {
            return;
        }
        let cell = set * self.problem.within_reach.len() + last;
        if self
            .labels_of(cell)
            .any(|(_, label)| is_no_worse(label.reached, reached))
        {
            return;
        }
        let mut kept = NONE;
        let mut at = self.cells[cell];
        while at != NONE {
            let label = &mut self.labels[at as usize];
            let next = label.next;
            if !is_no_worse(reached, label.reached) {
                label.next = kept;
                kept = at;
            }
            at = next;
        }
        self.cells[cell] = u32::try_from(self.labels.len()).unwrap_or(NONE);
        self.labels.push(Label {
            reached,
            from,
            next: kept,
            stop,
        });
    }

    fn labels_of(&self, cell: usize) -> impl Iterator<Item = (u32, &Label)> {
        let label = |at: u32| self.labels.get(at as usize).map(|label| (at, label));
        let first = label(self.cells[cell]);
        std::iter::successors(first, move |(_, label_now)| label(label_now.next))
    }

    /// Of the ways that end in time the one with most worth, then the earliest end.
    fn best(&self) -> u32 {
        let count = self.problem.within_reach.len();
        let mut best = (NONE, 0.0, f64::INFINITY);
        for cell in 0..self.cells.len() {
            let worth = self.sums[cell / count].0;
            for (at, label) in self.labels_of(cell) {
                let end_min = self.problem.at_end(label.reached, label.stop).leave_min;
                let is_better =
                    worth > best.1 + NOISE || (worth > best.1 - NOISE && end_min < best.2);
                if is_better && self.problem.is_in_time(label.reached, label.stop) {
                    best = (at, worth, end_min);
                }
            }
        }
        best.0
    }

    fn walk_back(&self, mut at: u32) -> Vec<usize> {
        let mut order = Vec::new();
        while at != NONE {
            let label = self.labels[at as usize];
            order.push(label.stop);
            at = label.from;
        }
        order.reverse();
        order
    }
}

fn is_no_worse(a: Reached, b: Reached) -> bool {
    a.leave_min <= b.leave_min && a.way_km <= b.way_km
}
