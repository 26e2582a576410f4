//! Signing in: the proofs of who somebody is, and the second step.

use serde_json::Value;

use super::totp::missing;
use crate::access::auth::attempts::{self, Admission, Attempt, Origin, Proof};
use crate::access::auth::known_device::{self, Entrance, KnownDevice};
use crate::access::auth::one_time::{self, Purpose};
use crate::access::auth::session::Device;
use crate::access::auth::totp;
use crate::error::ApiError;
use crate::schema::collections::USERS_PRIVATE;
use crate::store::Transaction;

/// Everything a sign-in is judged by.
pub(crate) struct Entry {
    pub(crate) claim: Claim,
    pub(crate) totp: Option<String>,
    pub(crate) origin: Origin,
    pub(crate) device: Device,
    pub(crate) known: KnownDevice,
}

/// Claim of an identity.
pub(crate) enum Claim {
    /// The person of that id, whose password was right.
    Password { uid: String, email: String },
    /// The reader of an email with that code.
    Code { email: String, code: String },
    /// The person that a provider has named, by the secret of the second step.
    Provider { secret: String },
}

/// Outcome of a sign-in.
pub(crate) enum Outcome {
    Entered(Entrance),
    /// The first proof is wrong.
    Wrong,
    /// The second is wrong, for the so-manieth time; the email of the owner.
    WrongSecondStep(i64, Option<String>),
    /// The second step may be tried after so many seconds.
    Wait(u64),
}

/// Begins a session, or counts what was wrong, which must be committed as well. Where the second step is missing nothing
/// is used up.
pub(crate) fn enter(transaction: &mut Transaction<'_>, entry: &Entry) -> Result<Outcome, ApiError> {
    let now_ms = entry.device.now_ms;
    let Some(uid) = claimed(transaction, &entry.claim, now_ms)? else {
        return Ok(Outcome::Wrong);
    };
    if let Some(refused) = second_step(transaction, entry, &uid)? {
        return Ok(refused);
    }
    let succeeded = |proof: Proof, email: &str| Attempt::new(proof, email, entry.origin.clone());
    match &entry.claim {
        Claim::Password { email, .. } => {
            attempts::succeed(transaction, &succeeded(Proof::Password, email), now_ms)?;
        }
        Claim::Code { email, code } => {
            one_time::redeem_code(transaction, (email, code), now_ms)?;
            attempts::succeed(transaction, &succeeded(Proof::EmailedCode, email), now_ms)?;
        }
        Claim::Provider { secret } => {
            one_time::redeem(transaction, Purpose::SecondStep, secret, now_ms)?;
        }
    }
    let with = (&entry.device, &entry.known);
    Ok(Outcome::Entered(known_device::enter(
        transaction,
        &uid,
        with,
    )?))
}

/// The person whose first proof is right. A right code is not used up yet; a wrong one costs a guess.
fn claimed(
    transaction: &mut Transaction<'_>,
    claim: &Claim,
    now_ms: i64,
) -> Result<Option<String>, ApiError> {
    Ok(match claim {
        Claim::Password { uid, .. } => Some(uid.clone()),
        Claim::Provider { secret } => {
            one_time::find(transaction, Purpose::SecondStep, secret, now_ms)?
        }
        Claim::Code { email, code } => {
            let uid = one_time::find_code(transaction, (email, code), now_ms)?;
            if uid.is_none() {
                one_time::redeem_code(transaction, (email, code), now_ms)?;
            }
            uid
        }
    })
}

/// Judges the second step where the account asks for one: `None` when it is passed.
fn second_step(
    transaction: &mut Transaction<'_>,
    entry: &Entry,
    uid: &str,
) -> Result<Option<Outcome>, ApiError> {
    let now_ms = entry.device.now_ms;
    let private = transaction.get(&USERS_PRIVATE, uid)?;
    let private = private.map_or(Value::Null, |private| (*private.data).clone());
    if !totp::is_asked(&private) {
        return Ok(None);
    }
    let given = entry.totp.as_deref().map(str::trim).unwrap_or_default();
    if given.is_empty() {
        return Err(missing());
    }
    let attempt = Attempt::new(Proof::SecondStep, uid, entry.origin.clone());
    let wrong = match attempts::begin(transaction, &attempt, now_ms)? {
        Admission::Admitted(wrong) => wrong,
        Admission::Wait(seconds) => return Ok(Some(Outcome::Wait(seconds))),
    };
    if totp::is_right(transaction, uid, given, now_ms)? {
        attempts::succeed(transaction, &attempt, now_ms)?;
        return Ok(None);
    }
    let email = private["email"].as_str().map(str::to_owned);
    Ok(Some(Outcome::WrongSecondStep(wrong, email)))
}

/// The first proof is wrong, whichever it was.
pub(crate) fn wrong_proof() -> ApiError {
    ApiError::unauthenticated("the e-mail or the password is wrong")
}
