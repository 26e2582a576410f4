//! Checks that the stored bookings obey their rules.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use wasm_core::domain::{Booking, Quest, QuestSession, Timestamp, seats_taken};

use super::{record_of, typed};
use crate::error::ApiError;
use crate::schema::collections::{BOOKINGS, QUEST_SESSIONS, QUESTS};
use crate::schema::query::by;
use crate::store::Store;

/// Documents read at a time.
const AT_ONCE: usize = 1_000;

/// Looks at every booking that has seats, and answers with how many there are and what is wrong with them: a session with
/// more seats taken than it has, a person with two bookings of one session.
///
/// # Errors
/// An error if the store cannot be read.
pub(crate) async fn audit(
    store: &dyn Store,
    now: Timestamp,
) -> Result<(usize, Vec<String>), ApiError> {
    let mut sessions: BTreeMap<String, Vec<(String, Booking)>> = BTreeMap::new();
    let mut looked_at = 0;
    for status in ["held", "confirmed", "checkedIn"] {
        let mut question = by!(BOOKINGS.status).question([json!(status)], AT_ONCE);
        loop {
            let page = store.find(&question).await?;
            looked_at += page.documents.len();
            for document in page.documents {
                let booking: Booking = typed(&document)?;
                let session = sessions.entry(booking.session_id.clone()).or_default();
                session.push((document.id, booking));
            }
            if page.next.is_none() {
                break;
            }
            question.after = page.next;
        }
    }
    let mut wrong = Vec::new();
    for (id, bookings) in &sessions {
        wrong.extend(too_many(store, id, bookings, now).await?);
        wrong.extend(booked_twice(id, bookings, now));
    }
    Ok((looked_at, wrong))
}

async fn too_many(
    store: &dyn Store,
    session_id: &str,
    bookings: &[(String, Booking)],
    now: Timestamp,
) -> Result<Option<String>, ApiError> {
    let session: Option<QuestSession> = record_of(store, &QUEST_SESSIONS, session_id).await?;
    let Some(session) = session else {
        return Ok(Some(format!(
            "bookings of {session_id}, which is no session"
        )));
    };
    let quest: Option<Quest> = record_of(store, &QUESTS, &session.quest_id).await?;
    let seats = session.seats_in_all(quest.and_then(|quest| quest.capacity_default));
    let taken = seats_taken(bookings, now);
    Ok((taken > seats)
        .then(|| format!("{taken} of {seats} seats of session {session_id} are taken")))
}

fn booked_twice(
    session_id: &str,
    bookings: &[(String, Booking)],
    now: Timestamp,
) -> Option<String> {
    let mut seen = BTreeSet::new();
    let live = bookings
        .iter()
        .filter(|(_, booking)| booking.seats_taken(now) > 0);
    // Nobody knows any more whose bookings those without a person are.
    let mut known = live.filter(|(_, booking)| !booking.user_id.is_empty());
    let twice = known.find(|(_, booking)| !seen.insert(&booking.user_id))?;
    Some(format!(
        "{} is a second booking of one person for session {session_id}",
        twice.0
    ))
}
