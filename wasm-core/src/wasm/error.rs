//! The one place where an error of the core becomes a JavaScript `Error` with a `code` (and `details`, where there are any).

use js_sys::Error;
use wasm_bindgen::prelude::*;

use super::json;
use crate::error::{Code, Coded};

/// Value that an exported function throws.
#[derive(Debug)]
pub struct Failure(JsValue);

/// Result of an exported function that can fail.
pub type Fallible<T> = Result<T, Failure>;

impl Failure {
    /// A failure of the boundary itself: an argument that is not what the function takes. The message names the
    /// argument and says what is wrong with it.
    pub(super) fn argument(message: &str) -> Self {
        Self::new(message, Code::InvalidArgument, None)
    }

    /// Failure with the value that the owner of an argument threw when it was looked at.
    #[cfg(feature = "wasm-product")]
    pub(super) fn thrown(error: JsValue) -> Self {
        Self(error)
    }

    /// A failure with a code.
    #[cfg(feature = "wasm-clustering")]
    pub(super) fn coded(message: &str, code: Code) -> Self {
        Self::new(message, code, None)
    }

    fn new(message: &str, code: Code, details: Option<&serde_json::Value>) -> Self {
        let error: JsValue = Error::new(message).into();
        json::set(&error, "code", &code.as_str().into());
        if let Some(details) = details.and_then(|value| json::write(value).ok()) {
            json::set(&error, "details", &details);
        }
        Self(error)
    }
}

impl<E: Coded> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::new(&error.to_string(), error.code(), error.details().as_ref())
    }
}

impl From<Failure> for JsValue {
    fn from(failure: Failure) -> Self {
        failure.0
    }
}
