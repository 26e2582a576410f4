//! The shape of the requests for calendars.

use std::sync::Arc;

use warp::Filter;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::{feed, handlers};
use crate::app::App;
use crate::http::head::head;
use crate::http::reply;

/// `GET /v1/hangouts/{id}/calendar.ics`, `GET /v1/calendars/{uid}.{secret}.ics`
pub(crate) fn routes(app: &Arc<App>) -> BoxedFilter<(Response,)> {
    let (of_hangout, of_person) = (Arc::clone(app), Arc::clone(app));
    let hangout = warp::path!("v1" / "hangouts" / String / "calendar.ics")
        .and(head())
        .then(move |id: String, head: Arc<_>| {
            let app = Arc::clone(&of_hangout);
            async move { reply(handlers::hangout(&app, &id, &head).await) }
        });
    let person = warp::path!("v1" / "calendars" / String).and(head()).then(
        move |file: String, head: Arc<_>| {
            let app = Arc::clone(&of_person);
            async move { reply(feed::person(&app, &file, &head).await) }
        },
    );
    hangout.or(person).unify().boxed()
}
