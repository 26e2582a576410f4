//! Who was there: said by a host once it has begun, and worth points when they were at least three.

use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{EvidenceGrade, HangoutEvent, PointsRule, Timestamp};

use super::arguments::HangoutDone;
use super::meeting::{Meeting, precondition};
use super::schedule::done;
use crate::collections::HANGOUT_MEMBERS;
use crate::error::ApiError;
use crate::functions::change::Me;
use crate::points::{Deed, award};
use crate::store::Transaction;

/// Fewest people for a hangout to be worth points.
const ATTENDED_LEAST: usize = 3;

/// A hangout that has taken place.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct FinishHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// Ids of the members who were there.
    attended: Vec<String>,
}

/// Closes a hangout that has begun, with the list of those who were there.
pub(in crate::functions) fn finish(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &FinishHangout,
) -> Result<HangoutDone, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    meeting.step(HangoutEvent::Finish)?;
    let start = Timestamp::from_json(&meeting.data["when"]["startsAt"]);
    if start.map_or(true, |start| me.now_ms < start.epoch_ms()) {
        return Err(precondition("notStarted", "it has not begun yet"));
    }
    let members = meeting.members(transaction)?;
    let unknown = |id: &&String| !members.iter().any(|member| member.id == **id);
    if let Some(id) = asked.attended.iter().find(unknown) {
        return Err(ApiError::not_found(format!("there is no member '{id}'")));
    }
    meeting.save(transaction)?;
    let there: Vec<_> = members
        .into_iter()
        .filter(|member| asked.attended.contains(&member.id))
        .collect();
    for member in &there {
        let mut data = (*member.data).clone();
        data["attended"] = json!(true);
        transaction.put(&HANGOUT_MEMBERS, &member.id, data)?;
    }
    if there.len() >= ATTENDED_LEAST {
        let uids = there
            .iter()
            .filter_map(|member| member.data["userId"].as_str());
        for uid in uids {
            reward(transaction, &meeting, uid, me.now_ms)?;
        }
    }
    done(transaction, &meeting, me)
}

fn reward(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    uid: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
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
    award(transaction, &deed, now_ms).map(drop)
}
