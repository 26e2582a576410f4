//! JSON texts as values, read by the syntax alone: what number a text is, the host may know. Start at [`parse`] and [`object`].

#[cfg_attr(
    all(target_family = "wasm", feature = "boundary"),
    path = "number_hosted.rs"
)]
mod number;

use hifijson::num::{LexWrite as _, Parts};
use hifijson::str::LexAlloc as _;
use hifijson::token::{Expect, Lex as _};
use hifijson::{Error, SliceLexer, num};
use serde_json::{Map, Number, Value};

pub(crate) use number::js_number_of_text;

/// Most lists and objects inside each other, as `serde_json` has it.
const DEPTH_MAX: usize = 127;

/// An object of these fields. The macro `json!` would bring the words for all that can go wrong with values of any type.
pub(crate) fn object<const N: usize>(fields: [(&str, Value); N]) -> Value {
    fields
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// The value of a JSON text; `None` where it is none, is nested deeper than [`DEPTH_MAX`], or has a number too large for
/// an `f64`. The same as `serde_json::from_str`, whose tables of powers are as large as all else that reads JSON.
pub(crate) fn parse(text: &str) -> Option<Value> {
    SliceLexer::new(text.as_bytes())
        .exactly_one(SliceLexer::ws_peek, |next, lexer| {
            value(next, lexer, DEPTH_MAX)
        })
        .ok()
}

fn value(next: u8, lexer: &mut SliceLexer<'_>, depth: usize) -> Result<Value, Error> {
    let inner = || depth.checked_sub(1).ok_or(Error::Depth);
    match next {
        b'"' => Ok(Value::String(string(lexer)?)),
        b'-' | b'0'..=b'9' => {
            let (digits, parts) = lexer.num_bytes().validated()?;
            let number = str::from_utf8(digits)
                .ok()
                .and_then(|text| number(text, &parts));
            Ok(Value::Number(number.ok_or(num::Error::ExpectedDigit)?))
        }
        b'[' => {
            let inner = inner()?;
            let mut items = Vec::new();
            lexer
                .discarded()
                .seq(b']', SliceLexer::ws_peek, |next, lexer| {
                    items.push(value(next, lexer, inner)?);
                    Ok::<_, Error>(())
                })?;
            Ok(Value::Array(items))
        }
        b'{' => {
            let inner = inner()?;
            let mut fields = Map::new();
            lexer
                .discarded()
                .seq(b'}', SliceLexer::ws_peek, |next, lexer| {
                    if next != b'"' {
                        return Err(Error::from(Expect::String));
                    }
                    let name = string(lexer)?;
                    lexer
                        .expect(SliceLexer::ws_peek, b':')
                        .ok_or(Expect::Colon)?;
                    let next = lexer.ws_peek().ok_or(Expect::Value)?;
                    fields.insert(name, value(next, lexer, inner)?);
                    Ok(())
                })?;
            Ok(Value::Object(fields))
        }
        _ => {
            let word = lexer.null_or_bool().ok_or(Expect::Value)?;
            Ok(word.map_or(Value::Null, Value::Bool))
        }
    }
}

/// A text whose first quote is next.
fn string(lexer: &mut SliceLexer<'_>) -> Result<String, Error> {
    Ok(lexer.discarded().str_string()?.into_owned())
}

/// Whole numbers stay whole up to 64 bits; a negative zero is a fraction.
fn number(text: &str, parts: &Parts) -> Option<Number> {
    if parts.is_int() {
        if let Ok(whole) = text.parse::<u64>() {
            return Some(whole.into());
        }
        if let Some(whole) = text.parse::<i64>().ok().filter(|whole| *whole != 0) {
            return Some(whole.into());
        }
    }
    js_number_of_text(text).and_then(Number::from_f64)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn of_serde(text: &str) -> Option<Value> {
        serde_json::from_str(text).ok()
    }

    #[test]
    fn reads_and_refuses_what_serde_json_does() {
        let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        let texts = [
            " {\"a\" : [1, -2.5e3, true, null], \"b\\u0000\\ud83d\\ude00\": \"\\\"\\n\", \"a\": false} ",
            "-0",
            "-0.0",
            "0e9",
            "18446744073709551615",
            "18446744073709551616",
            "-9223372036854775808",
            "-9223372036854775809",
            "123456789012345680000",
            "5e-324",
            "1e400",
            "0.1000000000000000055511151231257827",
            "\"\\ud800\"",
            "\"\\udc00\\ud800\"",
            "\"\\x\"",
            "\"a\u{1}\"",
            "\"é\u{2028}\"",
            "",
            "-",
            "01",
            "1.",
            ".5",
            "+1",
            "1e",
            "nul",
            "nullx",
            "[1 2]",
            "[1,]",
            "{\"a\":}",
            "{\"a\" 1}",
            "{a: 1}",
            "{\"a\": 1,}",
            "[",
            "1 2",
            &nested(127),
            &nested(128),
        ];
        for text in texts {
            assert_eq!(parse(text), of_serde(text), "{text}");
        }
        let negative_zero = parse("-0").and_then(|value| value.as_f64());
        assert!(negative_zero.is_some_and(f64::is_sign_negative));
    }

    fn json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            any::<u64>().prop_map(Value::from),
            any::<f64>().prop_map(Value::from),
            any::<String>().prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 32, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                prop::collection::vec((any::<String>(), inner), 0..6)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn reads_what_was_written(value in json()) {
            prop_assert_eq!(parse(&value.to_string()), Some(value.clone()));
            prop_assert_eq!(parse(&format!("{value:#}")), Some(value));
        }

        #[test]
        fn damaged_texts_are_refused_where_serde_json_refuses_them(
            value in json(), at in any::<prop::sample::Index>(), byte in 0_u8..0x80,
        ) {
            let mut text = value.to_string().into_bytes();
            let at = at.index(text.len());
            text[at] = byte;
            if let Ok(text) = str::from_utf8(&text) {
                prop_assert_eq!(parse(text), of_serde(text), "{}", text);
            }
        }
    }
}
