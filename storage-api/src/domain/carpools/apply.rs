//! Applying the plan of a carpool: seats are asked for, and given where the driver is who applies it.

use std::collections::BTreeMap;

use wasm_core::domain::{RideStatus, Timestamp};
use wasm_core::error::Code;

use super::plan::{ApplyCarpoolPlan, Given, PlannedCarpool, is_seated, read};
use super::pool::free_in;
use super::ride::ask_driver;
use crate::access::me::Me;
use crate::domain::friendships::is_blocked_between;
use crate::domain::hangouts::ride_times::tell_of_new_time;
use crate::domain::hangouts::rides::{Car, Ride, is_in, settle_car, tell_driver_of_leaving, turn};
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::schema::collections::CARPOOL_RIDERS;
use crate::store::Transaction;

/// Applies a plan that was made a moment ago.
pub(crate) fn write(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ApplyCarpoolPlan,
    mut planned: PlannedCarpool,
) -> Result<PlannedCarpool, ApiError> {
    let given = read(transaction, me, asked)?;
    // Made of what was read a moment ago, and asked for by what the caller has seen.
    if asked.plan_of.as_ref() != Some(&given.plan_of) || planned.plan_of != given.plan_of {
        let message = "cars or riders have changed since; look at the new plan";
        return Err(ApiError::new(Code::Aborted, message).with_reason("stalePlan"));
    }
    seat(transaction, me, &given, &seats_of(&planned))?;
    for car in &given.cars {
        settle_car(transaction, &car.id, me.now_ms)?;
    }
    planned.applied = true;
    Ok(planned)
}

/// Place of somebody in a plan.
struct PlannedSeat<'a> {
    rider_id: &'a str,
    car_id: &'a str,
    order: u32,
    at: Option<Timestamp>,
}

impl PlannedSeat<'_> {
    /// The car it is in.
    fn car<'a>(&self, given: &'a Given) -> Option<&'a Car> {
        given.cars.iter().find(|car| car.id == self.car_id)
    }
}

fn seats_of(planned: &PlannedCarpool) -> Vec<PlannedSeat<'_>> {
    let mut seats = Vec::new();
    for car in &planned.cars {
        seats.extend((0..).zip(&car.pickups).map(|(order, pickup)| PlannedSeat {
            rider_id: &pickup.rider_id,
            car_id: &car.car_id,
            order,
            at: pickup.at,
        }));
    }
    seats
}

/// The seat of a rider in a plan.
fn seat_for<'a>(seats: &'a [PlannedSeat<'a>], rider: &Ride) -> Option<&'a PlannedSeat<'a>> {
    seats.iter().find(|seat| seat.rider_id == rider.id)
}

/// Tells whether a rider and the driver of a seat block each other: nobody is seated with them by others.
fn is_apart(
    transaction: &Transaction<'_>,
    given: &Given,
    rider: &Ride,
    seat: &PlannedSeat<'_>,
) -> Result<bool, ApiError> {
    match seat.car(given) {
        Some(car) => is_blocked_between(transaction, &car.data.driver_id, &rider.data.user_id),
        None => Ok(false),
    }
}

