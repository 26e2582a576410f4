//! Limits of invitations by email, for each address: nobody fills the mailbox of somebody else, and nobody hears that they
//! are blocked.

use serde::{Deserialize, Serialize};
use serde_json::json;
use wasm_core::domain::NotificationGroup;

use crate::access::auth::secret;
use crate::access::me::Me;
use crate::clock::{DAY_MS, day};
use crate::domain::friendships::blocks;
use crate::domain::records::{put, record};
use crate::error::ApiError;
use crate::schema::collections::{INVITATION_EMAILS, USERS, USERS_PRIVATE};
use crate::schema::query::by;
use crate::store::Transaction;

/// Invitations that one person sends to an address within a day, from all of their hangouts.
const EMAILS_OF_ONE_MAX: usize = 3;
/// Invitations that everybody sends to an address within a day.
const EMAILS_OF_ALL_MAX: usize = 10;

/// Invitations that were emailed to an address within a day, under the hash of the address. No route leads here.
#[derive(Debug, Deserialize, Serialize)]
struct SentEmails {
    sent: Vec<SentEmail>,
    /// Day of the latest one, counted from 1970.
    day: i64,
}

/// An invitation by email.
#[derive(Debug, Deserialize, Serialize)]
struct SentEmail {
    /// Moment in milliseconds since 1970.
    ms: i64,
    /// Hash of the id of its sender.
    by: String,
    /// `true` if it was not sent.
    #[serde(default)]
    dropped: bool,
}

/// Decision about an invitation by email.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is sent.
    Send,
    /// It is not sent, and its sender does not hear of it: the account of the address blocks them, or takes no invitations.
    Drop,
    /// The address has had enough for a day.
    Later,
}

/// Counts an invitation to an address, and says what becomes of it. One that is dropped counts for its sender alone.
pub(crate) fn count(
    transaction: &mut Transaction<'_>,
    me: &Me,
    email: &str,
) -> Result<Verdict, ApiError> {
    let id = secret::hash(email);
    let known: Option<SentEmails> = record(transaction, &INVITATION_EMAILS, &id)?;
    let mut sent = known.map_or_else(Vec::new, |known| known.sent);
    sent.retain(|sent| sent.ms > me.now_ms - DAY_MS);
    let by = secret::hash(&me.uid);
    let own = sent.iter().filter(|sent| sent.by == by).count();
    let arrived = sent.iter().filter(|sent| !sent.dropped).count();
    if own >= EMAILS_OF_ONE_MAX || arrived >= EMAILS_OF_ALL_MAX {
        return Ok(Verdict::Later);
    }
    let dropped = is_unwanted(transaction, email, &me.uid)?;
    let (ms, day) = (me.now_ms, day(me.now_ms));
    sent.push(SentEmail { ms, by, dropped });
    put(
        transaction,
        &INVITATION_EMAILS,
        &id,
        &SentEmails { sent, day },
    )?;
    Ok(if dropped {
        Verdict::Drop
    } else {
        Verdict::Send
    })
}

/// Tells whether the account of an address blocks somebody, or has turned invitations off.
fn is_unwanted(transaction: &Transaction<'_>, email: &str, uid: &str) -> Result<bool, ApiError> {
    let Some(account) = by!(USERS_PRIVATE.email).first(transaction, [json!(email)])? else {
        return Ok(false);
    };
    if blocks(transaction, &account.id, uid)? {
        return Ok(true);
    }
    let user = transaction.get(&USERS, &account.id)?;
    let muted = user.and_then(|user| user.data["prefs"]["mutedNotifications"].as_array().cloned());
    let invitations = json!(NotificationGroup::Invitations);
    Ok(muted.is_some_and(|muted| muted.contains(&invitations)))
}
