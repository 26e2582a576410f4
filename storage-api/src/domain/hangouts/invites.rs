//! The link of a hangout: issued, used, revoked. What is stored to find it by is the hash of its secret.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::Timestamp;

use super::link_record::HangoutLink;
use super::meeting::Meeting;
use super::members::revoke_links;
use crate::access::auth::secret;
use crate::access::me::Me;
use crate::domain::records::{Stored, put};
use crate::error::ApiError;
use crate::schema::collections::HANGOUT_INVITES;
use crate::store::Transaction;

/// A link to put in the place of an earlier one.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RotateInvite {
    /// Id of the hangout.
    hangout_id: String,
    /// Moment when the new link stops working; never, if missing.
    expires: Option<Timestamp>,
    /// Number of people who can join by it; any number, if missing.
    max_uses: Option<u32>,
    /// `true` to make no new one.
    #[serde(default)]
    #[schema(required = false)]
    revoke: bool,
}

/// The link of a hangout.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HangoutInvite {
    /// Path of the page that joins it; `null` when there is none any more.
    #[schema(required = true)]
    invite_url: Option<String>,
}

/// Limits of a link: its expiry and its number of uses.
pub(crate) struct Limits {
    pub(crate) expires: Option<Timestamp>,
    pub(crate) max_uses: Option<u32>,
}

/// Makes the link worthless, and a new one.
pub(crate) fn rotate(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &RotateInvite,
) -> Result<HangoutInvite, ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    meeting.refuse_over()?;
    revoke_links(transaction, &meeting.id, me.now_ms)?;
    meeting.data.invite_token = None;
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
pub(crate) fn issue(
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
    let link = HangoutLink {
        hangout_id: meeting.id.clone(),
        uses_left: limits.max_uses,
        until_ms: limits.expires.map(Timestamp::epoch_ms),
        revoked_at: None,
        guests_closed: false,
    };
    put(transaction, &HANGOUT_INVITES, &secret::hash(&token), &link)?;
    let url = format!("/app/hangout/join?id={token}");
    meeting.data.invite_token = Some(token);
    Ok(url)
}

/// Notes that somebody has joined by a link.
pub(crate) fn use_once(
    transaction: &mut Transaction<'_>,
    mut link: Stored<HangoutLink>,
) -> Result<(), ApiError> {
    link.change(transaction, &HANGOUT_INVITES, |link| {
        link.uses_left = link.uses_left.map(|left| left.saturating_sub(1));
    })
}
