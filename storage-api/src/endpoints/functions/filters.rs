//! The shape of calls.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::callable::Callables;
use super::protocol;
use crate::app::App;
use crate::http::body::{RequestBody, body};
use crate::http::head::head;
use crate::http::metrics::Route;
use crate::http::{Head, reply};

/// `POST /functions/{name}`, and `POST /{project}/{region}/{name}` as the emulator form has it
pub(crate) fn routes(app: &Arc<App>, callables: Callables) -> BoxedFilter<(Response,)> {
    let (app, callables) = (Arc::clone(app), Arc::new(callables));
    own_form()
        .or(emulator_form())
        .unify()
        .and(head())
        .and(body())
        .then(move |name: String, head: Arc<Head>, body: RequestBody| {
            let (app, callables) = (Arc::clone(&app), Arc::clone(&callables));
            async move {
                let answer = protocol::answer(&callables, &app, &name, &head, body).await;
                let mut response = reply(Ok(answer));
                if let Ok(callable) = callables.get(&name) {
                    Route(callable.name).name(response.extensions_mut());
                }
                response
            }
        })
        .boxed()
}

/// Whatever the verb; a slash too many, from a custom domain that ends in one, is forgiven.
fn own_form() -> BoxedFilter<(String,)> {
    let name = warp::path::full().and_then(async |path: warp::path::FullPath| {
        let rest = path
            .as_str()
            .strip_prefix("/functions/")
            .map(|rest| rest.trim_matches('/'));
        let name = rest.filter(|name| !name.is_empty() && !name.contains('/'));
        name.map(str::to_owned).ok_or_else(warp::reject::not_found)
    });
    name.boxed()
}

/// Only calls and their preflight: pages with three parts in their path are the app's.
fn emulator_form() -> BoxedFilter<(String,)> {
    let calls = warp::post().or(warp::options()).unify();
    let path = warp::path!(String / String / String);
    calls
        .and(path)
        .and_then(async |first: String, _region: String, name: String| {
            if first == "v1" {
                Err(warp::reject::not_found())
            } else {
                Ok(name)
            }
        })
        .boxed()
}
