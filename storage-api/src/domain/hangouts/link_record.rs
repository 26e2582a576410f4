//! The link of a hangout as a record.

use serde::{Deserialize, Serialize};
use wasm_core::domain::Timestamp;

/// A link as it is stored, under the hash of its secret. No route leads here.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HangoutLink {
    /// The hangout.
    pub(crate) hangout_id: String,
    /// Number of people who can still join by it; any number, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) uses_left: Option<u32>,
    /// End of the link in milliseconds since 1970; never, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) until_ms: Option<i64>,
    /// Moment when it was made worthless.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) revoked_at: Option<Timestamp>,
    /// `true` if it no longer lets guests in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) guests_closed: bool,
}
