//! The calendar of one person: the hangouts they go to and the quests they have booked. Calendar programs know no
//! sign-in, so the address holds a secret, which `calendarFeed` gives to its person and renews.

use http::{HeaderValue, Method, StatusCode, header};
use icalendar::{Calendar, Event, Property};
use serde_json::json;

use super::event::{Entry, Status};
use crate::access::auth::secret;
use crate::access::rules::{Actor, Asker};
use crate::access::visibility::seen;
use crate::app::App;
use crate::clock::DAY_MS;
use crate::error::ApiError;
use crate::http::{Answer, Head};
use crate::schema::collections::{BOOKINGS, HANGOUT_MEMBERS, HANGOUTS, USERS, USERS_PRIVATE};
use crate::schema::query::by;
use crate::store::{Document, Transaction, transact};

/// Days for which past events stay in the calendar.
const PAST_DAYS: i64 = 366;
/// Days for which cancelled events stay in it after their date: programs that look seldom remove them too.
const CANCELLED_DAYS: i64 = 30;
/// Events in one calendar, the latest ones.
const EVENTS_MAX: usize = 1_000;
/// Interval at which programs are asked to look again (RFC 7986).
const REFRESH: &str = "PT1H";

/// The calendar of a person.
pub(super) async fn person(app: &App, file: &str, head: &Head) -> Result<Answer, ApiError> {
    if !matches!(head.method, Method::GET | Method::HEAD) {
        return Err(ApiError::method_not_allowed("GET, HEAD"));
    }
    let uid = owner(app, file, head).await?;
    app.throttles.calendars.check(&uid)?;
    let (page, now_ms) = (app.page(""), app.clock.now_ms());
    let reader = uid.clone();
    let entries = transact(&*app.store, move |transaction| {
        of_person(transaction, &reader, now_ms)
    });
    let entries = entries.await?;
    // The time of reading stands in every event, and is no change of any.
    let tag = secret::hash(&written(&entries, &page, 0));
    let tag = format!("W/\"{tag}\"");
    let known = head.header(header::IF_NONE_MATCH).unwrap_or_default();
    let is_known = known.split(',').any(|known| known.trim() == tag);
    let answer = if is_known {
        Answer::empty(StatusCode::NOT_MODIFIED)
    } else {
        let calendar = written(&entries, &page, now_ms);
        Answer::bytes("text/calendar; charset=utf-8", calendar)
    };
    let private = HeaderValue::from_static("private, no-cache");
    Ok(answer
        .with_text_header(header::ETAG, &tag)
        .with_header(header::CACHE_CONTROL, private))
}

/// Whose calendar an address is of: `{uid}.{secret}.ics`. Wrong addresses are slowed down by who tries them.
async fn owner(app: &App, file: &str, head: &Head) -> Result<String, ApiError> {
    let address = file.strip_suffix(".ics");
    let address = address.and_then(|address| address.split_once('.'));
    if let Some((uid, given)) = address {
        let private = app.store.get(&USERS_PRIVATE, uid).await?;
        let kept = private.as_ref().map(|it| &it.data[secret::CALENDAR]);
        let kept = kept.and_then(|kept| kept.as_str());
        if kept.is_some_and(|kept| secret::is_same(given, kept)) {
            let user = app.store.get(&USERS, uid).await?;
            // Who is about to delete their account is gone for everybody.
            if user.is_some_and(|user| user.data["deletedAt"].is_null()) {
                return Ok(uid.to_owned());
            }
        }
    }
    app.throttles.calendars.check(&head.address.to_string())?;
    Err(ApiError::not_found("there is no such calendar"))
}

/// Something in a calendar.
struct Found {
    document: Document,
    /// Path of its page.
    page: String,
    sequence: u64,
    /// Overrides what the document says.
    status: Option<Status>,
    is_booking: bool,
}

