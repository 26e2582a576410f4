//! Telling a person something: a notification that every open page of theirs hears of.

use serde_json::{Value, json};

use crate::clock::{day, iso};
use crate::collections::NOTIFICATIONS;
use crate::error::ApiError;
use crate::store::Transaction;

/// Tells a person what happened; `about` is an object with what it is about.
pub(crate) fn notify(
    transaction: &mut Transaction<'_>,
    uid: &str,
    kind: &str,
    about: &Value,
    now_ms: i64,
) -> Result<(), ApiError> {
    notify_with_id(transaction, uid, kind, about, now_ms).map(drop)
}

/// As [`notify`]; answers with the id of the notification.
pub(crate) fn notify_with_id(
    transaction: &mut Transaction<'_>,
    uid: &str,
    kind: &str,
    about: &Value,
    now_ms: i64,
) -> Result<String, ApiError> {
    let mut notice = json!({
        "uid": uid, "kind": kind, "at": iso(now_ms), "day": day(now_ms),
    });
    let about = about.as_object().into_iter().flatten();
    for (name, value) in about {
        notice[name] = value.clone();
    }
    let id = uuid::Uuid::now_v7().to_string();
    transaction.put(&NOTIFICATIONS, &id, notice)?;
    Ok(id)
}
