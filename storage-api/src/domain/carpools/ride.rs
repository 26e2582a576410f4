//! Asking for a ride, answering, leaving a car, and saying that one was driven.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    CARPOOL_RIDERS_MAX, CarpoolRider, EvidenceGrade, PointsRule, RidePoint, Timestamp,
    validate_rider,
};
use wasm_core::error::Code;

use super::pool::{Pool, area, free_in, no_seat, no_such_car};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::domain::friendships::is_blocked_between;
use crate::domain::hangouts::rides::{
    give_up_seat, number, settle_car, tell_driver_of_leaving, turn, withdraw_car,
};
use crate::domain::notifications::notify;
use crate::domain::points::{Deed, award};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{CARPOOL_CARS, CARPOOL_RIDERS};
use crate::store::{Document, Transaction};

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
    let before = transaction.get(&CARPOOL_RIDERS, &id)?;
    if before.is_none() && pool.riders(transaction)?.len() >= CARPOOL_RIDERS_MAX {
        let message = format!("a carpool has at most {CARPOOL_RIDERS_MAX} riders");
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("riders"));
    }
    let user = me.user(transaction)?;
    let mut data = json!({
        "userId": me.uid, "name": user.data["name"], "pickup": asked.pickup,
        "partySize": asked.party_size.clone().unwrap_or(json!(1)), "earliest": asked.earliest,
        "latest": asked.latest, "phone": asked.phone, "carId": asked.car_id, "at": iso(me.now_ms), "sharedWith": [],
        "status": if asked.car_id.is_some() { "requested" } else { "looking" },
    });
    if let Some(fields) = data.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    ApiError::refuse_fields(validate_rider(&data))?;
    data["area"] = area(&data["pickup"]);
    pool.stamp(&mut data);
    let left = before
        .as_ref()
        .and_then(|before| before.data["carId"].as_str());
    if let Some(before) = before.as_ref().filter(|_| left != asked.car_id.as_deref()) {
        tell_driver_of_leaving(transaction, &before.data, me.now_ms)?;
    }
    transaction.put(&CARPOOL_RIDERS, &id, data.clone())?;
    if let Some(car_id) = &asked.car_id {
        let car = pool.car(transaction, car_id)?;
        let driver = car.data["driverId"].as_str().unwrap_or_default();
        if is_blocked_between(transaction, &me.uid, driver)? {
            return Err(no_such_car());
        }
        let free = free_in(transaction, &car)?;
        if free < i64::from(number(&data, "partySize")) {
            return Err(no_seat(free));
        }
        let mut about = pool.about();
        about["from"] = json!(me.uid);
        about["name"] = data["name"].clone();
        notify(transaction, driver, "rideRequested", &about, me.now_ms)?;
    }
    for car_id in left.into_iter().chain(asked.car_id.as_deref()) {
        settle_car(transaction, car_id, me.now_ms)?;
    }
    rider(transaction, &id)
}

/// Answers who asked for a seat in one's own car, or takes along who looks for any car.
pub(crate) fn answer(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &AnswerRide,
) -> Result<RideDone, ApiError> {
    let absent = || ApiError::not_found("there is no such request");
    let found = transaction.get(&CARPOOL_RIDERS, &asked.rider_id)?;
    let found = found.ok_or_else(absent)?;
    let pool_id = found.data["carpoolId"].as_str().unwrap_or_default();
    let pool = Pool::of(transaction, me, pool_id).map_err(|_| absent())?;
    let car_id = pool.id_of(&me.uid);
    let found = match asked.answer {
        _ if found.data["carId"] == car_id => found,
        RideAnswer::Accept => looking(transaction, me, &pool, found)?.ok_or_else(absent)?,
        RideAnswer::Decline => return Err(absent()),
    };
    pool.refuse_locked()?;
    let status = match asked.answer {
        RideAnswer::Accept => "accepted",
        RideAnswer::Decline => "declined",
    };
    let is_open = matches!(found.data["status"].as_str(), Some("requested" | "waiting"));
    if found.data["status"] == status {
        return rider(transaction, &found.id);
    }
    if !is_open {
        let message = "this request was answered or taken back already";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("answered"));
    }
    if asked.answer == RideAnswer::Accept {
        let car = pool.car(transaction, &car_id)?;
        let free = free_in(transaction, &car)?;
        if free < i64::from(number(&found.data, "partySize")) {
            return Err(no_seat(free));
        }
    }
    turn(transaction, &found, status, me.now_ms)?;
    settle_car(transaction, &car_id, me.now_ms)?;
    rider(transaction, &found.id)
}

