//! Calls of the service of card payments, each after the commit that asks for it, and what comes of them.

use serde_json::json;
use wasm_core::domain::{Booking, Timestamp};
use wasm_core::error::Code;

use super::paying::{apply, page_opened};
use super::{put, record, record_of, typed};
use crate::domain::payments::{
    PageState, Payment, PaymentFact, PaymentJob, PaymentService, PaymentState, RefundState,
    ServiceError,
};
use crate::error::ApiError;
use crate::schema::collections::{BOOKINGS, PAYMENTS};
use crate::schema::query::by;
use crate::store::{Store, transact};

/// Jobs read at a time.
const AT_ONCE: usize = 100;

/// Takes in what happened to a payment.
pub(crate) async fn apply_payment(
    store: &dyn Store,
    id: String,
    fact: PaymentFact,
    now_ms: i64,
) -> Result<(), ApiError> {
    let now = Timestamp::from_epoch_ms(now_ms).map_err(ApiError::internal)?;
    transact(store, move |transaction| {
        apply(transaction, &id, &fact, now)
    })
    .await
}

/// Opens the page of a payment, or finds it open, and answers with its address. Two calls at once open one page.
pub(crate) async fn open_page(
    (store, service): (&dyn Store, &dyn PaymentService),
    id: &str,
    address_of: impl Fn(&str) -> String,
    now_ms: i64,
) -> Result<String, ApiError> {
    let payment: Option<Payment> = record_of(store, &PAYMENTS, id).await?;
    let payment = payment.ok_or_else(|| ApiError::internal(format!("no payment {id}")))?;
    let booking: Option<Booking> = record_of(store, &BOOKINGS, &payment.booking_id).await?;
    let now = Timestamp::from_epoch_ms(now_ms).map_err(ApiError::internal)?;
    let is_held = booking.is_some_and(|booking| booking.is_held(now));
    match payment.state {
        PaymentState::Paid | PaymentState::Refunded => {
            let message = "these seats are paid already";
            return Err(ApiError::new(Code::AlreadyExists, message).with_reason("booked"));
        }
        PaymentState::Open if is_held && payment.job.is_none() => {}
        PaymentState::Open | PaymentState::Closed => return Err(hold_over()),
    }
    if let Some(url) = payment.page_url {
        return Ok(url);
    }
    let order = payment.page_order(id, address_of);
    let page = match service.open(&order).await {
        Ok(page) => page,
        Err(error) => {
            tracing::warn!(payment = id, %error, "a page to pay on could not be opened");
            if !matches!(error, ServiceError::NoAnswer(_)) {
                next_key(store, id, payment.key_number).await?;
            }
            return Err(refuse_opening(&error));
        }
    };
    let (url, owned) = (page.url.clone(), id.to_owned());
    let is_wanted = transact(store, move |transaction| {
        page_opened(transaction, &owned, &page)
    })
    .await?;
    if is_wanted { Ok(url) } else { Err(hold_over()) }
}

fn hold_over() -> ApiError {
    let message = "the time for these seats ran out; hold them again";
    ApiError::new(Code::Aborted, message).with_reason("holdExpired")
}

fn refuse_opening(error: &ServiceError) -> ApiError {
    if let ServiceError::Refused(code) = error {
        let message = "these seats cannot be paid by card";
        return ApiError::new(Code::FailedPrecondition, message)
            .with_reason("paymentRefused")
            .with_detail("code", json!(code));
    }
    let message = "card payments do not answer at the moment; nothing was charged";
    ApiError::unavailable(message).with_reason("payment")
}

/// Takes another idempotency key for the next call: a service keeps a failed answer for its key.
async fn next_key(store: &dyn Store, id: &str, failed: u32) -> Result<(), ApiError> {
    let id = id.to_owned();
    let next = transact(store, move |transaction| {
        let payment: Option<Payment> = record(transaction, &PAYMENTS, &id)?;
        // Of two calls that failed under one key only one takes the next.
        let Some(mut payment) = payment.filter(|payment| payment.key_number == failed) else {
            return Ok(());
        };
        payment.key_number += 1;
        put(transaction, &PAYMENTS, &id, &payment).map(drop)
    });
    next.await
}

/// Asks the service how far the page of a payment has come, and takes that in. Without an answer things stay as they are.
pub(crate) async fn check_payment(
    (store, service): (&dyn Store, &dyn PaymentService),
    id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let payment: Option<Payment> = record_of(store, &PAYMENTS, id).await?;
    let page_id = payment
        .filter(|payment| payment.state == PaymentState::Open)
        .and_then(|payment| payment.page_id);
    let Some(page_id) = page_id else {
        return Ok(());
    };
    match service.find(&page_id).await {
        Ok(PageState::Paid(receipt)) => {
            let fact = PaymentFact::Paid(receipt);
            apply_payment(store, id.to_owned(), fact, now_ms).await
        }
        Ok(PageState::Closed) => {
            apply_payment(store, id.to_owned(), PaymentFact::Closed, now_ms).await
        }
        Ok(PageState::Open | PageState::OnItsWay) => Ok(()),
        Err(error) => {
            tracing::warn!(payment = id, %error, "a payment could not be looked up");
            Ok(())
        }
    }
}

