//! The dates of quests.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    Booking, QuestSession, QuestStatus, QueueStatus, SESSIONS_MAX, SessionStatus, Timestamp, Zone,
    seats_taken, validate_quest_session,
};
use wasm_core::error::Code;

use super::own::{at_version, not_now, own_quest, status};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::day;
use crate::domain::quests::{Seating, Told, call_off, put, typed};
use crate::error::ApiError;
use crate::schema::collections::QUEST_SESSIONS;
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Fields of a session that only the server writes.
const SERVER_FIELDS: [&str; 6] = [
    "questId",
    "creatorId",
    "status",
    "published",
    "seats",
    "endDay",
];

/// A date of a quest, new or changed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SaveQuestSession {
    /// Id of the quest.
    quest_id: String,
    /// Id of the session; a new one, if missing.
    session_id: Option<String>,
    /// The session. Fields that the server sets are left as they are.
    #[schema(value_type = QuestSession)]
    session: Value,
    /// Refuses when the session is not at this version any more.
    if_version: Option<u64>,
}

/// One date of one of the caller's quests.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnSession {
    /// Id of the session.
    session_id: String,
}

/// Adds a date to a quest or changes one. There cannot be fewer seats than are taken. Guests of a date that is moved, or
/// meets elsewhere, get a notification; those of a moved one can cancel at any time and get everything back.
pub(crate) fn save(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &SaveQuestSession,
) -> Result<Shown<QuestSession>, ApiError> {
    ApiError::refuse_fields(validate_quest_session(&asked.session))?;
    let quest = own_quest(transaction, me, &asked.quest_id, None)?;
    let written = written(&asked.session)?;
    refuse_unknown_zone(&written)?;
    let id = match &asked.session_id {
        Some(id) => {
            let before = own_session(transaction, me, id)?;
            at_version(&before, asked.if_version)?;
            change(transaction, me, &before, written)?;
            id.clone()
        }
        None => create(transaction, me, &quest, written)?,
    };
    settled(transaction, me, &id)
}

/// Takes no more bookings for a date.
pub(crate) fn close(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnSession,
) -> Result<Shown<QuestSession>, ApiError> {
    turn(transaction, me, asked, SessionStatus::Closed)
}

/// Takes bookings for a date again.
pub(crate) fn open(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnSession,
) -> Result<Shown<QuestSession>, ApiError> {
    turn(transaction, me, asked, SessionStatus::Open)
}

/// Calls one date off: its bookings are cancelled with their money back.
pub(crate) fn cancel(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnSession,
) -> Result<Shown<QuestSession>, ApiError> {
    let session = own_session(transaction, me, &asked.session_id)?;
    refuse_over(&typed(&session)?)?;
    call_off(transaction, &session.id, me.now()?)?;
    settled(transaction, me, &session.id)
}

/// A session of one of the caller's quests.
pub(crate) fn own_session(
    transaction: &Transaction<'_>,
    me: &Me,
    id: &str,
) -> Result<Document, ApiError> {
    let session = transaction.get(&QUEST_SESSIONS, id)?;
    let own = session.filter(|session| session.data["creatorId"] == me.uid);
    own.ok_or_else(|| ApiError::not_found("there is no such date of a quest of yours"))
}

/// Parses the session that a creator wrote, without the fields they cannot write.
pub(crate) fn written(session: &Value) -> Result<QuestSession, ApiError> {
    let mut fields = session.as_object().cloned().unwrap_or_default();
    fields.retain(|name, value| !SERVER_FIELDS.contains(&name.as_str()) && !value.is_null());
    serde_json::from_value(Value::Object(fields)).map_err(ApiError::internal)
}

pub(crate) fn refuse_unknown_zone(session: &QuestSession) -> Result<(), ApiError> {
    let unknown = session
        .time_zone
        .as_ref()
        .is_some_and(|zone| Zone::named(zone).is_err());
    let error = wasm_core::domain::FieldError {
        field: "timeZone".to_owned(),
        message: "must be a zone like Europe/Berlin".to_owned(),
    };
    ApiError::refuse_fields(if unknown { vec![error] } else { Vec::new() })
}

/// Adds a date to a quest; answers its id.
pub(crate) fn create(
    transaction: &mut Transaction<'_>,
    me: &Me,
    quest: &Document,
    mut session: QuestSession,
) -> Result<String, ApiError> {
    let status = status(&quest.data);
    if matches!(status, QuestStatus::Cancelled | QuestStatus::Archived) {
        let message = format!("a quest that is {} has no more dates", status.as_str());
        return Err(not_now("status", message));
    }
    refuse_past(&session, me.now()?)?;
    let others = by!(QUEST_SESSIONS.questId).all(transaction, [json!(quest.id)])?;
    if others.len() >= SESSIONS_MAX {
        let message = format!("a quest has at most {SESSIONS_MAX} dates");
        return Err(ApiError::new(Code::OutOfRange, message).with_reason("sessions"));
    }
    session.quest_id.clone_from(&quest.id);
    session.creator_id.clone_from(&me.uid);
    session.published = status.was_published();
    session.end_day = session.ends_at.map(|ends| day(ends.epoch_ms()));
    let id = uuid::Uuid::now_v7().to_string();
    put(transaction, &QUEST_SESSIONS, &id, &session)?;
    Ok(id)
}

