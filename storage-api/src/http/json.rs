//! Parsing JSON within a depth that no recursion can be hurt by.

use std::io;

use serde_json::Value;

use crate::error::ApiError;

/// Deepest nesting of lists and objects.
pub(crate) const DEPTH_LIMIT: usize = 64;

/// Parses a whole text of JSON.
pub(crate) fn parse(bytes: &[u8]) -> Result<Value, ApiError> {
    if depth(bytes) > DEPTH_LIMIT {
        return Err(ApiError::invalid(format!(
            "the JSON is nested deeper than {DEPTH_LIMIT}"
        )));
    }
    serde_json::from_slice(bytes).map_err(|error| {
        let text = error.to_string();
        let what = text.split(" at line").next().unwrap_or_default();
        let (line, column) = (error.line(), error.column());
        ApiError::invalid(format!(
            "the body is not JSON: {what} (line {line}, column {column})"
        ))
    })
}

/// How long a value is as JSON, in bytes. Nothing is kept of the text.
pub(crate) fn length(value: &Value) -> usize {
    let mut counter = Counter(0);
    // Neither the counter nor a value that is JSON already can fail.
    let _ = serde_json::to_writer(&mut counter, value);
    counter.0
}

struct Counter(usize);

impl io::Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Deepest nesting of brackets outside texts; right for JSON, harmless for anything else.
fn depth(bytes: &[u8]) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    let (mut in_text, mut escaped) = (false, false);
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'[' | b'{' if !in_text => {
                depth += 1;
                deepest = deepest.max(depth);
            }
            b']' | b'}' if !in_text => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn a_value_is_as_long_as_its_text() {
        let value = json!({ "a": [1, 2.5, null, "ä \" \n"], "b": { "c": true } });
        assert_eq!(super::length(&value), value.to_string().len());
    }
}
