//! Notifications about a date.

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
    /// To a guest: they meet at another place.
    MeetingPlaceChanged {
        /// Booking of the guest.
        booking_id: &'a str,
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
