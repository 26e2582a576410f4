//! Asking for a ride, answering, leaving a car, and saying that one was driven.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    CARPOOL_RIDERS_MAX, CarpoolRider, EvidenceGrade, PointsRule, RidePoint, RideStatus, Timestamp,
    validate_rider,
};
use wasm_core::error::Code;

use super::pool::{Pool, free_in, no_seat, no_such_car};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::domain::friendships::is_blocked_between;
use crate::domain::hangouts::rides::{
    Car, Ride, give_up_seat, is_in, settle_car, tell_driver_of_leaving, turn, withdraw_car,
};
use crate::domain::notifications::notify;
use crate::domain::points::{Deed, award};
use crate::domain::records::{parsed, remove_nulls};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{CARPOOL_CARS, CARPOOL_RIDERS};
use crate::store::Transaction;

/// A ride to ask for; one's own request, if there is one, changed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RequestRide {
    /// Id of the carpool.
    carpool_id: String,
    /// Id of the car; any, if missing.
    car_id: Option<String>,
    /// Number of people in the party; one, if missing.
    #[schema(value_type = Option<u32>)]
    party_size: Option<Value>,
    /// Place to pick them up, or to drop them off.
    #[schema(value_type = RidePoint)]
    pickup: Value,
    /// Number to call them, at most 40 characters; for their driver and who rides along.
    #[schema(value_type = Option<String>)]
    phone: Option<Value>,
    /// Earliest they can be picked up.
    #[schema(value_type = Option<Timestamp>)]
    earliest: Option<Value>,
    /// Latest they can be picked up.
    #[schema(value_type = Option<Timestamp>)]
    latest: Option<Value>,
}

/// Answer of a driver.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RideAnswer {
    /// There is a seat for them.
    Accept,
    /// Rather not.
    Decline,
}

/// A driver's answer.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AnswerRide {
    /// Id of the rider.
    rider_id: String,
    /// The answer.
    answer: RideAnswer,
}

/// A car to leave.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LeaveCar {
    /// Id of the carpool.
    carpool_id: String,
    /// Id of the rider, for a driver who takes somebody out; the caller, if missing, with their own car if they drive.
    rider_id: Option<String>,
}

/// A carpool in which one was driven.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ConfirmRide {
    /// Id of the carpool.
    carpool_id: String,
}

/// A rider.
#[derive(Serialize, ToSchema)]
pub(crate) struct RideDone {
    /// The rider; `null` where it was a car that was taken away.
    #[schema(value_type = Option<Versioned<CarpoolRider>>, required = true)]
    rider: Option<Shown>,
}

/// Asks for a ride. Whoever has a seat and asks for another gives it back.
pub(crate) fn request(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &RequestRide,
) -> Result<RideDone, ApiError> {
    let pool = Pool::of(transaction, me, &asked.carpool_id)?;
    pool.refuse_locked()?;
    let id = pool.id_of(&me.uid);
    if transaction.get(&CARPOOL_CARS, &id)?.is_some() {
        let message = "you drive yourself; take your car away first";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("driving"));
    }
    let before = Ride::get(transaction, &CARPOOL_RIDERS, &id)?;
    if before.is_none() && pool.riders(transaction)?.len() >= CARPOOL_RIDERS_MAX {
        let message = format!("a carpool has at most {CARPOOL_RIDERS_MAX} riders");
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("riders"));
    }
    let mut ride = Ride::new(id, asked.ride_of(transaction, me, &pool)?);
    let left = before
        .as_ref()
        .and_then(|before| before.data.car_id.as_ref());
    if let Some(before) = before.as_ref().filter(|_| left != asked.car_id.as_ref()) {
        tell_driver_of_leaving(transaction, &before.data, me.now_ms)?;
    }
    ride.put(transaction, &CARPOOL_RIDERS)?;
    if let Some(car_id) = &asked.car_id {
        let car = pool.car(transaction, car_id)?;
        if is_blocked_between(transaction, &me.uid, &car.data.driver_id)? {
            return Err(no_such_car());
        }
        refuse_full(transaction, &car, &ride)?;
        ask_driver(transaction, &pool, &car, &ride.data, me.now_ms)?;
    }
    for car_id in left.into_iter().chain(&asked.car_id) {
        settle_car(transaction, car_id, me.now_ms)?;
    }
    done(transaction, &ride.id)
}

