//! Other facts that are needed to judge a record: the record beside it, and the viewer's relation to its owner.

use std::sync::Arc;

use serde_json::Value;
use wasm_core::domain::friendship_id;

use super::{Actor, Asker};
use crate::schema::collections::{
    BLOCKS, BOOKINGS, BUCKET_LIST_META, BUCKET_LISTS, CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS,
    FRIENDSHIPS, HANGOUT_ACTIVITY, HANGOUT_COMMENTS, HANGOUT_MEMBERS, HANGOUTS, PLACES, PLANS,
    QUEST_SESSIONS, QUESTS, REVIEWS, SELECTIONS, USERS, USERS_PRIVATE,
};
use crate::store::Collection;

/// Facts about a record and its viewer. Whoever asks the rules gathers it first: the record of the
/// [`companion`](super::companion), then every document of [`Evidence::questions`].
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that rules ask for"
)]
pub struct Evidence {
    /// The document of [`companion`](super::companion) under the same id.
    pub beside: Option<Arc<Value>>,
    /// `true` if viewer and owner are friends.
    pub is_friend: bool,
    /// `true` if the owner blocks the viewer.
    pub is_blocked: bool,
    /// `true` if viewer and owner of a car or a ride block each other: neither sees the other's, whoever hosts the
    /// hangout.
    pub is_apart: bool,
    /// `true` if the viewer is an admin. Asked only where it matters.
    pub is_admin: bool,
    /// The asker as a member of the hangout that the record belongs to.
    pub member: Option<Arc<Value>>,
}

/// A document whose being there says something, or what is in it.
#[derive(Clone, Debug)]
pub struct Question {
    /// Collection to look in.
    pub collection: &'static Collection,
    /// Id of the document.
    pub id: String,
    says: Says,
}

#[derive(Clone, Copy, Debug)]
enum Says {
    Friend,
    Blocked,
    Apart,
    Admin,
    Member,
}

impl Evidence {
    /// Evidence of the record beside alone.
    pub fn of(beside: Option<Arc<Value>>) -> Self {
        Self {
            beside,
            ..Self::default()
        }
    }

    /// Lists the documents that tell the viewer's relation to the record's owner; none where it does not matter.
    pub fn questions(
        &self,
        asker: &Asker<'_>,
        collection: &Collection,
        id: &str,
        data: &Value,
    ) -> Vec<Question> {
        let membership = membership(asker, collection, id, data);
        let mut questions = self.about_owner(asker.actor, collection, id, data);
        questions.extend(about_traveller(asker.actor, collection, data));
        questions.extend(membership.map(|id| Question {
            collection: &HANGOUT_MEMBERS,
            id,
            says: Says::Member,
        }));
        questions
    }

    fn about_owner(
        &self,
        actor: Actor<'_>,
        collection: &Collection,
        id: &str,
        data: &Value,
    ) -> Vec<Question> {
        let Actor::Person(uid) = actor else {
            return Vec::new();
        };
        let owner = match owner(collection, id, data, self.beside.as_deref()) {
            Some(owner) if owner != uid => owner,
            _ => return Vec::new(),
        };
        let friend = || Question {
            collection: &FRIENDSHIPS,
            id: friendship_id(owner, uid),
            says: Says::Friend,
        };
        let blocked = || Question {
            collection: &BLOCKS,
            id: block_id(owner, uid),
            says: Says::Blocked,
        };
        let admin = || Question {
            collection: &USERS,
            id: uid.to_owned(),
            says: Says::Admin,
        };
        match collection.name {
            name if name == BOOKINGS.name || name == PLACES.name => vec![admin()],
            name if name == REVIEWS.name => vec![blocked()],
            name if name == QUESTS.name || name == QUEST_SESSIONS.name => {
                vec![if was_published(data) {
                    blocked()
                } else {
                    admin()
                }]
            }
            _ => vec![friend(), blocked()],
        }
    }

    /// Notes what the document of a question says, which is there.
    pub fn note(&mut self, question: &Question, data: &Arc<Value>) {
        match question.says {
            Says::Friend => self.is_friend = true,
            Says::Blocked => self.is_blocked = true,
            Says::Apart => self.is_apart = true,
            Says::Admin => {
                let mut roles = data["roles"].as_array().into_iter().flatten();
                self.is_admin = roles.any(|role| role == "admin");
            }
            Says::Member => self.member = Some(Arc::clone(data)),
        }
    }
}

