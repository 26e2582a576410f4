//! Planning a carpool, which takes too long for a transaction.

use super::call::{Call, Done};
use super::idempotency::Once;
use crate::domain::carpools::apply;
use crate::domain::carpools::plan::{self, ApplyCarpoolPlan};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::store::transact;

/// Proposes a plan, or applies the one that was proposed.
pub(super) async fn apply_plan(call: Call<'_>) -> Result<Done, ApiError> {
    let me = call.me()?;
    let asked: ApplyCarpoolPlan = call.arguments()?;
    let once = Once::of(&call)?;
    let (reader, which) = (me.clone(), asked.clone());
    let given = transact(&*call.app.store, move |transaction| {
        plan::read(transaction, &reader, &which)
    });
    let given = given.await?;
    // Planning takes long; writers wait for nobody who plans.
    let planned = tokio::task::spawn_blocking(move || plan::plan(&given));
    let planned = planned.await.map_err(ApiError::internal)??;
    let planned = value(&planned)?;
    if asked.plan_of.is_none() {
        return Ok(planned.into());
    }
    let answer = transact(&*call.app.store, move |transaction| {
        once.run(transaction, |transaction| {
            apply::write(transaction, &me, &asked, planned.clone())
        })
    });
    Ok(answer.await?.into())
}
