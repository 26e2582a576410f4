//! Showing that an e-mail address is one's own, and changing it to another one that is.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::validate_email;

use super::accounts::email_taken;
use super::change::value;
use super::describe::Nothing;
use super::passwords::{check, spent};
use super::protocol::{Call, Done};
use crate::app::App;
use crate::auth::mail::Letter;
use crate::auth::one_time::{self, Purpose};
use crate::clock::{DAY_MS, iso};
use crate::collections::{ONE_TIME, USERS_PRIVATE};
use crate::error::ApiError;
use crate::lookup::{all, first};
use crate::store::{Transaction, transact};

/// How long a letter that shows an address is good, in milliseconds (three days).
const VERIFY_MS: i64 = 3 * DAY_MS;

/// Another address for an account.
#[derive(Deserialize, ToSchema)]
pub(super) struct ChangeEmail {
    /// The address from now on, in any letter case.
    email: String,
    /// The password; whoever has none must have signed in within ten minutes.
    password: Option<String>,
}

/// The secret of a letter.
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
pub(super) fn request_verification(call: &Call<'_>) -> Result<Done, ApiError> {
    let uid = call.person()?.uid.clone();
    call.app.throttles.account.check(&uid)?;
    send_letter(call.app, uid);
    Ok(value(&Nothing {})?.into())
}

/// Sends a person the letter.
pub(super) fn send_letter(app: &App, uid: String) {
    let page = app.page("/login?verify=");
    app.write_letter(move |transaction, now_ms| {
        let Some(private) = transaction.get(&USERS_PRIVATE, &uid)? else {
            return Ok(None);
        };
        let email = private.data["email"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        let about = (uid.as_str(), json!(email));
        let token = one_time::issue(transaction, Purpose::VerifyEmail, about, now_ms + VERIFY_MS)?;
        let body = format!(
            "Welcome to Yonder. To show that this address is yours, open\n\n{page}{token}\n"
        );
        let subject = "Is this your address?";
        Ok(Some(Letter {
            to: email,
            subject,
            body,
        }))
    });
}

/// Sends a letter to another address, whose link makes it that of the account. Until then nothing changes; where
/// somebody else has it already there is no letter, and the answer is the same.
pub(super) async fn change(call: Call<'_>) -> Result<Done, ApiError> {
    let (caller, asked) = (call.person()?.clone(), call.arguments::<ChangeEmail>()?);
    let email = asked.email.trim().to_lowercase();
    ApiError::refuse_fields(validate_email(&email))?;
    check(call.app, &caller, asked.password).await?;
    let page = call.app.page("/login?verify=");
    call.app.write_letter(move |transaction, now_ms| {
        if first(transaction, &USERS_PRIVATE, "email", vec![json!(email)])?.is_some() {
            return Ok(None);
        }
        let about = (caller.uid.as_str(), json!({ "newEmail": email }));
        let token = one_time::issue(transaction, Purpose::VerifyEmail, about, now_ms + VERIFY_MS)?;
        let body = format!(
            "Somebody wants to use this address for their Yonder account. If it was you, open\n\n{page}{token}\n\nwithin \
             three days. If it was not, there is nothing to do.\n"
        );
        let subject = "Your new address for Yonder";
        Ok(Some(Letter { to: email.clone(), subject, body }))
    });
    Ok(value(&Nothing {})?.into())
}

/// Notes that the address a letter was sent to is its reader's own, and makes it that of the account if that was asked
/// for.
pub(super) async fn verify(call: Call<'_>) -> Result<Done, ApiError> {
    let address = call.head.address.to_string();
    call.app.throttles.entering.check(&address)?;
    let asked: VerifyEmail = call.arguments()?;
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
        tell_left(call.app, left);
    }
    Ok(value(&verified)?.into())
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
    for secret in all(transaction, &ONE_TIME, "uid", vec![json!(uid)])? {
        transaction.delete(&ONE_TIME, &secret.id)?;
    }
    let email = email.to_owned();
    Ok((Verified { email }, left))
}

/// Tells whoever reads the former address that it is not that of the account any more.
fn tell_left(app: &App, left: String) {
    app.write_letter(move |_, _| {
        let body = "Your Yonder account has another address from now on, and this one is not used any more. If it was \
                    not you who changed it, answer this letter.\n";
        Ok(Some(Letter {
            to: left.clone(),
            subject: "Your address for Yonder was changed",
            body: body.to_owned(),
        }))
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
