//! Effects on bookings when their creator cancels a session.

use wasm_core::domain::{
    Booking, BookingAction, BookingStatus, CancelledBy, QuestSession, QueueStatus, SessionStatus,
    Timestamp, refund,
};

use super::{Seating, Told, is_played, put, record};
use crate::error::ApiError;
use crate::schema::collections::QUEST_SESSIONS;
use crate::store::Transaction;

/// Calls a session off: every booking is cancelled with all its money back, nobody waits any more, and all of them are
/// told. A booking that was played through is completed instead. Answers with how many bookings there were; a session that is over, or was called off before, stays as it is.
pub(crate) fn call_off(
    transaction: &mut Transaction<'_>,
    session_id: &str,
    now: Timestamp,
) -> Result<usize, ApiError> {
    let session: Option<QuestSession> = record(transaction, &QUEST_SESSIONS, session_id)?;
    let Some(mut session) = session.filter(|session| {
        !matches!(
            session.status,
            SessionStatus::Cancelled | SessionStatus::Done
        )
    }) else {
        return Ok(0);
    };
    session.status = SessionStatus::Cancelled;
    put(transaction, &QUEST_SESSIONS, session_id, &session)?;
    let mut seating = Seating::open(transaction, session_id, now)?;
    let bookings = seating.bookings.clone();
    for (id, booking) in &bookings {
        if is_played(transaction, id, booking)? {
            seating.act(transaction, id, BookingAction::Complete)?;
            continue;
        }
        let change = |booking: &mut Booking| cancel_for_creator(booking, now);
        let (_, booking) = seating.change(transaction, id, change)?;
        seating.tell(transaction, &booking.user_id, Told::CalledOff)?;
    }
    let offered: Vec<String> = seating.queue.iter().map(|(id, _)| id.clone()).collect();
    for id in &offered {
        seating.entry(transaction, id, |entry| {
            entry.status = QueueStatus::Expired;
        })?;
    }
    seating.settle(transaction)?;
    Ok(bookings.len())
}

/// Cancels one booking on behalf of its creator, with all its money back.
fn cancel_for_creator(booking: &mut Booking, now: Timestamp) -> Result<(), ApiError> {
    let refund = refund(booking, CancelledBy::Creator, now);
    let was_booked = booking.status != BookingStatus::Held;
    let action = BookingAction::CancelByCreator;
    booking.act(action, now).map_err(ApiError::internal)?;
    booking.payment = refund.payment;
    if was_booked {
        booking.add_refund(refund.amount);
    }
    Ok(())
}
