//! People: their profile, its private side, what they have selected.

use serde_json::Value;

use super::{Asker, Refusal, Sight, Subject, Write, unchanged};

/// Fields of a person that others see, if the person lets them.
const CARD: &[&str] = &["user_name", "name", "photoRef"];
/// Fields of their own private side that people see.
const OWN_PRIVATE: &[&str] = &[
    "email",
    "emailVerifiedAt",
    "totpSince",
    "renamedAt",
    "deleteAt",
    "createdAt",
];
/// Fields of a person that only the server writes; the name others find them by changes together with their lists.
const SERVER_FIELDS: &[&str] = &["user_name", "roles", "stats", "createdAt", "deletedAt"];

pub(crate) fn read_user(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    if asker.actor.is(Some(subject.id)) {
        return Some(Sight::Whole);
    }
    if subject.evidence.is_blocked || !data["deletedAt"].is_null() {
        return None;
    }
    // Creators of published quests stand by them with a name.
    let roles = data["roles"].as_array();
    let is_creator = roles.is_some_and(|roles| roles.iter().any(|role| role == "creator"));
    let is_public = is_creator || data["prefs"]["profileVisibility"] == "public";
    match (subject.evidence.is_friend, is_public) {
        (true, _) => Some(Sight::FriendCard),
        (false, true) => Some(Sight::Fields(CARD)),
        (false, false) => None,
    }
}

pub(crate) fn read_private(asker: &Asker<'_>, subject: &Subject<'_>) -> Option<Sight> {
    let own = asker.actor.is(Some(subject.id));
    own.then_some(Sight::Fields(OWN_PRIVATE))
}

pub(crate) fn read_selections(asker: &Asker<'_>, subject: &Subject<'_>) -> Option<Sight> {
    if asker.actor.is(Some(subject.id)) {
        return Some(Sight::Whole);
    }
    let owner = subject.evidence.beside.as_deref()?;
    let shared = owner["prefs"]["selectionVisibility"] != "private" && owner["deletedAt"].is_null();
    let is_friend = subject.evidence.is_friend && !subject.evidence.is_blocked;
    (shared && is_friend).then_some(Sight::WithoutHidden)
}

/// Visibility of records that are one's own alone: points, reports, notifications.
pub(crate) fn read_own(asker: &Asker<'_>, data: &Value, field: &str) -> Option<Sight> {
    asker.actor.is(data[field].as_str()).then_some(Sight::Whole)
}

pub(crate) fn write_user(
    asker: &Asker<'_>,
    write: Write,
    subject: &Subject<'_>,
) -> Result<(), Refusal> {
    if !asker.actor.is(Some(subject.id)) {
        return Err(Refusal::Denied("this is somebody else's profile"));
    }
    match write {
        Write::Create => Err(Refusal::Denied("a profile is made by signing up")),
        Write::Update => unchanged(subject, SERVER_FIELDS),
        Write::Delete => Err(Refusal::Denied("a profile goes with its account")),
    }
}

pub(crate) fn write_selections(asker: &Asker<'_>, subject: &Subject<'_>) -> Result<(), Refusal> {
    if asker.actor.is(Some(subject.id)) {
        return Ok(());
    }
    Err(Refusal::Denied("this is somebody else's selection"))
}
