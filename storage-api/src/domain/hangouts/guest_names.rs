//! Comparing names as people read them, so that nobody in a hangout passes for somebody else: guests need a name of
//! their own, and people with an account, who may share one, are told apart by their user names.

use serde_json::{Value, json};
use unicode_security::skeleton;

use super::members::members_of;
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_COMMENTS, HANGOUT_MEMBERS, USERS};
use crate::schema::query::by;
use crate::store::{Collection, Document, Transaction};

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
    member: Document,
) -> Result<Document, ApiError> {
    let hangout_id = member.data["hangoutId"].clone();
    let id = hangout_id.as_str().unwrap_or_default();
    let members = members_of(transaction, id)?;
    let comments = by!(HANGOUT_COMMENTS.hangoutId).all(transaction, [hangout_id])?;
    let members = members.iter().map(|found| (&HANGOUT_MEMBERS, found));
    let comments = comments.iter().map(|found| (&HANGOUT_COMMENTS, found));
    let name = text(&member.data["name"]);
    let alike = members.chain(comments).filter(|(_, found)| {
        found.data["memberId"] != "" && begins_like(text(&found.data["name"]), name)
    });
    let alike: Vec<_> = alike.collect();
    let is_shared = alike.iter().any(|(_, found)| member_of(found) != member.id);
    let plays_host = claims_role(name) && member.data["role"] == "member";
    if !is_shared && !plays_host {
        return Ok(member);
    }
    for (collection, found) in alike {
        note_user_name(transaction, collection, found)?;
    }
    let noted = transaction.get(&HANGOUT_MEMBERS, &member.id)?;
    Ok(noted.unwrap_or(member))
}

fn note_user_name(
    transaction: &mut Transaction<'_>,
    collection: &'static Collection,
    found: &Document,
) -> Result<(), ApiError> {
    let uid = found.data["userId"].as_str();
    let Some(uid) = uid.or(found.data["authorId"].as_str()) else {
        return Ok(());
    };
    let user_name = transaction
        .get(&USERS, uid)?
        .map_or(Value::Null, |user| user.data["user_name"].clone());
    if user_name.is_null() || found.data["userName"] == user_name {
        return Ok(());
    }
    let mut data = (*found.data).clone();
    data["userName"] = json!(user_name);
    transaction.put(collection, &found.id, data)?;
    Ok(())
}

/// Id of the member that a record is, or that said it.
fn member_of(found: &Document) -> &str {
    found.data["memberId"].as_str().unwrap_or(&found.id)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
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
