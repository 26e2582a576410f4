//! Many dates of a quest at once: those of a series, added together or taken back.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{FieldError, QuestSession, SESSIONS_MAX, validate_quest_session};
use wasm_core::error::Code;

use super::own::{not_now, own_quest};
use super::sessions::{create, own_session, refuse_unknown_zone, written};
use crate::access::me::Me;
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::collections::{BOOKINGS, QUEST_SESSIONS, QUEST_WAITLIST};
use crate::schema::query::by;
use crate::store::Transaction;

/// New dates of a quest, added all or none.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AddQuestSessions {
    /// Id of the quest.
    quest_id: String,
    /// The sessions, at most 500. Fields that the server sets are left out.
    #[schema(value_type = Vec<QuestSession>)]
    sessions: Vec<Value>,
}

/// Dates that were added.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AddedSessions {
    /// Their ids, in the order of the call.
    session_ids: Vec<String>,
}

/// Dates of a quest to take back.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RemoveQuestSessions {
    /// Ids of the sessions, all of one quest.
    session_ids: Vec<String>,
}

/// Adds several dates to a quest, all or none. A fault names its place: `sessions[3].endsAt`.
pub(crate) fn add(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &AddQuestSessions,
) -> Result<AddedSessions, ApiError> {
    if asked.sessions.len() > SESSIONS_MAX {
        let message = format!("a quest has at most {SESSIONS_MAX} dates");
        return Err(ApiError::new(Code::OutOfRange, message).with_reason("sessions"));
    }
    let faults = asked.sessions.iter().enumerate();
    let faults = faults.flat_map(|(n, session)| {
        let found = validate_quest_session(session).into_iter();
        found.map(move |error| FieldError {
            field: format!("sessions[{n}].{}", error.field),
            message: error.message,
        })
    });
    ApiError::refuse_fields(faults.collect())?;
    let quest = own_quest(transaction, me, &asked.quest_id, None)?;
    let mut session_ids = Vec::with_capacity(asked.sessions.len());
    for session in &asked.sessions {
        let session: QuestSession = written(session)?;
        refuse_unknown_zone(&session)?;
        session_ids.push(create(transaction, me, &quest, session)?);
    }
    Ok(AddedSessions { session_ids })
}

/// Removes dates that nobody has ever booked or waited for; others can be called off.
pub(crate) fn remove(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &RemoveQuestSessions,
) -> Result<Nothing, ApiError> {
    let mut quest_ids = Vec::new();
    for id in &asked.session_ids {
        let session = own_session(transaction, me, id)?;
        quest_ids.push(session.data["questId"].clone());
        let waiting = by!(QUEST_WAITLIST.sessionId).all(transaction, [json!(id)])?;
        refuse_booked(!waiting.is_empty())?;
    }
    quest_ids.dedup();
    for quest_id in quest_ids {
        let bookings = by!(BOOKINGS.questId).all(transaction, [quest_id])?;
        let is_asked = |id: &Value| asked.session_ids.iter().any(|asked| *id == json!(asked));
        let mut sessions = bookings.iter().map(|booking| &booking.data["sessionId"]);
        refuse_booked(sessions.any(is_asked))?;
    }
    for id in &asked.session_ids {
        transaction.delete(&QUEST_SESSIONS, id)?;
    }
    Ok(Nothing {})
}

fn refuse_booked(is_booked: bool) -> Result<(), ApiError> {
    if is_booked {
        let message = "somebody has booked this date; it can be called off";
        return Err(not_now("booked", message));
    }
    Ok(())
}
