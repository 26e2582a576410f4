//! Answers of requests for calendars.

use http::{HeaderValue, Method, header};
use icalendar::Calendar;
use wasm_core::constants::AUTH_COOKIE_NAME;

use super::event::Entry;
use crate::access::visibility::sight;
use crate::app::App;
use crate::error::ApiError;
use crate::http::{Answer, Head};
use crate::schema::collections::HANGOUTS;

/// The calendar of one hangout; without an event while it has no date.
pub(super) async fn hangout(app: &App, id: &str, head: &Head) -> Result<Answer, ApiError> {
    if !matches!(head.method, Method::GET | Method::HEAD) {
        return Err(ApiError::method_not_allowed("GET, HEAD"));
    }
    let absent = || ApiError::not_found("there is no such hangout");
    // A link that is pressed carries the cookie and no bearer token.
    let caller = match (app.caller(head).await?, head.cookie(AUTH_COOKIE_NAME)) {
        (None, Some(cookie)) => app.authenticate(cookie).await.ok(),
        (caller, _) => caller,
    };
    let found = app.store.get(&HANGOUTS, id).await?.ok_or_else(absent)?;
    let key = head.link_key();
    let asker = app.asker(caller.as_ref(), key.as_deref());
    let sight = sight(&*app.store, &asker, &HANGOUTS, id, &found.data).await?;
    sight.ok_or_else(absent)?;
    let secret = key.map_or(String::new(), |key| {
        let key: String = form_urlencoded::byte_serialize(key.as_bytes()).collect();
        format!("?k={key}")
    });
    let page = app.page(&format!("/hangout/{id}{secret}"));
    let mut calendar = Calendar::new();
    calendar.name(found.data["title"].as_str().unwrap_or("Yonder"));
    let entry = Entry::of_hangout(&found, &page);
    calendar.append_property(("METHOD", entry.method()));
    if let Some(event) = entry.event(app.clock.now_ms()) {
        calendar.push(event);
    }
    let file = HeaderValue::from_static("attachment; filename=\"hangout.ics\"");
    Ok(
        Answer::bytes("text/calendar; charset=utf-8", calendar.to_string())
            .with_header(header::CONTENT_DISPOSITION, file)
            .with_header(
                header::CACHE_CONTROL,
                HeaderValue::from_static("private, no-cache"),
            ),
    )
}
