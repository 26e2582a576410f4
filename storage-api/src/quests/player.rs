//! What the server remembers of a person over all of their bookings, so that a new booking is no new beginning: wrong
//! guesses, holds, the latest check-in, and whose friends they played among. No route leads here.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::json;
use wasm_core::domain::{PreviousCheckIn, Timestamp, is_plausible_way};

use super::{put, record};
use crate::auth::secret::hash;
use crate::collections::QUEST_PLAYERS;
use crate::error::ApiError;
use crate::store::Transaction;

/// Times one person may hold seats of the same date within [`HOLDS_WINDOW_MS`]. Changing the number of seats counts as
/// well: with holds of ten minutes that is 100 minutes of a day.
const HOLDS_MAX: usize = 10;
/// Milliseconds in which holds of a date are counted (24 hours).
const HOLDS_WINDOW_MS: i64 = 24 * 3_600_000;

/// A person as a player and guest, under their id.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Player {
    /// Wrong answers at each stop, by `{questId}.{stopId}`.
    guesses: BTreeMap<String, u32>,
    /// When they held seats, by the id of the session.
    holds: BTreeMap<String, Vec<Timestamp>>,
    /// Quests they played while they were a friend of the creator.
    among_friends: BTreeSet<String>,
    /// Hashes of the ids of the creators whose quests they finished.
    finished_of: BTreeSet<String>,
    /// The latest stop at which they showed that they were there.
    latest: Option<Reached>,
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

    /// True when nobody travels that fast between the latest stop they reached, of any quest, and this one. `point` is
    /// longitude and latitude in degrees.
    pub(crate) fn is_too_fast(&self, point: (f64, f64), at: Timestamp) -> bool {
        self.latest.is_some_and(|latest| {
            let previous = PreviousCheckIn {
                point: (latest.lng, latest.lat),
                at: latest.at,
            };
            !is_plausible_way(previous, point, at)
        })
    }

    /// Notes that they were at a stop; an earlier one does not replace the latest.
    pub(crate) fn reached(&mut self, (lng, lat): (f64, f64), at: Timestamp) {
        if self.latest.is_none_or(|latest| latest.at <= at) {
            self.latest = Some(Reached { at, lng, lat });
        }
    }
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
