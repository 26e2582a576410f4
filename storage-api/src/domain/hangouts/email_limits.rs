//! Limits of invitations by email, for each address: nobody fills the mailbox of somebody else, and nobody hears that they
//! are blocked.

use serde_json::{Value, json};
use wasm_core::domain::NotificationGroup;

use crate::access::auth::secret;
use crate::access::me::Me;
use crate::clock::{DAY_MS, day};
use crate::domain::friendships::blocks;
use crate::error::ApiError;
use crate::schema::collections::{INVITATION_EMAILS, USERS, USERS_PRIVATE};
use crate::schema::query::by;
use crate::store::Transaction;

/// Invitations that one person sends to an address within a day, from all of their hangouts.
const EMAILS_OF_ONE_MAX: usize = 3;
/// Invitations that everybody sends to an address within a day.
const EMAILS_OF_ALL_MAX: usize = 10;

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
    let known = transaction.get(&INVITATION_EMAILS, &id)?;
    let known = known.map_or(Value::Null, |known| known.data["sent"].clone());
    let is_recent = |sent: &Value| sent["ms"].as_i64() > Some(me.now_ms - DAY_MS);
    let mut sent: Vec<Value> = known.as_array().cloned().unwrap_or_default();
    sent.retain(is_recent);
    let by = secret::hash(&me.uid);
    let own = sent.iter().filter(|sent| sent["by"] == by).count();
    let arrived = sent.iter().filter(|sent| sent["dropped"] != true).count();
    if own >= EMAILS_OF_ONE_MAX || arrived >= EMAILS_OF_ALL_MAX {
        return Ok(Verdict::Later);
    }
    let is_dropped = is_unwanted(transaction, email, &me.uid)?;
    sent.push(json!({ "ms": me.now_ms, "by": by, "dropped": is_dropped }));
    let kept = json!({ "sent": sent, "day": day(me.now_ms) });
    transaction.put(&INVITATION_EMAILS, &id, kept)?;
    Ok(if is_dropped {
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
