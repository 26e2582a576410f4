//! Messages of creators to their guests.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::Timestamp;

/// A message that the creator of a quest has sent to guests of it. Guests find it among their notifications, and in their
/// email where they have confirmed an address.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct QuestMessage {
    /// Creator of the quest, who wrote it.
    pub(crate) creator_id: String,
    /// The quest.
    pub(crate) quest_id: String,
    /// The date whose guests it is for; those of every date ahead, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) session_id: Option<String>,
    /// The one booking it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) booking_id: Option<String>,
    /// Text, 1–2 000 characters.
    pub(crate) text: String,
    /// Number of people it was sent to.
    pub(crate) recipients: usize,
    /// Moment when it was sent.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// `due` until the emails have been handed to the mail server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) email_due: Option<String>,
}
