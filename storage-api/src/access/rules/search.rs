//! Permissions to query the indexes of a collection.

use serde_json::Value;

use super::{Actor, Refusal};
use crate::schema::collections::{
    BLOCKS, BOOKINGS, BUCKET_LISTS, CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS, FLAGS, FRIEND_REQUESTS,
    FRIENDSHIPS, HANGOUT_COMMENTS, HANGOUT_MEMBERS, HANGOUTS, ME_TOOS, NOTIFICATIONS, PLACES,
    PLAN_SUGGESTIONS, PLANS, POINTS, PROGRESS, QUEST_MESSAGES, QUEST_QUESTIONS, QUEST_SESSIONS,
    QUEST_WAITLIST, QUESTS, REVIEWS, USERS,
};
use crate::store::{Collection, Index};

/// Queries that the indexes of a collection may answer. Answers hold what the caller may read and nothing else; a
/// search is refused where the question alone would tell something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Search {
    /// Nothing: documents are opened by their ids.
    Never,
    /// Everything.
    Anything,
    /// Documents in which one of these fields is the caller's id: the collection is private, or a field of an index is
    /// hidden from those who read the document.
    Own(&'static [&'static str]),
    /// Everything, but these fields only for the caller's id: others do not see them.
    OwnWhere(&'static [&'static str]),
}

impl Search {
    /// The rule of a collection. A new collection cannot be searched until it gets an arm here.
    pub fn of(collection: &Collection) -> Self {
        let is = |others: &[&Collection]| others.iter().any(|other| other.name == collection.name);
        if is(&[&USERS, &BUCKET_LISTS, &QUESTS, &QUEST_SESSIONS, &REVIEWS])
            || is(&[&HANGOUTS, &HANGOUT_MEMBERS, &HANGOUT_COMMENTS])
            || is(&[&CARPOOLS, &CARPOOL_CARS, &CARPOOL_RIDERS, &PLANS])
        {
            Self::Anything
        } else if is(&[&PLACES]) {
            Self::OwnWhere(&["createdBy"])
        } else if is(&[&BOOKINGS, &QUEST_WAITLIST, &PROGRESS, &QUEST_QUESTIONS]) {
            Self::Own(&["userId", "creatorId"])
        } else if is(&[&PLAN_SUGGESTIONS]) {
            Self::Own(&["authorId", "ownerId"])
        } else if is(&[&QUEST_MESSAGES]) {
            Self::Own(&["creatorId"])
        } else if is(&[&ME_TOOS]) {
            Self::Own(&["ownerId", "userId"])
        } else if is(&[&FRIENDSHIPS]) {
            Self::Own(&["a", "b"])
        } else if is(&[&FRIEND_REQUESTS]) {
            Self::Own(&["from", "to"])
        } else if is(&[&BLOCKS, &FLAGS]) {
            Self::Own(&["by"])
        } else if is(&[&POINTS, &NOTIFICATIONS]) {
            Self::Own(&["uid"])
        } else {
            Self::Never
        }
    }
}

/// Checks that a collection can be searched at all.
///
/// # Errors
/// [`Refusal`] when nobody may.
pub fn searchable(collection: &Collection) -> Result<(), Refusal> {
    if Search::of(collection) == Search::Never {
        return Err(Refusal::Denied("this collection cannot be searched"));
    }
    Ok(())
}

/// Checks that somebody may ask an index for these values, one per field of the index.
///
/// # Errors
/// [`Refusal`] with the reason why not.
pub fn search(
    actor: Actor<'_>,
    collection: &Collection,
    index: &Index,
    values: &[Value],
) -> Result<(), Refusal> {
    let mut asked = index.fields.iter().zip(values);
    let is_own = |value: &Value| actor.is(value.as_str());
    let allowed = match Search::of(collection) {
        Search::Never => return searchable(collection),
        Search::Anything => true,
        Search::Own(fields) => {
            asked.any(|(field, value)| fields.contains(&field.name) && is_own(value))
        }
        Search::OwnWhere(fields) => {
            asked.all(|(field, value)| !fields.contains(&field.name) || is_own(value))
        }
    };
    match (allowed, actor) {
        (true, _) => Ok(()),
        (false, Actor::Anonymous) => Err(Refusal::SignIn),
        (false, Actor::Person(_)) => {
            Err(Refusal::Denied("you can search your own of these records"))
        }
    }
}
