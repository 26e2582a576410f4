//! Results on their way in.

use std::fmt;

use serde_json::{Number, Value};

use crate::error::{Code, Coded};
use crate::json::js_number_of_text;

const INT64: &str = "type.googleapis.com/google.protobuf.Int64Value";
const UINT64: &str = "type.googleapis.com/google.protobuf.UInt64Value";

/// A value of a type this client does not know, or one that is no number where it says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undecodable;

impl fmt::Display for Undecodable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The peer shows the value by JavaScript's own rule, which says this of every object.
        f.write_str("Data cannot be decoded from JSON: [object Object]")
    }
}

impl std::error::Error for Undecodable {}

impl Coded for Undecodable {
    fn code(&self) -> Code {
        Code::Internal
    }
}

/// Reads JSON of the protocol, like the peer's `decode`: 64-bit integers, which travel as objects with `@type`, become
/// numbers; everything else stays.
///
/// # Errors
/// [`Undecodable`] for any other `@type`.
///
/// ```
/// use serde_json::json;
/// use wasm_core::call::decode;
///
/// let long = json!({ "@type": "type.googleapis.com/google.protobuf.Int64Value", "value": "-420" });
/// assert_eq!(decode(json!([long, "text"]))?, json!([-420.0, "text"]));
/// # Ok::<(), wasm_core::call::Undecodable>(())
/// ```
pub fn decode(json: Value) -> Result<Value, Undecodable> {
    match json {
        Value::Array(items) => items.into_iter().map(decode).collect(),
        Value::Object(fields) => match fields.get("@type").filter(|tag| is_truthy(tag)) {
            Some(Value::String(tag)) if tag == INT64 || tag == UINT64 => {
                number(fields.get("value"))
            }
            Some(_) => Err(Undecodable),
            None => fields
                .into_iter()
                .map(|(name, value)| Ok((name, decode(value)?)))
                .collect(),
        },
        plain => Ok(plain),
    }
}

/// JavaScript's idea of "there is something".
pub(super) fn is_truthy(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(flag) => *flag,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(_) | Value::Object(_) => true,
    }
}

fn number(value: Option<&Value>) -> Result<Value, Undecodable> {
    let number = value.and_then(js_number).and_then(Number::from_f64);
    number.map(Value::Number).ok_or(Undecodable)
}

/// JavaScript's `Number(value)` for a JSON value; `None` where that is not a number.
fn js_number(value: &Value) -> Option<f64> {
    match value {
        Value::Null => Some(0.0),
        Value::Bool(flag) => Some(f64::from(u8::from(*flag))),
        Value::Number(number) => number.as_f64(),
        Value::String(text) => js_number_of_text(text),
        Value::Array(items) => js_number_of_items(items),
        Value::Object(_) => None,
    }
}

/// An array of at most one element is the number of what it holds; a longer one has a comma and is none.
fn js_number_of_items(items: &[Value]) -> Option<f64> {
    match items {
        [] => Some(0.0),
        // As a text it says `true`, which is no number.
        [Value::Bool(_)] => None,
        [item] => js_number(item),
        _ => None,
    }
}
