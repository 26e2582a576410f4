//! Forgetting what has run out: answers kept for repeated calls, sessions nobody came back to, old requests and
//! invitations, names that were kept long enough, accounts whose owners asked for it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::sync::watch;
use wasm_core::domain::REQUEST_DAYS;

use crate::auth::session;
use crate::clock::{Clock, DAY_MS, day};
use crate::collections::{
    FRIEND_REQUESTS, IDEMPOTENCY, INVITES, ONE_TIME, RESERVED_NAMES, SESSIONS, USERS_PRIVATE,
};
use crate::error::ApiError;
use crate::lookup::question;
use crate::store::{Collection, Store, transact};
use crate::traces::erase;

const EVERY: Duration = Duration::from_hours(1);
/// Days looked back over for what should have been swept already, for example while the server was off.
const LOOK_BACK_DAYS: i64 = 30;
/// Documents deleted in one transaction.
const AT_ONCE: usize = 200;
/// Answers are kept for at least a day after the day of the call.
const IDEMPOTENCY_DAYS: i64 = 2;

/// A request is remembered while its answer matters: as long as it may wait, and as long again after it was declined.
const REQUESTS_KEPT_DAYS: i64 = 2 * REQUEST_DAYS + 1;

/// Sweeps once an hour until told to stop.
pub(crate) async fn hourly(store: Arc<dyn Store>, clock: Clock, mut stop: watch::Receiver<bool>) {
    let mut ticks = tokio::time::interval(EVERY);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
        if let Err(error) = sweep(&store, clock.now_ms()).await {
            tracing::warn!(?error, "sweeping stopped early");
        }
    }
}

async fn sweep(store: &Arc<dyn Store>, now_ms: i64) -> Result<(), ApiError> {
    let today = day(now_ms);
    let idle_days = session::IDLE_MS / DAY_MS + 1;
    let swept = [
        (&IDEMPOTENCY, IDEMPOTENCY_DAYS),
        (&SESSIONS, idle_days),
        (&FRIEND_REQUESTS, REQUESTS_KEPT_DAYS),
        // These are kept until a day.
        (&INVITES, 1),
        (&ONE_TIME, 1),
        (&RESERVED_NAMES, 1),
    ];
    for (collection, kept_days) in swept {
        let newest = today - kept_days;
        for gone in newest - LOOK_BACK_DAYS..=newest {
            while delete_some(store, collection, gone).await? == AT_ONCE {}
        }
    }
    for gone in today - LOOK_BACK_DAYS..today {
        erase_accounts(store, gone, now_ms).await?;
    }
    Ok(())
}

/// Erases the accounts whose two weeks ended on a day.
async fn erase_accounts(store: &Arc<dyn Store>, gone: i64, now_ms: i64) -> Result<(), ApiError> {
    let question = question(&USERS_PRIVATE, "deleteDay", vec![json!(gone)], AT_ONCE)?;
    loop {
        let due = store.find(&question).await?.documents;
        let Some(account) = due.into_iter().next() else {
            return Ok(());
        };
        let erased = transact(&**store, move |transaction| {
            // They may have come back meanwhile.
            let account = transaction.get(&USERS_PRIVATE, &account.id)?;
            let due = account.filter(|account| account.data["deleteDay"] == gone);
            due.map_or(Ok(()), |account| {
                erase(transaction, &account.id, now_ms).map(drop)
            })
        });
        erased.await?;
        tracing::info!("an account was erased, two weeks after its owner asked for it");
    }
}

/// Deletes up to [`AT_ONCE`] documents of one day and answers how many there were.
async fn delete_some(
    store: &Arc<dyn Store>,
    collection: &'static Collection,
    gone: i64,
) -> Result<usize, ApiError> {
    let find = question(collection, "day", vec![json!(gone)], AT_ONCE)?;
    if store.find(&find).await?.documents.is_empty() {
        return Ok(0);
    }
    transact(&**store, move |transaction| {
        let documents = transaction.find(&find)?.documents;
        for document in &documents {
            transaction.delete(collection, &document.id)?;
        }
        Ok(documents.len())
    })
    .await
}
