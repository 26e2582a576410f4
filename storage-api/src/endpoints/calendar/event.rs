//! Events: the one of a hangout, and the one of a booked quest.

use icalendar::{Component, Event, Property};
use serde_json::Value;
use wasm_core::domain::Timestamp;

use crate::clock::{DAY_MS, iso};
use crate::store::Document;

/// State of an event, as calendar programs show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    /// It takes place.
    Confirmed,
    /// It takes place, and the reader has yet to say whether they come.
    Tentative,
    /// It was cancelled.
    Cancelled,
}

/// Something with a date.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'a> {
    /// Id that stays the same while the rest changes.
    pub(super) id: &'a str,
    /// Grows with each change: programs take the later one of two with the same id.
    pub(super) sequence: u64,
    pub(super) title: &'a str,
    pub(super) note: &'a str,
    pub(super) place: &'a str,
    /// Address of its page.
    pub(super) page: &'a str,
    pub(super) status: Status,
    /// Moment of the last change, in milliseconds since 1970.
    pub(super) changed_ms: Option<i64>,
    /// `startsAt`, `endsAt`, `allDay`.
    pub(super) when: &'a Value,
}

impl<'a> Entry<'a> {
    /// A hangout.
    pub(super) fn of_hangout(hangout: &'a Document, page: &'a str) -> Self {
        let data = &hangout.data;
        let is_cancelled = data["status"] == "cancelled";
        Self {
            id: &hangout.id,
            sequence: hangout.version,
            title: text(&data["title"]),
            note: text(&data["note"]),
            place: text(&data["place"]["place"]["name"]),
            page,
            status: if is_cancelled {
                Status::Cancelled
            } else {
                Status::Confirmed
            },
            changed_ms: moment(&data["changedAt"]).or_else(|| moment(&data["createdAt"])),
            when: &data["when"],
        }
    }

    /// A booking of a quest.
    pub(super) fn of_booking(booking: &'a Document, page: &'a str) -> Self {
        let data = &booking.data;
        let is_cancelled = text(&data["status"]).starts_with("cancelled");
        Self {
            id: &booking.id,
            sequence: booking.version,
            title: text(&data["questTitle"]),
            note: "",
            place: text(&data["meetingPlace"]),
            page,
            status: if is_cancelled {
                Status::Cancelled
            } else {
                Status::Confirmed
            },
            changed_ms: booking_changed_ms(data),
            when: data,
        }
    }

    /// Beginning, in milliseconds since 1970; `None` while it has no date.
    pub(super) fn start_ms(&self) -> Option<i64> {
        moment(&self.when["startsAt"])
    }

    /// End, as far as it is known, in milliseconds since 1970.
    pub(super) fn end_ms(&self) -> Option<i64> {
        moment(&self.when["endsAt"])
    }

    /// Purpose of a file with this event alone: one that was cancelled is taken out of calendars.
    pub(super) fn method(&self) -> &'static str {
        if self.status == Status::Cancelled {
            "CANCEL"
        } else {
            "PUBLISH"
        }
    }

    /// The event as it is at a moment; `None` while it has no date.
    pub(super) fn event(&self, now_ms: i64) -> Option<Event> {
        let start_ms = self.start_ms()?;
        let mut event = Event::new();
        event.add_property("UID", format!("{}@yonder", self.id));
        event.add_property("DTSTAMP", basic(&iso(now_ms)));
        if let Some(changed_ms) = self.changed_ms {
            event.add_property("LAST-MODIFIED", basic(&iso(changed_ms)));
        }
        event.add_property("SEQUENCE", self.sequence.to_string());
        event.add_property("SUMMARY", self.title);
        event.add_property("URL", self.page);
        let separator = if self.note.is_empty() { "" } else { "\n\n" };
        let description = format!("{}{separator}{}", self.note, self.page);
        event.add_property("DESCRIPTION", description);
        if !self.place.is_empty() {
            event.add_property("LOCATION", self.place);
        }
        let status = match self.status {
            Status::Confirmed => "CONFIRMED",
            Status::Tentative => "TENTATIVE",
            Status::Cancelled => "CANCELLED",
        };
        event.add_property("STATUS", status);
        if self.when["allDay"] == true {
            event.append_property(date("DTSTART", start_ms));
            // The day after the last one.
            let last_ms = self.end_ms().map_or(start_ms, |end_ms| end_ms - 1);
            event.append_property(date("DTEND", last_ms.max(start_ms) + DAY_MS));
        } else {
            event.add_property("DTSTART", basic(&iso(start_ms)));
            if let Some(end_ms) = self.end_ms() {
                event.add_property("DTEND", basic(&iso(end_ms)));
            }
        }
        Some(event)
    }
}

/// Moment when a booking was made, moved or took another status, whichever was last.
fn booking_changed_ms(booking: &Value) -> Option<i64> {
    let history = booking["history"].as_array();
    let last = history.and_then(|history| moment(&history.last()?["at"]));
    let moments = [moment(&booking["createdAt"]), moment(&booking["movedAt"])];
    moments.into_iter().chain([last]).flatten().max()
}

fn moment(value: &Value) -> Option<i64> {
    let moment = Timestamp::from_json(value).ok()?;
    Some(moment.epoch_ms())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// `2026-03-07T18:00:00.000Z` → `20260307T180000Z`.
fn basic(moment: &str) -> String {
    let seconds = moment.split('.').next().unwrap_or_default();
    let digits: String = seconds
        .chars()
        .filter(|char| !"-:Z".contains(*char))
        .collect();
    format!("{digits}Z")
}

fn date(name: &str, moment_ms: i64) -> Property {
    let day = basic(&iso(moment_ms)).chars().take(8).collect::<String>();
    let mut property = Property::new(name, day);
    property.add_parameter("VALUE", "DATE");
    property
}
