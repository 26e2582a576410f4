//! An authenticator as a second proof of who signs in: set up, confirmed, and given up again.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::error::Code;

use crate::access::auth::totp;
use crate::access::me::Me;
use crate::clock::iso;
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::collections::USERS_PRIVATE;
use crate::store::Transaction;

/// Data to set up an authenticator with.
#[derive(Serialize, ToSchema)]
pub(crate) struct TotpSetup {
    /// The secret in base 32, to be typed.
    secret: String,
    /// The same as an address, to be shown as a picture: `otpauth://totp/…`.
    url: String,
}

/// Code that the authenticator shows now.
#[derive(Deserialize, ToSchema)]
pub(crate) struct TotpCode {
    code: String,
}

/// The own password.
#[derive(Deserialize, ToSchema)]
pub(crate) struct MyPassword {
    pub(crate) password: String,
}

/// Codes that sign in without the authenticator.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RecoveryCodes {
    /// Each is good once. They are shown now and never again.
    recovery_codes: Vec<String>,
}

/// The own password, unless the caller has signed in just now.
#[derive(Deserialize, ToSchema)]
pub(crate) struct StartTotp {
    /// The password; not needed within ten minutes of signing in.
    pub(crate) password: Option<String>,
}

/// Makes a secret, which is asked for when signing in only after it has been confirmed.
pub(crate) fn start(
    transaction: &mut Transaction<'_>,
    me: &Me,
    _asked: &StartTotp,
) -> Result<TotpSetup, ApiError> {
    let mut private = private(transaction, me)?;
    if private["totp"]["confirmed"] == true {
        return Err(state(
            "confirmed",
            "an authenticator is set up already; remove it first",
        ));
    }
    let secret = totp::new_secret();
    let email = private["email"].as_str().unwrap_or_default();
    let url = totp::address(&secret, email).map_err(ApiError::internal)?;
    private["totp"] = json!({ "secret": secret, "confirmed": false });
    transaction.put(&USERS_PRIVATE, &me.uid, private)?;
    Ok(TotpSetup { secret, url })
}

/// Shows that the authenticator works; from now on it is asked for when signing in.
pub(crate) fn confirm(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &TotpCode,
) -> Result<RecoveryCodes, ApiError> {
    let mut private = private(transaction, me)?;
    let kept = &private["totp"];
    let secret = kept["secret"]
        .as_str()
        .filter(|_| kept["confirmed"] == false);
    let secret = secret.ok_or_else(|| state("notStarted", "begin with a new secret first"))?;
    let step = totp::step(secret, &asked.code, me.now_ms);
    let step = step.ok_or_else(|| ApiError::invalid("the code is wrong").with_reason("totp"))?;
    let (codes, hashes) = totp::recovery_codes();
    private["totp"]["confirmed"] = json!(true);
    private["totp"]["lastStep"] = json!(step);
    private["totp"]["recovery"] = json!(hashes);
    private["totpSince"] = json!(iso(me.now_ms));
    transaction.put(&USERS_PRIVATE, &me.uid, private)?;
    Ok(RecoveryCodes {
        recovery_codes: codes,
    })
}

/// Signs in with the password alone again.
pub(crate) fn remove(transaction: &mut Transaction<'_>, me: &Me) -> Result<Nothing, ApiError> {
    let mut private = private(transaction, me)?;
    for field in ["totp", "totpSince"] {
        private[field] = Value::Null;
    }
    transaction.put(&USERS_PRIVATE, &me.uid, private)?;
    Ok(Nothing {})
}

/// The account asks for a second step, and none was given.
pub(crate) fn missing() -> ApiError {
    ApiError::unauthenticated("the code of your authenticator is needed")
        .with_reason("totpRequired")
}

/// The second step that was given is wrong.
pub(crate) fn wrong() -> ApiError {
    ApiError::unauthenticated("the code of your authenticator is wrong").with_reason("totp")
}

fn private(transaction: &Transaction<'_>, me: &Me) -> Result<Value, ApiError> {
    let private = transaction.get(&USERS_PRIVATE, &me.uid)?;
    let private = private.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
    Ok((*private.data).clone())
}

fn state(reason: &str, message: &str) -> ApiError {
    ApiError::new(Code::FailedPrecondition, message).with_reason(reason)
}
