//! Attendance: a host records it once the hangout has begun, and it gives points when at least three of those present
//! have an account.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::{
    EvidenceGrade, Hangout, HangoutEvent, PointsEntry, PointsRule, RankedOption, Timestamp,
};

use super::arguments::HangoutDone;
use super::meeting::{Meeting, precondition};
use super::members::{Member, end_of};
use super::schedule::done;
use super::tick::tick_all;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::points::{Deed, award};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::HANGOUT_MEMBERS;
use crate::store::Transaction;

/// Fewest people with an account for a hangout to be worth points.
const ATTENDED_MIN: usize = 3;

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
    let is_again = meeting.data.points_from.is_some();
    if !is_again {
        meeting.step(HangoutEvent::Finish)?;
    }
    let start = meeting.data.when.starts_at;
    if start.is_none_or(|start| me.now_ms < start.epoch_ms()) {
        return Err(precondition("notStarted", "it has not begun yet"));
    }
    let there = mark(transaction, &meeting, &asked.attended)?;
    let ticked = tick_all(transaction, &meeting, &there, me)?;
    // Guests do not count: anybody can make any number of them alone.
    let uids = there.iter().filter_map(|it| it.data.user_id.as_deref());
    let uids: Vec<&str> = uids.collect();
    let is_worth_points = uids.len() >= ATTENDED_MIN;
    let end = end_of(&meeting.data);
    let points_from = end.filter(|end| is_worth_points && me.now_ms < end.epoch_ms());
    meeting.data.points_from = points_from;
    meeting.save(transaction)?;
    let mut points = None;
    if is_worth_points && points_from.is_none() {
        for uid in uids {
            let entry = reward(transaction, &meeting, uid, me.now_ms)?;
            if uid == me.uid {
                points = Some(entry);
            }
        }
    }
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
) -> Result<Vec<Member>, ApiError> {
    let mut members = meeting.members(transaction)?;
    let unknown = |id: &&String| !members.iter().any(|member| member.id == **id);
    if let Some(id) = attended.iter().find(unknown) {
        return Err(ApiError::not_found(format!("there is no member '{id}'")));
    }
    members.retain(|it| it.data.attended == Some(true) || attended.contains(&it.id));
    for member in &mut members {
        member.change(transaction, &HANGOUT_MEMBERS, |member| {
            member.attended = Some(true);
        })?;
    }
    Ok(members)
}

fn reward(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    uid: &str,
    now_ms: i64,
) -> Result<PointsEntry, ApiError> {
    let rule = if meeting.data.host_id == uid {
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
