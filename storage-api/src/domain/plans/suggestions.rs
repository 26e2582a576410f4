//! Suggestions: edits that somebody who sees a plan and may not edit it leaves for its owner, who accepts or declines.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{
    PLAN_SUGGESTIONS_MAX, PLAN_SUGGESTIONS_OPEN_MAX, Plan, PlanOp, PlanSuggestion,
    SUGGESTION_OPS_MAX, apply_plan_ops,
};
use wasm_core::error::Code;

use super::{no_such_plan, save};
use crate::access::me::Me;
use crate::access::rules::{Sight, edit_plan};
use crate::access::shown::Shown;
use crate::access::visibility::{seen, subject};
use crate::clock::iso;
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::schema::answer::{Nothing, Versioned};
use crate::schema::collections::{PLAN_SUGGESTIONS, PLANS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Edits to suggest.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SuggestPlanEdits {
    /// Id of the plan.
    plan_id: String,
    /// The edits, 1–100, in order.
    ops: Vec<PlanOp>,
    /// The secret of a link by which the plan is open.
    key: Option<String>,
}

/// Edits that were suggested.
#[derive(Serialize, ToSchema)]
pub(crate) struct SuggestedPlanEdits {
    /// The suggestion.
    #[schema(value_type = Versioned<PlanSuggestion>)]
    suggestion: Shown,
}

/// An answer of the plan's owner.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AnswerPlanSuggestion {
    /// Id of the suggestion.
    suggestion_id: String,
    /// `true` if its edits are to be made.
    accept: bool,
}

/// A suggestion with its answer.
#[derive(Serialize, ToSchema)]
pub(crate) struct AnsweredPlanSuggestion {
    /// The suggestion.
    #[schema(value_type = Versioned<PlanSuggestion>)]
    suggestion: Shown,
    /// The plan afterwards.
    #[schema(value_type = Versioned<Plan>)]
    plan: Shown,
}

/// A suggestion to take back.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WithdrawPlanSuggestion {
    /// Id of the suggestion.
    suggestion_id: String,
}

/// Leaves edits for the owner of a plan.
pub(crate) fn suggest(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &SuggestPlanEdits,
) -> Result<SuggestedPlanEdits, ApiError> {
    if asked.ops.is_empty() || asked.ops.len() > SUGGESTION_OPS_MAX {
        let message = format!("a suggestion has 1 to {SUGGESTION_OPS_MAX} edits");
        return Err(ApiError::invalid(message));
    }
    let reader = me.asker(asked.key.as_deref());
    let found = seen(transaction, &reader, &PLANS, &asked.plan_id)?;
    let (plan, _, evidence) = found.ok_or_else(no_such_plan)?;
    if edit_plan(&reader, &subject(&plan.id, &plan.data, &evidence)).is_ok() {
        let message = "you may edit this plan; there is nobody to ask";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("editor"));
    }
    if asked.ops.iter().any(|op| !is_for_readers(op)) {
        let message = "only days and stops can be suggested";
        return Err(ApiError::invalid(message));
    }
    apply_plan_ops(&plan.data, &asked.ops).map_err(|error| ApiError::coded(&error))?;
    make_room(transaction, me, &plan.id)?;
    let user = me.user(transaction)?;
    let name = user.data["name"].as_str().filter(|name| !name.is_empty());
    let name = name.or(user.data["user_name"].as_str()).unwrap_or_default();
    let mut suggestion = json!({
        "planId": plan.id, "planTitle": plan.data["title"], "ownerId": plan.data["ownerId"],
        "authorId": me.uid, "authorName": name, "ops": asked.ops, "status": "open",
        "createdAt": iso(me.now_ms),
    });
    if let Some(fields) = suggestion.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    let id = uuid::Uuid::now_v7().to_string();
    let version = transaction.put(&PLAN_SUGGESTIONS, &id, suggestion.clone())?;
    let owner = plan.data["ownerId"].as_str().unwrap_or_default();
    let about = json!({
        "from": me.uid, "name": name, "planId": plan.id, "title": suggestion["planTitle"],
    });
    notify(transaction, owner, "planSuggestion", &about, me.now_ms)?;
    let suggestion = Shown::of(&id, version, &suggestion);
    Ok(SuggestedPlanEdits { suggestion })
}

