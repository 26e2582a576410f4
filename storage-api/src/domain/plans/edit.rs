//! Making plans and editing them.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{PLANS_MAX, Plan, PlanDay, PlanMode, PlanOp, Visibility, apply_plan_ops};
use wasm_core::error::Code;

use super::{PlanDone, no_such_plan, save};
use crate::access::me::Me;
use crate::access::rules::{Sight, edit_plan};
use crate::access::shown::Shown;
use crate::access::visibility::{seen, subject};
use crate::clock::iso;
use crate::error::ApiError;
use crate::schema::collections::{HANGOUTS, PLANS, QUESTS};
use crate::schema::declaration::Declaration;
use crate::schema::query::by;
use crate::store::Transaction;

/// A plan to make.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreatePlan {
    /// Title, at most 140 characters.
    title: Option<String>,
    /// Its days with their stops.
    #[schema(value_type = Option<Vec<PlanDay>>)]
    days: Option<Value>,
    /// Means of travel.
    mode: Option<PlanMode>,
    /// The quest it is made from.
    quest_id: Option<String>,
    /// The hangout it is for.
    hangout_id: Option<String>,
    /// Visibility of the plan; nobody else sees it, if missing. Links are made by sharing it.
    visibility: Option<Visibility>,
}

/// Edits of a plan, applied all or none.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EditPlan {
    /// Id of the plan.
    plan_id: String,
    /// The edits, in order.
    ops: Vec<PlanOp>,
    /// Refuses the edits when the plan is not at this version any more.
    if_version: Option<u64>,
    /// The secret of a link that is good for editing.
    key: Option<String>,
}

/// Makes a plan.
pub(crate) fn create(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CreatePlan,
) -> Result<PlanDone, ApiError> {
    let visibility = asked.visibility.unwrap_or(Visibility::Private);
    if visibility == Visibility::Link {
        return Err(ApiError::invalid("a link is made by setShare"));
    }
    refuse_unseen(transaction, me, &QUESTS, asked.quest_id.as_deref(), "quest")?;
    refuse_unseen(
        transaction,
        me,
        &HANGOUTS,
        asked.hangout_id.as_deref(),
        "hangout",
    )?;
    let own = by!(PLANS.ownerId).all(transaction, [json!(me.uid)])?;
    if own.len() >= PLANS_MAX {
        let message = format!("you have {PLANS_MAX} plans; delete one first");
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("plans"));
    }
    let mut plan = json!({
        "ownerId": me.uid, "title": asked.title, "editors": [], "questId": asked.quest_id,
        "hangoutId": asked.hangout_id, "days": [], "mode": asked.mode, "visibility": visibility,
        "createdAt": iso(me.now_ms), "updatedAt": iso(me.now_ms),
    });
    if let Some(fields) = plan.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    if let Some(days) = &asked.days {
        plan["days"] = days.clone();
    }
    // Puts the days in order.
    let plan = apply_plan_ops(&plan, &[]).map_err(|error| ApiError::coded(&error))?;
    let id = uuid::Uuid::now_v7().to_string();
    save(transaction, &id, &plan, Sight::Whole)
}

/// Edits a plan, if the caller may.
pub(crate) fn edit(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &EditPlan,
) -> Result<PlanDone, ApiError> {
    let reader = me.asker(asked.key.as_deref());
    let found = seen(transaction, &reader, &PLANS, &asked.plan_id)?;
    let (plan, sight, evidence) = found.ok_or_else(no_such_plan)?;
    let subject = subject(&plan.id, &plan.data, &evidence);
    edit_plan(&reader, &subject).map_err(ApiError::refusal)?;
    if asked
        .if_version
        .is_some_and(|version| version != plan.version)
    {
        let current = Shown::<Plan>::of(&plan.id, plan.version, &sight.of(&plan.data));
        let message = "the plan was changed meanwhile; look at it again";
        return Err(ApiError::new(Code::Aborted, message)
            .with_reason("version")
            .with_detail("current", json!(current)));
    }
    let edited = apply_plan_ops(&plan.data, &asked.ops);
    let mut edited = edited.map_err(|error| ApiError::coded(&error))?;
    for (collection, field, what) in [
        (&QUESTS, "questId", "quest"),
        (&HANGOUTS, "hangoutId", "hangout"),
    ] {
        if edited[field] != plan.data[field] {
            refuse_unseen(transaction, me, collection, edited[field].as_str(), what)?;
        }
    }
    edited["updatedAt"] = json!(iso(me.now_ms));
    save(transaction, &plan.id, &edited, sight)
}

/// Refuses to tie a plan to something the caller may not know of.
fn refuse_unseen(
    transaction: &Transaction<'_>,
    me: &Me,
    collection: &'static Declaration,
    id: Option<&str>,
    what: &str,
) -> Result<(), ApiError> {
    let Some(id) = id else {
        return Ok(());
    };
    let found = seen(transaction, &me.asker(None), collection, id)?;
    found
        .map(drop)
        .ok_or_else(|| ApiError::not_found(format!("there is no such {what}")))
}
