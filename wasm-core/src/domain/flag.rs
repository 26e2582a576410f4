//! Something a person found wrong: with a place, with points, with what somebody wrote.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::check::{Check, FieldError};
use super::timestamp::Timestamp;
use super::{FLAG_REASON_MAX, ID_MAX};

/// Type of the reported thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum FlagKind {
    /// Points, those of others or one's own that were withheld.
    Score,
    /// A place.
    Place,
    /// A person.
    User,
    /// A bucket list.
    BucketList,
    /// A quest.
    Quest,
    /// A hangout.
    Hangout,
    /// A comment of a hangout.
    HangoutComment,
    /// A review of a quest.
    Review,
    /// A question to the creator of a quest, or its answer.
    Question,
    /// A letter to those who run this.
    Support,
}

/// State of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum FlagStatus {
    /// Nobody has decided yet.
    Open,
    /// Something was done about it.
    Upheld,
    /// Nothing was wrong.
    Dismissed,
}

/// A report. Only who made it sees it, and those who run this.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Flag {
    /// Type of the reported thing.
    pub kind: FlagKind,
    /// Id of the thing.
    pub subject: String,
    /// Person who made it; missing for somebody who was not signed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Fault to report, 1–2 000 characters.
    pub reason: String,
    /// State of the report.
    pub status: FlagStatus,
    /// Moment when it was made.
    pub at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Lists the faults of a report; empty if there are none.
pub fn validate_flag(flag: &Value) -> Vec<FieldError> {
    Check::object("", flag, |check, record| {
        check.required(record, "subject");
        check.text(record, "subject", 1, ID_MAX);
        check.required(record, "reason");
        check.prose(record, "reason", 1, FLAG_REASON_MAX);
    })
}
