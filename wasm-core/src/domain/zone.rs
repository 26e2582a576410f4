//! A person's time zone, as far as the calendar year depends on it.

use std::fmt;

use super::timestamp::{Timestamp, at};

/// Distance from UTC that no zone reaches, in minutes.
const OFFSET_BEYOND_MIN: i32 = 24 * 60;

/// A time zone. Zones by name come with the feature `zones`, which carries the time-zone database; a browser has its
/// own and passes the offset of the moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Zone(Rule);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Rule {
    OffsetMin(i32),
    #[cfg(feature = "zones")]
    Named(jiff::tz::TimeZone),
}

/// No such zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvalidZone(String);

impl fmt::Display for InvalidZone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no time zone {}", self.0)
    }
}

impl std::error::Error for InvalidZone {}

impl Default for Zone {
    /// UTC.
    fn default() -> Self {
        Self(Rule::OffsetMin(0))
    }
}

impl Zone {
    /// A fixed distance from UTC in minutes, positive to the east.
    ///
    /// # Errors
    /// [`InvalidZone`] from a day on.
    pub fn from_offset_min(offset_min: i32) -> Result<Self, InvalidZone> {
        if (1 - OFFSET_BEYOND_MIN..OFFSET_BEYOND_MIN).contains(&offset_min) {
            Ok(Self(Rule::OffsetMin(offset_min)))
        } else {
            Err(InvalidZone(format!("{offset_min} minutes from UTC")))
        }
    }

    /// A zone of the IANA database, `Europe/Berlin`.
    ///
    /// # Errors
    /// [`InvalidZone`] where the database has no such name.
    #[cfg(feature = "zones")]
    pub fn named(name: &str) -> Result<Self, InvalidZone> {
        jiff::tz::TimeZone::get(name)
            .map(|zone| Self(Rule::Named(zone)))
            .map_err(|_| InvalidZone(name.to_owned()))
    }

    /// Local time there, in milliseconds as if it were UTC.
    pub fn local_ms(&self, now: Timestamp) -> i64 {
        now.epoch_ms() + self.offset_ms(now)
    }

    /// The calendar year there; the year of UTC at the very ends of time.
    pub fn year(&self, now: Timestamp) -> i32 {
        let local_ms = now.epoch_ms() + self.offset_ms(now);
        at(local_ms)
            .or_else(|| at(now.epoch_ms()))
            .map_or(1970, time::OffsetDateTime::year)
    }

    #[cfg_attr(
        not(feature = "zones"),
        expect(unused_variables, reason = "only a zone by name depends on the moment")
    )]
    fn offset_ms(&self, now: Timestamp) -> i64 {
        match &self.0 {
            Rule::OffsetMin(minutes) => i64::from(*minutes) * 60_000,
            #[cfg(feature = "zones")]
            Rule::Named(zone) => jiff::Timestamp::from_millisecond(now.epoch_ms())
                .map_or(0, |moment| {
                    i64::from(zone.to_offset(moment).seconds()) * 1_000
                }),
        }
    }
}
