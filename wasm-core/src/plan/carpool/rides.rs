//! A plan told to people: times, lengths and sums.

use super::problem::{Problem, Routes};
use super::{CarRide, Carpool, Pickup};

pub(super) fn rides(problem: &Problem<'_>, routes: &Routes) -> Vec<CarRide> {
    let all = routes.iter().enumerate();
    all.map(|(car, stops)| ride(problem, car, stops)).collect()
}

fn ride(problem: &Problem<'_>, car: usize, stops: &[usize]) -> CarRide {
    let (mut point, end) = problem.ends(car);
    let leave = problem.cars[car].leave_min;
    let mut ride = CarRide {
        pickups: Vec::with_capacity(stops.len()),
        people: problem.people(stops),
        free_seats: problem.free_seats(car) - problem.people(stops),
        leave_min: leave,
        arrive_min: leave,
        direct_min: problem.direct_min(car),
        detour_min: 0.0,
        length_km: 0.0,
    };
    let go = |ride: &mut CarRide, from: usize, to: usize| {
        ride.arrive_min += problem.matrix.minutes(from, to);
        ride.length_km += problem.matrix.kilometres(from, to);
    };
    for &party in stops {
        go(&mut ride, point, problem.point(party));
        point = problem.point(party);
        let arrive_min = ride.arrive_min;
        ride.arrive_min = problem.pick_up(party, arrive_min).unwrap_or(arrive_min);
        ride.pickups.push(Pickup {
            party,
            arrive_min,
            leave_min: ride.arrive_min,
        });
    }
    go(&mut ride, point, end);
    ride.detour_min = ride.arrive_min - leave - ride.direct_min;
    ride
}

pub(super) fn sums(problem: &Problem<'_>, routes: &Routes) -> Carpool {
    let rides = rides(problem, routes);
    let cars = problem.cars_of(routes).into_iter().enumerate();
    let moved: u32 = cars.map(|(party, car)| problem.moved(party, car)).sum();
    let sum = |of: fn(&CarRide) -> f64| rides.iter().fold(0.0, |sum, ride| sum + of(ride));
    Carpool {
        carried: rides.iter().map(|ride| ride.people).sum(),
        drive_min: sum(|ride| ride.arrive_min - ride.leave_min),
        detour_min: sum(|ride| ride.detour_min),
        worst_detour_min: rides.iter().map(|ride| ride.detour_min).fold(0.0, f64::max),
        moved: moved as usize,
    }
}
