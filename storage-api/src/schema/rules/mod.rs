//! Access rules for reading and writing, of each subject in a file of its own; the declaration of a collection says which
//! are its own. Pure: they know no store, no clock and no HTTP; whoever asks brings the documents.

pub(crate) mod carpools;
pub(crate) mod friends;
pub(crate) mod hangouts;
pub(crate) mod lists;
pub(crate) mod people;
pub(crate) mod quests;
pub(crate) mod trips;

use std::borrow::Cow;
use std::sync::Arc;

use serde_json::{Value, json};

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
    pub(crate) fn is(self, uid: Option<&str>) -> bool {
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

/// Facts about a record and its viewer. Whoever asks the rules gathers it first: the record of
/// the companion, then every document of `Evidence::questions`.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that rules ask for"
)]
pub struct Evidence {
    /// The document of the companion under the same id.
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

/// Fields of a person that friends see, besides the name of their home area.
const FRIEND_CARD: &[&str] = &["user_name", "name", "photoRef", "bio"];

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
