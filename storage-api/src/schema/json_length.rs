//! The length of records, for their limits.

use std::io;

use serde_json::Value;

/// Length of a value as JSON, in bytes. Nothing is kept of the text.
pub(crate) fn json_length(value: &Value) -> usize {
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn a_value_is_as_long_as_its_text() {
        let value = json!({ "a": [1, 2.5, null, "ä \" \n"], "b": { "c": true } });
        assert_eq!(super::json_length(&value), value.to_string().len());
    }
}
