//! Answers that come piece by piece, as Server-Sent Events: messages, then a result or an error.

use serde_json::Value;

use super::decode::decode;
use super::response::{CallError, Dialect, error_for_response};
use crate::error::Code;
use crate::json;

/// Content of a line of a streamed answer.
#[derive(Debug, Clone, PartialEq)]
pub enum StreamLine {
    /// A piece of the answer, decoded.
    Message(Value),
    /// The whole of the answer, decoded; the messages before it stand for themselves.
    Result(Value),
    /// The call has failed.
    Failure(CallError),
    /// Nothing: a comment, an empty line, or data that is no JSON, of another shape, or cannot be decoded. The peer
    /// leaves out such lines, too.
    Nothing,
}

/// Reads a line without its end.
///
/// ```
/// use serde_json::json;
/// use wasm_core::call::{read_stream_line, Dialect, StreamLine};
///
/// let read = |line| read_stream_line(line, Dialect::default());
/// assert_eq!(read("data: {\"message\": \"one\"}"), StreamLine::Message(json!("one")));
/// assert_eq!(read("data: {\"result\": 2}"), StreamLine::Result(json!(2)));
/// assert_eq!(read(": ping"), StreamLine::Nothing);
/// ```
pub fn read_stream_line(line: &str, dialect: Dialect) -> StreamLine {
    let data = line.trim().strip_prefix("data: ").unwrap_or_default();
    let Some(Value::Object(fields)) = json::parse(data) else {
        return StreamLine::Nothing;
    };
    let decoded = |value: &Value| decode(value.clone()).ok();
    if let Some(result) = fields.get("result") {
        decoded(result).map_or(StreamLine::Nothing, StreamLine::Result)
    } else if let Some(message) = fields.get("message") {
        decoded(message).map_or(StreamLine::Nothing, StreamLine::Message)
    } else if fields.contains_key("error") {
        // The HTTP status says nothing here; one that claims success is a failure all the same.
        let error = error_for_response(0, Some(&Value::Object(fields)), dialect);
        StreamLine::Failure(error.unwrap_or_else(|| CallError::new(Code::Internal, "internal")))
    } else {
        StreamLine::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_that_claims_success_is_still_an_error() {
        let line = r#"data: {"error": {"status": "OK"}}"#;
        let StreamLine::Failure(error) = read_stream_line(line, Dialect::default()) else {
            panic!("not a failure");
        };
        assert_eq!(error.code, Code::Internal);
    }
}
