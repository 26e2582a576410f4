//! Leaving: after two weeks in which one can come back, or at once; and taking everything along first.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::error::Code;

use crate::access::auth::one_time::{self, Purpose};
use crate::access::me::Me;
use crate::clock::{DAY_MS, day, iso};
use crate::domain::personal_data;
use crate::domain::quests::open_bookings;
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::collections::{USERS, USERS_PRIVATE};
use crate::store::{Document, Transaction};

/// Milliseconds within which one can come back (14 days).
const GRACE_MS: i64 = 14 * DAY_MS;
/// Milliseconds for which an export can be fetched.
const EXPORT_MS: i64 = DAY_MS;
/// Time between two exports of one person, in milliseconds.
const EXPORT_EVERY_MS: i64 = 3_600_000;

/// Nothing but the wish.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NoArguments {}

/// The own user name, typed to show that it is meant.
#[derive(Deserialize, ToSchema)]
pub(crate) struct MyName {
    user_name: String,
}

/// The own user name and password, to show that it is meant and by whom.
#[derive(Deserialize, ToSchema)]
pub(crate) struct MyNameAndPassword {
    user_name: String,
    /// Not needed by whoever has none and signed in within the last ten minutes.
    pub(crate) password: Option<String>,
}

/// Date on which the account is deleted.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Deletion {
    delete_at: String,
}

/// Result of an erasure.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErasureReport {
    /// Number of erased documents of each collection.
    erased: BTreeMap<&'static str, usize>,
    /// Number of documents of each collection that no longer name their person.
    anonymised: BTreeMap<&'static str, usize>,
}

/// Link to an export of everything that is stored about the caller.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExportLink {
    /// Path of a JSON file: `/exports/{secret}`.
    url: String,
    /// Until when it can be fetched.
    expires_at: String,
}

/// Marks the account for deletion in two weeks. Others do not see the profile from now on.
pub(crate) fn request(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &MyName,
) -> Result<Deletion, ApiError> {
    check_name(&me.user(transaction)?, &asked.user_name)?;
    refuse_open_bookings(transaction, me)?;
    let delete_ms = me.now_ms + GRACE_MS;
    mark(transaction, me, Some(delete_ms))?;
    Ok(Deletion {
        delete_at: iso(delete_ms),
    })
}

/// Stays after all.
pub(crate) fn cancel(
    transaction: &mut Transaction<'_>,
    me: &Me,
    _asked: &NoArguments,
) -> Result<Nothing, ApiError> {
    mark(transaction, me, None)?;
    Ok(Nothing {})
}

/// Erases the account at once and tells what was done.
pub(crate) fn delete_now(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &MyNameAndPassword,
) -> Result<ErasureReport, ApiError> {
    check_name(&me.user(transaction)?, &asked.user_name)?;
    refuse_open_bookings(transaction, me)?;
    let erasure = personal_data::erase(transaction, &me.uid, me.now_ms)?;
    Ok(ErasureReport {
        erased: erasure.erased,
        anonymised: erasure.anonymised,
    })
}

/// Makes a link under which everything stored about the caller can be fetched for a day.
pub(crate) fn export(
    transaction: &mut Transaction<'_>,
    me: &Me,
    _asked: &NoArguments,
) -> Result<ExportLink, ApiError> {
    let mut private = own_private(transaction, me)?;
    let next_ms = private["exportedMs"].as_i64().unwrap_or(0) + EXPORT_EVERY_MS;
    if me.now_ms < next_ms {
        let seconds = u64::try_from((next_ms - me.now_ms) / 1_000).unwrap_or(0);
        return Err(ApiError::throttled(seconds + 1));
    }
    private["exportedMs"] = json!(me.now_ms);
    transaction.put(&USERS_PRIVATE, &me.uid, private)?;
    let until_ms = me.now_ms + EXPORT_MS;
    let owner = (me.uid.as_str(), Value::Null);
    let secret = one_time::issue(transaction, Purpose::Export, owner, until_ms)?;
    Ok(ExportLink {
        url: format!("/exports/{secret}"),
        expires_at: iso(until_ms),
    })
}

fn mark(
    transaction: &mut Transaction<'_>,
    me: &Me,
    delete_ms: Option<i64>,
) -> Result<(), ApiError> {
    let mut private = own_private(transaction, me)?;
    let mut user = (*me.user(transaction)?.data).clone();
    if let Some(delete_ms) = delete_ms {
        private["deleteAt"] = json!(iso(delete_ms));
        private["deleteDay"] = json!(day(delete_ms));
        user["deletedAt"] = json!(iso(me.now_ms));
    } else {
        remove(&mut private, &["deleteAt", "deleteDay"]);
        remove(&mut user, &["deletedAt"]);
    }
    transaction.put(&USERS_PRIVATE, &me.uid, private)?;
    transaction.put(&USERS, &me.uid, user)?;
    Ok(())
}

fn remove(data: &mut Value, names: &[&str]) {
    if let Some(fields) = data.as_object_mut() {
        fields.retain(|name, _| !names.contains(&name.as_str()));
    }
}

fn own_private(transaction: &Transaction<'_>, me: &Me) -> Result<Value, ApiError> {
    let private = transaction.get(&USERS_PRIVATE, &me.uid)?;
    let private = private.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
    Ok((*private.data).clone())
}

/// Refuses who is still expected somewhere: bookings are cancelled or handed over first, quests called off.
fn refuse_open_bookings(transaction: &Transaction<'_>, me: &Me) -> Result<(), ApiError> {
    let open = open_bookings(transaction, &me.uid, me.now()?)?;
    if open.is_empty() {
        return Ok(());
    }
    let message = "there are bookings ahead; cancel them or hand them over first";
    Err(ApiError::new(Code::FailedPrecondition, message)
        .with_reason("openBookings")
        .with_detail("openBookings", json!(open)))
}

/// Refuses who has not typed their own name.
fn check_name(user: &Document, typed: &str) -> Result<(), ApiError> {
    let name = user.data["user_name"].as_str().unwrap_or_default();
    if name.eq_ignore_ascii_case(typed.trim().trim_start_matches('@')) {
        return Ok(());
    }
    let fields = json!([{ "field": "user_name", "message": "must be your own user name" }]);
    let message = "user_name must be your own user name";
    Err(ApiError::new(Code::InvalidArgument, message).with_detail("fields", fields))
}
