//! Good choices among many candidates: insert while something fits, shorten, exchange, and then again and again after
//! removing a few neighbouring stops at a random place.

use super::ChoiceOptions;
use super::problem::{NOISE, Problem};
use super::trip::Trip;
use crate::plan::random::Random;

/// Places tried with `effort` 1, some nanoseconds each.
const TRIALS: f64 = 200_000.0;
/// Rounds without a better trip after which the search goes back to the best one.
const PATIENCE: usize = 20;
/// What is inserted next has most worth for its burden; how much more the worth counts changes by chance.
const TASTES: [i32; 4] = [0, 1, 2, 4];

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
        tried: 0,
    };
    let mut best = Best::default();
    let mut rounds = 0;
    loop {
        search.improve();
        rounds = if best.take(&search.trip) {
            0
        } else {
            rounds + 1
        };
        if search.tried >= trials {
            return best.stops;
        }
        if rounds % PATIENCE == PATIENCE - 1 {
            search.trip.set(&best.stops);
        }
        search.remove_some();
    }
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
                    let value = self.problem.worths[stop].powi(taste) / insertion.burden.max(1e-6);
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

    fn outside(&self) -> Vec<usize> {
        let all = self.problem.within_reach.iter();
        all.filter(|stop| !self.trip.stops.contains(stop))
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
            let removed = 1 + self.random.below(count.div_ceil(2));
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
