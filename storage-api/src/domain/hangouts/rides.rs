//! Seats of the cars in carpools: who rides, who waits, and who sees whose exact points. Functions, separations and
//! erasure all end in [`settle_car`], so that no path leaves more people in a car than it has seats.

use serde_json::{Value, json};
use wasm_core::domain::{
    CarOffer, Carpool, CarpoolRider, CarpoolStatus, Hangout, RideStatus, Seat, Timestamp, promoted,
    unseated,
};

use crate::domain::friendships::is_blocked_between;
use crate::domain::notifications::notify;
use crate::domain::records::{Stored, record};
use crate::error::ApiError;
use crate::schema::collections::{CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS, HANGOUTS};
use crate::schema::query::{By, by};
use crate::store::Transaction;

/// A car of a carpool, with its id.
pub(crate) type Car = Stored<CarOffer>;
/// A rider of a carpool, with their id.
pub(crate) type Ride = Stored<CarpoolRider>;

/// Indexes of what belongs to a carpool.
pub(crate) const IN_CARPOOL: [By<1>; 2] =
    [by!(CARPOOL_CARS.carpoolId), by!(CARPOOL_RIDERS.carpoolId)];

/// Makes a car and who is in it agree: whoever has no room any more waits, whoever waits and has room rides, and those
/// who share the car see each other's points. Answers with the ids of those who lost their seat.
pub(crate) fn settle_car(
    transaction: &mut Transaction<'_>,
    car_id: &str,
    now_ms: i64,
) -> Result<Vec<String>, ApiError> {
    let Some(mut car) = car_of(transaction, car_id)? else {
        return Ok(Vec::new());
    };
    let (total, companions) = (car.data.seats_total, car.data.companions);
    let mut riders = riders_of(transaction, car_id)?;
    let accepted = seats(&riders, RideStatus::Accepted);
    let owned = |ids: Vec<&str>| ids.into_iter().map(str::to_owned).collect::<Vec<String>>();
    let moved = owned(unseated(total, companions, &accepted));
    let (turned, status) = if moved.is_empty() {
        let (room, waiting) = (
            total.saturating_sub(companions),
            seats(&riders, RideStatus::Waiting),
        );
        let seated = owned(promoted(Some(room), &accepted, &waiting));
        (seated, RideStatus::Accepted)
    } else {
        (moved.clone(), RideStatus::Waiting)
    };
    for rider in &mut riders {
        if turned.contains(&rider.id) {
            turn(transaction, rider, status, now_ms)?;
        }
    }
    share_points(transaction, &mut car, &mut riders)?;
    note_free_seats(transaction, &mut car, &riders, now_ms)?;
    Ok(moved)
}

/// Notes on a car how many seats nobody has, and tells those who look for one when there are more than before.
fn note_free_seats(
    transaction: &mut Transaction<'_>,
    car: &mut Car,
    riders: &[Ride],
    now_ms: i64,
) -> Result<(), ApiError> {
    let free = car.data.seats_left(&seats(riders, RideStatus::Accepted));
    let free = u32::try_from(free).unwrap_or(0);
    let before = car.data.free_seats.replace(free);
    if before == Some(free) {
        return Ok(());
    }
    car.put(transaction, &CARPOOL_CARS)?;
    let before = before.unwrap_or(0);
    if free > before && is_open(transaction, &car.data)? {
        tell_of_free_seats(transaction, car, (before, free), now_ms)?;
    }
    Ok(())
}

/// Tells everybody in a carpool who needs a seat that a car has one, if they fit into it now and did not before. Whom
/// its driver has declined is not told, nor who blocks the driver or is blocked.
fn tell_of_free_seats(
    transaction: &mut Transaction<'_>,
    car: &Car,
    (before, free): (u32, u32),
    now_ms: i64,
) -> Result<(), ApiError> {
    let driver = &car.data.driver_id;
    let mut about = about(transaction, (&car.data.carpool_id, &car.data.hangout_id))?;
    about["from"] = json!(driver);
    about["name"] = json!(car.data.name);
    for rider in riders_in(transaction, &car.data.carpool_id)? {
        let CarpoolRider {
            user_id,
            party_size,
            ..
        } = &rider.data;
        let needs_seat = match rider.data.status {
            RideStatus::Looking => true,
            // Who waits for a seat in this car has it first.
            RideStatus::Declined | RideStatus::Waiting => !is_in(&rider, &car.id),
            _ => false,
        };
        if needs_seat
            && (before < *party_size && *party_size <= free)
            && !is_blocked_between(transaction, driver, user_id)?
        {
            notify(transaction, user_id, "rideSeatOpen", &about, now_ms)?;
        }
    }
    Ok(())
}

