//! Applying the plan of a carpool: seats are asked for, and given where the driver is who applies it.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use wasm_core::error::Code;

use super::plan::{ApplyCarpoolPlan, Given, read};
use super::pool::free_in;
use crate::access::me::Me;
use crate::domain::friendships::is_blocked_between;
use crate::domain::hangouts::ride_times::tell_of_new_time;
use crate::domain::hangouts::rides::{number, settle_car, tell_driver_of_leaving, turn};
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::schema::collections::CARPOOL_RIDERS;
use crate::store::{Document, Transaction};

/// Applies a plan that was made a moment ago.
pub(crate) fn write(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ApplyCarpoolPlan,
    mut planned: Value,
) -> Result<Value, ApiError> {
    let given = read(transaction, me, asked)?;
    // Made of what was read a moment ago, and asked for by what the caller has seen.
    if asked.plan_of.as_deref() != Some(&*given.plan_of) || planned["planOf"] != given.plan_of {
        let message = "cars or riders have changed since; look at the new plan";
        return Err(ApiError::new(Code::Aborted, message).with_reason("stalePlan"));
    }
    let seats = seats_of(&planned);
    seat(transaction, me, &given, &seats)?;
    for car in &given.cars {
        settle_car(transaction, &car.id, me.now_ms)?;
    }
    planned["applied"] = json!(true);
    Ok(planned)
}

/// Place of somebody in a plan.
struct PlannedSeat {
    rider_id: Value,
    car_id: Value,
    order: usize,
    at: Value,
}

fn seats_of(planned: &Value) -> Vec<PlannedSeat> {
    let mut seats = Vec::new();
    for car in planned["cars"].as_array().into_iter().flatten() {
        let pickups = car["pickups"].as_array().into_iter().flatten();
        seats.extend(pickups.enumerate().map(|(order, pickup)| PlannedSeat {
            rider_id: pickup["riderId"].clone(),
            car_id: car["carId"].clone(),
            order,
            at: pickup["at"].clone(),
        }));
    }
    seats
}

/// Tells whether a rider and the driver of a seat block each other: nobody is seated with them by others.
fn is_apart(
    transaction: &Transaction<'_>,
    given: &Given,
    rider: &Document,
    seat: &PlannedSeat,
) -> Result<bool, ApiError> {
    let mut cars = given.cars.iter();
    let driver = cars
        .find(|car| seat.car_id == car.id)
        .and_then(|car| car.data["driverId"].as_str());
    let rider = rider.data["userId"].as_str();
    match driver.zip(rider) {
        Some((driver, rider)) => is_blocked_between(transaction, driver, rider),
        None => Ok(false),
    }
}

/// Tells whether the seats that a plan changes came from a plan as well. Who chose their car themselves keeps it, and
/// nobody loses a seat for others; without them the other changes do not fit together.
fn may_move(given: &Given, seats: &[PlannedSeat]) -> bool {
    let mut seated = given.riders.iter().filter(|rider| has_seat(rider));
    seated.all(|rider| {
        let mut seats = seats.iter();
        let seat = seats.find(|seat| seat.rider_id == rider.id);
        seat.is_some_and(|seat| seat.car_id == rider.data["carId"] || rider.data["planned"] == true)
    })
}

fn has_seat(rider: &Document) -> bool {
    rider.data["status"] == "accepted"
}

/// Gives back the seats of those who change cars, before anybody is asked for: each needs the seat of another one. Answers
/// with their ids.
fn leave_seats(
    transaction: &mut Transaction<'_>,
    me: &Me,
    given: &Given,
    seats: &[PlannedSeat],
) -> Result<Vec<String>, ApiError> {
    let mut moved = Vec::new();
    if !may_move(given, seats) {
        return Ok(moved);
    }
    for rider in given.riders.iter().filter(|rider| has_seat(rider)) {
        let mut seats = seats.iter();
        let seat = seats.find(|seat| seat.rider_id == rider.id);
        let Some(seat) = seat.filter(|seat| seat.car_id != rider.data["carId"]) else {
            continue;
        };
        if is_apart(transaction, given, rider, seat)? {
            continue;
        }
        tell_driver_of_leaving(transaction, &rider.data, me.now_ms)?;
        let mut data = (*rider.data).clone();
        data["status"] = json!("looking");
        transaction.put(&CARPOOL_RIDERS, &rider.id, data)?;
        moved.push(rider.id.clone());
    }
    Ok(moved)
}

