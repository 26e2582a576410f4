//! Parsing JSON within a depth that no recursion can be hurt by, and within a memory that is known before.

use serde_json::Value;

use crate::error::ApiError;

/// Deepest nesting of lists and objects.
pub(crate) const DEPTH_LIMIT: usize = 64;

/// Bytes that a parsed value takes in a list. Lists double when they are full, so that is twice its size.
const VALUE_BYTES: usize = 2 * size_of::<Value>();
/// Bytes that a member takes in an object: its hash, its name, its value and its places in the table, twice.
const MEMBER_BYTES: usize = 2 * (size_of::<Value>() + size_of::<String>() + 16);
/// Bytes of an object that has members, besides those: the table, and room for two more.
const OBJECT_BYTES: usize = 400;

/// Parses a whole text of JSON.
pub(crate) fn parse(bytes: &[u8]) -> Result<Value, ApiError> {
    serde_json::from_slice(bytes).map_err(|error| {
        let text = error.to_string();
        let what = text.split(" at line").next().unwrap_or_default();
        let (line, column) = (error.line(), error.column());
        ApiError::invalid(format!(
            "the body is not JSON: {what} (line {line}, column {column})"
        ))
    })
}

/// Counts of a text of JSON before it is parsed; right for JSON, harmless for anything else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shape {
    /// Deepest nesting of brackets outside texts.
    pub(super) depth: usize,
    /// Values in lists and lists themselves, counted by commas and brackets.
    values: usize,
    objects: usize,
    members: usize,
}

impl Shape {
    /// Reads the structure of a text and keeps nothing. O(length).
    pub(super) fn of(bytes: &[u8]) -> Self {
        let mut shape = Self::default();
        let mut depth = 0_usize;
        let (mut in_text, mut escaped) = (false, false);
        for byte in bytes {
            match byte {
                _ if escaped => escaped = false,
                b'\\' if in_text => escaped = true,
                b'"' => in_text = !in_text,
                _ if in_text => {}
                b'[' | b'{' => {
                    depth += 1;
                    shape.depth = shape.depth.max(depth);
                    shape.values += 1;
                    shape.objects += usize::from(*byte == b'{');
                }
                b']' | b'}' => depth = depth.saturating_sub(1),
                b',' => shape.values += 1,
                b':' => shape.members += 1,
                _ => {}
            }
        }
        shape
    }

    /// Refuses what is nested too deeply.
    pub(super) fn check_depth(self) -> Result<(), ApiError> {
        if self.depth <= DEPTH_LIMIT {
            return Ok(());
        }
        let message = format!("the JSON is nested deeper than {DEPTH_LIMIT}");
        Err(ApiError::invalid(message))
    }

    /// Bytes of memory that the parsed values take besides their texts, at most.
    pub(super) fn parsed_bytes(self) -> usize {
        self.values * VALUE_BYTES + self.members * MEMBER_BYTES + self.objects * OBJECT_BYTES
    }
}

#[cfg(test)]
mod tests {
    use super::Shape;

    #[test]
    fn a_shape_counts_outside_of_texts_only() {
        let shape = |text: &str| Shape::of(text.as_bytes());
        let (flat, text) = (shape("[1,2,[]]"), shape(r#""[{,:\"[""#));
        assert_eq!((flat.depth, flat.values, flat.members), (2, 4, 0));
        assert_eq!(text, Shape::default());
        let object = shape(r#"{"a:":1,"b":{}}"#);
        assert_eq!((object.depth, object.objects, object.members), (2, 2, 2));
    }
}
