//! Progress of a booking on its quest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{EvidenceGrade, ProofType, Withheld};
use crate::domain::Timestamp;

/// Evidence on which a check-in was accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StopEvidence {
    /// Proof that the stop asked for.
    pub kind: ProofType,
    /// Grade of the evidence.
    pub grade: EvidenceGrade,
    /// Reason why it brings no points; it brings some, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withheld: Option<Withheld>,
}

/// State of one stop.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StopState {
    /// Person who checked in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Moment of the check-in, by the clock of their device; not reached, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// Moment when the server learned of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub received_at: Option<Timestamp>,
    /// Evidence on which it was accepted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence: Option<StopEvidence>,
    /// Wrong answers so far.
    pub tries: u32,
    /// Hints that were shown.
    pub hints: u32,
    /// People who reached it together, and get the credit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
}

/// Progress of a booking, under the id of the booking.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// Person who booked.
    pub user_id: String,
    /// The quest.
    pub quest_id: String,
    /// The edition that is played.
    pub quest_version: u32,
    /// Creator of the quest.
    pub creator_id: String,
    /// Players, in the order they joined; no more than there are seats.
    pub team: Vec<String>,
    /// States of the stops, by their ids.
    #[serde(default)]
    pub stop_states: BTreeMap<String, StopState>,
    /// Moment when it began.
    pub started_at: Timestamp,
    /// Moment when it was finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished_at: Option<Timestamp>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

impl Progress {
    /// Returns `true` if a stop was reached.
    pub fn has_reached(&self, stop_id: &str) -> bool {
        let state = self.stop_states.get(stop_id);
        state.is_some_and(|state| state.at.is_some())
    }
}
