//! Links by which a person lets others in and becomes their friend.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{Friendship, WaitlistStatus};
use wasm_core::error::Code;

use super::change::{Me, value};
use super::friends::befriend;
use super::lists::Shown;
use super::protocol::{Call, Done};
use super::waitlist;
use crate::auth::secret;
use crate::clock::{DAY_MS, day, iso};
use crate::collections::{FRIENDSHIPS, INVITES, USERS};
use crate::error::ApiError;
use crate::friendships::{blocks, is_link_ended_for};
use crate::http::describe::Versioned;
use crate::lookup::all;
use crate::store::{Transaction, transact};

/// Days for which a friend link works.
const LINK_DAYS: i64 = 30;
/// People who can use one friend link.
const LINK_USES: i64 = 50;

/// A friend link to make.
#[derive(Deserialize, ToSchema)]
pub(super) struct CreateFriendLink {}

/// A link to send to friends.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct FriendLink {
    /// Path of the page that opens it: `/app/join?code=…`.
    url: String,
    /// The code in it.
    code: String,
    /// When it stops working.
    expires_at: String,
}

/// A code somebody was sent.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RedeemInvite {
    /// The code.
    code: String,
    /// The own place in the queue, if there is one; it is given up.
    waitlist_id: Option<String>,
}

/// What the code is good for.
#[derive(Serialize, ToSchema)]
pub(super) struct Invited {
    /// `invited` for somebody who has yet to sign up, `joined` for a person.
    #[schema(value_type = WaitlistStatus)]
    status: &'static str,
    /// The place in line: with an invitation there is none.
    #[schema(required = true)]
    position: Option<u64>,
    /// Who invites.
    by: Inviter,
    /// The friendship with them, for a person who is signed in.
    #[schema(value_type = Option<Versioned<Friendship>>, required = true)]
    friendship: Option<Shown>,
}

/// What somebody who is invited sees of who invites them.
#[derive(Serialize, ToSchema)]
pub(super) struct Inviter {
    /// Their user name.
    #[schema(required = true)]
    user_name: Option<String>,
    /// Their name.
    name: String,
}

/// Makes a link, and an earlier one of the same person worthless.
pub(super) fn create_friend_link(
    transaction: &mut Transaction<'_>,
    me: &Me,
    _asked: &CreateFriendLink,
) -> Result<FriendLink, ApiError> {
    for earlier in all(transaction, &INVITES, "by", vec![json!(me.uid)])? {
        transaction.delete(&INVITES, &earlier.id)?;
    }
    let code = secret::random_secret();
    let until_ms = me.now_ms + LINK_DAYS * DAY_MS;
    let invite =
        json!({ "by": me.uid, "untilMs": until_ms, "usesLeft": LINK_USES, "day": day(until_ms) });
    transaction.put(&INVITES, &secret::hash(&code), invite)?;
    Ok(FriendLink {
        url: format!("/app/join?code={code}"),
        code,
        expires_at: iso(until_ms),
    })
}

/// Tells who invites; for a person who is signed in it makes the friendship. Repeating it changes nothing more.
pub(super) async fn redeem(call: Call<'_>) -> Result<Done, ApiError> {
    let address = call.head.address.to_string();
    call.app.throttles.entering.check(&address)?;
    let asked: RedeemInvite = call.arguments()?;
    let uid = call.caller.as_ref().map(|caller| caller.uid.clone());
    let now_ms = call.app.clock.now_ms();
    let invited = transact(&*call.app.store, move |transaction| {
        redeem_in(transaction, uid.as_deref(), &asked, now_ms)
    });
    Ok(value(&invited.await?)?.into())
}

fn redeem_in(
    transaction: &mut Transaction<'_>,
    uid: Option<&str>,
    asked: &RedeemInvite,
    now_ms: i64,
) -> Result<Invited, ApiError> {
    let id = secret::hash(asked.code.trim());
    let unknown = || ApiError::not_found("there is no such invitation");
    let invite = transaction.get(&INVITES, &id)?.ok_or_else(unknown)?;
    let host_id = invite.data["by"].as_str().unwrap_or_default();
    let host = transaction.get(&USERS, host_id)?.ok_or_else(unknown)?;
    let by = Inviter {
        user_name: host.data["user_name"].as_str().map(str::to_owned),
        name: host.data["name"].as_str().unwrap_or_default().to_owned(),
    };
    let Some(uid) = uid else {
        refuse_spent(&invite.data, now_ms)?;
        waitlist::invite(transaction, asked.waitlist_id.as_deref(), host_id)?;
        return Ok(Invited {
            status: "invited",
            position: None,
            by,
            friendship: None,
        });
    };
    if blocks(transaction, host_id, uid)? {
        return Err(unknown());
    }
    if host_id == uid {
        let message = "this link is your own; send it to somebody else";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("own"));
    }
    if blocks(transaction, uid, host_id)? {
        let message = "you have blocked this person; unblock them first";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("blocked"));
    }
    let friendship_id = wasm_core::domain::friendship_id(host_id, uid);
    if transaction.get(&FRIENDSHIPS, &friendship_id)?.is_none() {
        if is_link_ended_for(&invite.data, uid) {
            return Err(unknown());
        }
        refuse_spent(&invite.data, now_ms)?;
        befriend(transaction, host_id, uid, now_ms)?;
        let mut data = (*invite.data).clone();
        data["usesLeft"] = json!(data["usesLeft"].as_i64().unwrap_or(0) - 1);
        transaction.put(&INVITES, &id, data)?;
    }
    waitlist::join(transaction, asked.waitlist_id.as_deref(), uid)?;
    let friendship = transaction.get(&FRIENDSHIPS, &friendship_id)?;
    Ok(Invited {
        status: "joined",
        position: None,
        by,
        friendship: friendship.map(|found| Shown::of(&found.id, found.version, &found.data)),
    })
}

fn refuse_spent(invite: &Value, now_ms: i64) -> Result<(), ApiError> {
    let number = |field: &str| invite[field].as_i64().unwrap_or(0);
    let (reason, message) = if now_ms >= number("untilMs") {
        ("expired", "this invitation has expired; ask for a new one")
    } else if number("usesLeft") <= 0 {
        ("used", "this invitation was used up; ask for a new one")
    } else {
        return Ok(());
    };
    Err(ApiError::new(Code::FailedPrecondition, message).with_reason(reason))
}