impl RequestRide {
    /// The ride of the caller as they describe it, if it is one.
    fn ride_of(
        &self,
        transaction: &Transaction<'_>,
        me: &Me,
        pool: &Pool,
    ) -> Result<CarpoolRider, ApiError> {
        let asks = self.car_id.is_some();
        let mut data = json!({
            "carpoolId": pool.id(), "hangoutId": pool.meeting.id, "hostId": pool.meeting.data.host_id,
            "userId": me.uid, "name": me.name(transaction)?, "pickup": self.pickup,
            "area": self.pickup, "partySize": self.party_size.clone().unwrap_or(json!(1)),
            "earliest": self.earliest, "latest": self.latest, "phone": self.phone,
            "carId": self.car_id, "at": iso(me.now_ms),
            "status": if asks { RideStatus::Requested } else { RideStatus::Looking },
        });
        remove_nulls(&mut data);
        ApiError::refuse_fields(validate_rider(&data))?;
        let mut ride: CarpoolRider = parsed(data)?;
        ride.area = ride.area.area();
        Ok(ride)
    }
}

/// Refuses a seat in a car that has none for so many.
fn refuse_full(transaction: &Transaction<'_>, car: &Car, ride: &Ride) -> Result<(), ApiError> {
    let free = free_in(transaction, car)?;
    if free < i64::from(ride.data.party_size) {
        return Err(no_seat(free));
    }
    Ok(())
}

/// Tells a driver that somebody would ride with them.
pub(super) fn ask_driver(
    transaction: &mut Transaction<'_>,
    pool: &Pool,
    car: &Car,
    ride: &CarpoolRider,
    now_ms: i64,
) -> Result<(), ApiError> {
    let mut about = pool.about();
    about["from"] = json!(ride.user_id);
    about["name"] = json!(ride.name);
    notify(
        transaction,
        &car.data.driver_id,
        "rideRequested",
        &about,
        now_ms,
    )
}

/// Answers who asked for a seat in one's own car, or takes along who looks for any car.
pub(crate) fn answer(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &AnswerRide,
) -> Result<RideDone, ApiError> {
    let absent = || ApiError::not_found("there is no such request");
    let found = Ride::get(transaction, &CARPOOL_RIDERS, &asked.rider_id)?;
    let found = found.ok_or_else(absent)?;
    let pool = Pool::of(transaction, me, &found.data.carpool_id).map_err(|_| absent())?;
    let car_id = pool.id_of(&me.uid);
    let mut found = match asked.answer {
        _ if is_in(&found, &car_id) => found,
        RideAnswer::Accept => looking(transaction, me, &pool, found)?.ok_or_else(absent)?,
        RideAnswer::Decline => return Err(absent()),
    };
    pool.refuse_locked()?;
    let status = match asked.answer {
        RideAnswer::Accept => RideStatus::Accepted,
        RideAnswer::Decline => RideStatus::Declined,
    };
    if found.data.status == status {
        return done(transaction, &found.id);
    }
    if !matches!(
        found.data.status,
        RideStatus::Requested | RideStatus::Waiting
    ) {
        let message = "this request was answered or taken back already";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("answered"));
    }
    if asked.answer == RideAnswer::Accept {
        let car = pool.car(transaction, &car_id)?;
        refuse_full(transaction, &car, &found)?;
    }
    turn(transaction, &mut found, status, me.now_ms)?;
    settle_car(transaction, &car_id, me.now_ms)?;
    done(transaction, &found.id)
}

