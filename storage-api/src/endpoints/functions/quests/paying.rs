//! Functions that know the ways to pay of this server.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{Booking, Quest};

use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::app::App;
use crate::domain::quests::booking::checkout::{CheckedOut, CheckoutQuest, book};
use crate::domain::quests::booking::holds::{Held, HoldSeats, OwnBooking, hold as hold_seats};
use crate::domain::quests::booking::queue::{Accepted, OwnPlace, accept as accept_offer};
use crate::domain::quests::playing::play;
use crate::domain::quests::{check_payment, open_page};
use crate::endpoints::functions::call::{Call, Done, Outcome};
use crate::endpoints::functions::callable::Changes;
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::BOOKINGS;
use crate::store::{Transaction, transact};

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
pub(super) fn hold(call: &Call) -> impl Changes<Me, HoldSeats, Held> + use<> {
    let payments = call.app.payments.clone();
    move |transaction: &mut Transaction<'_>, me: &Me, asked: &HoldSeats| {
        hold_seats(transaction, me, asked, &payments)
    }
}

/// Takes seats that are offered, and says how they can be paid.
pub(super) fn accept(call: &Call) -> impl Changes<Me, OwnPlace, Accepted> + use<> {
    let payments = call.app.payments.clone();
    move |transaction: &mut Transaction<'_>, me: &Me, asked: &OwnPlace| {
        accept_offer(transaction, me, asked, &payments)
    }
}

/// Asks the service of card payments at once how far one of the caller's payments has come, for a guest who is back before
/// its event. Without an answer the booking is shown as it is.
pub(super) async fn check(call: Call, me: Me, asked: OwnBooking) -> Result<Checked, ApiError> {
    let app = &call.app;
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
    Ok(Checked {
        booking: Shown::of(&booking.id, booking.version, &booking.data),
        ticket_code,
    })
}

/// Books the seats that are held, at the price they were held at.
pub(super) fn checkout(call: &Call) -> impl Changes<Me, CheckoutQuest, CheckedOut> + use<> {
    let payments = call.app.payments.clone();
    move |transaction: &mut Transaction<'_>, me: &Me, asked: &CheckoutQuest| {
        book(transaction, me, asked, &payments)
    }
}

/// Asks for the money, where seats are paid by card first.
pub(super) async fn ask_for_money(app: Arc<App>, mut done: Done) -> Result<Done, ApiError> {
    if let Outcome::Value(result) = &mut done.result
        && let Some(url) = pay_url(&app, result).await?
    {
        result["payUrl"] = json!(url);
    }
    Ok(done)
}

/// Address of the page to pay on, for seats that are not paid yet. The page is opened after the commit that asks for it,
/// and again by a repeated call if this one does not come so far.
async fn pay_url(app: &App, result: &Value) -> Result<Option<String>, ApiError> {
    let booking = &result["booking"]["data"];
    let is_pending = booking["status"] == "held" && booking["payment"] == "pending";
    let payment_id = booking["paymentId"].as_str().filter(|_| is_pending);
    let (Some(id), Some(service)) = (payment_id, app.payments.service()) else {
        return Ok(None);
    };
    let address_of = |path: &str| app.page(path);
    open_page((&*app.store, service), id, address_of, app.clock.now_ms())
        .await
        .map(Some)
}

/// The edition of its quest that was booked, whatever became of the quest.
pub(super) async fn booked_quest(
    call: Call,
    me: Me,
    asked: OwnBooking,
) -> Result<Shown<Quest>, ApiError> {
    let read =
        move |transaction: &mut Transaction<'_>| play::booked_quest(transaction, &me, &asked);
    transact(&*call.app.store, read).await
}
