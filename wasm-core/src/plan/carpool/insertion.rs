//! Parties put into cars one after the other, each where it is the least detour.

use super::problem::{Problem, Routes};
use crate::plan::ranked::ranked;

/// Insertion of a party into a car.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Insertion {
    pub(super) at: usize,
    /// Added cost: detour, and the price of moving them.
    pub(super) cost_min: f64,
}

/// A car's stops with their sums.
#[derive(Debug, Clone, Default)]
pub(super) struct Route {
    pub(super) stops: Vec<usize>,
    pub(super) people: usize,
    pub(super) detour_min: f64,
}

impl Route {
    pub(super) fn new(problem: &Problem<'_>, car: usize, stops: Vec<usize>) -> Self {
        let detour_min = problem.detour_min(car, stops.iter().copied());
        Self {
            people: problem.people(&stops),
            detour_min: detour_min.unwrap_or(f64::INFINITY),
            stops,
        }
    }

    /// The best place for a party, if there is one that keeps to seats, times and the bound.
    pub(super) fn best_insertion(
        &self,
        problem: &Problem<'_>,
        car: usize,
        party: usize,
    ) -> Option<Insertion> {
        if self.people + problem.parties[party].size > problem.free_seats(car) {
            return None;
        }
        let mut best: Option<Insertion> = None;
        for at in 0..=self.stops.len() {
            let Some(detour_min) = self.detour_with(problem, car, party, at) else {
                continue;
            };
            if detour_min <= problem.most_detour_min[car]
                && best.is_none_or(|other| detour_min - self.detour_min < other.cost_min)
            {
                best = Some(Insertion {
                    at,
                    cost_min: detour_min - self.detour_min,
                });
            }
        }
        best.map(|own| Insertion {
            cost_min: own.cost_min + problem.move_min(party, Some(car)),
            ..own
        })
    }

    /// The detour with one stop more.
    fn detour_with(
        &self,
        problem: &Problem<'_>,
        car: usize,
        party: usize,
        at: usize,
    ) -> Option<f64> {
        let (before, after) = self.stops.split_at(at);
        if problem.has_windows {
            let stops = before.iter().chain([&party]).chain(after);
            return problem.detour_min(car, stops.copied());
        }
        let (start, end) = problem.ends(car);
        let from = before.last().map_or(start, |&party| problem.point(party));
        let to = after.first().map_or(end, |&party| problem.point(party));
        let own = problem.point(party);
        let minutes = |a, b| problem.matrix.minutes(a, b);
        Some(self.detour_min + minutes(from, own) + minutes(own, to) - minutes(from, to))
    }

    pub(super) fn insert(&mut self, problem: &Problem<'_>, car: usize, party: usize, at: usize) {
        self.stops.insert(at, party);
        *self = Self::new(problem, car, std::mem::take(&mut self.stops));
    }

    pub(super) fn remove(&mut self, problem: &Problem<'_>, car: usize, party: usize) {
        self.stops.retain(|&other| other != party);
        *self = Self::new(problem, car, std::mem::take(&mut self.stops));
    }

    /// Returns `true` if it keeps to seats, times and the bound.
    pub(super) fn is_possible(&self, problem: &Problem<'_>, car: usize) -> bool {
        self.people <= problem.free_seats(car) && self.detour_min <= problem.most_detour_min[car]
    }
}

/// Plans as people do without a plan: everybody in turn takes the nearest car that has room and time for them.
pub(super) fn nearest_car(problem: &Problem<'_>) -> Routes {
    let mut routes = vec![Route::default(); problem.cars.len()];
    for party in 0..problem.parties.len() {
        let minutes = |car: usize| problem.matrix.minutes(car, problem.point(party));
        let cars = ranked((0..problem.cars.len()).map(minutes));
        let place = |&car: &usize| Some((car, routes[car].best_insertion(problem, car, party)?));
        if let Some((car, insertion)) = cars.iter().find_map(place) {
            routes[car].insert(problem, car, party, insertion.at);
        }
    }
    routes.into_iter().map(|route| route.stops).collect()
}
