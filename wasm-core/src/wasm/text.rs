//! Texts from JavaScript. A parameter declared `&str` would trust its caller: what is no text there reads memory that is
//! not its own.

use wasm_bindgen::prelude::*;

use super::error::{Failure, Fallible};

/// The argument called `name`.
///
/// # Errors
/// When it is no text.
pub(super) fn read(name: &str, value: &JsValue) -> Fallible<String> {
    value
        .as_string()
        .ok_or_else(|| Failure::argument(&format!("{name} must be a text")))
}

/// The argument called `name`, which may be missing or `null`.
///
/// # Errors
/// When it is there and no text.
#[cfg(feature = "wasm-product")]
pub(super) fn read_optional(name: &str, value: &JsValue) -> Fallible<Option<String>> {
    if value.is_undefined() || value.is_null() {
        Ok(None)
    } else {
        read(name, value).map(Some)
    }
}
