//! Access rules for reading and writing. Pure: it knows no store, no clock and no HTTP; whoever asks brings the
//! documents.
//!
//! Everything is refused that is not allowed here. A new collection has no rights until it gets a line in `RULES`. Start
//! at [`read`] and [`write()`]; [`evidence`] says which documents they need besides the one in question.

mod carpools;
pub mod evidence;
mod friends;
mod hangouts;
mod lists;
mod people;
mod quests;
mod search;
mod trips;

use std::borrow::Cow;
use std::sync::Arc;

use serde_json::{Value, json};

pub use self::evidence::Evidence;
pub(crate) use self::hangouts::MEMBER_SECRETS;
pub use self::hangouts::{remove_list, shown_hangout};
pub use self::lists::edit_items;
pub use self::quests::without_spoilers;
pub use self::search::{Search, search, searchable};
pub use self::trips::edit_plan;
use crate::schema::collections::{
    BLOCKS, BOOKINGS, BUCKET_LIST_META, BUCKET_LISTS, CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS,
    FLAGS, FRIEND_REQUESTS, FRIENDSHIPS, HANGOUT_ACTIVITY, HANGOUT_COMMENTS, HANGOUT_MEMBERS,
    HANGOUTS, ME_TOOS, NOTIFICATIONS, PLACES, PLAN_SUGGESTIONS, PLANS, POINTS, PROGRESS,
    QUEST_MESSAGES, QUEST_QUESTIONS, QUEST_SESSIONS, QUEST_WAITLIST, QUESTS, REVIEWS, SELECTIONS,
    USERS, USERS_PRIVATE, WAITLIST,
};
use crate::store::Collection;

/// Person or program that makes a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor<'a> {
    /// Nobody we know.
    Anonymous,
    /// The person of that id.
    Person(&'a str),
}

/// Viewer of a record, with the keys they bring, and the moment.
#[derive(Clone, Copy, Debug)]
pub struct Asker<'a> {
    /// Identity of the viewer.
    pub actor: Actor<'a>,
    /// The secret of a link they present.
    pub key: Option<&'a str>,
    /// Milliseconds since 1970.
    pub now_ms: i64,
}

impl Actor<'_> {
    fn is(self, uid: Option<&str>) -> bool {
        matches!(self, Self::Person(person) if Some(person) == uid)
    }
}

/// Write to a document that somebody wants to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Write {
    /// Make one that is not there.
    Create,
    /// Change one.
    Update,
    /// Remove one.
    Delete,
}

/// The document in question, and what is needed to judge.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// Its collection.
    pub collection: &'static Collection,
    /// Its name.
    pub id: &'a str,
    /// Document as it is now.
    pub before: Option<&'a Value>,
    /// Document as it would be afterwards.
    pub after: Option<&'a Value>,
    /// Other facts about it and the viewer.
    pub evidence: &'a Evidence,
    /// Signature of lists made by the actor.
    pub signature: Option<&'a str>,
}

/// Reason for a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Signing in could help.
    SignIn,
    /// It is as if the document were not there.
    Unseen,
    /// The sentence says what is not allowed.
    Denied(&'static str),
    /// Only the server writes this field.
    ServerField(&'static str),
}

/// Part of a document that somebody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// All of it.
    Whole,
    /// These fields.
    Fields(&'static [&'static str]),
    /// All but these fields.
    Without(&'static [&'static str]),
    /// A hangout without these fields, and without the list that it was made of.
    WithoutList(&'static [&'static str]),
    /// All but the activities its owner hides.
    WithoutHidden,
    /// A person as their friends see them.
    FriendCard,
    /// A quest without its next edition, and with the number of hints instead of the hints.
    Quest,
}

impl Sight {
    /// The part of a record that is seen.
    pub fn of(self, data: &Value) -> Cow<'_, Value> {
        match self {
            Self::Whole => Cow::Borrowed(data),
            Self::Fields(fields) => Cow::Owned(only(data, fields)),
            Self::Without(fields) => Cow::Owned(without(data, fields)),
            Self::WithoutList(fields) => {
                let mut seen = without(data, fields);
                hangouts::remove_list(&mut seen);
                Cow::Owned(seen)
            }
            Self::WithoutHidden => Cow::Owned(without_hidden(data)),
            Self::FriendCard => Cow::Owned(friend_card(data)),
            Self::Quest => Cow::Owned(quests::without_spoilers(data)),
        }
    }

    /// The same of a record that is shared: all of it is not copied.
    pub fn of_shared(self, data: &Arc<Value>) -> Arc<Value> {
        match self.of(data) {
            Cow::Borrowed(_) => Arc::clone(data),
            Cow::Owned(part) => Arc::new(part),
        }
    }
}

