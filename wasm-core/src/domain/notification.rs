//! Something a person is told.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::timestamp::Timestamp;

/// Something a person is told. What it is about stands in the fields of its kind: `hangoutId`, `carpoolId`, `questId`,
/// `listId`, `itemId`, `title`, and `from`, the person it is owed to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Notification {
    /// Recipient of the notification.
    pub uid: String,
    /// Event: `doneTogether`, `hangoutScheduled`, `rideAccepted`, …
    pub kind: String,
    /// Moment of the event.
    pub at: Timestamp,
    /// Moment when it was read; missing until then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_at: Option<Timestamp>,
    /// Subject of the notification.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}
