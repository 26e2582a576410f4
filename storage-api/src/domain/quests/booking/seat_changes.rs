//! More or fewer seats than were booked.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    Booking, SeatChangeRefused, change_seats, refunded_until, seats_taken, validate_checkout,
};
use wasm_core::error::Code;

use super::super::making::own::not_now;
use super::bookings::{refuse_played, refuse_team};
use super::checkout::{fill, refuse_other_price};
use super::holds::{check_seats, own_booking, refuse_closed, shown};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::friendships::blocks;
use crate::domain::quests::{Seating, Told};
use crate::error::ApiError;
use crate::store::Transaction;

/// Seats to have instead of those that are booked, before the date begins. Fewer are free at once, and paid back by the
/// policy of the quest (`refund` of the booking). More are given while they are free, else it is refused with `soldOut` and
/// `free`; a booking that was paid gets no more (`card`, or `paid` for cash).
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChangeSeats {
    /// Id of the booking.
    booking_id: String,
    /// The number of seats from now on, 1–10.
    seats: u32,
    /// People on the seats; unchanged, if missing.
    #[schema(value_type = Option<Vec<String>>)]
    seat_names: Option<Value>,
    /// Gives seats up even when it is too late to get their price back.
    #[serde(default)]
    without_refund: bool,
}

/// Changes how many seats a booking has.
pub(crate) fn change(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ChangeSeats,
) -> Result<Shown<Booking>, ApiError> {
    check_seats(asked.seats)?;
    let (id, seats, now) = (&*asked.booking_id, asked.seats, me.now()?);
    let booking = own_booking(transaction, me, id)?;
    refuse_played(transaction, id, &booking)?;
    let change = change_seats(&booking, seats, asked.without_refund, now)
        .map_err(|refused| refuse_change(&booking, refused))?;
    let form = json!({ "seatNames": asked.seat_names });
    ApiError::refuse_fields(validate_checkout(&form, &[], seats))?;
    let mut seating = Seating::open(transaction, &booking.session_id, now)?;
    if seats > booking.seats {
        refuse_more(transaction, me, &seating, (&booking, seats))?;
    }
    refuse_team(transaction, id, seats)?;
    seating.change(transaction, id, |booking| {
        fill(booking, &form)?;
        booking.set_seats(seats);
        booking.payment = change.payment;
        if change.refund > 0 {
            booking.add_refund(change.refund);
        }
        Ok(())
    })?;
    if seats != booking.seats {
        let (by, booking_id) = (&*me.uid, id);
        let told = Told::SeatsChanged {
            by,
            booking_id,
            seats,
        };
        seating.tell(transaction, &booking.creator_id, told)?;
    }
    seating.settle(transaction)?;
    shown(transaction, id)
}

fn refuse_change(booking: &Booking, refused: SeatChangeRefused) -> ApiError {
    let message = refused.to_string();
    match refused {
        SeatChangeRefused::NotBooked(status) => {
            not_now("status", message).with_detail("status", json!(status))
        }
        SeatChangeRefused::TooLate => not_now("tooLate", message),
        SeatChangeRefused::NoRefund => {
            let until = booking
                .starts_at
                .and_then(|starts| refunded_until(booking.policy, starts));
            let message = format!("{message}; say withoutRefund to give them up all the same");
            let error = not_now("noRefund", message).with_detail("refund", json!(0));
            error.with_detail("until", json!(until))
        }
        SeatChangeRefused::Paid if booking.payment_id.is_some() => not_now("card", message),
        SeatChangeRefused::Paid => not_now("paid", message),
    }
}

/// Refuses more seats than anybody else could book now at the same price.
fn refuse_more(
    transaction: &Transaction<'_>,
    me: &Me,
    seating: &Seating,
    (booking, seats): (&Booking, u32),
) -> Result<(), ApiError> {
    if blocks(transaction, &booking.creator_id, &me.uid)? {
        return Err(not_now("closed", "this date cannot be booked"));
    }
    seating.bookable().map_err(refuse_closed)?;
    refuse_other_price(seating, booking)?;
    let taken = seats_taken(&seating.bookings, seating.now);
    let free = seating.capacity().saturating_sub(taken);
    if seats - booking.seats <= free {
        return Ok(());
    }
    let message = format!("there are not so many seats left: {free}");
    Err(ApiError::new(Code::ResourceExhausted, message)
        .with_reason("soldOut")
        .with_detail("free", json!(free)))
}
