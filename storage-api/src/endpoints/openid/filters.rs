//! The shape of the requests that lead away and back.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::handlers;
use crate::app::App;
use crate::http::head::head;
use crate::http::{Head, reply};

/// `GET /auth/openid/{provider}` and `GET /auth/openid/{provider}/callback`
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    let (going, coming) = (Arc::clone(app), Arc::clone(app));
    let away = warp::path!("auth" / "openid" / String).and(head()).then(
        move |provider: String, head: Arc<Head>| {
            let app = Arc::clone(&going);
            async move { reply(handlers::away(&app, &provider, &head).await) }
        },
    );
    let back = warp::path!("auth" / "openid" / String / "callback")
        .and(head())
        .then(move |provider: String, head: Arc<Head>| {
            let app = Arc::clone(&coming);
            async move { reply(handlers::back(&app, &provider, &head).await) }
        });
    away.or(back).unify().boxed()
}
