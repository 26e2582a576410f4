//! Playing together, with hints, to the end.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{
    Booking, BookingAction, BookingStatus, Progress, Timestamp, may_finish, next_stop,
};
use wasm_core::error::Code;

use super::super::making::own::not_now;
use super::play::{device_time, note_friendship, play, refuse, shown};
use super::reward;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::friendships::is_blocked_between;
use crate::domain::quests::{Seating, put, record, typed};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{BOOKINGS, PROGRESS, QUEST_TEAMS};
use crate::schema::query::by;
use crate::store::Transaction;

/// A hint to be shown.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UseHint {
    /// Id of the booking.
    booking_id: String,
    /// Id of the stop.
    stop_id: String,
}

/// A hint that is shown.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hinted {
    /// Progress of the booking.
    #[schema(value_type = Versioned<Progress>)]
    progress: Shown<Progress>,
    /// Every hint of the stop that was shown so far, this one last.
    hints: Vec<String>,
}

/// A quest that is finished.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FinishQuest {
    /// Id of the booking.
    booking_id: String,
    /// Moment when it was finished by the clock of the device; now, if missing.
    at: Option<Timestamp>,
}

/// A team to play with.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JoinQuestTeam {
    /// The code of the ticket, which whoever booked has passed on.
    ticket_code: String,
}

/// Shows the next hint of a stop.
pub(crate) fn use_hint(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &UseHint,
) -> Result<Hinted, ApiError> {
    let (_, mut progress, quest) = play(transaction, me, &asked.booking_id)?;
    let stop =
        next_stop(&quest.stops, &progress, &asked.stop_id).map_err(|refused| refuse(&refused))?;
    let hints = stop.hints.clone().unwrap_or_default();
    let state = progress.stop_states.entry(stop.id.clone()).or_default();
    let used = usize::try_from(state.hints).unwrap_or(usize::MAX);
    if used >= hints.len() {
        let message = "there are no more hints for this stop";
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("hints"));
    }
    state.hints += 1;
    put(transaction, &PROGRESS, &asked.booking_id, &progress)?;
    Ok(Hinted {
        progress: shown(transaction, &asked.booking_id)?,
        hints: hints[..=used].to_vec(),
    })
}

/// Finishes a quest whose stops are reached, all but the optional ones. Finished before, it stays so.
pub(crate) fn finish(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &FinishQuest,
) -> Result<Shown<Progress>, ApiError> {
    let (booking, mut progress, quest) = play(transaction, me, &asked.booking_id)?;
    if progress.finished_at.is_some() {
        return shown(transaction, &asked.booking_id);
    }
    may_finish(&quest.stops, &progress).map_err(|refused| refuse(&refused))?;
    let reached = progress.stop_states.values().filter_map(|state| state.at);
    let latest = reached.max().unwrap_or(progress.started_at);
    progress.finished_at = Some(device_time(asked.at, latest, me)?);
    put(transaction, &PROGRESS, &asked.booking_id, &progress)?;
    reward::finish(transaction, &progress, &quest, me.now_ms)?;
    if booking.status != BookingStatus::Completed {
        let mut seating = Seating::open(transaction, &booking.session_id, me.now()?)?;
        seating.act(transaction, &asked.booking_id, BookingAction::Complete)?;
        // Whoever has finished a quest without a date makes room for the next.
        seating.settle(transaction)?;
    }
    shown(transaction, &asked.booking_id)
}

/// Plays along on one of the seats that somebody else has booked, until it is finished. The credit is for what is reached
/// together from then on.
pub(crate) fn join_team(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &JoinQuestTeam,
) -> Result<Shown<Progress>, ApiError> {
    let letters = asked
        .ticket_code
        .chars()
        .filter(char::is_ascii_alphanumeric);
    let code = letters.collect::<String>().to_uppercase();
    let found = by!(BOOKINGS.ticketCode).first(transaction, [json!(code)])?;
    let no_such_ticket = || ApiError::not_found("there is no such ticket");
    let found = found.ok_or_else(no_such_ticket)?;
    let booking: Booking = typed(&found)?;
    for other in [&booking.user_id, &booking.creator_id] {
        if is_blocked_between(transaction, other, &me.uid)? {
            return Err(no_such_ticket());
        }
    }
    let progress: Option<Progress> = record(transaction, &PROGRESS, &found.id)?;
    let mut progress =
        progress.ok_or_else(|| not_now("notStarted", "this quest has not begun yet"))?;
    if progress.team.contains(&me.uid) {
        return shown(transaction, &found.id);
    }
    if progress.finished_at.is_some() {
        return Err(not_now("finished", "this quest is finished"));
    }
    // Who has left for good is a blank, and leaves a seat.
    let players = progress.team.iter().filter(|uid| !uid.is_empty());
    if players.count() >= usize::try_from(booking.seats).unwrap_or(usize::MAX) {
        let message = "all seats of this booking are taken";
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("seats"));
    }
    note_friendship(
        transaction,
        &me.uid,
        (&progress.quest_id, &progress.creator_id),
    )?;
    progress.team.push(me.uid.clone());
    put(transaction, &PROGRESS, &found.id, &progress)?;
    let member = json!({ "uid": me.uid, "bookingId": found.id });
    transaction.put(&QUEST_TEAMS, &format!("{}_{}", found.id, me.uid), member)?;
    shown(transaction, &found.id)
}
