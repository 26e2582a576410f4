//! The functions of carpools. Planning one takes too long for a transaction.

use super::call::{Call, Written};
use super::callable::{Callable, Keys, change, function};
use super::idempotency::Once;
use crate::access::me::Me;
use crate::domain::carpools::plan::{self, ApplyCarpoolPlan, PlannedCarpool};
use crate::domain::carpools::{apply, car, open, ride};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::store::transact;

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("openCarpool", open::open),
        change("lockCarpool", open::lock),
        change("offerCar", car::offer),
        change("requestRide", ride::request),
        change("answerRide", ride::answer),
        change("leaveCar", ride::leave),
        change("confirmRide", ride::confirm),
        function("applyCarpoolPlan", apply_plan).keyed(Keys::OfPeople),
    ]
}

/// Proposes a plan, or applies the one that was proposed.
async fn apply_plan(
    call: Call,
    me: Me,
    asked: ApplyCarpoolPlan,
) -> Result<Written<PlannedCarpool>, ApiError> {
    let once = Once::of(&call)?;
    let (reader, which) = (me.clone(), asked.clone());
    let given = transact(&*call.app.store, move |transaction| {
        plan::read(transaction, &reader, &which)
    });
    let given = given.await?;
    // Planning takes long; writers wait for nobody who plans.
    let planned = tokio::task::spawn_blocking(move || plan::plan(&given));
    let planned = planned.await.map_err(ApiError::internal)??;
    if asked.plan_of.is_none() {
        return Ok(value(&planned)?.into());
    }
    let answer = transact(&*call.app.store, move |transaction| {
        once.run(transaction, |transaction| {
            value(&apply::write(transaction, &me, &asked, planned.clone())?)
        })
    });
    Ok(answer.await?.into())
}
