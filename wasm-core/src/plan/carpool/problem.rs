//! Cars and parties with what follows from them: points, ways, bounds.

use super::{Car, CarpoolOptions, Direction, Party};
use crate::plan::travel::TravelMatrix;

/// Rounding may exceed a bound by so many minutes.
pub(super) const NOISE_MIN: f64 = 1e-9;

/// The stops of each car, as parties in order.
pub(super) type Routes = Vec<Vec<usize>>;

pub(super) struct Problem<'a> {
    pub(super) matrix: &'a TravelMatrix,
    pub(super) cars: &'a [Car],
    pub(super) parties: &'a [Party],
    pub(super) previous: &'a [Option<usize>],
    stability_min: f64,
    direction: Direction,
    /// Most detour of each car: its own bound, or what the time of arrival leaves.
    pub(super) most_detour_min: Vec<f64>,
    pub(super) has_windows: bool,
}

impl<'a> Problem<'a> {
    pub(super) fn new(
        matrix: &'a TravelMatrix,
        cars: &'a [Car],
        parties: &'a [Party],
        options: &'a CarpoolOptions,
    ) -> Self {
        let is_bound = |own: &Party| own.earliest_min.is_finite() || own.latest_min.is_finite();
        let mut problem = Self {
            matrix,
            cars,
            parties,
            previous: &options.previous,
            stability_min: options.stability_min,
            direction: options.direction,
            most_detour_min: Vec::new(),
            has_windows: parties.iter().any(is_bound),
        };
        let most = |(at, own): (usize, &Car)| {
            let left = options.arrive_by_min - own.leave_min - problem.direct_min(at);
            own.max_detour_min.min(left) + NOISE_MIN
        };
        problem.most_detour_min = cars.iter().enumerate().map(most).collect();
        problem
    }

    /// The point of a party.
    pub(super) fn point(&self, party: usize) -> usize {
        self.cars.len() + party
    }

    /// The points where a car's way begins and ends.
    pub(super) fn ends(&self, car: usize) -> (usize, usize) {
        let destination = self.cars.len() + self.parties.len();
        match self.direction {
            Direction::There => (car, destination),
            Direction::Back => (destination, car),
        }
    }

    pub(super) fn direct_min(&self, car: usize) -> f64 {
        let (start, end) = self.ends(car);
        self.matrix.minutes(start, end)
    }

    pub(super) fn free_seats(&self, car: usize) -> usize {
        self.cars[car].seats_total - self.cars[car].companions
    }

    pub(super) fn people(&self, parties: &[usize]) -> usize {
        parties.iter().map(|&party| self.parties[party].size).sum()
    }

    /// Time at which a car that is there at a time goes on with a party; `None` when that is too late for them.
    pub(super) fn pick_up(&self, party: usize, arrival: f64) -> Option<f64> {
        let own = &self.parties[party];
        (arrival <= own.latest_min + NOISE_MIN).then_some(arrival.max(own.earliest_min))
    }

    /// Minutes that stops in this order add to a car's way; `None` when somebody is not there at that time. Neither
    /// seats nor the bound are looked at.
    pub(super) fn detour_min(&self, car: usize, stops: impl Iterator<Item = usize>) -> Option<f64> {
        let (mut point, end) = self.ends(car);
        let leave = self.cars[car].leave_min;
        let mut time = leave;
        for party in stops {
            let next = self.point(party);
            time = self.pick_up(party, time + self.matrix.minutes(point, next))?;
            point = next;
        }
        Some(time + self.matrix.minutes(point, end) - leave - self.direct_min(car))
    }

    /// Cost, in minutes, of a party that rides in a car or in none though it rode in another.
    pub(super) fn move_min(&self, party: usize, car: Option<usize>) -> f64 {
        f64::from(self.moved(party, car)) * self.stability_min
    }

    /// People of a party who are moved by that.
    pub(super) fn moved(&self, party: usize, car: Option<usize>) -> u32 {
        let before = self.previous.get(party).copied().flatten();
        let is_moved = before.is_some() && before != car;
        let size = u32::try_from(self.parties[party].size).unwrap_or(u32::MAX);
        if is_moved { size } else { 0 }
    }

    /// The car of each party.
    pub(super) fn cars_of(&self, routes: &Routes) -> Vec<Option<usize>> {
        let mut cars = vec![None; self.parties.len()];
        for (car, stops) in routes.iter().enumerate() {
            for &party in stops {
                cars[party] = Some(car);
            }
        }
        cars
    }

    pub(super) fn worth(&self, routes: &Routes) -> Worth {
        let cars = self.cars_of(routes).into_iter().enumerate();
        let moves: f64 = cars.map(|(party, car)| self.move_min(party, car)).sum();
        let detours = routes.iter().enumerate();
        let detours: f64 = detours
            .filter_map(|(car, stops)| self.detour_min(car, stops.iter().copied()))
            .sum();
        Worth {
            carried: routes.iter().map(|stops| self.people(stops)).sum(),
            cost_min: moves + detours,
        }
    }
}

/// Worth of a plan: the one that carries more people is better, then the one that costs less.
#[derive(Debug, Clone, Copy)]
pub(super) struct Worth {
    pub(super) carried: usize,
    /// Detours, and moves by their price.
    pub(super) cost_min: f64,
}

impl Worth {
    pub(super) fn is_better_than(&self, other: &Self) -> bool {
        self.carried > other.carried
            || (self.carried == other.carried && self.cost_min < other.cost_min - NOISE_MIN)
    }
}
