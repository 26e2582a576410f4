//! Calendars, for the API's description. The functions are never called: they carry the descriptions.

use utoipa::OpenApi;

use crate::http::describe::ErrorBody;

#[utoipa::path(get, path = "/v1/hangouts/{id}/calendar.ics", tag = "calendars", security((), ("idToken" = [])),
    description = "The date of a hangout as iCalendar, for whoever may read it; without an event while it has no date.",
    params(("id" = String, Path), ("k" = Option<String>, Query, description = "The code of its link, or the secret of a guest")),
    responses(
        (status = 200, body = String, content_type = "text/calendar"),
        (status = 401, body = ErrorBody), (status = 404, body = ErrorBody),
    ))]
#[expect(dead_code, reason = "carries a description")]
fn hangout_calendar() {}

#[utoipa::path(get, path = "/v1/calendars/{address}", tag = "calendars", security(()),
    description = "All dates of one person as iCalendar: hangouts they go to and quests they have booked. `calendarFeed` gives the address.",
    params(
        ("address" = String, Path, description = "{uid}.{secret}.ics"),
        ("If-None-Match" = Option<String>, Header),
    ),
    responses(
        (status = 200, body = String, content_type = "text/calendar"), (status = 304, description = "Nothing has changed."),
        (status = 404, body = ErrorBody), (status = 429, body = ErrorBody),
    ))]
#[expect(dead_code, reason = "carries a description")]
fn person_calendar() {}

/// The calendars.
#[derive(OpenApi)]
#[openapi(paths(hangout_calendar, person_calendar))]
pub(crate) struct Paths;
