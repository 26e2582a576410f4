//! Sign-ins: made, renewed by a secret that changes at each use, and ended.

use serde_json::{Value, json};

use super::secret;
use crate::clock::{DAY_MS, day, iso};
use crate::collections::SESSIONS;
use crate::store::{StoreError, Transaction};

/// A session unused for so long has ended, in milliseconds (14 days).
pub(crate) const IDLE_MS: i64 = 14 * DAY_MS;
/// A session ends so long after it began, used or not, in milliseconds (90 days).
const ABSOLUTE_MS: i64 = 90 * DAY_MS;

/// A session and the secret that renews it; only the secret's hash is kept.
#[derive(Clone, Debug)]
pub(crate) struct Grant {
    pub(crate) uid: String,
    pub(crate) sid: String,
    pub(crate) refresh: String,
}

/// Where somebody signs in, and when.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    /// What the browser says it is.
    pub(crate) name: Option<String>,
    pub(crate) now_ms: i64,
}

/// What became of an attempt to renew.
#[derive(Clone, Debug)]
pub(crate) enum Renewal {
    /// The session goes on under a new secret.
    Granted(Grant),
    /// There is no such session, or it has ended.
    Ended,
    /// The secret had been used before, so somebody has a copy: the session was ended for everyone.
    Reused,
}

/// Cookie that holds the refresh secret. Scripts never see it, other sites never send it.
pub(crate) const REFRESH_COOKIE: &str = "refresh_token";
/// What the cookie is limited to.
const REFRESH_SCOPE: &str = "Path=/functions; HttpOnly; Secure; SameSite=Strict";

/// The cookie of a session, as a browser is told to keep it.
pub(crate) fn cookie(grant: &Grant) -> String {
    let max_age_s = IDLE_MS / 1_000;
    format!(
        "{REFRESH_COOKIE}={}; Max-Age={max_age_s}; {REFRESH_SCOPE}",
        grant.refresh
    )
}

/// What makes a browser forget the cookie.
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
    let name = json!(device.name);
    keep(
        transaction,
        (uid, &sid),
        (device.now_ms, device.now_ms),
        &name,
    )
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
        return Ok(Renewal::Ended);
    };
    let number = |field: &str| session.data[field].as_i64().unwrap_or(0);
    let began_ms = number("beganMs");
    if now_ms > number("usedMs") + IDLE_MS || now_ms > began_ms + ABSOLUTE_MS {
        end(transaction, sid)?;
        return Ok(Renewal::Ended);
    }
    if session.data["secret"] != secret::hash(refresh) {
        end(transaction, sid)?;
        return Ok(Renewal::Reused);
    }
    let uid = session.data["uid"].as_str().unwrap_or_default();
    let device = &session.data["device"];
    keep(transaction, (uid, sid), (began_ms, now_ms), device).map(Renewal::Granted)
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

fn keep(
    transaction: &mut Transaction<'_>,
    (uid, sid): (&str, &str),
    (began_ms, now_ms): (i64, i64),
    device: &Value,
) -> Result<Grant, StoreError> {
    let refresh = format!("{sid}.{}", secret::random_secret());
    let session = json!({
        "uid": uid,
        "secret": secret::hash(&refresh),
        "beganMs": began_ms,
        "usedMs": now_ms,
        "usedAt": iso(now_ms),
        "day": day(now_ms),
        "device": device,
    });
    transaction.put(&SESSIONS, sid, session)?;
    Ok(Grant {
        uid: uid.to_owned(),
        sid: sid.to_owned(),
        refresh,
    })
}
