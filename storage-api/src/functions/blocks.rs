//! Having nothing to do with somebody. They see nothing of the caller's from then on, and are not told.

use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::Block;

use super::change::Me;
use super::friends::Somebody;
use super::lists::Shown;
use crate::circle::part;
use crate::clock::iso;
use crate::collections::{BLOCKS, USERS};
use crate::error::ApiError;
use crate::http::describe::Versioned;
use crate::rules::evidence::block_id;
use crate::store::Transaction;

/// Whether somebody is blocked now.
#[derive(Serialize, ToSchema)]
pub(super) struct Blocked {
    /// The block, if there is one now.
    #[schema(value_type = Option<Versioned<Block>>, required = true)]
    block: Option<Shown>,
}

/// Blocks somebody and ends everything there was between them.
pub(super) fn block(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &Somebody,
) -> Result<Blocked, ApiError> {
    if asked.uid == me.uid {
        return Err(ApiError::invalid("that is you"));
    }
    let person = transaction.get(&USERS, &asked.uid)?;
    let person = person.ok_or_else(|| ApiError::not_found("there is no such person"))?;
    part(transaction, &me.uid, &asked.uid, me.now_ms)?;
    let id = block_id(&me.uid, &asked.uid);
    let mut data = json!({ "by": me.uid, "whom": asked.uid, "since": iso(me.now_ms) });
    if let Some(name) = person.data["user_name"].as_str() {
        data["user_name"] = json!(name);
    }
    let version = transaction.put(&BLOCKS, &id, data.clone())?;
    let block = Some(Shown::of(&id, version, &data));
    Ok(Blocked { block })
}

/// Takes a block back. What it ended does not begin again.
pub(super) fn unblock(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &Somebody,
) -> Result<Blocked, ApiError> {
    transaction.delete(&BLOCKS, &block_id(&me.uid, &asked.uid))?;
    Ok(Blocked { block: None })
}
