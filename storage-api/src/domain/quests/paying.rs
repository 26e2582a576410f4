//! Payments by card in a transaction: begun with a checkout, carried on by what the service says, given back.
//!
//! The booking says what its guest sees, the [`Payment`] what is to be done with the service. They are written together.

use std::collections::{BTreeMap, BTreeSet};

use wasm_core::domain::{
    Booking, BookingAction, BookingStatus, PaymentStatus, Timestamp, seats_taken,
};

use super::{Seating, Told, follow_payment, put, record, ticket_code};
use crate::domain::friendships::blocks;
use crate::domain::payments::{
    Payment, PaymentFact, PaymentJob, PaymentPage, PaymentState, Receipt, RefundReceipt,
};
use crate::error::ApiError;
use crate::schema::collections::{BOOKINGS, PAYMENTS};
use crate::store::Transaction;

/// Least time to pay in, in milliseconds from the checkout.
const PAYING_MS_MIN: i64 = 15 * 60_000;

impl Seating {
    /// Books seats that are held, or were: the ticket is made, the queue and the creator hear of it.
    pub(crate) fn book(
        &mut self,
        transaction: &mut Transaction<'_>,
        (id, action): (&str, BookingAction),
        payment: PaymentStatus,
    ) -> Result<(u64, Booking), ApiError> {
        let now = self.now;
        let (version, booking) = self.change(transaction, id, |booking| {
            booking.act(action, now).map_err(ApiError::internal)?;
            booking.payment = payment;
            booking.hold_until = None;
            booking.ticket_code = Some(ticket_code());
            Ok(())
        })?;
        self.seated(transaction, &booking.user_id)?;
        let (by, booking_id) = (&*booking.user_id, id);
        let told = Told::Booked { by, booking_id };
        self.tell(transaction, &booking.creator_id, told)?;
        self.settle(transaction)?;
        Ok((version, booking))
    }

    /// Begins a payment by card for held seats. They are held long enough to pay, which a repeated call does not prolong.
    pub(crate) fn begin_payment(
        &mut self,
        transaction: &mut Transaction<'_>,
        id: &str,
    ) -> Result<(u64, Booking), ApiError> {
        let (now, title) = (self.now, self.quest.title.clone().unwrap_or_default());
        let least_ms = now.epoch_ms() + PAYING_MS_MIN;
        let least = Timestamp::from_epoch_ms(least_ms).map_err(ApiError::internal)?;
        let payment_id = uuid::Uuid::now_v7().to_string();
        let (version, booking) = self.change(transaction, id, |booking| {
            booking.payment = PaymentStatus::Pending;
            booking.payment_id = Some(payment_id.clone());
            booking.hold_until = booking.hold_until.max(Some(least));
            Ok(())
        })?;
        let payment = Payment {
            booking_id: id.to_owned(),
            quest_id: booking.quest_id.clone(),
            title,
            seats: booking.seats,
            unit_amount: booking.unit_price,
            amount: booking.total,
            currency: booking.currency.clone().unwrap_or_default(),
            state: PaymentState::Open,
            job: None,
            due: BTreeMap::new(),
            refunding: 0,
            refunds: BTreeMap::new(),
            page_id: None,
            page_url: None,
            page_ends_s: Payment::page_ends_s(now.epoch_ms()),
            intent_id: None,
            refund_id: None,
            key_number: 0,
            attempts: 0,
            next_attempt_ms: 0,
        };
        put(transaction, &PAYMENTS, &payment_id, &payment)?;
        Ok((version, booking))
    }

    /// Returns `true` if seats whose hold has expired can still be booked for the money that came: as anybody else
    /// could book them now.
    fn has_room_for(
        &self,
        transaction: &Transaction<'_>,
        booking: &Booking,
    ) -> Result<bool, ApiError> {
        let taken = seats_taken(&self.bookings, self.now);
        let free = self.capacity().saturating_sub(taken);
        let has_others = self
            .bookings
            .iter()
            .any(|(_, other)| other.user_id == booking.user_id && other.seats_taken(self.now) > 0);
        let is_blocked = blocks(transaction, &booking.creator_id, &booking.user_id)?;
        let is_known = !booking.user_id.is_empty() && !is_blocked;
        Ok(is_known && !has_others && booking.seats <= free && self.bookable().is_ok())
    }
}

