//! Quests and their editions.

use serde_json::json;
use wasm_core::domain::{Booking, BookingStatus, Quest, QuestStatus};

use super::{record, typed};
use crate::error::ApiError;
use crate::schema::collections::{BOOKINGS, QUEST_SESSIONS, QUEST_VERSIONS, QUESTS};
use crate::schema::query::by;
use crate::store::Transaction;

/// Id of an edition of a quest.
pub(crate) fn version_id(quest_id: &str, version: u32) -> String {
    format!("{quest_id}_{version}")
}

/// A quest that is there.
pub(crate) fn quest(transaction: &Transaction<'_>, id: &str) -> Result<Quest, ApiError> {
    let quest = record(transaction, &QUESTS, id)?;
    quest.ok_or_else(|| ApiError::not_found("there is no such quest"))
}

/// The edition of its quest that was booked.
pub(crate) fn edition(transaction: &Transaction<'_>, booking: &Booking) -> Result<Quest, ApiError> {
    let id = version_id(&booking.quest_id, booking.quest_version);
    let edition = record(transaction, &QUEST_VERSIONS, &id)?;
    edition.ok_or_else(|| ApiError::internal(format!("there is no edition {id}")))
}

/// Writes on the sessions of a quest that everybody may read it, or may not.
pub(crate) fn publish_sessions(
    transaction: &mut Transaction<'_>,
    quest_id: &str,
    status: QuestStatus,
) -> Result<(), ApiError> {
    let published = status.was_published();
    for session in by!(QUEST_SESSIONS.questId).all(transaction, [json!(quest_id)])? {
        if session.data["published"] != published {
            let mut data = (*session.data).clone();
            data["published"] = json!(published);
            transaction.put(&QUEST_SESSIONS, &session.id, data)?;
        }
    }
    Ok(())
}

/// Ids of the bookings of a quest that are not over yet.
pub(crate) fn open_of_quest(
    transaction: &Transaction<'_>,
    quest_id: &str,
) -> Result<Vec<String>, ApiError> {
    let mut open = Vec::new();
    for found in by!(BOOKINGS.questId).all(transaction, [json!(quest_id)])? {
        let booking: Booking = typed(&found)?;
        let is_booked = matches!(
            booking.status,
            BookingStatus::Confirmed | BookingStatus::CheckedIn
        );
        open.extend(is_booked.then_some(found.id));
    }
    Ok(open)
}