/// Asks for a seat for every rider who looks for one where the plan has one, and for those whom it moves to another car;
/// its driver answers, and who applies the plan has answered for their own car.
fn seat(
    transaction: &mut Transaction<'_>,
    me: &Me,
    given: &Given,
    seats: &[PlannedSeat],
) -> Result<(), ApiError> {
    let moved = leave_seats(transaction, me, given, seats)?;
    let mut asked = BTreeMap::new();
    for rider in &given.riders {
        let Some(seat) = seats.iter().find(|seat| seat.rider_id == rider.id) else {
            continue;
        };
        let is_moved = moved.contains(&rider.id);
        let stays = has_seat(rider) && seat.car_id == rider.data["carId"];
        if has_seat(rider) && !stays && !is_moved || is_apart(transaction, given, rider, seat)? {
            continue;
        }
        if !stays && !fits(transaction, me, given, (rider, seat), &mut asked)? && !is_moved {
            continue;
        }
        let mut data = (*rider.data).clone();
        data["pickupOrder"] = json!(seat.order);
        data["pickupAt"] = seat.at.clone();
        data["carId"] = seat.car_id.clone();
        if stays {
            tell_of_new_time(transaction, &rider.data, &seat.at, me.now_ms)?;
        } else {
            data["status"] = json!("requested");
            data["planned"] = json!(true);
        }
        if let Some(fields) = data.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
        }
        let version = transaction.put(&CARPOOL_RIDERS, &rider.id, data.clone())?;
        if !stays && seat.car_id == given.pool.id_of(&me.uid) {
            // Whoever makes the plan has said yes to the people in their own car.
            let seated = Document {
                id: rider.id.clone(),
                version,
                data: data.into(),
            };
            turn(transaction, &seated, "accepted", me.now_ms)?;
        } else if !stays {
            ask_driver(transaction, me, given, seat, rider)?;
            if is_moved {
                let about = given.pool.about();
                let uid = rider.data["userId"].as_str().unwrap_or_default();
                notify(transaction, uid, "rideMoved", &about, me.now_ms)?;
            }
        }
    }
    Ok(())
}

/// Tells whether a car has room for one more of those who are asked for, and counts them.
fn fits<'a>(
    transaction: &Transaction<'_>,
    me: &Me,
    given: &Given,
    (rider, seat): (&Document, &'a PlannedSeat),
    asked: &mut BTreeMap<&'a str, i64>,
) -> Result<bool, ApiError> {
    let car_id = seat.car_id.as_str().unwrap_or_default();
    let Some(car) = given.cars.iter().find(|car| car.id == car_id) else {
        return Ok(false);
    };
    let before = asked.entry(car_id).or_insert(0);
    let size = i64::from(number(&rider.data, "partySize"));
    let has_room = free_in(transaction, car)? >= *before + size;
    // Whoever gets a seat in one's own car has it by the next time.
    if has_room && *car_id != *given.pool.id_of(&me.uid) {
        *before += size;
    }
    Ok(has_room)
}

/// Tells a driver that somebody would ride with them.
fn ask_driver(
    transaction: &mut Transaction<'_>,
    me: &Me,
    given: &Given,
    seat: &PlannedSeat,
    rider: &Document,
) -> Result<(), ApiError> {
    let mut cars = given.cars.iter();
    let car = cars.find(|car| seat.car_id == car.id);
    let driver = car.and_then(|car| car.data["driverId"].as_str());
    let Some(driver) = driver else {
        return Ok(());
    };
    let mut about = given.pool.about();
    about["from"] = rider.data["userId"].clone();
    about["name"] = rider.data["name"].clone();
    notify(transaction, driver, "rideRequested", &about, me.now_ms)
}
