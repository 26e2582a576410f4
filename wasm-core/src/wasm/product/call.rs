//! Callable functions and the retry policy at the JavaScript face.

use serde_json::Value;
use wasm_bindgen::prelude::*;
use web_sys::Url;

use super::plain;
use crate::call::{self, Attempt, CallError, CallTokens, Dialect, Endpoint, StreamLine};
use crate::constants::DEFAULT_FUNCTIONS_REGION;
use crate::json::object;
use crate::wasm::error::{Failure, Fallible};
use crate::wasm::given::Given;
use crate::wasm::{json, text};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A call that failed. */
export interface CallError {
  /** A stable code such as `not-found`; see `describeError`. */
  code: string;
  message: string;
  /** More from the server, for programs. */
  details?: unknown;
}

/** Line of a streamed answer: a piece of the answer, the whole of it, or the reason why there is none. */
export type CallableStreamLine = { message: unknown } | { result: unknown } | { error: CallError };

/** Address of functions: a hosted project, a custom domain, or an emulator. */
export interface CallableEndpoint {
  projectId?: string;
  /** A region (`us-central1` if missing), or an absolute URL. */
  regionOrCustomDomain?: string;
  /** Scheme, host and port of an emulator. */
  emulatorOrigin?: string;
}

/** The tokens of a call; one that could not be had is left off. */
export interface CallableTokens {
  auth?: string | null;
  messaging?: string | null;
  appCheck?: string | null;
}

/** A request that ended without the caller aborting it. */
export interface RequestAttempt {
  method?: string;
  /** The HTTP status; missing, `null` or 0 where there was no answer. */
  status?: number | null;
  /** Number of attempts so far, this one included; 1 if missing. */
  attempt?: number;
  /** Retries asked for, whatever the method. */
  retry?: number;
}

/** Whose words an error speaks: `firebase` 12.6 (`0.13`) or 12.19 (`0.14`). */
export type CallableDialect = "0.13" | "0.14";
"#;

/// Makes an argument ready for JSON: finite numbers, texts, flags, arrays and objects of them; dates become ISO-8601,
/// what is undefined `null`.
///
/// @param data - the argument
/// @throws an `Error` "Data cannot be encoded in JSON: …" with code `invalid-argument`
#[wasm_bindgen(js_name = encodeCallable, unchecked_return_type = "unknown")]
pub fn encode_callable(
    #[wasm_bindgen(unchecked_param_type = "unknown")] data: &JsValue,
) -> Fallible<JsValue> {
    json::write(&call::encode(plain::read(data)?)?)
}

/// Reads a result: 64-bit integers with `@type` become numbers.
///
/// @param json - the JSON of an answer's `data`
/// @throws an `Error` "Data cannot be decoded from JSON: …" with code `internal`
#[wasm_bindgen(js_name = decodeCallable, unchecked_return_type = "unknown")]
pub fn decode_callable(
    #[wasm_bindgen(unchecked_param_type = "unknown")] json: &JsValue,
) -> Fallible<JsValue> {
    if json.is_undefined() {
        return Ok(JsValue::UNDEFINED);
    }
    json::write(&call::decode(json::read("json", json)?)?)
}

fn dialect_of(dialect: &JsValue) -> Fallible<Dialect> {
    match text::read_optional("dialect", dialect)?.as_deref() {
        None | Some("0.13") => Ok(Dialect::Functions013),
        Some("0.14") => Ok(Dialect::Functions014),
        Some(_) => Err(Failure::argument("dialect must be \"0.13\" or \"0.14\"")),
    }
}

fn body_of(body: &JsValue) -> Fallible<Option<Value>> {
    if body.is_undefined() {
        Ok(None)
    } else {
        json::read("body", body).map(Some)
    }
}

fn face(error: &CallError) -> Value {
    let code = ("code", Value::from(error.code.as_str()));
    let message = ("message", Value::from(error.message.as_str()));
    match error.details.clone() {
        Some(details) => object([code, message, ("details", details)]),
        None => object([code, message]),
    }
}

/// The error an answer stands for, or `null`. The body's status wins over that of HTTP, its message over both.
///
/// @param status - the HTTP status; 0 for a request without an answer
/// @param body - the JSON of the answer; `null` where it is not JSON
/// @param dialect - whose words to use, `0.13` if missing
#[wasm_bindgen(js_name = errorForResponse, unchecked_return_type = "CallError | null")]
pub fn error_for_response(
    status: u16,
    #[wasm_bindgen(unchecked_param_type = "unknown")] body: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CallableDialect")] dialect: &JsValue,
) -> Fallible<JsValue> {
    let error = call::error_for_response(status, body_of(body)?.as_ref(), dialect_of(dialect)?);
    error.map_or(Ok(JsValue::NULL), |error| json::write(&face(&error)))
}

