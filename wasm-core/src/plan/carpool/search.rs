//! Good plans for many parties: some are taken out of their cars, those that are alike or by chance, and put back where
//! they regret it least, again and again; a plan a little worse than the best one is gone on from.

use super::insertion::{Insertion, Route};
use super::problem::{Problem, Routes, Worth};
use super::{CarpoolOptions, exact};
use crate::plan::random::Random;
use crate::plan::ranked::ranked;

/// Insertions judged with `effort` 1, some dozens of nanoseconds each: some, and so many more for each pair of parties, up
/// to a limit.
const TRIALS: f64 = 40_000.0;
const TRIALS_PER_PAIR: f64 = 120.0;
const TRIALS_MAX: f64 = 4_000_000.0;
/// Most parties taken out at once.
const REMOVED_MAX: usize = 12;
/// Most parties without a seat that are tried at once.
const WAITING_MAX: usize = 20;
/// Largest ratio of a plan's cost to the best for the search to go on from it.
const TOLERATED: f64 = 1.05;
/// In every other round costs are judged too high by chance, by at most this part, so that not always the same car wins.
const NOISE: f64 = 0.6;
/// Most stops of a car whose order is proven.
const STOPS_MAX: usize = 10;

/// A plan no worse than the one given.
pub(super) fn solve(problem: &Problem<'_>, nearest: &Routes, options: &CarpoolOptions) -> Routes {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "a count of trials, from 0 to some billions"
    )]
    let trials = {
        let parties = problem.parties.len() as f64;
        (TRIALS_MAX.min(TRIALS + TRIALS_PER_PAIR * parties * parties) * options.effort) as u64
    };
    let mut search = Search::new(problem, nearest, options.seed);
    let mut best = (search.stops(), search.worth);
    while search.tried < trials {
        let saved = (search.routes.clone(), search.worth);
        search.remove_some();
        search.insert_waiting();
        // Each round counts, so that the search ends even where nobody can be moved.
        search.tried += 1;
        if search.worth.is_better_than(&best.1) {
            best = (search.stops(), search.worth);
        }
        let is_tolerable = search.worth.carried >= best.1.carried
            && search.worth.cost_min <= best.1.cost_min * TOLERATED;
        if !is_tolerable {
            (search.routes, search.worth) = saved;
        }
    }
    let ordered = best.0.into_iter().enumerate();
    ordered
        .map(|(car, stops)| match stops.len() {
            2..=STOPS_MAX => exact::order(problem, car, &stops),
            _ => stops,
        })
        .collect()
}

struct Search<'a> {
    problem: &'a Problem<'a>,
    routes: Vec<Route>,
    worth: Worth,
    /// For each party all others, the nearest first.
    near: Vec<Vec<usize>>,
    random: Random,
    tried: u64,
}

/// Choice of the next party to put into a car.
#[derive(Debug, Clone, Copy)]
enum Turn {
    /// The party that would lose most if the second best car had to do.
    Regret,
    /// The party that costs least.
    Cheapest,
    /// The party with most people.
    Largest,
}

impl<'a> Search<'a> {
    /// Begins with the best of the plan given, the previous one completed, and one made anew.
    fn new(problem: &'a Problem<'a>, nearest: &Routes, seed: u32) -> Self {
        let near = |party: usize| {
            let others = (0..problem.parties.len()).map(|other| problem.point(other));
            let mut near =
                ranked(others.map(|other| problem.matrix.minutes(problem.point(party), other)));
            near.retain(|&other| other != party);
            near
        };
        let mut search = Self {
            problem,
            routes: Vec::new(),
            worth: problem.worth(nearest),
            near: (0..problem.parties.len()).map(near).collect(),
            random: Random::new(seed),
            tried: 0,
        };
        search.take(nearest);
        let first = search.routes.clone();
        let mut best = (first, search.worth);
        for start in [
            previous(problem),
            vec![Route::default(); problem.cars.len()],
        ] {
            search.routes = start;
            search.insert(Turn::Regret);
            if search.worth.is_better_than(&best.1) {
                best = (search.routes.clone(), search.worth);
            }
        }
        (search.routes, search.worth) = best;
        search
    }

    fn take(&mut self, routes: &Routes) {
        let all = routes.iter().cloned().enumerate();
        self.routes = all
            .map(|(car, stops)| Route::new(self.problem, car, stops))
            .collect();
    }

    fn stops(&self) -> Routes {
        self.routes
            .iter()
            .map(|route| route.stops.clone())
            .collect()
    }

    /// Takes some parties out of their cars: neighbours, all of a car and its neighbours, or any.
    fn remove_some(&mut self) {
        let count = self.problem.parties.len();
        let most = 2 + self.random.below(REMOVED_MAX - 1);
        let first = self.random.below(count);
        let mut removed = vec![first];
        match self.random.below(3) {
            0 => removed.extend((1..most).map(|_| self.random.below(count))),
            1 => removed.extend(self.near[first].iter().take(most)),
            _ => {
                let cars = self.cars_of();
                let own =
                    (0..count).filter(|&party| cars[party].is_some() && cars[party] == cars[first]);
                removed.extend(own);
                removed.extend(self.near[first].iter().take(most / 2));
            }
        }
        let cars = self.cars_of();
        for party in removed {
            if let Some(car) = cars[party] {
                self.routes[car].remove(self.problem, car, party);
            }
        }
        // Where a way with a stop is shorter than without, what is left may take too long.
        for (car, route) in self.routes.iter_mut().enumerate() {
            if !route.is_possible(self.problem, car) {
                *route = Route::default();
            }
        }
    }

