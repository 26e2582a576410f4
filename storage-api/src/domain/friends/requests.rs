//! Friends: asked, answered, found by a link, and given up.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    FRIENDS_MAX, FriendRequest, Friendship, REQUEST_DAYS, REQUESTS_PENDING_MAX, Timestamp,
    friend_request_id, friendship_id, validate_friend_request,
};
use wasm_core::error::Code;

use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::{DAY_MS, day, iso};
use crate::domain::friendships::{are_friends, blocks};
use crate::domain::separation::{Parting, separate};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{FRIEND_REQUESTS, FRIENDSHIPS, USERS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Somebody to be friends with, by id or by user name.
#[derive(Deserialize, ToSchema)]
pub(crate) struct SendFriendRequest {
    /// Id of the person.
    uid: Option<String>,
    /// Their user name, where the id is not known.
    user_name: Option<String>,
    /// Message that goes along with it, at most 280 characters.
    message: Option<String>,
}

impl SendFriendRequest {
    /// A request to the person whose link somebody opened, which showed their name.
    pub(crate) fn by_link(host: &Document) -> Self {
        let user_name = host.data["user_name"].as_str().map(str::to_owned);
        Self {
            uid: user_name.is_none().then(|| host.id.clone()),
            user_name,
            message: None,
        }
    }
}

/// Answer to a friend request.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum FriendAnswer {
    /// Become friends.
    Accept,
    /// Rather not.
    Decline,
    /// Take back what one has sent.
    Cancel,
}

/// An answer to a friend request.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AnswerFriendRequest {
    /// Id of the request.
    request_id: String,
    /// The answer.
    answer: FriendAnswer,
}

/// Another person.
#[derive(Deserialize, ToSchema)]
pub(crate) struct Somebody {
    /// Their id.
    pub(crate) uid: String,
}

/// Relation of two people now.
#[derive(Default, Serialize, ToSchema)]
pub(crate) struct Bond {
    /// The request, if there is or was one.
    #[schema(value_type = Option<Versioned<FriendRequest>>, required = true)]
    pub(crate) request: Option<Shown>,
    /// The friendship, if they are friends now.
    #[schema(value_type = Option<Versioned<Friendship>>, required = true)]
    pub(crate) friendship: Option<Shown>,
}

/// Asks somebody to be friends; if they have asked already, that is the answer.
pub(crate) fn send_request(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &SendFriendRequest,
) -> Result<Bond, ApiError> {
    let to = addressee(transaction, me, asked)?;
    if are_friends(transaction, &me.uid, &to)? {
        return bond(transaction, &me.uid, &to);
    }
    let crossed = transaction.get(&FRIEND_REQUESTS, &friend_request_id(&to, &me.uid))?;
    if let Some(crossed) = crossed.filter(|request| is_pending(request, me.now_ms)) {
        settle(transaction, &crossed, "accepted", me.now_ms)?;
        befriend(transaction, &me.uid, &to, me.now_ms)?;
        return bond(transaction, &to, &me.uid);
    }
    let id = friend_request_id(&me.uid, &to);
    let before = transaction.get(&FRIEND_REQUESTS, &id)?;
    if before
        .as_ref()
        .is_none_or(|request| !is_pending(request, me.now_ms))
    {
        refuse_pestering(before.as_ref(), me.now_ms)?;
        refuse_too_many(transaction, me)?;
        put_request(transaction, me, &to, asked)?;
    }
    bond(transaction, &me.uid, &to)
}

/// Accepts or declines what one was asked, or takes back what one has asked.
pub(crate) fn answer_request(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &AnswerFriendRequest,
) -> Result<Bond, ApiError> {
    let request = transaction.get(&FRIEND_REQUESTS, &asked.request_id)?;
    let answerer = if asked.answer == FriendAnswer::Cancel {
        "from"
    } else {
        "to"
    };
    let own = request.filter(|request| request.data[answerer] == me.uid);
    let request = own.ok_or_else(|| ApiError::not_found("there is no such friend request"))?;
    let text = |name: &str| request.data[name].as_str().unwrap_or_default().to_owned();
    let (from, to) = (text("from"), text("to"));
    let status = match asked.answer {
        FriendAnswer::Accept => "accepted",
        FriendAnswer::Decline => "declined",
        FriendAnswer::Cancel => "cancelled",
    };
    if !is_pending(&request, me.now_ms) {
        if request.data["status"] == status {
            return bond(transaction, &from, &to);
        }
        return Err(settled_already(&request));
    }
    settle(transaction, &request, status, me.now_ms)?;
    if asked.answer == FriendAnswer::Accept {
        befriend(transaction, &from, &to, me.now_ms)?;
    }
    bond(transaction, &from, &to)
}

/// Ends a friendship, and with it what each may do with what is the other's.
pub(crate) fn remove_friend(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &Somebody,
) -> Result<Bond, ApiError> {
    let parting = Parting {
        one: &me.uid,
        other: &asked.uid,
        is_block: false,
        now_ms: me.now_ms,
    };
    separate(transaction, &parting)?;
    Ok(Bond::default())
}

/// Makes two people friends; nothing happens if they are.
pub(crate) fn befriend(
    transaction: &mut Transaction<'_>,
    one: &str,
    other: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    if are_friends(transaction, one, other)? {
        return Ok(());
    }
    for uid in [one, other] {
        let a = by!(FRIENDSHIPS.a).all(transaction, [json!(uid)])?.len();
        let b = by!(FRIENDSHIPS.b).all(transaction, [json!(uid)])?.len();
        if a + b >= FRIENDS_MAX {
            let message = format!("a person has at most {FRIENDS_MAX} friends");
            return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("friends"));
        }
    }
    let id = friendship_id(one, other);
    let (a, b) = id.split_once('_').unwrap_or_default();
    let friendship = json!({ "a": a, "b": b, "since": iso(now_ms) });
    transaction.put(&FRIENDSHIPS, &id, friendship)?;
    Ok(())
}

