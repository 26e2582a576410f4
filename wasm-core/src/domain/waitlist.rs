//! The queue of people who want to join the product.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::check::{Check, FieldError};
use super::timestamp::Timestamp;
use super::user::check_email;

/// State of somebody in the queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum WaitlistStatus {
    /// In the queue.
    Waiting,
    /// May join.
    Invited,
    /// Has joined.
    Joined,
    /// Has left the queue.
    Left,
}

/// A place in the queue: first come, first served, and nothing moves anybody up but an invitation.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct WaitlistEntry {
    /// E-mail address to be invited at, of somebody who is not signed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Id of the person, if signed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uid: Option<String>,
    /// Id of the person who invited them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invited_by: Option<String>,
    /// State of the entry.
    pub status: WaitlistStatus,
    /// Number of people who had come before, ever; the place in line is the number of those among them who still wait,
    /// plus one.
    pub number: u64,
    /// Moment when they came.
    pub created_at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Lists the faults of an email address; empty if there are none.
pub fn validate_email(email: &str) -> Vec<FieldError> {
    let record = json!({ "email": email });
    Check::object("", &record, |check, record| {
        check_email(check, record);
    })
}
