//! User names that were given up: kept from everybody but whoever had them, for a year.

use serde_json::json;
use wasm_core::domain::NAME_RESERVED_DAYS;

use crate::clock::{DAY_MS, day};
use crate::collections::RESERVED_NAMES;
use crate::store::{Document, StoreError, Transaction};

/// Keeps a name. With an empty `uid` nobody gets it before its time.
pub(crate) fn reserve(
    transaction: &mut Transaction<'_>,
    name: &str,
    uid: &str,
    now_ms: i64,
) -> Result<(), StoreError> {
    if name.is_empty() {
        return Ok(());
    }
    let until_ms = now_ms + NAME_RESERVED_DAYS * DAY_MS;
    let reserved = json!({ "uid": uid, "untilMs": until_ms, "day": day(until_ms) });
    transaction.put(&RESERVED_NAMES, &name.to_lowercase(), reserved)?;
    Ok(())
}

/// Whether a name is kept for somebody else.
pub(crate) fn is_kept_from(reserved: Option<&Document>, uid: &str, now_ms: i64) -> bool {
    reserved.is_some_and(|reserved| {
        let until_ms = reserved.data["untilMs"].as_i64().unwrap_or(0);
        let is_own = !uid.is_empty() && reserved.data["uid"] == uid;
        !is_own && now_ms < until_ms
    })
}