/// Reads the relation of two people now.
pub(crate) fn bond(transaction: &Transaction<'_>, from: &str, to: &str) -> Result<Bond, ApiError> {
    let shown = |document: Document| Shown::of(&document.id, document.version, &document.data);
    let request = transaction.get(&FRIEND_REQUESTS, &friend_request_id(from, to))?;
    let friendship = transaction.get(&FRIENDSHIPS, &friendship_id(from, to))?;
    Ok(Bond {
        request: request.map(shown),
        friendship: friendship.map(shown),
    })
}

/// Tells whether a request of the caller to somebody waits for an answer.
pub(crate) fn has_pending_request(
    transaction: &Transaction<'_>,
    me: &Me,
    to: &str,
) -> Result<bool, ApiError> {
    let request = transaction.get(&FRIEND_REQUESTS, &friend_request_id(&me.uid, to))?;
    Ok(request.is_some_and(|request| is_pending(&request, me.now_ms)))
}

/// Id of the person that is asked. One who blocks the caller answers as one who does not exist.
fn addressee(
    transaction: &Transaction<'_>,
    me: &Me,
    asked: &SendFriendRequest,
) -> Result<String, ApiError> {
    let found = match (&asked.uid, &asked.user_name) {
        (Some(uid), None) => transaction.get(&USERS, uid)?,
        (None, Some(name)) => {
            let name = name.trim().trim_start_matches('@');
            by!(USERS.user_name).first(transaction, [json!(name)])?
        }
        _ => return Err(ApiError::invalid("name one person, by uid or by user_name")),
    };
    let absent = || ApiError::not_found("there is no such person");
    let person = found.filter(|person| person.data["deletedAt"].is_null());
    let uid = person.ok_or_else(absent)?.id;
    if uid == me.uid {
        return Err(ApiError::invalid("that is you"));
    }
    if blocks(transaction, &uid, &me.uid)? {
        return Err(absent());
    }
    if blocks(transaction, &me.uid, &uid)? {
        let message = "you have blocked this person; unblock them first";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("blocked"));
    }
    Ok(uid)
}

fn put_request(
    transaction: &mut Transaction<'_>,
    me: &Me,
    to: &str,
    asked: &SendFriendRequest,
) -> Result<(), ApiError> {
    let sender = me.user(transaction)?.data;
    let mut request = json!({
        "from": me.uid, "to": to, "status": "pending", "createdAt": iso(me.now_ms), "day": day(me.now_ms),
        "fromName": sender["name"],
    });
    if let Some(name) = sender["user_name"].as_str() {
        request["fromUserName"] = json!(name);
    }
    // By an id nobody learns a name that they did not know.
    if asked.user_name.is_some()
        && let Some(person) = transaction.get(&USERS, to)?
    {
        request["toUserName"] = person.data["user_name"].clone();
    }
    if let Some(message) = &asked.message {
        request["message"] = json!(message);
    }
    ApiError::refuse_fields(validate_friend_request(&request))?;
    transaction.put(&FRIEND_REQUESTS, &friend_request_id(&me.uid, to), request)?;
    Ok(())
}

fn settle(
    transaction: &mut Transaction<'_>,
    request: &Document,
    status: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let mut data = (*request.data).clone();
    data["status"] = json!(status);
    data["answeredAt"] = json!(iso(now_ms));
    transaction.put(&FRIEND_REQUESTS, &request.id, data)?;
    Ok(())
}

fn settled_already(request: &Document) -> ApiError {
    // A request may still say that it is pending after its time has run out.
    let reason = match request.data["status"].as_str() {
        Some(status) if status != "pending" => status,
        _ => "expired",
    };
    let message = format!("this request was {reason} already");
    ApiError::new(Code::FailedPrecondition, message).with_reason(reason)
}

/// Returns `true` if a request waits for an answer; one that waited too long does not.
fn is_pending(request: &Document, now_ms: i64) -> bool {
    request.data["status"] == "pending" && !is_older(&request.data["createdAt"], now_ms)
}

/// Returns `true` if a moment is more than [`REQUEST_DAYS`] ago.
fn is_older(moment: &Value, now_ms: i64) -> bool {
    let moment_ms = Timestamp::from_json(moment).map_or(0, Timestamp::epoch_ms);
    now_ms > moment_ms + REQUEST_DAYS * DAY_MS
}

/// Refuses a new request shortly after one that was declined.
fn refuse_pestering(before: Option<&Document>, now_ms: i64) -> Result<(), ApiError> {
    let declined = before.filter(|request| request.data["status"] == "declined");
    if declined.is_some_and(|request| !is_older(&request.data["answeredAt"], now_ms)) {
        let message = "this person did not want to; ask again another time";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("declined"));
    }
    Ok(())
}

fn refuse_too_many(transaction: &Transaction<'_>, me: &Me) -> Result<(), ApiError> {
    let sent = by!(FRIEND_REQUESTS.from).all(transaction, [json!(me.uid)])?;
    let pending = sent.iter().filter(|request| is_pending(request, me.now_ms));
    if pending.count() >= REQUESTS_PENDING_MAX {
        let message = format!("{REQUESTS_PENDING_MAX} of your requests wait for an answer");
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("pending"));
    }
    Ok(())
}
