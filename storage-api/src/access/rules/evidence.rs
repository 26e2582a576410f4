//! Documents that are needed to judge a record besides it: those that tell the viewer's relation to its owner.

use std::sync::Arc;

use serde_json::Value;
use wasm_core::domain::friendship_id;

use super::{Actor, Asker, Evidence};
use crate::schema::collections::{BLOCKS, DECLARATIONS, FRIENDSHIPS, HANGOUT_MEMBERS, USERS};
use crate::schema::declaration::{Declaration, HangoutOf, Owner, Relation, Rules};
use crate::schema::rules::quests::was_published;
use crate::store::Collection;

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
    /// Lists the documents that tell the viewer's relation to the record's owner; none where it does not matter.
    pub fn questions(
        &self,
        asker: &Asker<'_>,
        collection: &Declaration,
        id: &str,
        data: &Value,
    ) -> Vec<Question> {
        let Some(rules) = &collection.rules else {
            return Vec::new();
        };
        let mut questions = self.about_owner(asker.actor, rules.relation, id, data);
        questions.extend(about_traveller(asker.actor, rules, data));
        questions.extend(
            memberships(asker, rules.hangout, id, data).map(|id| Question {
                collection: &HANGOUT_MEMBERS,
                id,
                says: Says::Member,
            }),
        );
        questions
    }

    fn about_owner(
        &self,
        actor: Actor<'_>,
        relation: Relation,
        id: &str,
        data: &Value,
    ) -> Vec<Question> {
        let owner = match relation {
            Relation::Nobody => return Vec::new(),
            Relation::Friend(owner)
            | Relation::Block(owner)
            | Relation::Admin(owner)
            | Relation::Publication(owner) => owner,
        };
        let owner = match owner {
            Owner::Id => Some(id),
            Owner::Field(field) => data[field].as_str(),
            Owner::Beside(field) => self
                .beside
                .as_ref()
                .and_then(|beside| beside[field].as_str()),
        };
        let (Actor::Person(uid), Some(owner)) = (actor, owner) else {
            return Vec::new();
        };
        if owner == uid {
            return Vec::new();
        }
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
        match relation {
            Relation::Nobody => Vec::new(),
            Relation::Friend(_) => vec![friend(), blocked()],
            Relation::Block(_) => vec![blocked()],
            Relation::Publication(_) if was_published(data) => vec![blocked()],
            Relation::Admin(_) | Relation::Publication(_) => vec![admin()],
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
fn about_traveller(actor: Actor<'_>, rules: &Rules, data: &Value) -> Vec<Question> {
    let traveller = rules.traveller.and_then(|field| data[field].as_str());
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

/// The asker as a member of the hangout that a record is or belongs to: a person by their id, then a guest by the id in
/// their secret, `{memberId}.{secret}`. Whom the secret names goes before the person; once it names nobody, the person is
/// still themselves.
fn memberships(
    asker: &Asker<'_>,
    hangout: HangoutOf,
    id: &str,
    data: &Value,
) -> impl Iterator<Item = String> {
    let hangout_id = match hangout {
        HangoutOf::Nothing => None,
        HangoutOf::Itself => Some(id),
        HangoutOf::Field => data["hangoutId"].as_str(),
    };
    let person = hangout_id.and_then(|hangout_id| match asker.actor {
        Actor::Person(uid) => Some(member_id(hangout_id, uid)),
        Actor::Anonymous => None,
    });
    let secret = asker.key.and_then(|key| key.split_once('.'));
    let guest = hangout_id.and(secret).map(|(id, _)| id.to_owned());
    person.into_iter().chain(guest)
}

/// Id of one person's wish to have nothing to do with another.
pub fn block_id(by: &str, whom: &str) -> String {
    format!("{by}_{whom}")
}

/// Returns `true` if a document is about somebody's relation to others, or says that they are in a hangout.
pub fn is_relation_of(uid: &str, collection: &str, id: &str) -> bool {
    let mut relations = DECLARATIONS
        .iter()
        .filter(|declared| !declared.relates_by.is_empty());
    relations.any(|relation| relation.name == collection) && id.split('_').any(|party| party == uid)
}
