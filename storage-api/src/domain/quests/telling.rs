//! Telling people what became of a date they have to do with.

use serde_json::json;

use super::Seating;
use super::told::Told;
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::store::Transaction;

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
            Told::MeetingPlaceChanged { .. } => ("questMeetingPlace", None),
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
            | Told::MeetingPlaceChanged { booking_id }
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
