//! The best order by the recurrence of Held and Karp, "A dynamic programming approach to sequencing problems" (1962): the
//! earliest end of a way through a set of stops with a given last one needs only the ways through the sets without it.
//!
//! Sets are those of the free stops; between two of their places in the order lie chains of locked ones, which are walked
//! through. Where doors may be closed there is one such table for each number of them, because an earlier way with more
//! closed doors may lead to the better end: the tables are computed one after the other until no later one can win.

use super::problem::{Problem, Worth};

/// Times by last stop; those that are not possible are infinite.
type Row = [f64; WIDTH];
const WIDTH: usize = 16;
const NOWHERE: Row = [f64::INFINITY; WIDTH];
/// With more free stops than this, only ways past few closed doors are followed: each table takes 8 MiB.
const WIDE: usize = 13;
const CLOSED_MAX: usize = 3;

/// The best order, or `None` where it would have too many closed doors to be proven in time.
pub(super) fn solve(problem: &Problem<'_>) -> Option<Vec<usize>> {
    let mut search = Search::new(problem);
    search.extend_start();
    let mut best: Option<(Worth, Reached)> = None;
    let mut closed = 0;
    while closed < search.tables.len() && best.is_none_or(|(worth, _)| closed <= worth.closed) {
        search.extend_table(closed);
        for (worth, reached) in search.ends(closed) {
            if best.is_none_or(|(other, _)| worth.is_better_than(&other)) {
                best = Some((worth, reached));
            }
        }
        closed += 1;
    }
    best.map(|(_, reached)| problem.order(&search.walk_back(reached)))
}

/// A cell of the tables: the earliest way through `set` that ends at the free stop `last`, past `closed` doors.
#[derive(Debug, Clone, Copy)]
struct Reached {
    set: usize,
    last: usize,
    closed: usize,
}

struct Search<'a> {
    problem: &'a Problem<'a>,
    /// `columns[to][from]`: minutes between free stops.
    columns: Vec<Row>,
    /// The locked stops in front of each free place, and behind the last.
    chains: Vec<Vec<usize>>,
    /// By number of closed doors, then by set; those that nothing leads to are empty.
    tables: Vec<Vec<Row>>,
    /// Ways past more closed doors are not followed.
    closed_most: usize,
}

impl<'a> Search<'a> {
    fn new(problem: &'a Problem<'a>) -> Self {
        let free = &problem.free;
        let column = |&to: &usize| {
            let mut row = NOWHERE;
            for (cell, &from) in row.iter_mut().zip(free) {
                *cell = problem.matrix.minutes(from, to);
            }
            row
        };
        let starts = std::iter::once(0).chain(problem.slots.iter().map(|slot| slot + 1));
        let ends = problem.slots.iter().copied().chain([problem.locked.len()]);
        let chain = |(from, to): (usize, usize)| {
            let locked = problem.locked[from..to].iter();
            locked.flatten().copied().collect()
        };
        let is_wide = free.len() > WIDE;
        Self {
            problem,
            columns: free.iter().map(column).collect(),
            chains: starts.zip(ends).map(chain).collect(),
            tables: vec![Vec::new()],
            closed_most: if is_wide { CLOSED_MAX } else { usize::MAX },
        }
    }

    /// From the beginning to each first stop.
    fn extend_start(&mut self) {
        let mut worth = Worth::at(self.problem.start_min);
        let last = self.walk(0, &mut worth, None);
        for (to, &stop) in self.problem.free.iter().enumerate() {
            let way = last.map_or(0.0, |last| self.problem.matrix.minutes(last, stop));
            self.keep(1 << to, to, worth.closed, worth.end_min + way);
        }
    }

    /// From all ways past so many closed doors to one stop more each.
    fn extend_table(&mut self, closed: usize) {
        if !self.problem.has_hours && self.chains[1..].iter().all(Vec::is_empty) {
            return self.extend_plainly();
        }
        for set in 1..self.tables[closed].len().saturating_sub(1) {
            let row = self.tables[closed][set];
            let Some(past) = self.past(set, &row) else {
                continue;
            };
            for to in 0..self.problem.free.len() {
                if set & (1 << to) == 0 {
                    let arrival = self.arrival(past, &row, to);
                    self.keep(set | (1 << to), to, closed + past.0.closed, arrival);
                }
            }
        }
    }

    /// The same where no door can be closed and no locked stop lies between: each cell has one source only.
    fn extend_plainly(&mut self) {
        let stays = self
            .problem
            .free
            .iter()
            .map(|&stop| self.problem.stays[stop].minutes);
        let stays: Vec<f64> = stays.collect();
        let table = &mut self.tables[0];
        for set in 1..table.len() - 1 {
            let row = table[set];
            let mut left = !set & (table.len() - 1);
            while left > 0 {
                let to = left.trailing_zeros() as usize;
                table[set | (1 << to)][to] = least_sum(&row, &self.columns[to]) + stays[to];
                left &= left - 1;
            }
        }
    }

