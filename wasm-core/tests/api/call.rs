//! The callable protocol from outside; the comparison with the peers themselves runs in Node.

use proptest::prelude::*;
use serde_json::{Value, json};
use wasm_core::call::{
    CallError, CallTokens, Dialect, Plain, call_headers, code_for_http_status, decode, encode,
    error_for_response, is_http_error, result_of_response,
};
use wasm_core::error::Code;

use crate::strategies::any_record_like;

#[test]
fn http_statuses_mean_what_the_seed_says() {
    let expected = [
        (0, "internal"),
        (400, "invalid-argument"),
        (401, "unauthenticated"),
        (403, "permission-denied"),
        (404, "not-found"),
        (409, "aborted"),
        (429, "resource-exhausted"),
        (499, "cancelled"),
        (500, "internal"),
        (501, "unimplemented"),
        (503, "unavailable"),
        (504, "deadline-exceeded"),
        (418, "unknown"),
        (302, "unknown"),
    ];
    for (status, code) in expected {
        assert_eq!(
            code_for_http_status(status).map(Code::as_str),
            Some(code),
            "{status}"
        );
    }
    assert_eq!(code_for_http_status(204), None);
    assert!(is_http_error(400) && is_http_error(599) && !is_http_error(399) && !is_http_error(600));
}

#[test]
fn an_answer_without_a_result_is_an_error_in_the_words_of_the_seed() {
    let message = |body: Option<Value>| {
        result_of_response(200, body.as_ref(), Dialect::default()).map_err(|error| error.message)
    };
    assert_eq!(
        message(None),
        Err("Response is not valid JSON object.".into())
    );
    assert_eq!(
        message(Some(json!({}))),
        Err("Response is missing data field.".into())
    );
    assert_eq!(message(Some(json!({ "data": null }))), Ok(Value::Null));
    assert_eq!(
        message(Some(json!({ "result": 1, "error": {} }))),
        Ok(json!(1))
    );
    assert_eq!(
        CallError::deleted().to_string(),
        "Firebase Functions instance was deleted."
    );
}

#[test]
fn tokens_never_show_up_in_a_log() {
    let tokens = CallTokens {
        auth: Some("secret".into()),
        ..CallTokens::default()
    };
    assert!(!format!("{tokens:?}").contains("secret"));
    assert_eq!(
        call_headers(&tokens)[0],
        ("Authorization", "Bearer secret".to_owned())
    );
}

fn any_plain() -> impl Strategy<Value = Plain> {
    let leaf = prop_oneof![
        Just(Plain::Null),
        any::<bool>().prop_map(Plain::Bool),
        any::<f64>().prop_map(Plain::Number),
        ".{0,8}".prop_map(Plain::Text),
        ".{0,8}".prop_map(Plain::Other),
    ];
    leaf.prop_recursive(4, 30, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Plain::List),
            prop::collection::vec((".{0,4}", inner), 0..4).prop_map(Plain::Map),
        ]
    })
}

proptest! {
    #[test]
    fn no_answer_makes_the_client_panic(status in any::<u16>(), body in proptest::option::of(any_record_like()), raw in any_record_like()) {
        let wrapped = body.map(|inner| json!({ "error": inner, "data": raw }));
        for dialect in [Dialect::Functions013, Dialect::Functions014] {
            let error = error_for_response(status, wrapped.as_ref(), dialect);
            let result = result_of_response(status, wrapped.as_ref(), dialect);
            prop_assert!(error.is_none() || result == Err(error.unwrap_or_else(CallError::timeout)));
        }
    }

    #[test]
    fn what_was_encoded_decodes_to_itself(plain in any_plain()) {
        if let Ok(encoded) = encode(plain) {
            prop_assert_eq!(decode(encoded.clone()), Ok(encoded));
        }
    }
}
