//! The interface of a way to pay, and of the services that move money.

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::PaymentStatus;

/// A way to pay that a guest can choose.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PayWith {
    /// By card, before the seats are booked.
    Card,
    /// To the creator, when they meet.
    Meeting,
}

/// Result of a checkout for held seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AtCheckout {
    /// They are booked, and this is where the money is.
    Book(PaymentStatus),
    /// They stay held until the money has come.
    PayFirst,
}

/// A way to pay for a booking.
pub(crate) trait PaymentProvider: fmt::Debug + Send + Sync {
    /// Decides what a checkout does.
    fn at_checkout(&self) -> AtCheckout;

    /// The service that moves the money, where the product has to call one.
    fn service(&self) -> Option<&dyn PaymentService> {
        None
    }
}

/// Seats that cost nothing.
#[derive(Debug)]
pub(crate) struct Free;

impl PaymentProvider for Free {
    fn at_checkout(&self) -> AtCheckout {
        AtCheckout::Book(PaymentStatus::None)
    }
}

/// Seats that are paid to the creator at the meeting; the creator notes it.
#[derive(Debug)]
pub(crate) struct AtMeeting;

impl PaymentProvider for AtMeeting {
    fn at_checkout(&self) -> AtCheckout {
        AtCheckout::Book(PaymentStatus::AtMeeting)
    }
}

/// Seats that are paid by card on a page of a service.
#[derive(Clone, Debug)]
pub(crate) struct Card(pub(super) Arc<dyn PaymentService>);

impl PaymentProvider for Card {
    fn at_checkout(&self) -> AtCheckout {
        AtCheckout::PayFirst
    }

    fn service(&self) -> Option<&dyn PaymentService> {
        Some(&*self.0)
    }
}

/// A service that takes payments on a page of its own. Every call may be repeated: the same `key` has the same effect once.
pub(crate) trait PaymentService: fmt::Debug + Send + Sync {
    /// Opens a page to pay on.
    fn open<'a>(&'a self, order: &'a PageOrder)
    -> BoxFuture<'a, Result<PaymentPage, ServiceError>>;

    /// Finds out how far a page has come.
    fn find<'a>(&'a self, page_id: &'a str) -> BoxFuture<'a, Result<PageState, ServiceError>>;

    /// Closes a page, unless it was paid; answers with how far it has come.
    fn close<'a>(&'a self, page_id: &'a str) -> BoxFuture<'a, Result<PageState, ServiceError>>;

    /// Pays money back.
    fn refund<'a>(
        &'a self,
        order: &'a RefundOrder,
    ) -> BoxFuture<'a, Result<RefundState, ServiceError>>;

    /// Reads an event that the service sent; `None` for one that says nothing about a payment.
    fn event(
        &self,
        signature: &str,
        body: &[u8],
        now_s: i64,
    ) -> Result<Option<PaymentEvent>, WebhookRefused>;
}

/// A page to open.
#[derive(Debug)]
pub(crate) struct PageOrder {
    /// Makes a repeated call the same call.
    pub(crate) key: String,
    /// Id of the payment; comes back with every event.
    pub(crate) payment_id: String,
    /// Name of the product.
    pub(crate) title: String,
    /// Price of one, in the smallest unit of the currency.
    pub(crate) unit_amount: u64,
    pub(crate) quantity: u32,
    /// ISO 4217 code.
    pub(crate) currency: String,
    /// Moment when the page closes by itself, in seconds since 1970.
    pub(crate) ends_s: i64,
    /// Addresses to go on at: when it was paid, and when not.
    pub(crate) paid_url: String,
    pub(crate) back_url: String,
}

/// A page that people can pay on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PaymentPage {
    pub(crate) id: String,
    pub(crate) url: String,
}

/// Money that came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Receipt {
    /// Id of the payment that a refund is of, at the service.
    pub(crate) intent_id: String,
    /// In the smallest unit of the currency.
    pub(crate) amount: u64,
    /// ISO 4217 code in capital letters.
    pub(crate) currency: String,
}

/// State of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PageState {
    /// It can be paid on.
    Open,
    /// It was filled in, and the money is on its way.
    OnItsWay,
    /// It was paid.
    Paid(Receipt),
    /// Nobody can pay on it any more.
    Closed,
}

/// Money to pay back.
#[derive(Debug)]
pub(crate) struct RefundOrder {
    /// Makes a repeated call the same call.
    pub(crate) key: String,
    pub(crate) payment_id: String,
    pub(crate) intent_id: String,
    /// In the smallest unit of the currency.
    pub(crate) amount: u64,
    /// Number of refunds of the same payment before it.
    pub(crate) number: usize,
    /// True if an earlier call, whose answer says nothing, may have made it.
    pub(crate) may_be_made: bool,
    /// The refund that was begun before, if one is known.
    pub(crate) refund_id: Option<String>,
}

/// Money that went back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RefundReceipt {
    /// Id of the refund at the service.
    pub(crate) id: String,
    /// In the smallest unit of the currency.
    pub(crate) amount: u64,
}

/// State of a refund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RefundState {
    /// The money is back.
    Done(RefundReceipt),
    /// All the money of the payment is back already.
    AllBack,
    /// It is on its way; the id of the refund.
    OnItsWay(String),
    /// It cannot be paid back like this.
    Failed(String),
}

/// Event of a payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PaymentFact {
    /// The money came.
    Paid(Receipt),
    /// No money will come: the page is closed, or the bank has refused.
    Closed,
    /// All of the money went back.
    Refunded,
    /// A part of the money went back, or all of it.
    RefundMade(RefundReceipt),
    /// The bank would not take it back.
    RefundFailed(String),
}

/// An event of a service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PaymentEvent {
    pub(crate) payment_id: String,
    pub(crate) fact: PaymentFact,
}

/// A call of a service that came to nothing, as far as we know.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ServiceError {
    /// Nobody answered, so that it may have happened all the same: to be repeated under the same key.
    #[error("no answer: {0}")]
    NoAnswer(String),
    /// The service failed, or is busy. An answer like this is kept for its key: to be repeated under another one.
    #[error("it failed: {0}")]
    Failed(String),
    /// The service does not accept the request.
    #[error("it was refused: {0}")]
    Refused(String),
}

/// An event that is not the service's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum WebhookRefused {
    #[error("the signature is missing or not one")]
    Malformed,
    #[error("the signature is wrong")]
    WrongSignature,
    #[error("the signature is too old")]
    TooOld,
    #[error("the event cannot be read")]
    Unreadable,
}
