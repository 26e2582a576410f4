//! Secrets that are good once and not for long: what emails carry, and codes typed by hand.

use rand::RngExt;
use serde_json::{Value, json};

use super::secret;
use crate::clock::day;
use crate::error::ApiError;
use crate::schema::collections::ONE_TIME;
use crate::schema::query::by;
use crate::store::{StoreError, Transaction};

/// Use that a secret is valid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Setting another password.
    ResetPassword,
    /// Showing that an e-mail address is one's own.
    VerifyEmail,
    /// Fetching everything that is stored about oneself.
    Export,
    /// Coming back from a provider of identities.
    OpenId,
    /// The second step of a sign-in whose first a provider has answered for.
    SecondStep,
}

/// Guesses at one code before it is worthless.
const TRIES: i64 = 5;
/// Codes there are: six digits.
const CODES: u32 = 1_000_000;

impl Purpose {
    const fn name(self) -> &'static str {
        match self {
            Self::ResetPassword => "reset",
            Self::VerifyEmail => "verify",
            Self::Export => "export",
            Self::OpenId => "openid",
            Self::SecondStep => "second",
        }
    }

    fn id(self, secret: &str) -> String {
        secret::hash(&format!("{} {secret}", self.name()))
    }
}

/// Makes a secret for a person that is good until a moment; `about` comes back with it.
pub(crate) fn issue(
    transaction: &mut Transaction<'_>,
    purpose: Purpose,
    (uid, about): (&str, Value),
    until_ms: i64,
) -> Result<String, StoreError> {
    let secret = secret::random_secret();
    let record = json!({
        "uid": uid, "for": purpose.name(), "about": about, "untilMs": until_ms, "day": day(until_ms),
    });
    transaction.put(&ONE_TIME, &purpose.id(&secret), record)?;
    Ok(secret)
}

/// Ends every secret that was issued to a person: links that reset the password, links to another email address, codes to
/// sign in with, links of exports. Only the link that confirms the address of the account stays: it lets nobody in.
pub(crate) fn end_all(transaction: &mut Transaction<'_>, uid: &str) -> Result<(), ApiError> {
    for issued in by!(ONE_TIME.uid).all(transaction, [json!(uid)])? {
        let confirms_address =
            issued.data["for"] == Purpose::VerifyEmail.name() && issued.data["about"].is_string();
        if !confirms_address {
            transaction.delete(&ONE_TIME, &issued.id)?;
        }
    }
    Ok(())
}

/// Uses a secret up and answers whose it was and what about; `None` when it is none, or too late.
pub(crate) fn redeem(
    transaction: &mut Transaction<'_>,
    purpose: Purpose,
    secret: &str,
    now_ms: i64,
) -> Result<Option<(String, Value)>, StoreError> {
    let id = purpose.id(secret);
    let found = transaction.get(&ONE_TIME, &id)?;
    transaction.delete(&ONE_TIME, &id)?;
    Ok(found.and_then(|record| owner(&record.data, now_ms)))
}

/// Whose a secret is, if there is such a one; it goes on working.
pub(crate) fn find(
    transaction: &Transaction<'_>,
    purpose: Purpose,
    secret: &str,
    now_ms: i64,
) -> Result<Option<String>, StoreError> {
    let found = transaction.get(&ONE_TIME, &purpose.id(secret))?;
    let owned = found.and_then(|record| owner(&record.data, now_ms));
    Ok(owned.map(|(uid, _)| uid))
}

/// Whose a secret is, if it still works; it goes on working.
pub(crate) fn owner(record: &Value, now_ms: i64) -> Option<(String, Value)> {
    let works = record["untilMs"].as_i64()? > now_ms;
    let uid = record["uid"].as_str().filter(|_| works)?;
    Some((uid.to_owned(), record["about"].clone()))
}

/// Id of the record of a secret for an export.
pub(crate) fn export_id(secret: &str) -> String {
    Purpose::Export.id(secret)
}

/// Makes a code of six digits for whoever has that address; an earlier one is worthless from then on.
pub(crate) fn issue_code(
    transaction: &mut Transaction<'_>,
    (uid, email): (&str, &str),
    until_ms: i64,
) -> Result<String, StoreError> {
    let code = format!("{:06}", rand::rng().random_range(0..CODES));
    let record = json!({
        "uid": uid, "code": secret::hash(&code), "triesLeft": TRIES, "untilMs": until_ms, "day": day(until_ms),
    });
    transaction.put(&ONE_TIME, &code_id(email), record)?;
    Ok(code)
}

/// Whose a code is, if it is right and still works; it goes on working.
pub(crate) fn find_code(
    transaction: &Transaction<'_>,
    (email, code): (&str, &str),
    now_ms: i64,
) -> Result<Option<String>, StoreError> {
    let record = transaction.get(&ONE_TIME, &code_id(email))?;
    let right = record.filter(|record| record.data["code"] == secret::hash(code.trim()));
    let owned = right.and_then(|record| owner(&record.data, now_ms));
    Ok(owned.map(|(uid, _)| uid))
}

/// Uses a code up and answers whose it was. A wrong guess costs one of the [`TRIES`], so it must be committed too.
pub(crate) fn redeem_code(
    transaction: &mut Transaction<'_>,
    (email, code): (&str, &str),
    now_ms: i64,
) -> Result<Option<String>, StoreError> {
    let id = code_id(email);
    let Some(record) = transaction.get(&ONE_TIME, &id)? else {
        return Ok(None);
    };
    let tries_left = record.data["triesLeft"].as_i64().unwrap_or(0) - 1;
    if record.data["code"] == secret::hash(code.trim()) {
        transaction.delete(&ONE_TIME, &id)?;
        return Ok(owner(&record.data, now_ms).map(|(uid, _)| uid));
    }
    if tries_left <= 0 {
        transaction.delete(&ONE_TIME, &id)?;
    } else {
        let mut data = (*record.data).clone();
        data["triesLeft"] = json!(tries_left);
        transaction.put(&ONE_TIME, &id, data)?;
    }
    Ok(None)
}

fn code_id(email: &str) -> String {
    secret::hash(&format!("code {email}"))
}
