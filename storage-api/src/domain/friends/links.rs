//! Friend links: a person sends one, and those who open it become friends or ask to be.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{FriendRequest, Friendship, Timestamp, WaitlistStatus};
use wasm_core::error::Code;

use super::requests::{SendFriendRequest, befriend, bond, has_pending_request, send_request};
use crate::access::auth::secret;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::{DAY_MS, day, iso};
use crate::domain::friendships::{are_friends, blocks, is_link_ended_for};
use crate::domain::waitlist;
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{INVITES, USERS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Days for which a friend link works at most.
const LINK_DAYS_MAX: i64 = 30;
/// People who can become friends by one link at once.
const LINK_USES_MAX: u32 = 50;
/// People who can send a friend request by one link, after those who became friends at once.
const LINK_REQUESTS_MAX: u32 = 50;

/// Field of a link with how many more people become friends at once by it.
const USES_LEFT: &str = "usesLeft";
/// Field of a link with how many more people can send a friend request by it.
const REQUESTS_LEFT: &str = "requestsLeft";

/// A friend link to make.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreateFriendLink {
    /// Number of people who become friends at once by opening it, 1 to 50; one, if missing. Everyone after them sends a
    /// friend request.
    max_uses: Option<u32>,
    /// Moment when it stops working; in 30 days, which is the longest, if missing.
    expires: Option<Timestamp>,
}

/// A link to send to friends.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FriendLink {
    /// Path of the page that opens it: `/app/join?code=…`.
    url: String,
    /// The code in it.
    code: String,
    /// Moment when it stops working.
    expires_at: String,
    /// Number of people who become friends at once by opening it. Everyone after them sends a friend request.
    max_uses: u32,
}

/// A code somebody was sent.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RedeemInvite {
    /// The code.
    code: String,
    /// The own place in the queue, if there is one; it is given up.
    waitlist_id: Option<String>,
}

/// Invitation that a code stands for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Invited {
    /// `invited` for somebody who has yet to sign up, `joined` for a person.
    #[schema(value_type = WaitlistStatus)]
    status: &'static str,
    /// The place in line: with an invitation there is none.
    #[schema(required = true)]
    position: Option<u64>,
    /// Person who invites.
    by: Inviter,
    /// True if the link makes nobody friends at once any more: who opens it now sends a friend request.
    asks_first: bool,
    /// The friendship with them, for a person who is signed in.
    #[schema(value_type = Option<Versioned<Friendship>>, required = true)]
    friendship: Option<Shown>,
    /// The request to them, for a person who is signed in and came after those who became friends at once.
    #[schema(value_type = Option<Versioned<FriendRequest>>, required = true)]
    request: Option<Shown>,
}

/// Inviter, as the invited person sees them.
#[derive(Serialize, ToSchema)]
pub(crate) struct Inviter {
    /// Their user name.
    #[schema(required = true)]
    user_name: Option<String>,
    /// Their name.
    name: String,
}

impl Inviter {
    fn of(host: &Document) -> Self {
        Self {
            user_name: host.data["user_name"].as_str().map(str::to_owned),
            name: host.data["name"].as_str().unwrap_or_default().to_owned(),
        }
    }
}

/// Makes a link, and an earlier one of the same person worthless.
pub(crate) fn create_friend_link(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CreateFriendLink,
) -> Result<FriendLink, ApiError> {
    let max_uses = asked.max_uses.unwrap_or(1);
    if !(1..=LINK_USES_MAX).contains(&max_uses) {
        let message = format!("maxUses must be from 1 to {LINK_USES_MAX}");
        return Err(ApiError::invalid(message));
    }
    let until_ms = expiry(asked.expires, me.now_ms)?;
    end_links(transaction, &me.uid)?;
    let code = secret::random_secret();
    let invite = json!({
        "by": me.uid, "untilMs": until_ms, "usesLeft": max_uses, "requestsLeft": LINK_REQUESTS_MAX,
        "day": day(until_ms),
    });
    transaction.put(&INVITES, &secret::hash(&code), invite)?;
    Ok(FriendLink {
        url: format!("/app/join?code={code}"),
        code,
        expires_at: iso(until_ms),
        max_uses,
    })
}

/// Ends the friend links of a person.
pub(crate) fn end_links(transaction: &mut Transaction<'_>, uid: &str) -> Result<(), ApiError> {
    for link in by!(INVITES.by).all(transaction, [json!(uid)])? {
        transaction.delete(&INVITES, &link.id)?;
    }
    Ok(())
}

/// Moment when a link ends, in milliseconds since 1970.
fn expiry(asked: Option<Timestamp>, now_ms: i64) -> Result<i64, ApiError> {
    let latest_ms = now_ms + LINK_DAYS_MAX * DAY_MS;
    let until_ms = asked.map_or(latest_ms, Timestamp::epoch_ms);
    if until_ms <= now_ms {
        return Err(ApiError::invalid("the link must expire in the future").with_reason("past"));
    }
    if until_ms > latest_ms {
        let message = format!("a friend link works for at most {LINK_DAYS_MAX} days");
        return Err(ApiError::invalid(message));
    }
    Ok(until_ms)
}

