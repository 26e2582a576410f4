//! Handlers of the two addresses: they only redirect, which a browser follows.

use http::{HeaderValue, Method, StatusCode, header};
use serde_json::json;

use super::account::{self, Refusal};
use crate::access::auth::email_text::Language;
use crate::access::auth::known_device::{self, DEVICE_COOKIE, Entrance, KnownDevice};
use crate::access::auth::one_time::{self, Purpose};
use crate::access::auth::openid::{OpenIdProvider, Pending};
use crate::access::auth::session::{self, Device};
use crate::access::auth::totp;
use crate::app::App;
use crate::error::ApiError;
use crate::http::{Answer, Head};
use crate::schema::collections::USERS_PRIVATE;
use crate::store::{Transaction, transact};

/// Cookie that ties an attempt to the browser it began in.
const ATTEMPT_COOKIE: &str = "openid_attempt";
/// Milliseconds that an attempt may take (ten minutes).
const ATTEMPT_MS: i64 = 600_000;

/// `GET /auth/openid/{provider}?redirect=/path`: sends the browser to the provider.
pub(super) async fn away(app: &App, provider: &str, head: &Head) -> Result<Answer, ApiError> {
    let provider = known(app, provider, head)?;
    app.throttles.entering.check(&head.address.to_string())?;
    let redirect = query(head, "redirect").filter(|path| is_own_path(path));
    let redirect = redirect.unwrap_or_else(|| "/".to_owned());
    let begun = provider.begin(&redirect, callback(app, provider)).await;
    let (pending, address) = match begun {
        Ok(begun) => begun,
        Err(error) => return Ok(failed(provider, &*error)),
    };
    let about = json!(pending);
    let until_ms = app.clock.now_ms() + ATTEMPT_MS;
    let state = transact(&*app.store, move |transaction| {
        let attempt = ("", about.clone());
        one_time::issue(transaction, Purpose::OpenId, attempt, until_ms).map_err(ApiError::from)
    });
    let state = state.await?;
    let scope = "Path=/auth/openid; HttpOnly; Secure; SameSite=Lax; Max-Age=600";
    let cookie = format!("{ATTEMPT_COOKIE}={state}; {scope}");
    Ok(to(&address(state)).with_text_header(header::SET_COOKIE, &cookie))
}

/// `GET /auth/openid/{provider}/callback?code=…&state=…`: the browser comes back; it gets a session and goes on.
pub(super) async fn back(app: &App, provider: &str, head: &Head) -> Result<Answer, ApiError> {
    let provider = known(app, provider, head)?;
    app.throttles.entering.check(&head.address.to_string())?;
    let Some(pending) = attempt(app, provider, head).await? else {
        return Ok(failed(
            provider,
            "the attempt is none of this browser's, or too old",
        ));
    };
    let Some(code) = query(head, "code") else {
        return Ok(failed(provider, &*query(head, "error").unwrap_or_default()));
    };
    let identity = match provider
        .finish(&pending, code, callback(app, provider))
        .await
    {
        Ok(identity) => identity,
        Err(error) => return Ok(failed(provider, &*error)),
    };
    let device = Device {
        name: head.header(header::USER_AGENT).map(str::to_owned),
        now_ms: app.clock.now_ms(),
    };
    let known = KnownDevice::from_cookie(head.cookie(DEVICE_COOKIE));
    let (name, browser) = (provider.name.clone(), device.name.clone());
    let entered = transact(&*app.store, move |transaction| {
        let uid = match account::of(transaction, &name, &identity, device.now_ms)? {
            Ok(uid) => uid,
            Err(refusal) => return Ok::<_, ApiError>(Err(refusal)),
        };
        enter(transaction, &uid, (&device, &known)).map(Ok)
    });
    let next: String = form_urlencoded::byte_serialize(pending.redirect.as_bytes()).collect();
    let page = format!("/login?openid={}&redirect={next}", provider.name);
    Ok(match entered.await? {
        Ok(Entered::Here(entrance)) => {
            let language = Language::from_header(head.header(header::ACCEPT_LANGUAGE));
            app.tell_new_device(&entrance, browser.as_deref(), language);
            to(&page)
                .with_text_header(header::SET_COOKIE, &session::cookie(&entrance.grant))
                .with_text_header(header::SET_COOKIE, &entrance.device.cookie())
        }
        Ok(Entered::SecondStep(secret)) => {
            let cookie = totp::second_step_cookie(&secret, ATTEMPT_MS / 1_000);
            to(&format!("{page}&step=second")).with_text_header(header::SET_COOKIE, &cookie)
        }
        Err(Refusal::EmailTaken) => to("/login?error=email-taken"),
    })
}

