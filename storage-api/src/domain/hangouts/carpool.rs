//! The carpool of a hangout: it opens once there is a date and a place, and closes where nobody uses it.

use std::collections::BTreeMap;

use serde_json::json;
use wasm_core::domain::{Carpool, CarpoolDirection, CarpoolStatus, Hangout, RidePoint, Timestamp};

use super::meeting::Meeting;
use super::members::note_activity;
use super::rides::IN_CARPOOL;
use crate::domain::records::Stored;
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
    let Hangout {
        carpool,
        place,
        when,
        ..
    } = &meeting.data;
    if *carpool == Some(false) {
        return close_unused(transaction, &meeting.id);
    }
    let is_placed = place.as_ref().is_some_and(|place| place.place.is_some());
    if *carpool == Some(true) && is_placed && when.starts_at.is_some() {
        // Without a time and a destination of its own it follows the hangout when that moves.
        let own = (None, None);
        open_way(transaction, meeting, CarpoolDirection::There, own, now_ms)?;
    }
    Ok(())
}

/// Opens the carpool one way, with a time and a destination of its own where these are given; answers the one that is
/// there, if there is one that way.
pub(crate) fn open_way(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    direction: CarpoolDirection,
    (target_time, destination): (Option<Timestamp>, Option<RidePoint>),
    now_ms: i64,
) -> Result<Stored<Carpool>, ApiError> {
    let id = direction.carpool_id(&meeting.id);
    if let Some(found) = Stored::get(transaction, &CARPOOLS, &id)? {
        return Ok(found);
    }
    let data = Carpool {
        hangout_id: meeting.id.clone(),
        direction,
        target_time,
        destination,
        status: CarpoolStatus::Open,
        host_id: meeting.data.host_id.clone(),
        at: Timestamp::from_epoch_ms(now_ms).ok(),
        other: BTreeMap::new(),
    };
    let mut carpool = Stored::new(id, data);
    carpool.put(transaction, &CARPOOLS)?;
    note_activity(transaction, &meeting.id)?;
    Ok(carpool)
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
