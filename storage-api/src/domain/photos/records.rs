//! Whose photos there are, and which objects nobody refers to any more.
//!
//! An object is a photo's bytes, kept outside the store under the hash of its content. Whoever deletes the last document
//! that names it leaves a note in the same transaction, and the object is removed once that is durable: there is never a
//! document without its object, and never an object that nothing says how to get rid of.

use serde_json::{Value, json};

use crate::error::ApiError;
use crate::schema::collections::{DISCARDED, UPLOADS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Name of the one index of notes.
pub(crate) const PHOTO: &str = "photo";

/// Under which a person's photo is kept: two people may have the same one.
pub(crate) fn upload_id(hash: &str, uid: &str) -> String {
    format!("{hash}.{uid}")
}

/// Notes that an object is to be removed after a moment, unless somebody refers to it by then.
pub(crate) fn discard(
    transaction: &mut Transaction<'_>,
    hash: &str,
    after_ms: i64,
) -> Result<(), ApiError> {
    let note = json!({ "what": PHOTO, "afterMs": after_ms });
    transaction.put(&DISCARDED, hash, note)?;
    Ok(())
}

/// Forgets a person's photo and its small version, and has their objects removed where they were the last of that content.
pub(crate) fn forget(
    transaction: &mut Transaction<'_>,
    upload: &Document,
    now_ms: i64,
) -> Result<(), ApiError> {
    transaction.delete(&UPLOADS, &upload.id)?;
    let hash = upload.data["hash"].as_str().unwrap_or_default();
    if !is_kept(transaction, hash)? {
        discard(transaction, hash, now_ms)?;
    }
    let parts = (upload.data["small"].as_str(), upload.data["uid"].as_str());
    if let (Some(small), Some(uid)) = parts
        && let Some(small) = transaction.get(&UPLOADS, &upload_id(small, uid))?
    {
        forget(transaction, &small, now_ms)?;
    }
    Ok(())
}

/// Returns `true` if anybody has a photo of that content.
pub(crate) fn is_kept(transaction: &Transaction<'_>, hash: &str) -> Result<bool, ApiError> {
    Ok(by!(UPLOADS.hash)
        .first(transaction, [json!(hash)])?
        .is_some())
}

/// Objects to be removed by now.
pub(crate) fn due(transaction: &Transaction<'_>, now_ms: i64) -> Result<Vec<String>, ApiError> {
    let notes = by!(DISCARDED.what).all(transaction, [Value::from(PHOTO)])?;
    let due = notes.into_iter().filter(|note| {
        note.data["afterMs"]
            .as_i64()
            .is_none_or(|after_ms| after_ms <= now_ms)
    });
    Ok(due.map(|note| note.id).collect())
}
