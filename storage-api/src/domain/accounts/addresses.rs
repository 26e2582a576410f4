//! E-mail addresses of accounts: showing that one is one's own, and changing it to another one that is.

use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::names::taken;
use super::passwords::spent;
use crate::access::auth::email_text::{EmailText, Language};
use crate::access::auth::mail::Letter;
use crate::access::auth::one_time::{self, Purpose};
use crate::clock::{DAY_MS, iso};
use crate::error::ApiError;
use crate::schema::collections::{ONE_TIME, USERS_PRIVATE};
use crate::schema::query::by;
use crate::store::{StoreError, Transaction};

/// Milliseconds for which the link in a verification email works (three days).
const VERIFY_MS: i64 = 3 * DAY_MS;

/// The address that is known to be the person's own.
#[derive(Serialize, ToSchema)]
pub(crate) struct Verified {
    pub(crate) email: String,
}

/// A letter to the address of an account, whose link shows that it is its owner's. `page` is the link without its secret.
pub(crate) fn verification_letter(
    transaction: &mut Transaction<'_>,
    (uid, language): (&str, Language),
    page: &str,
    now_ms: i64,
) -> Result<Option<Letter>, ApiError> {
    let Some(private) = transaction.get(&USERS_PRIVATE, uid)? else {
        return Ok(None);
    };
    let Some(email) = private.data["email"].as_str() else {
        return Ok(None);
    };
    let about = (uid, json!(email));
    let token = one_time::issue(transaction, Purpose::VerifyEmail, about, now_ms + VERIFY_MS)?;
    let link = format!("{page}{token}");
    let language = language.of_account(transaction, uid)?;
    let text = EmailText::VerifyAddress { link: &link };
    Ok(Some(text.letter(email.to_owned(), language)))
}

/// A letter to another address, whose link makes it that of the account; none where somebody else has it already.
pub(crate) fn new_address_letter(
    transaction: &mut Transaction<'_>,
    (uid, language): (&str, Language),
    (email, page): (&str, &str),
    now_ms: i64,
) -> Result<Option<Letter>, ApiError> {
    let holder = by!(USERS_PRIVATE.email).first(transaction, [json!(email)])?;
    if holder.is_some() {
        return Ok(None);
    }
    let about = (uid, json!({ "newEmail": email }));
    let token = one_time::issue(transaction, Purpose::VerifyEmail, about, now_ms + VERIFY_MS)?;
    let link = format!("{page}{token}");
    let language = language.of_account(transaction, uid)?;
    let text = EmailText::NewAddress { link: &link };
    Ok(Some(text.letter(email.to_owned(), language)))
}

/// Notes that the address a letter was sent to is its reader's own. If that was asked for, makes it that of the account, and
/// answers with the former one too.
pub(crate) fn verify_with(
    transaction: &mut Transaction<'_>,
    token: &str,
    now_ms: i64,
) -> Result<(Verified, Option<String>), ApiError> {
    let owner = one_time::redeem(transaction, Purpose::VerifyEmail, token, now_ms)?;
    let (uid, about) = owner.ok_or_else(spent)?;
    match about["newEmail"].as_str() {
        Some(email) => move_to(transaction, &uid, email, now_ms),
        None => Ok((note(transaction, &uid, &about, now_ms)?, None)),
    }
}

/// Gives an account another address, and answers with the one it had. Whatever was sent to that one is worthless now.
fn move_to(
    transaction: &mut Transaction<'_>,
    uid: &str,
    email: &str,
    now_ms: i64,
) -> Result<(Verified, Option<String>), ApiError> {
    let private = transaction.get(&USERS_PRIVATE, uid)?.ok_or_else(spent)?;
    let left = private.data["email"].as_str().map(str::to_owned);
    let mut data = (*private.data).clone();
    data["email"] = json!(email);
    data["emailVerifiedAt"] = json!(iso(now_ms));
    let moved = transaction.put(&USERS_PRIVATE, uid, data);
    moved.map_err(email_taken)?;
    for secret in by!(ONE_TIME.uid).all(transaction, [json!(uid)])? {
        transaction.delete(&ONE_TIME, &secret.id)?;
    }
    let email = email.to_owned();
    Ok((Verified { email }, left))
}

/// The address may have been changed since the letter was sent.
fn note(
    transaction: &mut Transaction<'_>,
    uid: &str,
    email: &Value,
    now_ms: i64,
) -> Result<Verified, ApiError> {
    let private = transaction.get(&USERS_PRIVATE, uid)?.ok_or_else(spent)?;
    if private.data["email"] != *email {
        return Err(spent());
    }
    let mut data = (*private.data).clone();
    data["emailVerifiedAt"] = json!(iso(now_ms));
    transaction.put(&USERS_PRIVATE, uid, data)?;
    let email = email.as_str().unwrap_or_default().to_owned();
    Ok(Verified { email })
}

/// Another account has the address.
pub(crate) fn email_taken(error: StoreError) -> ApiError {
    match error {
        StoreError::Duplicate { .. } => taken(
            "email",
            "there is an account with this e-mail; sign in instead",
        ),
        other => other.into(),
    }
}
