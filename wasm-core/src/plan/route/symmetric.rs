//! Short ways where only the way counts and is as long in both directions: 2-opt and Or-opt moves to near neighbours,
//! then again and again after swapping two short neighbouring stretches at a random place, kept when it was for the
//! better. (Bentley, "Fast algorithms for geometric traveling salesman problems", 1992; Martin, Otto, Felten, 1991.)

use super::RouteOptions;
use super::problem::Problem;
use super::tour::{Side, Tour};
use crate::plan::random::Random;

/// Neighbours looked at from each stop.
const NEIGHBOURS: usize = 8;
/// Longest stretch that is moved as a whole by a move.
const MOVED_MAX: usize = 3;
/// Longest stretch that is swapped by chance.
const SWAPPED_MAX: usize = 16;
/// Random swaps with `effort` 1: some, and more for each stop.
const SWAPS: f64 = 200.0;
const SWAPS_PER_STOP: f64 = 2.0;
/// Gains below this, in minutes, are noise of the last digits.
const NOISE_MIN: f64 = 1e-9;

/// An order of all stops; the locked ones are at most the first and the last.
pub(super) fn solve(problem: &Problem<'_>, options: &RouteOptions) -> Vec<usize> {
    let mut search = Search::new(problem);
    let inner = problem.free.len();
    search.queue.extend(0..inner);
    search.descend();
    search.tour.settle();
    let mut random = Random::new(options.seed);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a count of swaps, from 0 to some millions"
    )]
    let swaps = ((SWAPS + SWAPS_PER_STOP * inner as f64) * options.effort) as usize;
    for _ in 0..swaps {
        let gain = search.swap_stretches(&mut random) + search.descend();
        if gain < -NOISE_MIN {
            search.tour.take_back();
        } else {
            search.tour.settle();
        }
    }
    let order = &search.tour.nodes()[1..=inner];
    let free: Vec<usize> = order.iter().map(|&node| problem.free[node]).collect();
    problem.order(&free)
}

struct Search {
    tour: Tour,
    /// `NEIGHBOURS` nearest for each inner node, or fewer where there are not as many.
    near: Vec<Vec<usize>>,
    queue: Vec<usize>,
    is_queued: Vec<bool>,
}

/// A stretch of the tour by its end nodes, and what stands beside them.
#[derive(Debug, Clone, Copy)]
struct Stretch {
    head: usize,
    tail: usize,
    beside_head: usize,
    beside_tail: usize,
    /// First and last place.
    from: usize,
    to: usize,
}

impl Search {
    fn new(problem: &Problem<'_>) -> Self {
        let inner = problem.free.len();
        let costs = costs(problem);
        let cost = |a: usize, b: usize| costs[a * (inner + 2) + b];
        let near = (0..inner).map(|node| nearest(inner, node, cost)).collect();
        let nodes = nearest_first(inner, cost);
        Self {
            tour: Tour::new(nodes, costs),
            near,
            queue: Vec::new(),
            is_queued: vec![false; inner + 2],
        }
    }

    /// Improves around the queued nodes until nothing does; gives the minutes won.
    fn descend(&mut self) -> f64 {
        let mut won = 0.0;
        while let Some(node) = self.queue.pop() {
            self.is_queued[node] = false;
            while let Some(gain) = self.improve(node) {
                won += gain;
            }
        }
        won
    }

    /// Queues nodes whose surroundings have changed.
    fn touch<const N: usize>(&mut self, nodes: [usize; N]) {
        for node in nodes {
            if node < self.near.len() && !self.is_queued[node] {
                self.is_queued[node] = true;
                self.queue.push(node);
            }
        }
    }

    fn improve(&mut self, node: usize) -> Option<f64> {
        for side in [Side::After, Side::Before] {
            let gain = self.two_opt(node, side);
            if gain.is_some() {
                return gain;
            }
        }
        for length in 1..=MOVED_MAX {
            for side in [Side::After, Side::Before] {
                let gain = self.or_opt(node, length, side);
                if gain.is_some() {
                    return gain;
                }
            }
        }
        None
    }

    /// Joins the node to a near one, and what follows both on that side.
    fn two_opt(&mut self, node: usize, side: Side) -> Option<f64> {
        let tour = &self.tour;
        let next = tour.beside(node, side);
        let old = tour.cost(node, next);
        for &near in &self.near[node] {
            let most = old - tour.cost(node, near);
            if most <= NOISE_MIN {
                return None;
            }
            let near_next = tour.beside(near, side);
            let gain = most + tour.cost(near, near_next) - tour.cost(next, near_next);
            if gain > NOISE_MIN {
                let (a, b) = (tour.place(node), tour.place(near));
                let (low, high) = (a.min(b), a.max(b));
                match side {
                    Side::After => self.tour.reverse(low + 1, high),
                    Side::Before => self.tour.reverse(low, high - 1),
                }
                self.touch([node, next, near, near_next]);
                return Some(gain);
            }
        }
        None
    }

