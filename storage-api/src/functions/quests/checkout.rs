//! From held seats to a ticket.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{Booking, BookingAction, BookingStatus, PaymentStatus, validate_checkout};
use wasm_core::error::Code;

use super::holds::{own_booking, refuse_closed};
use super::own::not_now;
use crate::error::ApiError;
use crate::friendships::blocks;
use crate::functions::change::{Me, value};
use crate::functions::lists::Shown;
use crate::http::describe::Versioned;
use crate::quests::{Seating, Told};
use crate::store::Transaction;

/// Characters of a ticket code: letters and digits that cannot be taken for one another, so that a code can be read out.
const TICKET_LETTERS: &[u8] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/// Length of a ticket code: 60 random bits.
const TICKET_LENGTH: usize = 12;

/// What is filled in at the checkout.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct CheckoutQuest {
    /// Id of the booking whose seats are held.
    booking_id: String,
    /// What the creator asks, by the ids of the questions.
    #[schema(value_type = Option<std::collections::BTreeMap<String, String>>)]
    answers: Option<Value>,
    /// Who sits on the seats, as far as it is known.
    #[schema(value_type = Option<Vec<String>>)]
    seat_names: Option<Value>,
    /// The key of the call.
    #[serde(default)]
    #[schema(ignore)]
    idempotency_key: String,
}

/// A booking, and what lets its guest in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct CheckedOut {
    /// The booking.
    #[schema(value_type = Versioned<Booking>)]
    booking: Shown,
    /// The code of the ticket.
    ticket_code: String,
}

/// Books the seats that are held, at the price they were held at.
pub(in crate::functions) fn checkout(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CheckoutQuest,
) -> Result<CheckedOut, ApiError> {
    let before = own_booking(transaction, me, &asked.booking_id)?;
    // Seats may be held from before the block; they come free when their time is over.
    if blocks(transaction, &before.creator_id, &me.uid)? {
        return Err(ApiError::not_found("there is no such date"));
    }
    let mut seating = Seating::open(transaction, &before.session_id, me.now()?)?;
    let Some(held) = seating.booking(&asked.booking_id).cloned() else {
        return Err(refuse_gone(&before));
    };
    if held.status != BookingStatus::Held {
        let message = "these seats are booked already";
        return Err(ApiError::new(Code::AlreadyExists, message).with_reason("booked"));
    }
    seating.bookable().map_err(refuse_closed)?;
    refuse_other_price(&seating, &held)?;
    let form = json!({ "answers": asked.answers, "seatNames": asked.seat_names });
    ApiError::refuse_fields(validate_checkout(
        &form,
        &seating.quest.questions,
        held.seats,
    ))?;
    let ticket_code = ticket_code();
    let now = seating.now;
    let edition = seating.quest.version;
    let (version, booking) = seating.change(transaction, &asked.booking_id, |booking| {
        booking
            .act(BookingAction::Confirm, now)
            .map_err(ApiError::internal)?;
        fill(booking, &form)?;
        booking.quest_version = edition.unwrap_or(booking.quest_version);
        booking.payment = if booking.total > 0 {
            PaymentStatus::AtMeeting
        } else {
            PaymentStatus::None
        };
        booking.hold_until = None;
        booking.ticket_code = Some(ticket_code.clone());
        booking.idempotency_key = Some(asked.idempotency_key.clone());
        Ok(())
    })?;
    seating.seated(transaction, &me.uid)?;
    let (by, booking_id) = (&*me.uid, &*asked.booking_id);
    let told = Told::Booked { by, booking_id };
    seating.tell(transaction, &booking.creator_id, told)?;
    seating.settle(transaction)?;
    Ok(CheckedOut {
        booking: Shown::of(&asked.booking_id, version, &value(&booking)?),
        ticket_code,
    })
}

/// A code that nobody guesses.
pub(super) fn ticket_code() -> String {
    let mut random = rand::rng();
    let letters =
        (0..TICKET_LENGTH).map(|_| TICKET_LETTERS[random.random_range(0..TICKET_LETTERS.len())]);
    letters.map(char::from).collect()
}

/// Takes over what was filled in and found to be right.
pub(super) fn fill(booking: &mut Booking, form: &Value) -> Result<(), ApiError> {
    let given = |name: &str| form.get(name).filter(|value| !value.is_null()).cloned();
    if let Some(answers) = given("answers") {
        let answers: std::collections::BTreeMap<String, Option<String>> =
            serde_json::from_value(answers).map_err(ApiError::internal)?;
        let said = answers
            .into_iter()
            .filter_map(|(id, answer)| Some((id, answer?)));
        booking.answers = said.collect();
    }
    if let Some(names) = given("seatNames") {
        booking.seat_names = serde_json::from_value(names).map_err(ApiError::internal)?;
    }
    Ok(())
}

fn refuse_gone(booking: &Booking) -> ApiError {
    match booking.status {
        BookingStatus::Held | BookingStatus::Expired => {
            let message = "the time for these seats ran out; hold them again";
            ApiError::new(Code::Aborted, message).with_reason("holdExpired")
        }
        BookingStatus::Abandoned => {
            let message = "these seats are not held any more; hold them again";
            ApiError::new(Code::Aborted, message).with_reason("holdExpired")
        }
        BookingStatus::Completed => {
            let message = "these seats are booked already";
            ApiError::new(Code::AlreadyExists, message).with_reason("booked")
        }
        _ => not_now("cancelled", "this booking is not there any more"),
    }
}

fn refuse_other_price(seating: &Seating, held: &Booking) -> Result<(), ApiError> {
    let (unit_price, currency) = seating
        .price()
        .map_or((0, None), |price| (price.amount, Some(&price.currency)));
    if held.unit_price == unit_price && held.currency.as_ref() == currency {
        return Ok(());
    }
    let message = "the price was changed meanwhile; hold the seats again";
    Err(ApiError::new(Code::Aborted, message)
        .with_reason("priceChanged")
        .with_detail("unitPrice", json!(unit_price))
        .with_detail("total", json!(unit_price * u64::from(held.seats))))
}
