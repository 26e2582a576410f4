//! Friendships, blocks and friend links inside a transaction. What ends with them in other collections is in `separation`.

use serde_json::{Value, json};
use wasm_core::domain::friendship_id;

use crate::access::auth::secret;
use crate::access::rules::evidence::block_id;
use crate::error::ApiError;
use crate::schema::collections::{BLOCKS, FRIENDSHIPS, INVITES};
use crate::schema::query::by;
use crate::store::Transaction;

/// Field of a link with the hashes of the people whom it does not let in any more. Hashes, so that a link holds no ids
/// that an erasure would have to find.
const ENDED_FOR: &str = "endedFor";

/// There is nobody of that id, or the caller may not know.
pub(crate) fn no_such_person() -> ApiError {
    ApiError::not_found("there is no such person")
}

/// Tells whether two people are friends.
pub(crate) fn are_friends(
    transaction: &Transaction<'_>,
    one: &str,
    other: &str,
) -> Result<bool, ApiError> {
    let friendship = transaction.get(&FRIENDSHIPS, &friendship_id(one, other))?;
    Ok(friendship.is_some())
}

/// Tells whether one person blocks another.
pub(crate) fn blocks(
    transaction: &Transaction<'_>,
    by: &str,
    whom: &str,
) -> Result<bool, ApiError> {
    Ok(transaction.get(&BLOCKS, &block_id(by, whom))?.is_some())
}

/// Tells whether one of two people blocks the other.
pub(crate) fn is_blocked_between(
    transaction: &Transaction<'_>,
    one: &str,
    other: &str,
) -> Result<bool, ApiError> {
    Ok(blocks(transaction, one, other)? || blocks(transaction, other, one)?)
}

/// Ends the friend links of a person for another, who needs a new one to become friends again.
pub(crate) fn end_links_for(
    transaction: &mut Transaction<'_>,
    host: &str,
    uid: &str,
) -> Result<(), ApiError> {
    for link in by!(INVITES.by).all(transaction, [json!(host)])? {
        if is_link_ended_for(&link.data, uid) {
            continue;
        }
        let mut data = (*link.data).clone();
        match data[ENDED_FOR].as_array_mut() {
            Some(people) => people.push(json!(secret::hash(uid))),
            None => data[ENDED_FOR] = json!([secret::hash(uid)]),
        }
        transaction.put(&INVITES, &link.id, data)?;
    }
    Ok(())
}

/// Tells whether a link does not let somebody in any more.
pub(crate) fn is_link_ended_for(link: &Value, uid: &str) -> bool {
    let people = link[ENDED_FOR].as_array();
    people.is_some_and(|people| people.contains(&json!(secret::hash(uid))))
}
