//! Meaning of an answer.

use std::fmt;

use serde_json::Value;

use super::decode::{decode, is_truthy};
use super::status::{code_for_http_status, code_for_status_name};
use crate::error::{Code, Coded};

/// Client whose words an error speaks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// `@firebase/functions` 0.13, in `firebase` 12.6.0.
    #[default]
    Functions013,
    /// `@firebase/functions` 0.14, in `firebase` 12.19: messages end in the HTTP status.
    Functions014,
}

/// A call that failed.
#[derive(Debug, Clone, PartialEq)]
pub struct CallError {
    /// The stable code.
    pub code: Code,
    /// The server's words, or the client's where the server has none.
    pub message: String,
    /// More from the server, for programs; `None` where the answer has none.
    pub details: Option<Value>,
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for CallError {}

impl Coded for CallError {
    fn code(&self) -> Code {
        self.code
    }

    fn details(&self) -> Option<Value> {
        self.details.clone()
    }
}

impl CallError {
    pub(super) fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            details: None,
        }
    }

    /// No answer within the time limit; the call may have happened.
    pub fn timeout() -> Self {
        Self::new(Code::DeadlineExceeded, Code::DeadlineExceeded.as_str())
    }

    /// The client was shut down while the call was under way.
    pub fn deleted() -> Self {
        Self::new(Code::Cancelled, "Firebase Functions instance was deleted.")
    }
}

/// The error an answer stands for, if any; `body` is its JSON, `None` where it is not JSON. `status` 0 is a request
/// without an answer. The body's own status wins over that of HTTP, even on 200; its message wins over both.
///
/// ```
/// use serde_json::json;
/// use wasm_core::call::{error_for_response, Dialect};
///
/// let body = json!({ "error": { "status": "ALREADY_EXISTS", "message": "taken", "details": { "reason": "user_name" } } });
/// let error = error_for_response(409, Some(&body), Dialect::default()).expect("an error");
/// assert_eq!((error.code.as_str(), error.message.as_str()), ("already-exists", "taken"));
/// assert_eq!(error_for_response(200, Some(&json!({ "result": 1 })), Dialect::default()), None);
/// ```
pub fn error_for_response(
    status: u16,
    body: Option<&Value>,
    dialect: Dialect,
) -> Option<CallError> {
    let mut code = code_for_http_status(status);
    let mut message = code.map_or("ok", Code::as_str).to_owned();
    let mut details = None;
    if let Some(error) = body
        .and_then(|body| body.get("error"))
        .filter(|error| is_truthy(error))
    {
        if let Some(name) = error.get("status").and_then(Value::as_str) {
            let Ok(named) = code_for_status_name(name) else {
                return Some(unknown_status(name, status, dialect));
            };
            code = named;
            message = dialect.status_message(name);
        }
        if let Some(text) = error.get("message").and_then(Value::as_str) {
            text.clone_into(&mut message);
        }
        // Details that cannot be decoded are given as they came.
        details = error
            .get("details")
            .map(|raw| decode(raw.clone()).unwrap_or_else(|_| raw.clone()));
    }
    code.map(|code| CallError {
        code,
        message: dialect.with_status(message, status),
        details,
    })
}

fn unknown_status(name: &str, status: u16, dialect: Dialect) -> CallError {
    let message = match dialect {
        Dialect::Functions013 => "internal".to_owned(),
        Dialect::Functions014 => format!("Unknown backend error status: {name} [{status}]"),
    };
    CallError::new(Code::Internal, message)
}

impl Dialect {
    fn status_message(self, name: &str) -> String {
        match self {
            Self::Functions013 => name.to_owned(),
            Self::Functions014 => format!("Backend error status: {name}"),
        }
    }

    fn with_status(self, message: String, status: u16) -> String {
        match self {
            Self::Functions013 => message,
            Self::Functions014 => format!("{message} [{status}]"),
        }
    }
}

/// The decoded result of an answer: `data`, or else `result`.
///
/// # Errors
/// [`CallError`]: the error the answer stands for, or `internal` where the answer is no JSON object, has neither field,
/// or holds data of an unknown type.
pub fn result_of_response(
    status: u16,
    body: Option<&Value>,
    dialect: Dialect,
) -> Result<Value, CallError> {
    if let Some(error) = error_for_response(status, body, dialect) {
        return Err(error);
    }
    let internal = |message: &str| CallError::new(Code::Internal, message);
    let body = body
        .filter(|body| is_truthy(body))
        .ok_or_else(|| internal("Response is not valid JSON object."))?;
    let data = body.get("data").or_else(|| body.get("result"));
    let data = data.ok_or_else(|| internal("Response is missing data field."))?;
    decode(data.clone()).map_err(|error| internal(&error.to_string()))
}
