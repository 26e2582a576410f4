//! From a poll to a date: voting ends, a date is chosen, and those it suits are seated.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{HangoutEvent, HangoutStatus, Rsvp, Timestamp, fits};

use super::arguments::{HangoutDone, MyHangout};
use super::carpool::follow_hangout;
use super::create::refuse_past;
use super::meeting::{Meeting, closed, precondition, put_member};
use super::members::{party_size, seats};
use crate::access::me::Me;
use crate::clock::iso;
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
    if meeting.moment("pollClosedAt").is_none() {
        meeting.data["pollClosedAt"] = json!(iso(me.now_ms));
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
    let option = option(&meeting, &asked.option_id)?;
    let ranking = meeting.ranking(transaction)?;
    let ranked = ranking.iter().find(|ranked| ranked.id == asked.option_id);
    let refused = ranked.map(|ranked| &ranked.needed_no);
    if let Some(refused) = refused.filter(|refused| !refused.is_empty() && !asked.force) {
        let message = "somebody who is needed cannot come then";
        let error = precondition("neededRefused", message);
        return Err(error.with_detail("needed", json!(refused)));
    }
    let start = Timestamp::from_json(&option["start"]).map_err(ApiError::internal)?;
    if start.epoch_ms() <= me.now_ms {
        let field = "optionId".to_owned();
        let message = "must be in the future".to_owned();
        refuse_past(vec![wasm_core::domain::FieldError { field, message }])?;
    }
    meeting.data["when"]["startsAt"] = start.to_json();
    if let Some(minutes) = option["durationMin"].as_i64() {
        let end = Timestamp::from_epoch_ms(start.epoch_ms() + minutes * 60_000);
        meeting.data["when"]["endsAt"] = end.map_err(ApiError::internal)?.to_json();
    }
    meeting.data["chosenOption"] = json!(asked.option_id);
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
        hangout: meeting.shown(Some(me), None),
        ranking: meeting.ranking(transaction)?,
    })
}

fn option(meeting: &Meeting, id: &str) -> Result<Value, ApiError> {
    let options = meeting.data["options"].as_array().into_iter().flatten();
    let found = options.clone().find(|option| option["id"] == id);
    let unknown = || ApiError::not_found(format!("there is no option '{id}'"));
    found.cloned().ok_or_else(unknown)
}

/// Turns votes for the chosen date into answers.
fn seat(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    option_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let answers = BTreeMap::from([("yes", "going"), ("maybe", "maybe"), ("no", "no")]);
    let mut seated = Vec::new();
    for member in meeting.members(transaction)? {
        let mut data = (*member.data).clone();
        let is_host = member.data["userId"] == meeting.data["hostId"];
        let vote = data["votes"][option_id].as_str().unwrap_or_default();
        let answer = answers.get(vote).copied();
        // The host comes to their own hangout unless they say otherwise.
        let Some(answer) = answer.or(is_host.then_some("going")) else {
            continue;
        };
        let has_room = fits(
            meeting.capacity(),
            &seats(&seated, Rsvp::Going),
            party_size(&data),
        );
        let is_queueing = seated
            .iter()
            .any(|member: &crate::store::Document| member.data["rsvp"] == "waitlisted");
        let answer = match answer {
            "going" if !has_room || is_queueing => "waitlisted",
            answer => answer,
        };
        data["rsvp"] = json!(answer);
        if matches!(answer, "going" | "waitlisted") {
            data["since"] = data["joinedAt"].clone();
        }
        seated.push(put_member(transaction, &member.id, data)?);
    }
    meeting.move_up(transaction, now_ms)
}
