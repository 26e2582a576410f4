//! The shape of the requests for photos.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::handlers;
use crate::app::App;
use crate::http::body::{RequestBody, body};
use crate::http::head::head;
use crate::http::{Head, reply};

/// `/v1/photos` and `/v1/photos/{name}`, whatever the verb
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    all(Arc::clone(app))
        .or(one(Arc::clone(app)))
        .unify()
        .boxed()
}

/// `POST /v1/photos`
fn all(app: Arc<App>) -> BoxedFilter<(Response,)> {
    warp::path!("v1" / "photos")
        .and(head())
        .and(body())
        .then(move |head: Arc<Head>, mut body: RequestBody| {
            let app = Arc::clone(&app);
            async move {
                let answer = handlers::all(&app, &head, &mut body).await;
                body.discard().await;
                reply(answer)
            }
        })
        .boxed()
}

/// `GET`, `DELETE /v1/photos/{name}`
fn one(app: Arc<App>) -> BoxedFilter<(Response,)> {
    warp::path!("v1" / "photos" / String)
        .and(head())
        .and(body())
        .then(
            move |name: String, head: Arc<Head>, mut body: RequestBody| {
                let app = Arc::clone(&app);
                async move {
                    let answer = handlers::one(&app, &name, &head).await;
                    body.discard().await;
                    reply(answer)
                }
            },
        )
        .boxed()
}
