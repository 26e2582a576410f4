//! The carpool of a hangout: it opens once there is a date and a place, and closes where nobody uses it.

use serde_json::{Value, json};

use super::meeting::Meeting;
use super::members::note_activity;
use super::rides::IN_CARPOOL;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::error::ApiError;
use crate::schema::collections::CARPOOLS;
use crate::schema::query::by;
use crate::store::Transaction;

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
    let is_placed = meeting.data["place"]["place"]["lat"].is_number();
    let is_known = is_placed && !meeting.data["when"]["startsAt"].is_null();
    if meeting.data["carpool"] == true && is_known {
        // Without a time and a destination of its own it follows the hangout when that moves.
        let own = (Value::Null, Value::Null);
        open_way(transaction, meeting, "there", own, now_ms)?;
    }
    Ok(())
}

/// Opens the carpool one way, with a time and a destination of its own where these are not `null`; answers the one that
/// is there, if there is one that way.
pub(crate) fn open_way(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    direction: &str,
    (target, destination): (Value, Value),
    now_ms: i64,
) -> Result<Shown, ApiError> {
    let id = format!("{}_{direction}", meeting.id);
    if let Some(found) = transaction.get(&CARPOOLS, &id)? {
        return Ok(Shown::of(&found.id, found.version, &found.data));
    }
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
    for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(hangout_id)])? {
        let mut is_used = false;
        for inside in IN_CARPOOL {
            is_used |= inside.first(transaction, [json!(pool.id)])?.is_some();
        }
        if !is_used {
            transaction.delete(&CARPOOLS, &pool.id)?;
            note_activity(transaction, hangout_id)?;
        }
    }
    Ok(())
}
