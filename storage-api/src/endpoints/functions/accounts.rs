//! Accounts: signing up, going on, leaving.

use serde_json::{Value, json};
use wasm_core::domain::{SignUp, validate_sign_up};

use super::addresses::{self, email_taken};
use super::call::{Call, WithCookies};
use super::callable::{Callable, change, function};
use super::hangouts::email_seats;
use super::names::{name_taken, refuse_reserved};
use super::passwords::refuse_common;
use super::sign_in::{SignedIn, granted, signed_in};
use super::waitlist;
use super::{deletion, devices, names, passwords, second_factor, sign_in};
use crate::access::auth::known_device;
use crate::access::auth::secret;
use crate::access::auth::session::{self, REFRESH_COOKIE, Renewal};
use crate::access::me::Visitor;
use crate::app::App;
use crate::clock::iso;
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::collections::{SESSIONS, USERS, USERS_PRIVATE};
use crate::schema::shape::{Raw, Unread};
use crate::store::{Transaction, transact};

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
        change("startTotp", second_factor::start).before(second_factor::may_start),
        change("confirmTotp", second_factor::confirm),
        function("removeTotp", second_factor::remove),
        function("listSessions", devices::list),
        change("revokeSession", devices::revoke),
        function("signOutEverywhere", devices::sign_out_everywhere),
        change("exportMyData", deletion::export),
        change("requestAccountDeletion", deletion::request),
        change("cancelAccountDeletion", deletion::cancel),
        function("deleteNow", deletion::delete_now).then(email_seats),
        function("checkUsername", names::check_username),
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

fn put_account(
    transaction: &mut Transaction<'_>,
    uid: &str,
    user: Value,
    private: Value,
    now_ms: i64,
) -> Result<(), ApiError> {
    let user_name = user["user_name"].as_str().unwrap_or_default();
    refuse_reserved(transaction, user_name, uid, now_ms)?;
    let email = private["email"].as_str().unwrap_or_default().to_owned();
    let name_taken = |error| name_taken(error, "user_name");
    transaction.put(&USERS, uid, user).map_err(name_taken)?;
    transaction
        .put(&USERS_PRIVATE, uid, private)
        .map_err(email_taken)?;
    waitlist::joined_by_email(transaction, &email)
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
