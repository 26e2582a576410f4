//! Finding a hangout by the code in its link, and refusing links that have ended.

use serde_json::json;
use wasm_core::domain::Hangout;
use wasm_core::error::Code;

use super::{Invitation, read};
use crate::access::auth::secret;
use crate::access::rules::Asker;
use crate::domain::hangouts::link_record::HangoutLink;
use crate::domain::hangouts::members::is_taken_off;
use crate::domain::records::{Stored, record};
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_INVITES, HANGOUT_MEMBERS, HANGOUTS, USERS};
use crate::store::Transaction;

/// Reads a hangout by its id or by the code in its link. Somebody who is in it needs no link.
pub(crate) fn read_by(
    transaction: &Transaction<'_>,
    asker: &Asker<'_>,
    named: &str,
) -> Result<Invitation, ApiError> {
    let absent = || ApiError::not_found("there is no such hangout");
    let named = named.trim();
    let Some(link) = find_link(transaction, named)? else {
        if let Some(host) = taken_off_by(transaction, asker.key, named)? {
            return Err(taken_off(&host));
        }
        return read(transaction, asker, named)?.ok_or_else(absent);
    };
    let id = &link.data.hangout_id;
    if let Some(found) = read(transaction, asker, id)? {
        return Ok(found);
    }
    refuse_ended(&link.data, asker.now_ms)?;
    let by_link = Asker {
        key: Some(named),
        ..*asker
    };
    read(transaction, &by_link, id)?.ok_or_else(absent)
}

/// Name of the host of a hangout that a guest was taken off, who still has their secret; `None` for everybody else.
pub(crate) fn taken_off_by(
    transaction: &Transaction<'_>,
    key: Option<&str>,
    id: &str,
) -> Result<Option<String>, ApiError> {
    let Some((member_id, secret)) = key.and_then(|key| key.split_once('.')) else {
        return Ok(None);
    };
    let Some(hangout) = record::<Hangout>(transaction, &HANGOUTS, id)? else {
        return Ok(None);
    };
    let is_out = transaction.get(&HANGOUT_MEMBERS, member_id)?.is_none();
    if !is_out || !is_taken_off(&hangout, secret) {
        return Ok(None);
    }
    let host = transaction.get(&USERS, &hangout.host_id)?;
    let name = host.and_then(|host| host.data["name"].as_str().map(str::to_owned));
    Ok(Some(name.unwrap_or_default()))
}

fn taken_off(host: &str) -> ApiError {
    let message = "a host took you off this hangout; ask them to invite you again";
    ApiError::new(Code::FailedPrecondition, message)
        .with_reason("takenOff")
        .with_detail("host", json!(host))
}

/// The link of that code, if there ever was one.
pub(crate) fn find_link(
    transaction: &Transaction<'_>,
    code: &str,
) -> Result<Option<Stored<HangoutLink>>, ApiError> {
    Stored::get(transaction, &HANGOUT_INVITES, &secret::hash(code))
}

/// Refuses a link that does not work any more, with the reason `revoked`, `expired` or `used`.
pub(crate) fn refuse_ended(link: &HangoutLink, now_ms: i64) -> Result<(), ApiError> {
    let (reason, message) = if link.revoked_at.is_some() {
        (
            "revoked",
            "this link was revoked; ask the host for a new one",
        )
    } else if link.until_ms.is_some_and(|until| now_ms >= until) {
        (
            "expired",
            "this link has expired; ask the host for a new one",
        )
    } else if link.uses_left == Some(0) {
        ("used", "this link was used up; ask the host for a new one")
    } else {
        return Ok(());
    };
    Err(ApiError::new(Code::FailedPrecondition, message).with_reason(reason))
}
