//! Other seats than were booked: fewer, or more.

use std::fmt;

use super::money::is_refundable;
use super::{Booking, BookingStatus, PaymentStatus};
use crate::domain::Timestamp;

/// Other seats of a booking in money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatChange {
    /// Amount that the guest gets back for the seats they give up, in the smallest unit of the currency.
    pub refund: u64,
    /// State of the payment then.
    pub payment: PaymentStatus,
}

/// Reason why a guest cannot change their seats like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatChangeRefused {
    /// It is not booked, or used already.
    NotBooked(BookingStatus),
    /// It has begun.
    TooLate,
    /// They would get nothing back any more, and have not said that they give the seats up all the same.
    NoRefund,
    /// More seats would have to be paid, and the booking was paid before.
    Paid,
}

impl fmt::Display for SeatChangeRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotBooked(_) => "this is not booked, or used already",
            Self::TooLate => "it is too late to change the seats: it has begun",
            Self::NoRefund => "it is too late to get the price of these seats back",
            Self::Paid => "this is paid already; cancel it and book again to get more seats",
        })
    }
}

impl std::error::Error for SeatChangeRefused {}

/// Decides on other seats of a booking. With `without_refund` a guest gives seats up even if they get nothing back.
/// More seats are checked against those that are free elsewhere.
///
/// # Errors
/// [`SeatChangeRefused`] with the reason why not.
pub fn change_seats(
    booking: &Booking,
    seats: u32,
    without_refund: bool,
    now: Timestamp,
) -> Result<SeatChange, SeatChangeRefused> {
    if booking.status != BookingStatus::Confirmed {
        return Err(SeatChangeRefused::NotBooked(booking.status));
    }
    if booking.starts_at.is_some_and(|starts| starts <= now) {
        return Err(SeatChangeRefused::TooLate);
    }
    let is_paid = !matches!(
        booking.payment,
        PaymentStatus::None | PaymentStatus::AtMeeting
    );
    if is_paid && seats > booking.seats {
        return Err(SeatChangeRefused::Paid);
    }
    let given_up = booking.unit_price * u64::from(booking.seats.saturating_sub(seats));
    // What is paid at the meeting was not paid yet.
    let at_stake = if is_paid { given_up } else { 0 };
    let refund = if is_refundable(booking, now) {
        at_stake
    } else {
        0
    };
    if refund < at_stake && !without_refund {
        return Err(SeatChangeRefused::NoRefund);
    }
    let payment = if refund > 0 {
        PaymentStatus::RefundDue
    } else {
        booking.payment
    };
    Ok(SeatChange { refund, payment })
}
