//! Answers that stand on many paths of the API.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::error::ApiError;

/// A record with its name and version.
#[derive(Serialize, ToSchema)]
pub(crate) struct Versioned<T: ToSchema> {
    /// Name of the document in its collection.
    pub(crate) id: String,
    /// Grows with every write.
    pub(crate) version: u64,
    /// The record.
    pub(crate) data: T,
}

/// Nothing.
#[derive(Serialize, ToSchema)]
pub(crate) struct Nothing {}

/// A result as JSON.
pub(crate) fn value(result: &impl Serialize) -> Result<Value, ApiError> {
    serde_json::to_value(result).map_err(ApiError::internal)
}
