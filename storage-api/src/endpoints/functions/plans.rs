//! The functions of plans. Presence: those who edit a plan see each other while they have it open. Nothing of it is stored.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{ID_MAX, Timestamp};

use super::call::Call;
use super::callable::{Callable, change, function};
use super::routes;
use crate::access::me::Me;
use crate::access::rules::edit_plan;
use crate::access::visibility::{evidence_of, subject};
use crate::app::Signal;
use crate::domain::plans::no_such_plan;
use crate::domain::plans::{edit, suggestions};
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::collections::{PLANS, USERS};

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("createPlan", edit::create),
        change("editPlan", edit::edit),
        change("suggestPlanEdits", suggestions::suggest),
        change("answerPlanSuggestion", suggestions::answer),
        change("withdrawPlanSuggestion", suggestions::withdraw),
        function("planPresence", tell),
        function("routeTable", routes::table),
        function("routeLegs", routes::legs),
    ]
}

/// A sign that somebody has a plan open.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PlanPresence {
    /// Id of the plan.
    plan_id: String,
    /// The secret of a link that is good for editing.
    key: Option<String>,
    /// Id of the stop they look at.
    at: Option<String>,
    /// `true` if they leave.
    #[serde(default)]
    is_leaving: bool,
}

/// Tells the others who may edit the plan, and have it open, that the caller is there. Readers hear nothing.
pub(super) async fn tell(call: Call, me: Me, asked: PlanPresence) -> Result<Nothing, ApiError> {
    let app = &call.app;
    app.throttles.presence.check(&me.uid)?;
    if asked.at.as_ref().is_some_and(|at| at.len() > ID_MAX) {
        return Err(ApiError::invalid(format!(
            "at has at most {ID_MAX} characters"
        )));
    }
    let reader = me.asker(asked.key.as_deref());
    let plan = app.store.get(&PLANS, &asked.plan_id).await?;
    let plan = plan.ok_or_else(no_such_plan)?;
    let evidence = evidence_of(&*app.store, &reader, &PLANS, &plan.id, &plan.data).await?;
    let subject = subject(&plan.id, &plan.data, &evidence);
    edit_plan(&reader, &subject).map_err(ApiError::refusal)?;
    let user = app.store.get(&USERS, &me.uid).await?;
    let user = user.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
    let name = user.data["name"].as_str().filter(|name| !name.is_empty());
    let name = name.or(user.data["user_name"].as_str()).unwrap_or_default();
    let owner = plan.data["ownerId"].as_str();
    let editors = plan.data["editors"].as_array().into_iter().flatten();
    let people = owner.into_iter().chain(editors.filter_map(Value::as_str));
    let link = plan.data["linkToken"].as_str();
    let expires = Timestamp::from_json(&plan.data["linkExpiresAt"]);
    let works = expires.map_or(true, |moment| me.now_ms < moment.epoch_ms())
        && plan.data["linkRole"] == "editor"
        && (plan.data["visibility"] == "link" || plan.data["visibility"] == "friends");
    let link = link.filter(|_| works);
    app.hub.signal(Signal {
        collection: &PLANS,
        id: plan.id.clone(),
        event: "presence",
        from: me.uid,
        people: people.map(str::to_owned).collect(),
        link: link.map(str::to_owned),
        data: json!({ "name": name, "at": asked.at, "isLeaving": asked.is_leaving }),
    });
    Ok(Nothing {})
}
