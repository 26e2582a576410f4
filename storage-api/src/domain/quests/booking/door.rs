//! The door of a date besides letting guests in: the guest list, who did not come, who came without a ticket, and undo.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    Booking, BookingAction, BookingStatus, PaymentStatus, SessionStatus, seats_taken,
    validate_checkout,
};
use wasm_core::error::Code;

use super::super::making::own::{not_now, read_own_quest};
use super::super::making::sessions::own_session;
use super::checkout::fill;
use super::holds::check_seats;
use crate::access::auth::secret;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::quests::{Seating, put, typed};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::{BOOKINGS, USERS};
use crate::schema::query::by;
use crate::store::{Document, Store, Transaction};

/// A guest list: that of one date, or of all dates of a quest.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ListGuests {
    /// Id of a quest of the caller's.
    quest_id: String,
    /// Id of one of its sessions; all of them, if missing.
    session_id: Option<String>,
}

/// People who have booked, as the creator of the quest needs to know them.
#[derive(Serialize, ToSchema)]
pub(crate) struct GuestList {
    /// One entry for each booking that has, or had, seats.
    guests: Vec<GuestName>,
}

/// Person who made a booking.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GuestName {
    /// Id of the booking.
    booking_id: String,
    /// Name of the person who booked; missing for a guest without an account.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Their photo.
    #[serde(skip_serializing_if = "Option::is_none")]
    photo_ref: Option<String>,
    /// SHA-256 of the code of the ticket in base64url, by which a device without a network knows a ticket it is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    ticket_hash: Option<String>,
}

/// A guest of one of the caller's quests.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GuestAtDoor {
    /// Id of the session.
    session_id: String,
    /// Id of the booking.
    booking_id: String,
}

/// Guests who came without a ticket.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AddWalkIn {
    /// Id of the session.
    session_id: String,
    /// Name of one of them.
    name: String,
    /// Number of seats, 1–10.
    seats: u32,
    /// True if they have paid.
    #[serde(default)]
    paid: bool,
}

/// Lists who has booked, by name: a creator knows who comes, friends or not. Costs a read for each booking.
pub(crate) async fn list(
    store: &dyn Store,
    uid: &str,
    asked: &ListGuests,
) -> Result<GuestList, ApiError> {
    read_own_quest(store, uid, &asked.quest_id).await?;
    let bookings = if let Some(session) = &asked.session_id {
        let of_session = [json!(uid), json!(session)];
        by!(BOOKINGS.guests).read_all(store, of_session).await?
    } else {
        let of_quest = [json!(asked.quest_id)];
        by!(BOOKINGS.questId).read_all(store, of_quest).await?
    };
    let mut guests = Vec::new();
    for booking in bookings {
        if is_listed(&booking.data) && booking.data["questId"] == asked.quest_id {
            guests.push(named(store, &booking).await?);
        }
    }
    Ok(GuestList { guests })
}

/// Holds and what became of them are nobody's guests.
fn is_listed(booking: &Value) -> bool {
    !matches!(
        booking["status"].as_str(),
        Some("held" | "expired" | "abandoned")
    )
}

async fn named(store: &dyn Store, booking: &Document) -> Result<GuestName, ApiError> {
    let uid = booking.data["userId"].as_str().unwrap_or_default();
    let user = if uid.is_empty() {
        None
    } else {
        store.get(&USERS, uid).await?
    };
    let field = |name: &str| {
        let user = user.as_ref()?;
        user.data[name].as_str().map(str::to_owned)
    };
    Ok(GuestName {
        booking_id: booking.id.clone(),
        name: field("name"),
        photo_ref: field("photoRef"),
        ticket_hash: booking.data["ticketCode"].as_str().map(secret::hash),
    })
}

/// Notes that a guest did not come. Their seats are free for others at the door.
pub(crate) fn mark_no_show(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &GuestAtDoor,
) -> Result<Shown<Booking>, ApiError> {
    let booking = guest(transaction, me, asked)?;
    if booking.status == BookingStatus::NoShow {
        return shown(transaction, &asked.booking_id);
    }
    let mut seating = Seating::open(transaction, &asked.session_id, me.now()?)?;
    if !seating.session.has_begun(seating.now) {
        let message = "it has not begun yet; they may still come";
        return Err(not_now("tooEarly", message));
    }
    refuse_status(&booking, &[BookingStatus::Confirmed])?;
    seating.act(transaction, &asked.booking_id, BookingAction::MissedIt)?;
    seating.settle(transaction)?;
    shown(transaction, &asked.booking_id)
}

