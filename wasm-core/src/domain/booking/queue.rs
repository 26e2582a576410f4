//! Waiting for seats on a full session.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::domain::Timestamp;

/// State of somebody who waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum QueueStatus {
    /// They wait.
    Waiting,
    /// Seats are kept for them until `until`.
    Offered,
    /// They took them.
    Taken,
    /// They did not take them in time, or the session is over.
    Expired,
    /// They do not wait any more.
    Left,
}

/// A place in the queue of a session: first come, first served.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct QuestQueueEntry {
    /// The quest.
    pub quest_id: String,
    /// Its session.
    pub session_id: String,
    /// Creator of the quest.
    pub creator_id: String,
    /// Person who waits; empty when they are not here any more.
    pub user_id: String,
    /// Number of seats they want, 1–10.
    pub seats: u32,
    /// Number of people who had come before, ever.
    pub number: u64,
    /// State of the entry.
    pub status: QueueStatus,
    /// The place in line, from 1; missing for who does not wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<u32>,
    /// Until when seats are kept for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Timestamp>,
    /// The booking that keeps the seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub booking_id: Option<String>,
    /// Moment when a smaller group that came later was offered seats that were too few for them: they are told, and may
    /// want fewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed_at: Option<Timestamp>,
    /// Number of seats that were free then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed_free: Option<u32>,
    /// Moment when they came.
    pub created_at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}
