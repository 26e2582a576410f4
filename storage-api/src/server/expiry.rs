//! Forgetting what has run out: answers kept for repeated calls, sessions nobody came back to, old requests and
//! invitations, names that were kept long enough, accounts whose owners asked for it; and ending what is over: holds of
//! seats, sessions of quests.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::watch;
use wasm_core::domain::Timestamp;

use crate::clock::{Clock, day};
use crate::domain::payments::Payments;
use crate::domain::personal_data::erase;
use crate::domain::quests::{Seating, end_session, run_payment_jobs};
use crate::error::ApiError;
use crate::schema::collections::{BOOKINGS, DECLARATIONS, QUEST_SESSIONS, USERS_PRIVATE};
use crate::schema::query::{by, question};
use crate::store::{Collection, Store, transact};

const EVERY: Duration = Duration::from_hours(1);
/// Days looked back over for what should have been swept already.
const LOOK_BACK_DAYS: i64 = 30;
/// Days that the first sweep looks back over: the server may have been off, and old documents imported.
const FIRST_LOOK_BACK_DAYS: i64 = 1_500;
/// Documents deleted in one transaction.
const AT_ONCE: usize = 200;
/// Days after its end at which a session is over for good: guests may still be on their way back.
const SESSION_OVER_DAYS: i64 = 2;
/// Interval at which seats whose hold has expired are given to the next.
const HOLDS_EVERY: Duration = Duration::from_mins(1);
/// Interval at which payment pages are closed and money goes back: somebody waits for it.
const PAYMENTS_EVERY: Duration = Duration::from_secs(2);

/// Ends holds whose time is over, once a minute until told to stop. Nobody else needs it, since a hold that is over takes
/// no seats; who waits for them is offered them by it.
pub(crate) async fn end_holds(
    store: Arc<dyn Store>,
    clock: Clock,
    mut stop: watch::Receiver<bool>,
) {
    let mut ticks = tokio::time::interval(HOLDS_EVERY);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
        if let Err(error) = settle_sessions(&store, clock.now_ms()).await {
            tracing::warn!(?error, "ending holds stopped early");
        }
    }
}

/// Makes the calls that payments by card wait for, every few seconds until told to stop.
pub(crate) async fn pay(
    payments: Payments,
    store: Arc<dyn Store>,
    clock: Clock,
    mut stop: watch::Receiver<bool>,
) {
    let mut ticks = tokio::time::interval(PAYMENTS_EVERY);
    while let Some(service) = payments.service() {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
        if let Err(error) = run_payment_jobs((&*store, service), clock.now_ms()).await {
            tracing::warn!(?error, "calls for payments stopped early");
        }
    }
}

/// Settles every session that has a hold whose time is over.
async fn settle_sessions(store: &Arc<dyn Store>, now_ms: i64) -> Result<(), ApiError> {
    let now = Timestamp::from_epoch_ms(now_ms).map_err(ApiError::internal)?;
    // The holds that end first come first.
    let held = by!(BOOKINGS.status).question([json!("held")], AT_ONCE);
    let page = store.find(&held).await?;
    let is_over = |until: &Value| Timestamp::from_json(until).is_ok_and(|until| until <= now);
    let over = page
        .documents
        .iter()
        .filter(|held| is_over(&held.data["holdUntil"]));
    let sessions: BTreeSet<String> = over
        .filter_map(|held| Some(held.data["sessionId"].as_str()?.to_owned()))
        .collect();
    for session in sessions {
        let settled = transact(&**store, move |transaction| {
            Seating::open(transaction, &session, now).map(drop)
        });
        settled.await?;
    }
    Ok(())
}

/// Ends the sessions that ended on a day.
async fn end_sessions(store: &Arc<dyn Store>, gone: i64, now_ms: i64) -> Result<(), ApiError> {
    let now = Timestamp::from_epoch_ms(now_ms).map_err(ApiError::internal)?;
    let mut question = by!(QUEST_SESSIONS.endDay).question([json!(gone)], AT_ONCE);
    loop {
        let page = store.find(&question).await?;
        let is_left = |status: &Value| status == "open" || status == "closed";
        for session in page
            .documents
            .into_iter()
            .filter(|session| is_left(&session.data["status"]))
        {
            let ended = transact(&**store, move |transaction| {
                end_session(transaction, &session.id, now)
            });
            ended.await?;
        }
        if page.next.is_none() {
            return Ok(());
        }
        question.after = page.next;
    }
}

/// Sweeps once an hour until told to stop.
pub(crate) async fn hourly(store: Arc<dyn Store>, clock: Clock, mut stop: watch::Receiver<bool>) {
    let mut ticks = tokio::time::interval(EVERY);
    let mut look_back_days = FIRST_LOOK_BACK_DAYS;
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
        match sweep(&store, clock.now_ms(), look_back_days).await {
            Ok(()) => look_back_days = LOOK_BACK_DAYS,
            Err(error) => tracing::warn!(?error, "sweeping stopped early"),
        }
    }
}

async fn sweep(store: &Arc<dyn Store>, now_ms: i64, look_back_days: i64) -> Result<(), ApiError> {
    let today = day(now_ms);
    for collection in DECLARATIONS {
        let Some(kept_days) = collection.kept_days else {
            continue;
        };
        let newest = today - kept_days;
        for gone in newest - look_back_days..=newest {
            while delete_some(store, collection, gone).await? == AT_ONCE {}
        }
    }
    for gone in today - look_back_days..today {
        erase_accounts(store, gone, now_ms).await?;
    }
    for gone in today - look_back_days..=today - SESSION_OVER_DAYS {
        end_sessions(store, gone, now_ms).await?;
    }
    Ok(())
}

/// Erases the accounts whose two weeks ended on a day.
async fn erase_accounts(store: &Arc<dyn Store>, gone: i64, now_ms: i64) -> Result<(), ApiError> {
    let question = by!(USERS_PRIVATE.deleteDay).question([json!(gone)], AT_ONCE);
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
