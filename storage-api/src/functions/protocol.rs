//! The envelope of a call: `{"data": …}` in, `{"result": …}` or `{"error": …}` out, readable from allowed origins.

use bytes::Bytes;
use http::{HeaderValue, Method, StatusCode, header};
use serde_json::{Value, json};
use wasm_core::error::Code;

use super::registry;
use crate::app::App;
use crate::auth::caller::Caller;
use crate::error::ApiError;
use crate::http::{Answer, Head, body::read_json};

/// A call that has been understood.
pub(super) struct Call<'a> {
    pub(super) app: &'a App,
    pub(super) head: &'a Head,
    pub(super) caller: Option<Caller>,
    pub(super) data: Value,
}

impl Call<'_> {
    /// The person calling; only signed-in people may.
    pub(super) fn person(&self) -> Result<&Caller, ApiError> {
        self.caller
            .as_ref()
            .ok_or_else(|| ApiError::unauthenticated("sign in first"))
    }
}

/// What a function answers, and the cookies that go with it.
pub(super) struct Done {
    pub(super) result: Value,
    pub(super) cookies: Vec<String>,
}

impl From<Value> for Done {
    fn from(result: Value) -> Self {
        Self {
            result,
            cookies: Vec::new(),
        }
    }
}

/// Answers a call or its preflight, always in the shape the client understands.
pub(super) async fn answer(
    app: &App,
    name: &str,
    head: &Head,
    body: Result<Bytes, ApiError>,
) -> Answer {
    let answer = match head.method {
        Method::OPTIONS => Ok(preflight()),
        Method::POST => run(app, name, head, body).await,
        _ => Err(ApiError::method_not_allowed("POST, OPTIONS")),
    };
    share(app, head, answer.unwrap_or_else(Answer::from))
}

async fn run(
    app: &App,
    name: &str,
    head: &Head,
    body: Result<Bytes, ApiError>,
) -> Result<Answer, ApiError> {
    app.origins.check(head)?;
    let data = open_envelope(read_json(head, body, &["application/json"])?)?;
    let caller = match app.caller(head).await {
        // These never ask who is calling; a client whose token has just run out must still get through.
        Err(_) if registry::needs_no_token(name) => None,
        caller => caller?,
    };
    let done = registry::run(
        name,
        Call {
            app,
            head,
            caller,
            data,
        },
    )
    .await?;
    let answer = Answer::json(&json!({ "result": done.result }));
    let cookies = done.cookies.iter();
    Ok(cookies.fold(answer, |answer, cookie| {
        answer.with_text_header(header::SET_COOKIE, cookie)
    }))
}

/// `data` and nothing else.
fn open_envelope(body: Value) -> Result<Value, ApiError> {
    match body {
        Value::Object(mut members) if members.len() == 1 && members.contains_key("data") => {
            Ok(members.remove("data").unwrap_or_default())
        }
        _ => Err(ApiError::new(Code::InvalidArgument, "Bad Request")),
    }
}

fn preflight() -> Answer {
    Answer::empty(StatusCode::NO_CONTENT)
        .with_header(
            header::ACCESS_CONTROL_ALLOW_METHODS,
            HeaderValue::from_static("POST"),
        )
        .with_header(
            header::ACCESS_CONTROL_ALLOW_HEADERS,
            HeaderValue::from_static(
                "authorization, content-type, firebase-instance-id-token, x-firebase-appcheck",
            ),
        )
        .with_header(
            header::ACCESS_CONTROL_MAX_AGE,
            HeaderValue::from_static("3600"),
        )
}

/// Lets pages of allowed origins read the answer, also when it is an error.
fn share(app: &App, head: &Head, answer: Answer) -> Answer {
    let mut answer = answer.with_header(header::VARY, HeaderValue::from_static("origin"));
    let origin = head.headers.get(header::ORIGIN);
    let allowed = origin.filter(|origin| {
        origin
            .to_str()
            .is_ok_and(|origin| app.origins.contains(origin))
    });
    if let Some(origin) = allowed {
        answer
            .headers
            .insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin.clone());
        let credentials = HeaderValue::from_static("true");
        answer
            .headers
            .insert(header::ACCESS_CONTROL_ALLOW_CREDENTIALS, credentials);
        let shared = http::HeaderName::from_static("cross-origin-resource-policy");
        answer
            .headers
            .insert(shared, HeaderValue::from_static("cross-origin"));
    }
    answer
}
