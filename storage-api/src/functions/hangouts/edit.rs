//! What hosts do to a hangout that goes on: change it, call it off, remind people.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{HangoutEvent, HangoutStatus, Timestamp, past_options};
use wasm_core::error::Code;

use super::arguments::{HangoutDone, HangoutFields, MyHangout};
use super::create::{check_people, check_zone, refuse_past, tell_invited};
use super::meeting::{Meeting, precondition, put_over};
use super::schedule::done;
use crate::clock::iso;
use crate::collections::HANGOUT_MEMBERS;
use crate::error::ApiError;
use crate::functions::change::Me;
use crate::hangout_members::readmit_named;
use crate::notices::notify;
use crate::store::Transaction;

/// How long people are left in peace between two reminders.
const REMIND_EVERY_MS: i64 = 12 * 60 * 60 * 1_000;

/// Changes of a hangout.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct EditHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// Refuses the changes when the hangout is not at this version any more.
    if_version: Option<u64>,
    /// What it shall be; what is missing stays.
    #[serde(flatten)]
    fields: HangoutFields,
}

/// A hangout to call off.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct CancelHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// Why, for those who are in it, at most 1 000 characters.
    reason: Option<String>,
}

/// How many were reminded.
#[derive(Serialize, ToSchema)]
pub(in crate::functions) struct Reminded {
    /// People who had not answered yet.
    reminded: usize,
}

/// Changes a hangout. When its date changes, everybody who comes is asked again.
pub(in crate::functions) fn edit(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &EditHangout,
) -> Result<HangoutDone, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    meeting.refuse_over()?;
    if asked
        .if_version
        .is_some_and(|version| version != meeting.version)
    {
        let message = "the hangout was changed meanwhile; look at it again";
        let current = json!(meeting.shown(Some(me)));
        return Err(ApiError::new(Code::Aborted, message)
            .with_reason("version")
            .with_detail("current", current));
    }
    let before = meeting.data.clone();
    put_over(&mut meeting.data, asked.fields.given());
    check_when(transaction, &meeting, &before)?;
    let past = past_options(&meeting.data, me.now()?);
    let changed = |field: &str| lookup(&meeting.data, field) != lookup(&before, field);
    refuse_past(
        past.into_iter()
            .filter(|error| changed(&error.field))
            .collect(),
    )?;
    check_zone(&meeting.data)?;
    check_people(transaction, me, &meeting.data, &before)?;
    readmit_named(&mut meeting.data);
    reopen(&mut meeting, me);
    meeting.save(transaction)?;
    rewrite_members(transaction, &meeting, &before, me)?;
    meeting.move_up(transaction, me.now_ms)?;
    tell_invited(transaction, &meeting, &before, me)?;
    done(transaction, &meeting, me)
}

/// Calls a hangout off.
pub(in crate::functions) fn cancel(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CancelHangout,
) -> Result<HangoutDone, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    meeting.step(HangoutEvent::Cancel)?;
    if let Some(reason) = &asked.reason {
        ApiError::refuse_fields(wasm_core::domain::validate_hangout_comment(reason))?;
        meeting.data["cancelReason"] = json!(reason);
    }
    meeting.save(transaction)?;
    meeting.tell(transaction, "hangoutCancelled", &me.uid, me.now_ms)?;
    done(transaction, &meeting, me)
}

/// Reminds those who have not answered.
pub(in crate::functions) fn remind(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &MyHangout,
) -> Result<Reminded, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    let is_polling = meeting.refuse_over()? == HangoutStatus::Polling;
    if let Some(last) = meeting.moment("remindedAt") {
        let wait_ms = last.epoch_ms() + REMIND_EVERY_MS - me.now_ms;
        if wait_ms > 0 {
            let message = "they were reminded a while ago; give them time";
            return Err(ApiError::new(Code::ResourceExhausted, message)
                .with_reason("tooSoon")
                .with_detail("retryAfterS", json!((wait_ms + 999) / 1_000)));
        }
    }
    meeting.data["remindedAt"] = json!(iso(me.now_ms));
    meeting.save(transaction)?;
    let mut reminded = 0;
    for member in meeting.members(transaction)? {
        let has_voted = member.data["votes"]
            .as_object()
            .is_some_and(|votes| !votes.is_empty());
        let has_answered = !member.data["rsvp"].is_null() && member.data["reconfirm"] != true;
        let is_silent = if is_polling {
            !has_voted
        } else {
            !has_answered
        };
        let uid = member.data["userId"].as_str().filter(|uid| *uid != me.uid);
        if let Some(uid) = uid.filter(|_| is_silent) {
            notify(
                transaction,
                uid,
                "hangoutReminder",
                &meeting.about(),
                me.now_ms,
            )?;
            reminded += 1;
        }
    }
    Ok(Reminded { reminded })
}

