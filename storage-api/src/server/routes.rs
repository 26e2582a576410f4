//! Table of contents: every group of endpoints, in the order they are asked.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use crate::app::App;
use crate::endpoints::{
    calendar, documents, exports, functions, live, openid, ops, photos, site, webhooks,
};
use crate::http;
use crate::http::metrics::Route;
use crate::schema::openapi;
use crate::server::callables::callables;

/// All routes. Each group takes its own paths whole, whatever the verb; the site takes every path that is left.
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    named("photos", photos::filters::routes(app))
        .or(named("calendar", calendar::filters::routes(app)))
        .unify()
        .or(named("documents", documents::filters::routes(app)))
        .unify()
        .or(named("live", live::filters::routes(app)))
        .unify()
        .or(named(
            "functions",
            functions::filters::routes(app, callables()),
        ))
        .unify()
        .or(named("exports", exports::filters::routes(app)))
        .unify()
        .or(named("openid", openid::filters::routes(app)))
        .unify()
        .or(named("webhooks", webhooks::filters::routes(app)))
        .unify()
        .or(named("ops", ops::filters::routes(app, openapi::json())))
        .unify()
        .or(named("site", site::filters::routes(app)))
        .unify()
        .recover(http::recover)
        .unify()
        .boxed()
}

/// Says of every answer of a group which one it was, for those who count.
fn named(group: &'static str, routes: BoxedFilter<(Response,)>) -> BoxedFilter<(Response,)> {
    let named = move |mut response: Response| {
        Route(group).name(response.extensions_mut());
        response
    };
    routes.map(named).boxed()
}
