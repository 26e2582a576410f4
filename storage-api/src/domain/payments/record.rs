//! The record of a payment by card: what happened, and what is to be done with the service.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::provider::{PageOrder, RefundOrder};

/// Wait before the second attempt of a job, in milliseconds; each further wait is twice as long …
const RETRY_MS: i64 = 5_000;
/// … up to an hour.
const RETRY_MS_MAX: i64 = 3_600_000;
/// Seconds for which a page stays open by itself: longer than Stripe's minimum of 30 minutes, for every attempt to open
/// it within the longest hold. The server closes it when the hold ends.
const PAGE_S: i64 = 65 * 60;

/// State of a payment. It never goes back, so that facts may come twice and in any order.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum PaymentState {
    /// It can be paid, or will be as soon as its page is open.
    #[default]
    Open,
    /// No money came, and nobody can pay any more.
    Closed,
    /// The money came.
    Paid,
    /// The money went back.
    Refunded,
}

/// A call of the service that is still to be made.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum PaymentJob {
    /// Close the page: the seats are not held any more.
    Close,
    /// Pay the money back.
    Refund,
}

impl PaymentJob {
    /// As it is written, for the index.
    pub(crate) const ALL: [&str; 2] = ["close", "refund"];
}

/// A payment by card. It names a booking and nobody; what a card is called and whose it is only the service knows.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Payment {
    /// The booking that is paid. A friend may have its seats by now, or some of them.
    pub(crate) booking_id: String,
    pub(crate) quest_id: String,
    /// Title of the quest.
    pub(crate) title: String,
    pub(crate) seats: u32,
    /// Price of a seat, in the smallest unit of the currency.
    pub(crate) unit_amount: u64,
    /// Price of all seats.
    pub(crate) amount: u64,
    /// ISO 4217 code.
    pub(crate) currency: String,
    pub(crate) state: PaymentState,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) job: Option<PaymentJob>,
    /// Amounts to pay back in all, by the bookings that have seats of it.
    #[serde(default)]
    pub(crate) due: BTreeMap<String, u64>,
    /// The part of it that the refund on its way pays back. It stays the same until that refund is made, so that a repeated
    /// call is the same call.
    #[serde(default)]
    pub(crate) refunding: u64,
    /// Amounts of the refunds that were made, by their ids at the service: it may tell of one twice.
    #[serde(default)]
    pub(crate) refunds: BTreeMap<String, u64>,
    /// The page of the service.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) page_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) page_url: Option<String>,
    /// Moment when the page closes by itself, in seconds since 1970.
    pub(crate) page_ends_s: i64,
    /// Ids at the service: of the payment that came, and of its refund.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) intent_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) refund_id: Option<String>,
    /// Counts the answers after which a call needs another idempotency key.
    #[serde(default)]
    pub(crate) key_number: u32,
    /// Failed attempts of the job, and when the next one is due, in milliseconds since 1970.
    #[serde(default)]
    pub(crate) attempts: u32,
    #[serde(default)]
    pub(crate) next_attempt_ms: i64,
}

impl Payment {
    /// Moment when a page that is opened for a payment of this moment closes by itself, in seconds since 1970.
    pub(crate) fn page_ends_s(now_ms: i64) -> i64 {
        now_ms / 1_000 + PAGE_S
    }

    /// Notes a call to be made at once.
    pub(crate) fn want(&mut self, job: PaymentJob) {
        (self.job, self.attempts, self.next_attempt_ms) = (Some(job), 0, 0);
    }

    /// Puts the job off after a failed attempt.
    pub(crate) fn put_off(&mut self, now_ms: i64) {
        let wait_ms = RETRY_MS << self.attempts.min(16);
        self.next_attempt_ms = now_ms + wait_ms.min(RETRY_MS_MAX);
        self.attempts += 1;
    }

    /// Amount that went back so far.
    pub(crate) fn refunded(&self) -> u64 {
        self.refunds.values().sum()
    }

    /// Notes a refund of everything that is still to go back, unless one is on its way: the rest follows that.
    pub(crate) fn want_refund(&mut self) {
        let due: u64 = self.due.values().sum();
        let rest = due.min(self.amount).saturating_sub(self.refunded());
        if rest == 0 || self.job.is_some() {
            return;
        }
        (self.refunding, self.refund_id) = (rest, None);
        self.key_number += 1;
        self.want(PaymentJob::Refund);
    }

    /// The page to open for it; `page` makes addresses of paths of the app.
    pub(crate) fn page_order(&self, id: &str, page: impl Fn(&str) -> String) -> PageOrder {
        let (quest_id, booking_id) = (&self.quest_id, &self.booking_id);
        let back = |outcome: &str| {
            let path =
                format!("/app/quest/{quest_id}/checkout?booking={booking_id}&payment={outcome}");
            page(&path)
        };
        PageOrder {
            key: self.key(id, "page"),
            payment_id: id.to_owned(),
            title: self.title.clone(),
            unit_amount: self.unit_amount,
            quantity: self.seats,
            currency: self.currency.clone(),
            ends_s: self.page_ends_s,
            paid_url: back("done"),
            back_url: back("back"),
        }
    }

    /// The refund to make of it; `None` before the money came.
    pub(crate) fn refund_order(&self, id: &str) -> Option<RefundOrder> {
        Some(RefundOrder {
            key: self.key(id, "refund"),
            payment_id: id.to_owned(),
            intent_id: self.intent_id.clone()?,
            amount: self.refunding,
            number: self.refunds.len(),
            // Of the whole amount the service makes no second refund.
            may_be_made: self.attempts > 0 && self.refunding < self.amount,
            refund_id: self.refund_id.clone(),
        })
    }

    fn key(&self, id: &str, call: &str) -> String {
        format!("{call}-{id}-{}", self.key_number)
    }
}
