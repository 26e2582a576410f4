//! Comparing names as people read them, so that nobody in a hangout passes for somebody else: guests need a name of
//! their own, and people with an account, who may share one, are told apart by their user names.

use unicode_security::skeleton;
use wasm_core::domain::HangoutRole;

use super::members::{Member, comments_of, members_of};
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_COMMENTS, HANGOUT_MEMBERS, USERS};
use crate::store::Transaction;

/// Words in a name that say somebody hosts the hangout.
const ROLES: [&str; 6] = [
    "host",
    "cohost",
    "gastgeber",
    "gastgeberin",
    "organizer",
    "organiser",
];

/// Tells whether two names read the same: in other letter case, with other spaces or punctuation, beside a word for a
/// role, or in letters of another script that are drawn alike (the skeleton of Unicode's technical standard 39).
pub(crate) fn reads_like(one: &str, other: &str) -> bool {
    folded(one) == folded(other) || without_roles(one) == without_roles(other)
}

/// Tells whether two names read the same, or begin with the same word: pages call people by it.
fn begins_like(one: &str, other: &str) -> bool {
    let first = |name: &str| folded(name.split_whitespace().next().unwrap_or_default());
    reads_like(one, other) || first(one) == first(other)
}

/// Tells whether a name says that somebody hosts.
pub(crate) fn claims_role(name: &str) -> bool {
    is_role(name) || words(name).any(is_role)
}

/// Notes the user name of a new member whose name or first name reads like the one of another, and of the other, on them
/// and on what they said. Answers with the member as it is then.
pub(crate) fn note_user_names(
    transaction: &mut Transaction<'_>,
    member: Member,
) -> Result<Member, ApiError> {
    let name = member.data.name.as_deref().unwrap_or_default();
    let mut members = members_of(transaction, &member.data.hangout_id)?;
    members.retain(|found| begins_like(found.data.name.as_deref().unwrap_or_default(), name));
    let mut comments = comments_of(transaction, &member.data.hangout_id)?;
    comments
        .retain(|found| !found.data.member_id.is_empty() && begins_like(&found.data.name, name));
    let is_shared = members.iter().any(|found| found.id != member.id)
        || comments
            .iter()
            .any(|found| found.data.member_id != member.id);
    let plays_host = claims_role(name) && member.data.role == HangoutRole::Member;
    if !is_shared && !plays_host {
        return Ok(member);
    }
    for mut found in members {
        if let Some(name) = user_name_of(transaction, found.data.user_id.as_deref())? {
            found.change(transaction, &HANGOUT_MEMBERS, |found| {
                found.user_name = Some(name);
            })?;
        }
    }
    for mut found in comments {
        if let Some(name) = user_name_of(transaction, found.data.author_id.as_deref())? {
            found.change(transaction, &HANGOUT_COMMENTS, |found| {
                found.user_name = Some(name);
            })?;
        }
    }
    let noted = Member::get(transaction, &HANGOUT_MEMBERS, &member.id)?;
    Ok(noted.unwrap_or(member))
}

fn user_name_of(
    transaction: &Transaction<'_>,
    uid: Option<&str>,
) -> Result<Option<String>, ApiError> {
    let user = uid
        .map(|uid| transaction.get(&USERS, uid))
        .transpose()?
        .flatten();
    Ok(user.and_then(|user| user.data["user_name"].as_str().map(str::to_owned)))
}

fn is_role(word: &str) -> bool {
    ROLES.iter().any(|role| folded(role) == folded(word))
}

fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(|char: char| !char.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

fn without_roles(name: &str) -> String {
    let others: Vec<&str> = words(name).filter(|word| !is_role(word)).collect();
    if others.is_empty() {
        return folded(name);
    }
    folded(&others.join(" "))
}

fn folded(name: &str) -> String {
    // Before and after the lower case: capitals of another script have lower-case letters that are drawn otherwise, and
    // lower-case letters have skeletons of their own.
    let drawn: String = skeleton(name).collect();
    let drawn: String = skeleton(&drawn.to_lowercase()).collect();
    let drawn = drawn.to_lowercase();
    let letters: String = drawn
        .chars()
        .filter(|char| char.is_alphanumeric())
        .collect();
    if letters.is_empty() { drawn } else { letters }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_read_the_same_look_alike() {
        for other in [
            "mara",
            "MARA",
            " M a r a ",
            "Mara.",
            "M\u{430}ra",
            "\u{41c}ara",
        ] {
            assert!(reads_like("Mara", other), "{other}");
        }
        for other in ["Marah", "Sara", "Mara B"] {
            assert!(!reads_like("Mara", other), "{other}");
        }
    }

    #[test]
    fn a_word_for_a_role_makes_no_other_name() {
        for name in [
            "host",
            "Mara (host)",
            "Gastgeber",
            "h\u{43e}st",
            "H-o-s-t",
            "Co-host",
        ] {
            assert!(claims_role(name), "{name}");
        }
        for name in ["Mara", "Hostert", "Ghost"] {
            assert!(!claims_role(name), "{name}");
        }
        assert!(reads_like("Mara", "Mara (host)"));
    }
}
