//! Changes of a booking: cancellation, transfer, payment.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    Booking, BookingAction, BookingStatus, CancellationRefused, PaymentStatus, Progress,
    cancel as cancellation, refunded_until, validate_checkout,
};
use wasm_core::error::Code;

use super::super::making::own::not_now;
use super::checkout::fill;
use super::holds::{check_seats, own_booking, shown};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::friendships::{are_friends, is_blocked_between};
use crate::domain::quests::{Seating, Told, is_played, put, record, ticket_code};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::{BOOKINGS, PROGRESS};
use crate::store::Transaction;

/// A booking to cancel. Once every required stop is reached it is refused with the reason `played`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CancelBooking {
    /// Id of the booking.
    booking_id: String,
    /// Cancels even when it is too late to get the price back.
    #[serde(default)]
    without_refund: bool,
}

/// A booking to hand over, or names to change. Once every required stop is reached nobody else gets it (`played`).
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TransferBooking {
    /// Id of the booking.
    booking_id: String,
    /// Id of the friend who gets the seats; without it only names are changed.
    to_uid: Option<String>,
    /// The number of seats the friend gets; all of them, if missing.
    seats: Option<u32>,
    /// People on the seats, on the friend's where a friend gets them; unchanged, if missing.
    #[schema(value_type = Option<Vec<String>>)]
    seat_names: Option<Value>,
}

/// State of a payment.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Settled {
    /// The guest has paid.
    Paid,
    /// The guest got it back.
    Refunded,
}

/// A payment that was made outside of the product.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SettlePayment {
    /// Id of a booking of one of the caller's quests.
    booking_id: String,
    /// State of the payment.
    payment: Settled,
}

/// Cancels a booking. Its seats are free at once, and offered to who waits. Once every required stop is reached there is
/// nothing left to cancel or to pay back.
pub(crate) fn cancel(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CancelBooking,
) -> Result<Shown<Booking>, ApiError> {
    let booking = own_booking(transaction, me, &asked.booking_id)?;
    if booking.status == BookingStatus::CancelledByUser {
        return shown(transaction, &asked.booking_id);
    }
    let now = me.now()?;
    refuse_played(transaction, &asked.booking_id, &booking)?;
    let refund = cancellation(&booking, asked.without_refund, now)
        .map_err(|refused| refuse_cancellation(&booking, refused))?;
    let mut seating = Seating::open(transaction, &booking.session_id, now)?;
    seating.change(transaction, &asked.booking_id, |booking| {
        booking
            .act(BookingAction::CancelByUser, now)
            .map_err(ApiError::internal)?;
        booking.payment = refund.payment;
        booking.add_refund(refund.amount);
        Ok(())
    })?;
    let (by, booking_id) = (Some(&*me.uid), &*asked.booking_id);
    let told = Told::GivenBack { by, booking_id };
    seating.tell(transaction, &booking.creator_id, told)?;
    seating.settle(transaction)?;
    shown(transaction, &asked.booking_id)
}

/// Hands a booking over to a friend, or some of its seats, who gets a ticket of their own; or changes who sits on its seats.
/// The seats stay the same: nobody else can get in between.
pub(crate) fn transfer(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &TransferBooking,
) -> Result<Shown<Booking>, ApiError> {
    let booking = own_booking(transaction, me, &asked.booking_id)?;
    let now = me.now()?;
    if booking.status != BookingStatus::Confirmed {
        let reason = value(&booking.status)?;
        return Err(not_now(
            reason.as_str().unwrap_or_default(),
            "this is not booked, or used already",
        ));
    }
    if asked.to_uid.is_some() {
        refuse_played(transaction, &asked.booking_id, &booking)?;
    }
    let seats = asked.seats.unwrap_or(booking.seats).min(booking.seats);
    check_seats(seats)?;
    let form = json!({ "seatNames": asked.seat_names });
    ApiError::refuse_fields(validate_checkout(&form, &[], seats))?;
    let mut seating = Seating::open(transaction, &booking.session_id, now)?;
    if seating.session.has_begun(now) {
        return Err(not_now(
            "tooLate",
            "it is too late to hand it over: it has begun",
        ));
    }
    let Some(to_uid) = &asked.to_uid else {
        seating.change(transaction, &asked.booking_id, |booking| {
            fill(booking, &form)
        })?;
        return shown(transaction, &asked.booking_id);
    };
    refuse_receiver(transaction, me, to_uid, &seating)?;
    let mut theirs = part_for(&booking, to_uid, seats);
    fill(&mut theirs, &form)?;
    let new_id = if seats < booking.seats {
        let left = booking.seats - seats;
        refuse_team(transaction, &asked.booking_id, left)?;
        seating.change(transaction, &asked.booking_id, |booking| {
            booking.set_seats(left);
            Ok(())
        })?;
        seating.add(transaction, theirs)?
    } else {
        let new_id = seating.add(transaction, theirs)?;
        seating.change(transaction, &asked.booking_id, |booking| {
            booking.transferred_to = Some(new_id.clone());
            booking.ticket_code = None;
            booking
                .act(BookingAction::Transfer, now)
                .map_err(ApiError::internal)
        })?;
        new_id
    };
    seating.seated(transaction, to_uid)?;
    let (from, booking_id) = (&*me.uid, &*new_id);
    seating.tell(transaction, to_uid, Told::Received { from, booking_id })?;
    seating.settle(transaction)?;
    shown(transaction, &asked.booking_id)
}

