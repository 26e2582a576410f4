//! Percent-escapes, as the peer reads and writes them.

use std::borrow::Cow;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// Decodes like JavaScript's `decodeURIComponent`, except that a malformed escape, where that throws, gives the text
/// unchanged.
pub(super) fn decode(text: &str) -> Cow<'_, str> {
    if !has(text, b'%') || has_malformed_escape(text) {
        return Cow::Borrowed(text);
    }
    percent_decode_str(text)
        .decode_utf8()
        .unwrap_or(Cow::Borrowed(text))
}

fn has_malformed_escape(text: &str) -> bool {
    let is_escape = |rest: &&str| matches!(rest.as_bytes(), [a, b, ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit());
    text.split('%').skip(1).any(|rest| !is_escape(&rest))
}

/// Characters that the peer leaves as they are in a query value: `encodeURI`'s set, less `+`, `#`, `&`, plus brackets,
/// braces, caret, backtick and bar (its `encodeQueryValue`).
const QUERY_VALUE: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'_')
    .remove(b'.')
    .remove(b'!')
    .remove(b'~')
    .remove(b'*')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')')
    .remove(b';')
    .remove(b'/')
    .remove(b'?')
    .remove(b':')
    .remove(b'@')
    .remove(b'=')
    .remove(b'$')
    .remove(b',')
    .remove(b'[')
    .remove(b']')
    .remove(b'{')
    .remove(b'}')
    .remove(b'^')
    .remove(b'`')
    .remove(b'|');

/// Returns `true` if an ASCII letter is in a text. For a `char`, `str::contains` brings the search for whole texts
/// along.
pub(super) fn has(text: &str, letter: u8) -> bool {
    text.as_bytes().contains(&letter)
}

/// Encodes a query value; a slash stays readable.
pub(super) fn encode_query_value(text: &str) -> String {
    utf8_percent_encode(text, QUERY_VALUE)
        .map(|part| if part == "%20" { "+" } else { part })
        .collect()
}
