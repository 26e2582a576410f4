//! Page or file that answers a path.

use http::{HeaderValue, Method, StatusCode, header};
use serde_json::json;
use tokio::fs;
use wasm_core::constants::AUTH_COOKIE_NAME;
use wasm_core::route::{Decision, RouteMatch, Session, navigate};

use super::card::Cards;
use super::preview::Preview;
use super::subject::{KINDS, Subject};
use super::{files, invitation, outside, tiles};
use crate::access::auth::secret;
use crate::app::App;
use crate::error::ApiError;
use crate::http::headers::page_policy;
use crate::http::{Answer, Head};

/// Stands in `index.html` where the nonce of the style policy belongs.
const NONCE_PLACE: &str = "__CSP_NONCE__";
/// The built page of the app, and the light one of an invitation.
const APP_PAGE: &str = "index.html";
const INVITATION_PAGE: &str = "invitation.html";
/// Paths that are no pages: what is not there answers in JSON.
const NO_PAGES: [&str; 7] = [
    "/v1",
    "/functions",
    "/webhooks",
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
        Decision::Show(matched) => {
            if let Some(light) = light_page(app, head, &matched).await? {
                return Ok(light);
            }
            Subject::of_page(&matched)
        }
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

/// The light page of a hangout, with the same words and card in its head as the app's page has; `None` where the app's
/// page answers.
async fn light_page(
    app: &App,
    head: &Head,
    matched: &RouteMatch,
) -> Result<Option<Answer>, ApiError> {
    let Some(guest) = invitation::of_page(app, head, matched).await? else {
        return Ok(None);
    };
    let Ok(page) = fs::read_to_string(app.config.site.join(INVITATION_PAGE)).await else {
        return Ok(None);
    };
    let key = guest.link_key.as_deref();
    let mut preview = Preview::of_nothing();
    if guest.is_open()
        && let Some(subject) = Subject::named("hangout", &guest.id)
        && let Some(about) = subject.about(app, &app.asker(None, key)).await?
    {
        let is_public = subject.about(app, &app.asker(None, None)).await?.is_some();
        preview = Preview::of(&subject, &about, key.filter(|_| !is_public));
    }
    let page = guest.written_into(&page)?;
    Ok(Some(served(app, StatusCode::OK, &preview, &page)))
}

/// Returns `true` if the person of the cookie may see a thing. Page loads carry no bearer token, and a cookie that has
/// run out is nobody's.
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

/// `/cards/{kind}/{id}.png`, and `.svg` for the cover alone. What is not there, or not for everybody, has the general card.
async fn card(app: &App, cards: &Cards, name: &str, head: &Head) -> Result<Answer, ApiError> {
    let (name, is_cover) = match (name.strip_suffix(".png"), name.strip_suffix(".svg")) {
        (Some(name), _) => (name, false),
        (None, Some(name)) => (name, true),
        _ => return Err(nothing()),
    };
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
    let (kind, bytes) = if is_cover {
        let cover = about.and_then(|about| about.cover).ok_or_else(nothing)?;
        ("image/svg+xml", cards.cover(cover).await?)
    } else {
        ("image/png", cards.card(about).await?)
    };
    let tag = format!("\"{}\"", &secret::hash_bytes(&bytes)[..16]);
    let answer = if head.header(header::IF_NONE_MATCH) == Some(&tag) {
        Answer::empty(StatusCode::NOT_MODIFIED)
    } else {
        Answer::bytes(kind, bytes)
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
    let Ok(page) = fs::read_to_string(app.config.site.join(APP_PAGE)).await else {
        return Ok(not_built(app));
    };
    Ok(served(app, status, preview, &page))
}

/// A built page as it is sent.
fn served(app: &App, status: StatusCode, preview: &Preview, page: &str) -> Answer {
    let nonce = secret::random_secret();
    // The nonce first: a title may hold what stands in its place.
    let page = page.replace(NONCE_PLACE, &nonce);
    let page = preview.written_into(&page, &app.page(""));
    Answer::bytes("text/html; charset=utf-8", page)
        .with_status(status)
        .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))
        .with_text_header(
            header::CONTENT_SECURITY_POLICY,
            &page_policy(&nonce, &outside::origins(app)),
        )
}

/// Says plainly that the app has not been built, and how to build it.
fn not_built(app: &App) -> Answer {
    tracing::warn!(site = %app.config.site.display(), "there is no index.html in the folder of the app");
    Answer::bytes("text/html; charset=utf-8", NOT_BUILT)
        .with_status(StatusCode::SERVICE_UNAVAILABLE)
        .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-store"))
}

/// Answers the configuration that the app may read before anybody has signed in.
async fn config(app: &App) -> Answer {
    Answer::json(&json!({
        "buildId": build_id(app).await,
        "mapsKey": app.config.maps_key,
        "mapsScript": app.config.maps_script,
        "placeSearch": app.config.place_search.iter().map(|search| json!({ "kind": search.kind(), "url": search.url() })).collect::<Vec<_>>(),
        "tiles": app.config.tiles.iter().enumerate().map(|(index, tiles)| tiles.url(index)).collect::<Vec<_>>(),
        "functionsUrl": "/functions",
        "routing": app.router.modes(),
        "cardPayments": app.payments.service().is_some(),
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
