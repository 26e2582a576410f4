//! The link of a hangout: issued, used, revoked. What is stored to find it by is the hash of its secret.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::Timestamp;

use super::meeting::{Meeting, precondition};
use crate::auth::secret;
use crate::collections::HANGOUT_INVITES;
use crate::error::ApiError;
use crate::functions::change::Me;
use crate::hangout_members::revoke_links;
use crate::store::{Document, Transaction};

/// A link to put in the place of an earlier one.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct RotateInvite {
    /// Id of the hangout.
    hangout_id: String,
    /// When the new link stops working; never, if missing.
    expires: Option<Timestamp>,
    /// How many can join by it; any number, if missing.
    max_uses: Option<u32>,
    /// Whether there shall be no new one.
    #[serde(default)]
    #[schema(required = false)]
    revoke: bool,
}

/// The link of a hangout.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct HangoutInvite {
    /// Path of the page that joins it; `null` when there is none any more.
    #[schema(required = true)]
    invite_url: Option<String>,
}

/// How long and how often a link works.
pub(super) struct Limits {
    pub(super) expires: Option<Timestamp>,
    pub(super) max_uses: Option<u32>,
}

/// Makes the link worthless, and a new one.
pub(in crate::functions) fn rotate(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &RotateInvite,
) -> Result<HangoutInvite, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    meeting.refuse_over()?;
    revoke_links(transaction, &meeting.id, me.now_ms)?;
    meeting.data["inviteToken"] = Value::Null;
    let limits = Limits {
        expires: asked.expires,
        max_uses: asked.max_uses,
    };
    let invite_url = if asked.revoke {
        None
    } else {
        Some(issue(transaction, &mut meeting, &limits, me)?)
    };
    meeting.save(transaction)?;
    Ok(HangoutInvite { invite_url })
}

/// Gives a hangout a link; whoever calls saves it.
pub(super) fn issue(
    transaction: &mut Transaction<'_>,
    meeting: &mut Meeting,
    limits: &Limits,
    me: &Me,
) -> Result<String, ApiError> {
    if limits
        .expires
        .is_some_and(|end| end.epoch_ms() <= me.now_ms)
    {
        return Err(ApiError::invalid("the link must expire in the future").with_reason("past"));
    }
    let token = secret::random_secret();
    let invite = json!({
        "hangoutId": meeting.id, "usesLeft": limits.max_uses,
        "untilMs": limits.expires.map(Timestamp::epoch_ms),
    });
    transaction.put(&HANGOUT_INVITES, &secret::hash(&token), invite)?;
    meeting.data["inviteToken"] = json!(token);
    Ok(format!("/app/hangout/join?id={token}"))
}

/// The link of that secret, if there ever was one.
pub(super) fn find(
    transaction: &Transaction<'_>,
    code: &str,
) -> Result<Option<Document>, ApiError> {
    Ok(transaction.get(&HANGOUT_INVITES, &secret::hash(code))?)
}

/// Refuses a link that does not work any more.
pub(super) fn refuse_spent(invite: &Value, now_ms: i64) -> Result<(), ApiError> {
    let (reason, message) = if !invite["revokedAt"].is_null() {
        (
            "revoked",
            "this link was revoked; ask the host for a new one",
        )
    } else if invite["untilMs"]
        .as_i64()
        .is_some_and(|until| now_ms >= until)
    {
        (
            "expired",
            "this link has expired; ask the host for a new one",
        )
    } else if invite["usesLeft"].as_i64() == Some(0) {
        ("used", "this link was used up; ask the host for a new one")
    } else {
        return Ok(());
    };
    Err(precondition(reason, message))
}

/// Notes that somebody has joined by a link.
pub(super) fn use_once(
    transaction: &mut Transaction<'_>,
    invite: &Document,
) -> Result<(), ApiError> {
    let mut data = (*invite.data).clone();
    if let Some(left) = data["usesLeft"].as_i64() {
        data["usesLeft"] = json!((left - 1).max(0));
        transaction.put(&HANGOUT_INVITES, &invite.id, data)?;
    }
    Ok(())
}
