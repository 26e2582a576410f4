//! The shape of the requests of services.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::handlers;
use crate::app::App;
use crate::http::body::{RequestBody, body};
use crate::http::head::head;
use crate::http::{Head, reply};

/// `POST /webhooks/stripe`
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    let app = Arc::clone(app);
    warp::path!("webhooks" / "stripe")
        .and(head())
        .and(body())
        .then(move |head: Arc<Head>, mut body: RequestBody| {
            let app = Arc::clone(&app);
            async move {
                let answer = handlers::stripe(&app, &head, &mut body).await;
                body.discard().await;
                reply(answer)
            }
        })
        .boxed()
}
