//! Opening a carpool of a hangout, and locking it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{Carpool, CarpoolDirection, CarpoolStatus, RidePoint, Timestamp};

use super::pool::{Pool, place_of, time_of, visitor};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::domain::hangouts::meeting::Meeting;
use crate::domain::hangouts::members::note_activity;
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
use crate::schema::collections::{CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS};
use crate::schema::query::{all, first};
use crate::store::Transaction;

/// A carpool to open.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OpenCarpool {
    /// Id of the hangout.
    hangout_id: String,
    /// Direction of the carpool.
    direction: CarpoolDirection,
    /// There: when to arrive. Back: when to leave. That of the hangout, if missing.
    target_time: Option<Timestamp>,
    /// Place of the hangout; the one it has, if missing.
    destination: Option<RidePoint>,
}

/// A carpool to lock or open again.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LockCarpool {
    /// Id of the carpool.
    carpool_id: String,
    /// New status.
    status: CarpoolStatus,
}

/// A carpool.
#[derive(Serialize, ToSchema)]
pub(crate) struct CarpoolDone {
    /// The carpool.
    #[schema(value_type = Versioned<Carpool>)]
    carpool: Shown,
}

/// Opens a carpool; the one that is there, if there is one that way.
pub(crate) fn open(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OpenCarpool,
) -> Result<CarpoolDone, ApiError> {
    let visitor = visitor(me);
    let mut meeting = Meeting::seen(transaction, &visitor, &asked.hangout_id, None)?;
    meeting.own_member(transaction, &visitor, None)?;
    meeting.refuse_over()?;
    let direction = value(&asked.direction)?;
    let direction = direction.as_str().unwrap_or_default();
    let given = (
        asked.target_time.map(Timestamp::to_json),
        asked.destination.as_ref().map(value).transpose()?,
    );
    let carpool = open_way(transaction, &meeting, direction, given, me.now_ms)?;
    if meeting.data["carpool"] != true {
        meeting.data["carpool"] = json!(true);
        meeting.save(transaction)?;
    }
    Ok(CarpoolDone { carpool })
}

/// Opens the carpool there of a hangout that shares cars, once it has a date and a place; closes what nobody uses where
/// its hosts share none any more.
pub(crate) fn follow_hangout(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    now_ms: i64,
) -> Result<(), ApiError> {
    if meeting.data["carpool"] == false {
        return close_unused(transaction, &meeting.id);
    }
    let is_known = !meeting.data["when"]["startsAt"].is_null() && !place_of(meeting).is_null();
    if meeting.data["carpool"] == true && is_known {
        // Without a time and a destination of its own it follows the hangout when that moves.
        let own = (Some(Value::Null), Some(Value::Null));
        open_way(transaction, meeting, "there", own, now_ms)?;
    }
    Ok(())
}

/// Opens the carpool one way, with a time and a destination of its own or those of the hangout; answers the one that is
/// there, if there is one that way.
fn open_way(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    direction: &str,
    (target, destination): (Option<Value>, Option<Value>),
    now_ms: i64,
) -> Result<Shown, ApiError> {
    let id = format!("{}_{direction}", meeting.id);
    if let Some(found) = transaction.get(&CARPOOLS, &id)? {
        return Ok(Shown::of(&found.id, found.version, &found.data));
    }
    let target = target.unwrap_or_else(|| time_of(meeting, direction == "back"));
    let destination = destination.unwrap_or_else(|| place_of(meeting));
    let mut data = json!({
        "hangoutId": meeting.id, "hostId": meeting.data["hostId"], "direction": direction,
        "targetTime": target, "destination": destination, "status": "open", "at": iso(now_ms),
    });
    if let Some(fields) = data.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    let version = transaction.put(&CARPOOLS, &id, data.clone())?;
    note_activity(transaction, &meeting.id)?;
    Ok(Shown::of(&id, version, &data))
}

/// Deletes the carpools of a hangout that have no car and no rider.
fn close_unused(transaction: &mut Transaction<'_>, hangout_id: &str) -> Result<(), ApiError> {
    for pool in all(transaction, &CARPOOLS, "hangoutId", vec![json!(hangout_id)])? {
        let mut is_used = false;
        for collection in [&CARPOOL_CARS, &CARPOOL_RIDERS] {
            let of_pool = vec![json!(pool.id)];
            is_used |= first(transaction, collection, "carpoolId", of_pool)?.is_some();
        }
        if !is_used {
            transaction.delete(&CARPOOLS, &pool.id)?;
            note_activity(transaction, hangout_id)?;
        }
    }
    Ok(())
}

/// Says that a carpool stays as it is, or that it goes on; a host of the hangout does.
pub(crate) fn lock(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &LockCarpool,
) -> Result<CarpoolDone, ApiError> {
    let pool = Pool::of(transaction, me, &asked.carpool_id)?;
    if !pool.meeting.is_hosted_by(&me.uid) {
        return Err(ApiError::denied("only the hosts of the hangout do that"));
    }
    let mut data = pool.data.clone();
    data["status"] = value(&asked.status)?;
    let version = transaction.put(&CARPOOLS, &pool.id, data.clone())?;
    let carpool = Shown::of(&pool.id, version, &data);
    Ok(CarpoolDone { carpool })
}
