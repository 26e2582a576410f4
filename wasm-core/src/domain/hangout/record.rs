//! A hangout, who is in it, and what they say.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ranking::Vote;
use super::status::HangoutStatus;
use crate::domain::timestamp::Timestamp;

/// What a hangout was made of.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct HangoutSource {
    /// A quest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quest_id: Option<String>,
    /// A plan.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan_id: Option<String>,
    /// An item of a bucket list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activity_id: Option<String>,
}

/// How the place is found.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HangoutPlaceMode {
    /// It is known.
    Fixed,
    /// One that is fair for all is looked for.
    Fair,
    /// It is said later.
    #[default]
    Tbd,
}

/// A place that could be it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlaceCandidate {
    /// What it is called, 1–200 characters.
    pub name: String,
    /// Latitude in degrees.
    pub lat: f64,
    /// Longitude in degrees.
    pub lng: f64,
}

/// Where it is.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct HangoutPlace {
    /// How it is found.
    pub mode: HangoutPlaceMode,
    /// The place, where it is one with an id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place_id: Option<String>,
    /// What the place is called, and where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<PlaceCandidate>,
    /// Places that could be it, at most 20.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<PlaceCandidate>>,
}

/// How the date is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HangoutWhenMode {
    /// It is known.
    Fixed,
    /// People vote for one of the options.
    Poll,
}

/// When it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct HangoutWhen {
    /// How the date is found.
    pub mode: HangoutWhenMode,
    /// When it begins, once that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<Timestamp>,
    /// When it ends, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends_at: Option<Timestamp>,
    /// The IANA zone in which people read the times; none for whole days. Stays as it is once somebody has voted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_zone: Option<String>,
    /// Whether it takes whole days: those of the moments in UTC, wherever one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_day: Option<bool>,
}

/// A date that can be voted for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct HangoutOption {
    /// Its id, unique in the hangout.
    pub id: String,
    /// When it would begin.
    pub start: Timestamp,
    /// How long it would take, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duration_min: Option<u32>,
}

/// Who may see a hangout without having been sent its link.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HangoutVisibility {
    /// Nobody: who is in it, and who holds its link and joins with it.
    #[default]
    Invited,
    /// Whoever holds its link, also without joining.
    Link,
    /// Friends of the host.
    Friends,
    /// Everybody.
    Public,
}

/// A meeting.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Hangout {
    /// Id of who called it; set by the server.
    pub host_id: String,
    /// Ids of those who host it too.
    #[serde(default)]
    pub co_hosts: Vec<String>,
    /// What it is, 1–140 characters.
    pub title: String,
    /// Anything to know, at most 4 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What it was made of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<HangoutSource>,
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<HangoutPlace>,
    /// When it is.
    pub when: HangoutWhen,
    /// Dates that can be voted for, 2–20, where there is a poll.
    #[serde(default)]
    pub options: Vec<HangoutOption>,
    /// When voting ends; when the host says so, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub poll_deadline: Option<Timestamp>,
    /// When the host ended voting; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub poll_closed_at: Option<Timestamp>,
    /// The option that was chosen; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen_option: Option<String>,
    /// Ids of the people without whom it makes no sense.
    #[serde(default)]
    pub needed_ids: Vec<String>,
    /// Ids of the friends who may join without its link, at most 200.
    #[serde(default)]
    pub invited_ids: Vec<String>,
    /// Whether only the hosts see how others voted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hide_votes: Option<bool>,
    /// Whether only the hosts see who else is in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hide_guests: Option<bool>,
    /// How many people there is room for, 1–10 000; any number, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u32>,
    /// How many others each may bring, 0–5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plus_ones: Option<u32>,
    /// Who may see it without its link; nobody, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visibility: Option<HangoutVisibility>,
    /// The secret in its link, for hosts alone; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite_token: Option<String>,
    /// How far it has come; set by the server.
    pub status: HangoutStatus,
    /// When it was made; set by the server.
    pub created_at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Whether somebody comes.
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
    /// What a guest calls themselves, or how the person was called when they joined, 1–60 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// `host`, `coHost` or `member`.
    pub role: String,
    /// What they think of each option, by its id. Missing where votes are hidden from the reader.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub votes: Option<BTreeMap<String, Vote>>,
    /// Whether they come; missing until they have said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rsvp: Option<Rsvp>,
    /// How many they are, themselves included.
    pub party_size: u32,
    /// Since when they want to come: who waits longest moves up first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<Timestamp>,
    /// Whether the date has changed since they said that they come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reconfirm: Option<bool>,
    /// Whether they were there; said by a host.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attended: Option<bool>,
    /// When they joined.
    pub joined_at: Timestamp,
    /// Version of the hangout they have seen last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen_version: Option<u64>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
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
    /// How they were called then.
    pub name: String,
    /// What they said, 1–1 000 characters.
    pub text: String,
    /// When.
    pub at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}