const SERVER_ONLY: &str = "this record is written by the server only";
/// Fields of a person that friends see, besides the name of their home area.
const FRIEND_CARD: &[&str] = &["user_name", "name", "photoRef", "bio"];
/// Rules of one collection. What has none is neither read nor written.
struct Rules {
    collection: &'static Collection,
    /// The part of a document that somebody may see.
    read: fn(&Asker<'_>, &Subject<'_>, &Value) -> Option<Sight>,
    /// The right to write one oneself; `None` where only functions do.
    write: Option<WriteRule>,
    /// Collection whose document of the same id is needed to judge.
    companion: Option<&'static Collection>,
}

type WriteRule = fn(&Asker<'_>, Write, &Subject<'_>) -> Result<(), Refusal>;

impl Rules {
    /// A collection that only the server writes.
    const fn read_only(
        collection: &'static Collection,
        read: fn(&Asker<'_>, &Subject<'_>, &Value) -> Option<Sight>,
    ) -> Self {
        Self {
            collection,
            read,
            write: None,
            companion: None,
        }
    }

    fn of(collection: &Collection) -> Option<&'static Self> {
        RULES.iter().find(|rules| rules.collection == collection)
    }
}

static RULES: [Rules; 31] = [
    Rules {
        write: Some(people::write_user),
        ..Rules::read_only(&USERS, people::read_user)
    },
    Rules::read_only(&USERS_PRIVATE, |asker, subject, _| {
        people::read_private(asker, subject)
    }),
    Rules {
        write: Some(|asker, _, subject| people::write_selections(asker, subject)),
        companion: Some(&USERS),
        ..Rules::read_only(&SELECTIONS, |asker, subject, _| {
            people::read_selections(asker, subject)
        })
    },
    Rules {
        write: Some(lists::write_list),
        companion: Some(&BUCKET_LIST_META),
        ..Rules::read_only(&BUCKET_LISTS, lists::read_list)
    },
    Rules {
        write: Some(lists::write_meta),
        companion: Some(&BUCKET_LISTS),
        ..Rules::read_only(&BUCKET_LIST_META, lists::read_meta)
    },
    Rules::read_only(&ME_TOOS, |asker, _, data| lists::read_me_too(asker, data)),
    Rules::read_only(&FRIENDSHIPS, |asker, _, data| {
        friends::read_between(asker, data, ["a", "b"])
    }),
    Rules::read_only(&FRIEND_REQUESTS, |asker, _, data| {
        friends::read_between(asker, data, ["from", "to"])
    }),
    Rules::read_only(&BLOCKS, |asker, _, data| friends::read_block(asker, data)),
    Rules::read_only(&POINTS, |asker, _, data| {
        people::read_own(asker, data, "uid")
    }),
    Rules::read_only(&NOTIFICATIONS, |asker, _, data| {
        people::read_own(asker, data, "uid")
    }),
    Rules::read_only(&FLAGS, |asker, _, data| people::read_own(asker, data, "by")),
    Rules::read_only(&HANGOUTS, hangouts::read_hangout),
    Rules::read_only(&HANGOUT_MEMBERS, hangouts::read_member),
    Rules::read_only(&HANGOUT_COMMENTS, |asker, subject, _| {
        hangouts::read_inside(asker, subject)
    }),
    Rules {
        companion: Some(&HANGOUTS),
        ..Rules::read_only(&HANGOUT_ACTIVITY, |asker, subject, _| {
            hangouts::read_activity(asker, subject)
        })
    },
    Rules::read_only(&CARPOOLS, |asker, subject, _| {
        hangouts::read_inside(asker, subject)
    }),
    Rules::read_only(&CARPOOL_CARS, carpools::read_car),
    Rules::read_only(&CARPOOL_RIDERS, carpools::read_rider),
    Rules {
        write: Some(trips::write_place),
        ..Rules::read_only(&PLACES, trips::read_place)
    },
    Rules {
        write: Some(trips::write_plan),
        ..Rules::read_only(&PLANS, trips::read_plan)
    },
    Rules::read_only(&PLAN_SUGGESTIONS, |asker, _, data| {
        friends::read_between(asker, data, ["authorId", "ownerId"])
    }),
    // Its id is a secret that nobody else knows, and it cannot be searched.
    Rules::read_only(&WAITLIST, |_, _, _| Some(Sight::Whole)),
    Rules::read_only(&QUESTS, quests::read_quest),
    Rules::read_only(&QUEST_SESSIONS, quests::read_session),
    Rules::read_only(&BOOKINGS, quests::read_booking),
    Rules::read_only(&QUEST_WAITLIST, |asker, _, data| {
        friends::read_between(asker, data, ["userId", "creatorId"])
    }),
    Rules::read_only(&PROGRESS, |asker, _, data| {
        quests::read_progress(asker, data)
    }),
    Rules::read_only(&REVIEWS, |_, subject, _| quests::read_review(subject)),
    Rules::read_only(&QUEST_MESSAGES, |asker, _, data| {
        people::read_own(asker, data, "creatorId")
    }),
    Rules::read_only(&QUEST_QUESTIONS, |asker, _, data| {
        friends::read_between(asker, data, ["userId", "creatorId"])
    }),
];

