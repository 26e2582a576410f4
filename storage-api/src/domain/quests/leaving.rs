//! Quests and bookings of a person who leaves.

use serde_json::{Value, json};
use wasm_core::domain::{
    Booking, BookingAction, BookingStatus, CancelledBy, Quest, QuestStatus, Timestamp, refund,
};

use super::{Seating, Told, call_off, is_played, publish_sessions, put, typed};
use crate::error::ApiError;
use crate::schema::collections::{BOOKINGS, PROGRESS, QUEST_SECRETS, QUEST_SESSIONS, QUESTS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Ids of a person's bookings that lie ahead, as guest and as creator: to be cancelled or handed over before they leave.
pub(crate) fn open_bookings(
    transaction: &Transaction<'_>,
    uid: &str,
    now: Timestamp,
) -> Result<Vec<String>, ApiError> {
    let mut open = Vec::new();
    for index in [by!(BOOKINGS.userId), by!(BOOKINGS.creatorId)] {
        for found in index.all(transaction, [json!(uid)])? {
            let booking: Booking = typed(&found)?;
            let is_booked = booking.status == BookingStatus::Confirmed;
            if is_booked && booking.starts_at.is_some_and(|starts| now < starts) {
                open.push(found.id);
            }
        }
    }
    Ok(open)
}

/// Gives up every seat of a person and calls off what they have made, so that nobody waits for somebody who is gone.
pub(crate) fn withdraw(
    transaction: &mut Transaction<'_>,
    uid: &str,
    now: Timestamp,
) -> Result<(), ApiError> {
    for quest in by!(QUESTS.creatorId).all(transaction, [json!(uid)])? {
        end_quest(transaction, &quest, now)?;
    }
    for found in by!(BOOKINGS.userId).all(transaction, [json!(uid)])? {
        let booking: Booking = typed(&found)?;
        if booking.status.is_live() {
            give_up(transaction, &found.id, &booking, now)?;
        }
    }
    Ok(())
}

fn end_quest(
    transaction: &mut Transaction<'_>,
    document: &Document,
    now: Timestamp,
) -> Result<(), ApiError> {
    let mut quest: Quest = typed(document)?;
    if matches!(quest.status, QuestStatus::Draft | QuestStatus::InReview) {
        for session in by!(QUEST_SESSIONS.questId).all(transaction, [json!(document.id)])? {
            transaction.delete(&QUEST_SESSIONS, &session.id)?;
        }
        transaction.delete(&QUEST_SECRETS, &document.id)?;
        return Ok(transaction.delete(&QUESTS, &document.id)?);
    }
    if matches!(quest.status, QuestStatus::Published | QuestStatus::Paused) {
        for session in by!(QUEST_SESSIONS.questId).all(transaction, [json!(document.id)])? {
            call_off(transaction, &session.id, now)?;
        }
        quest.status = QuestStatus::Cancelled;
    }
    quest.draft = None;
    publish_sessions(transaction, &document.id, quest.status)?;
    put(transaction, &QUESTS, &document.id, &quest).map(drop)
}

fn give_up(
    transaction: &mut Transaction<'_>,
    id: &str,
    booking: &Booking,
    now: Timestamp,
) -> Result<(), ApiError> {
    let mut seating = Seating::open(transaction, &booking.session_id, now)?;
    let action = match seating.booking(id).map(|booking| booking.status) {
        Some(BookingStatus::Held) => BookingAction::Abandon,
        Some(BookingStatus::Confirmed) if !is_played(transaction, id, booking)? => {
            BookingAction::CancelByUser
        }
        Some(_) => BookingAction::Complete,
        None => return Ok(()),
    };
    seating.change(transaction, id, |booking| {
        if action == BookingAction::CancelByUser {
            let refund = refund(booking, CancelledBy::User, now);
            booking.payment = refund.payment;
            booking.add_refund(refund.amount);
        }
        booking.act(action, now).map_err(ApiError::internal)
    })?;
    if action == BookingAction::CancelByUser {
        let (by, booking_id) = (None, id);
        let told = Told::GivenBack { by, booking_id };
        seating.tell(transaction, &booking.creator_id, told)?;
    }
    seating.settle(transaction)
}

/// A record that stays without saying whose it was.
pub(crate) fn forget(document: &Document, uid: &str, nobody: &str) -> Value {
    let mut data = (*document.data).clone();
    let is_guest = data["userId"] == uid;
    for field in ["userId", "creatorId"] {
        if data[field] == uid {
            data[field] = json!("");
        }
    }
    blank_player(&mut data, uid);
    let Some(fields) = data.as_object_mut().filter(|_| is_guest) else {
        return data;
    };
    for private in ["seatNames", "answers", "ticketCode", "idempotencyKey"] {
        fields.remove(private);
    }
    if fields.contains_key("userName") {
        fields.insert("userName".to_owned(), json!(nobody));
    }
    data
}

/// Takes somebody's id out of the progress of a team they played along with.
pub(crate) fn leave_team(
    transaction: &mut Transaction<'_>,
    member: &Document,
    uid: &str,
) -> Result<(), ApiError> {
    let booking_id = member.data["bookingId"].as_str().unwrap_or_default();
    if let Some(progress) = transaction.get(&PROGRESS, booking_id)? {
        let mut data = (*progress.data).clone();
        blank_player(&mut data, uid);
        transaction.put(&PROGRESS, booking_id, data)?;
    }
    Ok(())
}

/// Blanks an id wherever a progress has it; what the team has reached stays.
fn blank_player(progress: &mut Value, uid: &str) {
    let blank = |player: &mut Value| {
        if *player == uid {
            *player = json!("");
        }
    };
    let team = progress.get_mut("team").and_then(Value::as_array_mut);
    team.into_iter().flatten().for_each(blank);
    let states = progress
        .get_mut("stopStates")
        .and_then(Value::as_object_mut);
    for (_, state) in states.into_iter().flatten() {
        if let Some(by) = state.get_mut("by") {
            blank(by);
        }
        let with = state.get_mut("with").and_then(Value::as_array_mut);
        with.into_iter().flatten().for_each(blank);
    }
}
