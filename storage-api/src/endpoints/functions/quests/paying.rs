//! Functions that know the ways to pay of this server.

use serde::Serialize;
use utoipa::ToSchema;
use wasm_core::domain::Booking;

use super::holds::{HoldSeats, OwnBooking, hold as hold_seats};
use super::queue::{OwnPlace, accept as accept_offer};
use crate::access::shown::Shown;
use crate::domain::quests::check_payment;
use crate::endpoints::functions::call::{Call, Done};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::answer::value;
use crate::schema::collections::BOOKINGS;

/// A booking as the service of card payments has it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::endpoints::functions) struct Checked {
    /// The booking.
    #[schema(value_type = Versioned<Booking>)]
    booking: Shown,
    /// The code of the ticket, once it is paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    ticket_code: Option<String>,
}

/// Holds seats, and says how they can be paid.
pub(super) async fn hold(call: Call<'_>) -> Result<Done, ApiError> {
    let payments = call.app.payments.clone();
    call.change(move |transaction, me, asked: &HoldSeats| {
        hold_seats(transaction, me, asked, &payments)
    })
    .await
}

/// Takes seats that are offered, and says how they can be paid.
pub(super) async fn accept(call: Call<'_>) -> Result<Done, ApiError> {
    let payments = call.app.payments.clone();
    call.change(move |transaction, me, asked: &OwnPlace| {
        accept_offer(transaction, me, asked, &payments)
    })
    .await
}

/// Asks the service of card payments at once how far one of the caller's payments has come, for a guest who is back before
/// its event. Without an answer the booking is shown as it is.
pub(super) async fn check(call: Call<'_>) -> Result<Done, ApiError> {
    let me = call.me()?;
    let asked: OwnBooking = call.arguments()?;
    let app = call.app;
    app.throttles.paying.check(&me.uid)?;
    let absent = || ApiError::not_found("there is no such booking of yours");
    let find = || app.store.get(&BOOKINGS, &asked.booking_id);
    let booking = find().await?.filter(|found| found.data["userId"] == me.uid);
    let booking = booking.ok_or_else(absent)?;
    if let (Some(id), Some(service)) = (booking.data["paymentId"].as_str(), app.payments.service())
    {
        check_payment((&*app.store, service), id, me.now_ms).await?;
    }
    let booking = find().await?.ok_or_else(absent)?;
    let ticket_code = booking.data["ticketCode"].as_str().map(str::to_owned);
    let checked = Checked {
        booking: Shown::of(&booking.id, booking.version, &booking.data),
        ticket_code,
    };
    Ok(value(&checked)?.into())
}
