//! Functions by which hosts change or cancel a hangout.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    Hangout, HangoutEvent, HangoutMember, HangoutStatus, Rsvp, Timestamp, past_options,
    validate_hangout,
};
use wasm_core::error::Code;

use super::arguments::{HangoutDone, HangoutFields};
use super::carpool::follow_hangout;
use super::create::{
    check_people, check_photo, check_source, check_zone, refuse_past, tell_invited,
};
use super::meeting::{Meeting, precondition};
use super::members::{readmit_named, stamp};
use super::ride_times::shift_cars;
use super::schedule::done;
use crate::access::me::Me;
use crate::domain::records::parsed;
use crate::error::ApiError;
use crate::schema::answer::value;
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
        let current = json!(meeting.shown_to(Some(me), None)?);
        return Err(ApiError::new(Code::Aborted, message)
            .with_reason("version")
            .with_detail("current", current));
    }
    let before = meeting.data.clone();
    meeting.data = edited(transaction, me, &meeting, asked)?;
    readmit_named(&mut meeting.data);
    reopen(&mut meeting.data, me);
    meeting.note_change(me.now_ms);
    meeting.save(transaction)?;
    let dates = (&before.when, &meeting.data.when);
    shift_cars(transaction, &meeting.id, dates)?;
    rewrite_members(transaction, &mut meeting, &before, me)?;
    meeting.move_up(transaction, me.now_ms)?;
    follow_hangout(transaction, &meeting, me.now_ms)?;
    tell_invited(transaction, &meeting, &before.invited_ids, me)?;
    done(transaction, &meeting, me)
}

/// The hangout with the changes of its host, if it may become that.
fn edited(
    transaction: &Transaction<'_>,
    me: &Me,
    meeting: &Meeting,
    asked: &EditHangout,
) -> Result<Hangout, ApiError> {
    let before = value(&meeting.data)?;
    let mut data = before.clone();
    asked.fields.put_over(&mut data);
    check_when(transaction, meeting, (&data["when"], &before["when"]))?;
    let changed = |field: &str| lookup(&data, field) != lookup(&before, field);
    let mut past = past_options(&data, me.now()?);
    past.retain(|error| changed(&error.field));
    refuse_past(past)?;
    check_zone(&data)?;
    check_people(transaction, me, Some(&meeting.id), &data, &before)?;
    if changed("photoRef") {
        check_photo(transaction, &me.uid, data["photoRef"].as_str())?;
    }
    if changed("source") {
        check_source(transaction, me, &data["source"])?;
    }
    ApiError::refuse_fields(validate_hangout(&data))?;
    parsed(data)
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
        meeting.data.cancel_reason = Some(reason.clone());
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
    (new, old): (&Value, &Value),
) -> Result<(), ApiError> {
    if new["mode"] != old["mode"] {
        let message = "when.mode cannot be changed; choose a date instead";
        return Err(ApiError::invalid(message).with_reason("mode"));
    }
    if meeting.data.status == HangoutStatus::Scheduled && new["startsAt"].is_null() {
        return Err(ApiError::invalid("when.startsAt is required").with_reason("startsAt"));
    }
    let zone_changes = new["timeZone"] != old["timeZone"] || new["allDay"] != old["allDay"];
    let members = if zone_changes {
        meeting.members(transaction)?
    } else {
        Vec::new()
    };
    if members.iter().any(|member| member.data.has_voted()) {
        let message = "the time zone stays as it is once somebody has voted";
        return Err(precondition("zoneLocked", message));
    }
    Ok(())
}

/// A deadline moved into the future opens voting again.
fn reopen(hangout: &mut Hangout, me: &Me) {
    let deadline = hangout.poll_deadline;
    if deadline.is_some_and(|deadline| deadline.epoch_ms() > me.now_ms) {
        hangout.poll_closed_at = None;
    }
}

/// Members follow what changed: who hosts, what is hidden, votes for dates that are others now, and whether they have
/// to say again that they come.
fn rewrite_members(
    transaction: &mut Transaction<'_>,
    meeting: &mut Meeting,
    before: &Hangout,
    me: &Me,
) -> Result<(), ApiError> {
    let after = &meeting.data;
    let is_scheduled = after.status == HangoutStatus::Scheduled;
    let moved = is_scheduled && after.when.starts_at != before.when.starts_at;
    for mut member in meeting.members(transaction)? {
        member.change(transaction, &HANGOUT_MEMBERS, |member| {
            stamp(after, member);
            if let Some(votes) = &mut member.votes {
                votes.retain(|id, _| start_of(after, id) == start_of(before, id));
            }
            if moved && member.user_id.as_ref() != Some(&me.uid) {
                ask_again(member);
            }
        })?;
    }
    if moved {
        meeting.tell(transaction, "hangoutMoved", &me.uid, me.now_ms)?;
    }
    Ok(())
}

/// Asks somebody whether a new date suits them too: who comes keeps their seat meanwhile, and what others said was about
/// the date before.
fn ask_again(member: &mut HangoutMember) {
    if matches!(member.rsvp, Some(Rsvp::Going | Rsvp::Waitlisted)) {
        member.reconfirm = Some(true);
    } else {
        member.rsvp = None;
    }
}

/// The moment of an option; `None` where there is no such option.
fn start_of(hangout: &Hangout, id: &str) -> Option<Timestamp> {
    Some(hangout.option(id)?.start)
}

/// Returns the value at a path in the form that errors have it, `options[3].start`, moments as records store them. Options
/// are known by their ids, not by their places.
fn lookup(data: &Value, path: &str) -> Value {
    let normal = |found: &Value| match Timestamp::from_json(found) {
        Ok(moment) => moment.to_json(),
        Err(_) => found.clone(),
    };
    let Some(place) = path.strip_prefix("options[") else {
        let found = data.pointer(&format!("/{}", path.replace('.', "/")));
        return found.map_or(Value::Null, normal);
    };
    let place = place.split(']').next();
    let place: usize = place.and_then(|place| place.parse().ok()).unwrap_or(0);
    let option = &data["options"][place];
    json!([option["id"], normal(&option["start"])])
}
