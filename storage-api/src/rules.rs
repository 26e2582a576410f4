//! Who may see and do what. Pure: it knows no store, no clock and no HTTP; whoever asks brings the documents.
//!
//! Everything is refused that is not allowed here. A new collection has no rights until it gets an arm below.

use std::borrow::Cow;

use serde_json::Value;

use crate::collections::{BUCKET_LIST_META, BUCKET_LISTS, USERS, USERS_PRIVATE};
use crate::store::Collection;

/// Who is asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor<'a> {
    /// Nobody we know.
    Anonymous,
    /// The person of that id.
    Person(&'a str),
}

impl Actor<'_> {
    fn is(self, uid: Option<&str>) -> bool {
        matches!(self, Self::Person(person) if Some(person) == uid)
    }
}

/// What somebody wants to do to a document.
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
    /// What is there now.
    pub before: Option<&'a Value>,
    /// What would be there afterwards.
    pub after: Option<&'a Value>,
    /// The document of [`beside`] under the same id.
    pub beside: Option<&'a Value>,
    /// What lists made by the actor are signed with.
    pub signature: Option<&'a str>,
}

/// Why not.
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

/// How much of a document somebody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// All of it.
    Whole,
    /// These fields.
    Fields(&'static [&'static str]),
    /// All but the activities its owner hides.
    WithoutHidden,
}

impl Sight {
    /// The part of a record that is seen.
    pub fn of(self, data: &Value) -> Cow<'_, Value> {
        match self {
            Self::Whole => Cow::Borrowed(data),
            Self::Fields(fields) => Cow::Owned(only(data, fields)),
            Self::WithoutHidden => Cow::Owned(without_hidden(data)),
        }
    }
}

/// The collection whose document of the same id is needed to judge one of this collection.
pub fn beside(collection: &Collection) -> Option<&'static Collection> {
    match collection.name {
        name if name == BUCKET_LISTS.name => Some(&BUCKET_LIST_META),
        name if name == BUCKET_LIST_META.name => Some(&BUCKET_LISTS),
        _ => None,
    }
}

/// What others see of a person who lets them.
const CARD: &[&str] = &["user_name", "name", "photoRef"];
/// What people see of their own private side.
const OWN_PRIVATE: &[&str] = &["email", "createdAt"];
/// What co-editors see of what is known about a list: not the secret of its link.
const EDITOR_META: &[&str] = &[
    "visibility",
    "title",
    "theme",
    "pinned",
    "editors",
    "clonedFrom",
];
/// What only the server writes about a person; the name others find them by changes together with their lists.
const USER_SERVER_FIELDS: &[&str] = &["user_name", "roles", "stats", "createdAt", "deletedAt"];
/// What only the server writes about a list.
const META_SERVER_FIELDS: &[&str] = &["linkToken", "editors", "clonedFrom"];

/// How much of a document somebody may see; nothing, as far as they can tell, when it is `None`.
pub fn read(actor: Actor<'_>, subject: &Subject<'_>) -> Option<Sight> {
    let data = subject.before?;
    match subject.collection.name {
        name if name == USERS.name => read_user(actor, subject.id, data),
        name if name == USERS_PRIVATE.name => actor
            .is(Some(subject.id))
            .then_some(Sight::Fields(OWN_PRIVATE)),
        name if name == BUCKET_LISTS.name => read_list(actor, data, subject.beside),
        name if name == BUCKET_LIST_META.name => read_meta(actor, data, subject.beside),
        _ => None,
    }
}

/// Whether somebody may ask a collection for what its indexes lead to; [`read`] still judges each document.
///
/// # Errors
/// [`Refusal`] when nobody may.
pub fn list(collection: &Collection) -> Result<(), Refusal> {
    let listed = [&USERS, &BUCKET_LISTS]
        .iter()
        .any(|listed| listed.name == collection.name);
    if listed {
        Ok(())
    } else {
        Err(Refusal::Denied("this collection cannot be searched"))
    }
}

/// Whether somebody may write a document directly.
///
/// # Errors
/// [`Refusal`] with the reason why not.
pub fn write(actor: Actor<'_>, write: Write, subject: &Subject<'_>) -> Result<(), Refusal> {
    let Actor::Person(uid) = actor else {
        return Err(Refusal::SignIn);
    };
    match subject.collection.name {
        name if name == USERS.name => write_user(uid, write, subject),
        name if name == BUCKET_LISTS.name => write_list(uid, write, subject),
        name if name == BUCKET_LIST_META.name => write_meta(uid, write, subject),
        // What may not even be read is as if it were not there.
        _ if write != Write::Create && read(actor, subject).is_none() => Err(Refusal::Unseen),
        _ => Err(Refusal::Denied("this record is written by the server only")),
    }
}

