//! Every answer that is a failure: one shape, and one table of names and statuses.
//!
//! Handlers return [`ApiError`] as a value. A warp rejection only ever means "not my route".

use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde_json::{Map, Value, json};
use wasm_core::domain::{FieldError, Invalid};
use wasm_core::error::{Code, Coded};

use crate::store::StoreError;

/// Seconds to wait before trying again something that is unavailable for a moment: a database that restarts is back
/// within about that time.
const RETRY_AFTER_S: u64 = 2;

/// Seconds to wait before repeating a write that the disk had no space for: somebody has to free some first.
const DISK_RETRY_AFTER_S: u64 = 30;

/// Failure of a request, as shown to a person or program.
#[derive(Clone, Debug)]
pub(crate) struct ApiError(Box<Failure>);

/// Boxed, because every result of every handler has room for it.
#[derive(Clone, Debug)]
struct Failure {
    code: Code,
    status: StatusCode,
    message: String,
    details: Map<String, Value>,
    headers: HeaderMap,
}

impl ApiError {
    /// A failure of a kind, with a sentence the reader can act on.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self(Box::new(Failure {
            code,
            status: status_of(code),
            message: message.into(),
            details: Map::new(),
            headers: HeaderMap::new(),
        }))
    }

    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(Code::InvalidArgument, message)
    }

    pub(crate) fn not_found(message: impl Into<String>) -> Self {
        Self::new(Code::NotFound, message)
    }

    pub(crate) fn unauthenticated(message: impl Into<String>) -> Self {
        Self::new(Code::Unauthenticated, message)
            .with_header(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"))
    }

    pub(crate) fn denied(message: impl Into<String>) -> Self {
        Self::new(Code::PermissionDenied, message)
    }

    /// Something broke on our side. The reason goes to the log, never to the reader.
    pub(crate) fn internal(reason: impl std::fmt::Display) -> Self {
        tracing::error!(%reason, "internal error");
        Self::new(Code::Internal, "INTERNAL")
    }

    /// The path exists, the verb does not; `allowed` becomes the `Allow` header.
    pub(crate) fn method_not_allowed(allowed: &'static str) -> Self {
        Self::new(
            Code::Unimplemented,
            format!("this address understands {allowed}"),
        )
        .with_status(StatusCode::METHOD_NOT_ALLOWED)
        .with_header(header::ALLOW, HeaderValue::from_static(allowed))
    }

    /// Too many attempts; may be tried again after `seconds`.
    pub(crate) fn throttled(seconds: u64) -> Self {
        let message = format!("too many attempts; try again in {seconds} s");
        Self::new(Code::ResourceExhausted, message)
            .with_detail("retryAfterS", json!(seconds))
            .with_header(header::RETRY_AFTER, HeaderValue::from(seconds))
    }

    /// Another sentence than the usual one.
    pub(crate) fn with_message(mut self, message: String) -> Self {
        self.0.message = message;
        self
    }

    /// Failure of a request that may soon succeed.
    pub(crate) fn unavailable(message: &str) -> Self {
        Self::new(Code::Unavailable, message)
            .with_detail("retryAfterS", json!(RETRY_AFTER_S))
            .with_header(header::RETRY_AFTER, HeaderValue::from(RETRY_AFTER_S))
    }

    /// Failure for the faults that the core found, field by field.
    pub(crate) fn coded(error: &impl Coded) -> Self {
        let mut answer = Self::new(error.code(), error.to_string());
        if let Some(Value::Object(details)) = error.details() {
            answer.0.details = details;
        }
        answer
    }

    /// Refuses a record or argument with wrong fields; no wrong field, no error.
    pub(crate) fn refuse_fields(fields: Vec<FieldError>) -> Result<(), Self> {
        if fields.is_empty() {
            Ok(())
        } else {
            Err(Self::coded(&Invalid { fields }))
        }
    }

    /// There is no such document, or the caller may not know that there is.
    pub(crate) fn absent() -> Self {
        Self::not_found("there is no such document")
    }

    /// Another HTTP status than the usual one of the code.
    pub(crate) fn with_status(mut self, status: StatusCode) -> Self {
        self.0.status = status;
        self
    }

    pub(crate) fn with_detail(mut self, name: &str, value: Value) -> Self {
        self.0.details.insert(name.to_owned(), value);
        self
    }

    /// The stable reason a program may branch on.
    pub(crate) fn with_reason(self, reason: &str) -> Self {
        self.with_detail("reason", json!(reason))
    }

    pub(crate) fn with_header(mut self, name: header::HeaderName, value: HeaderValue) -> Self {
        self.0.headers.insert(name, value);
        self
    }

    /// HTTP status, headers and JSON body of the answer.
    pub(crate) fn into_parts(self) -> (StatusCode, HeaderMap, Value) {
        let failure = *self.0;
        let mut error = json!({ "status": wire_name(failure.code), "message": failure.message });
        if !failure.details.is_empty() {
            error["details"] = Value::Object(failure.details);
        }
        (failure.status, failure.headers, json!({ "error": error }))
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Duplicate { index, .. } => {
                Self::new(Code::AlreadyExists, format!("the {index} is taken"))
                    .with_detail("index", json!(index))
            }
            StoreError::Full => Self::new(Code::ResourceExhausted, "the server has no space left")
                .with_reason("diskFull")
                .with_detail("retryAfterS", json!(DISK_RETRY_AFTER_S))
                .with_header(header::RETRY_AFTER, HeaderValue::from(DISK_RETRY_AFTER_S)),
            StoreError::Failed(_) | StoreError::Unreachable(_) | StoreError::Closed => {
                Self::unavailable(
                    "the server cannot reach its documents at the moment; try again soon",
                )
            }
            other => Self::internal(other),
        }
    }
}

/// The gRPC spelling of a code, as it travels in `error.status`.
fn wire_name(code: Code) -> String {
    code.as_str().replace('-', "_").to_uppercase()
}

/// HTTP status of each code, as the callable protocol has it.
fn status_of(code: Code) -> StatusCode {
    let number = match code {
        Code::Cancelled => 499,
        Code::InvalidArgument | Code::FailedPrecondition | Code::OutOfRange => 400,
        Code::Unauthenticated => 401,
        Code::PermissionDenied => 403,
        Code::NotFound => 404,
        Code::AlreadyExists | Code::Aborted => 409,
        Code::ResourceExhausted => 429,
        Code::Unimplemented => 501,
        Code::Unavailable => 503,
        Code::DeadlineExceeded => 504,
        _ => 500,
    };
    StatusCode::from_u16(number).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}
