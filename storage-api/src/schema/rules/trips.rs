//! Places and plans.

use serde_json::Value;

use super::lists::{has_link, is_editor, is_reader};
use super::{Actor, Asker, Refusal, Sight, Subject, Write, unchanged};

/// Fields of a place that only the server writes.
const PLACE_SERVER_FIELDS: &[&str] = &[
    "id",
    "origin",
    "createdBy",
    "isPublic",
    "isFlagged",
    "popularity",
    "mergedInto",
];
/// Fields of a place that nobody writes.
const PLACE_FIXED: &[&str] = &["id", "createdBy"];
/// Fields of it that others are not shown.
const PLACE_PRIVATE: &[&str] = &["cell", "isFlagged", "createdBy"];
/// Fields of a plan that only its owner sees: the secret of its link, and what the link is good for.
const PLAN_OWNER_ONLY: &[&str] = &["linkToken", "linkRole", "linkExpiresAt"];
/// The same for somebody who came by the link: they see what it is good for.
const PLAN_LINK_SECRET: &[&str] = &["linkToken", "linkExpiresAt"];
/// As [`PLAN_OWNER_ONLY`] for those who may not edit it: they do not see who comes along and what it costs them.
const PLAN_READER: &[&str] = &["linkToken", "linkRole", "linkExpiresAt", "people", "costs"];
/// As [`PLAN_LINK_SECRET`], the same.
const PLAN_LINK_READER: &[&str] = &["linkToken", "linkExpiresAt", "people", "costs"];

pub(crate) fn read_place(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    if asker.actor.is(data["createdBy"].as_str()) || subject.evidence.is_admin {
        return Some(Sight::Whole);
    }
    (data["isPublic"] == true).then_some(Sight::Without(PLACE_PRIVATE))
}

/// Whoever added a place corrects it, and removes it while nobody else sees it; those who run this do so at any time.
pub(crate) fn write_place(
    asker: &Asker<'_>,
    write: Write,
    subject: &Subject<'_>,
) -> Result<(), Refusal> {
    let before = subject.before;
    match write {
        Write::Create => Err(Refusal::Denied("places are added by createPlace")),
        Write::Update if subject.evidence.is_admin => unchanged(subject, PLACE_FIXED),
        Write::Delete if subject.evidence.is_admin => Ok(()),
        _ if !asker
            .actor
            .is(before.and_then(|place| place["createdBy"].as_str())) =>
        {
            Err(Refusal::Denied("somebody else added this place"))
        }
        Write::Update => unchanged(subject, PLACE_SERVER_FIELDS),
        Write::Delete if before.is_some_and(|place| place["isPublic"] == true) => {
            Err(Refusal::Denied("others use this place already"))
        }
        Write::Delete => Ok(()),
    }
}

pub(crate) fn read_plan(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    if asker.actor.is(data["ownerId"].as_str()) {
        return Some(Sight::Whole);
    }
    let reads = is_editor(asker.actor, data) || is_reader(asker, subject, data);
    let has_link = has_link(asker, data);
    let edits_by_link = has_link && data["linkRole"] == "editor" && asker.actor != Actor::Anonymous;
    let hidden = match (has_link, is_editor(asker.actor, data) || edits_by_link) {
        (true, true) => PLAN_LINK_SECRET,
        (true, false) => PLAN_LINK_READER,
        (false, true) => PLAN_OWNER_ONLY,
        (false, false) => PLAN_READER,
    };
    (reads && !subject.evidence.is_blocked).then_some(Sight::Without(hidden))
}

/// Returns `true` if somebody may edit a plan: its owner and the co-editors may, and anybody who is signed in and has a
/// link for editing.
///
/// # Errors
/// [`Refusal`] with the reason why not.
pub fn edit_plan(asker: &Asker<'_>, subject: &Subject<'_>) -> Result<(), Refusal> {
    if asker.actor == Actor::Anonymous {
        return Err(Refusal::SignIn);
    }
    let plan = subject.before.ok_or(Refusal::Unseen)?;
    if read_plan(asker, subject, plan).is_none() {
        return Err(Refusal::Unseen);
    }
    let has_editing_link = plan["linkRole"] == "editor" && has_link(asker, plan);
    if asker.actor.is(plan["ownerId"].as_str()) || is_editor(asker.actor, plan) || has_editing_link
    {
        return Ok(());
    }
    Err(Refusal::Denied(
        "only its owner and co-editors edit this plan",
    ))
}

/// A plan is edited by functions; its owner removes it.
pub(crate) fn write_plan(
    asker: &Asker<'_>,
    write: Write,
    subject: &Subject<'_>,
) -> Result<(), Refusal> {
    let owner = subject.before.and_then(|plan| plan["ownerId"].as_str());
    if write == Write::Delete && asker.actor.is(owner) {
        return Ok(());
    }
    Err(Refusal::Denied("a plan is written by functions only"))
}
