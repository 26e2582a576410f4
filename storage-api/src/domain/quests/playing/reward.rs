//! Points for playing: for each stop and for the end, and for whoever has made the quest.

use wasm_core::domain::{
    EvidenceGrade, PointsRule, Progress, ProofType, Quest, QuestStop, Timestamp, Withheld,
    finish_grade, is_plausible_round,
};

use crate::access::auth::secret;
use crate::clock::day;
use crate::domain::friendships::are_friends;
use crate::domain::points::{Deed, award, is_pending, of_day};
use crate::domain::quests::Player;
use crate::error::ApiError;
use crate::schema::collections::QUESTS;
use crate::store::Transaction;

/// Reason why points for a stop are pending: a location or a clock may be made up.
const TOO_FAST: &str = "nobody gets from stop to stop that fast";
/// Reason why points for the end are pending.
const STOP_PENDING: &str = "the points of a stop are pending";
/// Reason why points for the end are pending.
const FINISHED_TOO_FAST: &str = "nobody plays a quest, or one after another, that fast";
/// Reason why points are pending.
const SAME_CREATOR: &str = "so many points a day from the quests of one creator";
/// Points of one day from the quests of one creator after which more are pending: a day on the longest walks brings less.
const SAME_CREATOR_POINTS_MAX: i64 = 1_000;

/// Gives everybody who reached a stop together what it is worth. The points of those who cannot have been there that fast,
/// from the stop before or from one of another quest, are pending.
pub(crate) fn stop(
    transaction: &mut Transaction<'_>,
    progress: &Progress,
    (quest, stop): (&Quest, &QuestStop),
    now_ms: i64,
) -> Result<(), ApiError> {
    let Some(state) = progress.stop_states.get(&stop.id) else {
        return Ok(());
    };
    let (Some(evidence), Some(at)) = (&state.evidence, state.at) else {
        return Ok(());
    };
    let subject = stop_subject(progress, stop);
    for uid in players(progress, &state.with) {
        let is_vouched = evidence.grade != EvidenceGrade::D;
        let is_too_fast = evidence.withheld == Some(Withheld::TooFast)
            || (is_vouched && is_elsewhere(transaction, uid, stop, at)?);
        let suspicion = if is_too_fast {
            Some(TOO_FAST)
        } else {
            same_creator(transaction, uid, &progress.creator_id, now_ms)?
        };
        let deed = Deed {
            units: i64::from(quest.difficulty.unwrap_or(1)),
            evidence: name(evidence.kind),
            grade: evidence.grade,
            suspicion,
            quest_id: Some(&progress.quest_id),
            ..Deed::of(uid, PointsRule::QuestStop, &subject)
        };
        award(transaction, &deed, now_ms)?;
    }
    Ok(())
}

/// True when somebody cannot have come to a stop from the one they reached last, of any quest. Notes the stop otherwise.
fn is_elsewhere(
    transaction: &mut Transaction<'_>,
    uid: &str,
    stop: &QuestStop,
    at: Timestamp,
) -> Result<bool, ApiError> {
    let Some(point) = stop.lng.zip(stop.lat) else {
        return Ok(false);
    };
    let mut player = Player::read(transaction, uid)?;
    if player.is_too_fast(point, at) {
        return Ok(true);
    }
    player.reached(point, at);
    player.write(transaction, uid)?;
    Ok(false)
}