/// Does every job that is due. A job that fails is tried again, later each time; several servers may do the same job, which
/// the idempotency keys make one.
pub(crate) async fn run_payment_jobs(
    (store, service): (&dyn Store, &dyn PaymentService),
    now_ms: i64,
) -> Result<(), ApiError> {
    for job in PaymentJob::ALL {
        let mut question = by!(PAYMENTS.job).question([json!(job)], AT_ONCE);
        loop {
            let page = store.find(&question).await?;
            for document in page.documents {
                let payment: Payment = typed(&document)?;
                if payment.next_attempt_ms <= now_ms {
                    run((store, service), &document.id, &payment, now_ms).await?;
                }
            }
            if page.next.is_none() {
                break;
            }
            question.after = page.next;
        }
    }
    Ok(())
}

async fn run(
    (store, service): (&dyn Store, &dyn PaymentService),
    id: &str,
    payment: &Payment,
    now_ms: i64,
) -> Result<(), ApiError> {
    let done = match payment.job {
        Some(PaymentJob::Close) => close(service, payment).await,
        Some(PaymentJob::Refund) => refund((store, service), id, payment).await,
        None => return Ok(()),
    };
    match done {
        Ok(Some(fact)) => apply_payment(store, id.to_owned(), fact, now_ms).await,
        Ok(None) => put_off(store, id, now_ms).await,
        Err(error) => {
            tracing::warn!(payment = id, job = ?payment.job, %error, "a call for a payment failed and is made again later");
            if !matches!(error, ServiceError::NoAnswer(_)) {
                next_key(store, id, payment.key_number).await?;
            }
            put_off(store, id, now_ms).await
        }
    }
}

/// Closes a page; a page that was paid on meanwhile is paid.
async fn close(
    service: &dyn PaymentService,
    payment: &Payment,
) -> Result<Option<PaymentFact>, ServiceError> {
    // A page whose address nobody was given needs no closing.
    let Some(page_id) = &payment.page_id else {
        return Ok(Some(PaymentFact::Closed));
    };
    Ok(match service.close(page_id).await? {
        PageState::Paid(receipt) => Some(PaymentFact::Paid(receipt)),
        PageState::Closed => Some(PaymentFact::Closed),
        PageState::Open | PageState::OnItsWay => None,
    })
}

async fn refund(
    (store, service): (&dyn Store, &dyn PaymentService),
    id: &str,
    payment: &Payment,
) -> Result<Option<PaymentFact>, ServiceError> {
    let Some(order) = payment.refund_order(id) else {
        return Ok(None);
    };
    match service.refund(&order).await? {
        RefundState::Done(receipt) => Ok(Some(PaymentFact::RefundMade(receipt))),
        RefundState::AllBack => Ok(Some(PaymentFact::Refunded)),
        RefundState::Failed(reason) => Ok(Some(PaymentFact::RefundFailed(reason))),
        RefundState::OnItsWay(refund_id) => {
            let (id, number) = (id.to_owned(), order.number);
            let noted = transact(store, move |transaction| {
                let payment: Option<Payment> = record(transaction, &PAYMENTS, &id)?;
                // An event may have been quicker, and the next refund be on its way.
                let is_current = |payment: &Payment| payment.refunds.len() == number;
                let Some(mut payment) = payment.filter(is_current) else {
                    return Ok(());
                };
                payment.refund_id = Some(refund_id.clone());
                put(transaction, &PAYMENTS, &id, &payment).map(drop)
            });
            // Without the note the same call is made again under the same key.
            let noted: Result<(), ApiError> = noted.await;
            noted.map_err(|error| ServiceError::NoAnswer(format!("{error:?}")))?;
            Ok(None)
        }
    }
}

async fn put_off(store: &dyn Store, id: &str, now_ms: i64) -> Result<(), ApiError> {
    let id = id.to_owned();
    let put_off = transact(store, move |transaction| {
        let payment: Option<Payment> = record(transaction, &PAYMENTS, &id)?;
        let Some(mut payment) = payment.filter(|payment| payment.job.is_some()) else {
            return Ok(());
        };
        payment.put_off(now_ms);
        put(transaction, &PAYMENTS, &id, &payment).map(drop)
    });
    put_off.await
}