/// Somebody who looks for any car, as if they had asked for a seat in that of the caller; `None` where they do not, or where
/// the caller drives none.
fn looking(
    transaction: &Transaction<'_>,
    me: &Me,
    pool: &Pool,
    mut rider: Ride,
) -> Result<Option<Ride>, ApiError> {
    let car_id = pool.id_of(&me.uid);
    // Whom another driver declined looks for any car as well.
    let is_looking = matches!(
        rider.data.status,
        RideStatus::Looking | RideStatus::Declined
    );
    if !is_looking
        || transaction.get(&CARPOOL_CARS, &car_id)?.is_none()
        || is_blocked_between(transaction, &me.uid, &rider.data.user_id)?
    {
        return Ok(None);
    }
    rider.data.car_id = Some(car_id);
    rider.data.status = RideStatus::Requested;
    Ok(Some(rider))
}

/// Leaves a car, or takes somebody out of one's own; a driver alone takes the car away.
pub(crate) fn leave(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &LeaveCar,
) -> Result<RideDone, ApiError> {
    let pool = Pool::of(transaction, me, &asked.carpool_id)?;
    pool.refuse_locked()?;
    let own = pool.id_of(&me.uid);
    let id = asked.rider_id.as_ref().unwrap_or(&own);
    let found = Ride::get(transaction, &CARPOOL_RIDERS, id)?;
    let found = found.filter(|found| {
        found.data.carpool_id == pool.id() && found.data.status != RideStatus::Cancelled
    });
    let Some(mut found) = found else {
        if asked.rider_id.is_none() && transaction.get(&CARPOOL_CARS, &own)?.is_some() {
            withdraw_car(transaction, &own, me.now_ms)?;
            return Ok(RideDone { rider: None });
        }
        return Err(ApiError::not_found("there is nothing to leave"));
    };
    if found.id == own {
        give_up_seat(transaction, &mut found, me.now_ms)?;
    } else if is_in(&found, &own) {
        turn(transaction, &mut found, RideStatus::Declined, me.now_ms)?;
        settle_car(transaction, &own, me.now_ms)?;
    } else {
        return Err(ApiError::denied(
            "only the driver takes somebody out of a car",
        ));
    }
    done(transaction, &found.id)
}

/// Says that one was driven, which the driver has points for.
pub(crate) fn confirm(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ConfirmRide,
) -> Result<RideDone, ApiError> {
    let pool = Pool::of(transaction, me, &asked.carpool_id)?;
    let found = Ride::get(transaction, &CARPOOL_RIDERS, &pool.id_of(&me.uid))?;
    let found = found.filter(|found| found.data.status == RideStatus::Accepted);
    let seatless = || ApiError::not_found("you have no seat in this carpool");
    let mut found = found.ok_or_else(seatless)?;
    let target = pool.target_time();
    if target.is_some_and(|target| me.now_ms < target.epoch_ms()) {
        let message = "that is still to come";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("notStarted"));
    }
    let car_id = found.data.car_id.as_ref().ok_or_else(no_such_car)?;
    let driver = pool.car(transaction, car_id)?.data.driver_id;
    let deed = Deed {
        evidence: "friend",
        grade: EvidenceGrade::B,
        friend: Some(&me.uid),
        units: i64::from(found.data.party_size),
        ..Deed::of(&driver, PointsRule::Drove, &found.id)
    };
    award(transaction, &deed, me.now_ms)?;
    found.data.confirmed_at = Some(me.now()?);
    found.put(transaction, &CARPOOL_RIDERS)?;
    done(transaction, &found.id)
}

fn done(transaction: &Transaction<'_>, id: &str) -> Result<RideDone, ApiError> {
    let found = Ride::get(transaction, &CARPOOL_RIDERS, id)?;
    let rider = found.map(|found| found.shown()).transpose()?;
    Ok(RideDone { rider })
}
