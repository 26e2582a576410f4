//! The shape of the requests for the app.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::card::Cards;
use super::handlers;
use crate::app::App;
use crate::http::head::head;
use crate::http::reply;

/// Every path no other group took.
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    let (app, cards) = (Arc::clone(app), Arc::new(Cards::new()));
    head()
        .then(move |head: Arc<_>| {
            let (app, cards) = (Arc::clone(&app), Arc::clone(&cards));
            async move { reply(handlers::answer(&app, &cards, &head).await) }
        })
        .boxed()
}
