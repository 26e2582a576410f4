//! How people stand to each other, as a transaction sees it, and what ends when they part.

use serde_json::{Value, json};
use wasm_core::domain::{friend_request_id, friendship_id};

use crate::collections::{BLOCKS, BUCKET_LIST_META, BUCKET_LISTS, FRIEND_REQUESTS, FRIENDSHIPS};
use crate::error::ApiError;
use crate::lists::touch;
use crate::lookup::all;
use crate::rules::evidence::block_id;
use crate::store::Transaction;

/// Whether two people are friends.
pub(crate) fn are_friends(
    transaction: &Transaction<'_>,
    one: &str,
    other: &str,
) -> Result<bool, ApiError> {
    let friendship = transaction.get(&FRIENDSHIPS, &friendship_id(one, other))?;
    Ok(friendship.is_some())
}

/// Whether one person wants nothing to do with another.
pub(crate) fn blocks(
    transaction: &Transaction<'_>,
    by: &str,
    whom: &str,
) -> Result<bool, ApiError> {
    Ok(transaction.get(&BLOCKS, &block_id(by, whom))?.is_some())
}

/// Ends everything between two people: the friendship, requests, and what each may edit of the other's.
pub(crate) fn part(
    transaction: &mut Transaction<'_>,
    one: &str,
    other: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    transaction.delete(&FRIENDSHIPS, &friendship_id(one, other))?;
    for (from, to) in [(one, other), (other, one)] {
        transaction.delete(&FRIEND_REQUESTS, &friend_request_id(from, to))?;
        stop_editing(transaction, from, to, now_ms)?;
    }
    Ok(())
}

/// Takes a person off the co-editors of all lists of another.
fn stop_editing(
    transaction: &mut Transaction<'_>,
    owner: &str,
    editor: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let mut touched = false;
    for list in all(transaction, &BUCKET_LISTS, "userId", vec![json!(owner)])? {
        let Some(meta) = transaction.get(&BUCKET_LIST_META, &list.id)? else {
            continue;
        };
        let mut data = (*meta.data).clone();
        let editors = data.get_mut("editors").and_then(Value::as_array_mut);
        let before = editors.as_ref().map_or(0, |editors| editors.len());
        let Some(editors) = editors else { continue };
        editors.retain(|uid| uid != editor);
        if editors.len() < before {
            transaction.put(&BUCKET_LIST_META, &list.id, data)?;
            touched = true;
        }
    }
    if touched {
        touch(transaction, owner, now_ms)?;
    }
    Ok(())
}
