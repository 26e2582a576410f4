//! Letting guests in.

use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{Booking, BookingAction, BookingStatus};
use wasm_core::error::Code;

use super::super::making::own::not_now;
use super::super::making::sessions::own_session;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::quests::{Seating, typed};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::BOOKINGS;
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// A guest who is there: by their ticket, or by their booking in the creator's list.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckInGuest {
    /// Id of the session that begins.
    session_id: String,
    /// The code of the ticket, letter case and spaces do not matter.
    ticket_code: Option<String>,
    /// Id of the booking, instead of a ticket.
    booking_id: Option<String>,
}

/// Lets a guest in to a session of one of the caller's quests.
pub(crate) fn check_in(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CheckInGuest,
) -> Result<Shown<Booking>, ApiError> {
    let session = own_session(transaction, me, &asked.session_id)?;
    let found = booking(transaction, asked)?.filter(|found| found.data["creatorId"] == me.uid);
    let found = found.ok_or_else(|| ApiError::not_found("there is no such ticket"))?;
    let booking: Booking = typed(&found)?;
    if booking.session_id != session.id {
        let message = "this ticket is for another date";
        return Err(
            not_now("otherSession", message).with_detail("startsAt", json!(booking.starts_at))
        );
    }
    match booking.status {
        BookingStatus::Confirmed => {}
        BookingStatus::CheckedIn | BookingStatus::Completed => {
            let at = booking.history.last().map(|event| event.at);
            let message = "this guest is in already";
            let error = ApiError::new(Code::AlreadyExists, message).with_reason("alreadyIn");
            return Err(error.with_detail("at", json!(at)));
        }
        other => {
            let message = "this ticket is not good any more";
            return Err(not_now("status", message).with_detail("status", value(&other)?));
        }
    }
    let mut seating = Seating::open(transaction, &session.id, me.now()?)?;
    let now = seating.now;
    let (version, mut booking) = seating.change(transaction, &found.id, |booking| {
        booking
            .act(BookingAction::CheckIn, now)
            .map_err(ApiError::internal)
    })?;
    // The ticket is the guest's.
    (booking.ticket_code, booking.idempotency_key) = (None, None);
    Ok(Shown::of(&found.id, version, &value(&booking)?))
}

fn booking(
    transaction: &Transaction<'_>,
    asked: &CheckInGuest,
) -> Result<Option<Document>, ApiError> {
    match (&asked.ticket_code, &asked.booking_id) {
        (Some(code), None) => {
            let letters = code.chars().filter(char::is_ascii_alphanumeric);
            let code = letters.collect::<String>().to_uppercase();
            by!(BOOKINGS.ticketCode).first(transaction, [json!(code)])
        }
        (None, Some(id)) => Ok(transaction.get(&BOOKINGS, id)?),
        _ => Err(ApiError::invalid(
            "name one guest, by ticketCode or by bookingId",
        )),
    }
}
