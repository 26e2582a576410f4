//! Which page or file answers a path.

use http::{HeaderValue, Method, StatusCode, header};
use serde_json::json;
use tokio::fs;
use wasm_core::constants::AUTH_COOKIE_NAME;
use wasm_core::route::{Decision, Session, navigate};

use super::card::Cards;
use super::preview::Preview;
use super::subject::{KINDS, Subject};
use super::{files, outside, tiles};
use crate::app::App;
use crate::auth::secret;
use crate::error::ApiError;
use crate::http::headers::page_policy;
use crate::http::{Answer, Head};

/// Stands in `index.html` where the nonce of the style policy belongs.
const NONCE_PLACE: &str = "__CSP_NONCE__";
/// Paths that are no pages: what is not there answers in JSON.
const NO_PAGES: [&str; 6] = [
    "/v1",
    "/functions",
    "/.well-known",
    "/assets",
    "/cards",
    "/tiles",
];
/// Says who may show a picture of ours on a page of theirs.
const EMBEDDING: header::HeaderName =
    header::HeaderName::from_static("cross-origin-resource-policy");
const NOT_BUILT: &str = include_str!("not-built.html");

/// Answers a request for a file or a page.
pub(super) async fn answer(app: &App, cards: &Cards, head: &Head) -> Result<Answer, ApiError> {
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
        "/" | "/index.html" => return shell(app, StatusCode::OK, &Preview::of_path("/")).await,
        _ => {}
    }
    if let Some(name) = path.strip_prefix("/cards/") {
        return card(app, cards, name, head).await;
    }
    if let Some(name) = path.strip_prefix("/tiles/") {
        return tiles::answer(app, name, head).await;
    }
    if let Some(file) = files::file(&app.config.site, head).await? {
        return Ok(file);
    }
    if !is_page {
        return Err(nothing());
    }
    page(app, head).await
}

fn nothing() -> ApiError {
    ApiError::not_found("there is nothing at this address")
}

/// The app's page, with the status that the route table and the rules give it. Where a guard would send somebody to
/// sign in the app does so itself.
async fn page(app: &App, head: &Head) -> Result<Answer, ApiError> {
    let full_path = head.uri.path_and_query().map_or("/", |path| path.as_str());
    let subject = match navigate(full_path, Session::SignedOut) {
        Decision::Error(_) => {
            return shell(app, StatusCode::NOT_FOUND, &Preview::of_nothing()).await;
        }
        Decision::Show(matched) => Subject::of_page(&matched),
        _ => None,
    };
    let Some(subject) = subject else {
        return shell(app, StatusCode::OK, &Preview::of_path(head.uri.path())).await;
    };
    // The words are the same for everybody, so that nobody passes on a page that says more than others may see.
    let key = head.link_key();
    let about = subject.about(app, &app.asker(None, key.as_deref())).await?;
    if let Some(about) = about {
        let public = subject.about(app, &app.asker(None, None)).await?.is_some();
        let preview = Preview::of(&subject, &about, key.as_deref().filter(|_| !public));
        return shell(app, StatusCode::OK, &preview).await;
    }
    let status = if is_seen(app, &subject, key.as_deref(), head).await? {
        StatusCode::OK
    } else {
        StatusCode::NOT_FOUND
    };
    shell(app, status, &Preview::of_nothing()).await
}

/// Whether the person of the cookie may see a thing. Page loads carry no bearer token, and a cookie that has run out is
/// nobody's.
async fn is_seen(
    app: &App,
    subject: &Subject,
    key: Option<&str>,
    head: &Head,
) -> Result<bool, ApiError> {
    let Some(token) = head.cookie(AUTH_COOKIE_NAME) else {
        return Ok(false);
    };
    let Ok(caller) = app.authenticate(token).await else {
        return Ok(false);
    };
    let about = subject.about(app, &app.asker(Some(&caller), key)).await?;
    Ok(about.is_some())
}

/// `/cards/{kind}/{id}.png`. What is not there, or not for everybody, has the general card.
async fn card(app: &App, cards: &Cards, name: &str, head: &Head) -> Result<Answer, ApiError> {
    let name = name.strip_suffix(".png").ok_or_else(nothing)?;
    let key = head.link_key();
    let about = match name.split_once('/') {
        Some((kind, id)) => {
            let is_kind = KINDS.iter().any(|known| known.name == kind);
            let subject = Subject::named(kind, id);
            match subject {
                _ if !is_kind => return Err(nothing()),
                Some(subject) => subject.about(app, &app.asker(None, key.as_deref())).await?,
                None => None,
            }
        }
        None if name == "yonder" => None,
        None => return Err(nothing()),
    };
    let png = cards.card(about).await?;
    let tag = format!("\"{}\"", &secret::hash_bytes(&png)[..16]);
    let answer = if head.header(header::IF_NONE_MATCH) == Some(&tag) {
        Answer::empty(StatusCode::NOT_MODIFIED)
    } else {
        Answer::bytes("image/png", png)
    };
    let caching = match key {
        Some(_) => HeaderValue::from_static("private, max-age=300"),
        None => HeaderValue::from_static("public, max-age=300"),
    };
    Ok(answer
        .with_text_header(header::ETAG, &tag)
        .with_header(header::CACHE_CONTROL, caching)
        .with_header(EMBEDDING, HeaderValue::from_static("cross-origin")))
}

/// The app's page, with a nonce of its own in every answer.
async fn shell(app: &App, status: StatusCode, preview: &Preview) -> Result<Answer, ApiError> {
    let Ok(page) = fs::read_to_string(app.config.site.join("index.html")).await else {
        return Ok(not_built(app));
    };
    let nonce = secret::random_secret();
    // The nonce first: a title may hold what stands in its place.
    let page = page.replace(NONCE_PLACE, &nonce);
    let page = preview.written_into(&page, &app.page(""));
    let answer = Answer::bytes("text/html; charset=utf-8", page);
    Ok(answer
        .with_status(status)
        .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))
        .with_text_header(
            header::CONTENT_SECURITY_POLICY,
            &page_policy(&nonce, &outside::origins(app)),
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
        "tiles": app.config.tiles.iter().enumerate().map(|(index, tiles)| tiles.url(index)).collect::<Vec<_>>(),
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
