//! A hangout, who is in it, and what they say.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ranking::Vote;
use super::status::HangoutStatus;
use crate::domain::timestamp::Timestamp;

/// Thing that a hangout was made of.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct HangoutSource {
    /// The bucket list of the item.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list_id: Option<String>,
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

/// Way to find the place.
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
    /// Name, 1–200 characters.
    pub name: String,
    /// Latitude in degrees.
    pub lat: f64,
    /// Longitude in degrees.
    pub lng: f64,
}

/// Place of a hangout.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct HangoutPlace {
    /// Way to find it.
    pub mode: HangoutPlaceMode,
    /// The place, where it is one with an id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place_id: Option<String>,
    /// Name and position of the place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<PlaceCandidate>,
    /// Places that could be it, at most 20.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<PlaceCandidate>>,
}

/// Way to find the date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HangoutWhenMode {
    /// It is known.
    Fixed,
    /// People vote for one of the options.
    Poll,
}

/// Date of a hangout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct HangoutWhen {
    /// Way to find the date.
    pub mode: HangoutWhenMode,
    /// Moment when it begins, once that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<Timestamp>,
    /// Moment when it ends, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends_at: Option<Timestamp>,
    /// The IANA zone in which people read the times; none for whole days. Stays as it is once somebody has voted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_zone: Option<String>,
    /// `true` if it takes whole days: those of the moments in UTC, in every time zone.
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
    /// Moment when it would begin.
    pub start: Timestamp,
    /// Length of it, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duration_min: Option<u32>,
}

/// Visibility of a hangout to those who were not sent its link.
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

/// Colour of the invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HangoutTheme {
    /// Blue-green.
    Lagoon,
    /// Violet.
    Plum,
    /// Green.
    Moss,
    /// Dark blue.
    Ink,
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
    /// Title, 1–140 characters.
    pub title: String,
    /// Anything to know, at most 4 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Thing that it was made of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<HangoutSource>,
    /// Place of the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<HangoutPlace>,
    /// Date of the hangout.
    pub when: HangoutWhen,
    /// Dates that can be voted for, 2–20, where there is a poll.
    #[serde(default)]
    pub options: Vec<HangoutOption>,
    /// Moment when voting ends; when the host says so, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub poll_deadline: Option<Timestamp>,
    /// Moment when the host ended voting; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub poll_closed_at: Option<Timestamp>,
    /// The option that was chosen; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen_option: Option<String>,
    /// Ids of the people without whom it makes no sense; for hosts, and for members who see the guests.
    #[serde(default)]
    pub needed_ids: Vec<String>,
    /// Ids of the friends who may join without its link, at most 200; for hosts, and for members who see the guests.
    #[serde(default)]
    pub invited_ids: Vec<String>,
    /// `true` if only the hosts see how others voted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hide_votes: Option<bool>,
    /// `true` if only the hosts see who else is in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hide_guests: Option<bool>,
    /// `true` if members cannot propose dates; they can, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_proposals: Option<bool>,
    /// `true` if cars are shared: the carpool there opens once there is a date and a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carpool: Option<bool>,
    /// Number of people there is room for, 1–10 000; any number, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u32>,
    /// Number of others each may bring, 0–5.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plus_ones: Option<u32>,
    /// Visibility without its link; nobody sees it, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visibility: Option<HangoutVisibility>,
    /// Colour of the invitation; lagoon, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<HangoutTheme>,
    /// Path of the cover photo, `/v1/photos/{hash}`; a cover is drawn, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo_ref: Option<String>,
    /// Seed of the cover that is drawn, at most 64 characters; the id of the hangout, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cover_seed: Option<String>,
    /// The secret in its link, for hosts alone; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite_token: Option<String>,
    /// Addresses that a host invited by email and that nobody has joined with, for hosts alone and until it is over; set by
    /// the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invited_emails: Option<Vec<String>>,
    /// State of the hangout; set by the server.
    pub status: HangoutStatus,
    /// Moment from which finishing it again gives the points, because it was finished before its end; set by the
    /// server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points_from: Option<Timestamp>,
    /// Moment when it was made; set by the server.
    pub created_at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

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
    pub role: String,
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