    /// The end of the chain of locked stops behind the ways of a row, with the last of these, if there is a chain;
    /// `None` when the row has no ways.
    fn past(&self, set: usize, row: &Row) -> Option<(Worth, Option<usize>)> {
        let chain = set.count_ones() as usize;
        let mut worth = Worth::at(least_sum(row, &[0.0; WIDTH]));
        if worth.end_min.is_infinite() {
            return None;
        }
        let Some(&first) = self.chains[chain].first() else {
            return Some((worth, None));
        };
        let ways = self
            .problem
            .free
            .iter()
            .map(|&from| self.problem.matrix.minutes(from, first));
        worth.end_min = row
            .iter()
            .zip(ways)
            .map(|(time, way)| time + way)
            .fold(f64::INFINITY, f64::min);
        let last = self.walk(chain, &mut worth, Some(first));
        Some((worth, last))
    }

    /// Walks through a chain, at whose first stop one has arrived if that is said; gives its last stop.
    fn walk(&self, chain: usize, worth: &mut Worth, arrived_at: Option<usize>) -> Option<usize> {
        let mut last = arrived_at;
        for &stop in &self.chains[chain] {
            let from = last.filter(|&last| last != stop);
            self.problem.advance(worth, from, stop);
            last = Some(stop);
        }
        last
    }

    fn arrival(&self, (past, last): (Worth, Option<usize>), row: &Row, to: usize) -> f64 {
        match last {
            None => least_sum(row, &self.columns[to]),
            Some(last) => past.end_min + self.problem.matrix.minutes(last, self.problem.free[to]),
        }
    }

    /// Notes a way that arrives at its last stop, if it is the earliest.
    fn keep(&mut self, set: usize, last: usize, closed: usize, arrival: f64) {
        let (leave, is_open) = self.problem.stays[self.problem.free[last]].leave(arrival);
        let closed = closed + usize::from(!is_open);
        if closed > self.closed_most {
            return;
        }
        if closed >= self.tables.len() {
            self.tables.resize_with(closed + 1, Vec::new);
        }
        let table = &mut self.tables[closed];
        if table.is_empty() {
            table.resize(1 << self.problem.free.len(), NOWHERE);
        }
        let cell = &mut table[set][last];
        *cell = cell.min(leave);
    }

    /// Returns the ends of the ways through all stops.
    fn ends(&self, closed: usize) -> Vec<(Worth, Reached)> {
        let set = (1 << self.problem.free.len()) - 1;
        let row = self.tables[closed].get(set).unwrap_or(&NOWHERE);
        let reached = self.problem.free.iter().zip(row).enumerate();
        let reached = reached.filter(|(_, (_, time))| time.is_finite());
        let end = |(last, (&stop, &time)): (usize, (&usize, &f64))| {
            let mut worth = Worth {
                closed,
                ..Worth::at(time)
            };
            let mut from = stop;
            for &to in &self.chains[self.problem.free.len()] {
                self.problem.advance(&mut worth, Some(from), to);
                from = to;
            }
            self.problem.finish(&mut worth, Some(from));
            (worth, Reached { set, last, closed })
        };
        reached.map(end).collect()
    }

    /// The free stops in the order of the way that led to a cell.
    fn walk_back(&self, mut at: Reached) -> Vec<usize> {
        let mut order = vec![self.problem.free[at.last]];
        while let Some(before) = self.before(at) {
            order.push(self.problem.free[before.last]);
            at = before;
        }
        order.reverse();
        order
    }

    /// The cell from which a cell got its time. The same sums are made again, so that they agree to the last bit.
    fn before(&self, at: Reached) -> Option<Reached> {
        let set = at.set & !(1 << at.last);
        let leave = self.tables[at.closed][at.set][at.last];
        (0..=at.closed).find_map(|closed| {
            let row = self.tables[closed].get(set)?;
            let past = self.past(set, row)?;
            let arrival = self.arrival(past, row, at.last);
            let (own, is_open) = self.problem.stays[self.problem.free[at.last]].leave(arrival);
            let closed_now = closed + past.0.closed + usize::from(!is_open);
            if closed_now != at.closed || own.to_bits() != leave.to_bits() {
                return None;
            }
            let to = self.chains[set.count_ones() as usize].first();
            let to = to.copied().unwrap_or(self.problem.free[at.last]);
            let sum = |last: &usize| {
                row[*last] + self.problem.matrix.minutes(self.problem.free[*last], to)
            };
            let last = (0..self.problem.free.len()).min_by(|a, b| sum(a).total_cmp(&sum(b)))?;
            Some(Reached { set, last, closed })
        })
    }
}

/// The least sum of two rows, in four lanes that vector instructions can hold.
fn least_sum(times: &Row, ways: &Row) -> f64 {
    let mut least = [f64::INFINITY; 4];
    for (times, ways) in times.as_chunks::<4>().0.iter().zip(ways.as_chunks::<4>().0) {
        for lane in 0..4 {
            let sum = times[lane] + ways[lane];
            least[lane] = if sum < least[lane] { sum } else { least[lane] };
        }
    }
    let [a, b, c, d] = least;
    let (a, c) = (if a < b { a } else { b }, if c < d { c } else { d });
    if a < c { a } else { c }
}
