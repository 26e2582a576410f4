//! The shape of the requests for the app.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::handlers;
use crate::app::App;
use crate::http::{head::head, reply};

/// Every path no other group took.
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    let app = Arc::clone(app);
    head()
        .then(move |head: Arc<_>| {
            let app = Arc::clone(&app);
            async move { reply(handlers::answer(&app, &head).await) }
        })
        .boxed()
}
