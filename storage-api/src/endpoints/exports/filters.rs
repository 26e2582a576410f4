//! The shape of the request for an export.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::handlers;
use crate::app::App;
use crate::http::head::head;
use crate::http::reply;

/// `GET /exports/{secret}`
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    let app = Arc::clone(app);
    warp::path!("exports" / String)
        .and(head())
        .then(move |secret: String, head: Arc<_>| {
            let app = Arc::clone(&app);
            async move { reply(handlers::export(&app, &secret, &head).await) }
        })
        .boxed()
}
