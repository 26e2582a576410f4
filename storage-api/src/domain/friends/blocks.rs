//! Having nothing to do with somebody. They see nothing of the caller's from then on, and are not told.

use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{Block, friend_request_id};

use super::requests::Somebody;
use crate::access::me::Me;
use crate::access::rules::evidence::block_id;
use crate::access::shown::Shown;
use crate::access::visibility::seen;
use crate::clock::iso;
use crate::domain::separation::{Parting, separate};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{BLOCKS, FRIEND_REQUESTS, USERS, is_id};
use crate::store::Transaction;

/// State of the block now.
#[derive(Serialize, ToSchema)]
pub(crate) struct Blocked {
    /// The block, if there is one now.
    #[schema(value_type = Option<Versioned<Block>>, required = true)]
    block: Option<Shown>,
}

/// Blocks somebody and ends everything there was between them. The answer is the same whether there is such a person or
/// not: who has no public profile is not found out by it.
pub(crate) fn block(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &Somebody,
) -> Result<Blocked, ApiError> {
    if asked.uid == me.uid {
        return Err(ApiError::invalid("that is you"));
    }
    let id = block_id(&me.uid, &asked.uid);
    if asked.uid.is_empty() || !is_id(&id) {
        return Err(ApiError::not_found("there is no such person"));
    }
    let known_name = known_name(transaction, me, &asked.uid)?;
    let mut data = json!({ "by": me.uid, "whom": asked.uid, "since": iso(me.now_ms) });
    if let Some(name) = known_name {
        data["user_name"] = json!(name);
    }
    let version = transaction.put(&BLOCKS, &id, data.clone())?;
    let parting = Parting {
        one: &me.uid,
        other: &asked.uid,
        is_block: true,
        now_ms: me.now_ms,
    };
    separate(transaction, &parting)?;
    let block = Some(Shown::of(&id, version, &data));
    Ok(Blocked { block })
}

/// The user name of a person, if the caller knows it: by their profile, or by a friend request between the two. Nobody
/// learns a name by blocking an id.
fn known_name(
    transaction: &Transaction<'_>,
    me: &Me,
    uid: &str,
) -> Result<Option<String>, ApiError> {
    let profile = seen(transaction, &me.asker(None), &USERS, uid)?;
    let profile = profile.map(|(user, sight, _)| sight.of(&user.data)["user_name"].clone());
    let mut names = vec![profile];
    for (id, field) in [
        (friend_request_id(uid, &me.uid), "fromUserName"),
        (friend_request_id(&me.uid, uid), "toUserName"),
    ] {
        let request = transaction.get(&FRIEND_REQUESTS, &id)?;
        names.push(request.map(|request| request.data[field].clone()));
    }
    // Of an earlier block, which was made when the name was known.
    let before = transaction.get(&BLOCKS, &block_id(&me.uid, uid))?;
    names.push(before.map(|block| block.data["user_name"].clone()));
    let mut names = names.into_iter().flatten();
    Ok(names.find_map(|name| name.as_str().map(str::to_owned)))
}

/// Takes a block back. What it ended does not begin again.
pub(crate) fn unblock(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &Somebody,
) -> Result<Blocked, ApiError> {
    transaction.delete(&BLOCKS, &block_id(&me.uid, &asked.uid))?;
    Ok(Blocked { block: None })
}
