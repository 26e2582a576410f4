//! Signing in: what proves who somebody is, with the delay after wrong ones, and the cookies that come of it.

use http::header;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use wasm_core::error::Code;

use super::call::{Call, WithCookies};
use super::passwords::account_of;
use crate::access::auth::attempts::{self, Admission, Attempt, Origin, Proof};
use crate::access::auth::email_text::{EmailText, Language};
use crate::access::auth::known_device::{DEVICE_COOKIE, Entrance, KnownDevice};
use crate::access::auth::one_time::{self, Purpose};
use crate::access::auth::session::{self, Device, Grant};
use crate::access::auth::totp::{self, SECOND_STEP_COOKIE};
use crate::access::me::Visitor;
use crate::app::App;
use crate::clock::iso;
use crate::domain::accounts::sign_in::{Claim, Entry, Outcome, enter, wrong_proof};
use crate::domain::accounts::totp as second_step;
use crate::error::ApiError;
use crate::schema::collections::USERS_PRIVATE;
use crate::store::{Document, transact};

/// Characters kept of what a browser says it is.
const DEVICE_NAME_MAX: usize = 200;
/// Wrong codes in the second step, one after the other, after which the owner gets an email.
const WRONG_STEPS_TOLD: i64 = 5;

/// The second step of a sign-in that a provider began.
#[derive(Deserialize, ToSchema)]
pub(super) struct FinishSignIn {
    /// The code of the authenticator or a recovery code.
    totp: String,
}

/// E-mail and password of an account.
#[derive(Deserialize, ToSchema)]
pub(super) struct SignIn {
    /// E-mail address, in any letter case.
    email: String,
    /// The password, or else a code.
    password: Option<String>,
    /// The code of an email, instead of a password.
    code: Option<String>,
    /// The code of the authenticator or a recovery code, where the account asks for one.
    totp: Option<String>,
}

/// A sign-in. The refresh secret comes beside it, as a cookie no script sees.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SignedIn {
    /// The ID token, for the bearer header and the cookie `auth_token`.
    id_token: String,
    /// Id of the person.
    uid: String,
    /// Expiry of the ID token, ISO-8601.
    expires_at: String,
}

/// `{email, password | code, totp?}` → `{idToken, uid, expiresAt}`; one answer for an unknown account and a wrong
/// password or code.
pub(super) async fn sign_in(
    call: Call,
    _: Visitor,
    asked: SignIn,
) -> Result<WithCookies<SignedIn>, ApiError> {
    let email = asked.email.trim().to_lowercase();
    let account = account_of(&call.app, &email).await?;
    let private = account.as_ref().map(|account| &*account.data);
    let origin = call.origin(private)?;
    let claim = match (asked.password, asked.code) {
        (Some(password), None) => {
            let attempt = Attempt::new(Proof::Password, &email, origin.clone());
            admit(&call.app, attempt).await?;
            let uid = by_password(&call.app, account, password).await?;
            Claim::Password {
                uid: uid.ok_or_else(wrong_proof)?,
                email,
            }
        }
        (None, Some(code)) => {
            let attempt = Attempt::new(Proof::EmailedCode, &email, origin.clone());
            admit(&call.app, attempt).await?;
            Claim::Code { email, code }
        }
        _ => return Err(ApiError::invalid("a password or a code is required")),
    };
    run(&call, claim, asked.totp, origin).await
}

/// `{totp}`, with the cookie of the second step → `{idToken, uid, expiresAt}`.
pub(super) async fn finish(
    call: Call,
    _: Visitor,
    asked: FinishSignIn,
) -> Result<WithCookies<SignedIn>, ApiError> {
    let secret = call.head.cookie(SECOND_STEP_COOKIE).unwrap_or_default();
    let secret = secret.to_owned();
    let (now_ms, owned) = (call.app.clock.now_ms(), secret.clone());
    let uid = transact(&*call.app.store, move |transaction| {
        one_time::find(transaction, Purpose::SecondStep, &owned, now_ms).map_err(ApiError::from)
    });
    let Some(uid) = uid.await? else {
        call.throttle_address()?;
        let message = "this sign-in took too long or was finished already; begin again";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("expired"));
    };
    let private = call.app.store.get(&USERS_PRIVATE, &uid).await?;
    let origin = call.origin(private.as_ref().map(|private| &*private.data))?;
    let claim = Claim::Provider { secret };
    let mut done = run(&call, claim, Some(asked.totp), origin).await?;
    done.cookies.push(totp::cleared_second_step());
    Ok(done)
}

