//! Effects of completing an item of a list: points for the person, and a question to the friends they did it with.

use std::sync::Arc;

use serde_json::{Value, json};
use wasm_core::domain::{PointsRule, TOGETHER_DAYS, Timestamp};

use super::save;
use crate::clock::DAY_MS;
use crate::domain::friendships::are_friends;
use crate::domain::notifications::notify;
use crate::domain::points::{Deed, award_if_any};
use crate::error::ApiError;
use crate::schema::collections::BUCKET_LISTS;
use crate::store::Transaction;

/// A list before and after a write.
#[derive(Clone, Copy, Debug)]
struct Written<'a> {
    id: &'a str,
    before: Option<&'a Value>,
    after: &'a Value,
}

/// Writes a list on behalf of a person, and answers with its version. What they have done of their own list counts.
pub(crate) fn save(
    transaction: &mut Transaction<'_>,
    (id, list): (&str, &Arc<Value>),
    by: &str,
    now_ms: i64,
) -> Result<u64, ApiError> {
    let before = transaction.get(&BUCKET_LISTS, id)?;
    let version = save::save(transaction, id, list, now_ms)?;
    if list["userId"] == by {
        let written = Written {
            id,
            before: before.as_ref().map(|before| &*before.data),
            after: list,
        };
        note_done(transaction, &written, now_ms)?;
    }
    Ok(version)
}

/// Looks for what was done. Nothing is refused: what is not worth points is done all the same.
fn note_done(
    transaction: &mut Transaction<'_>,
    list: &Written<'_>,
    now_ms: i64,
) -> Result<(), ApiError> {
    let owner = list.after["userId"].as_str().unwrap_or_default();
    let mut former = items(list.before);
    for item in items(Some(list.after)) {
        // Most items stand where they stood and are what they were, which is found out without a search.
        let beside = former.next().filter(|before| before["id"] == item["id"]);
        if item["status"] != "done" || !is_recent(item, now_ms) {
            continue;
        }
        let search = || items(list.before).find(|before| before["id"] == item["id"]);
        let before = beside.or_else(search);
        let was_done = before.is_some_and(|before| before["status"] == "done");
        let known = before.filter(|_| was_done).map(companions);
        let friends = friends_of(transaction, owner, item)?;
        for friend in &friends {
            if !known.as_ref().is_some_and(|known| known.contains(friend)) {
                ask(transaction, list, item, (owner, friend), now_ms)?;
            }
        }
        if friends.is_empty() && !was_done {
            let subject = subject_of(list.id, item["id"].as_str().unwrap_or_default());
            let deed = Deed::of(owner, PointsRule::ItemAlone, &subject);
            award_if_any(transaction, &deed, now_ms)?;
        }
    }
    Ok(())
}

/// Subject under which the ledger knows an item of a list.
pub(crate) fn subject_of(list_id: &str, item_id: &str) -> String {
    format!("{list_id}.{item_id}")
}

/// Returns `true` if something was done recently enough to count.
pub(crate) fn is_recent(item: &Value, now_ms: i64) -> bool {
    let done = Timestamp::from_json(&item["doneAt"]);
    // A person a time zone ahead may be done tomorrow.
    let counts = |done: Timestamp| {
        let age_ms = now_ms - done.epoch_ms();
        (-DAY_MS..=TOGETHER_DAYS * DAY_MS).contains(&age_ms)
    };
    done.is_ok_and(counts)
}

/// Ids of the people an item says it was done with.
pub(crate) fn companions(item: &Value) -> Vec<&str> {
    let with = item["withUserIds"].as_array().into_iter().flatten();
    with.filter_map(Value::as_str).collect()
}

fn friends_of<'a>(
    transaction: &Transaction<'_>,
    owner: &str,
    item: &'a Value,
) -> Result<Vec<&'a str>, ApiError> {
    let mut friends = Vec::new();
    for uid in companions(item) {
        if uid != owner && are_friends(transaction, owner, uid)? {
            friends.push(uid);
        }
    }
    Ok(friends)
}

fn ask(
    transaction: &mut Transaction<'_>,
    list: &Written<'_>,
    item: &Value,
    (owner, friend): (&str, &str),
    now_ms: i64,
) -> Result<(), ApiError> {
    let about = json!({
        "from": owner, "listId": list.id, "itemId": item["id"], "title": item["title"],
    });
    notify(transaction, friend, "doneTogether", &about, now_ms)
}

fn items(list: Option<&Value>) -> impl Iterator<Item = &Value> {
    let items = list.and_then(|list| list["activities"].as_array());
    items.into_iter().flatten()
}
