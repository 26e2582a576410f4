//! Times of the cars in carpools, which move with a car or with its hangout.

use serde_json::json;
use wasm_core::domain::{
    Carpool, CarpoolDirection, CarpoolRider, HangoutWhen, RideStatus, Timestamp,
};

use super::rides::{Car, about_ride, car_of, ride_id, riders_in, riders_of};
use crate::clock::DAY_MS;
use crate::domain::notifications::notify;
use crate::domain::records::Stored;
use crate::error::ApiError;
use crate::schema::collections::{CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS};
use crate::schema::query::by;
use crate::store::Transaction;

/// Difference to a time that somebody was told which they need not be told of: two minutes.
const SLACK_MS: i64 = 120_000;

/// Tells a rider that a plan fetches them at another time than the one before; nobody where it is about the same.
pub(crate) fn tell_of_new_time(
    transaction: &mut Transaction<'_>,
    ride: &CarpoolRider,
    at: Option<Timestamp>,
    now_ms: i64,
) -> Result<(), ApiError> {
    let Some((before, after)) = ride.pickup_at.zip(at) else {
        return Ok(());
    };
    if (after.epoch_ms() - before.epoch_ms()).abs() <= SLACK_MS {
        return Ok(());
    }
    let about = about_ride(transaction, ride)?;
    notify(transaction, &ride.user_id, "rideRetimed", &about, now_ms)
}

/// Moves the times at which a plan fetches the riders of a car, because it leaves earlier or later, and tells them.
pub(crate) fn shift_pickups(
    transaction: &mut Transaction<'_>,
    car_id: &str,
    times: (Option<Timestamp>, Option<Timestamp>),
    now_ms: i64,
) -> Result<(), ApiError> {
    let (Some(before), Some(after)) = times else {
        return Ok(());
    };
    if before == after {
        return Ok(());
    }
    for mut rider in riders_of(transaction, car_id)? {
        if rider.data.pickup_at.is_none() {
            continue;
        }
        let at = later(rider.data.pickup_at, after.epoch_ms() - before.epoch_ms());
        if rider.data.status == RideStatus::Accepted {
            tell_of_new_time(transaction, &rider.data, at, now_ms)?;
        }
        rider.data.pickup_at = at;
        rider.put(transaction, &CARPOOL_RIDERS)?;
    }
    Ok(())
}

/// Moves the times of the cars to a hangout by as much as its beginning moves, and those of the cars home with its end.
/// Everybody in them hears that the hangout moves.
pub(crate) fn shift_cars(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    (before, after): (&HangoutWhen, &HangoutWhen),
) -> Result<(), ApiError> {
    let Some(start_ms) = moved_by((before, after), |when| when.starts_at) else {
        return Ok(());
    };
    let end_ms = moved_by((before, after), |when| when.ends_at).unwrap_or(start_ms);
    for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(hangout_id)])? {
        let mut pool = Stored::<Carpool>::of(&pool)?;
        let by_ms = match pool.data.direction {
            CarpoolDirection::There => start_ms,
            CarpoolDirection::Back => end_ms,
        };
        pool.change(transaction, &CARPOOLS, |pool| {
            pool.target_time = later(pool.target_time, by_ms);
        })?;
        shift_inside(transaction, &pool.id, by_ms)?;
    }
    Ok(())
}

/// Departure of somebody's car to a hangout; `None` where they drive none.
pub(crate) fn departure(
    transaction: &Transaction<'_>,
    hangout_id: &str,
    uid: &str,
) -> Result<Option<Timestamp>, ApiError> {
    let carpool_id = CarpoolDirection::There.carpool_id(hangout_id);
    let car = car_of(transaction, &ride_id(&carpool_id, uid))?;
    Ok(car.and_then(|car| car.data.leave_at))
}

/// Milliseconds by which a time of a hangout moves; whole days where it has a time of day before or after alone.
fn moved_by(
    (before, after): (&HangoutWhen, &HangoutWhen),
    moment: fn(&HangoutWhen) -> Option<Timestamp>,
) -> Option<i64> {
    let by_ms = moment(after)?.epoch_ms() - moment(before)?.epoch_ms();
    let is_all_day = |when: &HangoutWhen| when.all_day == Some(true);
    if is_all_day(before) == is_all_day(after) {
        return Some(by_ms);
    }
    Some((by_ms + DAY_MS / 2).div_euclid(DAY_MS) * DAY_MS)
}

/// Moves the times of the cars and rides of a carpool.
fn shift_inside(
    transaction: &mut Transaction<'_>,
    carpool_id: &str,
    by_ms: i64,
) -> Result<(), ApiError> {
    for car in by!(CARPOOL_CARS.carpoolId).all(transaction, [json!(carpool_id)])? {
        Car::of(&car)?.change(transaction, &CARPOOL_CARS, |car| {
            car.leave_at = later(car.leave_at, by_ms);
        })?;
    }
    for mut rider in riders_in(transaction, carpool_id)? {
        rider.change(transaction, &CARPOOL_RIDERS, |rider| {
            rider.pickup_at = later(rider.pickup_at, by_ms);
            rider.earliest = later(rider.earliest, by_ms);
            rider.latest = later(rider.latest, by_ms);
        })?;
    }
    Ok(())
}

fn later(at: Option<Timestamp>, by_ms: i64) -> Option<Timestamp> {
    Timestamp::from_epoch_ms(at?.epoch_ms() + by_ms).ok()
}
