//! Plans: stops by day, edited by whoever may, one edit after the other.

pub(crate) mod edit;
pub(crate) mod suggestions;

use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{DOCUMENT_BYTES_MAX, Plan, validate_plan};

use crate::access::rules::Sight;
use crate::access::shown::Shown;
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{PLAN_SUGGESTIONS, PLANS};
use crate::schema::direct_write::{self, Effects};
use crate::schema::query::by;
use crate::store::Transaction;

/// A plan: people remove their own, with the suggestions for it; it is changed by functions only.
pub(crate) static DIRECT_WRITE: Effects = Effects {
    delete: |transaction, writing| {
        for suggestion in by!(PLAN_SUGGESTIONS.planId).all(transaction, [json!(writing.id)])? {
            transaction.delete(&PLAN_SUGGESTIONS, &suggestion.id)?;
        }
        direct_write::delete(transaction, writing)
    },
    ..Effects::NOTHING
};

/// A plan as whoever asks sees it.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlanDone {
    /// The plan.
    #[schema(value_type = Versioned<Plan>)]
    plan: Shown,
}

/// There is no such plan, or the caller may not know that there is.
pub(crate) fn no_such_plan() -> ApiError {
    ApiError::not_found("there is no such plan")
}

/// Saves a plan that is as it must be.
pub(super) fn save(
    transaction: &mut Transaction<'_>,
    id: &str,
    plan: &serde_json::Value,
    sight: Sight,
) -> Result<PlanDone, ApiError> {
    ApiError::refuse_fields(validate_plan(plan))?;
    if plan.to_string().len() > DOCUMENT_BYTES_MAX {
        return Err(ApiError::invalid("the plan would be larger than 256 KiB"));
    }
    let version = transaction.put(&PLANS, id, plan.clone())?;
    let plan = Shown::of(id, version, &sight.of(plan));
    Ok(PlanDone { plan })
}
