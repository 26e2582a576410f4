//! Whose account somebody's identity at a provider is, and making one.

use serde_json::{Value, json};
use wasm_core::domain::{NAME_MAX, USER_NAME_MAX, USER_NAME_MIN};
use wasm_core::text::first_invisible;

use crate::access::auth::openid::Identity;
use crate::access::auth::secret::random_id;
use crate::access::reserved_usernames::{is_for_nobody, is_kept_from};
use crate::clock::iso;
use crate::error::ApiError;
use crate::schema::collections::{RESERVED_NAMES, USERS, USERS_PRIVATE};
use crate::schema::query::by;
use crate::store::Transaction;

/// Names tried before one is drawn by lot.
const NAMES_TRIED: u32 = 20;

/// Beginning of a name that is made up, before its number.
const NAME_DEFAULT: &str = "person";

/// Reason why somebody does not get in.
#[derive(Clone, Copy, Debug)]
pub(super) enum Refusal {
    /// There is an account with this address. It is not given to whoever a provider says has the address: its owner
    /// signs in as before.
    EmailTaken,
}

/// Id of the person, who gets an account if there is none yet.
pub(super) fn of(
    transaction: &mut Transaction<'_>,
    provider: &str,
    identity: &Identity,
    now_ms: i64,
) -> Result<Result<String, Refusal>, ApiError> {
    let openid = json!(format!("{provider} {}", identity.subject));
    if let Some(known) = by!(USERS_PRIVATE.openid).first(transaction, [openid.clone()])? {
        return Ok(Ok(known.id));
    }
    let mut private = json!({ "openid": openid, "createdAt": iso(now_ms) });
    if let Some(email) = identity
        .email
        .as_deref()
        .filter(|_| identity.email_verified)
    {
        if by!(USERS_PRIVATE.email)
            .first(transaction, [json!(email)])?
            .is_some()
        {
            return Ok(Err(Refusal::EmailTaken));
        }
        private["email"] = json!(email);
        private["emailVerifiedAt"] = json!(iso(now_ms));
    }
    let uid = random_id();
    let user_name = free_name(transaction, identity, now_ms)?;
    transaction.put(&USERS, &uid, user(&user_name, identity, now_ms))?;
    transaction.put(&USERS_PRIVATE, &uid, private)?;
    Ok(Ok(uid))
}

fn user(user_name: &str, identity: &Identity, now_ms: i64) -> Value {
    let name = identity
        .name
        .as_deref()
        .map(str::trim)
        .filter(|name| !name.is_empty() && first_invisible(name, false).is_none());
    let name: String = name.unwrap_or(user_name).chars().take(NAME_MAX).collect();
    json!({ "user_name": user_name, "name": name, "roles": ["user"], "stats": {}, "createdAt": iso(now_ms) })
}

/// A user name like the one the person has elsewhere; it can be changed later.
fn free_name(
    transaction: &Transaction<'_>,
    identity: &Identity,
    now_ms: i64,
) -> Result<String, ApiError> {
    let local = identity
        .email
        .as_deref()
        .and_then(|email| email.split('@').next());
    let wished = identity
        .user_name
        .as_deref()
        .or(local)
        .or(identity.name.as_deref());
    let base = plain(wished.unwrap_or_default());
    for n in 0..NAMES_TRIED {
        let number = if n == 0 { String::new() } else { n.to_string() };
        let room = USER_NAME_MAX - number.len();
        let name = format!("{}{number}", base.chars().take(room).collect::<String>());
        let taken = by!(USERS.user_name)
            .first(transaction, [json!(name)])?
            .is_some();
        let reserved = transaction.get(&RESERVED_NAMES, &name)?;
        if !taken && !is_kept_from(&name, reserved.as_ref(), "", now_ms) {
            return Ok(name);
        }
    }
    Ok(random_id().to_lowercase())
}

/// Part of a name that a user name may be made of.
fn plain(text: &str) -> String {
    let allowed = |c: &char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '_' | '.');
    let name: String = text.to_lowercase().chars().filter(allowed).collect();
    if name.len() < USER_NAME_MIN || is_for_nobody(&name) {
        NAME_DEFAULT.to_owned()
    } else {
        name
    }
}
