//! From a poll to a date: voting ends, a date is chosen, and those it suits are seated.

use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{HangoutEvent, HangoutOption, HangoutStatus, Rsvp, Timestamp, Vote, fits};

use super::arguments::{HangoutDone, MyHangout};
use super::carpool::follow_hangout;
use super::create::refuse_past;
use super::meeting::{Meeting, closed, precondition, put_member};
use super::members::{Member, seats};
use crate::access::me::Me;
use crate::error::ApiError;
use crate::store::Transaction;

/// A date to choose.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ScheduleHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// Id of the option.
    option_id: String,
    /// `true` to choose it although somebody who is needed cannot come.
    #[serde(default)]
    #[schema(required = false)]
    force: bool,
}

/// Ends voting.
pub(crate) fn close_poll(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &MyHangout,
) -> Result<HangoutDone, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    if meeting.refuse_over()? != HangoutStatus::Polling {
        return Err(closed("there is no poll any more"));
    }
    if meeting.data.poll_closed_at.is_none() {
        meeting.data.poll_closed_at = Some(me.now()?);
        meeting.save(transaction)?;
    }
    done(transaction, &meeting, me)
}

/// Chooses a date. Who voted yes comes, as far as there is room, in the order in which they joined.
pub(crate) fn schedule(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ScheduleHangout,
) -> Result<HangoutDone, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    meeting.step(HangoutEvent::Schedule)?;
    let unknown = || ApiError::not_found(format!("there is no option '{}'", asked.option_id));
    let option = meeting.data.option(&asked.option_id);
    let HangoutOption {
        start,
        duration_min,
        ..
    } = *option.ok_or_else(unknown)?;
    let ranking = meeting.ranking(transaction)?;
    let ranked = ranking.iter().find(|ranked| ranked.id == asked.option_id);
    let refused = ranked.map(|ranked| &ranked.needed_no);
    if let Some(refused) = refused.filter(|refused| !refused.is_empty() && !asked.force) {
        let message = "somebody who is needed cannot come then";
        let error = precondition("neededRefused", message);
        return Err(error.with_detail("needed", json!(refused)));
    }
    if start.epoch_ms() <= me.now_ms {
        let field = "optionId".to_owned();
        let message = "must be in the future".to_owned();
        refuse_past(vec![wasm_core::domain::FieldError { field, message }])?;
    }
    meeting.data.when.starts_at = Some(start);
    if let Some(minutes) = duration_min {
        let end = Timestamp::from_epoch_ms(start.epoch_ms() + i64::from(minutes) * 60_000);
        meeting.data.when.ends_at = Some(end.map_err(ApiError::internal)?);
    }
    meeting.data.chosen_option = Some(asked.option_id.clone());
    meeting.note_change(me.now_ms);
    meeting.save(transaction)?;
    seat(transaction, &meeting, &asked.option_id, me.now_ms)?;
    follow_hangout(transaction, &meeting, me.now_ms)?;
    meeting.tell(transaction, "hangoutScheduled", &me.uid, me.now_ms)?;
    done(transaction, &meeting, me)
}

/// The hangout as its host sees it now.
pub(crate) fn done(
    transaction: &Transaction<'_>,
    meeting: &Meeting,
    me: &Me,
) -> Result<HangoutDone, ApiError> {
    Ok(HangoutDone {
        hangout: meeting.shown_to(Some(me), None)?,
        ranking: meeting.ranking(transaction)?,
    })
}

/// Turns votes for the chosen date into answers.
fn seat(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    option_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let mut seated: Vec<Member> = Vec::new();
    for mut member in meeting.members(transaction)? {
        let is_host = member.data.user_id.as_ref() == Some(&meeting.data.host_id);
        let answer = match member.data.vote(option_id) {
            Some(Vote::Yes) => Rsvp::Going,
            Some(Vote::Maybe) => Rsvp::Maybe,
            Some(Vote::No) => Rsvp::No,
            // The host comes to their own hangout unless they say otherwise.
            None if is_host => Rsvp::Going,
            None => continue,
        };
        let going = seats(&seated, Rsvp::Going);
        let has_room = fits(meeting.data.capacity, &going, member.data.party_size);
        let is_queueing = !seats(&seated, Rsvp::Waitlisted).is_empty();
        let waits = answer == Rsvp::Going && (!has_room || is_queueing);
        member.data.rsvp = Some(if waits { Rsvp::Waitlisted } else { answer });
        if answer == Rsvp::Going {
            member.data.since = Some(member.data.joined_at);
        }
        put_member(transaction, &mut member)?;
        seated.push(member);
    }
    meeting.move_up(transaction, now_ms)
}
