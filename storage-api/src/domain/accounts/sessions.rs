//! Sessions of a person: list them, and end them.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::calendar;
use crate::access::auth::caller::Caller;
use crate::access::auth::known_device::forget_devices;
use crate::access::auth::{one_time, session};
use crate::access::me::Me;
use crate::clock::iso;
use crate::domain::friends::links;
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::collections::SESSIONS;
use crate::schema::query::by;
use crate::store::{Document, Store, Transaction};

/// Sessions of somebody.
#[derive(Serialize, ToSchema)]
pub(crate) struct Devices {
    /// Every sign-in that goes on, the one used last first.
    sessions: Vec<Device>,
}

/// A sign-in that goes on.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Device {
    /// Its id.
    id: String,
    /// `true` if it is the session of this call.
    current: bool,
    /// Browser, if it named itself.
    #[schema(required = true)]
    browser: Option<String>,
    /// Moment when it began.
    began_at: String,
    /// Moment of its latest renewal.
    used_at: String,
}

/// A sign-in to end.
#[derive(Deserialize, ToSchema)]
pub(crate) struct RevokeSession {
    /// Its id.
    id: String,
}

/// Number of sessions that were ended.
#[derive(Serialize, ToSchema)]
pub(crate) struct Ended {
    pub(crate) ended: usize,
}

/// Milliseconds for which a sign-in counts as recent (ten minutes).
const RECENT_MS: i64 = 600_000;

/// Tells whether a session began just now.
pub(crate) fn is_recent(session: &Document, now_ms: i64) -> bool {
    let began_ms = session.data["beganMs"].as_i64();
    began_ms.is_some_and(|began_ms| now_ms < began_ms + RECENT_MS)
}

/// Every sign-in of the caller.
pub(crate) async fn list(store: &dyn Store, caller: &Caller) -> Result<Devices, ApiError> {
    let question = by!(SESSIONS.uid).question([json!(caller.uid)], SHOWN);
    let found = store.find(&question).await?.documents;
    let mut sessions: Vec<Device> = found
        .iter()
        .map(|session| Device {
            id: session.id.clone(),
            current: session.id == caller.sid,
            browser: session.data["device"].as_str().map(str::to_owned),
            began_at: iso(session.data["beganMs"].as_i64().unwrap_or(0)),
            used_at: iso(session.data["usedMs"].as_i64().unwrap_or(0)),
        })
        .collect();
    sessions.sort_by(|one, other| other.used_at.cmp(&one.used_at));
    Ok(Devices { sessions })
}

/// Sign-ins shown at once.
const SHOWN: usize = 200;

/// Ends one sign-in of the caller, with its tokens and live streams.
pub(crate) fn revoke(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &RevokeSession,
) -> Result<Nothing, ApiError> {
    let session = transaction.get(&SESSIONS, &asked.id)?;
    let own = session.filter(|session| session.data["uid"] == me.uid);
    own.ok_or_else(|| ApiError::not_found("there is no such sign-in"))?;
    session::end(transaction, &asked.id)?;
    Ok(Nothing {})
}

/// Ends every sign-in of a person but one, and answers how many there were. Links, codes and the calendar address
/// issued to them before end too: whoever had got at the account may hold one. Without a sign-in that stays no device is
/// known to the account any more.
pub(crate) fn end_all(
    transaction: &mut Transaction<'_>,
    uid: &str,
    but: Option<&str>,
) -> Result<usize, ApiError> {
    one_time::end_all(transaction, uid)?;
    links::end_links(transaction, uid)?;
    calendar::end(transaction, uid)?;
    let sessions = by!(SESSIONS.uid).all(transaction, [json!(uid)])?;
    let ended = sessions
        .iter()
        .filter(|session| Some(session.id.as_str()) != but);
    let mut count = 0;
    for session in ended {
        session::end(transaction, &session.id)?;
        count += 1;
    }
    if but.is_none() {
        forget_devices(transaction, uid)?;
    }
    Ok(count)
}
