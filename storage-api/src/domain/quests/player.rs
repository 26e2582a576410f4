//! Facts about a person over all of their bookings, so that a new booking is no new beginning: wrong guesses, holds,
//! the latest check-ins and finishes, and whose friends they played among. No route leads here.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::json;
use wasm_core::domain::{PreviousCheckIn, Timestamp, is_plausible_finish, is_plausible_way};

use super::{put, record};
use crate::access::auth::secret::hash;
use crate::error::ApiError;
use crate::schema::collections::QUEST_PLAYERS;
use crate::store::Transaction;

/// Times one person may hold seats of the same date within [`HOLDS_WINDOW_MS`]. Changing the number of seats counts as
/// well: with holds of ten minutes that is 100 minutes of a day.
const HOLDS_MAX: usize = 10;
/// Milliseconds in which holds of a date are counted (24 hours).
const HOLDS_WINDOW_MS: i64 = 24 * 3_600_000;

/// Check-ins, and finishes, that are remembered: people who play at once on several phones hand in what they did without
/// a network in another order than it happened.
const REMEMBERED_MAX: usize = 64;

/// A person as a player and guest, under their id.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Player {
    /// Wrong answers at each stop, by `{questId}.{stopId}`.
    guesses: BTreeMap<String, u32>,
    /// Moments when they held seats, by the id of the session.
    holds: BTreeMap<String, Vec<Timestamp>>,
    /// Quests they played while they were a friend of the creator.
    among_friends: BTreeSet<String>,
    /// Hashes of the ids of the creators whose quests they finished.
    finished_of: BTreeSet<String>,
    /// The latest stops at which they showed that they were there, in the order of time.
    reached: Vec<Reached>,
    /// Moments when they finished the latest quests, in the order of time.
    finished_at: Vec<Timestamp>,
}

/// A stop that was reached.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
struct Reached {
    at: Timestamp,
    /// Degrees.
    lng: f64,
    /// Degrees.
    lat: f64,
}

impl Player {
    /// Reads what is remembered of a person.
    pub(crate) fn read(transaction: &Transaction<'_>, uid: &str) -> Result<Self, ApiError> {
        Ok(record(transaction, &QUEST_PLAYERS, uid)?.unwrap_or_default())
    }

    /// Writes what is remembered of a person.
    pub(crate) fn write(
        &self,
        transaction: &mut Transaction<'_>,
        uid: &str,
    ) -> Result<(), ApiError> {
        put(transaction, &QUEST_PLAYERS, uid, self).map(drop)
    }

    /// Wrong answers at a stop so far, over all bookings.
    pub(crate) fn guesses(&self, quest_id: &str, stop_id: &str) -> u32 {
        let guesses = self.guesses.get(&subject(quest_id, stop_id));
        guesses.copied().unwrap_or_default()
    }

    /// Counts a wrong answer.
    pub(crate) fn guessed_wrong(&mut self, quest_id: &str, stop_id: &str) {
        *self.guesses.entry(subject(quest_id, stop_id)).or_default() += 1;
    }

    /// Counts a hold of a session's seats.
    ///
    /// # Errors
    /// `RESOURCE_EXHAUSTED` with the reason `holds` after [`HOLDS_MAX`] of them, and with the time of the next.
    pub(crate) fn count_hold(&mut self, session_id: &str, now: Timestamp) -> Result<(), ApiError> {
        let begins_ms = now.epoch_ms() - HOLDS_WINDOW_MS;
        for times in self.holds.values_mut() {
            times.retain(|at| at.epoch_ms() > begins_ms);
        }
        self.holds.retain(|_, times| !times.is_empty());
        let times = self.holds.entry(session_id.to_owned()).or_default();
        match times.first() {
            Some(first) if times.len() >= HOLDS_MAX => Err(too_many_holds(*first, now)),
            _ => {
                times.push(now);
                Ok(())
            }
        }
    }

