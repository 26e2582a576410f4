//! Forgetting what has run out: answers kept for repeated calls, and sessions nobody came back to.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::sync::watch;

use crate::auth::session;
use crate::clock::{Clock, DAY_MS, day};
use crate::collections::{IDEMPOTENCY, SESSIONS};
use crate::store::{Collection, Find, Store, StoreError, transact};

const EVERY: Duration = Duration::from_hours(1);
/// Days looked back over for what should have been swept already, for example while the server was off.
const LOOK_BACK_DAYS: i64 = 30;
/// Documents deleted in one transaction.
const AT_ONCE: usize = 200;
/// Answers are kept for at least a day after the day of the call.
const IDEMPOTENCY_DAYS: i64 = 2;

/// Sweeps once an hour until told to stop.
pub(crate) async fn hourly(store: Arc<dyn Store>, clock: Clock, mut stop: watch::Receiver<bool>) {
    let mut ticks = tokio::time::interval(EVERY);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
        if let Err(error) = sweep(&store, clock.now_ms()).await {
            tracing::warn!(%error, "sweeping stopped early");
        }
    }
}

async fn sweep(store: &Arc<dyn Store>, now_ms: i64) -> Result<(), StoreError> {
    let today = day(now_ms);
    let idle_days = session::IDLE_MS / DAY_MS + 1;
    for (collection, kept_days) in [(&IDEMPOTENCY, IDEMPOTENCY_DAYS), (&SESSIONS, idle_days)] {
        let newest = today - kept_days;
        for gone in newest - LOOK_BACK_DAYS..=newest {
            while delete_some(store, collection, gone).await? == AT_ONCE {}
        }
    }
    Ok(())
}

/// Deletes up to [`AT_ONCE`] documents of one day and answers how many there were.
async fn delete_some(
    store: &Arc<dyn Store>,
    collection: &'static Collection,
    gone: i64,
) -> Result<usize, StoreError> {
    let Some(index) = collection.index("day") else {
        return Ok(0);
    };
    let find = Find {
        collection,
        index,
        values: vec![json!(gone)],
        after: None,
        limit: AT_ONCE,
    };
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
