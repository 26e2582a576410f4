//! Quests in a transaction: what functions, sweeping and leaving have in common. What is decided is decided by the core;
//! here it is read, asked and written.
//!
//! Start at [`Seating`]: a session with everything that decides about its seats.

mod audit;
pub(crate) mod booking;
pub(crate) mod browse;
mod calling_off;
pub(crate) mod friends;
mod leaving;
pub(crate) mod making;
mod over;
mod paying;
mod payment_jobs;
mod payment_notes;
mod played;
mod player;
pub(crate) mod playing;
mod quest;
mod seating;
mod secrets;
mod telling;
mod ticket;
mod told;
mod viewers;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub(crate) use self::audit::audit;
pub(crate) use self::calling_off::call_off;
pub(crate) use self::leaving::{forget, leave_team, open_bookings, withdraw};
pub(crate) use self::over::end_session;
pub(crate) use self::payment_jobs::{apply_payment, check_payment, open_page, run_payment_jobs};
pub(crate) use self::payment_notes::{close_page, follow_payment};
pub(crate) use self::played::is_played;
pub(crate) use self::player::Player;
pub(crate) use self::quest::{edition, open_of_quest, publish_sessions, quest, version_id};
pub(crate) use self::seating::Seating;
pub(crate) use self::secrets::{Secrets, is_right};
pub(crate) use self::ticket::ticket_code;
pub(crate) use self::told::Told;
pub(crate) use self::viewers::Viewers;
use crate::error::ApiError;
use crate::store::{Collection, Document, Store, Transaction};

/// A record that only the server writes, as its type.
pub(crate) fn typed<T: DeserializeOwned>(document: &Document) -> Result<T, ApiError> {
    serde_json::from_value((*document.data).clone()).map_err(ApiError::internal)
}

/// A record of that id, as its type.
pub(crate) fn record<T: DeserializeOwned>(
    transaction: &Transaction<'_>,
    collection: &'static Collection,
    id: &str,
) -> Result<Option<T>, ApiError> {
    let document = transaction.get(collection, id)?;
    document.as_ref().map(typed).transpose()
}

/// A record of that id as it is stored now, as its type.
async fn record_of<T: DeserializeOwned>(
    store: &dyn Store,
    collection: &'static Collection,
    id: &str,
) -> Result<Option<T>, ApiError> {
    let document = store.get(collection, id).await?;
    document.as_ref().map(typed).transpose()
}

/// Writes a record, and answers with its version.
pub(crate) fn put<T: Serialize>(
    transaction: &mut Transaction<'_>,
    collection: &'static Collection,
    id: &str,
    record: &T,
) -> Result<u64, ApiError> {
    let data = serde_json::to_value(record).map_err(ApiError::internal)?;
    Ok(transaction.put(collection, id, data)?)
}