/// Tells whether seats are still given in the carpool of a car.
fn is_open(transaction: &Transaction<'_>, car: &CarOffer) -> Result<bool, ApiError> {
    let carpool: Option<Carpool> = record(transaction, &CARPOOLS, &car.carpool_id)?;
    let is_open = carpool.is_some_and(|carpool| carpool.status == CarpoolStatus::Open);
    Ok(is_open && !is_over(transaction, &car.hangout_id)?)
}

/// Moves a ride on, and tells its rider.
pub(crate) fn turn(
    transaction: &mut Transaction<'_>,
    ride: &mut Ride,
    status: RideStatus,
    now_ms: i64,
) -> Result<(), ApiError> {
    ride.data.status = status;
    if status == RideStatus::Accepted {
        ride.data.accepted_at = Timestamp::from_epoch_ms(now_ms).ok();
        ride.data.accepted_number = Some(next_number(transaction, &ride.data)?);
    } else {
        unplan(&mut ride.data);
    }
    ride.put(transaction, &CARPOOL_RIDERS)?;
    let kind = match status {
        RideStatus::Accepted => "rideAccepted",
        RideStatus::Declined => "rideDeclined",
        RideStatus::Waiting => "rideWaiting",
        _ => "rideLost",
    };
    let about = about_ride(transaction, &ride.data)?;
    notify(transaction, &ride.data.user_id, kind, &about, now_ms)
}

/// Forgets the pick-up that a plan gave a rider.
fn unplan(ride: &mut CarpoolRider) {
    (ride.pickup_order, ride.pickup_at) = (None, None);
}

/// Takes a car away; those who had a seat in it, or asked for one, look for another.
pub(crate) fn withdraw_car(
    transaction: &mut Transaction<'_>,
    car_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for mut rider in riders_of(transaction, car_id)? {
        unseat(transaction, &mut rider, now_ms)?;
    }
    Ok(transaction.delete(&CARPOOL_CARS, car_id)?)
}

/// Tells a driver that somebody gave up the seat they had in their car; nobody where there was none.
pub(crate) fn tell_driver_of_leaving(
    transaction: &mut Transaction<'_>,
    ride: &CarpoolRider,
    now_ms: i64,
) -> Result<(), ApiError> {
    if ride.status != RideStatus::Accepted || is_over(transaction, &ride.hangout_id)? {
        return Ok(());
    }
    let Some(car) = car_of_ride(transaction, ride)? else {
        return Ok(());
    };
    let (driver, rider) = (&car.data.driver_id, &ride.user_id);
    if is_blocked_between(transaction, driver, rider)? {
        return Ok(());
    }
    let mut about = about_ride(transaction, ride)?;
    about["from"] = json!(rider);
    about["name"] = json!(ride.name);
    notify(transaction, driver, "rideLeft", &about, now_ms)
}

/// Deletes a ride; its seat goes to whoever waits.
pub(crate) fn withdraw_ride(
    transaction: &mut Transaction<'_>,
    ride: &Ride,
    now_ms: i64,
) -> Result<(), ApiError> {
    transaction.delete(&CARPOOL_RIDERS, &ride.id)?;
    if let Some(car_id) = &ride.data.car_id {
        settle_car(transaction, car_id, now_ms)?;
    }
    Ok(())
}

/// Gives up the cars and seats of somebody who does not come after all. Their request stays, for them to ask again.
pub(crate) fn give_up_cars(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    uid: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(hangout_id)])? {
        let own = ride_id(&pool.id, uid);
        withdraw_car(transaction, &own, now_ms)?;
        if let Some(mut ride) = Ride::get(transaction, &CARPOOL_RIDERS, &own)? {
            give_up_seat(transaction, &mut ride, now_ms)?;
        }
    }
    Ok(())
}