/// The booking of a friend who gets seats of another one. Money that goes back meanwhile belongs to who gave them.
fn part_for(booking: &Booking, to_uid: &str, seats: u32) -> Booking {
    let payment = match booking.payment {
        PaymentStatus::RefundDue => PaymentStatus::Paid,
        payment => payment,
    };
    let mut theirs = Booking {
        user_id: to_uid.to_owned(),
        seat_names: Vec::new(),
        ticket_code: Some(ticket_code()),
        idempotency_key: None,
        waitlist_id: None,
        refund: None,
        refunded: None,
        payment,
        ..booking.clone()
    };
    theirs.set_seats(seats);
    theirs
}

/// Notes what became of a payment at the meeting.
pub(crate) fn settle_payment(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &SettlePayment,
) -> Result<Shown<Booking>, ApiError> {
    let booking: Option<Booking> = record(transaction, &BOOKINGS, &asked.booking_id)?;
    let own = booking.filter(|booking| booking.creator_id == me.uid);
    let absent = || ApiError::not_found("there is no such booking of a quest of yours");
    let mut booking = own.ok_or_else(absent)?;
    if booking.payment_id.is_some() {
        let message = "this was paid by card, and goes back by itself when it is due";
        return Err(not_now("card", message));
    }
    booking.payment = match (booking.payment, asked.payment) {
        (
            PaymentStatus::AtMeeting | PaymentStatus::Pending | PaymentStatus::Paid,
            Settled::Paid,
        ) => PaymentStatus::Paid,
        (PaymentStatus::RefundDue | PaymentStatus::Refunded, Settled::Refunded) => {
            booking.note_refunded();
            booking.payment
        }
        (now, _) => {
            let message = "there is nothing of that kind to be paid";
            return Err(not_now("payment", message).with_detail("payment", value(&now)?));
        }
    };
    let version = put(transaction, &BOOKINGS, &asked.booking_id, &booking)?;
    let mut data = value(&booking)?;
    // The ticket is the guest's.
    if let Some(fields) = data.as_object_mut() {
        fields.remove("ticketCode");
        fields.remove("idempotencyKey");
    }
    Ok(Shown::of(&asked.booking_id, version, &data))
}

/// Refuses to undo a booking that was played through.
pub(crate) fn refuse_played(
    transaction: &Transaction<'_>,
    booking_id: &str,
    booking: &Booking,
) -> Result<(), ApiError> {
    if booking.status == BookingStatus::Confirmed && is_played(transaction, booking_id, booking)? {
        let message = "every stop of this quest is done; finish it instead";
        return Err(not_now("played", message));
    }
    Ok(())
}

fn refuse_cancellation(booking: &Booking, refused: CancellationRefused) -> ApiError {
    let message = refused.to_string();
    match refused {
        CancellationRefused::NotBooked(status) => {
            not_now("status", message).with_detail("status", json!(status))
        }
        CancellationRefused::TooLate => not_now("tooLate", message),
        CancellationRefused::NoRefund => {
            let until = booking
                .starts_at
                .and_then(|starts| refunded_until(booking.policy, starts));
            let message = format!("{message}; say withoutRefund to cancel all the same");
            let error = not_now("tooLate", message).with_detail("refund", json!(0));
            error.with_detail("until", json!(until))
        }
    }
}

fn refuse_receiver(
    transaction: &Transaction<'_>,
    me: &Me,
    to_uid: &str,
    seating: &Seating,
) -> Result<(), ApiError> {
    let is_friend = are_friends(transaction, &me.uid, to_uid)?;
    let creator_id = &seating.session.creator_id;
    if !is_friend
        || is_blocked_between(transaction, &me.uid, to_uid)?
        || is_blocked_between(transaction, creator_id, to_uid)?
    {
        return Err(not_now(
            "notFriends",
            "seats can be handed over to friends who can book this quest",
        ));
    }
    let has_seats =
        |booking: &Booking| booking.user_id == to_uid && booking.seats_taken(seating.now) > 0;
    if seating
        .bookings
        .iter()
        .any(|(_, booking)| has_seats(booking))
    {
        let message = "they have seats on this date already";
        return Err(ApiError::new(Code::AlreadyExists, message).with_reason("booked"));
    }
    Ok(())
}

/// Refuses fewer seats than people play on them already.
pub(crate) fn refuse_team(
    transaction: &Transaction<'_>,
    booking_id: &str,
    seats: u32,
) -> Result<(), ApiError> {
    let progress: Option<Progress> = record(transaction, &PROGRESS, booking_id)?;
    let team = progress.map_or_else(Vec::new, |progress| progress.team);
    let players = team.iter().filter(|uid| !uid.is_empty()).count();
    if players > usize::try_from(seats).unwrap_or(usize::MAX) {
        let message = "more people than that play on these seats already";
        return Err(not_now("team", message));
    }
    Ok(())
}
