//! Showing that an e-mail address is one's own, and changing it to another one that is.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::validate_email;

use super::call::Call;
use super::passwords::{check, spent};
use crate::access::auth::caller::Caller;
use crate::access::auth::email_text::EmailText;
use crate::access::auth::one_time::{self, Purpose};
use crate::access::me::{Me, Visitor};
use crate::clock::{DAY_MS, iso};
use crate::domain::accounts::names::taken;
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::collections::{ONE_TIME, USERS_PRIVATE};
use crate::schema::query::by;
use crate::schema::shape::Unread;
use crate::store::{StoreError, Transaction, transact};

/// Milliseconds for which the link in a verification email works (three days).
const VERIFY_MS: i64 = 3 * DAY_MS;

/// Another address for an account.
#[derive(Deserialize, ToSchema)]
pub(super) struct ChangeEmail {
    /// The address from now on, in any letter case.
    email: String,
    /// The password; whoever has none must have signed in within ten minutes.
    password: Option<String>,
}

/// The secret in an email.
#[derive(Deserialize, ToSchema)]
pub(super) struct VerifyEmail {
    token: String,
}

/// The address that is known to be the person's own.
#[derive(Serialize, ToSchema)]
pub(super) struct Verified {
    email: String,
}

/// Sends the caller a letter; opening its link shows that the address is theirs.
pub(super) async fn request_verification(
    call: Call,
    me: Me,
    _: Unread,
) -> Result<Nothing, ApiError> {
    call.app.throttles.account.check(&me.uid)?;
    send_letter(&call, me.uid);
    Ok(Nothing {})
}

/// Sends a person the letter.
pub(super) fn send_letter(call: &Call, uid: String) {
    let (page, language) = (call.app.page("/login?verify="), call.language());
    call.app.write_letter(move |transaction, now_ms| {
        let Some(private) = transaction.get(&USERS_PRIVATE, &uid)? else {
            return Ok(None);
        };
        let email = private.data["email"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        let about = (uid.as_str(), json!(email));
        let token = one_time::issue(transaction, Purpose::VerifyEmail, about, now_ms + VERIFY_MS)?;
        let link = format!("{page}{token}");
        let text = EmailText::VerifyAddress { link: &link };
        let language = language.of_account(transaction, &uid)?;
        Ok(Some(text.letter(email, language)))
    });
}

/// Sends a letter to another address, whose link makes it that of the account. Until then nothing changes; where
/// somebody else has it already there is no letter, and the answer is the same.
pub(super) async fn change(
    call: Call,
    caller: Caller,
    asked: ChangeEmail,
) -> Result<Nothing, ApiError> {
    let email = asked.email.trim().to_lowercase();
    ApiError::refuse_fields(validate_email(&email))?;
    check(&call.app, &caller, asked.password).await?;
    let (page, language) = (call.app.page("/login?verify="), call.language());
    call.app.write_letter(move |transaction, now_ms| {
        if by!(USERS_PRIVATE.email)
            .first(transaction, [json!(email)])?
            .is_some()
        {
            return Ok(None);
        }
        let about = (caller.uid.as_str(), json!({ "newEmail": email }));
        let token = one_time::issue(transaction, Purpose::VerifyEmail, about, now_ms + VERIFY_MS)?;
        let link = format!("{page}{token}");
        let text = EmailText::NewAddress { link: &link };
        let language = language.of_account(transaction, &caller.uid)?;
        Ok(Some(text.letter(email.clone(), language)))
    });
    Ok(Nothing {})
}

/// Notes that the address a letter was sent to is its reader's own, and makes it that of the account if that was asked
/// for.
pub(super) async fn verify(
    call: Call,
    _: Visitor,
    asked: VerifyEmail,
) -> Result<Verified, ApiError> {
    call.throttle_address()?;
    let now_ms = call.app.clock.now_ms();
    let verified = transact(&*call.app.store, move |transaction| {
        let owner = one_time::redeem(transaction, Purpose::VerifyEmail, &asked.token, now_ms)?;
        let (uid, about) = owner.ok_or_else(spent)?;
        match about["newEmail"].as_str() {
            Some(email) => move_to(transaction, &uid, email, now_ms),
            None => Ok((note(transaction, &uid, &about, now_ms)?, None)),
        }
    });
    let (verified, left) = verified.await?;
    if let Some(left) = left {
        tell_left(&call, left, verified.email.clone());
    }
    Ok(verified)
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

/// Tells whoever reads the former address that it is not that of the account any more.
fn tell_left(call: &Call, left: String, now_at: String) {
    let language = call.language();
    call.app.write_letter(move |transaction, _| {
        let language = language.of_address(transaction, &now_at)?;
        Ok(Some(
            EmailText::AddressChanged.letter(left.clone(), language),
        ))
    });
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
pub(super) fn email_taken(error: StoreError) -> ApiError {
    match error {
        StoreError::Duplicate { .. } => taken(
            "email",
            "there is an account with this e-mail; sign in instead",
        ),
        other => other.into(),
    }
}
