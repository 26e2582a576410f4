//! What one follower may see of a document at this moment.

use serde_json::Value;

use crate::app::App;
use crate::auth::caller::Caller;
use crate::error::ApiError;
use crate::rules::{self, Actor, Subject};
use crate::store::{Collection, Document};

/// The visible part of a record, `None` as if it were not there.
pub(super) async fn visible(
    app: &App,
    caller: Option<&Caller>,
    collection: &'static Collection,
    id: &str,
    data: &Value,
) -> Result<Option<Value>, ApiError> {
    let beside = match rules::beside(collection) {
        Some(beside) => app.store.get(beside, id).await?,
        None => None,
    };
    let actor = caller.map_or(Actor::Anonymous, |caller| Actor::Person(&caller.uid));
    let subject = Subject {
        collection,
        id,
        before: Some(data),
        after: None,
        beside: beside.as_ref().map(|document: &Document| &*document.data),
        signature: None,
    };
    Ok(rules::read(actor, &subject).map(|sight| sight.of(data).into_owned()))
}
