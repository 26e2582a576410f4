//! The declaration of a collection that people write themselves, without a function.

use std::sync::Arc;

use serde_json::Value;
use wasm_core::domain::FieldError;

use crate::error::ApiError;
use crate::store::{Collection, Transaction};

/// A collection that people write themselves: what its records must be, and what a write brings with it. One value each,
/// beside the rest of its subject.
pub(crate) struct DirectWrite {
    pub(crate) collection: &'static Collection,
    /// Faults of a record, field by field.
    pub(crate) validate: fn(&Value) -> Vec<FieldError>,
    /// `true` if a record holds the moment of its latest change.
    pub(crate) is_dated: bool,
    /// Fills what a record lacks, before it is judged.
    pub(crate) complete: fn(&Writing<'_>, Value) -> Result<Value, ApiError>,
    /// Changes a record that was judged and found right, before it is written.
    pub(crate) settle: fn(&Writing<'_>, Arc<Value>) -> Arc<Value>,
    /// Writes the record with everything that comes with it, and answers with its version.
    pub(crate) put: fn(&mut Transaction<'_>, &Writing<'_>, &Arc<Value>) -> Result<u64, ApiError>,
    /// Removes the record with everything that goes with it.
    pub(crate) delete: fn(&mut Transaction<'_>, &Writing<'_>) -> Result<(), ApiError>,
}

/// A write under way.
#[derive(Clone, Copy)]
pub(crate) struct Writing<'a> {
    pub(crate) collection: &'static Collection,
    pub(crate) id: &'a str,
    /// Id of the writer.
    pub(crate) uid: &'a str,
    /// Document of the writer.
    pub(crate) user: &'a Value,
    pub(crate) now_ms: i64,
    /// The record as it is.
    pub(crate) before: Option<&'a Value>,
    /// The record of the same id that the rules judge it by.
    pub(crate) companion: Option<&'a Value>,
}

impl DirectWrite {
    /// A collection whose records are written as they are.
    pub(crate) const fn plain(
        collection: &'static Collection,
        validate: fn(&Value) -> Vec<FieldError>,
    ) -> Self {
        Self {
            collection,
            validate,
            is_dated: false,
            complete: |_, record| Ok(record),
            settle: |_, record| record,
            put,
            delete,
        }
    }
}

/// Writes a record and nothing else.
pub(crate) fn put(
    transaction: &mut Transaction<'_>,
    writing: &Writing<'_>,
    after: &Arc<Value>,
) -> Result<u64, ApiError> {
    Ok(transaction.put(writing.collection, writing.id, Arc::clone(after))?)
}

/// Removes a record and nothing else.
pub(crate) fn delete(
    transaction: &mut Transaction<'_>,
    writing: &Writing<'_>,
) -> Result<(), ApiError> {
    Ok(transaction.delete(writing.collection, writing.id)?)
}
