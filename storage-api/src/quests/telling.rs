//! Telling people what became of a date they have to do with.

use serde_json::json;

use super::Seating;
use crate::error::ApiError;
use crate::notices::notify;
use crate::store::Transaction;

/// Notification about a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told<'a> {
    /// To its creator: a person has booked seats.
    Booked {
        /// Person who booked.
        by: &'a str,
        /// Booking of the seats.
        booking_id: &'a str,
    },
    /// To its creator: a booking was given back; by whom, unless they are about to be gone.
    GivenBack {
        /// Person who gave it back; `None` if their account is about to be deleted.
        by: Option<&'a str>,
        /// Booking of the seats.
        booking_id: &'a str,
    },
    /// To its creator: a guest has more or fewer seats than before.
    SeatsChanged {
        /// The person who changed them.
        by: &'a str,
        /// The booking of the seats.
        booking_id: &'a str,
        /// Seats they have now.
        seats: u32,
    },
    /// To who gets seats that a friend has handed over.
    Received {
        /// The friend.
        from: &'a str,
        /// The new booking.
        booking_id: &'a str,
    },
    /// To a guest: it takes place at another time.
    Moved {
        /// Their seats.
        booking_id: &'a str,
    },
    /// To who waits: the same, so that nobody takes seats at a time they do not know of.
    MovedAhead {
        /// Their place in the queue.
        waitlist_id: &'a str,
    },
    /// To who waits: seats are kept for them for some time.
    Offered {
        /// Their place in the queue.
        waitlist_id: &'a str,
    },
    /// To a guest: the money came when the seats were gone, and goes back.
    PaidTooLate {
        /// Their seats.
        booking_id: &'a str,
    },
    /// To guests and to those who wait: it was called off.
    CalledOff,
}

impl Seating {
    /// Tells a person something about this date. Nobody is told what they did themselves.
    pub(crate) fn tell(
        &self,
        transaction: &mut Transaction<'_>,
        uid: &str,
        told: Told<'_>,
    ) -> Result<(), ApiError> {
        let mut about = json!({
            "questId": self.session.quest_id, "sessionId": self.session_id, "title": self.quest.title,
        });
        let (kind, from) = match told {
            Told::Booked { by, .. } => ("questBooked", Some(by)),
            Told::GivenBack { by, .. } => ("bookingCancelled", by),
            Told::SeatsChanged { by, .. } => ("bookingSeatsChanged", Some(by)),
            Told::Received { from, .. } => ("bookingReceived", Some(from)),
            Told::Moved { .. } | Told::MovedAhead { .. } => ("questMoved", None),
            Told::Offered { .. } => ("questSeat", None),
            Told::PaidTooLate { .. } => ("paidTooLate", None),
            Told::CalledOff => ("questCancelled", None),
        };
        match told {
            Told::Booked { booking_id, .. }
            | Told::GivenBack { booking_id, .. }
            | Told::SeatsChanged { booking_id, .. }
            | Told::Received { booking_id, .. }
            | Told::PaidTooLate { booking_id }
            | Told::Moved { booking_id } => about["bookingId"] = json!(booking_id),
            Told::MovedAhead { waitlist_id } | Told::Offered { waitlist_id } => {
                about["waitlistId"] = json!(waitlist_id);
            }
            Told::CalledOff => {}
        }
        if let Told::SeatsChanged { seats, .. } = told {
            about["seats"] = json!(seats);
        }
        if let Some(starts_at) = self.session.starts_at {
            about["startsAt"] = json!(starts_at);
        }
        if let Some(from) = from {
            about["from"] = json!(from);
        }
        let by_themselves =
            from.or_else(|| (told == Told::CalledOff).then_some(&*self.session.creator_id));
        // Nobody stands behind an empty id: somebody who has left.
        if uid.is_empty() || by_themselves == Some(uid) {
            return Ok(());
        }
        notify(transaction, uid, kind, &about, self.now.epoch_ms())
    }
}