/// Result of a sign-in by somebody whom a provider has named.
enum Entered {
    Here(Entrance),
    /// The account asks for its authenticator too: the secret that `finishSignIn` needs besides.
    SecondStep(String),
}

fn enter(
    transaction: &mut Transaction<'_>,
    uid: &str,
    (device, known): (&Device, &KnownDevice),
) -> Result<Entered, ApiError> {
    let private = transaction.get(&USERS_PRIVATE, uid)?;
    if private.is_some_and(|private| totp::is_asked(&private.data)) {
        let until_ms = device.now_ms + ATTEMPT_MS;
        let about = (uid, serde_json::Value::Null);
        let secret = one_time::issue(transaction, Purpose::SecondStep, about, until_ms)?;
        return Ok(Entered::SecondStep(secret));
    }
    let entrance = known_device::enter(transaction, uid, (device, known))?;
    Ok(Entered::Here(entrance))
}

/// Takes the state of the attempt that this browser began; it works once.
async fn attempt(
    app: &App,
    provider: &OpenIdProvider,
    head: &Head,
) -> Result<Option<Pending>, ApiError> {
    let state = query(head, "state").unwrap_or_default();
    if state.is_empty() || head.cookie(ATTEMPT_COOKIE) != Some(state.as_str()) {
        return Ok(None);
    }
    let now_ms = app.clock.now_ms();
    let redeemed = transact(&*app.store, move |transaction| {
        one_time::redeem(transaction, Purpose::OpenId, &state, now_ms).map_err(ApiError::from)
    });
    let pending = redeemed.await?.and_then(|(_, about)| {
        let pending: Option<Pending> = serde_json::from_value(about).ok();
        pending.filter(|pending| pending.provider == provider.name)
    });
    Ok(pending)
}

fn known<'a>(app: &'a App, name: &str, head: &Head) -> Result<&'a OpenIdProvider, ApiError> {
    if head.method != Method::GET {
        return Err(ApiError::method_not_allowed("GET"));
    }
    let provider = app.config.openid.iter().find(|known| known.name == name);
    provider.ok_or_else(|| ApiError::not_found("there is no such provider"))
}

fn callback(app: &App, provider: &OpenIdProvider) -> String {
    app.page(&format!("/auth/openid/{}/callback", provider.name))
}

fn query(head: &Head, name: &str) -> Option<String> {
    let found = head.query().into_iter().find(|(key, _)| key == name);
    found.map(|(_, value)| value)
}

/// A path of ours: browsers take `//` and `/\` for another host.
fn is_own_path(path: &str) -> bool {
    let clean = !path.contains(|c: char| c.is_control() || c == '\\');
    clean && path.starts_with('/') && !path.starts_with("//")
}

fn to(address: &str) -> Answer {
    Answer::empty(StatusCode::SEE_OTHER)
        .with_text_header(header::LOCATION, address)
        .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))
}

fn failed(provider: &OpenIdProvider, error: &(impl std::fmt::Display + ?Sized)) -> Answer {
    tracing::warn!(provider = provider.name, %error, "signing in with a provider failed");
    to("/login?error=openid")
}
