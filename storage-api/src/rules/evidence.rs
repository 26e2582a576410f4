//! What else must be known to judge a record: the record beside it, and how the asker stands to its owner.

use std::sync::Arc;

use serde_json::Value;
use wasm_core::domain::friendship_id;

use super::{Actor, Asker};
use crate::collections::{
    BLOCKS, BOOKINGS, BUCKET_LIST_META, BUCKET_LISTS, CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS,
    FRIENDSHIPS, HANGOUT_COMMENTS, HANGOUT_MEMBERS, HANGOUTS, PLACES, PLANS, QUEST_SESSIONS,
    QUESTS, REVIEWS, SELECTIONS, USERS, USERS_PRIVATE,
};
use crate::store::Collection;

/// What was found out about a record and its asker. Whoever asks the rules gathers it first: the record [`beside`],
/// then every document of [`Evidence::questions`].
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// The document of [`beside`] under the same id.
    pub beside: Option<Arc<Value>>,
    /// Whether asker and owner are friends.
    pub is_friend: bool,
    /// Whether the owner wants nothing to do with the asker.
    pub is_blocked: bool,
    /// Whether the asker looks after the product. Asked only where it matters.
    pub is_admin: bool,
    /// The asker as a member of the hangout that the record belongs to.
    pub member: Option<Arc<Value>>,
}

/// A document whose being there says something, or what is in it.
#[derive(Clone, Debug)]
pub struct Question {
    /// Where to look.
    pub collection: &'static Collection,
    /// Which document.
    pub id: String,
    says: Says,
}

#[derive(Clone, Copy, Debug)]
enum Says {
    Friend,
    Blocked,
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

    /// Which documents tell how the asker stands to the record's owner; none where it does not matter.
    pub fn questions(
        &self,
        asker: &Asker<'_>,
        collection: &Collection,
        id: &str,
        data: &Value,
    ) -> Vec<Question> {
        let membership = membership(asker, collection, id, data);
        let mut questions = self.about_owner(asker.actor, collection, id, data);
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
                vec![if is_published(data) {
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
            Says::Admin => {
                let mut roles = data["roles"].as_array().into_iter().flatten();
                self.is_admin = roles.any(|role| role == "admin");
            }
            Says::Member => self.member = Some(Arc::clone(data)),
        }
    }
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
    let hangout_id = if collection.name == HANGOUTS.name {
        id
    } else if IN_HANGOUTS
        .iter()
        .any(|inside| inside.name == collection.name)
    {
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

/// The collection whose document of the same id is needed to judge one of this collection.
pub fn beside(collection: &Collection) -> Option<&'static Collection> {
    match collection.name {
        name if name == BUCKET_LISTS.name => Some(&BUCKET_LIST_META),
        name if name == BUCKET_LIST_META.name => Some(&BUCKET_LISTS),
        name if name == SELECTIONS.name => Some(&USERS),
        _ => None,
    }
}

/// Collections whose documents belong to a hangout.
const IN_HANGOUTS: [&Collection; 5] = [
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

/// Whether a document tells how somebody stands to others, or that they are in a hangout.
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
        name if IN_HANGOUTS.iter().any(|inside| inside.name == name) => data["hostId"].as_str(),
        _ => None,
    }
}

/// Whether a quest, or the quest of a session, is there for everybody.
pub(super) fn is_published(data: &Value) -> bool {
    data["status"] == "published" || data["published"] == true
}
