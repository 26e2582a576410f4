//! Booking quests: from held seats to a ticket and through the door.

pub(crate) mod bookings;
pub(crate) mod checkout;
pub(crate) mod door;
pub(crate) mod guests;
mod held_seats;
pub(crate) mod holds;
pub(crate) mod queue;
pub(crate) mod seat_changes;
