//! Bucket lists and what is known about them.

use serde_json::Value;
use wasm_core::domain::Timestamp;

use super::{Actor, Asker, Refusal, Sight, Subject, Write, unchanged};

/// Fields about a list that readers see.
const READER_META: &[&str] = &["visibility", "title", "theme", "pinned", "clonedFrom"];
/// Fields of it that co-editors see: not the secret of its link.
const EDITOR_META: &[&str] = &[
    "visibility",
    "title",
    "theme",
    "pinned",
    "editors",
    "clonedFrom",
];
/// Fields of a "me too" that nobody is shown.
const ME_TOO_SECRETS: &[&str] = &["guest", "noticeId"];
/// Fields about a list that only the server writes.
const META_SERVER_FIELDS: &[&str] = &[
    "linkToken",
    "linkRole",
    "linkExpiresAt",
    "editors",
    "clonedFrom",
];

pub(crate) fn read_list(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    if asker.actor.is(data["userId"].as_str()) {
        return Some(Sight::Whole);
    }
    let meta = subject.evidence.beside.as_deref()?;
    let reads = is_editor(asker.actor, meta) || is_reader(asker, subject, meta);
    (reads && !subject.evidence.is_blocked).then_some(Sight::WithoutHidden)
}

pub(crate) fn read_meta(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    let list = subject.evidence.beside.as_deref()?;
    if asker.actor.is(list["userId"].as_str()) {
        return Some(Sight::Whole);
    }
    if subject.evidence.is_blocked {
        None
    } else if is_editor(asker.actor, data) {
        Some(Sight::Fields(EDITOR_META))
    } else {
        is_reader(asker, subject, data).then_some(Sight::Fields(READER_META))
    }
}

/// The owner of the list sees who wants something of it, and those people see what they said; nobody sees what tells one
/// guest from another.
pub(crate) fn read_me_too(asker: &Asker<'_>, data: &Value) -> Option<Sight> {
    let is_party = ["ownerId", "userId"].iter();
    let mut is_party = is_party.filter(|field| asker.actor.is(data[**field].as_str()));
    is_party.next().map(|_| Sight::Without(ME_TOO_SECRETS))
}

/// Returns `true` if somebody may edit the items of a list: its owner and the co-editors may, and anybody who is signed
/// in and has a link for editing.
///
/// # Errors
/// [`Refusal`] with the reason why not.
pub fn edit_items(asker: &Asker<'_>, subject: &Subject<'_>) -> Result<(), Refusal> {
    if asker.actor == Actor::Anonymous {
        return Err(Refusal::SignIn);
    }
    let list = subject.before.ok_or(Refusal::Unseen)?;
    if read_list(asker, subject, list).is_none() {
        return Err(Refusal::Unseen);
    }
    let edits = |meta: &Value| {
        is_editor(asker.actor, meta) || (meta["linkRole"] == "editor" && has_link(asker, meta))
    };
    if asker.actor.is(list["userId"].as_str())
        || subject.evidence.beside.as_deref().is_some_and(edits)
    {
        return Ok(());
    }
    Err(Refusal::Denied(
        "only its owner and co-editors edit this list",
    ))
}

pub(crate) fn write_list(
    asker: &Asker<'_>,
    write: Write,
    subject: &Subject<'_>,
) -> Result<(), Refusal> {
    let is_own = |data: Option<&Value>| {
        asker
            .actor
            .is(data.and_then(|data| data["userId"].as_str()))
    };
    if write != Write::Create && !is_own(subject.before) {
        return Err(Refusal::Denied("this is somebody else's list"));
    }
    let Some(after) = subject.after else {
        return Ok(());
    };
    if !is_own(Some(after)) {
        return Err(Refusal::Denied("userId must be your own id"));
    }
    if subject.signature.is_none() || after["createdByUsername"].as_str() != subject.signature {
        return Err(Refusal::Denied(
            "createdByUsername must be your own user name",
        ));
    }
    Ok(())
}

pub(crate) fn write_meta(
    asker: &Asker<'_>,
    write: Write,
    subject: &Subject<'_>,
) -> Result<(), Refusal> {
    let list = subject.evidence.beside.as_deref();
    if !asker
        .actor
        .is(list.and_then(|list| list["userId"].as_str()))
    {
        return Err(Refusal::Denied("this belongs to somebody else's list"));
    }
    match write {
        Write::Create | Write::Update => unchanged(subject, META_SERVER_FIELDS),
        Write::Delete => Err(Refusal::Denied("this goes with its list")),
    }
}

/// Returns `true` if somebody edits a list together with its owner.
pub(crate) fn is_editor(actor: Actor<'_>, meta: &Value) -> bool {
    let mut editors = meta["editors"].as_array().into_iter().flatten();
    editors.any(|editor| actor.is(editor.as_str()))
}

pub(crate) fn is_reader(asker: &Asker<'_>, subject: &Subject<'_>, meta: &Value) -> bool {
    match meta["visibility"].as_str() {
        Some("public") => true,
        Some("friends") => subject.evidence.is_friend || has_link(asker, meta),
        Some("link") => has_link(asker, meta),
        _ => false,
    }
}

/// Returns `true` if somebody presents the secret of a list's link, and the link still works. There is nothing to be
/// learnt from how long the comparison takes: the secret has 256 random bits.
pub(crate) fn has_link(asker: &Asker<'_>, meta: &Value) -> bool {
    let token = meta["linkToken"].as_str();
    let expires = Timestamp::from_json(&meta["linkExpiresAt"]);
    let works = expires.map_or(true, |moment| asker.now_ms < moment.epoch_ms());
    works && token.is_some() && asker.key == token
}