/// Takes in the page that was opened for a payment; `false` when nobody is to pay any more, and the page is to be closed.
pub(crate) fn page_opened(
    transaction: &mut Transaction<'_>,
    id: &str,
    page: &PaymentPage,
) -> Result<bool, ApiError> {
    let payment: Option<Payment> = record(transaction, &PAYMENTS, id)?;
    let mut payment = payment.ok_or_else(|| ApiError::internal(format!("no payment {id}")))?;
    let is_wanted = payment.state == PaymentState::Open && payment.job.is_none();
    if payment.page_id.as_ref() == Some(&page.id) {
        return Ok(is_wanted);
    }
    payment.page_id = Some(page.id.clone());
    payment.page_url = Some(page.url.clone());
    if !is_wanted && matches!(payment.state, PaymentState::Open | PaymentState::Closed) {
        payment.want(PaymentJob::Close);
    }
    put(transaction, &PAYMENTS, id, &payment)?;
    Ok(is_wanted)
}

/// Takes in what happened to a payment. Facts may come late, twice and in any order: the state of a payment never goes back.
pub(super) fn apply(
    transaction: &mut Transaction<'_>,
    id: &str,
    fact: &PaymentFact,
    now: Timestamp,
) -> Result<(), ApiError> {
    let payment: Option<Payment> = record(transaction, &PAYMENTS, id)?;
    // Another server may use the same account.
    let Some(mut payment) = payment else {
        return Ok(());
    };
    match (fact, payment.state) {
        (PaymentFact::Paid(receipt), PaymentState::Open | PaymentState::Closed) => {
            paid(transaction, id, payment, receipt, now)
        }
        (PaymentFact::Closed, PaymentState::Open) => {
            (payment.state, payment.job) = (PaymentState::Closed, None);
            put(transaction, &PAYMENTS, id, &payment)?;
            free_seats(transaction, id, &payment, now)
        }
        (PaymentFact::Closed, PaymentState::Closed) if payment.job.is_some() => {
            payment.job = None;
            put(transaction, &PAYMENTS, id, &payment).map(drop)
        }
        (PaymentFact::Refunded, state) if state != PaymentState::Refunded => {
            (payment.state, payment.job) = (PaymentState::Refunded, None);
            put(transaction, &PAYMENTS, id, &payment)?;
            note_refunded(transaction, id, &payment)
        }
        (PaymentFact::RefundMade(refund), PaymentState::Paid) => {
            refund_made(transaction, (id, payment), refund)
        }
        (PaymentFact::RefundFailed(reason), PaymentState::Paid) => {
            tracing::error!(payment = id, %reason, "a refund failed; pay it back by hand in the account of the service");
            payment.job = None;
            put(transaction, &PAYMENTS, id, &payment).map(drop)
        }
        _ => Ok(()),
    }
}

