//! Playing a quest: beginning, and stop after stop.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{
    Booking, BookingStatus, CheckInLocation, EvidenceGrade, PlayRefusal, PreviousCheckIn, Progress,
    ProofType, Quest, QuestStop, StopEvidence, StopState, Timestamp, Withheld, is_plausible_way,
    judge_location, next_stop,
};
use wasm_core::error::Code;

use super::super::booking::holds::OwnBooking;
use super::super::making::own::{as_guest, not_now};
use super::reward;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::friendships::are_friends;
use crate::domain::quests::{Player, edition, is_right, put, record, version_id};
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
use crate::schema::collections::{BOOKINGS, PROGRESS};
use crate::store::Transaction;

/// Milliseconds before its beginning at which a session can be started.
const EARLY_MS: i64 = 2 * 3_600_000;
/// Milliseconds by which the clock of a device may be ahead.
const AHEAD_MS: i64 = 5 * 60_000;
/// Wrong answers where the creator does not say how many.
const TRIES_DEFAULT: u8 = 5;

/// A quest that begins.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StartQuest {
    /// Id of the booking.
    booking_id: String,
    /// Moment when it began by the clock of the device; now, if missing.
    at: Option<Timestamp>,
}

/// Somebody at a stop. Wrong answers count for a person and a stop over all of their bookings; once they are used up the
/// reason is `tries`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckInStop {
    /// Id of the booking.
    booking_id: String,
    /// Id of the stop.
    stop_id: String,
    /// The code or the answer.
    answer: Option<String>,
    /// Location of the player.
    location: Option<CheckInLocation>,
    /// Moment when they were there by the clock of the device; now, if missing.
    at: Option<Timestamp>,
    /// Goes on without the answer, and without the points of the stop.
    #[serde(default)]
    skip: bool,
}

/// Progress of a booking, and the edition of the quest that is played.
#[derive(Serialize, ToSchema)]
pub(crate) struct Played {
    /// Progress of the booking.
    #[schema(value_type = Versioned<Progress>)]
    pub(crate) progress: Shown<Progress>,
    /// The quest, to be kept for where there is no network.
    #[schema(value_type = Quest)]
    pub(crate) quest: serde_json::Value,
}

/// Result of checking in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Outcome {
    /// The stop is reached.
    Reached,
    /// It was reached before.
    Already,
    /// The answer is wrong.
    Wrong,
}

/// Result of checking in at a stop.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CheckedIn {
    /// Progress of the booking.
    #[schema(value_type = Versioned<Progress>)]
    progress: Shown<Progress>,
    /// Result of the check-in.
    outcome: Outcome,
    /// Reason why it brings no points; it does, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Withheld>)]
    withheld: Option<Withheld>,
    /// Number of wrong answers that are left, where an answer is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    tries_left: Option<u32>,
}

/// The edition of its quest that was booked, whatever became of the quest.
pub(crate) fn booked_quest(
    transaction: &Transaction<'_>,
    me: &Me,
    asked: &OwnBooking,
) -> Result<Shown<Quest>, ApiError> {
    let booking = playing(transaction, me, &asked.booking_id)?;
    let edition = value(&edition(transaction, &booking)?)?;
    let version = u64::from(booking.quest_version);
    Ok(as_guest(&booking.quest_id, version, &edition))
}

/// Begins to play. Begun before, it goes on.
pub(crate) fn start(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &StartQuest,
) -> Result<Played, ApiError> {
    let booking = playing(transaction, me, &asked.booking_id)?;
    let quest = edition(transaction, &booking)?;
    let before: Option<Progress> = record(transaction, &PROGRESS, &asked.booking_id)?;
    if before.is_none() {
        refuse_start(&booking, me)?;
        note_friendship(
            transaction,
            &me.uid,
            (&booking.quest_id, &booking.creator_id),
        )?;
        let player = Player::read(transaction, &booking.user_id)?;
        let progress = Progress {
            user_id: booking.user_id.clone(),
            quest_id: booking.quest_id.clone(),
            quest_version: booking.quest_version,
            creator_id: booking.creator_id.clone(),
            team: vec![booking.user_id.clone()],
            stop_states: known_guesses(&player, &booking.quest_id, &quest.stops),
            started_at: device_time(asked.at, booking.created_at, me)?,
            finished_at: None,
            other: std::collections::BTreeMap::new(),
        };
        put(transaction, &PROGRESS, &asked.booking_id, &progress)?;
    }
    Ok(Played {
        progress: shown(transaction, &asked.booking_id)?,
        quest: crate::access::rules::without_spoilers(&value(&quest)?),
    })
}

