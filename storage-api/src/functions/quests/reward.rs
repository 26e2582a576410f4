//! Points for playing: for each stop and for the end, and for whoever has made the quest.

use wasm_core::domain::{
    EvidenceGrade, PointsRule, Progress, ProofType, Quest, QuestStop, Withheld, finish_grade,
};

use crate::auth::secret;
use crate::error::ApiError;
use crate::points::{Deed, award};
use crate::store::Transaction;

/// Gives everybody who reached a stop together what it is worth.
pub(super) fn stop(
    transaction: &mut Transaction<'_>,
    progress: &Progress,
    (quest, stop): (&Quest, &QuestStop),
    now_ms: i64,
) -> Result<(), ApiError> {
    let Some(state) = progress.stop_states.get(&stop.id) else {
        return Ok(());
    };
    let Some(evidence) = &state.evidence else {
        return Ok(());
    };
    // Nobody gets there that fast: it may be made up, or a clock was wrong.
    let is_suspicious = evidence.withheld == Some(Withheld::TooFast);
    let subject = format!("{}.{}", progress.quest_id, stop.id);
    for uid in players(progress, &state.with) {
        let deed = Deed {
            units: i64::from(quest.difficulty.unwrap_or(1)),
            evidence: name(evidence.kind),
            grade: if is_suspicious {
                EvidenceGrade::C
            } else {
                evidence.grade
            },
            suspicion: is_suspicious.then_some("nobody gets from stop to stop that fast"),
            quest_id: Some(&progress.quest_id),
            ..Deed::of(uid, PointsRule::QuestStop, &subject)
        };
        award(transaction, &deed, now_ms)?;
    }
    Ok(())
}

/// Gives everybody who was at all stops what the end is worth, and its creator what it is worth to have made something
/// that others play.
pub(super) fn finish(
    transaction: &mut Transaction<'_>,
    progress: &Progress,
    quest: &Quest,
    now_ms: i64,
) -> Result<(), ApiError> {
    let required = quest.stops.iter().filter(|stop| !stop.optional).count();
    for uid in players(progress, &progress.team) {
        let grade = finish_grade(&quest.stops, progress, uid).unwrap_or(EvidenceGrade::D);
        let deed = Deed {
            units: i64::try_from(required).map_err(ApiError::internal)?,
            evidence: "stops",
            grade,
            quest_id: Some(&progress.quest_id),
            ..Deed::of(uid, PointsRule::QuestFinished, &progress.quest_id)
        };
        award(transaction, &deed, now_ms)?;
        // The creator's line says no more who it was once they are gone.
        let subject = format!("{}.{}", progress.quest_id, secret::hash(uid));
        let made = Deed {
            evidence: "stops",
            grade,
            friend: Some(uid),
            ..Deed::of(&progress.creator_id, PointsRule::QuestPlayed, &subject)
        };
        award(transaction, &made, now_ms)?;
    }
    Ok(())
}

/// Those who play for points. The creator knows all answers.
fn players<'a>(progress: &'a Progress, team: &'a [String]) -> impl Iterator<Item = &'a str> {
    let others = team.iter().filter(|uid| **uid != progress.creator_id);
    others.map(String::as_str)
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
