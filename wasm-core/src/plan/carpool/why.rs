//! Reason why somebody has no seat.

use serde::Serialize;

use super::problem::{Problem, Routes};

/// A party without a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Unassigned {
    /// Index of the party.
    pub party: usize,
    /// Reason why they have no seat.
    pub reason: WhyUnassigned,
}

/// Obstacle between a party and every car, the first that is true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyUnassigned {
    /// No car has as many free seats, even when empty.
    PartyTooLarge,
    /// Every car with as many seats would exceed its most detour, or arrive too late, for this party alone.
    TooFar,
    /// Every car that could make the way would be there after the latest time, or would have to wait for the earliest
    /// beyond its most detour.
    WrongTime,
    /// Every car that could take the party alone has too few seats left.
    NoSeat,
    /// A car has seats left, but with the others in it this party would take it beyond its most detour or past the time
    /// of somebody.
    TooMuchDetour,
}

pub(super) fn unassigned(problem: &Problem<'_>, routes: &Routes) -> Vec<Unassigned> {
    let cars = problem.cars_of(routes);
    let without = (0..problem.parties.len()).filter(|&party| cars[party].is_none());
    without
        .map(|party| Unassigned {
            party,
            reason: why(problem, routes, party),
        })
        .collect()
}

fn why(problem: &Problem<'_>, routes: &Routes, party: usize) -> WhyUnassigned {
    let size = problem.parties[party].size;
    let mut cars: Vec<usize> = (0..problem.cars.len()).collect();
    cars.retain(|&car| problem.free_seats(car) >= size);
    if cars.is_empty() {
        return WhyUnassigned::PartyTooLarge;
    }
    cars.retain(|&car| {
        let (start, end) = problem.ends(car);
        let own = problem.point(party);
        let way = problem.matrix.minutes(start, own) + problem.matrix.minutes(own, end);
        way - problem.direct_min(car) <= problem.most_detour_min[car]
    });
    if cars.is_empty() {
        return WhyUnassigned::TooFar;
    }
    cars.retain(|&car| {
        let detour = problem.detour_min(car, std::iter::once(party));
        detour.is_some_and(|detour| detour <= problem.most_detour_min[car])
    });
    if cars.is_empty() {
        return WhyUnassigned::WrongTime;
    }
    let is_full = |car: &usize| problem.people(&routes[*car]) + size > problem.free_seats(*car);
    if cars.iter().all(is_full) {
        WhyUnassigned::NoSeat
    } else {
        WhyUnassigned::TooMuchDetour
    }
}