/// Tells whether the seats that a plan changes came from a plan as well. Who chose their car themselves keeps it, and
/// nobody loses a seat for others; without them the other changes do not fit together.
fn may_move(given: &Given, seats: &[PlannedSeat<'_>]) -> bool {
    let mut seated = given.riders.iter().filter(|rider| is_seated(rider));
    seated.all(|rider| {
        seat_for(seats, rider)
            .is_some_and(|seat| is_in(rider, seat.car_id) || rider.data.planned == Some(true))
    })
}

/// Gives back the seats of those who change cars, before anybody is asked for: each needs the seat of another one. Answers
/// with their ids.
fn leave_seats(
    transaction: &mut Transaction<'_>,
    me: &Me,
    given: &Given,
    seats: &[PlannedSeat<'_>],
) -> Result<Vec<String>, ApiError> {
    let mut moved = Vec::new();
    if !may_move(given, seats) {
        return Ok(moved);
    }
    for rider in given.riders.iter().filter(|rider| is_seated(rider)) {
        let seat = seat_for(seats, rider).filter(|seat| !is_in(rider, seat.car_id));
        let Some(seat) = seat else {
            continue;
        };
        if is_apart(transaction, given, rider, seat)? {
            continue;
        }
        tell_driver_of_leaving(transaction, &rider.data, me.now_ms)?;
        let mut ride = rider.clone();
        ride.data.status = RideStatus::Looking;
        ride.put(transaction, &CARPOOL_RIDERS)?;
        moved.push(ride.id);
    }
    Ok(moved)
}

/// Asks for a seat for every rider who looks for one where the plan has one, and for those whom it moves to another car;
/// its driver answers, and who applies the plan has answered for their own car.
fn seat(
    transaction: &mut Transaction<'_>,
    me: &Me,
    given: &Given,
    seats: &[PlannedSeat<'_>],
) -> Result<(), ApiError> {
    let moved = leave_seats(transaction, me, given, seats)?;
    let mut asked = BTreeMap::new();
    for rider in &given.riders {
        let Some(seat) = seat_for(seats, rider) else {
            continue;
        };
        let is_moved = moved.contains(&rider.id);
        let stays = is_seated(rider) && is_in(rider, seat.car_id);
        if is_seated(rider) && !stays && !is_moved || is_apart(transaction, given, rider, seat)? {
            continue;
        }
        if !stays && !fits(transaction, me, given, (rider, seat), &mut asked)? && !is_moved {
            continue;
        }
        let mut ride = rider.clone();
        ride.data.pickup_order = Some(seat.order);
        ride.data.pickup_at = seat.at;
        if stays {
            tell_of_new_time(transaction, &rider.data, seat.at, me.now_ms)?;
            ride.put(transaction, &CARPOOL_RIDERS)?;
        } else {
            ask(transaction, me, given, (ride, seat), is_moved)?;
        }
    }
    Ok(())
}

/// Asks for a seat in another car than before. Whoever applies the plan has said yes to the people in their own car.
fn ask(
    transaction: &mut Transaction<'_>,
    me: &Me,
    given: &Given,
    (mut ride, seat): (Ride, &PlannedSeat<'_>),
    is_moved: bool,
) -> Result<(), ApiError> {
    ride.data.car_id = Some(seat.car_id.to_owned());
    ride.data.status = RideStatus::Requested;
    ride.data.planned = Some(true);
    ride.put(transaction, &CARPOOL_RIDERS)?;
    if seat.car_id == given.pool.id_of(&me.uid) {
        return turn(transaction, &mut ride, RideStatus::Accepted, me.now_ms);
    }
    if let Some(car) = seat.car(given) {
        ask_driver(transaction, &given.pool, car, &ride.data, me.now_ms)?;
    }
    if is_moved {
        let about = given.pool.about();
        notify(
            transaction,
            &ride.data.user_id,
            "rideMoved",
            &about,
            me.now_ms,
        )?;
    }
    Ok(())
}

/// Tells whether a car has room for one more of those who are asked for, and counts them.
fn fits<'a>(
    transaction: &Transaction<'_>,
    me: &Me,
    given: &Given,
    (rider, seat): (&Ride, &PlannedSeat<'a>),
    asked: &mut BTreeMap<&'a str, i64>,
) -> Result<bool, ApiError> {
    let Some(car) = seat.car(given) else {
        return Ok(false);
    };
    let before = asked.entry(seat.car_id).or_insert(0);
    let size = i64::from(rider.data.party_size);
    let has_room = free_in(transaction, car)? >= *before + size;
    // Whoever gets a seat in one's own car has it by the next time.
    if has_room && seat.car_id != given.pool.id_of(&me.uid) {
        *before += size;
    }
    Ok(has_room)
}
