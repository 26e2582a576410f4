//! Questions of guests to creators.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::Timestamp;

/// A question that somebody asks the creator of a quest, with the answer. Only the two of them read it.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GuestQuestion {
    /// The quest.
    pub(crate) quest_id: String,
    /// Creator of the quest, who answers.
    pub(crate) creator_id: String,
    /// Person who asks.
    pub(crate) user_id: String,
    /// Name of the person who asks, as it was then.
    pub(crate) user_name: String,
    /// `true` if the person had seats when they asked.
    pub(crate) is_guest: bool,
    /// Text, 1–1 000 characters.
    pub(crate) text: String,
    /// Moment when it was asked.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// The answer, 1–2 000 characters; missing until there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) answer: Option<String>,
    /// Moment of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub(crate) answered_at: Option<Timestamp>,
    /// `due` until the email about the question or, once there is one, the answer has been handed to the mail server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) email_due: Option<String>,
}
