//! User names that cannot be had: those that were given up, kept from everybody but whoever had them, for a year; and
//! those that nobody gets, because they would pass for the product or for those who run it.

use serde_json::json;
use wasm_core::domain::NAME_RESERVED_DAYS;
use wasm_core::route::SEED_ROUTES;

use crate::clock::{DAY_MS, day};
use crate::schema::collections::RESERVED_NAMES;
use crate::store::{Document, StoreError, Transaction};

/// Keeps a name. With an empty `uid` nobody gets it before its time.
pub(crate) fn reserve(
    transaction: &mut Transaction<'_>,
    name: &str,
    uid: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    if name.is_empty() {
        return Ok(());
    }
    let until_ms = now_ms + NAME_RESERVED_DAYS * DAY_MS;
    let reserved = json!({ "uid": uid, "untilMs": until_ms, "day": day(until_ms) });
    transaction.put(&RESERVED_NAMES, &name.to_lowercase(), reserved)?;
    Ok(())
}

/// True when a name is kept from a person: somebody gave it up, or it is for nobody and they never had it.
pub(crate) fn is_kept_from(
    name: &str,
    reserved: Option<&Document>,
    uid: &str,
    now_ms: i64,
) -> bool {
    let is_reserved = reserved
        .is_some_and(|reserved| now_ms < reserved.data["untilMs"].as_i64().unwrap_or_default());
    let is_own = reserved.is_some_and(|reserved| !uid.is_empty() && reserved.data["uid"] == uid);
    if is_reserved {
        !is_own
    } else {
        is_for_nobody(name)
    }
}

/// Names that would pass for the product or those who run it, also as a part of a name: `ada.admin`, `yonder_team`.
const OFFICIAL: &[&str] = &["admin", "administrator", "moderator", "yonder"];

/// Names that would pass for a part of the system, or that programs mistake for something else.
const RESERVED: &[&str] = &[
    "abuse",
    "account",
    "anonymous",
    "billing",
    "constructor",
    "contact",
    "deletedperson",
    "everybody",
    "everyone",
    "false",
    "help",
    "helpdesk",
    "hostmaster",
    "info",
    "mod",
    "mods",
    "nobody",
    "null",
    "official",
    "operator",
    "postmaster",
    "proto",
    "prototype",
    "root",
    "security",
    "settings",
    "somebody",
    "staff",
    "superuser",
    "support",
    "sysadmin",
    "system",
    "team",
    "true",
    "undefined",
    "unknown",
    "webmaster",
];

/// First parts of the server's own paths besides those of the app's pages, and of files beside them.
const PATHS: &[&str] = &[
    "api",
    "assets",
    "auth",
    "cards",
    "docs",
    "exports",
    "favicon",
    "functions",
    "healthz",
    "index",
    "logout",
    "manifest",
    "metrics",
    "openapi",
    "photos",
    "readyz",
    "robots",
    "signin",
    "signout",
    "signup",
    "sitemap",
    "static",
    "tiles",
    "v1",
    "wellknown",
    "www",
];

/// True for names that nobody gets: of the system, of those who run it, of pages, and what looks like them. Accounts that
/// have such a name keep it.
pub(crate) fn is_for_nobody(name: &str) -> bool {
    let is_official = |part: &str| {
        let part = folded(part);
        OFFICIAL.iter().any(|official| folded(official) == part)
    };
    let whole = folded(name);
    let is_one_of = |names: &[&str]| names.iter().any(|reserved| folded(reserved) == whole);
    let mut pages = SEED_ROUTES.iter().map(|route| first_part(route.pattern));
    name.split(['_', '.']).any(is_official)
        || is_official(name)
        || is_one_of(RESERVED)
        || is_one_of(PATHS)
        || pages.any(|page| !page.is_empty() && folded(page) == whole)
}

/// The first part of a path, unless it is a parameter.
fn first_part(pattern: &str) -> &str {
    let mut parts = pattern.split('/').filter(|part| !part.is_empty());
    parts
        .next()
        .filter(|part| !part.starts_with('{'))
        .unwrap_or_default()
}

/// A name as it is seen at a glance: without separators, and with one letter for all that look alike.
fn folded(name: &str) -> String {
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    let seen = letters.map(|letter| match letter.to_ascii_lowercase() {
        '0' => 'o',
        '1' | 'l' => 'i',
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '7' => 't',
        other => other,
    });
    seen.collect()
}

#[cfg(test)]
mod tests {
    use super::is_for_nobody;

    #[test]
    fn names_of_the_system_and_what_looks_like_them_are_for_nobody() {
        for name in [
            "admin",
            "adm1n",
            "_admin_",
            "a.d.m.i.n",
            "yonder_team",
            "the.yonder",
            "y0nder",
            "Support",
            "5upport",
            "deleted_person",
            "__proto__",
            "constructor",
            "nu11",
            "bucket_list",
            "my.quests",
            "2025",
            "leaderboard",
            "app",
            "v1.",
            "officia1",
            "ada_administrator",
        ] {
            assert!(is_for_nobody(name), "{name}");
        }
        for name in [
            "ada",
            "yonderly",
            "badminton",
            "admiral",
            "helpful_ada",
            "me_and_bob",
            "rooted",
            "questa",
            "plans",
            "2024_was_good",
            "supporter",
            "teammate",
        ] {
            assert!(!is_for_nobody(name), "{name}");
        }
    }
}