    /// Notes that they play a quest as a friend of its creator.
    pub(crate) fn plays_among_friends(&mut self, quest_id: &str) {
        self.among_friends.insert(quest_id.to_owned());
    }

    /// True when they played a quest as a friend of its creator, then or now.
    pub(crate) fn played_among_friends(&self, quest_id: &str) -> bool {
        self.among_friends.contains(quest_id)
    }

    /// Notes that they finished a quest of that creator.
    pub(crate) fn finished_of(&mut self, creator_id: &str) {
        self.finished_of.insert(hash(creator_id));
    }

    /// True when they ever finished a quest of that creator.
    pub(crate) fn has_finished_of(&self, creator_id: &str) -> bool {
        self.finished_of.contains(&hash(creator_id))
    }

    /// True when nobody gets that fast from the stop they reached before, of any quest, to this one, or from this one to
    /// the stop they reached after. `point` is longitude and latitude in degrees.
    pub(crate) fn is_too_fast(&self, point: (f64, f64), at: Timestamp) -> bool {
        let times: Vec<Timestamp> = self.reached.iter().map(|reached| reached.at).collect();
        let mut beside = neighbours(&times, at).map(|n| &self.reached[n]);
        is_forgotten(&times, at)
            || beside.any(|reached| {
                let previous = PreviousCheckIn {
                    point: (reached.lng, reached.lat),
                    at: reached.at,
                };
                !is_plausible_way(previous, point, at)
            })
    }

    /// Notes that they were at a stop.
    pub(crate) fn reached(&mut self, (lng, lat): (f64, f64), at: Timestamp) {
        let after = self.reached.partition_point(|reached| reached.at <= at);
        self.reached.insert(after, Reached { at, lng, lat });
        let surplus = self.reached.len().saturating_sub(REMEMBERED_MAX);
        self.reached.drain(..surplus);
    }

    /// True when they finished another quest just before or after.
    pub(crate) fn finishes_too_fast(&self, at: Timestamp) -> bool {
        let mut beside = neighbours(&self.finished_at, at).map(|n| self.finished_at[n]);
        is_forgotten(&self.finished_at, at) || beside.any(|other| !is_plausible_finish(other, at))
    }

    /// Notes that they finished a quest.
    pub(crate) fn finished(&mut self, at: Timestamp) {
        let after = self.finished_at.partition_point(|other| *other <= at);
        self.finished_at.insert(after, at);
        let surplus = self.finished_at.len().saturating_sub(REMEMBERED_MAX);
        self.finished_at.drain(..surplus);
    }
}

/// Positions of the last time up to `at` and of the first one after it.
fn neighbours(times: &[Timestamp], at: Timestamp) -> impl Iterator<Item = usize> {
    let after = times.partition_point(|time| *time <= at);
    let before = after.checked_sub(1);
    let after = (after < times.len()).then_some(after);
    before.into_iter().chain(after)
}

/// True when it is too long ago to tell what came before it.
fn is_forgotten(times: &[Timestamp], at: Timestamp) -> bool {
    times.len() >= REMEMBERED_MAX && times.first().is_some_and(|first| at < *first)
}

fn subject(quest_id: &str, stop_id: &str) -> String {
    format!("{quest_id}.{stop_id}")
}

fn too_many_holds(first: Timestamp, now: Timestamp) -> ApiError {
    let free_ms = first.epoch_ms() + HOLDS_WINDOW_MS;
    let wait_ms = (free_ms - now.epoch_ms()).max(0);
    let seconds = u64::try_from(wait_ms).unwrap_or_default().div_ceil(1_000);
    let until = Timestamp::from_epoch_ms(free_ms).unwrap_or(now);
    let message = format!(
        "you have held seats on this date {HOLDS_MAX} times within a day; you can hold some again at {until}"
    );
    ApiError::throttled(seconds)
        .with_message(message)
        .with_reason("holds")
        .with_detail("until", json!(until))
}
