//! The shape of requests for live reads.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::handlers;
use crate::app::App;
use crate::http::head::head;
use crate::http::{Head, reply};

/// `GET /v1/live?topic=…&topic=…` and `GET /v1/{collection}/{id}/live`
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    let app = Arc::clone(app);
    let many = warp::path!("v1" / "live").map(|| None);
    let one = warp::path!("v1" / String / String / "live")
        .map(|collection: String, id: String| Some(format!("{collection}/{id}")));
    many.or(one)
        .unify()
        .and(head())
        .then(move |topic: Option<String>, head: Arc<Head>| {
            let app = Arc::clone(&app);
            async move { reply(handlers::open(&app, topic, &head).await) }
        })
        .boxed()
}