/// Somebody who looks for any car, as if they had asked for a seat in that of the caller; `None` where they do not, or where
/// the caller drives none.
fn looking(
    transaction: &Transaction<'_>,
    me: &Me,
    pool: &Pool,
    rider: Document,
) -> Result<Option<Document>, ApiError> {
    let car_id = pool.id_of(&me.uid);
    let uid = rider.data["userId"].as_str().unwrap_or_default();
    // Whom another driver declined looks for any car as well.
    let is_looking = matches!(rider.data["status"].as_str(), Some("looking" | "declined"));
    if !is_looking
        || transaction.get(&CARPOOL_CARS, &car_id)?.is_none()
        || is_blocked_between(transaction, &me.uid, uid)?
    {
        return Ok(None);
    }
    let mut data = (*rider.data).clone();
    data["carId"] = json!(car_id);
    data["status"] = json!("requested");
    Ok(Some(Document {
        data: data.into(),
        ..rider
    }))
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
    let found = transaction.get(&CARPOOL_RIDERS, id)?;
    let found = found.filter(|found| found.data["carpoolId"] == pool.id);
    let Some(found) = found.filter(|found| found.data["status"] != "cancelled") else {
        if asked.rider_id.is_none() && transaction.get(&CARPOOL_CARS, &own)?.is_some() {
            withdraw_car(transaction, &own, me.now_ms)?;
            return Ok(RideDone { rider: None });
        }
        return Err(ApiError::not_found("there is nothing to leave"));
    };
    let is_own = found.id == own;
    if !is_own && found.data["carId"] != own {
        return Err(ApiError::denied(
            "only the driver takes somebody out of a car",
        ));
    }
    if is_own {
        give_up_seat(transaction, &found, me.now_ms)?;
    } else {
        turn(transaction, &found, "declined", me.now_ms)?;
        settle_car(transaction, &own, me.now_ms)?;
    }
    rider(transaction, &found.id)
}

/// Says that one was driven, which the driver has points for.
pub(crate) fn confirm(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ConfirmRide,
) -> Result<RideDone, ApiError> {
    let pool = Pool::of(transaction, me, &asked.carpool_id)?;
    let found = transaction.get(&CARPOOL_RIDERS, &pool.id_of(&me.uid))?;
    let found = found.filter(|found| found.data["status"] == "accepted");
    let found = found.ok_or_else(|| ApiError::not_found("you have no seat in this carpool"))?;
    let target = Timestamp::from_json(&pool.target_time());
    if target.is_ok_and(|target| me.now_ms < target.epoch_ms()) {
        let message = "that is still to come";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("notStarted"));
    }
    let driver = driver_of(transaction, &pool, &found)?;
    let deed = Deed {
        evidence: "friend",
        grade: EvidenceGrade::B,
        friend: Some(&me.uid),
        units: i64::from(number(&found.data, "partySize")),
        ..Deed::of(&driver, PointsRule::Drove, &found.id)
    };
    award(transaction, &deed, me.now_ms)?;
    let mut data = (*found.data).clone();
    data["confirmedAt"] = json!(iso(me.now_ms));
    transaction.put(&CARPOOL_RIDERS, &found.id, data)?;
    rider(transaction, &found.id)
}

fn driver_of(
    transaction: &Transaction<'_>,
    pool: &Pool,
    rider: &Document,
) -> Result<String, ApiError> {
    let car = pool.car(
        transaction,
        rider.data["carId"].as_str().unwrap_or_default(),
    )?;
    Ok(car.data["driverId"].as_str().unwrap_or_default().to_owned())
}

fn rider(transaction: &Transaction<'_>, id: &str) -> Result<RideDone, ApiError> {
    let found = transaction.get(&CARPOOL_RIDERS, id)?;
    let shown = found.map(|found| Shown::of(&found.id, found.version, &found.data));
    Ok(RideDone { rider: shown })
}
