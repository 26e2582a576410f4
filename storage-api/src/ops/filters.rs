//! The shape of the requests of operations.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::handlers;
use crate::app::App;
use crate::http::{head::head, reply};

/// `GET /healthz`, `/readyz`, `/openapi.json`, `/.well-known/jwks.json`
///
/// `openapi` is the description of the whole API, which only those above know.
pub(crate) fn routes(app: &Arc<App>, openapi: &'static str) -> BoxedFilter<(Response,)> {
    let app = Arc::clone(app);
    let page = warp::path!("healthz")
        .map(|| "healthz")
        .or(warp::path!("readyz").map(|| "readyz"))
        .unify()
        .or(warp::path!("openapi.json").map(|| "openapi"))
        .unify()
        .or(warp::path!(".well-known" / "jwks.json").map(|| "jwks"))
        .unify();
    page.and(head())
        .map(move |page, head: Arc<_>| reply(handlers::answer(&app, page, openapi, &head)))
        .boxed()
}
