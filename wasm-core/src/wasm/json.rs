//! JavaScript values ↔ JSON of the core, as text between two JSON implementations: the engine's turns dates into ISO
//! texts, drops what is undefined, keeps unknown fields, and is faster than reading objects property by property.

use std::io;

use js_sys::{JSON, Reflect};
use serde::Serialize;
use serde_json::Serializer;
#[cfg(any(feature = "wasm-product", feature = "wasm-quests"))]
use serde_json::Value;
use serde_json::ser::Formatter;
use wasm_bindgen::prelude::*;

use super::error::{Failure, Fallible};
#[cfg(any(feature = "wasm-product", feature = "wasm-quests"))]
use crate::domain::Record;

/// Reads the argument called `name`. Whoever wants a type reads it field by field: derived code for each is larger.
///
/// # Errors
/// When the value cannot be written as JSON: a cycle, a `BigInt`, half a surrogate pair, too many levels. The message
/// names the argument.
#[cfg(any(feature = "wasm-product", feature = "wasm-quests"))]
pub(super) fn read(name: &str, value: &JsValue) -> Fallible<Value> {
    let text = JSON::stringify(value).ok();
    text.and_then(|text| text.as_string())
        .and_then(|text| crate::json::parse(&text))
        .ok_or_else(|| Failure::argument(&format!("{name} cannot be written as JSON")))
}

/// Reads the argument called `name`, which has to be a record.
///
/// # Errors
/// As [`read`], and when it is no object.
#[cfg(any(feature = "wasm-product", feature = "wasm-quests"))]
pub(super) fn record(name: &str, value: &JsValue) -> Fallible<Record> {
    match read(name, value)? {
        Value::Object(record) => Ok(record),
        _ => Err(Failure::argument(&format!("{name} must be an object"))),
    }
}

/// Makes a JavaScript value of `value`.
///
/// # Errors
/// When the value has a part that JSON cannot hold.
pub(super) fn write<T: Serialize>(value: &T) -> Fallible<JsValue> {
    let unwritable = || Failure::argument("the result cannot be written as JSON");
    let mut text = Vec::new();
    value
        .serialize(&mut Serializer::with_formatter(&mut text, EngineNumbers))
        .map_err(|_| unwritable())?;
    let text = str::from_utf8(&text).map_err(|_| unwritable())?;
    JSON::parse(text).map_err(|_| unwritable())
}

/// Sets a property of an object that was just made here: it takes any, so that the result of setting it says nothing.
pub(super) fn set(target: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(target, &name.into(), value);
}

/// Compact JSON with numbers as the engine writes them: writing the shortest text of a number takes code and a table.
struct EngineNumbers;

impl Formatter for EngineNumbers {
    fn write_f64<W: ?Sized + io::Write>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        // The engine leaves the sign of a negative zero out.
        if value == 0.0 && value.is_sign_negative() {
            return writer.write_all(b"-0.0");
        }
        let text = JSON::stringify(&value.into()).map(String::from);
        writer.write_all(text.unwrap_or_default().as_bytes())
    }
}