/// Checks in at a stop. It is never refused for lack of a proof, only its points are withheld; an answer that is wrong can
/// be given again until the tries are used up. A team shares the tries of its booking. A wrong answer also counts for each
/// of the team on this stop for good, so that nobody gets fresh tries by booking again. Whoever gets from stop to stop
/// faster than anybody travels has their points held until somebody has looked, whatever vouches for them. Times are those of the device, so that what happened without a network
/// counts when it happened.
pub(crate) fn check_in(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CheckInStop,
) -> Result<CheckedIn, ApiError> {
    let (booking, mut progress, quest) = play(transaction, me, &asked.booking_id)?;
    let stop =
        next_stop(&quest.stops, &progress, &asked.stop_id).map_err(|refused| refuse(&refused))?;
    if progress.has_reached(&stop.id) {
        return checked_in(transaction, asked, Outcome::Already, None, None);
    }
    let latest = latest_check_in(&quest.stops, &progress);
    let at = device_time(
        asked.at,
        latest.map_or(progress.started_at, |(at, _)| at),
        me,
    )?;
    let tries_most = u32::from(stop.proof().max_tries.unwrap_or(TRIES_DEFAULT));
    let player = Player::read(transaction, &me.uid)?;
    let team_tries = progress.stop_states.get(&stop.id);
    let tries = team_tries
        .map_or(0, |state| state.tries)
        .max(player.guesses(&booking.quest_id, &stop.id));
    let judged = judge(
        transaction,
        me,
        (&booking, stop, asked),
        (at, latest),
        tries_most - tries.min(tries_most),
    )?;
    let state = progress.stop_states.entry(stop.id.clone()).or_default();
    let Some((grade, withheld)) = judged else {
        state.tries += 1;
        let left = tries_most.saturating_sub(tries + 1);
        put(transaction, &PROGRESS, &asked.booking_id, &progress)?;
        count_guess(transaction, &progress, &stop.id)?;
        return checked_in(transaction, asked, Outcome::Wrong, None, Some(left));
    };
    state.by = Some(me.uid.clone());
    state.at = Some(at);
    state.received_at = Some(me.now()?);
    state.evidence = Some(StopEvidence {
        kind: stop.proof().kind,
        grade,
        withheld,
    });
    state.with.clone_from(&progress.team);
    put(transaction, &PROGRESS, &asked.booking_id, &progress)?;
    reward::stop(transaction, &progress, (&quest, stop), me.now_ms)?;
    checked_in(transaction, asked, Outcome::Reached, withheld, None)
}

/// Moment and position at which a stop was reached: longitude and latitude in degrees.
type Reached = (Timestamp, (f64, f64));

/// Grade of the proof, and the reason why it brings no points; `None` for a wrong answer.
type Judged = Option<(EvidenceGrade, Option<Withheld>)>;

