//! Shapes that stand on many paths of the API's description.

use serde::Serialize;
use utoipa::ToSchema;

/// Body of every failure.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    /// The failure.
    pub(crate) error: Failure,
}

/// Name, sentence and particulars of a failure.
#[derive(Serialize, ToSchema)]
pub(crate) struct Failure {
    /// gRPC name of the status, `INVALID_ARGUMENT`.
    pub(crate) status: String,
    /// A sentence the reader can act on.
    pub(crate) message: String,
    /// Particulars: `fields` of a validation, `reason`, `current`, `retryAfterS`.
    #[schema(required = false)]
    pub(crate) details: serde_json::Map<String, serde_json::Value>,
}
