//! Sign-ins: made, renewed by a secret that changes at each use, and ended.
//!
//! A refresh secret is `{sid}.{random}{tag}`. The tag proves that the server made it, so that an old secret, which somebody
//! must have copied, is told from nonsense behind a session's id, which anybody could send.

use serde_json::{Value, json};

use super::secret;
use crate::clock::{DAY_MS, day, iso};
use crate::schema::collections::SESSIONS;
use crate::schema::collections::sessions::IDLE_DAYS;
use crate::store::{StoreError, Transaction};

/// A session unused for so long has ended, in milliseconds (14 days).
const IDLE_MS: i64 = IDLE_DAYS * DAY_MS;
/// A session ends so long after it began, used or not, in milliseconds (90 days).
const ABSOLUTE_MS: i64 = 90 * DAY_MS;

/// The secret before the present one still renews for so long, in milliseconds: an answer may be lost on its way.
const GRACE_MS: i64 = 10_000;
/// Secrets that may be asked for again at a time.
const GRACE_MAX: usize = 8;
/// Characters of a secret that are random, those of 256 bits; the rest is the tag.
const RANDOM_LENGTH: usize = 43;

/// A session and the secret that renews it; only the secret's hash is kept.
#[derive(Clone, Debug)]
pub(crate) struct Grant {
    pub(crate) uid: String,
    pub(crate) sid: String,
    pub(crate) refresh: String,
}

/// Browser and moment of a sign-in.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    /// Name that the browser gives itself.
    pub(crate) name: Option<String>,
    pub(crate) now_ms: i64,
}

/// Result of an attempt to renew.
#[derive(Clone, Debug)]
pub(crate) enum Renewal {
    /// The session goes on under a new secret.
    Granted(Grant),
    /// The secret is none of a session's, or the session was not used for too long.
    Ended,
    /// There is no such session any more: its person ended it, here or from another device.
    Revoked,
    /// The secret had been used before and not just now, so somebody has a copy: the session was ended for everyone.
    Reused,
}

/// Cookie that holds the refresh secret. Scripts never see it, other sites never send it.
pub(crate) const REFRESH_COOKIE: &str = "refresh_token";
/// Attributes that limit the cookie.
const REFRESH_SCOPE: &str = "Path=/functions; HttpOnly; Secure; SameSite=Strict";

/// The cookie of a session, as a browser is told to keep it.
pub(crate) fn cookie(grant: &Grant) -> String {
    let max_age_s = IDLE_MS / 1_000;
    format!(
        "{REFRESH_COOKIE}={}; Max-Age={max_age_s}; {REFRESH_SCOPE}",
        grant.refresh
    )
}

/// Header that makes a browser forget the cookie.
pub(crate) fn cleared_cookie() -> String {
    format!("{REFRESH_COOKIE}=; Max-Age=0; {REFRESH_SCOPE}")
}

/// Begins a session.
pub(crate) fn begin(
    transaction: &mut Transaction<'_>,
    uid: &str,
    device: &Device,
) -> Result<Grant, StoreError> {
    let sid = secret::random_id();
    let session = json!({
        "uid": uid,
        "tagKey": secret::random_secret(),
        "beganMs": device.now_ms,
        "device": device.name,
    });
    keep(transaction, &sid, session, device.now_ms)
}

/// Renews a session by its refresh secret, `{sid}.{secret}` as the cookie has it.
pub(crate) fn renew(
    transaction: &mut Transaction<'_>,
    refresh: &str,
    now_ms: i64,
) -> Result<Renewal, StoreError> {
    let Some((sid, _)) = refresh.split_once('.') else {
        return Ok(Renewal::Ended);
    };
    let Some(session) = transaction.get(&SESSIONS, sid)? else {
        return Ok(Renewal::Revoked);
    };
    let number = |field: &str| session.data[field].as_i64().unwrap_or(0);
    let began_ms = number("beganMs");
    if now_ms > number("usedMs") + IDLE_MS || now_ms > began_ms + ABSOLUTE_MS {
        // It stays until it is swept, by when the cookie is gone too: what is not there any more was revoked.
        return Ok(Renewal::Ended);
    }
    let Some(graced) = graced(&session.data, refresh, now_ms) else {
        if !is_ours(&session.data, refresh) {
            return Ok(Renewal::Ended);
        }
        end(transaction, sid)?;
        return Ok(Renewal::Reused);
    };
    let mut data = (*session.data).clone();
    data["graced"] = graced;
    keep(transaction, sid, data, now_ms).map(Renewal::Granted)
}

/// The secrets that may still be used after this one is, with the time at which each stops; `None` where this one may not
/// be used itself.
fn graced(session: &Value, refresh: &str, now_ms: i64) -> Option<Value> {
    let asked = secret::hash(refresh);
    let before = session["graced"].as_array().cloned().unwrap_or_default();
    let works = |each: &Value| {
        each["untilMs"]
            .as_i64()
            .is_some_and(|until| now_ms <= until)
    };
    let mut graced: Vec<Value> = before.into_iter().filter(works).collect();
    let is_graced = graced.iter().any(|each| each["secret"] == asked);
    if session["secret"] != asked && (!is_graced || graced.len() >= GRACE_MAX) {
        return None;
    }
    // The answer with the present secret may be the one that was lost.
    graced.push(json!({ "secret": session["secret"], "untilMs": now_ms + GRACE_MS }));
    Some(json!(graced))
}

/// True for a secret the server made for this session, the present one or an older one.
fn is_ours(session: &Value, refresh: &str) -> bool {
    let secret = refresh.split_once('.').map(|(_, secret)| secret);
    let parts = secret.and_then(|secret| secret.split_at_checked(RANDOM_LENGTH));
    let key = session["tagKey"].as_str();
    matches!((parts, key), (Some((random, tag)), Some(key)) if tag == tag_of(key, random))
}

fn tag_of(key: &str, random: &str) -> String {
    secret::hash(&format!("{key}.{random}"))
}

/// Ends a session, and with it every token and live stream that came from it.
pub(crate) fn end(transaction: &mut Transaction<'_>, sid: &str) -> Result<(), StoreError> {
    transaction.delete(&SESSIONS, sid)
}

/// The session a refresh secret belongs to, if the secret is its present one.
pub(crate) fn owner<'a>(session: &'a Value, refresh: &str) -> Option<&'a str> {
    let matches = session["secret"] == secret::hash(refresh);
    session["uid"].as_str().filter(|_| matches)
}

/// Writes a session under a new secret.
fn keep(
    transaction: &mut Transaction<'_>,
    sid: &str,
    mut session: Value,
    now_ms: i64,
) -> Result<Grant, StoreError> {
    let random = secret::random_secret();
    let tag = tag_of(session["tagKey"].as_str().unwrap_or_default(), &random);
    let refresh = format!("{sid}.{random}{tag}");
    session["secret"] = json!(secret::hash(&refresh));
    session["usedMs"] = json!(now_ms);
    session["usedAt"] = json!(iso(now_ms));
    session["day"] = json!(day(now_ms));
    let uid = session["uid"].as_str().unwrap_or_default().to_owned();
    transaction.put(&SESSIONS, sid, session)?;
    Ok(Grant {
        uid,
        sid: sid.to_owned(),
        refresh,
    })
}
