//! Friends: who they are, who asked whom, and who wants nothing to do with whom.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::check::{Check, FieldError};
use super::timestamp::Timestamp;
use super::{ID_MAX, NAME_MAX, REQUEST_MESSAGE_MAX, USER_NAME_MAX};

/// Two people who are friends, under [`friendship_id`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Friendship {
    /// Id of the one whose id sorts first.
    pub a: String,
    /// Id of the other.
    pub b: String,
    /// Since when; set by the server.
    pub since: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// State of a friend request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum FriendRequestStatus {
    /// It waits for an answer, for at most [`REQUEST_DAYS`](super::REQUEST_DAYS) days.
    Pending,
    /// They are friends.
    Accepted,
    /// The other one did not want to.
    Declined,
    /// Whoever asked took it back.
    Cancelled,
    /// Nobody answered in time.
    Expired,
}

/// One person's wish to be another one's friend, under [`friend_request_id`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct FriendRequest {
    /// Id of the person who asks.
    pub from: String,
    /// Id of the person who is asked.
    pub to: String,
    /// `name` of the person who asks, who is otherwise nobody to see for the one asked; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from_name: Option<String>,
    /// `user_name` of the person who asks; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from_user_name: Option<String>,
    /// `user_name` of the person who is asked, if they were asked by it; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_user_name: Option<String>,
    /// Message that goes along with it, at most 280 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// State of the request.
    pub status: FriendRequestStatus,
    /// Moment when it was sent.
    pub created_at: Timestamp,
    /// Moment when it was answered or taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered_at: Option<Timestamp>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// One person's wish to have nothing to do with another. The other never learns of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Block {
    /// Id of the person who blocks.
    pub by: String,
    /// Id of the person who is blocked.
    pub whom: String,
    /// `user_name` of the person who is blocked, as it was then, so that a list of them can be shown.
    #[serde(rename = "user_name", skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
    /// Since when.
    pub since: Timestamp,
}

/// Id of the friendship of two people, whichever is named first.
///
/// ```
/// use wasm_core::domain::friendship_id;
///
/// assert_eq!(friendship_id("zoe", "ada"), "ada_zoe");
/// assert_eq!(friendship_id("ada", "zoe"), "ada_zoe");
/// ```
pub fn friendship_id(one: &str, other: &str) -> String {
    let (a, b) = if one <= other {
        (one, other)
    } else {
        (other, one)
    };
    format!("{a}_{b}")
}

/// Id of the request that `from` sent `to`.
pub fn friend_request_id(from: &str, to: &str) -> String {
    format!("{from}_{to}")
}

/// Lists the faults of a friend request; empty if there are none.
pub fn validate_friend_request(request: &Value) -> Vec<FieldError> {
    Check::object("", request, |check, record| {
        for name in ["from", "to"] {
            check.required(record, name);
            check.text(record, name, 1, ID_MAX);
        }
        check.text(record, "fromName", 1, NAME_MAX);
        check.text(record, "fromUserName", 1, USER_NAME_MAX);
        check.text(record, "toUserName", 1, USER_NAME_MAX);
        check.prose(record, "message", 0, REQUEST_MESSAGE_MAX);
        check.required(record, "status");
        check.word(
            record,
            "status",
            &["pending", "accepted", "declined", "cancelled", "expired"],
        );
        check.required(record, "createdAt");
        check.timestamp(record, "createdAt");
        check.timestamp(record, "answeredAt");
    })
}
