//! Codes of an authenticator as a second proof (RFC 6238: six digits, 30 seconds, SHA-1, one step of clocks that differ),
//! and codes for whoever has lost it.

use rand::RngExt;
use serde_json::{Value, json};
use totp_rs::{Builder, Secret, Totp, TotpError};

use super::secret;
use crate::schema::collections::USERS_PRIVATE;
use crate::store::{StoreError, Transaction};

/// Codes given out for whoever loses the authenticator, each good once.
const RECOVERY_CODES: usize = 10;
/// Alphabet of recovery codes: no two of its signs look alike.
const SIGNS: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";
/// Signs of a recovery code: 49 bits, and every guess is throttled.
const RECOVERY_LENGTH: usize = 10;

/// Cookie of a sign-in that a provider has answered for and that waits for its second step.
pub(crate) const SECOND_STEP_COOKIE: &str = "second_step";
const SECOND_STEP_SCOPE: &str = "Path=/functions; HttpOnly; Secure; SameSite=Strict";

/// The cookie of the second step, as a browser is told to keep it for so many seconds.
pub(crate) fn second_step_cookie(secret: &str, max_age_s: i64) -> String {
    format!("{SECOND_STEP_COOKIE}={secret}; Max-Age={max_age_s}; {SECOND_STEP_SCOPE}")
}

/// A `Set-Cookie` that makes a browser forget that cookie.
pub(crate) fn cleared_second_step() -> String {
    second_step_cookie("", 0)
}

/// A secret that no authenticator has yet, in base 32.
pub(crate) fn new_secret() -> String {
    Secret::from(rand::random::<[u8; 20]>()).to_base32()
}

/// Address that an authenticator reads the secret from, as a picture.
pub(crate) fn address(secret: &str, account: &str) -> Result<String, TotpError> {
    let account = account.replace(':', " ");
    let secret = Secret::try_from_base32(secret).unwrap_or_else(|_| Secret::from(Vec::new()));
    let totp = Builder::new()
        .with_secret(secret)
        .with_account_name(account)
        .with_issuer(Some("Yonder"))
        .build()?;
    totp.to_url()
}

/// The step of time a code belongs to, if it is one of the secret's now.
pub(crate) fn step(secret: &str, code: &str, now_ms: i64) -> Option<u64> {
    let seconds = u64::try_from(now_ms / 1_000).ok()?;
    totp(secret)?.check(code.trim(), seconds)
}

/// Codes for whoever loses the authenticator, and the hashes to keep of them.
pub(crate) fn recovery_codes() -> (Vec<String>, Vec<String>) {
    let mut random = rand::rng();
    let mut code = || -> String {
        (0..RECOVERY_LENGTH)
            .map(|_| char::from(SIGNS[random.random_range(0..SIGNS.len())]))
            .collect()
    };
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| code()).collect();
    let hashes = codes.iter().map(|code| secret::hash(code)).collect();
    (codes, hashes)
}

/// True when the account with this private side asks for a second step.
pub(crate) fn is_asked(private: &Value) -> bool {
    private["totp"]["confirmed"] == true
}

/// Compares the code of a second step, and uses it up: a code is good once.
pub(crate) fn is_right(
    transaction: &mut Transaction<'_>,
    uid: &str,
    given: &str,
    now_ms: i64,
) -> Result<bool, StoreError> {
    let Some(private) = transaction.get(&USERS_PRIVATE, uid)? else {
        return Ok(false);
    };
    let mut data = (*private.data).clone();
    if !use_up(&mut data["totp"], given, now_ms) {
        return Ok(false);
    }
    transaction.put(&USERS_PRIVATE, uid, data)?;
    Ok(true)
}

fn use_up(kept: &mut Value, given: &str, now_ms: i64) -> bool {
    let secret = kept["secret"].as_str().unwrap_or_default();
    let newest = kept["lastStep"].as_u64();
    if let Some(step) = step(secret, given, now_ms) {
        kept["lastStep"] = json!(step);
        return newest.is_none_or(|newest| step > newest);
    }
    let typed: String = given.to_lowercase().split_whitespace().collect();
    let hash = secret::hash(&typed);
    let Some(codes) = kept["recovery"].as_array_mut() else {
        return false;
    };
    let before = codes.len();
    codes.retain(|code| *code != *hash);
    codes.len() < before
}

fn totp(secret: &str) -> Option<Totp> {
    let secret = Secret::try_from_base32(secret).ok()?;
    Builder::new().with_secret(secret).build().ok()
}