/// Returns the part of a document that somebody may see; `None` hides that it exists.
pub fn read(asker: &Asker<'_>, subject: &Subject<'_>) -> Option<Sight> {
    let rules = Rules::of(subject.collection)?;
    (rules.read)(asker, subject, subject.before?)
}

/// The collection whose document of the same id is needed to judge one of this collection.
pub fn companion(collection: &Collection) -> Option<&'static Collection> {
    Rules::of(collection)?.companion
}

/// Checks that people write records of a collection themselves; functions of the server write all others. The answer
/// depends on the collection alone, so that it tells nothing about a record: its id may name two people, as those of
/// blocks do.
///
/// # Errors
/// [`Refusal`] when only the server writes them.
pub fn written_directly(collection: &Collection) -> Result<(), Refusal> {
    write_rule(collection).map(drop)
}

fn write_rule(collection: &Collection) -> Result<WriteRule, Refusal> {
    let rule = Rules::of(collection).and_then(|rules| rules.write);
    rule.ok_or(Refusal::Denied(SERVER_ONLY))
}

/// Checks that somebody may write a document directly. `subject.before` is `None` where they cannot read it: to them it
/// is absent, and they are refused as for one that is.
///
/// # Errors
/// [`Refusal`] with the reason why not.
pub fn write(asker: &Asker<'_>, write: Write, subject: &Subject<'_>) -> Result<(), Refusal> {
    if asker.actor == Actor::Anonymous {
        return Err(Refusal::SignIn);
    }
    write_rule(subject.collection)?(asker, write, subject)
}

fn unchanged(subject: &Subject<'_>, fields: &[&'static str]) -> Result<(), Refusal> {
    let field =
        |data: Option<&Value>, name: &str| data.map_or(Value::Null, |data| data[name].clone());
    let changed = |name: &&&str| field(subject.before, name) != field(subject.after, name);
    fields
        .iter()
        .find(changed)
        .map_or(Ok(()), |name| Err(Refusal::ServerField(name)))
}

fn only(data: &Value, fields: &[&str]) -> Value {
    let pairs = fields
        .iter()
        .filter_map(|field| Some(((*field).to_owned(), data.get(*field)?.clone())));
    Value::Object(pairs.collect())
}

fn without(data: &Value, fields: &[&str]) -> Value {
    let mut seen = data.clone();
    if let Some(record) = seen.as_object_mut() {
        record.retain(|name, _| !fields.contains(&name.as_str()));
    }
    seen
}

fn without_hidden(data: &Value) -> Value {
    let mut seen = data.clone();
    if let Some(activities) = seen.get_mut("activities").and_then(Value::as_array_mut) {
        activities.retain(|activity| activity["hidden"] != true);
    }
    seen
}

fn friend_card(data: &Value) -> Value {
    let mut card = only(data, FRIEND_CARD);
    if let Some(label) = data["homeArea"].get("label") {
        card["homeArea"] = json!({ "label": label });
    }
    card
}
