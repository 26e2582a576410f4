//! The envelope of a call: `{"data": …}` in, `{"result": …}` or `{"error": …}` out, readable from allowed origins.

use std::net::{IpAddr, Ipv4Addr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt;
use http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use serde_json::Value;

use super::call::{Call, Done, Outcome, open_envelope};
use super::callable::Callables;
use super::event_stream;
use super::requester::Access;
use crate::access::auth::caller::Caller;
use crate::app::App;
use crate::error::ApiError;
use crate::http::body::{RequestBody, read_json};
use crate::http::{Answer, Head};

/// Answers a call or its preflight, always in the shape the client understands.
pub(super) async fn answer(
    callables: &Arc<Callables>,
    app: &Arc<App>,
    name: &str,
    head: &Arc<Head>,
    mut body: RequestBody,
) -> Answer {
    let answer = match head.method {
        Method::POST => called(callables, app, name, head, body).await,
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

async fn called(
    callables: &Arc<Callables>,
    app: &Arc<App>,
    name: &str,
    head: &Arc<Head>,
    mut body: RequestBody,
) -> Answer {
    #[cfg(feature = "conformance")]
    if let Some(answer) = super::conformance::answer(app, name, head, &mut body).await {
        return answer;
    }
    let streams = event_stream::is_wanted(head);
    let (callables, owned) = (Arc::clone(callables), Arc::clone(app));
    let (head, name) = (Arc::clone(head), name.to_owned());
    let running = async move {
        let outcome = run(&callables, owned, &name, head, &mut body).await;
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

async fn run(
    callables: &Callables,
    app: Arc<App>,
    name: &str,
    head: Arc<Head>,
    body: &mut RequestBody,
) -> Result<Done, ApiError> {
    app.origins.check(&head)?;
    let callable = callables.get(name)?;
    let caller = match app.caller(&head).await {
        // These never ask who is calling; a client whose token has just run out must still get through.
        Err(_) if callable.access == Access::WithoutToken => None,
        caller => caller?,
    };
    let terms = app
        .bodies
        .record(caller.as_ref().map(|caller| caller.uid.as_str()));
    let data = open_envelope(read_json(body, terms, &["application/json"]).await?)?;
    let call = Call {
        app,
        name: callable.name,
        head,
        caller,
        data,
    };
    // Caught here, because the client reads the answer only with the headers that every answer of ours gets.
    let outcome = AssertUnwindSafe(callable.run(call)).catch_unwind().await;
    outcome.unwrap_or_else(|_panic| Err(ApiError::internal("a function panicked")))
}

/// Calls a function within the program, as somebody who is signed in, or as nobody.
pub(crate) async fn call_as(
    callables: &Callables,
    app: &Arc<App>,
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
    let callable = callables.get(name)?;
    let call = Call {
        app: Arc::clone(app),
        name: callable.name,
        head: Arc::new(head),
        caller,
        data,
    };
    match callable.run(call).await?.result {
        Outcome::Value(result) => Ok(result),
        Outcome::Text(text) => serde_json::from_str(text.get()).map_err(ApiError::internal),
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
