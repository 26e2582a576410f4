//! Effects of saving a bucket list, the same for documents and functions: the record beside it, and the moment in the
//! owner's document by which every open page learns of the change.

use std::sync::Arc;

use serde_json::{Value, json};
use wasm_core::domain::{BucketListDefaults, InvalidTimestamp, Timestamp, Zone};

use crate::clock::iso;
use crate::domain::places::{publish, used};
use crate::error::ApiError;
use crate::schema::collections::{BUCKET_LIST_META, BUCKET_LISTS, ME_TOOS, USERS};
use crate::schema::query::by;
use crate::store::{StoreError, Transaction};

/// Writes a list, with a record beside it if there is none yet, and answers with its version.
pub(crate) fn save(
    transaction: &mut Transaction<'_>,
    id: &str,
    list: &Arc<Value>,
    now_ms: i64,
) -> Result<u64, StoreError> {
    let owner = list["userId"].as_str().unwrap_or_default();
    let version = transaction.put(&BUCKET_LISTS, id, Arc::clone(list))?;
    let meta = if let Some(meta) = transaction.get(&BUCKET_LIST_META, id)? {
        meta.data
    } else {
        let visibility = visibility_of_new(transaction, owner)?;
        let meta = Arc::new(json!({ "visibility": visibility }));
        transaction.put(&BUCKET_LIST_META, id, Arc::clone(&meta))?;
        meta
    };
    publish_places(transaction, list, &meta)?;
    touch(transaction, owner, now_ms)?;
    Ok(version)
}

/// Takes the secret link away from what is known about a list or from a plan.
pub(crate) fn end_link(meta: &mut Value) {
    for field in ["linkToken", "linkRole", "linkExpiresAt"] {
        meta[field] = Value::Null;
    }
}

/// Shows everybody the owner's own places that a public list uses.
pub(crate) fn publish_places(
    transaction: &mut Transaction<'_>,
    list: &Value,
    meta: &Value,
) -> Result<(), StoreError> {
    if meta["visibility"] != "public" {
        return Ok(());
    }
    let owner = list["userId"].as_str().unwrap_or_default();
    publish(transaction, owner, used(&list["activities"]))
}

/// Visibility of a new list of a person: the one they chose, else friends. A list without a link yet is not shared by
/// one.
fn visibility_of_new(
    transaction: &Transaction<'_>,
    owner: &str,
) -> Result<&'static str, StoreError> {
    let user = transaction.get(&USERS, owner)?;
    let chosen = user
        .as_ref()
        .map(|user| &user.data["prefs"]["listVisibility"]);
    Ok(match chosen.and_then(Value::as_str) {
        Some("private" | "link") => "private",
        Some("public") => "public",
        _ => "friends",
    })
}

/// Deletes a list and everything beside it.
pub(crate) fn remove(
    transaction: &mut Transaction<'_>,
    id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let list = transaction.get(&BUCKET_LISTS, id)?;
    transaction.delete(&BUCKET_LISTS, id)?;
    transaction.delete(&BUCKET_LIST_META, id)?;
    for me_too in by!(ME_TOOS.listId).all(transaction, [json!(id)])? {
        transaction.delete(&ME_TOOS, &me_too.id)?;
    }
    let owner = list.and_then(|list| list.data["userId"].as_str().map(str::to_owned));
    owner.map_or(Ok(()), |owner| Ok(touch(transaction, &owner, now_ms)?))
}

/// Moves `stats.listsChangedAt` of a person.
pub(crate) fn touch(
    transaction: &mut Transaction<'_>,
    uid: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    let Some(user) = transaction.get(&USERS, uid)? else {
        return Ok(());
    };
    let mut data = (*user.data).clone();
    data["stats"]["listsChangedAt"] = json!(iso(now_ms));
    transaction.put(&USERS, uid, data).map(drop)
}

/// Fills the fields a person's list lacks. The year around New Year is that of their own time zone, else UTC's.
///
/// # Errors
/// [`InvalidTimestamp`] when the clock is out of its mind.
pub(crate) fn defaults(
    uid: &str,
    user: &Value,
    now_ms: i64,
) -> Result<BucketListDefaults, InvalidTimestamp> {
    let zone = user["timeZone"]
        .as_str()
        .and_then(|name| Zone::named(name).ok());
    Ok(BucketListDefaults {
        uid: uid.to_owned(),
        now: Timestamp::from_epoch_ms(now_ms)?,
        user_name: signature(user).unwrap_or_default().to_owned(),
        zone: zone.unwrap_or_default(),
    })
}

/// Signature of a person's lists: the user name, else the name.
pub(crate) fn signature(user: &Value) -> Option<&str> {
    let text = |field: &str| user[field].as_str().filter(|text| !text.is_empty());
    text("user_name").or_else(|| text("name"))
}