/// Gives everybody who was at all stops what the end is worth, and its creator what it is worth to have made something
/// that others play. While the points of a required stop are pending, those of the end are too, as they are when nobody
/// plays that fast.
pub(crate) fn finish(
    transaction: &mut Transaction<'_>,
    progress: &Progress,
    quest: &Quest,
    now_ms: i64,
) -> Result<(), ApiError> {
    let required: Vec<&QuestStop> = quest.stops.iter().filter(|stop| !stop.optional).collect();
    for uid in players(progress, &progress.team) {
        let grade = finish_grade(&quest.stops, progress, uid).unwrap_or(EvidenceGrade::D);
        let suspicion = suspicion_at_finish(transaction, uid, (progress, quest), now_ms)?;
        let deed = Deed {
            units: i64::try_from(required.len()).map_err(ApiError::internal)?,
            evidence: "stops",
            grade,
            suspicion,
            quest_id: Some(&progress.quest_id),
            ..Deed::of(uid, PointsRule::QuestFinished, &progress.quest_id)
        };
        award(transaction, &deed, now_ms)?;
        // The creator's line says no more who it was once they are gone.
        let subject = format!("{}.{}", progress.quest_id, secret::hash(uid));
        let made = Deed {
            evidence: "stops",
            grade,
            suspicion,
            friend: Some(uid),
            is_in_circle: is_in_circle(transaction, progress, uid)?,
            ..Deed::of(&progress.creator_id, PointsRule::QuestPlayed, &subject)
        };
        award(transaction, &made, now_ms)?;
        let mut player = Player::read(transaction, uid)?;
        player.finished_of(&progress.creator_id);
        player.write(transaction, uid)?;
    }
    Ok(())
}

/// Facts to look at before the end of a quest counts for a player.
fn suspicion_at_finish(
    transaction: &mut Transaction<'_>,
    uid: &str,
    (progress, quest): (&Progress, &Quest),
    now_ms: i64,
) -> Result<Option<&'static str>, ApiError> {
    for stop in quest.stops.iter().filter(|stop| !stop.optional) {
        let subject = stop_subject(progress, stop);
        if is_pending(transaction, &Deed::of(uid, PointsRule::QuestStop, &subject))? {
            return Ok(Some(STOP_PENDING));
        }
    }
    if let Some(at) = progress.finished_at {
        let mut player = Player::read(transaction, uid)?;
        if player.finishes_too_fast(at) || !is_plausible_round(&quest.stops, progress, at) {
            return Ok(Some(FINISHED_TOO_FAST));
        }
        player.finished(at);
        player.write(transaction, uid)?;
    }
    same_creator(transaction, uid, &progress.creator_id, now_ms)
}

/// The suspicion that two people make up quests for points: one day brought a player enough points from the quests of one
/// creator.
fn same_creator(
    transaction: &Transaction<'_>,
    uid: &str,
    creator_id: &str,
    now_ms: i64,
) -> Result<Option<&'static str>, ApiError> {
    let mut points = 0;
    for entry in of_day(transaction, uid, day(now_ms))? {
        let Some(quest_id) = entry.quest_id else {
            continue;
        };
        let quest = transaction.get(&QUESTS, &quest_id)?;
        if quest.is_some_and(|quest| quest.data["creatorId"] == creator_id) {
            points += entry.points;
        }
    }
    Ok((points >= SAME_CREATOR_POINTS_MAX).then_some(SAME_CREATOR))
}

/// True when a player belongs to the circle of the creator, so that playing brings the creator nothing: they or somebody of
/// their team were friends when they began or are now, or the creator has finished a quest of theirs.
fn is_in_circle(
    transaction: &Transaction<'_>,
    progress: &Progress,
    uid: &str,
) -> Result<bool, ApiError> {
    let creator_id = &*progress.creator_id;
    if Player::read(transaction, creator_id)?.has_finished_of(uid) {
        return Ok(true);
    }
    for member in players(progress, &progress.team) {
        let player = Player::read(transaction, member)?;
        if player.played_among_friends(&progress.quest_id)
            || are_friends(transaction, member, creator_id)?
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Those who play for points. The creator knows all answers.
fn players<'a>(progress: &'a Progress, team: &'a [String]) -> impl Iterator<Item = &'a str> {
    let others = team.iter().filter(|uid| **uid != progress.creator_id);
    others.map(String::as_str)
}

fn stop_subject(progress: &Progress, stop: &QuestStop) -> String {
    format!("{}.{}", progress.quest_id, stop.id)
}

fn name(proof: ProofType) -> &'static str {
    match proof {
        ProofType::Code => "code",
        ProofType::Question => "answer",
        ProofType::Location => "location",
        ProofType::Host => "host",
        ProofType::None => "none",
    }
}
