//! The envelope of a call: `{"data": …}` in, `{"result": …}` or `{"error": …}` out, readable from allowed origins.

use std::net::{IpAddr, Ipv4Addr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt;
use http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use wasm_core::error::Code;

use super::{event_stream, registry};
use crate::app::App;
use crate::auth::caller::Caller;
use crate::error::ApiError;
use crate::http::body::{RequestBody, read_json};
use crate::http::{Answer, Head};

/// A call that has been understood.
pub(super) struct Call<'a> {
    pub(super) app: &'a App,
    /// Name of the function.
    pub(super) name: &'a str,
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

/// Answer of a function, and the cookies that go with it.
pub(super) struct Done {
    pub(super) result: Outcome,
    pub(super) cookies: Vec<String>,
}

/// The result of a function, as JSON or as the text of it.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Outcome {
    Value(Value),
    Text(Box<RawValue>),
}

/// The result as it travels.
#[derive(Serialize)]
pub(super) struct Envelope<'a> {
    result: &'a Outcome,
}

impl From<Value> for Done {
    fn from(result: Value) -> Self {
        Self {
            result: Outcome::Value(result),
            cookies: Vec::new(),
        }
    }
}

impl Done {
    /// A large result, written as text at once: nothing of it is copied as a value.
    pub(super) fn of(result: &impl Serialize) -> Result<Self, ApiError> {
        let text = to_raw_value(result).map_err(ApiError::internal)?;
        Ok(Self {
            result: Outcome::Text(text),
            cookies: Vec::new(),
        })
    }

    /// The result as it travels.
    pub(super) fn envelope(&self) -> Envelope<'_> {
        Envelope {
            result: &self.result,
        }
    }

    /// The answer with the cookies that go with it.
    pub(super) fn set_cookies(&self, answer: Answer) -> Answer {
        let cookies = self.cookies.iter();
        cookies.fold(answer, |answer, cookie| {
            answer.with_text_header(header::SET_COOKIE, cookie)
        })
    }
}

/// Answers a call or its preflight, always in the shape the client understands.
pub(super) async fn answer(
    app: &Arc<App>,
    name: &str,
    head: &Arc<Head>,
    mut body: RequestBody,
) -> Answer {
    let answer = match head.method {
        Method::POST => called(app, name, head, body).await,
        Method::OPTIONS => {
            body.discard().await;
            preflight()
        }
        _ => {
            body.discard().await;
            ApiError::method_not_allowed("POST, OPTIONS").into()
        }
    };
    share(app, head, answer)
}

async fn called(app: &Arc<App>, name: &str, head: &Arc<Head>, mut body: RequestBody) -> Answer {
    #[cfg(feature = "conformance")]
    if let Some(answer) = super::conformance::answer(app, name, head, &mut body).await {
        return answer;
    }
    let streams = event_stream::is_wanted(head);
    let (owned, own_head, name) = (Arc::clone(app), Arc::clone(head), name.to_owned());
    let running = async move {
        let outcome = run(&owned, &name, &own_head, &mut body).await;
        body.discard().await;
        outcome
    };
    if streams {
        return event_stream::answer(running, &app.tasks).await;
    }
    match running.await {
        Ok(done) => done.set_cookies(Answer::json(&done.envelope())),
        Err(error) => error.into(),
    }
}

async fn run(app: &App, name: &str, head: &Head, body: &mut RequestBody) -> Result<Done, ApiError> {
    app.origins.check(head)?;
    let caller = match app.caller(head).await {
        // These never ask who is calling; a client whose token has just run out must still get through.
        Err(_) if registry::needs_no_token(name) => None,
        caller => caller?,
    };
    let terms = app
        .bodies
        .record(caller.as_ref().map(|caller| caller.uid.as_str()));
    let data = open_envelope(read_json(body, terms, &["application/json"]).await?)?;
    let call = Call {
        app,
        name,
        head,
        caller,
        data,
    };
    // Caught here, because the client reads the answer only with the headers that every answer of ours gets.
    let outcome = AssertUnwindSafe(registry::run(call)).catch_unwind().await;
    outcome.unwrap_or_else(|_panic| Err(ApiError::internal("a function panicked")))
}

/// Calls a function within the program, as somebody who is signed in, or as nobody.
pub(crate) async fn call_as(
    app: &App,
    name: &str,
    uid: Option<&str>,
    data: Value,
) -> Result<Value, ApiError> {
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let head = Head {
        method: Method::POST,
        uri: Uri::default(),
        headers: HeaderMap::new(),
        address: here.into(),
        peer: here,
    };
    let caller = uid.map(|uid| Caller {
        uid: uid.to_owned(),
        sid: String::new(),
        expires_s: i64::MAX,
    });
    let call = Call {
        app,
        name,
        head: &head,
        caller,
        data,
    };
    match registry::run(call).await?.result {
        Outcome::Value(result) => Ok(result),
        Outcome::Text(text) => serde_json::from_str(text.get()).map_err(ApiError::internal),
    }
}

/// `data` and nothing else.
pub(super) fn open_envelope(body: Value) -> Result<Value, ApiError> {
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
