//! Accounts: signing up and in, going on, leaving.

use serde_json::{Value, json};
use wasm_core::domain::{validate_sign_up, validate_user_name};
use wasm_core::error::Code;

use super::protocol::{Call, Done};
use crate::app::App;
use crate::auth::secret;
use crate::auth::session::{self, Grant, Renewal};
use crate::clock::iso;
use crate::collections::{SESSIONS, USERS, USERS_PRIVATE};
use crate::error::ApiError;
use crate::store::{Collection, Document, Find, StoreError, Transaction, transact};

/// Cookie that holds the refresh secret. Scripts never see it, other sites never send it.
const REFRESH_COOKIE: &str = "refresh_token";
/// What the cookie is limited to.
const REFRESH_SCOPE: &str = "Path=/functions; HttpOnly; Secure; SameSite=Strict";

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
    let now_ms = call.app.clock.now_ms();
    let uid = secret::random_id();
    let created_at = iso(now_ms);
    let user = json!({
        "user_name": user_name, "name": name, "roles": ["user"], "stats": {}, "createdAt": created_at,
    });
    let private = json!({ "email": email, "passwordHash": hash, "createdAt": created_at });
    let grant = transact(&*call.app.store, move |transaction| {
        put_account(transaction, &uid, user.clone(), private.clone())?;
        session::begin(transaction, &uid, now_ms).map_err(ApiError::from)
    });
    signed_in(call.app, &grant.await?)
}

fn put_account(
    transaction: &mut Transaction<'_>,
    uid: &str,
    user: Value,
    private: Value,
) -> Result<(), ApiError> {
    let taken = |reason: &'static str, message: &'static str| {
        move |error| match error {
            StoreError::Duplicate { .. } => ApiError::new(Code::AlreadyExists, message)
                .with_reason(reason)
                .with_detail(
                    "fields",
                    json!([{ "field": reason, "message": "is taken" }]),
                ),
            other => other.into(),
        }
    };
    let user_name = taken("user_name", "this user name is taken");
    let email = taken(
        "email",
        "there is an account with this e-mail; sign in instead",
    );
    transaction.put(&USERS, uid, user).map_err(user_name)?;
    transaction
        .put(&USERS_PRIVATE, uid, private)
        .map_err(email)?;
    Ok(())
}

/// `{email, password}` → `{idToken, uid, expiresAt}`; one answer for an unknown account and a wrong password.
pub(super) async fn sign_in(call: Call<'_>) -> Result<Done, ApiError> {
    let text = |field: &str| call.data[field].as_str().map(str::to_owned);
    let (Some(email), Some(password)) = (text("email"), text("password")) else {
        return Err(ApiError::invalid("email and password are required"));
    };
    let email = email.trim().to_lowercase();
    call.app
        .throttles
        .entering
        .check(&call.head.address.to_string())?;
    call.app.throttles.account.check(&email)?;
    let account = find_one(call.app, &USERS_PRIVATE, "email", &email).await?;
    let hash = account
        .as_ref()
        .and_then(|account| account.data["passwordHash"].as_str());
    let correct = call
        .app
        .passwords
        .verify(password, hash.map(str::to_owned))
        .await?;
    let Some(account) = account.filter(|_| correct) else {
        return Err(ApiError::unauthenticated(
            "the e-mail or the password is wrong",
        ));
    };
    let now_ms = call.app.clock.now_ms();
    let grant = transact(&*call.app.store, move |transaction| {
        session::begin(transaction, &account.id, now_ms).map_err(ApiError::from)
    });
    signed_in(call.app, &grant.await?)
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
    let cleared = format!("{REFRESH_COOKIE}=; Max-Age=0; {REFRESH_SCOPE}");
    Ok(Done {
        result: json!({}),
        cookies: vec![cleared],
    })
}

/// `{user_name}` → `{free}`
pub(super) async fn check_username(call: Call<'_>) -> Result<Done, ApiError> {
    let user_name = call.data["user_name"].as_str().unwrap_or_default();
    ApiError::refuse_fields(validate_user_name(user_name))?;
    let taken = find_one(call.app, &USERS, "user_name", user_name)
        .await?
        .is_some();
    Ok(json!({ "free": !taken }).into())
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
    let max_age_s = session::IDLE_MS / 1_000;
    let cookie = format!(
        "{REFRESH_COOKIE}={}; Max-Age={max_age_s}; {REFRESH_SCOPE}",
        grant.refresh
    );
    let result = json!({ "idToken": token, "uid": grant.uid, "expiresAt": iso(expires_s * 1_000) });
    Ok(Done {
        result,
        cookies: vec![cookie],
    })
}

async fn find_one(
    app: &App,
    collection: &'static Collection,
    index: &str,
    value: &str,
) -> Result<Option<Document>, ApiError> {
    let index = collection
        .index(index)
        .ok_or_else(|| ApiError::internal("no such index"))?;
    let find = Find {
        collection,
        index,
        values: vec![json!(value)],
        after: None,
        limit: 1,
    };
    Ok(app.store.find(&find).await?.documents.pop())
}
