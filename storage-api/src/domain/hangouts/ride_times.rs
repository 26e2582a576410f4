//! Times of the cars in carpools, which move with a car or with its hangout.

use serde_json::{Value, json};
use wasm_core::domain::Timestamp;

use super::rides::{IN_CARPOOL, about, ride_id, riders_of};
use crate::clock::{DAY_MS, iso};
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::schema::collections::{CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS};
use crate::schema::query::by;
use crate::store::{Collection, Document, Transaction};

/// Difference to a time that somebody was told which they need not be told of: two minutes.
const SLACK_MS: i64 = 120_000;
/// Times of carpools, cars and rides that are about the day of the hangout.
const TIMES: [&str; 5] = ["targetTime", "leaveAt", "pickupAt", "earliest", "latest"];

/// Tells a rider that a plan fetches them at another time than the one before; nobody where it is about the same.
pub(crate) fn tell_of_new_time(
    transaction: &mut Transaction<'_>,
    ride: &Value,
    at: &Value,
    now_ms: i64,
) -> Result<(), ApiError> {
    let Some((before, after)) = moment(&ride["pickupAt"]).zip(moment(at)) else {
        return Ok(());
    };
    if (after - before).abs() <= SLACK_MS {
        return Ok(());
    }
    let about = about(transaction, ride)?;
    let rider = ride["userId"].as_str().unwrap_or_default();
    notify(transaction, rider, "rideRetimed", &about, now_ms)
}

/// Moves the times at which a plan fetches the riders of a car, because it leaves earlier or later, and tells them.
pub(crate) fn shift_pickups(
    transaction: &mut Transaction<'_>,
    car_id: &str,
    (before, after): (&Value, &Value),
    now_ms: i64,
) -> Result<(), ApiError> {
    let Some((before, after)) = moment(before).zip(moment(after)) else {
        return Ok(());
    };
    if before == after {
        return Ok(());
    }
    for rider in riders_of(transaction, car_id)? {
        let Some(at) = moment(&rider.data["pickupAt"]) else {
            continue;
        };
        let at = json!(iso(at + after - before));
        if rider.data["status"] == "accepted" {
            tell_of_new_time(transaction, &rider.data, &at, now_ms)?;
        }
        let mut data = (*rider.data).clone();
        data["pickupAt"] = at;
        transaction.put(&CARPOOL_RIDERS, &rider.id, data)?;
    }
    Ok(())
}

/// Moves the times of the cars to a hangout by as much as its beginning moves, and those of the cars home with its end.
/// Everybody in them hears that the hangout moves.
pub(crate) fn shift_cars(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    (before, after): (&Value, &Value),
) -> Result<(), ApiError> {
    let Some(start_ms) = moved_by(before, after, "startsAt") else {
        return Ok(());
    };
    let end_ms = moved_by(before, after, "endsAt").unwrap_or(start_ms);
    for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(hangout_id)])? {
        let is_back = pool.data["direction"] == "back";
        let by_ms = if is_back { end_ms } else { start_ms };
        shift(transaction, &CARPOOLS, &pool, by_ms)?;
        for inside in IN_CARPOOL {
            for found in inside.all(transaction, [json!(pool.id)])? {
                shift(transaction, inside.collection(), &found, by_ms)?;
            }
        }
    }
    Ok(())
}

/// Departure of somebody's car to a hangout; `None` where they drive none.
pub(crate) fn departure(
    transaction: &Transaction<'_>,
    hangout_id: &str,
    uid: &str,
) -> Result<Option<Value>, ApiError> {
    let car_id = ride_id(&format!("{hangout_id}_there"), uid);
    let car = transaction.get(&CARPOOL_CARS, &car_id)?;
    let at = car.map(|car| car.data["leaveAt"].clone());
    Ok(at.filter(|at| !at.is_null()))
}

/// Milliseconds by which a time of a hangout moves; whole days where it has a time of day before or after alone.
fn moved_by(before: &Value, after: &Value, field: &str) -> Option<i64> {
    let by_ms = moment(&after[field])? - moment(&before[field])?;
    let is_all_day = |when: &Value| when["allDay"] == true;
    if is_all_day(before) == is_all_day(after) {
        return Some(by_ms);
    }
    Some((by_ms + DAY_MS / 2).div_euclid(DAY_MS) * DAY_MS)
}

/// Moves every time that a carpool, a car or a ride has.
fn shift(
    transaction: &mut Transaction<'_>,
    collection: &'static Collection,
    document: &Document,
    by_ms: i64,
) -> Result<(), ApiError> {
    let mut data = (*document.data).clone();
    for field in TIMES {
        if let Some(at) = moment(&data[field]) {
            data[field] = json!(iso(at + by_ms));
        }
    }
    if data != *document.data {
        transaction.put(collection, &document.id, data)?;
    }
    Ok(())
}

/// A time in milliseconds since 1970; `None` for what is none.
fn moment(at: &Value) -> Option<i64> {
    Timestamp::from_json(at).ok().map(Timestamp::epoch_ms)
}