/// Whether somebody may edit the items of a list: its owner and the co-editors may.
///
/// # Errors
/// [`Refusal`] with the reason why not.
pub fn edit_items(actor: Actor<'_>, subject: &Subject<'_>) -> Result<(), Refusal> {
    if actor == Actor::Anonymous {
        return Err(Refusal::SignIn);
    }
    let list = subject.before.ok_or(Refusal::Unseen)?;
    if actor.is(list["userId"].as_str())
        || subject.beside.is_some_and(|meta| is_editor(actor, meta))
    {
        return Ok(());
    }
    let unseen = read(actor, subject).is_none();
    Err(if unseen {
        Refusal::Unseen
    } else {
        Refusal::Denied("only its owner and co-editors edit this list")
    })
}

fn read_user(actor: Actor<'_>, id: &str, data: &Value) -> Option<Sight> {
    if actor.is(Some(id)) {
        return Some(Sight::Whole);
    }
    let is_public = data["prefs"]["profileVisibility"] == "public" && data["deletedAt"].is_null();
    is_public.then_some(Sight::Fields(CARD))
}

fn read_list(actor: Actor<'_>, data: &Value, meta: Option<&Value>) -> Option<Sight> {
    if actor.is(data["userId"].as_str()) {
        return Some(Sight::Whole);
    }
    let meta = meta?;
    (is_editor(actor, meta) || meta["visibility"] == "public").then_some(Sight::WithoutHidden)
}

fn read_meta(actor: Actor<'_>, data: &Value, list: Option<&Value>) -> Option<Sight> {
    if actor.is(list?["userId"].as_str()) {
        return Some(Sight::Whole);
    }
    is_editor(actor, data).then_some(Sight::Fields(EDITOR_META))
}

/// Whether somebody edits a list together with its owner.
fn is_editor(actor: Actor<'_>, meta: &Value) -> bool {
    let editors = meta["editors"].as_array().into_iter().flatten();
    editors.into_iter().any(|editor| actor.is(editor.as_str()))
}

fn write_user(uid: &str, write: Write, subject: &Subject<'_>) -> Result<(), Refusal> {
    if uid != subject.id {
        return Err(unseen_or(uid, subject, "this is somebody else's profile"));
    }
    match write {
        Write::Create => Err(Refusal::Denied("a profile is made by signing up")),
        Write::Update => unchanged(subject, USER_SERVER_FIELDS),
        Write::Delete => Err(Refusal::Denied("a profile goes with its account")),
    }
}

fn write_list(uid: &str, write: Write, subject: &Subject<'_>) -> Result<(), Refusal> {
    let owner =
        |data: Option<&Value>| data.and_then(|data| data["userId"].as_str().map(str::to_owned));
    if write != Write::Create && owner(subject.before).as_deref() != Some(uid) {
        return Err(unseen_or(uid, subject, "this is somebody else's list"));
    }
    let Some(after) = subject.after else {
        return Ok(());
    };
    if after["userId"] != uid {
        return Err(Refusal::Denied("userId must be your own id"));
    }
    if subject.signature.is_none() || after["createdByUsername"].as_str() != subject.signature {
        return Err(Refusal::Denied(
            "createdByUsername must be your own user name",
        ));
    }
    Ok(())
}

fn write_meta(uid: &str, write: Write, subject: &Subject<'_>) -> Result<(), Refusal> {
    if subject.beside.and_then(|list| list["userId"].as_str()) != Some(uid) {
        return Err(unseen_or(
            uid,
            subject,
            "this belongs to somebody else's list",
        ));
    }
    match write {
        Write::Create | Write::Update => unchanged(subject, META_SERVER_FIELDS),
        Write::Delete => Err(Refusal::Denied("this goes with its list")),
    }
}

/// A stranger learns that something is forbidden only where they may know that it exists.
fn unseen_or(uid: &str, subject: &Subject<'_>, denied: &'static str) -> Refusal {
    if subject.before.is_some() && read(Actor::Person(uid), subject).is_none() {
        return Refusal::Unseen;
    }
    Refusal::Denied(denied)
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

fn without_hidden(data: &Value) -> Value {
    let mut seen = data.clone();
    if let Some(activities) = seen.get_mut("activities").and_then(Value::as_array_mut) {
        activities.retain(|activity| activity["hidden"] != true);
    }
    seen
}
