//! Attendance: a host records it once the hangout has begun, and it gives points when at least three of those present
//! have an account.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{
    EvidenceGrade, Hangout, HangoutEvent, PointsEntry, PointsRule, RankedOption, Timestamp,
};

use super::arguments::HangoutDone;
use super::meeting::{Meeting, precondition};
use super::members::end_ms;
use super::schedule::done;
use super::tick::tick_all;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::domain::points::{Deed, award};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::HANGOUT_MEMBERS;
use crate::store::{Document, Transaction};

/// Fewest people with an account for a hangout to be worth points.
const ATTENDED_MIN: usize = 3;

/// Field of a hangout that was finished before its end: when finishing it again gives the points.
const POINTS_FROM: &str = "pointsFrom";

/// A hangout that has taken place.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FinishHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// Ids of the members who were there.
    attended: Vec<String>,
}

/// A hangout that is over.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FinishedHangout {
    /// The hangout.
    #[schema(value_type = Versioned<Hangout>)]
    hangout: Shown,
    /// Its options, the best first.
    ranking: Vec<RankedOption>,
    /// Points of the caller for it; `null` for somebody who was not there, or where fewer than three with an account
    /// were.
    #[schema(required = true)]
    points: Option<PointsEntry>,
    /// Moment from which finishing it again gives the points, because it is not over yet; `null` where they are given,
    /// or where fewer than three with an account were there.
    #[schema(required = true)]
    points_from: Option<Timestamp>,
    /// Ids of the members in whose lists the wish is done now.
    ticked: Vec<String>,
}

/// Closes a hangout that has begun, with the list of those who were there. One that was closed before its end can be
/// closed again after it, for the points.
pub(crate) fn finish(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &FinishHangout,
) -> Result<FinishedHangout, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    let is_again = meeting.moment(POINTS_FROM).is_some();
    if !is_again {
        meeting.step(HangoutEvent::Finish)?;
    }
    let start = Timestamp::from_json(&meeting.data["when"]["startsAt"]);
    if start.map_or(true, |start| me.now_ms < start.epoch_ms()) {
        return Err(precondition("notStarted", "it has not begun yet"));
    }
    let there = mark(transaction, &meeting, &asked.attended)?;
    let ticked = tick_all(transaction, &meeting, &there, me)?;
    // Guests do not count: anybody can make any number of them alone.
    let uids = there
        .iter()
        .filter_map(|member| member.data["userId"].as_str());
    let uids: Vec<&str> = uids.collect();
    let is_worth_points = uids.len() >= ATTENDED_MIN;
    let end_ms = end_ms(&meeting.data).filter(|end_ms| is_worth_points && me.now_ms < *end_ms);
    meeting.data[POINTS_FROM] = json!(end_ms.map(iso));
    meeting.save(transaction)?;
    let mut points = None;
    if is_worth_points && end_ms.is_none() {
        for uid in uids {
            let entry = reward(transaction, &meeting, uid, me.now_ms)?;
            if uid == me.uid {
                points = Some(entry);
            }
        }
    }
    let points_from = meeting.moment(POINTS_FROM);
    let HangoutDone { hangout, ranking } = done(transaction, &meeting, me)?;
    Ok(FinishedHangout {
        hangout,
        ranking,
        points,
        points_from,
        ticked,
    })
}

/// Notes on members that they were there. Answers with everybody of whom that was said, also before.
fn mark(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    attended: &[String],
) -> Result<Vec<Document>, ApiError> {
    let members = meeting.members(transaction)?;
    let unknown = |id: &&String| !members.iter().any(|member| member.id == **id);
    if let Some(id) = attended.iter().find(unknown) {
        return Err(ApiError::not_found(format!("there is no member '{id}'")));
    }
    let mut there = Vec::new();
    for member in members {
        let was_there = member.data["attended"] == true;
        if !was_there && attended.contains(&member.id) {
            let mut data = (*member.data).clone();
            data["attended"] = json!(true);
            transaction.put(&HANGOUT_MEMBERS, &member.id, data)?;
        }
        if was_there || attended.contains(&member.id) {
            there.push(member);
        }
    }
    Ok(there)
}

fn reward(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    uid: &str,
    now_ms: i64,
) -> Result<PointsEntry, ApiError> {
    let is_host = meeting.data["hostId"] == uid;
    let rule = if is_host {
        PointsRule::HangoutHosted
    } else {
        PointsRule::HangoutAttended
    };
    let deed = Deed {
        evidence: "list",
        grade: EvidenceGrade::A,
        ..Deed::of(uid, rule, &meeting.id)
    };
    award(transaction, &deed, now_ms)
}
