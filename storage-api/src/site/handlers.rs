//! Which page or file answers a path.

use http::{HeaderValue, Method, StatusCode, header};
use serde_json::json;
use tokio::fs;
use wasm_core::route::{Decision, Session, navigate};

use super::{files, outside};
use crate::app::App;
use crate::auth::secret;
use crate::error::ApiError;
use crate::http::headers::page_policy;
use crate::http::{Answer, Head};

/// Stands in `index.html` where the nonce of the style policy belongs.
const NONCE_PLACE: &str = "__CSP_NONCE__";
/// Paths that are no pages: what is not there answers in JSON.
const NO_PAGES: [&str; 4] = ["/v1", "/functions", "/.well-known", "/assets"];
const NOT_BUILT: &str = include_str!("not-built.html");

/// Answers a request for a file or a page.
pub(crate) async fn answer(app: &App, head: &Head) -> Result<Answer, ApiError> {
    let path = head.uri.path();
    let is_page = !NO_PAGES.iter().any(|prefix| {
        path.strip_prefix(prefix)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    });
    if !matches!(head.method, Method::GET | Method::HEAD) {
        return Err(if is_page {
            ApiError::method_not_allowed("GET, HEAD")
        } else {
            nothing()
        });
    }
    match path {
        "/config.json" => return Ok(config(app).await),
        "/builds/latest.json" => return Ok(Answer::json(&json!({ "id": build_id(app).await }))),
        "/" | "/index.html" => return shell(app, StatusCode::OK).await,
        _ => {}
    }
    if let Some(file) = files::file(&app.config.site, head).await? {
        return Ok(file);
    }
    if !is_page {
        return Err(nothing());
    }
    shell(app, status_of(head)).await
}

fn nothing() -> ApiError {
    ApiError::not_found("there is nothing at this address")
}

/// What the route table says to a path. Where a guard would send somebody to sign in the app does so itself.
fn status_of(head: &Head) -> StatusCode {
    let full_path = head.uri.path_and_query().map_or("/", |path| path.as_str());
    match navigate(full_path, Session::SignedOut) {
        Decision::Error(_) => StatusCode::NOT_FOUND,
        _ => StatusCode::OK,
    }
}

/// The app's page, with a nonce of its own in every answer.
async fn shell(app: &App, status: StatusCode) -> Result<Answer, ApiError> {
    let Ok(page) = fs::read_to_string(app.config.site.join("index.html")).await else {
        return Ok(not_built(app));
    };
    let nonce = secret::random_secret();
    let answer = Answer::bytes(
        "text/html; charset=utf-8",
        page.replace(NONCE_PLACE, &nonce),
    );
    Ok(answer
        .with_status(status)
        .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))
        .with_text_header(
            header::CONTENT_SECURITY_POLICY,
            &page_policy(&nonce, &outside::origins(&app.config)),
        ))
}

/// Says plainly that the app has not been built, and how to build it.
fn not_built(app: &App) -> Answer {
    tracing::warn!(site = %app.config.site.display(), "there is no index.html in the folder of the app");
    Answer::bytes("text/html; charset=utf-8", NOT_BUILT)
        .with_status(StatusCode::SERVICE_UNAVAILABLE)
        .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))
}

/// What the app may know before anybody has signed in.
async fn config(app: &App) -> Answer {
    Answer::json(&json!({
        "buildId": build_id(app).await,
        "mapsKey": app.config.maps_key,
        "mapsScript": app.config.maps_script,
        "placeSearch": app.config.place_search.iter().map(|search| json!({ "kind": search.kind(), "url": search.url() })).collect::<Vec<_>>(),
        "functionsUrl": "/functions",
        "openid": app.config.openid.iter().map(|provider| &provider.name).collect::<Vec<_>>(),
    }))
}

/// A name for the build that is served: it changes exactly when the page does.
async fn build_id(app: &App) -> String {
    let page = fs::read_to_string(app.config.site.join("index.html"))
        .await
        .unwrap_or_default();
    let mut id = secret::hash(&page);
    id.truncate(16);
    id
}
