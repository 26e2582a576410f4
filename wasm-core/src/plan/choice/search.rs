//! Good choices among many candidates: insert while something fits, shorten, exchange, and then again and again after
//! removing a few neighbouring stops at a random place.

use super::ChoiceOptions;
use super::problem::{NOISE, Problem};
use super::trip::Trip;
use crate::plan::random::Random;
use crate::plan::ranked::ranked;

/// Places tried with `effort` 1, some nanoseconds each.
const TRIALS: f64 = 200_000.0;
/// Rounds without a better trip after which the search goes back to the best one.
const PATIENCE: usize = 8;
/// Number of candidates that a round looks at: those that give most for their time. The others cost most of the trials,
/// and a good trip has few of them; every some rounds all are looked at.
const PROMISING: usize = 50;
const ROUNDS_BETWEEN_ALL: usize = 8;
/// The way to a candidate, when it is not known yet, in minutes.
const USUAL_WAY_MIN: f64 = 15.0;
/// Exponents of the worth in the choice of the next insertion, which takes the most worth for its burden; chance picks
/// one.
const TASTES: [i32; 4] = [0, 1, 2, 4];
/// By chance a candidate seems to be worth up to this much more than it is, in hundredths, so that no two rounds fill alike.
const ILLUSION: usize = 200;

/// An order of the chosen stops.
pub(super) fn solve(problem: &Problem<'_>, options: &ChoiceOptions) -> Vec<usize> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a count of trials, from 0 to some billions"
    )]
    let trials = (TRIALS * options.effort) as u64;
    let mut search = Search {
        trip: Trip::new(problem),
        problem,
        random: Random::new(options.seed),
        candidates: by_promise(problem),
        looked_at: 0,
        tried: 0,
    };
    let mut best = Best::default();
    let mut since_best = 0;
    for round in 0_usize.. {
        let is_for_all = round.is_multiple_of(ROUNDS_BETWEEN_ALL);
        search.looked_at = if is_for_all { usize::MAX } else { PROMISING };
        search.improve();
        since_best = if best.take(&search.trip) {
            0
        } else {
            since_best + 1
        };
        if search.tried >= trials {
            break;
        }
        if since_best % PATIENCE == PATIENCE - 1 {
            search.trip.set(&best.stops);
        }
        search.remove_some();
    }
    best.stops
}

/// Those within reach, first what gives most for the time it takes.
fn by_promise(problem: &Problem<'_>) -> Vec<usize> {
    let minutes = |stop: usize| problem.stays[stop].minutes + USUAL_WAY_MIN;
    let promises = problem.within_reach.iter();
    let promises = promises.map(|&stop| -problem.worths[stop] / minutes(stop));
    let order = ranked(promises).into_iter();
    order.map(|at| problem.within_reach[at]).collect()
}

#[derive(Default)]
struct Best {
    stops: Vec<usize>,
    worth: f64,
    end_min: f64,
}

impl Best {
    /// Takes a trip that gives more, or as much earlier.
    fn take(&mut self, trip: &Trip<'_>) -> bool {
        let is_better = trip.worth > self.worth + NOISE
            || (trip.worth > self.worth - NOISE && trip.end_min() < self.end_min - NOISE);
        if is_better {
            self.stops.clone_from(&trip.stops);
            (self.worth, self.end_min) = (trip.worth, trip.end_min());
        }
        is_better
    }
}

struct Search<'a> {
    problem: &'a Problem<'a>,
    trip: Trip<'a>,
    random: Random,
    /// All within reach, the most promising first.
    candidates: Vec<usize>,
    /// Number of them that this round looks at.
    looked_at: usize,
    tried: u64,
}

impl Search<'_> {
    /// Inserts, shortens and exchanges until nothing helps.
    fn improve(&mut self) {
        loop {
            self.fill();
            if !(self.shorten() || self.exchange()) {
                // Each trial costs at least this one, so that the search ends even where there is nothing to try.
                self.tried += 1;
                return;
            }
        }
    }

    /// Inserts what gives most for its burden while anything fits.
    fn fill(&mut self) {
        let taste = TASTES[self.random.below(TASTES.len())];
        let mut left = self.outside();
        loop {
            let mut best = None;
            left.retain(|&stop| {
                let insertion = self.trip.best_insertion(stop, &mut self.tried);
                if let Some(insertion) = insertion {
                    let worth = self.problem.worths[stop].powi(taste);
                    let value = self.illusion() * worth / insertion.burden.max(1e-6);
                    if best.is_none_or(|(other, _, _)| value > other) {
                        best = Some((value, stop, insertion));
                    }
                }
                // One more stop leaves less room for the others.
                insertion.is_some()
            });
            let Some((_, stop, insertion)) = best else {
                return;
            };
            self.trip.insert(stop, insertion.at);
            left.retain(|&other| other != stop);
        }
    }

    /// From 1 to 3, as a factor.
    fn illusion(&mut self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        let more = self.random.below(ILLUSION) as f64;
        1.0 + more / 100.0
    }

    fn outside(&self) -> Vec<usize> {
        let seen = self.candidates.iter().take(self.looked_at);
        seen.filter(|stop| !self.trip.stops.contains(stop))
            .copied()
            .collect()
    }

    /// Turns round or moves a stretch of stops so that the trip is less of a burden.
    fn shorten(&mut self) -> bool {
        let count = self.trip.stops.len();
        let burden = self.trip.burden();
        let before = self.trip.stops.clone();
        for first in 0..count {
            for last in first + 1..count {
                for change in [<[usize]>::reverse, rotate_left, rotate_right] {
                    let mut stops = before.clone();
                    change(&mut stops[first..=last]);
                    self.tried += count as u64;
                    if self.trip.set(&stops) {
                        if self.trip.burden() < burden - NOISE {
                            return true;
                        }
                        self.trip.set(&before);
                    }
                }
            }
        }
        false
    }

    /// Puts a stop that gives more in the place of one that gives less.
    fn exchange(&mut self) -> bool {
        let before = self.trip.stops.clone();
        let outside = self.outside();
        for at in 0..before.len() {
            let mut stops = before.clone();
            let removed = stops.remove(at);
            if !self.trip.set(&stops) {
                continue;
            }
            let most = outside
                .iter()
                .filter(|&&stop| self.problem.worths[stop] > self.problem.worths[removed] + NOISE)
                .filter_map(|&stop| Some((stop, self.trip.best_insertion(stop, &mut self.tried)?)))
                .max_by(|a, b| self.problem.worths[a.0].total_cmp(&self.problem.worths[b.0]));
            if let Some((stop, insertion)) = most {
                self.trip.insert(stop, insertion.at);
                return true;
            }
            self.trip.set(&before);
        }
        false
    }

    /// Removes a few neighbouring stops, or some here and there.
    fn remove_some(&mut self) {
        let count = self.trip.stops.len();
        if count == 0 {
            return;
        }
        let mut stops = self.trip.stops.clone();
        if self.random.below(2) == 0 {
            let removed = 1 + self.random.below((4 * count).div_ceil(5));
            let from = self.random.below(count + 1 - removed);
            stops.drain(from..from + removed);
        } else {
            stops.retain(|_| self.random.below(2) == 0);
        }
        if !self.trip.set(&stops) {
            self.trip.set(&[]);
        }
    }
}

fn rotate_left(stops: &mut [usize]) {
    stops.rotate_left(1);
}

fn rotate_right(stops: &mut [usize]) {
    stops.rotate_right(1);
}