fn change(
    transaction: &mut Transaction<'_>,
    me: &Me,
    before: &Document,
    written: QuestSession,
) -> Result<(), ApiError> {
    let now = me.now()?;
    let mut seating = Seating::open(transaction, &before.id, now)?;
    refuse_over(&seating.session)?;
    let moved = (written.starts_at, written.ends_at)
        != (seating.session.starts_at, seating.session.ends_at);
    let meets_elsewhere = written.meeting_place != seating.session.meeting_place;
    if moved {
        refuse_past(&written, now)?;
    }
    let session = QuestSession {
        quest_id: seating.session.quest_id.clone(),
        creator_id: seating.session.creator_id.clone(),
        status: seating.session.status,
        published: seating.session.published,
        seats: seating.session.seats.clone(),
        end_day: written.ends_at.map(|ends| day(ends.epoch_ms())),
        ..written
    };
    let taken = seats_taken(&seating.bookings, now);
    if session.seats_in_all(seating.quest.capacity_default) < taken {
        let message = format!("{taken} seats are taken; there cannot be fewer");
        return Err(not_now("seatsTaken", message).with_detail("taken", json!(taken)));
    }
    put(transaction, &QUEST_SESSIONS, &before.id, &session)?;
    let ids: Vec<String> = seating.bookings.iter().map(|(id, _)| id.clone()).collect();
    seating.session = session.clone();
    if !moved && !meets_elsewhere {
        return Ok(());
    }
    for id in &ids {
        let (_, booking) = seating.change(transaction, id, |booking| {
            booking.meeting_place.clone_from(&session.meeting_place);
            if moved {
                move_booking(booking, &session, now);
            }
            Ok(())
        })?;
        let told = if moved {
            Told::Moved { booking_id: id }
        } else {
            Told::MeetingPlaceChanged { booking_id: id }
        };
        seating.tell(transaction, &booking.user_id, told)?;
    }
    if !moved {
        return Ok(());
    }
    // Who is offered seats has them held by a booking, and was told above.
    let waiting = seating
        .queue
        .iter()
        .filter(|(_, entry)| entry.status == QueueStatus::Waiting);
    for (waitlist_id, entry) in waiting {
        seating.tell(
            transaction,
            &entry.user_id,
            Told::MovedAhead { waitlist_id },
        )?;
    }
    Ok(())
}

fn move_booking(booking: &mut Booking, session: &QuestSession, now: Timestamp) {
    booking.starts_at = session.starts_at;
    booking.ends_at = session.ends_at;
    booking.time_zone.clone_from(&session.time_zone);
    booking.moved_at = Some(now);
}

fn turn(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnSession,
    status: SessionStatus,
) -> Result<Shown<QuestSession>, ApiError> {
    let before = own_session(transaction, me, &asked.session_id)?;
    let mut session: QuestSession = typed(&before)?;
    refuse_over(&session)?;
    session.status = status;
    put(transaction, &QUEST_SESSIONS, &before.id, &session)?;
    settled(transaction, me, &before.id)
}

fn refuse_over(session: &QuestSession) -> Result<(), ApiError> {
    match session.status {
        SessionStatus::Cancelled => Err(not_now("status", "this date was called off")),
        SessionStatus::Done => Err(not_now("status", "this date is over")),
        SessionStatus::Open | SessionStatus::Closed => Ok(()),
    }
}

fn refuse_past(session: &QuestSession, now: Timestamp) -> Result<(), ApiError> {
    if session.starts_at.is_some_and(|starts| starts <= now) {
        let message = "startsAt must be in the future";
        let fields = json!([{ "field": "startsAt", "message": "must be in the future" }]);
        return Err(ApiError::invalid(message)
            .with_reason("past")
            .with_detail("fields", fields));
    }
    Ok(())
}

/// The session after seats that came free were offered to who waits.
fn settled(
    transaction: &mut Transaction<'_>,
    me: &Me,
    id: &str,
) -> Result<Shown<QuestSession>, ApiError> {
    Seating::open(transaction, id, me.now()?)?;
    let session = own_session(transaction, me, id)?;
    Ok(Shown::of(id, session.version, &session.data))
}
