//! Limits the seats that one person holds at the same time.

use serde_json::json;
use wasm_core::domain::Timestamp;

use crate::access::budgets::{Budget, HELD_SEATS_MAX};
use crate::access::me::Me;
use crate::error::ApiError;
use crate::schema::collections::BOOKINGS;
use crate::schema::query::by;
use crate::store::Transaction;

/// Refuses more seats of a date than the caller may hold besides those they hold of others. What they hold of the same
/// date is given up for it.
pub(crate) fn check(
    transaction: &Transaction<'_>,
    me: &Me,
    (session_id, seats): (&str, u32),
) -> Result<(), ApiError> {
    let own = by!(BOOKINGS.userId).all(transaction, [json!(me.uid)])?;
    let until_ms = |data: &serde_json::Value| {
        Timestamp::from_json(&data["holdUntil"]).map_or(0, Timestamp::epoch_ms)
    };
    let held = own.iter().filter(|booking| {
        booking.data["status"] == "held"
            && booking.data["sessionId"] != session_id
            && until_ms(&booking.data) > me.now_ms
    });
    let (mut held_seats, mut free_ms) = (0, i64::MAX);
    for booking in held {
        held_seats += booking.data["seats"].as_u64().unwrap_or(0);
        free_ms = free_ms.min(until_ms(&booking.data));
    }
    if held_seats + u64::from(seats) <= u64::from(HELD_SEATS_MAX) {
        return Ok(());
    }
    let wait_ms = u64::try_from(free_ms - me.now_ms).unwrap_or(0);
    Err(Budget::HeldSeats.used_up_for(HELD_SEATS_MAX, wait_ms.div_ceil(1_000)))
}
