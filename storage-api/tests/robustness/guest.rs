//! Somebody who takes a seat, books it and gives it up again, over and over.

use serde_json::{Value, json};
use storage_api::store::Document;

/// Times one person may hold seats of one date in a day.
const HOLDS_A_DATE: usize = 10;

/// Bookings of one person on the dates of a quest: each is booked until no more holds of it are allowed.
#[derive(Debug)]
pub(crate) struct Guest {
    quest: String,
    sessions: Vec<String>,
    /// Calls that were acknowledged. The next one is repeated under its key until it is.
    pub(crate) calls: usize,
    /// The last booking.
    pub(crate) booking: Option<String>,
}

impl Guest {
    pub(crate) fn of(quest: &str, sessions: &[String]) -> Self {
        Self {
            quest: quest.to_owned(),
            sessions: sessions.to_vec(),
            calls: 0,
            booking: None,
        }
    }

    /// The next call: its function and arguments; `None` once all dates have been booked as often as is allowed.
    pub(crate) fn next(&self) -> Option<(&'static str, Value)> {
        let session = self.sessions.get(self.calls / 3 / HOLDS_A_DATE)?;
        let key = format!("seat-{}", self.calls);
        let of_booking = json!({ "bookingId": self.booking, "idempotencyKey": key });
        Some(match self.calls % 3 {
            0 => {
                let quest = &self.quest;
                let wish = json!({ "questId": quest, "sessionId": session, "seats": 1, "idempotencyKey": key });
                ("holdSeats", wish)
            }
            1 => ("checkoutQuest", of_booking),
            _ => ("cancelBooking", of_booking),
        })
    }

    pub(crate) fn acknowledged(&mut self, result: &Value) {
        if self.calls.is_multiple_of(3) {
            let id = result["bookingId"].as_str().expect("a booking");
            self.booking = Some(id.to_owned());
        }
        self.calls += 1;
    }

    /// Compares what is there with what was acknowledged; the next call may have had its effect.
    pub(crate) fn verify(&self, found: Option<&Document>, when: &str) {
        let possible = match self.calls % 3 {
            1 => ["held", "confirmed"],
            2 => ["confirmed", "cancelledByUser"],
            _ => ["cancelledByUser"; 2],
        };
        let status = found.and_then(|booking| booking.data["status"].as_str());
        assert!(
            status.is_some_and(|status| possible.contains(&status)),
            "{when}: the booking is {status:?} instead of {possible:?}"
        );
    }
}
