//! Telling a person something by a notification that every open page of theirs hears of, and marking it as read.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::NotificationGroup;

use crate::access::me::Me;
use crate::clock::{day, iso};
use crate::error::ApiError;
use crate::schema::collections::{NOTIFICATIONS, USERS};
use crate::schema::query::by;
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

/// Notifications that were read.
#[derive(Deserialize, ToSchema)]
pub(crate) struct MarkNotifications {
    /// Ids of the notifications; all of the caller's, if missing.
    ids: Option<Vec<String>>,
}

/// Number of notifications marked.
#[derive(Serialize, ToSchema)]
pub(crate) struct Marked {
    /// Number of those that were unread before.
    marked: usize,
}

/// Marks notifications as read; of others than one's own nothing is said or done.
pub(crate) fn mark(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &MarkNotifications,
) -> Result<Marked, ApiError> {
    let own = by!(NOTIFICATIONS.uid).all(transaction, [json!(me.uid)])?;
    let is_meant = |id: &String| asked.ids.as_ref().is_none_or(|ids| ids.contains(id));
    let mut marked = 0;
    for notice in own {
        if is_meant(&notice.id) && notice.data["readAt"].is_null() {
            let mut data = (*notice.data).clone();
            data["readAt"] = json!(iso(me.now_ms));
            transaction.put(&NOTIFICATIONS, &notice.id, data)?;
            marked += 1;
        }
    }
    Ok(Marked { marked })
}