    fn cars_of(&self) -> Vec<Option<usize>> {
        let mut cars = vec![None; self.problem.parties.len()];
        for (car, route) in self.routes.iter().enumerate() {
            for &party in &route.stops {
                cars[party] = Some(car);
            }
        }
        cars
    }

    fn insert_waiting(&mut self) {
        let turn = match self.random.below(4) {
            0 => Turn::Cheapest,
            1 => Turn::Largest,
            _ => Turn::Regret,
        };
        self.insert(turn);
    }

    /// Puts parties without a seat into cars while there is room.
    fn insert(&mut self, turn: Turn) {
        let cars = self.cars_of();
        let mut waiting: Vec<usize> = (0..cars.len())
            .filter(|&party| cars[party].is_none())
            .collect();
        let most = REMOVED_MAX + WAITING_MAX;
        let is_start = self.tried == 0;
        let noise = if is_start {
            0.0
        } else {
            NOISE * f64::from(u8::from(self.random.below(2) == 0))
        };
        while waiting.len() > most && !is_start {
            let at = self.random.below(waiting.len());
            waiting.swap_remove(at);
        }
        let mut table: Vec<Vec<Option<Insertion>>> = waiting
            .iter()
            .map(|&party| self.insertions(party, noise))
            .collect();
        while let Some(next) = self.next(&waiting, &table, turn) {
            let party = waiting.swap_remove(next);
            let own = table.swap_remove(next);
            let Some((car, insertion)) = cheapest(&own) else {
                continue;
            };
            self.routes[car].insert(self.problem, car, party, insertion.at);
            for (&party, row) in waiting.iter().zip(&mut table) {
                // One stop more leaves less room, so that what did not fit does not fit now.
                if row[car].is_some() {
                    row[car] = self.judge(car, party, noise);
                }
            }
        }
        self.refresh_worth();
    }

    fn insertions(&mut self, party: usize, noise: f64) -> Vec<Option<Insertion>> {
        let cars = 0..self.routes.len();
        cars.map(|car| self.judge(car, party, noise)).collect()
    }

    fn judge(&mut self, car: usize, party: usize, noise: f64) -> Option<Insertion> {
        self.tried += 1;
        let own = self.routes[car].best_insertion(self.problem, car, party)?;
        let share = f64::from(u16::try_from(self.random.below(1_000)).unwrap_or_default()) / 1e3;
        Some(Insertion {
            cost_min: own.cost_min + noise * share * own.cost_min.abs(),
            ..own
        })
    }

    /// Whose turn it is: a place in the list of those who wait.
    fn next(
        &self,
        waiting: &[usize],
        table: &[Vec<Option<Insertion>>],
        turn: Turn,
    ) -> Option<usize> {
        let urgency = |at: usize| {
            let (first, second) = two_cheapest(&table[at]);
            match turn {
                Turn::Regret => second - first,
                Turn::Cheapest => -first,
                Turn::Largest => f64::from(
                    u32::try_from(self.problem.parties[waiting[at]].size).unwrap_or(u32::MAX),
                ),
            }
        };
        let able = (0..waiting.len()).filter(|&at| table[at].iter().any(Option::is_some));
        able.map(|at| (at, urgency(at)))
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(at, _)| at)
    }

    fn refresh_worth(&mut self) {
        let cars = self.cars_of().into_iter().enumerate();
        let moves: f64 = cars
            .map(|(party, car)| self.problem.move_min(party, car))
            .sum();
        self.worth = Worth {
            carried: self.routes.iter().map(|route| route.people).sum(),
            cost_min: moves
                + self
                    .routes
                    .iter()
                    .map(|route| route.detour_min)
                    .sum::<f64>(),
        };
    }
}

fn cheapest(row: &[Option<Insertion>]) -> Option<(usize, Insertion)> {
    let all = row
        .iter()
        .enumerate()
        .filter_map(|(car, own)| Some((car, (*own)?)));
    all.min_by(|a, b| a.1.cost_min.total_cmp(&b.1.cost_min))
}

/// The two least costs; as if a day long where there is no such car.
fn two_cheapest(row: &[Option<Insertion>]) -> (f64, f64) {
    const NO_CAR_MIN: f64 = 1e12;
    row.iter()
        .flatten()
        .fold((NO_CAR_MIN, NO_CAR_MIN), |(first, second), own| {
            if own.cost_min < first {
                (own.cost_min, first)
            } else {
                (first, second.min(own.cost_min))
            }
        })
}

/// The previous plan as far as it is still possible.
fn previous(problem: &Problem<'_>) -> Vec<Route> {
    let mut routes = vec![Route::default(); problem.cars.len()];
    for (party, car) in problem.previous.iter().enumerate() {
        if let Some(car) = *car
            && let Some(insertion) = routes[car].best_insertion(problem, car, party)
        {
            routes[car].insert(problem, car, party, insertion.at);
        }
    }
    routes
}
