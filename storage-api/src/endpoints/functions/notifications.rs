//! Notifications of people, and marking them as read.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::callable::{Callable, change};
use crate::access::me::Me;
use crate::clock::iso;
use crate::domain::accounts::calendar;
use crate::error::ApiError;
use crate::schema::collections::NOTIFICATIONS;
use crate::schema::query::by;
use crate::store::Transaction;

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("markNotifications", mark),
        change("calendarFeed", calendar::feed),
    ]
}

/// Notifications that were read.
#[derive(Deserialize, ToSchema)]
pub(super) struct MarkNotifications {
    /// Ids of the notifications; all of the caller's, if missing.
    ids: Option<Vec<String>>,
}

/// Number of notifications marked.
#[derive(Serialize, ToSchema)]
pub(super) struct Marked {
    /// Number of those that were unread before.
    marked: usize,
}

/// Marks notifications as read; of others than one's own nothing is said or done.
pub(super) fn mark(
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