/// Lists the blocks that hide a car from the viewer, or a ride.
fn about_traveller(actor: Actor<'_>, collection: &Collection, data: &Value) -> Vec<Question> {
    let traveller = match collection.name {
        name if name == CARPOOL_CARS.name => data["driverId"].as_str(),
        name if name == CARPOOL_RIDERS.name => data["userId"].as_str(),
        _ => None,
    };
    let (Actor::Person(uid), Some(traveller)) = (actor, traveller) else {
        return Vec::new();
    };
    let ids = [block_id(traveller, uid), block_id(uid, traveller)];
    let apart = ids.map(|id| Question {
        collection: &BLOCKS,
        id,
        says: Says::Apart,
    });
    apart.into_iter().filter(|_| traveller != uid).collect()
}

/// Id of a person as a member of a hangout.
pub fn member_id(hangout_id: &str, uid: &str) -> String {
    format!("{hangout_id}_{uid}")
}

/// The asker as a member of the hangout that a record is or belongs to: a person by their id, a guest by the id in
/// their secret, `{memberId}.{secret}`.
fn membership(
    asker: &Asker<'_>,
    collection: &Collection,
    id: &str,
    data: &Value,
) -> Option<String> {
    let hangout_id = if *collection == HANGOUTS {
        id
    } else if IN_HANGOUTS.contains(&collection) {
        data["hangoutId"].as_str()?
    } else {
        return None;
    };
    match (asker.actor, asker.key) {
        (_, Some(key)) if key.contains('.') => key.split('.').next().map(str::to_owned),
        (Actor::Person(uid), _) => Some(member_id(hangout_id, uid)),
        _ => None,
    }
}

/// Collections whose documents belong to a hangout.
const IN_HANGOUTS: [&Collection; 6] = [
    &HANGOUT_ACTIVITY,
    &HANGOUT_MEMBERS,
    &HANGOUT_COMMENTS,
    &CARPOOLS,
    &CARPOOL_CARS,
    &CARPOOL_RIDERS,
];

/// Id of one person's wish to have nothing to do with another.
pub fn block_id(by: &str, whom: &str) -> String {
    format!("{by}_{whom}")
}

/// Returns `true` if a document is about somebody's relation to others, or says that they are in a hangout.
pub fn is_relation_of(uid: &str, collection: &str, id: &str) -> bool {
    [FRIENDSHIPS.name, BLOCKS.name, HANGOUT_MEMBERS.name].contains(&collection)
        && id.split('_').any(|party| party == uid)
}

/// Whose record it is, where friends and blocks matter.
fn owner<'a>(
    collection: &Collection,
    id: &'a str,
    data: &'a Value,
    beside: Option<&'a Value>,
) -> Option<&'a str> {
    match collection.name {
        name if [USERS.name, USERS_PRIVATE.name, SELECTIONS.name].contains(&name) => Some(id),
        name if name == BUCKET_LISTS.name => data["userId"].as_str(),
        name if name == BUCKET_LIST_META.name => beside?["userId"].as_str(),
        name if [
            QUESTS.name,
            QUEST_SESSIONS.name,
            BOOKINGS.name,
            REVIEWS.name,
        ]
        .contains(&name) =>
        {
            data["creatorId"].as_str()
        }
        name if name == PLACES.name => data["createdBy"].as_str(),
        name if name == PLANS.name => data["ownerId"].as_str(),
        name if name == HANGOUTS.name => data["hostId"].as_str(),
        name if name == HANGOUT_ACTIVITY.name => beside?["hostId"].as_str(),
        name if IN_HANGOUTS.iter().any(|inside| inside.name == name) => data["hostId"].as_str(),
        _ => None,
    }
}

/// States in which everybody reads a quest: once published, it stays readable for those who were sent its address.
const READABLE_QUESTS: [&str; 4] = ["published", "paused", "cancelled", "archived"];

/// True when a quest, or the quest of a session, is there for everybody. The quests of a creator who is gone are not.
pub(super) fn was_published(data: &Value) -> bool {
    let is_readable = match data["published"].as_bool() {
        Some(of_session) => of_session,
        None => READABLE_QUESTS.contains(&data["status"].as_str().unwrap_or_default()),
    };
    is_readable && data["creatorId"] != ""
}
