//! A hangout: what it is about, where and when.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

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
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub other: BTreeMap<String, Value>,
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
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub other: BTreeMap<String, Value>,
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
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub other: BTreeMap<String, Value>,
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
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub other: BTreeMap<String, Value>,
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
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub other: BTreeMap<String, Value>,
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
    /// Moment when its date, place or status changed last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub changed_at: Option<Timestamp>,
    /// Reason why it was called off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub cancel_reason: Option<String>,
    /// Moment when a host reminded those who have not answered last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub reminded_at: Option<Timestamp>,
    /// Hashes of the people whom a host took off, and of the secrets of guests. Hashes, so that it holds no ids that an erasure
    /// would have to find. Nobody is shown them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub taken_off: Vec<String>,
    /// Hashes of the secrets of guests who have accounts now, each with the hash of its account. Nobody is shown them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub former_guests: BTreeMap<String, String>,
    /// `true` if links from before no longer let guests in: somebody whom a host took off would come back under another
    /// name. Nobody is shown it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub guests_closed: Option<bool>,
    /// Hashes of the email addresses it was sent to. Nobody is shown them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub emailed: Vec<String>,
    /// Hashes of who has heard of what, so that people who have not joined hear of it once. Nobody is shown them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub heard: Vec<String>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

impl Hangout {
    /// Ids of the people who host it, who called it first.
    pub fn hosts(&self) -> impl Iterator<Item = &str> {
        [&self.host_id]
            .into_iter()
            .chain(&self.co_hosts)
            .map(String::as_str)
    }

    /// `true` if a person hosts it.
    pub fn is_hosted_by(&self, uid: &str) -> bool {
        self.hosts().any(|host| host == uid)
    }

    /// `true` if it makes no sense without a person.
    pub fn needs(&self, uid: &str) -> bool {
        self.needed_ids.iter().any(|needed| needed == uid)
    }

    /// The option of that id.
    pub fn option(&self, id: &str) -> Option<&HangoutOption> {
        self.options.iter().find(|option| option.id == id)
    }

    /// `true` if votes are taken: until the deadline, or until the host ends voting.
    pub fn is_poll_open(&self, now_ms: i64) -> bool {
        let deadline = self.poll_deadline;
        let is_late = deadline.is_some_and(|deadline| now_ms >= deadline.epoch_ms());
        self.status == HangoutStatus::Polling && self.poll_closed_at.is_none() && !is_late
    }

    /// Moment when its date, its place or its status changed last.
    pub fn last_change(&self) -> Timestamp {
        self.changed_at.unwrap_or(self.created_at)
    }

    /// The lists in which its hosts name people.
    pub fn named(&mut self) -> [&mut Vec<String>; 3] {
        [
            &mut self.co_hosts,
            &mut self.needed_ids,
            &mut self.invited_ids,
        ]
    }
}
