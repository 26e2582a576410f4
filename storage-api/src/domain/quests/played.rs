//! Bookings whose quest was played through, and only not finished by the press of a button.

use wasm_core::domain::{Booking, Progress, stops_left};

use super::{edition, record};
use crate::error::ApiError;
use crate::schema::collections::PROGRESS;
use crate::store::Transaction;

/// True when every required stop of a booking is reached: nothing of its price is given back any more. A quest of optional
/// stops alone is played only once it is finished.
pub(crate) fn is_played(
    transaction: &Transaction<'_>,
    booking_id: &str,
    booking: &Booking,
) -> Result<bool, ApiError> {
    let progress: Option<Progress> = record(transaction, &PROGRESS, booking_id)?;
    let Some(progress) = progress else {
        return Ok(false);
    };
    let stops = edition(transaction, booking)?.stops;
    let has_required = stops.iter().any(|stop| !stop.optional);
    Ok(has_required && stops_left(&stops, &progress).is_empty())
}
