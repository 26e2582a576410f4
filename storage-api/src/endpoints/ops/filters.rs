//! The shape of the requests of operations.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::core_docs;
use super::handlers::{self, Pages};
use crate::app::App;
use crate::http::head::head;
use crate::http::reply;

/// `GET /healthz`, `/readyz`, `/metrics`, `/docs`, `/docs/style.css`, `/openapi.json`, `/.well-known/jwks.json`,
/// `/docs/core`, `/docs/core/{document}`
///
/// `openapi` is the description of the whole API, which only those above know.
pub(crate) fn routes(app: &Arc<App>, openapi: &'static str) -> BoxedFilter<(Response,)> {
    let (app, pages) = (Arc::clone(app), Arc::new(Pages::new(app, openapi)));
    let page = warp::path!("healthz")
        .map(|| "healthz")
        .or(warp::path!("readyz").map(|| "readyz"))
        .unify()
        .or(warp::path!("metrics").map(|| "metrics"))
        .unify()
        .or(warp::path!("docs").map(|| "docs"))
        .unify()
        .or(warp::path!("docs" / "style.css").map(|| "style"))
        .unify()
        .or(warp::path!("openapi.json").map(|| "openapi"))
        .unify()
        .or(warp::path!(".well-known" / "jwks.json").map(|| "jwks"))
        .unify();
    let document = warp::path!("docs" / "core")
        .map(String::new)
        .or(warp::path!("docs" / "core" / String))
        .unify()
        .and(head())
        .map(|name: String, head: Arc<_>| reply(core_docs::answer(&name, &head)));
    page.and(head())
        .map(move |page, head: Arc<_>| reply(handlers::answer(&app, &pages, page, &head)))
        .or(document)
        .unify()
        .boxed()
}
