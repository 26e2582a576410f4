//! How far a booking has come on its quest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{EvidenceGrade, ProofType, Withheld};
use crate::domain::Timestamp;

/// What a check-in was accepted on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StopEvidence {
    /// What the stop asked for.
    pub kind: ProofType,
    /// How much it proves.
    pub grade: EvidenceGrade,
    /// Why it brings no points; it brings some, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withheld: Option<Withheld>,
}

/// What happened at one stop.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct StopState {
    /// Who checked in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// When, by the clock of their device; not reached, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Timestamp>,
    /// When the server learned of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub received_at: Option<Timestamp>,
    /// What it was accepted on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evidence: Option<StopEvidence>,
    /// Wrong answers so far.
    pub tries: u32,
    /// Hints that were shown.
    pub hints: u32,
    /// Who reached it together, and gets the credit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
}

/// How far a booking has come, under the id of the booking.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// Who booked.
    pub user_id: String,
    /// The quest.
    pub quest_id: String,
    /// The edition that is played.
    pub quest_version: u32,
    /// Who made the quest.
    pub creator_id: String,
    /// Who plays, in the order they joined; no more than there are seats.
    pub team: Vec<String>,
    /// What happened at the stops, by their ids.
    #[serde(default)]
    pub stop_states: BTreeMap<String, StopState>,
    /// When it began.
    pub started_at: Timestamp,
    /// When it was finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished_at: Option<Timestamp>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

impl Progress {
    /// Whether a stop was reached.
    pub fn has_reached(&self, stop_id: &str) -> bool {
        let state = self.stop_states.get(stop_id);
        state.is_some_and(|state| state.at.is_some())
    }
}
