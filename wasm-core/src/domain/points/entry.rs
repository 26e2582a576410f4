//! One line of the ledger of points.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::domain::quest::EvidenceGrade;
use crate::domain::timestamp::Timestamp;

/// Rule that gives points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum PointsRule {
    /// A stop of a quest was reached: 10 × its difficulty, once ever.
    QuestStop,
    /// A quest was finished: 50, and 10 for each required stop; playing it again gives nothing.
    QuestFinished,
    /// An item of a list was done with a friend who says so too: 20; 3 a day, 5 a week with the same friend.
    ItemTogether,
    /// An item of a list was done: 5; 2 a day.
    ItemAlone,
    /// Somebody was at a hangout of at least three: 15; 1 a day.
    HangoutAttended,
    /// Somebody hosted one: 20; 2 a week.
    HangoutHosted,
    /// Somebody drove others: 5 for each; up to 20 points a day.
    Drove,
    /// Somebody else, who is no friend, finished a quest one has made: 2; up to 40 points a day. Who was a friend when they
    /// began, who played with a friend, and who made a quest that one has finished oneself brings nothing.
    QuestPlayed,
}

/// Evidence of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PointsEvidence {
    /// Kind of evidence: `code`, `answer`, `location`, `host`, `friend`, `list`, `stops`, `none`.
    pub kind: String,
    /// Grade of the evidence.
    pub grade: EvidenceGrade,
}

/// Reason why points were not given, or not all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum PointsWithheld {
    /// Nobody vouches for it.
    NoEvidence,
    /// That was enough for a day.
    PerDay,
    /// That was enough for a week.
    PerWeek,
    /// That was enough with the same friend for a week.
    SameFriend,
    /// Friends, their teams, and people who play each other's quests do not count here.
    Friends,
    /// Something about it has to be looked at first: the points are pending, and `because` says why.
    Suspicious,
}

impl PointsWithheld {
    /// Every reason.
    pub const ALL: [Self; 6] = [
        Self::NoEvidence,
        Self::PerDay,
        Self::PerWeek,
        Self::SameFriend,
        Self::Friends,
        Self::Suspicious,
    ];

    /// The name as it is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::NoEvidence => "noEvidence",
            Self::PerDay => "perDay",
            Self::PerWeek => "perWeek",
            Self::SameFriend => "sameFriend",
            Self::Friends => "friends",
            Self::Suspicious => "suspicious",
        }
    }
}

/// One line of the ledger, under `{uid}:{rule}:{subject}`. Lines are added, never edited: what was given wrongly is taken
/// back by a line of its own.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PointsEntry {
    /// Whose points they are; empty when the person has left.
    pub uid: String,
    /// Rule that gives them.
    pub rule: PointsRule,
    /// Subject: an id of a stop, a quest, an item, a hangout.
    pub subject: String,
    /// Number of points given; below zero where others are taken back.
    pub points: i64,
    /// Number of points it is worth.
    pub offered: i64,
    /// Evidence for it.
    pub evidence: PointsEvidence,
    /// Reason why not all were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withheld: Option<PointsWithheld>,
    /// Reason for a review, or for taking points back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<String>,
    /// Day it counts for, from 1970.
    pub day: i64,
    /// Week it counts for: weeks begin on Monday 00:00 UTC, the first one held 1970-01-01.
    pub week: i64,
    /// The friend it was done with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub friend: Option<String>,
    /// The quest it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quest_id: Option<String>,
    /// Home of the person then, by the name of their home area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
    /// The line whose points this one takes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voids: Option<String>,
    /// The line whose withheld points this one gives after all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub releases: Option<String>,
    /// Moment when it was written.
    pub at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// The week of a day, both counted from 1970. 1970-01-01 was a Thursday.
///
/// ```
/// use wasm_core::domain::week_of;
///
/// let (sunday, monday) = (3, 4);
/// assert_eq!((week_of(sunday), week_of(monday)), (0, 1));
/// ```
pub fn week_of(day: i64) -> i64 {
    (day + 3).div_euclid(7)
}

impl PointsRule {
    /// Every rule.
    pub const ALL: [Self; 8] = [
        Self::QuestStop,
        Self::QuestFinished,
        Self::ItemTogether,
        Self::ItemAlone,
        Self::HangoutAttended,
        Self::HangoutHosted,
        Self::Drove,
        Self::QuestPlayed,
    ];

    /// The name as it is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::QuestStop => "questStop",
            Self::QuestFinished => "questFinished",
            Self::ItemTogether => "itemTogether",
            Self::ItemAlone => "itemAlone",
            Self::HangoutAttended => "hangoutAttended",
            Self::HangoutHosted => "hangoutHosted",
            Self::Drove => "drove",
            Self::QuestPlayed => "questPlayed",
        }
    }
}
