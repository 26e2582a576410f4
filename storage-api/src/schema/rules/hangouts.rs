//! Hangouts, who is in them and what they say: read by those who are in them, by whoever holds their link, or by whom the
//! host lets; written by functions only.

use serde_json::Value;

use super::{Actor, Asker, Sight, Subject};
use crate::schema::hash::hash;

/// Fields of a hangout that hosts do not see: the notes of whom they took off and who was a guest before, and that links
/// are closed to guests.
const SERVER_ONLY: &[&str] = &[
    "takenOff",
    "formerGuests",
    "guestsClosed",
    "emailed",
    "heard",
];
/// Fields that others do not see of it: the secret of its link too.
const HOSTS_ONLY: &[&str] = &[
    "inviteToken",
    "invitedEmails",
    "takenOff",
    "formerGuests",
    "guestsClosed",
    "emailed",
    "heard",
];
/// Fields that readers who do not see the guests do not see of it: ids of people are guests by another name.
const HOSTS_AND_GUESTS_ONLY: &[&str] = &[
    "inviteToken",
    "invitedEmails",
    "takenOff",
    "formerGuests",
    "guestsClosed",
    "emailed",
    "heard",
    "invitedIds",
    "neededIds",
];
/// Fields of a member that nobody is shown: a guest's secret and email address, and the server's own. The last two of the
/// list below may be shown.
pub(crate) const MEMBER_SECRETS: &[&str] =
    SECRETS_AND_VOTES.split_at(SECRETS_AND_VOTES.len() - 2).0;
/// Fields that others do not see where votes are hidden: the secret ones, then votes and proposals.
const SECRETS_AND_VOTES: &[&str] = &[
    "editToken",
    "email",
    "emailLanguage",
    "guestsHidden",
    "votesHidden",
    "proposed",
    "emailDue",
    "datesEmailed",
    "votes",
    "proposals",
];

pub(crate) fn read_hangout(
    asker: &Asker<'_>,
    subject: &Subject<'_>,
    data: &Value,
) -> Option<Sight> {
    if subject.evidence.is_blocked {
        return None;
    }
    let is_member = is_member(asker, subject);
    let sight = shown_hangout(data, asker.actor, is_member);
    if hosts(asker.actor, data) {
        return Some(sight);
    }
    let mut invited = data["invitedIds"].as_array().into_iter().flatten();
    let reads = is_member
        || invited.any(|uid| asker.actor.is(uid.as_str()))
        || has_link(asker, data)
        || asker.key.is_some_and(|key| was_guest(data, key))
        || match data["visibility"].as_str() {
            Some("public") => true,
            Some("friends") => subject.evidence.is_friend,
            _ => false,
        };
    reads.then_some(sight)
}

/// The part of a hangout that its first host, hosts, members and others see.
pub fn shown_hangout(data: &Value, actor: Actor<'_>, is_member: bool) -> Sight {
    let is_first_host = actor.is(data["hostId"].as_str());
    let shows_guests = is_member && data["hideGuests"] != true;
    match (is_first_host, hosts(actor, data)) {
        (true, _) => Sight::Without(SERVER_ONLY),
        (_, true) => Sight::WithoutList(SERVER_ONLY),
        _ if shows_guests => Sight::WithoutList(HOSTS_ONLY),
        _ => Sight::WithoutList(HOSTS_AND_GUESTS_ONLY),
    }
}

/// Removes the list and the item that a hangout was made of: they can be private, and are for its first host alone. A
/// quest stays.
pub fn remove_list(hangout: &mut Value) {
    let Some(source) = hangout.get_mut("source").and_then(Value::as_object_mut) else {
        return;
    };
    source.retain(|name, _| name == "questId");
    if source.is_empty() {
        hangout
            .as_object_mut()
            .map(|fields| fields.shift_remove("source"));
    }
}

/// That something has changed is there for everybody who may read the meeting.
pub(crate) fn read_activity(asker: &Asker<'_>, subject: &Subject<'_>) -> Option<Sight> {
    let hangout = subject.evidence.beside.as_deref()?;
    read_hangout(asker, subject, hangout).map(|_| Sight::Whole)
}

pub(crate) fn read_member(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    if subject.evidence.is_blocked || !is_member(asker, subject) {
        return None;
    }
    let is_own = asker.actor.is(data["userId"].as_str()) || guest(asker) == Some(subject.id);
    if is_own || hosts(asker.actor, data) {
        return Some(Sight::Without(MEMBER_SECRETS));
    }
    let is_host = data["role"] != "member";
    match (data["guestsHidden"] == true, data["votesHidden"] == true) {
        // That there is a host is no secret.
        (true, _) if !is_host => None,
        (_, true) => Some(Sight::Without(SECRETS_AND_VOTES)),
        _ => Some(Sight::Without(MEMBER_SECRETS)),
    }
}

/// Visibility of things for everybody in the hangout: comments, carpools.
pub(crate) fn read_inside(asker: &Asker<'_>, subject: &Subject<'_>) -> Option<Sight> {
    let reads = !subject.evidence.is_blocked && is_member(asker, subject);
    reads.then_some(Sight::Whole)
}

/// Returns `true` if somebody hosts the hangout that a record is or belongs to.
fn hosts(actor: Actor<'_>, data: &Value) -> bool {
    let mut co_hosts = data["coHosts"].as_array().into_iter().flatten();
    actor.is(data["hostId"].as_str()) || co_hosts.any(|host| actor.is(host.as_str()))
}

/// Returns `true` if the viewer is in the hangout: as a person, or as a guest with their secret.
pub(crate) fn is_member(asker: &Asker<'_>, subject: &Subject<'_>) -> bool {
    let Some(member) = subject.evidence.member.as_deref() else {
        return false;
    };
    let hangout_id = match subject.before.and_then(|data| data["hangoutId"].as_str()) {
        Some(id) => id,
        None => subject.id,
    };
    if member["hangoutId"] != hangout_id {
        return false;
    }
    if asker.actor.is(member["userId"].as_str()) {
        return true;
    }
    // There is nothing to be learnt from how long the comparison takes: the secret has 256 random bits.
    let secret = asker.key.and_then(|key| key.split_once('.'));
    secret.is_some_and(|(_, secret)| member["editToken"] == secret)
}

/// Id of the guest whose secret is presented.
fn guest<'a>(asker: &Asker<'a>) -> Option<&'a str> {
    asker.key?.split_once('.').map(|(id, _)| id)
}

/// Returns `true` if the viewer presents the secret of the link.
fn has_link(asker: &Asker<'_>, hangout: &Value) -> bool {
    let token = hangout["inviteToken"].as_str();
    token.is_some() && asker.key == token
}

/// Returns `true` for the secret of somebody who was a guest and is in the hangout with an account now: it still reads the
/// hangout, as its link does, so that what they subscribed to with it goes on.
pub(crate) fn was_guest(hangout: &Value, key: &str) -> bool {
    let former = &hangout["formerGuests"];
    key.contains('.') && former.is_object() && former[hash(key)].is_string()
}
