//! Memory that a record takes, about.

use serde_json::Value;

/// Memory of a value, and of an entry of an object besides its name, in bytes.
const VALUE: u64 = 32;
pub(super) const ENTRY: u64 = 64;

/// Memory of a record, in bytes, about. O(size).
pub(crate) fn memory_bytes(data: &Value) -> u64 {
    VALUE
        + match data {
            Value::Null | Value::Bool(_) | Value::Number(_) => 0,
            Value::String(text) => text.len() as u64,
            Value::Array(values) => values.iter().map(memory_bytes).sum(),
            Value::Object(fields) => fields
                .iter()
                .map(|(name, value)| ENTRY + name.len() as u64 + memory_bytes(value))
                .sum(),
        }
}
