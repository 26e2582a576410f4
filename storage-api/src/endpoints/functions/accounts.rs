//! Accounts: signing up, going on, leaving.

use serde_json::json;
use wasm_core::domain::{SignUp, validate_sign_up};

use super::addresses;
use super::call::{Call, WithCookies};
use super::callable::{Callable, change, function};
use super::hangouts::email_seats;
use super::requester::Requester;
use super::sign_in::{SignedIn, granted, signed_in};
use super::{passwords, sign_in};
use crate::access::auth::caller::Caller;
use crate::access::auth::known_device;
use crate::access::auth::secret;
use crate::access::auth::session::{self, REFRESH_COOKIE, Renewal};
use crate::access::me::{Me, Visitor};
use crate::app::App;
use crate::clock::iso;
use crate::domain::accounts::leaving::{self, ErasureReport, MyNameAndPassword};
use crate::domain::accounts::names::{self, NameIsFree, WantedName};
use crate::domain::accounts::passwords::refuse_common;
use crate::domain::accounts::sessions::{self, Devices, Ended};
use crate::domain::accounts::sign_up::put_account;
use crate::domain::accounts::totp::{self, MyPassword, StartTotp};
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::collections::SESSIONS;
use crate::schema::shape::{Raw, Unread};
use crate::store::transact;

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        function("signUp", sign_up).without_token(),
        function("signIn", sign_in::sign_in).without_token(),
        function("finishSignIn", sign_in::finish).without_token(),
        function("refreshSession", refresh_session).without_token(),
        function("signOut", sign_out).without_token(),
        function("requestCode", passwords::request_code).without_token(),
        function("requestPasswordReset", passwords::request_reset).without_token(),
        function("resetPassword", passwords::reset).without_token(),
        function("changePassword", passwords::change),
        function("requestEmailVerification", addresses::request_verification),
        function("verifyEmail", addresses::verify).without_token(),
        function("changeEmail", addresses::change),
        change("startTotp", totp::start).before(may_start_totp),
        change("confirmTotp", totp::confirm),
        function("removeTotp", remove_totp),
        function("listSessions", list_sessions),
        change("revokeSession", sessions::revoke),
        function("signOutEverywhere", sign_out_everywhere),
        change("exportMyData", leaving::export),
        change("requestAccountDeletion", leaving::request),
        change("cancelAccountDeletion", leaving::cancel),
        function("deleteNow", delete_now).then(email_seats),
        function("checkUsername", check_username),
        change("renameUser", names::rename),
    ]
}

/// `{email, password, name, user_name}` → `{idToken, uid, expiresAt}`
pub(super) async fn sign_up(
    call: Call,
    _: Visitor,
    asked: Raw<SignUp>,
) -> Result<WithCookies<SignedIn>, ApiError> {
    call.app
        .throttles
        .joining
        .check(&call.head.address.to_string())?;
    let asked = asked.data;
    ApiError::refuse_fields(validate_sign_up(&asked))?;
    refuse_common("password", asked["password"].as_str().unwrap_or_default())?;
    let text = |field: &str| asked[field].as_str().unwrap_or_default().to_owned();
    let (email, name, user_name) = (
        text("email").to_lowercase(),
        text("name"),
        text("user_name"),
    );
    let hash = call.app.passwords.hash(text("password")).await?;
    let (device, known) = (call.device(), call.known_device());
    let now_ms = device.now_ms;
    let uid = secret::random_id();
    let created_at = iso(now_ms);
    let user = json!({
        "user_name": user_name, "name": name, "roles": ["user"], "stats": {}, "createdAt": created_at,
    });
    let private = json!({ "email": email, "passwordHash": hash, "createdAt": created_at });
    let entrance = transact(&*call.app.store, move |transaction| {
        put_account(transaction, &uid, user.clone(), private.clone(), now_ms)?;
        known_device::enter(transaction, &uid, (&device, &known)).map_err(ApiError::from)
    });
    let entrance = entrance.await?;
    addresses::send_letter(&call, entrance.grant.uid.clone());
    signed_in(&call.app, &entrance)
}