async fn run(
    call: &Call,
    claim: Claim,
    totp: Option<String>,
    origin: Origin,
) -> Result<WithCookies<SignedIn>, ApiError> {
    let (device, known) = (call.device(), call.known_device());
    let browser = device.name.clone();
    let entry = Entry {
        claim,
        totp,
        origin,
        device,
        known,
    };
    let outcome = transact(&*call.app.store, move |transaction| {
        enter(transaction, &entry)
    });
    match outcome.await? {
        Outcome::Entered(entrance) => {
            call.app
                .tell_new_device(&entrance, browser.as_deref(), call.language());
            signed_in(&call.app, &entrance)
        }
        Outcome::Wrong => Err(wrong_proof()),
        Outcome::Wait(seconds) => Err(call.app.delayed(seconds)),
        Outcome::WrongSecondStep(wrong, email) => {
            if wrong == WRONG_STEPS_TOLD {
                tell_wrong_steps(call, email, wrong);
            }
            Err(second_step::wrong())
        }
    }
}

/// Id of the account, if the password is right.
async fn by_password(
    app: &App,
    account: Option<Document>,
    password: String,
) -> Result<Option<String>, ApiError> {
    let hash = account
        .as_ref()
        .and_then(|account| account.data["passwordHash"].as_str());
    let hash = hash.map(str::to_owned);
    let correct = app.passwords.verify(password, hash).await?;
    Ok(account.filter(|_| correct).map(|account| account.id))
}

/// Counts an attempt, or refuses it while its client has to wait.
async fn admit(app: &App, attempt: Attempt) -> Result<(), ApiError> {
    let now_ms = app.clock.now_ms();
    let admission = transact(&*app.store, move |transaction| {
        attempts::begin(transaction, &attempt, now_ms).map_err(ApiError::from)
    });
    match admission.await? {
        Admission::Admitted(_) => Ok(()),
        Admission::Wait(seconds) => Err(app.delayed(seconds)),
    }
}

fn tell_wrong_steps(call: &Call, email: Option<String>, wrong: i64) {
    let (page, language) = (call.app.page("/profile"), call.language());
    call.app.write_letter(move |transaction, _| {
        let text = EmailText::WrongSecondSteps { wrong, page: &page };
        let Some(email) = email.clone() else {
            return Ok(None);
        };
        let language = language.of_address(transaction, &email)?;
        Ok(Some(text.letter(email, language)))
    });
}

impl App {
    /// Refuses an attempt whose client has to wait.
    fn delayed(&self, seconds: u64) -> ApiError {
        self.throttles.account.refused.inc();
        ApiError::throttled(seconds)
    }
}

impl Call {
    /// The browser, as its cookie tells.
    pub(super) fn known_device(&self) -> KnownDevice {
        KnownDevice::from_cookie(self.head.cookie(DEVICE_COOKIE))
    }

    /// The language that the caller reads.
    pub(super) fn language(&self) -> Language {
        Language::from_header(self.head.header(header::ACCEPT_LANGUAGE))
    }

    /// Browser that the request names.
    pub(super) fn device(&self) -> Device {
        let name = self.head.header(header::USER_AGENT);
        Device {
            name: name.map(|name| name.chars().take(DEVICE_NAME_MAX).collect()),
            now_ms: self.app.clock.now_ms(),
        }
    }

    /// Origin of an attempt at an account, by the account's private side, if there is one. Clients that are not known
    /// to it are throttled by address.
    pub(super) fn origin(&self, private: Option<&Value>) -> Result<Origin, ApiError> {
        let device = self.known_device();
        if private.is_some_and(|private| device.is_known_to(private)) {
            return Ok(Origin::KnownDevice(device.id().to_owned()));
        }
        self.throttle_address()?;
        Ok(Origin::Client(self.head.address.to_string()))
    }

    /// Counts an attempt of the caller's address.
    pub(super) fn throttle_address(&self) -> Result<(), ApiError> {
        let address = self.head.address.to_string();
        self.app.throttles.entering.check(&address)
    }
}

/// The answer of a sign-in. The refresh cookie is the first of its cookies.
pub(super) fn signed_in(app: &App, entrance: &Entrance) -> Result<WithCookies<SignedIn>, ApiError> {
    let mut done = granted(app, &entrance.grant)?;
    done.cookies.push(entrance.device.cookie());
    Ok(done)
}

pub(super) fn granted(app: &App, grant: &Grant) -> Result<WithCookies<SignedIn>, ApiError> {
    let (id_token, expires_s) = app.tokens.issue(&grant.uid, &grant.sid, app.now_s())?;
    let result = SignedIn {
        id_token,
        uid: grant.uid.clone(),
        expires_at: iso(expires_s * 1_000),
    };
    Ok(WithCookies {
        result,
        cookies: vec![session::cookie(grant)],
    })
}
