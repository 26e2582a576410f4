//! Holding seats for the time of a checkout.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{
    BOOKING_SEATS_MAX, Booking, BookingAction, BookingClosed, BookingStatus, FieldError,
    HOLD_MIN_DEFAULT, HoldRefused, Timestamp, hold_seats,
};
use wasm_core::error::Code;

use super::super::making::own::not_now;
use super::held_seats;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::friendships::blocks;
use crate::domain::payments::{PayWith, Payments};
use crate::domain::quests::{Player, Seating, record};
use crate::error::ApiError;
use crate::schema::collections::BOOKINGS;
use crate::store::Transaction;

/// Milliseconds in a minute.
const MINUTE_MS: i64 = 60_000;

/// Seats to hold. One person holds seats of the same date at most ten times in 24 hours; then the answer is
/// `RESOURCE_EXHAUSTED` with the reason `holds`, `Retry-After` and `until`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HoldSeats {
    /// Id of the quest.
    quest_id: String,
    /// Id of its session.
    session_id: String,
    /// Number of seats, 1–10.
    seats: u32,
}

/// Seats that are held.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Held {
    /// Id of the booking.
    booking_id: String,
    /// Until when the seats are held.
    #[schema(value_type = String, format = DateTime)]
    hold_until: Timestamp,
    /// Price of all of them, in the smallest unit of the currency.
    total: u64,
    /// ISO 4217 code; missing where nothing is to be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    currency: Option<String>,
    /// Ways to pay, the usual one first; none where nothing is to be paid.
    pay_with: Vec<PayWith>,
}

/// One of the caller's bookings.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnBooking {
    /// Id of the booking.
    pub(crate) booking_id: String,
}

/// Holds seats while the caller checks out; seats they held before on the same date are given up for it. The holds of one
/// person on one date are counted, booked or not, so that nobody keeps seats from others hold after hold.
pub(crate) fn hold(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &HoldSeats,
    payments: &Payments,
) -> Result<Held, ApiError> {
    check_seats(asked.seats)?;
    held_seats::check(transaction, me, (&asked.session_id, asked.seats))?;
    let mut seating = seating_of(transaction, me, &asked.quest_id, &asked.session_id)?;
    seating.bookable().map_err(refuse_closed)?;
    let capacity = seating.capacity();
    let replaced = hold_seats(
        capacity,
        &seating.bookings,
        &me.uid,
        asked.seats,
        seating.now,
    )
    .map_err(|refused| refuse_hold(&refused))?;
    let mut player = Player::read(transaction, &me.uid)?;
    player.count_hold(&asked.session_id, seating.now)?;
    player.write(transaction, &me.uid)?;
    for id in replaced {
        seating.act(transaction, &id, BookingAction::Abandon)?;
    }
    // Seats that were offered to them are part of what they hold now.
    seating.seated_by_offer(transaction, &me.uid)?;
    let minutes = i64::from(seating.quest.hold_min.unwrap_or(HOLD_MIN_DEFAULT));
    let until_ms = me.now_ms + minutes * MINUTE_MS;
    let until = Timestamp::from_epoch_ms(until_ms).map_err(ApiError::internal)?;
    let booking = seating.held(&me.uid, asked.seats, until);
    let (total, currency) = (booking.total, booking.currency.clone());
    let booking_id = seating.add(transaction, booking)?;
    seating.settle(transaction)?;
    Ok(Held {
        booking_id,
        hold_until: until,
        total,
        currency,
        pay_with: payments.ways(total, seating.session.starts_at.is_some()),
    })
}

/// Gives held seats up before their time is over.
pub(crate) fn release(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnBooking,
) -> Result<Shown<Booking>, ApiError> {
    let booking = own_booking(transaction, me, &asked.booking_id)?;
    let mut seating = Seating::open(transaction, &booking.session_id, me.now()?)?;
    match seating
        .booking(&asked.booking_id)
        .map(|booking| booking.status)
    {
        Some(BookingStatus::Held) => {
            seating.act(transaction, &asked.booking_id, BookingAction::Abandon)?;
            if let Some(entry) = &booking.waitlist_id {
                seating.leave_queue(transaction, entry)?;
            }
            seating.settle(transaction)?;
        }
        Some(_) => {
            return Err(not_now(
                "confirmed",
                "these seats are booked; cancel them instead",
            ));
        }
        // Nothing is held any more, which is what was wanted.
        None => {}
    }
    shown(transaction, &asked.booking_id)
}

/// A session of that quest, if the caller may see it.
pub(crate) fn seating_of(
    transaction: &mut Transaction<'_>,
    me: &Me,
    quest_id: &str,
    session_id: &str,
) -> Result<Seating, ApiError> {
    let absent = || ApiError::not_found("there is no such date");
    let seating = Seating::open(transaction, session_id, me.now()?)?;
    if seating.session.quest_id != quest_id
        || !seating.quest.status.was_published()
        || blocks(transaction, &seating.session.creator_id, &me.uid)?
    {
        return Err(absent());
    }
    Ok(seating)
}

/// A booking of the caller's.
pub(crate) fn own_booking(
    transaction: &Transaction<'_>,
    me: &Me,
    id: &str,
) -> Result<Booking, ApiError> {
    let booking: Option<Booking> = record(transaction, &BOOKINGS, id)?;
    let own = booking.filter(|booking| booking.user_id == me.uid);
    own.ok_or_else(|| ApiError::not_found("there is no such booking of yours"))
}

/// A booking as it is now.
pub(crate) fn shown(transaction: &Transaction<'_>, id: &str) -> Result<Shown<Booking>, ApiError> {
    let booking = transaction.get(&BOOKINGS, id)?;
    let booking = booking.ok_or_else(|| ApiError::not_found("there is no such booking"))?;
    Ok(Shown::of(id, booking.version, &booking.data))
}

/// Refuses numbers of seats that no booking has.
pub(crate) fn check_seats(seats: u32) -> Result<(), ApiError> {
    let wrong = (!(1..=BOOKING_SEATS_MAX).contains(&seats)).then(|| FieldError {
        field: "seats".to_owned(),
        message: format!("must be a whole number from 1 to {BOOKING_SEATS_MAX}"),
    });
    ApiError::refuse_fields(wrong.into_iter().collect())
}

/// Turns the reason why a date cannot be booked into an error.
pub(crate) fn refuse_closed(closed: BookingClosed) -> ApiError {
    not_now(closed.reason(), closed.to_string())
}

fn refuse_hold(refused: &HoldRefused) -> ApiError {
    let message = refused.to_string();
    match refused {
        HoldRefused::SoldOut(free) => ApiError::new(Code::ResourceExhausted, message)
            .with_reason("soldOut")
            .with_detail("free", json!(free)),
        HoldRefused::Booked(id) => ApiError::new(Code::AlreadyExists, message)
            .with_reason("booked")
            .with_detail("bookingId", json!(id)),
    }
}
