//! Functions of a test build that answer in every way the protocol knows, so that the real clients can be driven through
//! the whole of it. Never in a release.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt;
use http::StatusCode;
use serde_json::{Value, json};
use wasm_core::error::Code;

use super::call::open_envelope;
use super::event_stream::{self, events, line};
use crate::app::App;
use crate::error::ApiError;
use crate::http::answer::Content;
use crate::http::bearer::bearer;
use crate::http::body::{RequestBody, read_json};
use crate::http::{Answer, Head};

/// The token that is somebody here, and who it is.
const TOKEN: (&str, &str) = ("conformance-token", "conformance-user");

/// Answers a function of this module; `None` for all others.
pub(super) async fn answer(
    app: &App,
    name: &str,
    head: &Head,
    body: &mut RequestBody,
) -> Option<Answer> {
    let name = name.strip_prefix("conformance")?;
    let answer = AssertUnwindSafe(run(app, name, head, body))
        .catch_unwind()
        .await;
    let answer = answer.unwrap_or_else(|_panic| Err(ApiError::internal("a function panicked")));
    Some(match answer {
        Ok(answer) => answer,
        Err(error) if event_stream::is_wanted(head) => event_stream::failure(error),
        Err(error) => error.into(),
    })
}

async fn run(
    app: &App,
    name: &str,
    head: &Head,
    body: &mut RequestBody,
) -> Result<Answer, ApiError> {
    let terms = app.bodies.record(None);
    let data = open_envelope(read_json(body, terms, &["application/json"]).await?)?;
    let caller = match bearer(head)? {
        None => Value::Null,
        Some(token) if token == TOKEN.0 => json!(TOKEN.1),
        Some(_) => return Err(ApiError::unauthenticated("the ID token is not valid")),
    };
    let of = |kind: &str, value: &str| json!({ "@type": format!("type.googleapis.com/google.protobuf.{kind}"), "value": value });
    let longs =
        json!({ "i": of("Int64Value", "-420"), "u": of("UInt64Value", "18446744073709551615") });
    let whole = match name {
        "Echo" => json!({ "result": data }),
        "EchoData" => json!({ "data": data }),
        "Both" => json!({ "data": "from-data", "result": "from-result" }),
        "Null" => json!({ "data": null }),
        "Long" => json!({ "data": longs }),
        "BadType" => json!({ "data": of("Duration", "1s") }),
        "Missing" => json!({}),
        "Http" => {
            return Ok(text(
                status(&data),
                data["body"].as_str().unwrap_or_default(),
            ));
        }
        "Body" => return Ok(Answer::json(&data["body"]).with_status(status(&data))),
        "NonJson" => {
            return Ok(text(
                StatusCode::OK,
                "<!doctype html><title>no JSON</title>",
            ));
        }
        "Error" => return Err(error(&data)),
        "Throw" => panics(),
        "Sleep" => {
            tokio::time::sleep(Duration::from_millis(data["ms"].as_u64().unwrap_or(0))).await;
            json!({ "result": "slept" })
        }
        "Whoami" => json!({ "result": whoami(head, &caller) }),
        "Stream" => return Ok(stream(head, &data)),
        _ => return Err(ApiError::not_found("there is no such function")),
    };
    Ok(told(head, &whole))
}

/// The whole body of an answer, in the form that is wanted.
fn told(head: &Head, whole: &Value) -> Answer {
    if event_stream::is_wanted(head) {
        events(Content::Whole(line(whole).into()))
    } else {
        Answer::json(whole)
    }
}

/// Whom the headers of the call name.
fn whoami(head: &Head, caller: &Value) -> Value {
    let header = |name: &str| head.headers.get(name).and_then(|value| value.to_str().ok());
    json!({
        "uid": caller,
        "appCheck": header("x-firebase-appcheck"),
        "iid": header("firebase-instance-id-token"),
    })
}

/// Two messages and then the result, or a failure; without the streaming form, the result alone.
fn stream(head: &Head, data: &Value) -> Answer {
    let done = json!({ "result": "done" });
    if !event_stream::is_wanted(head) {
        return told(head, &done);
    }
    let two = json!({ "@type": "type.googleapis.com/google.protobuf.Int64Value", "value": "2" });
    let nope = json!({ "status": "OUT_OF_RANGE", "message": "stream nope", "details": { "a": 1 } });
    let end = if data["fail"] == true {
        json!({ "error": nope })
    } else {
        done
    };
    let messages = [
        json!({ "message": "one" }),
        json!({ "message": { "n": two } }),
        end,
    ];
    let lines: String = messages.iter().map(line).collect();
    events(Content::Whole(format!(": ping\n\n{lines}").into()))
}

/// The error that was asked for, by its name on the wire.
fn error(data: &Value) -> ApiError {
    let name = data["status"].as_str().unwrap_or_default();
    let code = name.to_lowercase().replace('_', "-").parse();
    let code = code.unwrap_or(Code::Internal);
    let error = ApiError::new(code, data["message"].as_str().unwrap_or_default());
    let details = data["details"].as_object().into_iter().flatten();
    details.fold(error, |error, (name, value)| {
        error.with_detail(name, value.clone())
    })
}

#[expect(clippy::panic, reason = "what becomes of a panic is what is tested")]
fn panics() -> Value {
    panic!("on purpose")
}

fn status(data: &Value) -> StatusCode {
    let number = data["http"]
        .as_u64()
        .and_then(|number| u16::try_from(number).ok());
    let status = number.and_then(|number| StatusCode::from_u16(number).ok());
    status.unwrap_or(StatusCode::OK)
}

fn text(status: StatusCode, body: &str) -> Answer {
    Answer::bytes("text/html; charset=utf-8", body.to_owned()).with_status(status)
}
