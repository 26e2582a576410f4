//! Traces that one person left with another: a friend request, an invitation, a hangout or a quest they share. Whoever was
//! contacted may report the person, also where their profile is not public.

use serde_json::{Value, json};
use wasm_core::domain::friend_request_id;

use crate::access::rules::evidence::member_id;
use crate::domain::friendships::blocks;
use crate::error::ApiError;
use crate::schema::collections::{
    BOOKINGS, FRIEND_REQUESTS, HANGOUT_MEMBERS, HANGOUTS, NOTIFICATIONS,
};
use crate::schema::query::by;
use crate::store::Transaction;

/// True when somebody had to do with the caller, or the caller blocks them.
pub(crate) fn has_met(
    transaction: &Transaction<'_>,
    me: &str,
    other: &str,
) -> Result<bool, ApiError> {
    for (from, to) in [(other, me), (me, other)] {
        let request = transaction.get(&FRIEND_REQUESTS, &friend_request_id(from, to))?;
        if request.is_some() {
            return Ok(true);
        }
    }
    Ok(blocks(transaction, me, other)?
        || has_notified(transaction, me, other)?
        || share_hangout(transaction, me, other)?
        || share_quest(transaction, me, other)?)
}

/// Whatever somebody does that concerns the caller: invitations, joining, rides, bookings.
fn has_notified(transaction: &Transaction<'_>, me: &str, other: &str) -> Result<bool, ApiError> {
    let from = by!(NOTIFICATIONS.from).all(transaction, [json!(other)])?;
    Ok(from.iter().any(|notice| notice.data["uid"] == me))
}

/// Somebody hosts a hangout that names the caller, or is in one that the caller hosts, or is in where guests are shown.
fn share_hangout(transaction: &Transaction<'_>, me: &str, other: &str) -> Result<bool, ApiError> {
    for hangout in by!(HANGOUTS.hostId).all(transaction, [json!(other)])? {
        let invited = hangout.data["invitedIds"].as_array();
        if invited.is_some_and(|invited| invited.contains(&json!(me))) {
            return Ok(true);
        }
    }
    let is_me = |person: &Value| person == me;
    for member in by!(HANGOUT_MEMBERS.userId).all(transaction, [json!(other)])? {
        let co_hosts = member.data["coHosts"].as_array();
        let is_hosted_by_me =
            is_me(&member.data["hostId"]) || co_hosts.is_some_and(|hosts| hosts.iter().any(is_me));
        let hangout_id = member.data["hangoutId"].as_str().unwrap_or_default();
        let mine = transaction.get(&HANGOUT_MEMBERS, &member_id(hangout_id, me))?;
        let is_shown = member.data["guestsHidden"] != true || member.data["hostId"] == other;
        if is_hosted_by_me || (mine.is_some() && is_shown) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// One of the two booked a quest of the other.
fn share_quest(transaction: &Transaction<'_>, me: &str, other: &str) -> Result<bool, ApiError> {
    for (guest, creator) in [(other, me), (me, other)] {
        let bookings = by!(BOOKINGS.userId).all(transaction, [json!(guest)])?;
        if bookings
            .iter()
            .any(|booking| booking.data["creatorId"] == creator)
        {
            return Ok(true);
        }
    }
    Ok(false)
}