/// Books what was paid for; where the seats are gone, or not wanted any more, all the money goes back.
fn paid(
    transaction: &mut Transaction<'_>,
    id: &str,
    mut payment: Payment,
    receipt: &Receipt,
    now: Timestamp,
) -> Result<(), ApiError> {
    if (receipt.amount, &receipt.currency) != (payment.amount, &payment.currency) {
        tracing::error!(
            payment = id,
            amount = receipt.amount,
            "another amount was paid than asked for; look at the account of the service"
        );
        return Ok(());
    }
    payment.state = PaymentState::Paid;
    payment.intent_id = Some(receipt.intent_id.clone());
    payment.job = None;
    put(transaction, &PAYMENTS, id, &payment)?;
    let booking_id = &*payment.booking_id;
    let booking: Option<Booking> = record(transaction, &BOOKINGS, booking_id)?;
    let booking = booking.ok_or_else(|| ApiError::internal(format!("no booking {booking_id}")))?;
    // Its hold may end with this.
    let mut seating = Seating::open(transaction, &booking.session_id, now)?;
    let booking: Option<Booking> = record(transaction, &BOOKINGS, booking_id)?;
    let mut booking = booking.ok_or_else(|| ApiError::internal("a booking is gone"))?;
    let confirmed = PaymentStatus::Paid;
    match booking.status {
        BookingStatus::Held => {
            let confirm = (booking_id, BookingAction::Confirm);
            seating.book(transaction, confirm, confirmed).map(drop)
        }
        BookingStatus::Expired if seating.has_room_for(transaction, &booking)? => {
            seating.bookings.push((booking_id.to_owned(), booking));
            let confirm = (booking_id, BookingAction::ConfirmLate);
            seating.book(transaction, confirm, confirmed).map(drop)
        }
        // The guest said that they would pay at the meeting, and paid on the page all the same.
        BookingStatus::Confirmed | BookingStatus::CheckedIn | BookingStatus::Completed
            if booking.payment == PaymentStatus::AtMeeting =>
        {
            (booking.payment, booking.payment_id) = (confirmed, Some(id.to_owned()));
            put(transaction, &BOOKINGS, booking_id, &booking).map(drop)
        }
        _ => {
            booking.payment = PaymentStatus::RefundDue;
            booking.refund = Some(payment.amount);
            booking.payment_id = Some(id.to_owned());
            put(transaction, &BOOKINGS, booking_id, &booking)?;
            follow_payment(transaction, booking_id, &booking)?;
            seating.tell(
                transaction,
                &booking.user_id,
                Told::PaidTooLate { booking_id },
            )
        }
    }
}

/// Frees the seats of a payment that comes to nothing.
fn free_seats(
    transaction: &mut Transaction<'_>,
    id: &str,
    payment: &Payment,
    now: Timestamp,
) -> Result<(), ApiError> {
    let booking: Option<Booking> = record(transaction, &BOOKINGS, &payment.booking_id)?;
    let waits = |booking: &Booking| {
        booking.payment == PaymentStatus::Pending && booking.payment_id.as_deref() == Some(id)
    };
    let Some(booking) = booking.filter(waits) else {
        return Ok(());
    };
    let mut seating = Seating::open(transaction, &booking.session_id, now)?;
    let held = seating.booking(&payment.booking_id);
    if held.is_some_and(|booking| booking.status == BookingStatus::Held) {
        seating.act(transaction, &payment.booking_id, BookingAction::Expire)?;
        seating.settle(transaction)?;
    }
    Ok(())
}

/// Takes in a refund that was made. What is still to go back goes with another one.
fn refund_made(
    transaction: &mut Transaction<'_>,
    (id, mut payment): (&str, Payment),
    refund: &RefundReceipt,
) -> Result<(), ApiError> {
    let known = payment.refunds.insert(refund.id.clone(), refund.amount);
    if known.is_some() {
        return Ok(());
    }
    payment.job = None;
    if payment.refunded() >= payment.amount {
        payment.state = PaymentState::Refunded;
    } else {
        payment.want_refund();
    }
    put(transaction, &PAYMENTS, id, &payment)?;
    if payment.job.is_some() {
        return Ok(());
    }
    note_refunded(transaction, id, &payment)
}

/// Notes with the bookings of a payment that everything that was due went back.
fn note_refunded(
    transaction: &mut Transaction<'_>,
    id: &str,
    payment: &Payment,
) -> Result<(), ApiError> {
    let is_all = payment.state == PaymentState::Refunded;
    let mut booking_ids: BTreeSet<&String> = payment.due.keys().collect();
    booking_ids.insert(&payment.booking_id);
    for booking_id in booking_ids {
        let booking: Option<Booking> = record(transaction, &BOOKINGS, booking_id)?;
        let is_due = |booking: &Booking| {
            let is_paid = is_all && booking.payment == PaymentStatus::Paid;
            let is_due = booking.payment == PaymentStatus::RefundDue;
            booking.payment_id.as_deref() == Some(id) && (is_due || is_paid)
        };
        let Some(mut booking) = booking.filter(is_due) else {
            continue;
        };
        let refund = booking.refund.unwrap_or(booking.total);
        booking.refund = Some(refund);
        booking.note_refunded();
        if booking.payment == PaymentStatus::Paid && refund >= payment.amount {
            booking.payment = PaymentStatus::Refunded;
        }
        put(transaction, &BOOKINGS, booking_id, &booking)?;
    }
    Ok(())
}
