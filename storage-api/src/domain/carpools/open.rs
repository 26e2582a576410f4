//! Opening a carpool of a hangout, and locking it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::{Carpool, CarpoolDirection, CarpoolStatus, RidePoint, Timestamp};

use super::pool::{Pool, place_of, time_of, visitor};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::hangouts::carpool::open_way;
use crate::domain::hangouts::meeting::Meeting;
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::CARPOOLS;
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
    let target = asked.target_time;
    let target = target.or_else(|| time_of(&meeting, asked.direction));
    let destination = asked.destination.clone();
    let own = (target, destination.or_else(|| place_of(&meeting)));
    let carpool = open_way(transaction, &meeting, asked.direction, own, me.now_ms)?;
    if meeting.data.carpool != Some(true) {
        meeting.data.carpool = Some(true);
        meeting.save(transaction)?;
    }
    let carpool = carpool.shown()?;
    Ok(CarpoolDone { carpool })
}

/// Says that a carpool stays as it is, or that it goes on; a host of the hangout does.
pub(crate) fn lock(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &LockCarpool,
) -> Result<CarpoolDone, ApiError> {
    let Pool {
        mut carpool,
        meeting,
    } = Pool::of(transaction, me, &asked.carpool_id)?;
    if !meeting.data.is_hosted_by(&me.uid) {
        return Err(ApiError::denied("only the hosts of the hangout do that"));
    }
    carpool.data.status = asked.status;
    carpool.put(transaction, &CARPOOLS)?;
    let carpool = carpool.shown()?;
    Ok(CarpoolDone { carpool })
}
