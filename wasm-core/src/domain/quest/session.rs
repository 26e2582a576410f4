//! The dates of a quest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Price;
use super::validate::check_price;
use crate::domain::check::{Check, FieldError};
use crate::domain::{CAPACITY_MAX, CUTOFF_MIN_MAX, ID_MAX, MEETING_PLACE_MAX, Timestamp};

/// Seats of a session where neither it nor its quest says how many.
pub(crate) const CAPACITY_DEFAULT: u32 = 10;
/// Milliseconds in a minute.
const MINUTE_MS: i64 = 60_000;

/// State of a session: open to bookings or not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum SessionStatus {
    /// It can.
    #[default]
    Open,
    /// Its creator takes no more bookings.
    Closed,
    /// It does not take place.
    Cancelled,
    /// It is over.
    Done,
}

/// Occupancy of a session, for everybody who looks at it. Made anew from the bookings at every change; nothing is
/// decided by it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct SessionSeats {
    /// Seats that are booked.
    pub booked: u32,
    /// Seats that are held for a checkout or offered to who waits, until the last hold ends.
    pub held: u32,
    /// People who wait for seats.
    pub waiting: u32,
}

/// One date of a quest; a self-guided quest has one session without a date.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct QuestSession {
    /// The quest; set by the server.
    pub quest_id: String,
    /// Creator of the quest; set by the server.
    pub creator_id: String,
    /// Moment when it begins; a session without a date begins whenever a guest likes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<Timestamp>,
    /// Moment when it ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends_at: Option<Timestamp>,
    /// IANA zone its times are shown in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_zone: Option<String>,
    /// Seats, 1–10 000; those of the quest, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<u32>,
    /// Price of a seat; that of the quest, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<Price>,
    /// Minutes before the beginning at which booking ends, 0–43 200; 0 if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cutoff_min: Option<u32>,
    /// Place where its guests meet, at most 200 characters; the first stop, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meeting_place: Option<String>,
    /// State of the session: open to bookings or not; set by the server.
    pub status: SessionStatus,
    /// `true` if everybody sees its quest; set by the server.
    pub published: bool,
    /// Occupancy of the session; set by the server.
    pub seats: SessionSeats,
    /// The day after which it is over, counted from 1970; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_day: Option<i64>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

impl QuestSession {
    /// Number of all seats. `quest_default` is what the quest says.
    pub fn seats_in_all(&self, quest_default: Option<u32>) -> u32 {
        self.capacity.or(quest_default).unwrap_or(CAPACITY_DEFAULT)
    }

    /// From when on it cannot be booked; never, without a date.
    pub fn booking_ends_ms(&self) -> Option<i64> {
        let cutoff_ms = i64::from(self.cutoff_min.unwrap_or(0)) * MINUTE_MS;
        Some(self.starts_at?.epoch_ms() - cutoff_ms)
    }

    /// Returns `true` if it has begun.
    pub fn has_begun(&self, now: Timestamp) -> bool {
        self.starts_at.is_some_and(|starts| starts <= now)
    }
}

/// Lists the faults of a session's fields; empty if there are none. Whether its quest has dates, and which of them lie
/// in the future, is not looked at here.
pub fn validate_quest_session(session: &Value) -> Vec<FieldError> {
    Check::object("", session, |check, record| {
        check.timestamp(record, "startsAt");
        check.timestamp(record, "endsAt");
        let moment = |name: &str| {
            let value = record.get(name)?;
            Timestamp::from_json(value).ok()
        };
        match (moment("startsAt"), moment("endsAt")) {
            (Some(starts), Some(ends)) if ends <= starts => {
                check.fail_at("endsAt", "must be after the beginning");
            }
            (None, Some(_)) => check.fail_at("startsAt", "is required"),
            (Some(_), None) => check.fail_at("endsAt", "is required"),
            _ => {}
        }
        check.text(record, "timeZone", 1, ID_MAX);
        check.whole(record, "capacity", 1, CAPACITY_MAX);
        check.part(record, "price", check_price);
        check.whole(record, "cutoffMin", 0, CUTOFF_MIN_MAX);
        check.text(record, "meetingPlace", 1, MEETING_PLACE_MAX);
    })
}
