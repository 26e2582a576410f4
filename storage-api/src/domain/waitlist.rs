//! The queue of people who want to join the product: first come, first served.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::WaitlistStatus;

use crate::access::auth::secret::random_secret;
use crate::clock::iso;
use crate::error::ApiError;
use crate::schema::collections::{COUNTERS, WAITLIST};
use crate::schema::query::by;
use crate::store::{Document, Store, Transaction};

/// The document of [`COUNTERS`] that counts the queue.
const COUNTER: &str = "waitlist";

/// Somebody who wants to join.
#[derive(Deserialize, ToSchema)]
pub(crate) struct JoinWaitlist {
    /// Address to invite; not needed by people who are signed in.
    pub(crate) email: Option<String>,
    /// One's place in the queue, to ask where it is by now.
    pub(crate) id: Option<String>,
}

/// Somebody who does not want to join any more.
#[derive(Deserialize, ToSchema)]
pub(crate) struct LeaveWaitlist {
    /// The place in the queue.
    id: String,
}

/// A place in the queue.
#[derive(Serialize, ToSchema)]
pub(crate) struct InLine {
    /// Its id, which is the secret by which `GET /v1/waitlist/{id}` shows it and nobody else finds it.
    id: String,
    /// Number of people served earlier, plus one; `null` for somebody who does not wait.
    #[schema(required = true)]
    position: Option<u64>,
    /// Status of the entry.
    #[schema(value_type = WaitlistStatus)]
    status: Value,
}

/// Gives up a place in the queue.
pub(crate) fn leave(
    transaction: &mut Transaction<'_>,
    asked: &LeaveWaitlist,
) -> Result<InLine, ApiError> {
    let entry = transaction.get(&WAITLIST, &asked.id)?;
    let entry = entry.ok_or_else(no_such_place)?;
    settle(transaction, &entry, "left", None)?;
    let status = json!("left");
    Ok(InLine {
        id: entry.id,
        position: None,
        status,
    })
}

/// Lets somebody in who was in the queue, on the word of a person.
pub(crate) fn invite(
    transaction: &mut Transaction<'_>,
    id: Option<&str>,
    by: &str,
) -> Result<(), ApiError> {
    advance(transaction, id, "invited", Some(by))
}

/// Notes that somebody in the queue has joined.
pub(crate) fn join(
    transaction: &mut Transaction<'_>,
    id: Option<&str>,
    uid: &str,
) -> Result<(), ApiError> {
    advance(transaction, id, "joined", None)?;
    if let Some(entry) = by!(WAITLIST.uid).first(transaction, [json!(uid)])? {
        settle(transaction, &entry, "joined", None)?;
    }
    Ok(())
}

/// Notes that whoever has this address has joined.
pub(crate) fn joined_by_email(
    transaction: &mut Transaction<'_>,
    email: &str,
) -> Result<(), ApiError> {
    for entry in by!(WAITLIST.email).all(transaction, [json!(email)])? {
        settle(transaction, &entry, "joined", None)?;
    }
    Ok(())
}

fn advance(
    transaction: &mut Transaction<'_>,
    id: Option<&str>,
    status: &str,
    by: Option<&str>,
) -> Result<(), ApiError> {
    let Some(id) = id else { return Ok(()) };
    match transaction.get(&WAITLIST, id)? {
        Some(entry) => settle(transaction, &entry, status, by),
        None => Ok(()),
    }
}

/// Id of the place in the queue; a person who is signed in has one.
pub(crate) fn enter(
    transaction: &mut Transaction<'_>,
    (field, who): (&str, &str),
    now_ms: i64,
) -> Result<String, ApiError> {
    if field == "uid"
        && let Some(entry) = by!(WAITLIST.uid).first(transaction, [json!(who)])?
        && entry.data["status"] != "left"
    {
        return Ok(entry.id);
    }
    let (issued, waiting) = counts(transaction)?;
    let id = random_secret();
    let entry = json!({
        field: who, "status": "waiting", "number": issued, "createdAt": iso(now_ms),
    });
    transaction.put(&WAITLIST, &id, entry)?;
    count(transaction, issued + 1, waiting + 1)?;
    Ok(id)
}

/// Moves an entry on; who has joined or left stays so.
fn settle(
    transaction: &mut Transaction<'_>,
    entry: &Document,
    status: &str,
    by: Option<&str>,
) -> Result<(), ApiError> {
    let before = entry.data["status"].as_str().unwrap_or_default();
    if before == status || before == "joined" || before == "left" {
        return Ok(());
    }
    let mut data = (*entry.data).clone();
    data["status"] = json!(status);
    if let Some(by) = by {
        data["invitedBy"] = json!(by);
    }
    transaction.put(&WAITLIST, &entry.id, data)?;
    if before == "waiting" {
        let (issued, waiting) = counts(transaction)?;
        count(transaction, issued, waiting.saturating_sub(1))?;
    }
    Ok(())
}

pub(crate) async fn where_is(store: &dyn Store, id: &str) -> Result<InLine, ApiError> {
    let entry = store.get(&WAITLIST, id).await?;
    let entry = entry.ok_or_else(no_such_place)?;
    let waits = entry.data["status"] == "waiting";
    let position = if waits {
        Some(position(store, &entry).await?)
    } else {
        None
    };
    let status = entry.data["status"].clone();
    Ok(InLine {
        id: entry.id,
        position,
        status,
    })
}

/// Counts those who came before and still wait, page by page and outside of any transaction.
async fn position(store: &dyn Store, entry: &Document) -> Result<u64, ApiError> {
    let stored = store.get(&COUNTERS, COUNTER).await?;
    let counts = stored.as_ref().map_or(&Value::Null, |stored| &*stored.data);
    let number = entry.data["number"].as_u64();
    if number.map(|number| number + 1) == counts["issued"].as_u64() {
        // Who came last has everybody before them; no need to count.
        return Ok(counts["waiting"].as_u64().unwrap_or(1));
    }
    let mut question = by!(WAITLIST.status).question([json!("waiting")], 1_000);
    let mut before = 0;
    loop {
        let page = store.find(&question).await?;
        for other in &page.documents {
            if other.id == entry.id || other.data["number"].as_u64() > number {
                return Ok(before + 1);
            }
            before += 1;
        }
        if page.next.is_none() {
            return Ok(before + 1);
        }
        question.after = page.next;
    }
}

/// Counts the places given out and the people who wait.
fn counts(transaction: &Transaction<'_>) -> Result<(u64, u64), ApiError> {
    let counter = transaction.get(&COUNTERS, COUNTER)?;
    let number = |field: &str| {
        let counter = counter.as_ref();
        counter
            .and_then(|counter| counter.data[field].as_u64())
            .unwrap_or(0)
    };
    Ok((number("issued"), number("waiting")))
}

fn count(transaction: &mut Transaction<'_>, issued: u64, waiting: u64) -> Result<(), ApiError> {
    let counter = json!({ "issued": issued, "waiting": waiting });
    transaction.put(&COUNTERS, COUNTER, counter)?;
    Ok(())
}

fn no_such_place() -> ApiError {
    ApiError::not_found("there is no such place in the queue")
}