/// What of the dates cannot be changed: how they are found, and once somebody has voted, the zone they are read in.
fn check_when(
    transaction: &Transaction<'_>,
    meeting: &Meeting,
    before: &Value,
) -> Result<(), ApiError> {
    let (new, old) = (&meeting.data["when"], &before["when"]);
    if new["mode"] != old["mode"] {
        let message = "when.mode cannot be changed; choose a date instead";
        return Err(ApiError::invalid(message).with_reason("mode"));
    }
    if meeting.status()? == HangoutStatus::Scheduled && new["startsAt"].is_null() {
        return Err(ApiError::invalid("when.startsAt is required").with_reason("startsAt"));
    }
    let zone_changes = new["timeZone"] != old["timeZone"] || new["allDay"] != old["allDay"];
    let members = if zone_changes {
        meeting.members(transaction)?
    } else {
        Vec::new()
    };
    let has_votes = |votes: &Value| votes.as_object().is_some_and(|votes| !votes.is_empty());
    if members
        .iter()
        .any(|member| has_votes(&member.data["votes"]))
    {
        let message = "the time zone stays as it is once somebody has voted";
        return Err(precondition("zoneLocked", message));
    }
    Ok(())
}

/// A deadline moved into the future opens voting again.
fn reopen(meeting: &mut Meeting, me: &Me) {
    let deadline = meeting.moment("pollDeadline");
    if deadline.is_some_and(|deadline| deadline.epoch_ms() > me.now_ms) {
        meeting.data["pollClosedAt"] = Value::Null;
    }
}

/// Members follow what changed: who hosts, what is hidden, votes for dates that are others now, and whether they have
/// to say again that they come.
fn rewrite_members(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    before: &Value,
    me: &Me,
) -> Result<(), ApiError> {
    let moment = |data: &Value| Timestamp::from_json(&data["when"]["startsAt"]).ok();
    let is_scheduled = meeting.status()? == HangoutStatus::Scheduled;
    let moved = is_scheduled && moment(&meeting.data) != moment(before);
    for member in meeting.members(transaction)? {
        let mut data = (*member.data).clone();
        meeting.stamp(&mut data);
        if let Some(votes) = data["votes"].as_object_mut() {
            votes.retain(|id, _| option(&meeting.data, id) == option(before, id));
        }
        let is_own = data["userId"] == me.uid;
        if moved && !is_own && matches!(data["rsvp"].as_str(), Some("going" | "waitlisted")) {
            data["reconfirm"] = json!(true);
        }
        if data != *member.data {
            transaction.put(&HANGOUT_MEMBERS, &member.id, data)?;
        }
    }
    if moved {
        meeting.tell(transaction, "hangoutMoved", &me.uid, me.now_ms)?;
    }
    Ok(())
}

/// The moment of an option; `None` where there is no such option.
fn option(data: &Value, id: &str) -> Option<Timestamp> {
    let mut options = data["options"].as_array().into_iter().flatten();
    let found = options.find(|option| option["id"] == id)?;
    Timestamp::from_json(&found["start"]).ok()
}

/// What stands at a path as errors name it, `options[3].start`. Options are known by their ids, not by their places.
fn lookup(data: &Value, path: &str) -> Value {
    let Some(place) = path.strip_prefix("options[") else {
        return data
            .pointer(&format!("/{}", path.replace('.', "/")))
            .cloned()
            .unwrap_or_default();
    };
    let place: usize = place
        .split(']')
        .next()
        .and_then(|place| place.parse().ok())
        .unwrap_or(0);
    let option = &data["options"][place];
    json!([option["id"], option["start"]])
}
