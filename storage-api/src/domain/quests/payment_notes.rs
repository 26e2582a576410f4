//! Notes on the record of a payment: what the service is to be asked for after the commit.

use wasm_core::domain::{Booking, BookingStatus, PaymentStatus};

use super::{put, record};
use crate::domain::payments::{Payment, PaymentJob, PaymentState};
use crate::error::ApiError;
use crate::schema::collections::PAYMENTS;
use crate::store::Transaction;

/// Does what a change of a booking means for its payment by card: seats that are given up close the page, money that is due
/// goes back.
pub(crate) fn follow_payment(
    transaction: &mut Transaction<'_>,
    booking_id: &str,
    booking: &Booking,
) -> Result<(), ApiError> {
    let Some(id) = &booking.payment_id else {
        return Ok(());
    };
    let gone = booking.status != BookingStatus::Held;
    match booking.payment {
        PaymentStatus::Pending if gone => close_page(transaction, id),
        PaymentStatus::RefundDue => {
            let refund = booking.refund.unwrap_or(booking.total);
            give_back(transaction, id, (booking_id, refund))
        }
        _ => Ok(()),
    }
}

/// Notes that nobody is to pay any more.
pub(crate) fn close_page(transaction: &mut Transaction<'_>, id: &str) -> Result<(), ApiError> {
    let payment: Option<Payment> = record(transaction, &PAYMENTS, id)?;
    let Some(mut payment) = payment.filter(|payment| payment.state == PaymentState::Open) else {
        return Ok(());
    };
    payment.want(PaymentJob::Close);
    put(transaction, &PAYMENTS, id, &payment).map(drop)
}

/// Notes that money is to go back for a booking. The amount is everything that ever goes back for it, so that it may be
/// noted again.
fn give_back(
    transaction: &mut Transaction<'_>,
    id: &str,
    (booking_id, refund): (&str, u64),
) -> Result<(), ApiError> {
    let payment: Option<Payment> = record(transaction, &PAYMENTS, id)?;
    let is_paid = |payment: &Payment| payment.state == PaymentState::Paid;
    let Some(mut payment) = payment.filter(is_paid) else {
        return Ok(());
    };
    payment.due.insert(booking_id.to_owned(), refund);
    payment.want_refund();
    put(transaction, &PAYMENTS, id, &payment).map(drop)
}