    /// Moves the stretch that begins with the node to a place beside one near the node, turned round where that is shorter.
    fn or_opt(&mut self, node: usize, length: usize, side: Side) -> Option<f64> {
        let stretch = self.stretch(node, length, side)?;
        let tour = &self.tour;
        let freed = tour.cost(stretch.beside_head, stretch.head)
            + tour.cost(stretch.tail, stretch.beside_tail)
            - tour.cost(stretch.beside_head, stretch.beside_tail);
        for &near in &self.near[node] {
            let most = freed - tour.cost(node, near);
            if most <= NOISE_MIN {
                return None;
            }
            if (stretch.from..=stretch.to).contains(&tour.place(near)) {
                continue;
            }
            for side in [Side::After, Side::Before] {
                let other = tour.beside(near, side);
                if (stretch.from..=stretch.to).contains(&tour.place(other)) {
                    continue;
                }
                let gain = most - tour.cost(stretch.tail, other) + tour.cost(near, other);
                if gain > NOISE_MIN {
                    self.insert(stretch, near, other);
                    return Some(gain);
                }
            }
        }
        None
    }

    /// The stretch of so many nodes that begins with this one and goes on to that side.
    fn stretch(&self, head: usize, length: usize, side: Side) -> Option<Stretch> {
        let place = self.tour.place(head);
        let (from, to) = match side {
            Side::After => (place, place + length - 1),
            Side::Before => ((place + 1).checked_sub(length)?, place),
        };
        if from < 1 || to > self.near.len() {
            return None;
        }
        let nodes = self.tour.nodes();
        let [first, last, before, after] = [nodes[from], nodes[to], nodes[from - 1], nodes[to + 1]];
        let is_first = head == first;
        Some(Stretch {
            head,
            tail: if is_first { last } else { first },
            beside_head: if is_first { before } else { after },
            beside_tail: if is_first { after } else { before },
            from,
            to,
        })
    }

    /// Moves a stretch between two neighbours, its head to the first.
    fn insert(&mut self, stretch: Stretch, beside_head: usize, beside_tail: usize) {
        let Stretch { from, to, .. } = stretch;
        let is_head_first = self.tour.place(stretch.head) == from;
        let (near, other) = (self.tour.place(beside_head), self.tour.place(beside_tail));
        let (low, high) = (near.min(other), near.max(other));
        let length = to - from;
        let begin = if low > to {
            self.tour.exchange(from, to + 1, low);
            low - length
        } else {
            self.tour.exchange(high, from, to);
            high
        };
        if is_head_first != (near < other) {
            self.tour.reverse(begin, begin + length);
        }
        self.touch([
            stretch.beside_head,
            stretch.beside_tail,
            stretch.head,
            stretch.tail,
            beside_head,
            beside_tail,
        ]);
    }

    /// Swaps two short neighbouring stretches somewhere; gives the minutes won, mostly less than nothing.
    fn swap_stretches(&mut self, random: &mut Random) -> f64 {
        let inner = self.near.len();
        let most = SWAPPED_MAX.min(inner / 2);
        let first = 1 + random.below(most);
        let second = 1 + random.below(most.min(inner - first));
        let from = 1 + random.below(inner + 1 - first - second);
        let (middle, to) = (from + first, from + first + second - 1);
        let nodes = self.tour.nodes();
        let [before, a, b, c, d, after] =
            [from - 1, from, middle - 1, middle, to, to + 1].map(|place| nodes[place]);
        let cost = |a, b| self.tour.cost(a, b);
        let gain = cost(before, a) + cost(b, c) + cost(d, after)
            - cost(before, c)
            - cost(d, a)
            - cost(b, after);
        self.tour.exchange(from, middle, to);
        self.touch([before, a, b, c, d, after]);
        gain
    }
}

/// Minutes between free stops, then the beginning and the end of the way: a locked stop, where one began, or anywhere.
fn costs(problem: &Problem<'_>) -> Vec<f64> {
    let first = problem.locked.first().copied().flatten();
    let last = problem.locked.last().copied().flatten();
    let points: Vec<Option<usize>> = problem
        .free
        .iter()
        .map(|&stop| Some(stop))
        .chain([first, last.or(problem.ends().end)])
        .collect();
    let minutes = |a: Option<usize>, b: Option<usize>| match (a, b) {
        (Some(a), Some(b)) => problem.matrix.minutes(a, b),
        _ => 0.0,
    };
    let row = |&a: &Option<usize>| points.iter().map(move |&b| minutes(a, b));
    points.iter().flat_map(row).collect()
}

/// The nearest others of a node, in order: kept sorted while all are looked at once.
fn nearest(inner: usize, node: usize, cost: impl Fn(usize, usize) -> f64) -> Vec<usize> {
    let mut near: Vec<(f64, usize)> = Vec::with_capacity(NEIGHBOURS + 1);
    for other in (0..inner).filter(|&other| other != node) {
        let own = cost(node, other);
        if near.len() < NEIGHBOURS || near.last().is_some_and(|last| own < last.0) {
            near.insert(near.partition_point(|last| last.0 <= own), (own, other));
            near.truncate(NEIGHBOURS);
        }
    }
    near.into_iter().map(|(_, other)| other).collect()
}

/// From the beginning always on to the nearest.
fn nearest_first(inner: usize, cost: impl Fn(usize, usize) -> f64) -> Vec<usize> {
    let mut left: Vec<usize> = (0..inner).collect();
    let mut nodes = vec![inner];
    let mut last = inner;
    while let Some(at) =
        (0..left.len()).min_by(|&a, &b| cost(last, left[a]).total_cmp(&cost(last, left[b])))
    {
        last = left.swap_remove(at);
        nodes.push(last);
    }
    nodes.push(inner + 1);
    nodes
}
