//! Going on where a client lost the connection: what was committed meanwhile, from the change feed.

use super::follower::Follower;
use super::topic::{Selects, Topic};
use crate::error::ApiError;
use crate::http::Head;
use crate::schema::collections;
use crate::store::{Change, Committed};

/// Changes read back for one client; with more it is cheaper to start from snapshots.
const READ_BACK_MAX: usize = 5_000;

/// Point from which a client wants to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Since {
    /// It is new: with snapshots.
    Now,
    /// It has everything up to this change.
    Sequence(u64),
    /// It has something, but what it says is none of our numbers.
    Unknown,
}

impl Since {
    /// Reads the `Last-Event-ID` of a request.
    pub(super) fn of(head: &Head) -> Self {
        let Some(value) = head.headers.get("last-event-id") else {
            return Self::Now;
        };
        let number = value
            .to_str()
            .ok()
            .and_then(|text| text.trim().parse().ok());
        number.map_or(Self::Unknown, Self::Sequence)
    }
}

/// The changes a client missed up to `floor` that concern the client's topics, oldest first. `None` when the
/// feed cannot tell all of them, so that the client has to start again.
pub(super) async fn missed(
    follower: &Follower,
    since: Since,
    floor: u64,
) -> Result<Option<Vec<Committed>>, ApiError> {
    // The feed does not keep what was there before, so it cannot tell what left the answer to a question.
    let only_documents = follower
        .topics
        .iter()
        .all(|topic| matches!(topic.selects, Selects::Document(_)));
    let Since::Sequence(last_seen) = since else {
        return Ok(None);
    };
    if last_seen > floor || !only_documents {
        return Ok(None);
    }
    let Some(changes) = follower.app.store.changes(last_seen, READ_BACK_MAX).await? else {
        return Ok(None);
    };
    let complete = changes.len() < READ_BACK_MAX;
    let relates = |change: &Change| follower.is_own_relation(&change.collection, &change.id);
    if changes.iter().any(relates) {
        // Whom the follower sees has changed, so nothing they have is certain.
        return Ok(None);
    }
    let newer = changes
        .into_iter()
        .filter(|change| change.sequence <= floor);
    let concerning: Option<Vec<Committed>> = newer
        .filter_map(|change| {
            let is_told = !change.is_superseded;
            let change = concerning(&follower.topics, change)?;
            Some(is_told.then_some(change))
        })
        .collect();
    Ok(concerning.filter(|_| complete))
}

fn concerning(topics: &[Topic], change: Change) -> Option<Committed> {
    let change = Committed {
        sequence: change.sequence,
        collection: collections::public_named(&change.collection)?,
        id: change.id,
        before: None,
        replaced: None,
        after: change.data,
    };
    let concerns = |topic: &Topic| topic.concerns(&change) || topic.judged_by(&change).is_some();
    topics.iter().any(concerns).then_some(change)
}
