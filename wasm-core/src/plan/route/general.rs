//! Good orders under any rule: opening hours, locked stops, one-way streets. Stretches are turned round, moved and swapped
//! among the places that are free, and each change is followed through the clock as far as it matters.

use super::RouteOptions;
use super::problem::{Problem, Worth};
use crate::plan::random::Random;

/// Longest stretch of free places that one change spans.
const SPAN_MAX: usize = 50;
/// Longest stretch that is moved as a whole.
const MOVED_MAX: usize = 3;
/// Steps along an order that are followed with `effort` 1, some nanoseconds each.
const STEPS: f64 = 1_500_000.0;
/// Distance around a change within which others may have become worthwhile.
const AROUND: usize = 10;

/// An order of all stops, no worse than the one given.
pub(super) fn solve(problem: &Problem<'_>, options: &RouteOptions) -> Vec<usize> {
    let start = problem.better(problem.given(), soonest_first(problem));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a count of steps, from 0 to some billions"
    )]
    let steps = (STEPS * options.effort) as u64;
    let mut search = Search::new(problem, start, steps);
    search.descend();
    let mut random = Random::new(options.seed);
    let mut best = (search.order.clone(), search.total);
    while search.steps_left > 0 && problem.free.len() > 3 {
        search.swap_stretches(&mut random);
        search.descend();
        let worth = search.total;
        if best.1.is_better_than(&worth) {
            search.restart(&best.0);
        } else {
            best = (search.order.clone(), worth);
        }
    }
    best.0
}

/// The same order, or one that ends as early past as few closed doors with less way.
pub(super) fn less_way(problem: &Problem<'_>, order: Vec<usize>) -> Vec<usize> {
    if !problem.has_hours {
        return order;
    }
    let mut search = Search::new(problem, order, u64::MAX);
    search.descend();
    search.order
}

/// Change of a stretch.
#[derive(Debug, Clone, Copy)]
enum Change {
    Reverse,
    SwapEnds,
    /// The first so many go to the end.
    Rotate(usize),
}

impl Change {
    fn apply(self, stretch: &mut [usize]) {
        match self {
            Self::Reverse => stretch.reverse(),
            Self::SwapEnds => stretch.swap(0, stretch.len() - 1),
            Self::Rotate(by) => stretch.rotate_left(by),
        }
    }

    fn undone(self, length: usize) -> Self {
        match self {
            Self::Rotate(by) => Self::Rotate(length - by),
            same => same,
        }
    }
}

struct Search<'a> {
    problem: &'a Problem<'a>,
    order: Vec<usize>,
    /// State before each place of the order, and behind the last.
    before: Vec<Worth>,
    /// State at the end, the way back included.
    total: Worth,
    /// Free places from which a change may be worth while.
    is_open: Vec<bool>,
    steps_left: u64,
}

impl<'a> Search<'a> {
    fn new(problem: &'a Problem<'a>, order: Vec<usize>, steps: u64) -> Self {
        let mut search = Self {
            problem,
            before: vec![Worth::at(problem.start_min); order.len() + 1],
            total: Worth::at(problem.start_min),
            order,
            is_open: vec![true; problem.slots.len()],
            steps_left: steps.max(1),
        };
        search.follow_from(0);
        search
    }

    fn restart(&mut self, order: &[usize]) {
        self.order.copy_from_slice(order);
        self.follow_from(0);
    }

    fn follow_from(&mut self, place: usize) {
        for at in place..self.order.len() {
            let mut worth = self.before[at];
            let from = at.checked_sub(1).map(|before| self.order[before]);
            self.problem.advance(&mut worth, from, self.order[at]);
            self.before[at + 1] = worth;
        }
        self.total = self.before[self.order.len()];
        self.problem
            .finish(&mut self.total, self.order.last().copied());
    }

    /// Changes until no change is for the better, or the steps are used up.
    fn descend(&mut self) {
        while let Some(first) = self.is_open.iter().position(|is_open| *is_open) {
            self.is_open[first] = false;
            while self.improve_from(first) {}
            if self.steps_left == 0 {
                self.is_open.fill(false);
            }
        }
    }

    /// Makes one change for the better that begins at this free place.
    fn improve_from(&mut self, first: usize) -> bool {
        let last = (first + SPAN_MAX).min(self.problem.slots.len() - 1);
        (first + 1..=last).any(|last| self.improve_between(first, last))
    }

