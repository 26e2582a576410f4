//! Accounts: signing up and in, going on, leaving.

use http::header;
use serde_json::{Value, json};
use wasm_core::domain::validate_sign_up;

use super::addresses;
use super::names::{name_taken, refuse_reserved, taken};
use super::protocol::{Call, Done};
use super::{second_factor, waitlist};
use crate::app::App;
use crate::auth::one_time;
use crate::auth::secret;
use crate::auth::session::{self, Device, Grant, REFRESH_COOKIE, Renewal};
use crate::clock::iso;
use crate::collections::{SESSIONS, USERS, USERS_PRIVATE};
use crate::error::ApiError;
use crate::lookup::question;
use crate::store::{StoreError, Transaction, transact};

/// What is kept of what a browser says it is, in characters.
const DEVICE_NAME_MOST: usize = 200;

/// `{email, password, name, user_name}` → `{idToken, uid, expiresAt}`
pub(super) async fn sign_up(call: Call<'_>) -> Result<Done, ApiError> {
    call.app
        .throttles
        .joining
        .check(&call.head.address.to_string())?;
    ApiError::refuse_fields(validate_sign_up(&call.data))?;
    let text = |field: &str| call.data[field].as_str().unwrap_or_default().to_owned();
    let (email, name, user_name) = (
        text("email").to_lowercase(),
        text("name"),
        text("user_name"),
    );
    let hash = call.app.passwords.hash(text("password")).await?;
    let device = Device::of(&call);
    let now_ms = device.now_ms;
    let uid = secret::random_id();
    let created_at = iso(now_ms);
    let user = json!({
        "user_name": user_name, "name": name, "roles": ["user"], "stats": {}, "createdAt": created_at,
    });
    let private = json!({ "email": email, "passwordHash": hash, "createdAt": created_at });
    let grant = transact(&*call.app.store, move |transaction| {
        put_account(transaction, &uid, user.clone(), private.clone(), now_ms)?;
        session::begin(transaction, &uid, &device).map_err(ApiError::from)
    });
    let grant = grant.await?;
    addresses::send_letter(call.app, grant.uid.clone());
    signed_in(call.app, &grant)
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

/// `{email, password | code, totp?}` → `{idToken, uid, expiresAt}`; one answer for an unknown account and a wrong
/// password or code.
pub(super) async fn sign_in(call: Call<'_>) -> Result<Done, ApiError> {
    let text = |field: &str| call.data[field].as_str().map(str::to_owned);
    let Some(email) = text("email") else {
        return Err(ApiError::invalid("email is required"));
    };
    let email = email.trim().to_lowercase();
    let address = call.head.address.to_string();
    call.app.throttles.entering.check(&address)?;
    call.app.throttles.account.check(&email)?;
    let claim = match (text("password"), text("code")) {
        (Some(password), None) => by_password(call.app, &email, password).await?,
        (None, Some(code)) => Some(Claim::Code { email, code }),
        _ => return Err(ApiError::invalid("a password or a code is required")),
    };
    let wrong = || ApiError::unauthenticated("the e-mail or the password is wrong");
    let (claim, totp) = (claim.ok_or_else(wrong)?, text("totp"));
    let device = Device::of(&call);
    let grant = transact(&*call.app.store, move |transaction| {
        enter(transaction, &claim, totp.as_deref(), &device)
    });
    signed_in(call.app, &grant.await?.ok_or_else(wrong)?)
}

/// Who somebody says they are.
enum Claim {
    /// The person of that id, whose password was right.
    Person(String),
    /// Whoever got that code by letter.
    Code { email: String, code: String },
}

/// Begins a session. A wrong code is counted, so that is no failure of the transaction; where a second proof is missing
/// nothing is used up.
fn enter(
    transaction: &mut Transaction<'_>,
    claim: &Claim,
    totp: Option<&str>,
    device: &Device,
) -> Result<Option<Grant>, ApiError> {
    let uid = match claim {
        Claim::Person(uid) => Some(uid.clone()),
        Claim::Code { email, code } => {
            one_time::redeem_code(transaction, (email, code), device.now_ms)?
        }
    };
    let Some(uid) = uid else { return Ok(None) };
    second_factor::demand(transaction, &uid, totp, device.now_ms)?;
    Ok(Some(session::begin(transaction, &uid, device)?))
}

/// Whose account it is, if the password is right.
async fn by_password(app: &App, email: &str, password: String) -> Result<Option<Claim>, ApiError> {
    let question = question(&USERS_PRIVATE, "email", vec![json!(email)], 1)?;
    let account = app.store.find(&question).await?.documents.pop();
    let hash = account
        .as_ref()
        .and_then(|account| account.data["passwordHash"].as_str());
    let correct = app
        .passwords
        .verify(password, hash.map(str::to_owned))
        .await?;
    let account = account.filter(|_| correct);
    Ok(account.map(|account| Claim::Person(account.id)))
}

/// `null`, with the refresh cookie → `{idToken, uid, expiresAt}`; the cookie changes at each use.
pub(super) async fn refresh_session(call: Call<'_>) -> Result<Done, ApiError> {
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
        Renewal::Granted(grant) => signed_in(call.app, &grant),
        Renewal::Ended => Err(ended()),
        Renewal::Reused => {
            tracing::warn!(address = %call.head.address, "a refresh secret was used twice; its session is ended");
            Err(ended().with_reason("reused"))
        }
    }
}

/// `null` → `{}`; ends the session of the bearer token and of the refresh cookie.
pub(super) async fn sign_out(call: Call<'_>) -> Result<Done, ApiError> {
    let mut sids: Vec<String> = call
        .caller
        .iter()
        .map(|caller| caller.sid.clone())
        .collect();
    if let Some(cookie) = call.head.cookie(REFRESH_COOKIE) {
        sids.extend(session_of(call.app, cookie).await?);
    }
    transact(&*call.app.store, move |transaction| {
        sids.iter()
            .try_for_each(|sid| session::end(transaction, sid))
            .map_err(ApiError::from)
    })
    .await?;
    let cleared = session::cleared_cookie();
    Ok(Done {
        result: json!({}),
        cookies: vec![cleared],
    })
}

impl Device {
    /// The device a call comes from.
    fn of(call: &Call<'_>) -> Self {
        let name = call.head.header(header::USER_AGENT);
        Self {
            name: name.map(|name| name.chars().take(DEVICE_NAME_MOST).collect()),
            now_ms: call.app.clock.now_ms(),
        }
    }
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

fn signed_in(app: &App, grant: &Grant) -> Result<Done, ApiError> {
    let (token, expires_s) = app.tokens.issue(&grant.uid, &grant.sid, app.now_s())?;
    let cookie = session::cookie(grant);
    let result = json!({ "idToken": token, "uid": grant.uid, "expiresAt": iso(expires_s * 1_000) });
    Ok(Done {
        result,
        cookies: vec![cookie],
    })
}
