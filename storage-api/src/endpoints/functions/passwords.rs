//! Changing a password, and getting back in without it.

use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::validate_password;

use super::call::Call;
use crate::access::auth::attempts::Origin;
use crate::access::auth::caller::Caller;
use crate::access::me::Visitor;
use crate::app::App;
use crate::domain::accounts::passwords::{
    code_letter, refuse, refuse_common, reset_letter, reset_with, set,
};
use crate::domain::accounts::sessions;
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::collections::{SESSIONS, USERS_PRIVATE};
use crate::schema::query::by;
use crate::store::{Document, transact};

/// An account, by its address.
#[derive(Deserialize, ToSchema)]
pub(super) struct Address {
    /// E-mail address, in any letter case.
    email: String,
}

/// The old password and a new one.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ChangePassword {
    /// The password so far.
    password: String,
    /// The password from now on, 8–128 characters.
    new_password: String,
}

/// A new password, set with the secret of an email.
#[derive(Deserialize, ToSchema)]
pub(super) struct ResetPassword {
    /// The secret in the email.
    token: String,
    /// The password from now on, 8–128 characters.
    password: String,
}

/// Sets another password; every other sign-in ends.
pub(super) async fn change(
    call: Call,
    caller: Caller,
    asked: ChangePassword,
) -> Result<Nothing, ApiError> {
    ApiError::refuse_fields(validate_password("newPassword", &asked.new_password))?;
    refuse_common("newPassword", &asked.new_password)?;
    let is_same = asked.password == asked.new_password;
    check(&call.app, &caller, Some(asked.password)).await?;
    if is_same {
        refuse("newPassword", "must differ from the current one")?;
    }
    let hash = call.app.passwords.hash(asked.new_password).await?;
    let work = transact(&*call.app.store, move |transaction| {
        set(transaction, &caller, &hash)
    });
    work.await?;
    Ok(Nothing {})
}

/// Refuses who does not know their own password. Whoever has none, because they sign in with a provider, must have signed
/// in just now.
pub(super) async fn check(
    app: &App,
    caller: &Caller,
    password: Option<String>,
) -> Result<(), ApiError> {
    app.throttles.account.check(&caller.uid)?;
    let private = app.store.get(&USERS_PRIVATE, &caller.uid).await?;
    let hash = private.and_then(|private| private.data["passwordHash"].as_str().map(str::to_owned));
    if hash.is_none() {
        return check_recent(app, caller).await;
    }
    let given = password.unwrap_or_default();
    if app.passwords.verify(given, hash).await? {
        return Ok(());
    }
    Err(ApiError::denied("the password is wrong").with_reason("password"))
}

/// As [`check`], but whoever has signed in just now need not give the password.
pub(super) async fn check_unless_recent(
    app: &App,
    caller: &Caller,
    password: Option<String>,
) -> Result<(), ApiError> {
    if is_recent(app, caller).await? {
        return Ok(());
    }
    check(app, caller, password).await
}

async fn check_recent(app: &App, caller: &Caller) -> Result<(), ApiError> {
    if is_recent(app, caller).await? {
        return Ok(());
    }
    Err(ApiError::denied("sign in again first").with_reason("signInAgain"))
}

/// True when the session of the caller began just now.
async fn is_recent(app: &App, caller: &Caller) -> Result<bool, ApiError> {
    let session = app.store.get(&SESSIONS, &caller.sid).await?;
    Ok(session.is_some_and(|session| sessions::is_recent(&session, app.clock.now_ms())))
}

/// Sends a letter with which another password can be set, if there is such an account. The answer is the same, and as
/// fast, if there is none.
pub(super) async fn request_reset(
    call: Call,
    _: Visitor,
    asked: Address,
) -> Result<Nothing, ApiError> {
    let email = address(&call, &asked).await?;
    let (page, language) = (call.app.page("/login?reset="), call.language());
    call.app.write_letter(move |transaction, now_ms| {
        reset_letter(transaction, (&email, language), &page, now_ms)
    });
    Ok(Nothing {})
}

/// Sends a code to sign in with, if there is such an account. The answer is the same, and as fast, if there is none.
pub(super) async fn request_code(
    call: Call,
    _: Visitor,
    asked: Address,
) -> Result<Nothing, ApiError> {
    let (email, language) = (address(&call, &asked).await?, call.language());
    call.app.write_letter(move |transaction, now_ms| {
        code_letter(transaction, (&email, language), now_ms)
    });
    Ok(Nothing {})
}

/// Sets another password with the secret of a letter; every sign-in ends.
pub(super) async fn reset(
    call: Call,
    _: Visitor,
    asked: ResetPassword,
) -> Result<Nothing, ApiError> {
    call.throttle_address()?;
    ApiError::refuse_fields(validate_password("password", &asked.password))?;
    refuse_common("password", &asked.password)?;
    let hash = call.app.passwords.hash(asked.password).await?;
    let now_ms = call.app.clock.now_ms();
    let work = transact(&*call.app.store, move |transaction| {
        reset_with(transaction, &asked.token, &hash, now_ms)
    });
    work.await?;
    Ok(Nothing {})
}

/// The address asked for, within the limits of how often emails may be asked for. A device that the account was used on
/// has limits of its own, so that nobody else can use them up.
async fn address(call: &Call, asked: &Address) -> Result<String, ApiError> {
    let email = asked.email.trim().to_lowercase();
    let account = account_of(&call.app, &email).await?;
    let key = match call.origin(account.as_ref().map(|account| &*account.data))? {
        Origin::KnownDevice(id) => format!("device {id}"),
        Origin::Client(_) => email.clone(),
    };
    call.app.throttles.emails.check(&key)?;
    Ok(email)
}

/// The account with that email.
pub(super) async fn account_of(app: &App, email: &str) -> Result<Option<Document>, ApiError> {
    let question = by!(USERS_PRIVATE.email).question([json!(email)], 1);
    Ok(app.store.find(&question).await?.documents.pop())
}
