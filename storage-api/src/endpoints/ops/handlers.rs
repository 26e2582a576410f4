//! Handlers of operations.

use http::{HeaderValue, Method, StatusCode, header};
use serde_json::json;

use super::docs;
use super::metrics::{self, Readings};
use crate::app::App;
use crate::error::ApiError;
use crate::http::headers::TEXT_POLICY;
use crate::http::{Answer, Head};

/// Pages that are made once.
pub(super) struct Pages {
    openapi: &'static str,
    docs: String,
    readings: Readings,
}

impl Pages {
    pub(super) fn new(app: &App, openapi: &'static str) -> Self {
        Self {
            openapi,
            docs: docs::page(openapi),
            readings: Readings::new(app),
        }
    }
}

/// Answers one of the pages.
pub(super) fn answer(
    app: &App,
    pages: &Pages,
    page: &str,
    head: &Head,
) -> Result<Answer, ApiError> {
    if !matches!(head.method, Method::GET | Method::HEAD) {
        return Err(ApiError::method_not_allowed("GET, HEAD"));
    }
    match page {
        "healthz" => Ok(Answer::json(&json!({ "status": "ok" }))),
        "readyz" => readyz(app),
        "metrics" => metrics::answer(app, &pages.readings, head),
        "docs" => {
            let docs = Answer::bytes("text/html; charset=utf-8", pages.docs.clone());
            Ok(cached(docs).with_header(header::CONTENT_SECURITY_POLICY, TEXT_POLICY))
        }
        "style" => Ok(cached(Answer::bytes(
            "text/css; charset=utf-8",
            docs::STYLE,
        ))),
        "jwks" => Ok(cached(Answer::json(&app.tokens.public_keys()))),
        _ => Ok(cached(Answer::bytes("application/json", pages.openapi))),
    }
}

/// Ready means: writes are accepted, and we are not about to stop.
fn readyz(app: &App) -> Result<Answer, ApiError> {
    if *app.stopped.borrow() {
        return Err(ApiError::unavailable("the server is stopping"));
    }
    let not_ready = |error| ApiError::from(error).with_status(StatusCode::SERVICE_UNAVAILABLE);
    app.store.health().map_err(not_ready)?;
    Ok(Answer::json(&json!({ "status": "ready" })))
}

pub(super) fn cached(mut answer: Answer) -> Answer {
    answer.headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("max-age=300"),
    );
    answer
}
