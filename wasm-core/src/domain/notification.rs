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
    /// Who is told.
    pub uid: String,
    /// What happened: `doneTogether`, `hangoutScheduled`, `rideAccepted`, …
    pub kind: String,
    /// When.
    pub at: Timestamp,
    /// When it was read; missing until then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_at: Option<Timestamp>,
    /// What it is about.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}
