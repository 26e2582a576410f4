//! Refunds.

use std::fmt;

use super::{Booking, BookingStatus, PaymentStatus};
use crate::domain::{CancellationPolicy, Timestamp};

/// Milliseconds in an hour.
const HOUR_MS: i64 = 3_600_000;

/// Person who cancels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CancelledBy {
    /// The guest.
    User,
    /// The creator of the quest.
    Creator,
}

/// Consequence of a cancellation in money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refund {
    /// Amount that the guest gets back, or does not have to pay, in the smallest unit of the currency.
    pub amount: u64,
    /// State of the payment then.
    pub payment: PaymentStatus,
}

/// Reason why a guest cannot cancel like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CancellationRefused {
    /// It has begun.
    TooLate,
    /// They would get nothing back any more, and have not said that they cancel all the same.
    NoRefund,
    /// It is not booked, or not any more.
    NotBooked(BookingStatus),
}

impl fmt::Display for CancellationRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLate => "it is too late to cancel: it has begun",
            Self::NoRefund => "it is too late to get the price back",
            Self::NotBooked(_) => "this is not booked",
        })
    }
}

impl std::error::Error for CancellationRefused {}

/// Until when a guest who cancels gets the whole price back; `None` for never. Without a date, whenever they like.
///
/// ```
/// use serde_json::json;
/// use wasm_core::domain::{CancellationPolicy, Timestamp, refunded_until};
///
/// let starts = Timestamp::from_json(&json!("2026-05-10T10:00:00Z"))?;
/// let until = refunded_until(CancellationPolicy::Moderate4d, starts).map(|until| until.to_string());
/// assert_eq!(until.as_deref(), Some("2026-05-06T10:00:00.000Z"));
/// # Ok::<(), wasm_core::domain::InvalidTimestamp>(())
/// ```
pub fn refunded_until(policy: CancellationPolicy, starts_at: Timestamp) -> Option<Timestamp> {
    let hours = match policy {
        CancellationPolicy::Flexible24h => 24,
        CancellationPolicy::Moderate4d => 4 * 24,
        CancellationPolicy::Strict7d => 7 * 24,
        CancellationPolicy::None => return None,
    };
    Timestamp::from_epoch_ms(starts_at.epoch_ms() - hours * HOUR_MS).ok()
}

/// Returns the refund of a guest who cancels now; everything, if it is the creator who cancels or has moved the date.
pub fn refund(booking: &Booking, by: CancelledBy, now: Timestamp) -> Refund {
    let amount = if by == CancelledBy::Creator || is_refundable(booking, now) {
        booking.total
    } else {
        0
    };
    let payment = match booking.payment {
        // What has not come yet stays pending; when it comes all the same, all of it goes back.
        PaymentStatus::Paid if amount > 0 => PaymentStatus::RefundDue,
        // Who does not come to the meeting cannot pay there.
        PaymentStatus::AtMeeting => PaymentStatus::None,
        other => other,
    };
    Refund { amount, payment }
}

/// Decides if a guest who gives seats up at a moment gets their price back.
pub(super) fn is_refundable(booking: &Booking, now: Timestamp) -> bool {
    match booking.starts_at {
        _ if booking.moved_at.is_some() => true,
        None => booking.policy != CancellationPolicy::None,
        Some(starts) => refunded_until(booking.policy, starts).is_some_and(|until| now <= until),
    }
}

/// Cancels a booking for its guest. With `without_refund` they do so even if they get nothing back.
///
/// # Errors
/// [`CancellationRefused`] with the reason why not.
pub fn cancel(
    booking: &Booking,
    without_refund: bool,
    now: Timestamp,
) -> Result<Refund, CancellationRefused> {
    if booking.status != BookingStatus::Confirmed {
        return Err(CancellationRefused::NotBooked(booking.status));
    }
    if booking.starts_at.is_some_and(|starts| starts <= now) {
        return Err(CancellationRefused::TooLate);
    }
    let refund = refund(booking, CancelledBy::User, now);
    if refund.amount < booking.total && !without_refund {
        return Err(CancellationRefused::NoRefund);
    }
    Ok(refund)
}
