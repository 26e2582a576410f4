//! A suggestion for a plan, by somebody who sees it and may not edit it.

use serde::{Deserialize, Serialize};

use super::ops::PlanOp;
use crate::domain::timestamp::Timestamp;

/// State of a suggestion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum SuggestionStatus {
    /// The owner has not answered.
    Open,
    /// The owner accepted it, and its edits were applied.
    Accepted,
    /// The owner declined it.
    Declined,
}

/// Edits of a plan that somebody suggests to its owner.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlanSuggestion {
    /// Id of the plan.
    pub plan_id: String,
    /// Title of the plan when it was suggested.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan_title: Option<String>,
    /// Id of the plan's owner.
    pub owner_id: String,
    /// Id of whoever suggests it.
    pub author_id: String,
    /// Their name when they did.
    pub author_name: String,
    /// The edits, applied all or none.
    pub ops: Vec<PlanOp>,
    /// Answer of the owner.
    pub status: SuggestionStatus,
    /// Moment when it was suggested.
    pub created_at: Timestamp,
    /// Moment when it was answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered_at: Option<Timestamp>,
}
