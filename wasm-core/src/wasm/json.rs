//! JavaScript values ↔ serde values, through the engine's own JSON: it turns dates into ISO strings, drops what is
//! undefined, keeps unknown fields, and is faster than reading objects property by property.

use js_sys::JSON;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::error::{Failure, Fallible};

/// Makes a JavaScript value of `value`.
///
/// # Errors
/// When the value has a part that JSON cannot hold.
pub(super) fn write<T: Serialize>(value: &T) -> Fallible<JsValue> {
    let unwritable = || Failure::argument("the result cannot be written as JSON");
    let text = serde_json::to_string(value).map_err(|_| unwritable())?;
    JSON::parse(&text).map_err(|_| unwritable())
}
