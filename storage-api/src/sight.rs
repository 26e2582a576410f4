//! What somebody sees of a stored record: the rules, with the record beside it that they need to judge.

use serde_json::Value;

use crate::auth::caller::Caller;
use crate::rules::{self, Actor, Sight, Subject};
use crate::store::{Collection, Store, StoreError};

/// Who asks, for the rules.
pub(crate) fn actor(caller: Option<&Caller>) -> Actor<'_> {
    caller.map_or(Actor::Anonymous, |caller| Actor::Person(&caller.uid))
}

/// How much of a record somebody sees now; `None` as if it were not there.
pub(crate) async fn sight(
    store: &dyn Store,
    actor: Actor<'_>,
    collection: &'static Collection,
    id: &str,
    data: &Value,
) -> Result<Option<Sight>, StoreError> {
    let beside = match rules::beside(collection) {
        Some(beside) => store.get(beside, id).await?,
        None => None,
    };
    let subject = Subject {
        collection,
        id,
        before: Some(data),
        after: None,
        beside: beside.as_ref().map(|document| &*document.data),
        signature: None,
    };
    Ok(rules::read(actor, &subject))
}
