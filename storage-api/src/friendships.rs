//! Friendships and blocks inside a transaction. What ends with them in other collections is in `separation`.

use wasm_core::domain::friendship_id;

use crate::collections::{BLOCKS, FRIENDSHIPS};
use crate::error::ApiError;
use crate::rules::evidence::block_id;
use crate::store::Transaction;

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
