//! Reviews of a quest by guests.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::domain::check::{Check, FieldError};
use crate::domain::{NOTE_MAX, Timestamp};

/// One review, under the id of the booking it is about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// The quest.
    pub quest_id: String,
    /// Person who wrote it; empty when they are not here any more.
    pub user_id: String,
    /// Name of who wrote it, as it was then.
    pub user_name: String,
    /// Creator of the quest, who may reply.
    pub creator_id: String,
    /// 1–5.
    pub stars: u8,
    /// Text of the review, at most 4 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Reply of the creator, at most 4 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<String>,
    /// Moment when it was written.
    pub created_at: Timestamp,
    /// Moment when the creator replied.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replied_at: Option<Timestamp>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Lists the faults of the texts of a review; empty if there are none.
pub fn validate_review(review: &Value) -> Vec<FieldError> {
    Check::object("", review, |check, record| {
        check.required(record, "stars");
        check.whole(record, "stars", 1, 5);
        check.prose(record, "text", 0, NOTE_MAX);
        check.prose(record, "reply", 0, NOTE_MAX);
    })
}
