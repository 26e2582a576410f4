//! Reading what a function is given into a struct; what does not fit is told field by field.

use serde::de::DeserializeOwned;
use serde_json::Value;
use wasm_core::domain::FieldError;

use crate::error::ApiError;

/// Reads the arguments of a call.
pub(super) fn read<T: DeserializeOwned>(data: &Value) -> Result<T, ApiError> {
    let refused = match serde_path_to_error::deserialize::<_, T>(data) {
        Ok(arguments) => return Ok(arguments),
        Err(error) => field_error(&error.path().to_string(), &error.inner().to_string()),
    };
    ApiError::refuse_fields(vec![refused])?;
    Err(ApiError::invalid("the arguments cannot be read"))
}

/// Turns the deserialiser's message into the words of the core: `field` `must be …`.
fn field_error(path: &str, said: &str) -> FieldError {
    let path = if path == "." { "" } else { path };
    let quoted = said.split('`').nth(1).unwrap_or_default();
    if said.starts_with("missing field") {
        let dot = if path.is_empty() { "" } else { "." };
        return FieldError {
            field: format!("{path}{dot}{quoted}"),
            message: "is required".to_owned(),
        };
    }
    let expected = said.split_once(", expected ").map(|(_, expected)| expected);
    let message = match expected {
        Some(expected) => format!("must be {}", expected.replace('`', "")),
        None => "cannot be read".to_owned(),
    };
    FieldError {
        field: path.to_owned(),
        message,
    }
}