/// Shows somebody without an account who invites, and lets them in past the queue.
pub(crate) fn preview(
    transaction: &mut Transaction<'_>,
    asked: &RedeemInvite,
    now_ms: i64,
) -> Result<Invited, ApiError> {
    let (invite, host) = find(transaction, &asked.code)?;
    refuse_spent(&invite.data, now_ms)?;
    waitlist::invite(transaction, asked.waitlist_id.as_deref(), &host.id)?;
    Ok(Invited {
        status: "invited",
        position: None,
        by: Inviter::of(&host),
        asks_first: left(&invite.data, USES_LEFT) == 0,
        friendship: None,
        request: None,
    })
}

/// Makes a person friends with the inviter, or sends the request where the link's uses are taken.
pub(crate) fn redeem(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &RedeemInvite,
) -> Result<Invited, ApiError> {
    let (invite, host) = find(transaction, &asked.code)?;
    refuse_pair(transaction, &host.id, &me.uid)?;
    if !are_friends(transaction, &host.id, &me.uid)? {
        if is_link_ended_for(&invite.data, &me.uid) {
            return Err(no_such_invitation());
        }
        use_link(transaction, me, &invite, &host)?;
    }
    waitlist::join(transaction, asked.waitlist_id.as_deref(), &me.uid)?;
    let bond = bond(transaction, &me.uid, &host.id)?;
    Ok(Invited {
        status: "joined",
        position: None,
        by: Inviter::of(&host),
        asks_first: bond.friendship.is_none(),
        request: bond.request.filter(|_| bond.friendship.is_none()),
        friendship: bond.friendship,
    })
}

/// Takes one use of a link, or one of its requests once the uses are taken.
fn use_link(
    transaction: &mut Transaction<'_>,
    me: &Me,
    invite: &Document,
    host: &Document,
) -> Result<(), ApiError> {
    let taken = if left(&invite.data, USES_LEFT) > 0 {
        refuse_spent(&invite.data, me.now_ms)?;
        befriend(transaction, &host.id, &me.uid, me.now_ms)?;
        USES_LEFT
    } else if has_pending_request(transaction, me, &host.id)? {
        return Ok(());
    } else {
        refuse_spent(&invite.data, me.now_ms)?;
        send_request(transaction, me, &SendFriendRequest::by_link(host))?;
        REQUESTS_LEFT
    };
    let mut data = (*invite.data).clone();
    data[taken] = json!(left(&data, taken) - 1);
    transaction.put(&INVITES, &invite.id, data)?;
    Ok(())
}

/// The link of a code, and who made it.
fn find(transaction: &Transaction<'_>, code: &str) -> Result<(Document, Document), ApiError> {
    let invite = transaction.get(&INVITES, &secret::hash(code.trim()))?;
    let invite = invite.ok_or_else(no_such_invitation)?;
    let host = transaction.get(&USERS, invite.data["by"].as_str().unwrap_or_default())?;
    Ok((invite, host.ok_or_else(no_such_invitation)?))
}

/// Refuses who made the link, and people of whom one blocks the other. Who is blocked learns nothing.
fn refuse_pair(transaction: &Transaction<'_>, host: &str, uid: &str) -> Result<(), ApiError> {
    if blocks(transaction, host, uid)? {
        return Err(no_such_invitation());
    }
    let (reason, message) = if host == uid {
        ("own", "this link is your own; send it to somebody else")
    } else if blocks(transaction, uid, host)? {
        (
            "blocked",
            "you have blocked this person; unblock them first",
        )
    } else {
        return Ok(());
    };
    Err(ApiError::new(Code::FailedPrecondition, message).with_reason(reason))
}

fn no_such_invitation() -> ApiError {
    ApiError::not_found("there is no such invitation")
}

/// Number of times a link can still be used in one of its two ways. Links of earlier versions have no requests.
fn left(invite: &Value, way: &str) -> i64 {
    invite[way].as_i64().unwrap_or(0)
}

fn refuse_spent(invite: &Value, now_ms: i64) -> Result<(), ApiError> {
    let (reason, message) = if now_ms >= invite["untilMs"].as_i64().unwrap_or(0) {
        ("expired", "this invitation has expired; ask for a new one")
    } else if left(invite, USES_LEFT) <= 0 && left(invite, REQUESTS_LEFT) <= 0 {
        ("used", "this invitation was used up; ask for a new one")
    } else {
        return Ok(());
    };
    Err(ApiError::new(Code::FailedPrecondition, message).with_reason(reason))
}