fn judge(
    transaction: &Transaction<'_>,
    me: &Me,
    (booking, stop, asked): (&Booking, &QuestStop, &CheckInStop),
    (at, latest): (Timestamp, Option<Reached>),
    tries_left: u32,
) -> Result<Judged, ApiError> {
    let nothing = |why| Some((EvidenceGrade::D, Some(why)));
    let point = stop.lng.zip(stop.lat);
    let previous = latest.map(|(at, point)| PreviousCheckIn { point, at });
    let is_too_fast = previous
        .zip(point)
        .is_some_and(|(previous, point)| !is_plausible_way(previous, point, at));
    let vouched = |grade| Some((grade, is_too_fast.then_some(Withheld::TooFast)));
    let proof = stop.proof();
    Ok(match proof.kind {
        ProofType::None => nothing(Withheld::NoProof),
        ProofType::Host
            if me.uid == booking.creator_id || booking.status == BookingStatus::CheckedIn =>
        {
            vouched(EvidenceGrade::A)
        }
        ProofType::Host => nothing(Withheld::Host),
        ProofType::Location => {
            let location = asked.location.as_ref();
            let point = point.unwrap_or_default();
            match judge_location(point, proof.radius_m, location, at, None) {
                Ok(()) => vouched(EvidenceGrade::C),
                Err(why) => nothing(why),
            }
        }
        ProofType::Code | ProofType::Question => {
            if asked.skip {
                return Ok(nothing(Withheld::Tries));
            }
            if tries_left == 0 {
                return Err(no_tries_left());
            }
            let answer = asked.answer.as_deref().ok_or_else(no_answer)?;
            let version = version_id(&booking.quest_id, booking.quest_version);
            if is_right(transaction, &version, &stop.id, answer)? {
                vouched(EvidenceGrade::B)
            } else {
                None
            }
        }
    })
}

/// Guesses that the booker has already made, with which a booking begins.
fn known_guesses(
    player: &Player,
    quest_id: &str,
    stops: &[QuestStop],
) -> BTreeMap<String, StopState> {
    let known = stops.iter().filter_map(|stop| {
        let tries = player.guesses(quest_id, &stop.id);
        let state = StopState {
            tries,
            ..StopState::default()
        };
        (tries > 0).then(|| (stop.id.clone(), state))
    });
    known.collect()
}

/// Counts a wrong answer for everybody in the team: they heard it, and share the tries.
fn count_guess(
    transaction: &mut Transaction<'_>,
    progress: &Progress,
    stop_id: &str,
) -> Result<(), ApiError> {
    for uid in &progress.team {
        let mut player = Player::read(transaction, uid)?;
        player.guessed_wrong(&progress.quest_id, stop_id);
        player.write(transaction, uid)?;
    }
    Ok(())
}

/// Notes that somebody begins to play a friend's quest, since the friendship may end before the quest does.
pub(crate) fn note_friendship(
    transaction: &mut Transaction<'_>,
    uid: &str,
    (quest_id, creator_id): (&str, &str),
) -> Result<(), ApiError> {
    if are_friends(transaction, uid, creator_id)? {
        let mut player = Player::read(transaction, uid)?;
        player.plays_among_friends(quest_id);
        player.write(transaction, uid)?;
    }
    Ok(())
}

/// A booking, how far it has come, and the edition that is played: for whoever plays, and for the creator as the host.
pub(crate) fn play(
    transaction: &Transaction<'_>,
    me: &Me,
    booking_id: &str,
) -> Result<(Booking, Progress, Quest), ApiError> {
    let progress: Option<Progress> = record(transaction, &PROGRESS, booking_id)?;
    let Some(progress) = progress else {
        playing(transaction, me, booking_id)?;
        return Err(not_now("notStarted", "start the quest first"));
    };
    if !progress.team.contains(&me.uid) && progress.creator_id != me.uid {
        return Err(no_such_booking());
    }
    let booking: Option<Booking> = record(transaction, &BOOKINGS, booking_id)?;
    let booking = booking.ok_or_else(no_such_booking)?;
    let is_good = matches!(
        booking.status,
        BookingStatus::Confirmed | BookingStatus::CheckedIn | BookingStatus::Completed
    );
    if !is_good {
        let message = "this booking is not good any more";
        return Err(not_now("status", message).with_detail("status", json!(booking.status)));
    }
    let quest = edition(transaction, &booking)?;
    Ok((booking, progress, quest))
}