/// Ends somebody's own ride, and tells its driver.
pub(crate) fn give_up_seat(
    transaction: &mut Transaction<'_>,
    ride: &mut Ride,
    now_ms: i64,
) -> Result<(), ApiError> {
    tell_driver_of_leaving(transaction, &ride.data, now_ms)?;
    ride.data.status = RideStatus::Cancelled;
    ride.data.shared_with.clear();
    unplan(&mut ride.data);
    ride.put(transaction, &CARPOOL_RIDERS)?;
    if let Some(car_id) = &ride.data.car_id {
        settle_car(transaction, car_id, now_ms)?;
    }
    Ok(())
}

/// Takes a person's cars and rides out of every carpool of a hangout.
pub(crate) fn leave_cars(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    uid: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(hangout_id)])? {
        let own = ride_id(&pool.id, uid);
        withdraw_car(transaction, &own, now_ms)?;
        if let Some(ride) = Ride::get(transaction, &CARPOOL_RIDERS, &own)? {
            tell_driver_of_leaving(transaction, &ride.data, now_ms)?;
            withdraw_ride(transaction, &ride, now_ms)?;
        }
    }
    Ok(())
}

/// Ends the rides of a person in the cars of another. A hangout that is over keeps the ride, without its exact points.
pub(crate) fn end_rides(
    transaction: &mut Transaction<'_>,
    driver: &str,
    rider: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for mut ride in rides_by(transaction, rider)? {
        let car = car_of_ride(transaction, &ride.data)?;
        let Some(mut car) = car.filter(|car| car.data.driver_id == driver) else {
            continue;
        };
        if is_over(transaction, &ride.data.hangout_id)? {
            hide_points(transaction, &mut car, &mut ride)?;
        } else {
            unseat(transaction, &mut ride, now_ms)?;
            settle_car(transaction, &car.id, now_ms)?;
        }
    }
    Ok(())
}

/// Shares points anew in the cars of others that a person rides in: people who block each other see none.
pub(crate) fn share_points_with_riders_of(
    transaction: &mut Transaction<'_>,
    uid: &str,
) -> Result<(), ApiError> {
    for ride in rides_by(transaction, uid)? {
        if let Some(mut car) = car_of_ride(transaction, &ride.data)? {
            let mut riders = riders_of(transaction, &car.id)?;
            share_points(transaction, &mut car, &mut riders)?;
        }
    }
    Ok(())
}

/// Id of somebody's car or ride in a carpool.
pub(crate) fn ride_id(carpool_id: &str, uid: &str) -> String {
    format!("{carpool_id}_{uid}")
}

/// The car of that id, if there is one.
pub(crate) fn car_of(transaction: &Transaction<'_>, id: &str) -> Result<Option<Car>, ApiError> {
    Car::get(transaction, &CARPOOL_CARS, id)
}

/// The car that somebody asked for, or has a seat in.
fn car_of_ride(
    transaction: &Transaction<'_>,
    ride: &CarpoolRider,
) -> Result<Option<Car>, ApiError> {
    let car = ride.car_id.as_ref().map(|id| car_of(transaction, id));
    Ok(car.transpose()?.flatten())
}

/// Tells whether somebody asked for a car, or has a seat in it.
pub(crate) fn is_in(ride: &Ride, car_id: &str) -> bool {
    ride.data.car_id.as_deref() == Some(car_id)
}

/// Everybody who asked for a car, or has a seat in it.
pub(crate) fn riders_of(
    transaction: &Transaction<'_>,
    car_id: &str,
) -> Result<Vec<Ride>, ApiError> {
    Ride::all_of(&by!(CARPOOL_RIDERS.carId).all(transaction, [json!(car_id)])?)
}

/// Everybody in a carpool who does not drive.
pub(crate) fn riders_in(
    transaction: &Transaction<'_>,
    carpool_id: &str,
) -> Result<Vec<Ride>, ApiError> {
    Ride::all_of(&by!(CARPOOL_RIDERS.carpoolId).all(transaction, [json!(carpool_id)])?)
}

/// All rides of a person.
fn rides_by(transaction: &Transaction<'_>, uid: &str) -> Result<Vec<Ride>, ApiError> {
    Ride::all_of(&by!(CARPOOL_RIDERS.userId).all(transaction, [json!(uid)])?)
}

/// Parties of that status, those who were accepted first before the others.
pub(crate) fn seats(riders: &[Ride], status: RideStatus) -> Vec<Seat<'_>> {
    let found = riders.iter().filter(|rider| rider.data.status == status);
    let mut found: Vec<&Ride> = found.collect();
    found.sort_by_key(|rider| (rider.data.accepted_number, &rider.id));
    let mut seats = Vec::with_capacity(found.len());
    for rider in found {
        seats.push(Seat {
            id: &rider.id,
            party_size: rider.data.party_size,
        });
    }
    seats
}

