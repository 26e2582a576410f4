//! JavaScript values ↔ serde values, through the engine's own JSON: it turns dates into ISO strings, drops what is
//! undefined, keeps unknown fields, and is faster than reading objects property by property.

use js_sys::JSON;
use serde::Serialize;
#[cfg(feature = "wasm-product")]
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use super::error::{Failure, Fallible};

/// Reads the argument called `name`.
///
/// # Errors
/// When the value cannot be written as JSON (a cycle, a `BigInt`) or is not of the shape of `T`; the message names the argument.
#[cfg(feature = "wasm-product")]
pub(super) fn read<T: DeserializeOwned>(name: &str, value: &JsValue) -> Fallible<T> {
    let text = JSON::stringify(value)
        .ok()
        .and_then(|text| text.as_string())
        .ok_or_else(|| Failure::argument(&format!("{name} cannot be written as JSON")))?;
    serde_json::from_str(&text)
        .map_err(|error| Failure::argument(&format!("{name} is not as expected: {error}")))
}

/// Makes a JavaScript value of `value`.
///
/// # Errors
/// When the value has a part that JSON cannot hold.
pub(super) fn write<T: Serialize>(value: &T) -> Fallible<JsValue> {
    let unwritable = || Failure::argument("the result cannot be written as JSON");
    let text = serde_json::to_string(value).map_err(|_| unwritable())?;
    JSON::parse(&text).map_err(|_| unwritable())
}