/// Progress of a booking, as the player sees it.
pub(crate) fn shown(
    transaction: &Transaction<'_>,
    booking_id: &str,
) -> Result<Shown<Progress>, ApiError> {
    let progress = transaction
        .get(&PROGRESS, booking_id)?
        .ok_or_else(no_such_booking)?;
    Ok(Shown::of(booking_id, progress.version, &progress.data))
}

/// Turns a refusal at this point of the game into an error.
pub(crate) fn refuse(refused: &PlayRefusal) -> ApiError {
    let message = refused.to_string();
    match refused {
        PlayRefusal::NoSuchStop => ApiError::not_found(message),
        PlayRefusal::Order(next) => not_now("order", message).with_detail("next", json!(next)),
        PlayRefusal::StopsLeft(left) => not_now("order", message).with_detail("stops", json!(left)),
        PlayRefusal::Finished => not_now("finished", message),
    }
}

/// The time a device says, not before what happened earlier, and not in the future.
pub(crate) fn device_time(
    said: Option<Timestamp>,
    earlier: Timestamp,
    me: &Me,
) -> Result<Timestamp, ApiError> {
    let now = me.now()?;
    let Some(said) = said else { return Ok(now) };
    if said.epoch_ms() > me.now_ms + AHEAD_MS {
        let fields = json!([{ "field": "at", "message": "must not be in the future" }]);
        let error = ApiError::invalid("at must not be in the future");
        return Err(error.with_reason("future").with_detail("fields", fields));
    }
    if said < earlier {
        let message = "this happened before what is known already";
        return Err(not_now("order", message).with_detail("after", json!(earlier)));
    }
    Ok(said.min(now))
}

/// A booking that is played, or can be.
fn playing(transaction: &Transaction<'_>, me: &Me, id: &str) -> Result<Booking, ApiError> {
    let booking: Option<Booking> = record(transaction, &BOOKINGS, id)?;
    let booking = booking.ok_or_else(no_such_booking)?;
    let progress: Option<Progress> = record(transaction, &PROGRESS, id)?;
    let is_in_team = progress.is_some_and(|progress| progress.team.contains(&me.uid));
    if booking.user_id == me.uid || is_in_team {
        return Ok(booking);
    }
    Err(no_such_booking())
}

fn refuse_start(booking: &Booking, me: &Me) -> Result<(), ApiError> {
    if !matches!(
        booking.status,
        BookingStatus::Confirmed | BookingStatus::CheckedIn
    ) {
        let message = "this is not booked, or not any more";
        return Err(not_now("status", message).with_detail("status", json!(booking.status)));
    }
    let begins = booking.starts_at.map(|starts| starts.epoch_ms() - EARLY_MS);
    if begins.is_some_and(|begins| me.now_ms < begins) {
        let message = "it is too early to start";
        let error = not_now("tooEarly", message);
        return Err(error.with_detail("startsAt", json!(booking.starts_at)));
    }
    Ok(())
}

/// Moment and position of the latest check-in.
fn latest_check_in(stops: &[QuestStop], progress: &Progress) -> Option<Reached> {
    let reached = stops.iter().filter_map(|stop| {
        let at = progress.stop_states.get(&stop.id)?.at?;
        Some((at, (stop.lng?, stop.lat?)))
    });
    reached.max_by_key(|(at, _)| *at)
}

fn checked_in(
    transaction: &Transaction<'_>,
    asked: &CheckInStop,
    outcome: Outcome,
    withheld: Option<Withheld>,
    tries_left: Option<u32>,
) -> Result<CheckedIn, ApiError> {
    Ok(CheckedIn {
        progress: shown(transaction, &asked.booking_id)?,
        outcome,
        withheld,
        tries_left,
    })
}

fn no_such_booking() -> ApiError {
    ApiError::not_found("there is no such booking of yours")
}

fn no_answer() -> ApiError {
    let fields = json!([{ "field": "answer", "message": "is required" }]);
    ApiError::invalid("answer is required").with_detail("fields", fields)
}

fn no_tries_left() -> ApiError {
    let message = "all tries are used up; go on without its points";
    ApiError::new(Code::ResourceExhausted, message).with_reason("tries")
}
