//! The declaration of a collection that people write themselves, without a function.

use std::sync::Arc;

use serde_json::Value;
use wasm_core::domain::FieldError;

use super::rules::{Asker, Refusal, Subject, Write};
use crate::error::ApiError;
use crate::store::{Collection, Transaction};

/// The right to write a record oneself.
pub(crate) type WriteRule = fn(&Asker<'_>, Write, &Subject<'_>) -> Result<(), Refusal>;

/// Writes of people: who may, what a record must be, and what a write brings with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DirectWrite {
    pub(crate) rule: WriteRule,
    /// Faults of a record, field by field.
    pub(crate) validate: fn(&Value) -> Vec<FieldError>,
    /// `true` if a record holds the moment of its latest change.
    pub(crate) is_dated: bool,
    pub(crate) effect: Effect,
    /// Methods in the description of the API.
    #[cfg_attr(
        not(feature = "describe"),
        expect(dead_code, reason = "only the description reads it")
    )]
    pub(crate) verbs: &'static [Verb],
}

/// Effects of a write, which the subject of the collection knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Nothing.
    Nothing,
    /// A list is filled, and what is done brings points.
    List,
    /// The visibility of a list changes what others see of the list and its places.
    ListSettings,
    /// A place is found where it is, and admins leave a line in the audit log.
    Place,
    /// A plan goes with the suggestions for it.
    Plan,
}

/// A way to write in the description of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    /// `POST` of a new one.
    Post,
    /// `PUT` and `PATCH`.
    Replace,
    /// `DELETE`.
    Delete,
}

/// The functions of an [`Effect`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effects {
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
#[derive(Clone, Copy, Debug)]
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

impl Effects {
    /// Records are written as they are.
    pub(crate) const NOTHING: Self = Self {
        complete: |_, record| Ok(record),
        settle: |_, record| record,
        put,
        delete,
    };
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
