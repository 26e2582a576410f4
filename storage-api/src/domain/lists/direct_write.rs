//! Bucket lists and what is kept beside them, written as documents.

use std::sync::Arc;

use serde_json::Value;
use wasm_core::domain::normalise_bucket_list;

use super::{completion, save};
use crate::error::ApiError;
use crate::schema::direct_write::{self, Effects, Writing};
use crate::store::Transaction;

/// A list: fills what it lacks, and brings along what items that are done bring.
pub(crate) static LISTS: Effects = Effects {
    complete,
    put: |transaction, writing, after| {
        let (uid, now_ms) = (writing.uid, writing.now_ms);
        completion::save(transaction, (writing.id, after), uid, now_ms)
    },
    delete: |transaction, writing| save::remove(transaction, writing.id, writing.now_ms),
    ..Effects::NOTHING
};

/// The settings beside a list: its visibility changes what others see of the list and its places.
pub(crate) static META: Effects = Effects {
    settle: end_link,
    put: put_meta,
    ..Effects::NOTHING
};

fn complete(writing: &Writing<'_>, record: Value) -> Result<Value, ApiError> {
    let Value::Object(record) = record else {
        return Ok(record);
    };
    let defaults = save::defaults(writing.uid, writing.user, writing.now_ms);
    let defaults = defaults.map_err(ApiError::internal)?;
    let list = normalise_bucket_list(record, &defaults);
    Ok(Value::Object(
        list.map_err(|error| ApiError::coded(&error))?,
    ))
}

/// Ends the link of a list for whose visibility something else is chosen: who had it is not meant by that.
fn end_link(writing: &Writing<'_>, mut after: Arc<Value>) -> Arc<Value> {
    let before = writing.before;
    if before.is_some_and(|before| before["visibility"] != after["visibility"]) {
        save::end_link(Arc::make_mut(&mut after));
    }
    after
}

fn put_meta(
    transaction: &mut Transaction<'_>,
    writing: &Writing<'_>,
    after: &Arc<Value>,
) -> Result<u64, ApiError> {
    let version = direct_write::put(transaction, writing, after)?;
    if let Some(list) = writing.companion
        && let Some(owner) = list["userId"].as_str()
    {
        save::publish_places(transaction, list, after)?;
        save::touch(transaction, owner, writing.now_ms)?;
    }
    Ok(version)
}
