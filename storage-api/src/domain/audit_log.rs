//! The log of what admins did. Lines are added and never edited; erasing an admin's account takes their id off.

use serde_json::json;

use crate::access::me::Me;
use crate::clock::iso;
use crate::error::ApiError;
use crate::schema::collections::AUDIT_LOG;
use crate::store::{StoreError, Transaction};

/// An act of an admin, or of the operator on the command line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AuditEntry<'a> {
    /// Id of the admin; empty for the operator.
    pub(crate) by: &'a str,
    /// Name of the function or the command.
    pub(crate) what: &'a str,
    /// Id of what it was done to; empty where it is nothing in particular.
    pub(crate) about: &'a str,
    /// Reason, or the values used.
    pub(crate) note: &'a str,
}

/// Adds a line to the log.
pub(crate) fn record(
    transaction: &mut Transaction<'_>,
    entry: &AuditEntry<'_>,
    now_ms: i64,
) -> Result<(), StoreError> {
    let line = json!({
        "log": "log", "by": entry.by, "what": entry.what, "about": entry.about, "note": entry.note,
        "at": iso(now_ms),
    });
    let id = uuid::Uuid::now_v7().to_string();
    transaction.put(&AUDIT_LOG, &id, line).map(drop)
}

/// Begins an act of an admin: refuses everybody else, and adds a line to the audit log. What fails later takes the line
/// back with everything else.
pub(crate) fn begin(
    transaction: &mut Transaction<'_>,
    me: &Me,
    (what, about): (&str, &str),
    note: &str,
) -> Result<(), ApiError> {
    let user = me.user(transaction)?;
    let mut roles = user.data["roles"].as_array().into_iter().flatten();
    if !roles.any(|role| role == "admin") {
        return Err(ApiError::denied("only admins do that"));
    }
    let entry = AuditEntry {
        by: &me.uid,
        what,
        about,
        note,
    };
    Ok(record(transaction, &entry, me.now_ms)?)
}