/// Takes back that a guest is in, or did not come. Who came without a ticket is off the list then.
pub(crate) fn undo(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &GuestAtDoor,
) -> Result<Shown<Booking>, ApiError> {
    let mut booking = guest(transaction, me, asked)?;
    let (id, now) = (&*asked.booking_id, me.now()?);
    let is_undone = booking.status == BookingStatus::Confirmed
        || booking.walk_in && booking.status == BookingStatus::CancelledByCreator;
    if is_undone {
        return shown(transaction, id);
    }
    let mut seating = Seating::open(transaction, &asked.session_id, now)?;
    if seating.session.status == SessionStatus::Done {
        return Err(not_now("over", "this date is over"));
    }
    refuse_status(&booking, &[BookingStatus::CheckedIn, BookingStatus::NoShow])?;
    if booking.walk_in {
        seating.change(transaction, id, |booking| {
            booking.payment = PaymentStatus::None;
            booking
                .act(BookingAction::CancelByCreator, now)
                .map_err(ApiError::internal)
        })?;
    } else if booking.status == BookingStatus::NoShow {
        refuse_full(&seating, booking.seats)?;
        booking
            .act(BookingAction::UndoDoor, now)
            .map_err(ApiError::internal)?;
        put(transaction, &BOOKINGS, id, &booking)?;
        seating.take_back(id, booking);
    } else {
        seating.act(transaction, id, BookingAction::UndoDoor)?;
    }
    seating.settle(transaction)?;
    shown(transaction, id)
}

/// Lets guests in who came without a ticket, while there are seats.
pub(crate) fn add_walk_in(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &AddWalkIn,
) -> Result<Shown<Booking>, ApiError> {
    check_seats(asked.seats)?;
    let name = asked.name.trim();
    if name.is_empty() {
        let fields = json!([{ "field": "name", "message": "is required" }]);
        return Err(ApiError::invalid("name is required").with_detail("fields", fields));
    }
    let form = json!({ "seatNames": [name] });
    ApiError::refuse_fields(validate_checkout(&form, &[], asked.seats))?;
    own_session(transaction, me, &asked.session_id)?;
    let now = me.now()?;
    let mut seating = Seating::open(transaction, &asked.session_id, now)?;
    if matches!(
        seating.session.status,
        SessionStatus::Cancelled | SessionStatus::Done
    ) {
        return Err(not_now("over", "this date is over, or was called off"));
    }
    refuse_full(&seating, asked.seats)?;
    let mut booking = seating.held("", asked.seats, now);
    fill(&mut booking, &form)?;
    (booking.hold_until, booking.walk_in) = (None, true);
    booking.payment = match (booking.total, asked.paid) {
        (0, _) => PaymentStatus::None,
        (_, true) => PaymentStatus::Paid,
        (_, false) => PaymentStatus::AtMeeting,
    };
    booking.history.clear();
    for action in [BookingAction::Confirm, BookingAction::CheckIn] {
        booking.act(action, now).map_err(ApiError::internal)?;
    }
    let id = seating.add(transaction, booking)?;
    seating.settle(transaction)?;
    shown(transaction, &id)
}

/// A booking of a session of the caller's.
fn guest(transaction: &Transaction<'_>, me: &Me, asked: &GuestAtDoor) -> Result<Booking, ApiError> {
    let session = own_session(transaction, me, &asked.session_id)?;
    let found = transaction.get(&BOOKINGS, &asked.booking_id)?;
    let own = found
        .filter(|found| found.data["creatorId"] == me.uid && found.data["sessionId"] == session.id);
    typed(&own.ok_or_else(|| ApiError::not_found("there is no such guest"))?)
}

fn refuse_status(booking: &Booking, allowed: &[BookingStatus]) -> Result<(), ApiError> {
    if allowed.contains(&booking.status) {
        return Ok(());
    }
    let message = "this booking is in another state by now";
    Err(not_now("status", message).with_detail("status", value(&booking.status)?))
}

fn refuse_full(seating: &Seating, seats: u32) -> Result<(), ApiError> {
    let free = seating
        .capacity()
        .saturating_sub(seats_taken(&seating.bookings, seating.now));
    if seats <= free {
        return Ok(());
    }
    let message = format!("{free} seats are free");
    Err(ApiError::new(Code::ResourceExhausted, message)
        .with_reason("soldOut")
        .with_detail("free", json!(free)))
}

/// A booking as its creator sees it: the ticket is the guest's.
fn shown(transaction: &Transaction<'_>, id: &str) -> Result<Shown<Booking>, ApiError> {
    let found = transaction.get(&BOOKINGS, id)?;
    let found = found.ok_or_else(|| ApiError::not_found("there is no such guest"))?;
    let mut booking: Booking = typed(&found)?;
    (booking.ticket_code, booking.idempotency_key) = (None, None);
    Ok(Shown::of(id, found.version, &value(&booking)?))
}
