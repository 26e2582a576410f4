//! From held seats to a ticket.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{Booking, BookingAction, BookingStatus, PaymentStatus, validate_checkout};
use wasm_core::error::Code;

use super::super::making::own::not_now;
use super::holds::{own_booking, refuse_closed};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::friendships::blocks;
use crate::domain::payments::{AtCheckout, PayWith, Payments};
use crate::domain::quests::{Seating, close_page};
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
use crate::store::Transaction;

/// Data that is filled in at the checkout. Where it is paid by card the answer has `payUrl`, and the seats are booked
/// when the money has come; called again meanwhile, it answers with the same address. While card payments do not answer
/// it is `UNAVAILABLE` with the reason `payment`: the seats stay held, and nothing is charged.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckoutQuest {
    /// Id of the booking whose seats are held.
    booking_id: String,
    /// Answers to the creator's questions, by the ids of the questions.
    #[schema(value_type = Option<std::collections::BTreeMap<String, String>>)]
    answers: Option<Value>,
    /// People on the seats, as far as they are known.
    #[schema(value_type = Option<Vec<String>>)]
    seat_names: Option<Value>,
    /// Way to pay, one of `payWith` of the hold; the first of them, if missing.
    pay_with: Option<PayWith>,
    /// The key of the call.
    #[serde(default)]
    #[schema(ignore)]
    idempotency_key: String,
}

/// A booking, and what lets its guest in, or where to pay first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckedOut {
    /// The booking: confirmed, or still held with a pending payment.
    #[schema(value_type = Versioned<Booking>)]
    booking: Shown,
    /// The code of the ticket; missing until it is paid by card.
    #[serde(skip_serializing_if = "Option::is_none")]
    ticket_code: Option<String>,
    /// Address of the page to pay on by card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pay_url: Option<String>,
}

pub(crate) fn book(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CheckoutQuest,
    payments: &Payments,
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
    let way = (held.total, seating.session.starts_at.is_some());
    let provider = payments
        .provider(way, asked.pay_with)
        .ok_or_else(|| refuse_way(&payments.ways(way.0, way.1)))?;
    // A page that is open asks for the price the seats were held at.
    if held.payment != PaymentStatus::Pending {
        refuse_other_price(&seating, &held)?;
    }
    let form = json!({ "answers": asked.answers, "seatNames": asked.seat_names });
    ApiError::refuse_fields(validate_checkout(
        &form,
        &seating.quest.questions,
        held.seats,
    ))?;
    let edition = seating.quest.version;
    let filled = seating.change(transaction, &asked.booking_id, |booking| {
        fill(booking, &form)?;
        booking.quest_version = edition.unwrap_or(booking.quest_version);
        booking.idempotency_key = Some(asked.idempotency_key.clone());
        Ok(())
    })?;
    let (version, booking) = match provider.at_checkout() {
        AtCheckout::Book(payment) => {
            leave_page(transaction, &mut seating, &asked.booking_id)?;
            let confirm = (&*asked.booking_id, BookingAction::Confirm);
            seating.book(transaction, confirm, payment)?
        }
        AtCheckout::PayFirst if held.payment == PaymentStatus::Pending => filled,
        AtCheckout::PayFirst => seating.begin_payment(transaction, &asked.booking_id)?,
    };
    Ok(CheckedOut {
        booking: Shown::of(&asked.booking_id, version, &value(&booking)?),
        ticket_code: booking.ticket_code,
        pay_url: None,
    })
}

/// Closes the page of a guest who would rather pay at the meeting.
fn leave_page(
    transaction: &mut Transaction<'_>,
    seating: &mut Seating,
    booking_id: &str,
) -> Result<(), ApiError> {
    let open = seating
        .booking(booking_id)
        .and_then(|booking| booking.payment_id.clone());
    let Some(payment_id) = open else {
        return Ok(());
    };
    close_page(transaction, &payment_id)?;
    let left = seating.change(transaction, booking_id, |booking| {
        (booking.payment, booking.payment_id) = (PaymentStatus::None, None);
        Ok(())
    });
    left.map(drop)
}

fn refuse_way(ways: &[PayWith]) -> ApiError {
    let message = "these seats cannot be paid like that";
    not_now("payWith", message).with_detail("payWith", json!(ways))
}

/// Takes over what was filled in and found to be right.
pub(crate) fn fill(booking: &mut Booking, form: &Value) -> Result<(), ApiError> {
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

pub(crate) fn refuse_other_price(seating: &Seating, held: &Booking) -> Result<(), ApiError> {
    let (unit_price, currency) = seating
        .price()
        .map_or((0, None), |price| (price.amount, Some(&price.currency)));
    if held.unit_price == unit_price && held.currency.as_ref() == currency {
        return Ok(());
    }
    let message = "the price has changed since these seats were taken";
    Err(ApiError::new(Code::Aborted, message)
        .with_reason("priceChanged")
        .with_detail("unitPrice", json!(unit_price))
        .with_detail("total", json!(unit_price * u64::from(held.seats))))
}