/// Applies a suggestion or declines it; only the owner of the plan may.
pub(crate) fn answer(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &AnswerPlanSuggestion,
) -> Result<AnsweredPlanSuggestion, ApiError> {
    let (found, mut suggestion) = read(transaction, me, &asked.suggestion_id)?;
    if found.data["ownerId"] != me.uid {
        return Err(ApiError::denied("the owner of the plan answers"));
    }
    let plan = transaction.get(&PLANS, &suggestion.plan_id)?;
    let plan = plan.ok_or_else(no_such_plan)?;
    let answer = |status: &str| {
        let mut answered = (*found.data).clone();
        answered["status"] = json!(status);
        answered["answeredAt"] = json!(iso(me.now_ms));
        answered
    };
    if found.data["status"] != "open" {
        let message = "this suggestion was answered already";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("answered"));
    }
    let (plan, answered) = if asked.accept {
        let ops = std::mem::take(&mut suggestion.ops);
        let mut edited = apply_plan_ops(&plan.data, &ops).map_err(|_| {
            let message = "the plan has changed since; this does not fit any more";
            ApiError::new(Code::FailedPrecondition, message).with_reason("stale")
        })?;
        edited["updatedAt"] = json!(iso(me.now_ms));
        let saved = save(transaction, &plan.id, &edited, Sight::Whole)?;
        (saved.plan, answer("accepted"))
    } else {
        let shown = Shown::of(&plan.id, plan.version, &plan.data);
        (shown, answer("declined"))
    };
    let version = transaction.put(&PLAN_SUGGESTIONS, &found.id, answered.clone())?;
    let suggestion = Shown::of(&found.id, version, &answered);
    Ok(AnsweredPlanSuggestion { suggestion, plan })
}

/// Takes a suggestion back; only its author may, until it is answered.
pub(crate) fn withdraw(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &WithdrawPlanSuggestion,
) -> Result<Nothing, ApiError> {
    let (found, _) = read(transaction, me, &asked.suggestion_id)?;
    if found.data["authorId"] != me.uid {
        return Err(ApiError::denied("whoever suggested this takes it back"));
    }
    if found.data["status"] != "open" {
        let message = "this suggestion was answered already";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("answered"));
    }
    transaction.delete(&PLAN_SUGGESTIONS, &found.id)?;
    Ok(Nothing {})
}

fn read(
    transaction: &Transaction<'_>,
    me: &Me,
    id: &str,
) -> Result<(Document, PlanSuggestion), ApiError> {
    let found = seen(transaction, &me.asker(None), &PLAN_SUGGESTIONS, id)?;
    let missing = || ApiError::not_found("there is no such suggestion");
    let (found, _, _) = found.ok_or_else(missing)?;
    let read = serde_json::from_value((*found.data).clone());
    Ok((found, read.map_err(ApiError::internal)?))
}

/// Readers do not see who comes along and what it costs, and do not tie a plan to anything.
fn is_for_readers(op: &PlanOp) -> bool {
    match op {
        PlanOp::Set { fields } => fields.keys().all(|name| name == "title" || name == "mode"),
        PlanOp::AddDay { .. }
        | PlanOp::SetDay { .. }
        | PlanOp::RemoveDay { .. }
        | PlanOp::AddStop { .. }
        | PlanOp::SetStop { .. }
        | PlanOp::MoveStop { .. }
        | PlanOp::RemoveStop { .. } => true,
        _ => false,
    }
}

/// Refuses one more than a person may leave open, and forgets the oldest answered ones of the plan.
fn make_room(transaction: &mut Transaction<'_>, me: &Me, plan_id: &str) -> Result<(), ApiError> {
    let known = by!(PLAN_SUGGESTIONS.planId).all(transaction, [json!(plan_id)])?;
    let is_open = |suggestion: &&Document| suggestion.data["status"] == "open";
    let own = known.iter().filter(is_open);
    let own = own.filter(|suggestion| suggestion.data["authorId"] == me.uid);
    let is_full = known.iter().filter(is_open).count() >= PLAN_SUGGESTIONS_MAX;
    if own.count() >= PLAN_SUGGESTIONS_OPEN_MAX || is_full {
        let message = "too many suggestions wait for an answer";
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("suggestions"));
    }
    let over = (known.len() + 1).saturating_sub(PLAN_SUGGESTIONS_MAX);
    let answered = known.iter().filter(|suggestion| !is_open(suggestion));
    // Ids begin with the time.
    for suggestion in answered.take(over) {
        transaction.delete(&PLAN_SUGGESTIONS, &suggestion.id)?;
    }
    Ok(())
}
