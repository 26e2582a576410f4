//! Telling a person something: a notification that every open page of theirs hears of.

use serde_json::{Value, json};
use wasm_core::domain::NotificationGroup;

use crate::clock::{day, iso};
use crate::error::ApiError;
use crate::schema::collections::{NOTIFICATIONS, USERS};
use crate::store::Transaction;

/// Tells a person what happened, unless they muted it; `about` is an object with what it is about.
pub(crate) fn notify(
    transaction: &mut Transaction<'_>,
    uid: &str,
    kind: &str,
    about: &Value,
    now_ms: i64,
) -> Result<(), ApiError> {
    notify_with_id(transaction, uid, kind, about, now_ms).map(drop)
}

/// As [`notify`]; answers with the id of the notification, or with nothing where the person muted it.
pub(crate) fn notify_with_id(
    transaction: &mut Transaction<'_>,
    uid: &str,
    kind: &str,
    about: &Value,
    now_ms: i64,
) -> Result<Option<String>, ApiError> {
    if is_muted(transaction, uid, kind, about)? {
        return Ok(None);
    }
    let mut notice = json!({
        "uid": uid, "kind": kind, "at": iso(now_ms), "day": day(now_ms),
    });
    let about = about.as_object().into_iter().flatten();
    for (name, value) in about {
        notice[name] = value.clone();
    }
    let id = uuid::Uuid::now_v7().to_string();
    transaction.put(&NOTIFICATIONS, &id, notice)?;
    Ok(Some(id))
}

/// Tells whether a person has turned off a kind of notification, or muted the hangout that it is about.
fn is_muted(
    transaction: &Transaction<'_>,
    uid: &str,
    kind: &str,
    about: &Value,
) -> Result<bool, ApiError> {
    let Some(group) = NotificationGroup::of(kind) else {
        return Ok(false);
    };
    let Some(user) = transaction.get(&USERS, uid)? else {
        return Ok(false);
    };
    let prefs = &user.data["prefs"];
    let has = |field: &str, value: &Value| {
        let muted = prefs[field].as_array();
        muted.is_some_and(|muted| muted.contains(value))
    };
    let hangout = &about["hangoutId"];
    let is_quiet = !group.is_heard_when_muted() && !hangout.is_null();
    Ok(has("mutedNotifications", &json!(group)) || (is_quiet && has("mutedHangouts", hangout)))
}