/// `null`, with the refresh cookie → `{idToken, uid, expiresAt}`; the cookie changes at each use.
pub(super) async fn refresh_session(
    call: Call,
    _: Visitor,
    _: Unread,
) -> Result<WithCookies<SignedIn>, ApiError> {
    let ended = || ApiError::unauthenticated("the session has ended; sign in again");
    let cookie = call
        .head
        .cookie(REFRESH_COOKIE)
        .ok_or_else(ended)?
        .to_owned();
    let now_ms = call.app.clock.now_ms();
    let renewal = transact(&*call.app.store, move |transaction| {
        session::renew(transaction, &cookie, now_ms).map_err(ApiError::from)
    });
    match renewal.await? {
        Renewal::Granted(grant) => granted(&call.app, &grant),
        Renewal::Ended => Err(ended()),
        Renewal::Revoked => Err(ended().with_reason("revoked")),
        Renewal::Reused => {
            tracing::warn!(address = %call.head.address, "a refresh secret was used twice; its session is ended");
            Err(ended().with_reason("reused"))
        }
    }
}

/// `null` → `{}`; ends the session of the bearer token and of the refresh cookie.
pub(super) async fn sign_out(
    call: Call,
    _: Visitor,
    _: Unread,
) -> Result<WithCookies<Nothing>, ApiError> {
    let mut sids: Vec<String> = call
        .caller
        .iter()
        .map(|caller| caller.sid.clone())
        .collect();
    if let Some(cookie) = call.head.cookie(REFRESH_COOKIE) {
        sids.extend(session_of(&call.app, cookie).await?);
    }
    transact(&*call.app.store, move |transaction| {
        sids.iter()
            .try_for_each(|sid| session::end(transaction, sid))
            .map_err(ApiError::from)
    })
    .await?;
    Ok(WithCookies {
        result: Nothing {},
        cookies: vec![session::cleared_cookie()],
    })
}

/// The session of a refresh cookie, if the cookie holds its present secret.
async fn session_of(app: &App, cookie: &str) -> Result<Option<String>, ApiError> {
    let Some((sid, _)) = cookie.split_once('.') else {
        return Ok(None);
    };
    let session = app.store.get(&SESSIONS, sid).await?;
    let owned = session.is_some_and(|session| session::owner(&session.data, cookie).is_some());
    Ok(owned.then(|| sid.to_owned()))
}

/// Every sign-in of the caller.
async fn list_sessions(call: Call, caller: Caller, _: Unread) -> Result<Devices, ApiError> {
    sessions::list(&*call.app.store, &caller).await
}

/// Ends every sign-in of the caller, this one too.
async fn sign_out_everywhere(call: Call, me: Me, _: Unread) -> Result<Ended, ApiError> {
    let ended = transact(&*call.app.store, move |transaction| {
        sessions::end_all(transaction, &me.uid, None)
    });
    let ended = ended.await?;
    Ok(Ended { ended })
}

/// Lets whoever has signed in just now or knows the password begin with an authenticator: a device that somebody left open
/// is not enough to lock its owner out.
async fn may_start_totp(call: Call) -> Result<Call, ApiError> {
    let (caller, asked) = (call.person()?, call.arguments::<StartTotp>()?);
    passwords::check_unless_recent(&call.app, caller, asked.password).await?;
    Ok(call)
}

/// Signs in with the password alone again.
async fn remove_totp(call: Call, caller: Caller, asked: MyPassword) -> Result<Nothing, ApiError> {
    passwords::check(&call.app, &caller, Some(asked.password)).await?;
    let me = Me::of(&call)?;
    transact(&*call.app.store, move |transaction| {
        totp::remove(transaction, &me)
    })
    .await
}

/// Erases the account at once and tells what was done.
async fn delete_now(
    call: Call,
    caller: Caller,
    asked: MyNameAndPassword,
) -> Result<ErasureReport, ApiError> {
    passwords::check(&call.app, &caller, asked.password.clone()).await?;
    let me = Me::of(&call)?;
    let erased = transact(&*call.app.store, move |transaction| {
        leaving::delete_now(transaction, &me, &asked)
    });
    erased.await
}

/// Tells whether a user name is available to the caller.
async fn check_username(
    call: Call,
    visitor: Visitor,
    wanted: WantedName,
) -> Result<NameIsFree, ApiError> {
    names::check_username(&*call.app.store, &visitor, &wanted).await
}