    fn improve_between(&mut self, first: usize, last: usize) -> bool {
        let span = last + 1 - first;
        let moved = MOVED_MAX.min(span - 1);
        self.attempt(first, last, Change::Reverse)
            || (span > 2 && self.attempt(first, last, Change::SwapEnds))
            || (1..=moved).any(|by| {
                self.attempt(first, last, Change::Rotate(by))
                    || self.attempt(first, last, Change::Rotate(span - by))
            })
    }

    /// Keeps a change of the free stops from one free place to another if it is for the better.
    fn attempt(&mut self, first: usize, last: usize, change: Change) -> bool {
        if self.steps_left == 0 {
            return false;
        }
        self.rearrange(first, last, change);
        if self.is_better_from(first, last) {
            self.follow_from(self.problem.slots[first]);
            let end = (last + AROUND).min(self.is_open.len());
            self.is_open[first.saturating_sub(AROUND)..end].fill(true);
            return true;
        }
        self.rearrange(first, last, change.undone(last + 1 - first));
        false
    }

    /// Changes the free stops in a range of free places; locked ones between them stay.
    fn rearrange(&mut self, first: usize, last: usize, change: Change) {
        let slots = &self.problem.slots[first..=last];
        if slots[last - first] - slots[0] == last - first {
            change.apply(&mut self.order[slots[0]..=slots[last - first]]);
            return;
        }
        let mut free: Vec<usize> = slots.iter().map(|&slot| self.order[slot]).collect();
        change.apply(&mut free);
        for (&slot, stop) in slots.iter().zip(free) {
            self.order[slot] = stop;
        }
    }

    /// Returns `true` if the order is better than before its stops in a range of free places were changed.
    fn is_better_from(&mut self, first: usize, last: usize) -> bool {
        let (first, last) = (self.problem.slots[first], self.problem.slots[last]);
        let mut worth = self.before[first];
        for at in first..self.order.len() {
            self.steps_left = self.steps_left.saturating_sub(1);
            let from = at.checked_sub(1).map(|before| self.order[before]);
            self.problem.advance(&mut worth, from, self.order[at]);
            let old = &self.before[at + 1];
            // From here on the stops are the same: who is not ahead in anything can no longer win, and without opening
            // hours nobody who is ahead can lose.
            if at > last && (!self.problem.has_hours || !is_ahead(&worth, old)) {
                return worth.is_better_than(old);
            }
        }
        self.problem.finish(&mut worth, self.order.last().copied());
        worth.is_better_than(&self.total)
    }

    /// Swaps two neighbouring stretches of free stops by chance.
    fn swap_stretches(&mut self, random: &mut Random) {
        let count = self.problem.slots.len();
        let span = 3 + random.below(SPAN_MAX.min(count) - 2);
        let first = random.below(count + 1 - span);
        let by = 1 + random.below(span - 1);
        self.rearrange(first, first + span - 1, Change::Rotate(by));
        self.follow_from(self.problem.slots[first]);
        self.is_open[first.saturating_sub(AROUND)..(first + span).min(count)].fill(true);
    }
}

fn is_ahead(worth: &Worth, old: &Worth) -> bool {
    worth.closed < old.closed || worth.end_min < old.end_min || worth.travel_min < old.travel_min
}

/// From each stop on to the free one whose visit ends soonest, those that are open first.
fn soonest_first(problem: &Problem<'_>) -> Vec<usize> {
    let mut left = problem.free.clone();
    let mut order: Vec<usize> = Vec::with_capacity(problem.locked.len());
    let mut worth = Worth::at(problem.start_min);
    for locked in &problem.locked {
        let last = order.last().copied();
        let after = |stop: usize| {
            let mut worth = worth;
            problem.advance(&mut worth, last, stop);
            worth
        };
        let soonest = |&a: &usize, &b: &usize| {
            let (a, b) = (after(left[a]), after(left[b]));
            a.closed
                .cmp(&b.closed)
                .then(a.end_min.total_cmp(&b.end_min))
        };
        let stop = match locked {
            Some(stop) => Some(*stop),
            None => (0..left.len())
                .min_by(soonest)
                .map(|at| left.swap_remove(at)),
        };
        if let Some(stop) = stop {
            problem.advance(&mut worth, last, stop);
            order.push(stop);
        }
    }
    order
}
