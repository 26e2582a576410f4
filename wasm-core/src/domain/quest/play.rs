//! The order in which a quest is played.

use std::fmt;

use super::{EvidenceGrade, Progress, ProofType, QuestStop};

/// Reason why a stop cannot be checked in at, or a quest not be finished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayRefusal {
    /// The quest has no such stop.
    NoSuchStop,
    /// Another stop, of this id, comes first.
    Order(String),
    /// These stops are left.
    StopsLeft(Vec<String>),
    /// It is finished.
    Finished,
}

impl fmt::Display for PlayRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchStop => "this quest has no such stop",
            Self::Order(_) => "another stop comes first",
            Self::StopsLeft(_) => "there are stops left",
            Self::Finished => "this quest is finished",
        })
    }
}

impl std::error::Error for PlayRefusal {}

/// The stop of that id, if it can be checked in at now: all stops before it that are not optional have been reached.
/// A stop that was reached already can be checked in at again, which changes nothing.
///
/// # Errors
/// [`PlayRefusal`] with the reason why not.
pub fn next_stop<'a>(
    stops: &'a [QuestStop],
    progress: &Progress,
    stop_id: &str,
) -> Result<&'a QuestStop, PlayRefusal> {
    let at = stops.iter().position(|stop| stop.id == stop_id);
    let at = at.ok_or(PlayRefusal::NoSuchStop)?;
    if progress.has_reached(stop_id) {
        return Ok(&stops[at]);
    }
    if progress.finished_at.is_some() {
        return Err(PlayRefusal::Finished);
    }
    match stops[..at].iter().find(|stop| is_left(progress, stop)) {
        Some(earlier) => Err(PlayRefusal::Order(earlier.id.clone())),
        None => Ok(&stops[at]),
    }
}

/// Ids of the stops that are not optional and not reached yet, in order.
pub fn stops_left(stops: &[QuestStop], progress: &Progress) -> Vec<String> {
    let left = stops.iter().filter(|stop| is_left(progress, stop));
    left.map(|stop| stop.id.clone()).collect()
}

/// Checks that a quest can be finished.
///
/// # Errors
/// [`PlayRefusal::StopsLeft`] with the stops that are left.
pub fn may_finish(stops: &[QuestStop], progress: &Progress) -> Result<(), PlayRefusal> {
    let left = stops_left(stops, progress);
    if left.is_empty() {
        Ok(())
    } else {
        Err(PlayRefusal::StopsLeft(left))
    }
}

/// Grade of the evidence that somebody was at every stop that is not optional: that of the worst of those that ask for
/// a proof. `None` when they were not at all of them, or none asks for one.
pub fn finish_grade(stops: &[QuestStop], progress: &Progress, uid: &str) -> Option<EvidenceGrade> {
    let mut worst = None;
    for stop in stops.iter().filter(|stop| !stop.optional) {
        let state = progress.stop_states.get(&stop.id)?;
        if !state.with.iter().any(|with| with == uid) {
            return None;
        }
        let evidence = state.evidence.as_ref()?;
        if evidence.kind != ProofType::None {
            worst = worst.max(Some(evidence.grade));
        }
    }
    worst
}

fn is_left(progress: &Progress, stop: &QuestStop) -> bool {
    !stop.optional && !progress.has_reached(&stop.id)
}
