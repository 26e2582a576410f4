//! Functions by which hosts change or cancel a hangout.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{HangoutEvent, HangoutStatus, Timestamp, past_options};
use wasm_core::error::Code;

use super::arguments::{HangoutDone, HangoutFields};
use super::carpool::follow_hangout;
use super::create::{
    check_people, check_photo, check_source, check_zone, refuse_past, tell_invited,
};
use super::meeting::{Meeting, precondition, put_over};
use super::members::readmit_named;
use super::ride_times::shift_cars;
use super::schedule::done;
use crate::access::me::Me;
use crate::error::ApiError;
use crate::schema::collections::HANGOUT_MEMBERS;
use crate::store::Transaction;

/// Changes of a hangout.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EditHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// Refuses the changes when the hangout is not at this version any more.
    if_version: Option<u64>,
    /// Fields to change; missing ones stay.
    #[serde(flatten)]
    fields: HangoutFields,
}

/// A hangout to call off.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CancelHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// Reason, for those who are in it, at most 1 000 characters.
    reason: Option<String>,
}

/// Changes a hangout. When its date changes, everybody who comes is asked again.
pub(crate) fn edit(
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
        let current = json!(meeting.shown(Some(me), None));
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
    check_people(transaction, me, Some(&meeting.id), &meeting.data, &before)?;
    if changed("photoRef") {
        check_photo(transaction, &me.uid, &meeting.data["photoRef"])?;
    }
    if changed("source") {
        check_source(transaction, me, &meeting.data["source"])?;
    }
    readmit_named(&mut meeting.data);
    reopen(&mut meeting, me);
    meeting.note_change(me.now_ms);
    meeting.save(transaction)?;
    let dates = (&before["when"], &meeting.data["when"]);
    shift_cars(transaction, &meeting.id, dates)?;
    rewrite_members(transaction, &mut meeting, &before, me)?;
    meeting.move_up(transaction, me.now_ms)?;
    follow_hangout(transaction, &meeting, me.now_ms)?;
    tell_invited(transaction, &meeting, &before, me)?;
    done(transaction, &meeting, me)
}

/// Calls a hangout off.
pub(crate) fn cancel(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CancelHangout,
) -> Result<HangoutDone, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    meeting.step(HangoutEvent::Cancel)?;
    if let Some(reason) = &asked.reason {
        ApiError::refuse_fields(wasm_core::domain::validate_hangout_comment(reason, false))?;
        meeting.data["cancelReason"] = json!(reason);
    }
    meeting.note_change(me.now_ms);
    meeting.save(transaction)?;
    meeting.tell(transaction, "hangoutCancelled", &me.uid, me.now_ms)?;
    done(transaction, &meeting, me)
}

/// Refuses changes of dates that are fixed: the way they are found, and once somebody has voted, the zone they are read
/// in.
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
    meeting: &mut Meeting,
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
        if moved && !is_own {
            ask_again(&mut data);
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

/// Asks somebody whether a new date suits them too: who comes keeps their seat meanwhile, and what others said was about
/// the date before.
fn ask_again(member: &mut Value) {
    if matches!(member["rsvp"].as_str(), Some("going" | "waitlisted")) {
        member["reconfirm"] = json!(true);
    } else if let Some(fields) = member.as_object_mut() {
        fields.shift_remove("rsvp");
    }
}

/// The moment of an option; `None` where there is no such option.
fn option(data: &Value, id: &str) -> Option<Timestamp> {
    let mut options = data["options"].as_array().into_iter().flatten();
    let found = options.find(|option| option["id"] == id)?;
    Timestamp::from_json(&found["start"]).ok()
}

/// Returns the value at a path in the form that errors have it, `options[3].start`. Options are known by their ids, not
/// by their places.
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
