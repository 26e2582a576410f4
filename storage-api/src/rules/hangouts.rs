//! Hangouts, who is in them and what they say: read by those who are in them, by whoever holds their link, or by whom the
//! host lets; written by functions only.

use serde_json::Value;

use super::{Asker, Sight, Subject};

/// Fields of a hangout that hosts do not see: the note of whom they took off.
const SERVER_ONLY: &[&str] = &["takenOff"];
/// Fields that others do not see of it: the secret of its link too.
const HOSTS_ONLY: &[&str] = &["inviteToken", "takenOff"];
/// What nobody is shown of a member: the hash of a guest's secret, and what the server keeps to judge by.
const SECRET: &[&str] = &["editToken", "guestsHidden", "votesHidden"];
/// What else others do not see where votes are hidden.
const SECRET_AND_VOTES: &[&str] = &["editToken", "guestsHidden", "votesHidden", "votes"];

pub(super) fn read_hangout(
    asker: &Asker<'_>,
    subject: &Subject<'_>,
    data: &Value,
) -> Option<Sight> {
    if subject.evidence.is_blocked {
        return None;
    }
    if hosts(asker, data) {
        return Some(Sight::Without(SERVER_ONLY));
    }
    let mut invited = data["invitedIds"].as_array().into_iter().flatten();
    let reads = is_member(asker, subject)
        || invited.any(|uid| asker.actor.is(uid.as_str()))
        || has_link(asker, data)
        || match data["visibility"].as_str() {
            Some("public") => true,
            Some("friends") => subject.evidence.is_friend,
            _ => false,
        };
    reads.then_some(Sight::Without(HOSTS_ONLY))
}

pub(super) fn read_member(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    if subject.evidence.is_blocked || !is_member(asker, subject) {
        return None;
    }
    let is_own = asker.actor.is(data["userId"].as_str()) || guest(asker) == Some(subject.id);
    if is_own || hosts(asker, data) {
        return Some(Sight::Without(SECRET));
    }
    let is_host = data["role"] != "member";
    match (data["guestsHidden"] == true, data["votesHidden"] == true) {
        // That there is a host is no secret.
        (true, _) if !is_host => None,
        (_, true) => Some(Sight::Without(SECRET_AND_VOTES)),
        _ => Some(Sight::Without(SECRET)),
    }
}

/// What is there for everybody in the meeting: comments, carpools.
pub(super) fn read_inside(asker: &Asker<'_>, subject: &Subject<'_>) -> Option<Sight> {
    let reads = !subject.evidence.is_blocked && is_member(asker, subject);
    reads.then_some(Sight::Whole)
}

/// Whether the asker hosts the meeting that a record is or belongs to.
fn hosts(asker: &Asker<'_>, data: &Value) -> bool {
    let mut co_hosts = data["coHosts"].as_array().into_iter().flatten();
    asker.actor.is(data["hostId"].as_str()) || co_hosts.any(|host| asker.actor.is(host.as_str()))
}

/// Whether the asker is in the meeting: as a person, or as a guest with their secret.
pub(super) fn is_member(asker: &Asker<'_>, subject: &Subject<'_>) -> bool {
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

/// Whether the asker presents the secret of the link.
fn has_link(asker: &Asker<'_>, hangout: &Value) -> bool {
    let token = hangout["inviteToken"].as_str();
    token.is_some() && asker.key == token
}
