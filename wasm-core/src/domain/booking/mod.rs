//! Seats on a quest: held, booked, cancelled, waited for. Everything is decided here, by functions of values and of the
//! time, so that browser and server agree; the server only reads, asks and writes.
//!
//! Start at [`settle`], which every look at a session begins with, and [`hold_seats`].

mod checkout;
mod money;
mod queue;
mod record;
mod seat_change;
mod seats;

pub use checkout::validate_checkout;
pub use money::{CancellationRefused, CancelledBy, Refund, cancel, refund, refunded_until};
pub use queue::{QuestQueueEntry, QueueStatus};
pub use record::{
    Booking, BookingAction, BookingEvent, BookingStatus, BookingTransitionRefused, PaymentStatus,
};
pub use seat_change::{SeatChange, SeatChangeRefused, change_seats};
pub use seats::{
    BookingClosed, HoldRefused, Numbered, Settlement, after_the_end, bookable, hold_seats,
    offer_until, seats_taken, settle,
};
