//! What operations answer.

use http::{HeaderValue, Method, StatusCode, header};
use serde_json::json;

use crate::app::App;
use crate::error::ApiError;
use crate::http::{Answer, Head};

/// Answers one of the pages.
pub(crate) fn answer(
    app: &App,
    page: &str,
    openapi: &'static str,
    head: &Head,
) -> Result<Answer, ApiError> {
    if !matches!(head.method, Method::GET | Method::HEAD) {
        return Err(ApiError::method_not_allowed("GET, HEAD"));
    }
    match page {
        "healthz" => Ok(Answer::json(&json!({ "status": "ok" }))),
        "readyz" => readyz(app),
        "jwks" => Ok(cached(Answer::json(&app.tokens.public_keys()))),
        _ => Ok(cached(Answer::bytes("application/json", openapi))),
    }
}

/// Ready means: writes are accepted, and we are not about to stop.
fn readyz(app: &App) -> Result<Answer, ApiError> {
    if *app.stopped.borrow() {
        return Err(ApiError::new(
            wasm_core::error::Code::Unavailable,
            "the server is stopping",
        ));
    }
    let not_ready = |error| ApiError::from(error).with_status(StatusCode::SERVICE_UNAVAILABLE);
    app.store.health().map_err(not_ready)?;
    Ok(Answer::json(&json!({ "status": "ready" })))
}

fn cached(mut answer: Answer) -> Answer {
    answer.headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("max-age=300"),
    );
    answer
}
