//! The shape of requests for documents.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::handlers;
use crate::app::App;
use crate::http::body::{RequestBody, body};
use crate::http::head::head;
use crate::http::{Head, reply};

/// `/v1/{collection}/{id}` and `/v1/{collection}`, whatever the verb
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    one(Arc::clone(app))
        .or(many(Arc::clone(app)))
        .unify()
        .boxed()
}

/// `GET`, `PUT`, `PATCH`, `DELETE /v1/{collection}/{id}`
fn one(app: Arc<App>) -> BoxedFilter<(Response,)> {
    warp::path!("v1" / String / String)
        .and(head())
        .and(body())
        .then(
            move |collection: String, id: String, head: Arc<Head>, mut body: RequestBody| {
                let app = Arc::clone(&app);
                async move {
                    let answer = handlers::one(&app, &collection, &id, &head, &mut body).await;
                    body.discard().await;
                    reply(answer)
                }
            },
        )
        .boxed()
}

/// `GET`, `POST /v1/{collection}`; `/v1/live` is another group's
fn many(app: Arc<App>) -> BoxedFilter<(Response,)> {
    warp::path!("v1" / String)
        .and_then(async |collection: String| {
            if collection == "live" {
                Err(warp::reject::not_found())
            } else {
                Ok(collection)
            }
        })
        .and(head())
        .and(body())
        .then(
            move |collection: String, head: Arc<Head>, mut body: RequestBody| {
                let app = Arc::clone(&app);
                async move {
                    let answer = handlers::many(&app, &collection, &head, &mut body).await;
                    body.discard().await;
                    reply(answer)
                }
            },
        )
        .boxed()
}