/// The decoded result of an answer: `data`, or else `result`.
///
/// @param status - the HTTP status; 0 for a request without an answer
/// @param body - the JSON of the answer; `null` where it is not JSON
/// @param dialect - whose words to use, `0.13` if missing
/// @throws an `Error` with the `code`, `message` and `details` of the failed call
#[wasm_bindgen(js_name = callableResult, unchecked_return_type = "unknown")]
pub fn callable_result(
    status: u16,
    #[wasm_bindgen(unchecked_param_type = "unknown")] body: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CallableDialect")] dialect: &JsValue,
) -> Fallible<JsValue> {
    json::write(&call::result_of_response(
        status,
        body_of(body)?.as_ref(),
        dialect_of(dialect)?,
    )?)
}

/// Parses a line of a streamed answer; `callableStream` reads a whole answer.
///
/// @param line - a line without its end
/// @param dialect - whose words to use, `0.13` if missing
#[wasm_bindgen(
    js_name = callableStreamLine,
    unchecked_return_type = "CallableStreamLine | null"
)]
pub fn callable_stream_line(
    #[wasm_bindgen(unchecked_param_type = "string")] line: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CallableDialect")] dialect: &JsValue,
) -> Fallible<JsValue> {
    let line = text::read("line", line)?;
    json::write(&match call::read_stream_line(&line, dialect_of(dialect)?) {
        StreamLine::Message(message) => object([("message", message)]),
        StreamLine::Result(result) => object([("result", result)]),
        StreamLine::Failure(error) => object([("error", face(&error))]),
        StreamLine::Nothing => Value::Null,
    })
}

/// Error of a call that the client itself ends: no answer within `CALL_TIMEOUT_MS`, or the client shut down.
///
/// @param reason - why it ended
#[wasm_bindgen(js_name = callableEnded, unchecked_return_type = "CallError")]
pub fn callable_ended(
    #[wasm_bindgen(unchecked_param_type = "\"timeout\" | \"deleted\"")] reason: &JsValue,
) -> Fallible<JsValue> {
    match text::read("reason", reason)?.as_str() {
        "timeout" => json::write(&face(&CallError::timeout())),
        "deleted" => json::write(&face(&CallError::deleted())),
        _ => Err(Failure::argument(
            "reason must be \"timeout\" or \"deleted\"",
        )),
    }
}

fn endpoint_of(given: &Given) -> Fallible<Endpoint> {
    let project = given.field("projectId")?.text()?.unwrap_or_default();
    let place = given.field("regionOrCustomDomain")?.text()?;
    let domain = place.as_deref().and_then(|text| Url::new(text).ok());
    let region = match &domain {
        Some(_) => None,
        None => place,
    };
    let region = region.unwrap_or_else(|| DEFAULT_FUNCTIONS_REGION.to_owned());
    Ok(match (given.field("emulatorOrigin")?.text()?, domain) {
        (Some(origin), _) => Endpoint::Emulator {
            origin,
            project,
            region,
        },
        (None, Some(url)) => Endpoint::CustomDomain(url.origin() + &url.pathname()),
        (None, None) => Endpoint::Hosted { project, region },
    })
}

/// The address of a function.
///
/// @param name - the function's name
/// @param endpoint - where functions are called
#[wasm_bindgen(js_name = callableUrl)]
pub fn callable_url(
    #[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "CallableEndpoint")] endpoint: &JsValue,
) -> Fallible<String> {
    let endpoint = endpoint_of(&Given::new("endpoint", endpoint))?;
    Ok(endpoint.url(&text::read("name", name)?))
}

/// The headers of a call.
///
/// @param tokens - the tokens that could be had
#[wasm_bindgen(js_name = callableHeaders, unchecked_return_type = "Record<string, string>")]
pub fn callable_headers(
    #[wasm_bindgen(unchecked_param_type = "CallableTokens")] tokens: &JsValue,
) -> Fallible<JsValue> {
    let tokens = Given::new("tokens", tokens);
    let headers = call::call_headers(&CallTokens {
        auth: tokens.field("auth")?.text()?,
        messaging: tokens.field("messaging")?.text()?,
        app_check: tokens.field("appCheck")?.text()?,
    });
    json::write(&headers.into_iter().collect::<Value>())
}

/// Returns `true` if a request is to be tried again: once, after 408, 409, 425, 429, 500, 502, 503, 504 or no answer,
/// and only for methods that carry nothing. Never ask for one that its caller aborted.
///
/// @param attempt - the request that ended
#[wasm_bindgen(js_name = shouldRetry)]
pub fn should_retry(
    #[wasm_bindgen(unchecked_param_type = "RequestAttempt")] attempt: &JsValue,
) -> Fallible<bool> {
    let attempt = Given::new("attempt", attempt);
    let method = attempt.field("method")?.text()?;
    let status = attempt.field("status")?;
    let status =
        u16::try_from(status.whole_or(0)?).map_err(|_| status.must("be an HTTP status"))?;
    Ok(call::should_retry(&Attempt {
        method: method.as_deref().unwrap_or("GET"),
        status: Some(status),
        made: attempt.field("attempt")?.whole_or(1)?,
        retries: attempt.field("retry")?.whole()?,
    }))
}