/// Subject of a notification about a ride.
pub(super) fn about_ride(
    transaction: &Transaction<'_>,
    ride: &CarpoolRider,
) -> Result<Value, ApiError> {
    about(transaction, (&ride.carpool_id, &ride.hangout_id))
}

/// Subject of a notification about a carpool of a hangout.
fn about(
    transaction: &Transaction<'_>,
    (carpool_id, hangout_id): (&str, &str),
) -> Result<Value, ApiError> {
    let hangout: Option<Hangout> = record(transaction, &HANGOUTS, hangout_id)?;
    let title = hangout.map(|hangout| hangout.title);
    Ok(json!({ "carpoolId": carpool_id, "hangoutId": hangout_id, "title": title }))
}

/// Returns `true` if a hangout already took place, or was cancelled.
fn is_over(transaction: &Transaction<'_>, hangout_id: &str) -> Result<bool, ApiError> {
    let hangout: Option<Hangout> = record(transaction, &HANGOUTS, hangout_id)?;
    Ok(hangout.is_none_or(|hangout| hangout.status.is_over()))
}

/// Takes a rider out of their car; who had a seat, or asked for one, looks for another and is told.
fn unseat(transaction: &mut Transaction<'_>, ride: &mut Ride, now_ms: i64) -> Result<(), ApiError> {
    if matches!(
        ride.data.status,
        RideStatus::Accepted | RideStatus::Waiting | RideStatus::Requested
    ) {
        turn(transaction, ride, RideStatus::Looking, now_ms)?;
    }
    ride.data.shared_with.clear();
    ride.data.car_id = None;
    ride.put(transaction, &CARPOOL_RIDERS)
}

/// Hides the exact points of a driver and one of their riders from each other.
fn hide_points(
    transaction: &mut Transaction<'_>,
    car: &mut Car,
    ride: &mut Ride,
) -> Result<(), ApiError> {
    let (driver, rider) = (&car.data.driver_id, &ride.data.user_id);
    ride.data.shared_with.retain(|person| person != driver);
    car.data.shared_with.retain(|person| person != rider);
    ride.put(transaction, &CARPOOL_RIDERS)?;
    car.put(transaction, &CARPOOL_CARS)
}

/// Whoever is accepted later has a higher number, also within one millisecond.
fn next_number(transaction: &Transaction<'_>, ride: &CarpoolRider) -> Result<u64, ApiError> {
    let riders = ride.car_id.as_ref().map(|id| riders_of(transaction, id));
    let riders = riders.transpose()?.unwrap_or_default();
    let numbers = riders.iter().filter_map(|rider| rider.data.accepted_number);
    Ok(numbers.max().unwrap_or(0) + 1)
}

/// Notes on a car and on those who ride in it who may see their exact points: everybody aboard, except people who block
/// each other.
fn share_points(
    transaction: &mut Transaction<'_>,
    car: &mut Car,
    riders: &mut [Ride],
) -> Result<(), ApiError> {
    let aboard = riders
        .iter()
        .filter(|rider| rider.data.status == RideStatus::Accepted);
    let mut aboard: Vec<String> = aboard.map(|rider| rider.data.user_id.clone()).collect();
    let seen_by = visible_to(transaction, &car.data.driver_id, &aboard)?;
    car.change(transaction, &CARPOOL_CARS, |car| car.shared_with = seen_by)?;
    aboard.push(car.data.driver_id.clone());
    for rider in riders {
        let seen_by = if rider.data.status == RideStatus::Accepted {
            visible_to(transaction, &rider.data.user_id, &aboard)?
        } else {
            Vec::new()
        };
        rider.change(transaction, &CARPOOL_RIDERS, |rider| {
            rider.shared_with = seen_by;
        })?;
    }
    Ok(())
}

/// Those of some people who neither block a person nor are blocked by them.
fn visible_to(
    transaction: &Transaction<'_>,
    uid: &str,
    people: &[String],
) -> Result<Vec<String>, ApiError> {
    let mut visible = Vec::new();
    for person in people {
        if !is_blocked_between(transaction, uid, person)? {
            visible.push(person.clone());
        }
    }
    Ok(visible)
}
