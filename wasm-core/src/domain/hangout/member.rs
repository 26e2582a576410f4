//! Members of a hangout, and their comments.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ranking::Vote;
use super::record::HangoutOption;
use crate::domain::timestamp::Timestamp;

/// Answer of a member: they come, may come, or do not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Rsvp {
    /// Yes.
    Going,
    /// Perhaps.
    Maybe,
    /// No.
    No,
    /// Yes, as soon as there is room.
    Waitlisted,
}

/// Part that a member has in a hangout.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HangoutRole {
    /// They called it.
    Host,
    /// They host it too.
    CoHost,
    /// They are in it.
    #[default]
    Member,
}

/// Thing that a guest is to be emailed about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EmailDue {
    /// They have moved up to a seat.
    Seat,
}

/// Somebody who is in a hangout: a person under `{hangoutId}_{uid}`, or a guest by name. Nobody but themselves writes
/// their votes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct HangoutMember {
    /// The hangout.
    pub hangout_id: String,
    /// Id of the person; missing for a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<String>,
    /// Name that a guest gave, or that the person had when they joined, 1–60 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// User name of the person, where their name reads like the one of somebody else in the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
    /// `host`, `coHost` or `member`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub role: HangoutRole,
    /// Their vote on each option, by its id. Missing where votes are hidden from the reader.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub votes: Option<BTreeMap<String, Vote>>,
    /// Dates they propose, at most 3, until a host takes them into the poll or declines them. Missing where votes are
    /// hidden from the reader.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposals: Option<Vec<HangoutOption>>,
    /// Their answer: they come, may come, or do not; missing until they have given one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rsvp: Option<Rsvp>,
    /// Size of their party, themselves included.
    pub party_size: u32,
    /// Since when they want to come: who waits longest moves up first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<Timestamp>,
    /// `true` if the date has changed since they said that they come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reconfirm: Option<bool>,
    /// `true` if they were there; set by a host.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attended: Option<bool>,
    /// Moment when they joined.
    pub joined_at: Timestamp,
    /// Version of the hangout they have seen last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen_version: Option<u64>,
    /// Host of the hangout, whom the rules ask for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub host_id: String,
    /// Ids of those who host it too, whom the rules ask for.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub co_hosts: Vec<String>,
    /// `true` if only the hosts see how others voted. Nobody is shown it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub votes_hidden: bool,
    /// `true` if only the hosts see who else is in it. Nobody is shown it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub guests_hidden: bool,
    /// Secret of a guest. Nobody is shown it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub edit_token: Option<String>,
    /// Address at which a guest wants to be told the date, for themselves alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub email: Option<String>,
    /// Tag of the language in which a guest is emailed. Nobody is shown it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub email_language: Option<String>,
    /// Number of proposals they have made. Nobody is shown it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub proposed: Option<u32>,
    /// Thing that a guest is to be emailed about, once the transaction is durable. Nobody is shown it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub email_due: Option<EmailDue>,
    /// Day of the last email about new dates, counted from 1970. Nobody is shown it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub dates_emailed: Option<i64>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

impl HangoutMember {
    /// `true` if they have voted for any date.
    pub fn has_voted(&self) -> bool {
        self.votes.as_ref().is_some_and(|votes| !votes.is_empty())
    }

    /// `true` if they have voted, or said whether they come.
    pub fn has_answered(&self) -> bool {
        self.has_voted() || self.rsvp.is_some()
    }

    /// Their vote on an option.
    pub fn vote(&self, option_id: &str) -> Option<Vote> {
        self.votes.as_ref()?.get(option_id).copied()
    }
}

/// Something somebody said about a hangout.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct HangoutComment {
    /// The hangout.
    pub hangout_id: String,
    /// The member who said it.
    pub member_id: String,
    /// Id of the person; missing for a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author_id: Option<String>,
    /// Their name then.
    pub name: String,
    /// User name of the person, where their name reads like the one of somebody else in the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
    /// Text of the comment, at most 1 000 characters; empty where there is only a photo.
    pub text: String,
    /// Path of a photo, `/v1/photos/{hash}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo: Option<String>,
    /// Moment of the comment.
    pub at: Timestamp,
    /// Host of the hangout, whom the rules ask for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub host_id: String,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Number of changes of a hangout and of what is in it. Whoever may read the hangout follows it, to read the invitation
/// again after each change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct HangoutActivity {
    /// The hangout.
    pub hangout_id: String,
    /// Grows with every change.
    pub count: u64,
}
