//! End of a session.

use wasm_core::domain::{BookingStatus, QuestSession, SessionStatus, Timestamp, after_the_end};

use super::{Seating, put, record};
use crate::error::ApiError;
use crate::schema::collections::{PROGRESS, QUEST_SESSIONS};
use crate::store::Transaction;

/// Ends a session whose time is over: whoever was there has completed it, the others have missed it.
pub(crate) fn end_session(
    transaction: &mut Transaction<'_>,
    session_id: &str,
    now: Timestamp,
) -> Result<(), ApiError> {
    let session: Option<QuestSession> = record(transaction, &QUEST_SESSIONS, session_id)?;
    let open = |session: &QuestSession| {
        matches!(session.status, SessionStatus::Open | SessionStatus::Closed)
            && session.ends_at.is_some_and(|ends| ends < now)
    };
    let Some(mut session) = session.filter(open) else {
        return Ok(());
    };
    session.status = SessionStatus::Done;
    put(transaction, &QUEST_SESSIONS, session_id, &session)?;
    let mut seating = Seating::open(transaction, session_id, now)?;
    let is_in = |status| status == BookingStatus::CheckedIn;
    let anybody = seating
        .bookings
        .iter()
        .any(|(_, booking)| is_in(booking.status));
    for (id, booking) in seating.bookings.clone() {
        let has_played = transaction.get(&PROGRESS, &id)?.is_some();
        if let Some(action) = after_the_end(&booking, has_played, anybody) {
            seating.act(transaction, &id, action)?;
        }
    }
    seating.settle(transaction)
}