impl Found {
    fn entry<'a>(&'a self, page: &'a str) -> Entry<'a> {
        let entry = if self.is_booking {
            Entry::of_booking(&self.document, page)
        } else {
            Entry::of_hangout(&self.document, page)
        };
        Entry {
            sequence: self.sequence,
            status: self.status.unwrap_or(entry.status),
            ..entry
        }
    }
}

fn of_person(
    transaction: &Transaction<'_>,
    uid: &str,
    now_ms: i64,
) -> Result<Vec<Found>, ApiError> {
    let mut found = hangouts_of(transaction, uid, now_ms)?;
    found.extend(bookings_of(transaction, uid)?);
    found.retain(|found| is_recent(&found.entry(""), now_ms));
    found.sort_by_key(|found| found.entry("").start_ms());
    let skipped = found.len().saturating_sub(EVENTS_MAX);
    Ok(found.split_off(skipped))
}

/// Hangouts that a person goes to, as far as they may read them.
fn hangouts_of(
    transaction: &Transaction<'_>,
    uid: &str,
    now_ms: i64,
) -> Result<Vec<Found>, ApiError> {
    let asker = Asker {
        actor: Actor::Person(uid),
        key: None,
        now_ms,
    };
    let mut found = Vec::new();
    for member in by!(HANGOUT_MEMBERS.userId).all(transaction, [json!(uid)])? {
        if member.data["rsvp"] != "going" {
            continue;
        }
        let id = member.data["hangoutId"].as_str().unwrap_or_default();
        let Some((document, ..)) = seen(transaction, &asker, &HANGOUTS, id)? else {
            continue;
        };
        let is_asked = member.data["reconfirm"] == true && document.data["status"] == "scheduled";
        found.push(Found {
            page: format!("/hangout/{id}"),
            // An answer changes the event as well.
            sequence: document.version.max(member.version),
            status: is_asked.then_some(Status::Tentative),
            is_booking: false,
            document,
        });
    }
    Ok(found)
}

/// Quests that a person has booked. What they cancelled themselves is gone from their calendar.
fn bookings_of(transaction: &Transaction<'_>, uid: &str) -> Result<Vec<Found>, ApiError> {
    let bookings = by!(BOOKINGS.userId).all(transaction, [json!(uid)])?;
    let is_shown = |booking: &Document| {
        let status = booking.data["status"].as_str().unwrap_or_default();
        ["confirmed", "checkedIn", "completed", "cancelledByCreator"].contains(&status)
    };
    let bookings = bookings.into_iter().filter(is_shown);
    let found = bookings.map(|document| Found {
        page: format!(
            "/quest/{}",
            document.data["questId"].as_str().unwrap_or_default()
        ),
        sequence: document.version,
        status: None,
        is_booking: true,
        document,
    });
    Ok(found.collect())
}

/// Tells whether an entry has a date that is not over for too long.
fn is_recent(entry: &Entry<'_>, now_ms: i64) -> bool {
    let days = if entry.status == Status::Cancelled {
        CANCELLED_DAYS
    } else {
        PAST_DAYS
    };
    let over_ms = entry.end_ms().or(entry.start_ms());
    over_ms.is_some_and(|over_ms| over_ms > now_ms - days * DAY_MS)
}

/// The calendar as text, read at a moment.
fn written(entries: &[Found], page: &str, now_ms: i64) -> String {
    let mut calendar = Calendar::new();
    calendar.name("Yonder");
    calendar.append_property(("METHOD", "PUBLISH"));
    let mut refresh = Property::new("REFRESH-INTERVAL", REFRESH);
    refresh.add_parameter("VALUE", "DURATION");
    calendar.append_property(refresh);
    calendar.append_property(("X-PUBLISHED-TTL", REFRESH));
    let events = entries.iter().filter_map(|found| -> Option<Event> {
        let page = format!("{page}{}", found.page);
        found.entry(&page).event(now_ms)
    });
    calendar.extend(events);
    calendar.to_string()
}
