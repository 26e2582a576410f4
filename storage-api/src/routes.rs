//! Table of contents: every group of endpoints, in the order they are asked.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use crate::app::App;
use crate::{documents, error, exports, functions, live, openapi, openid, ops, site};

/// All routes. Each group takes its own paths whole, whatever the verb; the site takes every path that is left.
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    documents::filters::routes(app)
        .or(live::filters::routes(app))
        .unify()
        .or(functions::filters::routes(app))
        .unify()
        .or(exports::filters::routes(app))
        .unify()
        .or(openid::filters::routes(app))
        .unify()
        .or(ops::filters::routes(app, openapi::json()))
        .unify()
        .or(site::filters::routes(app))
        .unify()
        .recover(error::recover)
        .unify()
        .boxed()
}
