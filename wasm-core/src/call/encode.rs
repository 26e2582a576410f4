//! Arguments on their way out.

use std::fmt;

use serde_json::{Map, Number, Value};

use crate::error::{Code, Coded};

/// Deepest nesting of arrays and objects that is encoded or decoded.
pub const DEPTH_MAX: usize = 100;

/// A value of the caller's language, before it is known whether JSON can hold it.
#[derive(Debug, Clone, PartialEq)]
pub enum Plain {
    /// Nothing; also what was left undefined.
    Null,
    /// True or false.
    Bool(bool),
    /// A number; only a finite one can be encoded.
    Number(f64),
    /// A text, or a date as ISO-8601.
    Text(String),
    /// An array.
    List(Vec<Plain>),
    /// An object: its own fields in their order.
    Map(Vec<(String, Plain)>),
    /// Anything else, as it would be shown.
    Other(String),
}

/// A value that JSON cannot hold, as it would be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unencodable(pub String);

impl fmt::Display for Unencodable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Data cannot be encoded in JSON: {}", self.0)
    }
}

impl std::error::Error for Unencodable {}

impl Coded for Unencodable {
    fn code(&self) -> Code {
        Code::InvalidArgument
    }
}

/// Makes JSON of an argument, like the peer's `encode`.
///
/// # Errors
/// [`Unencodable`] for a number that is not finite and for [`Plain::Other`].
///
/// ```
/// use wasm_core::call::{encode, Plain};
///
/// let data = Plain::List(vec![Plain::Number(1.5), Plain::Null]);
/// assert_eq!(encode(data)?, serde_json::json!([1.5, null]));
/// assert!(encode(Plain::Number(f64::NAN)).is_err());
/// # Ok::<(), wasm_core::call::Unencodable>(())
/// ```
pub fn encode(data: Plain) -> Result<Value, Unencodable> {
    Ok(match data {
        Plain::Null => Value::Null,
        Plain::Bool(flag) => Value::Bool(flag),
        Plain::Number(number) => {
            Value::Number(Number::from_f64(number).ok_or_else(|| Unencodable(shown(number)))?)
        }
        Plain::Text(text) => Value::String(text),
        Plain::List(items) => {
            Value::Array(items.into_iter().map(encode).collect::<Result<_, _>>()?)
        }
        Plain::Map(fields) => {
            let encoded = fields
                .into_iter()
                .map(|(name, value)| Ok((name, encode(value)?)));
            Value::Object(encoded.collect::<Result<Map<_, _>, _>>()?)
        }
        Plain::Other(text) => return Err(Unencodable(text)),
    })
}

/// A number that is not finite, as JavaScript shows it.
fn shown(number: f64) -> String {
    match number {
        _ if number.is_nan() => "NaN",
        _ if number > 0.0 => "Infinity",
        _ => "-Infinity",
    }
    .to_owned()
}
