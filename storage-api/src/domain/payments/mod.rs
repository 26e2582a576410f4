//! Paying for bookings: the ways to pay, the record of each payment by card, and the service that moves the money.
//!
//! A [`PaymentProvider`] says what a checkout does: [`Free`] and [`AtMeeting`] book at once, [`Card`] asks for the money
//! first, through a [`PaymentService`], of which [`stripe`] is one. No transaction calls a service. A transaction notes in
//! the [`Payment`] what is to be done, and `quests::payment_jobs` does it after the commit, as often as it takes: a kill in
//! between loses nothing. What a service says happened is a [`PaymentFact`], applied by `quests::paying` in any order and any
//! number of times.

mod provider;
mod record;
pub(crate) mod stripe;

use std::sync::Arc;

pub(crate) use self::provider::{
    AtCheckout, AtMeeting, Card, Free, PageState, PayWith, PaymentFact, PaymentPage,
    PaymentProvider, PaymentService, Receipt, RefundReceipt, RefundState, ServiceError,
};
pub(crate) use self::record::{Payment, PaymentJob, PaymentState};
use self::stripe::Stripe;

/// The ways to pay on this server.
#[derive(Clone, Debug)]
pub(crate) struct Payments {
    card: Option<Card>,
}

impl Payments {
    /// Card payments through Stripe, where there is a key.
    pub(crate) fn new(stripe: Option<Stripe>) -> Self {
        let card = stripe.map(|stripe| Card(Arc::new(stripe)));
        Self { card }
    }

    /// The service of card payments, where there is one.
    pub(crate) fn service(&self) -> Option<&dyn PaymentService> {
        self.card.as_ref().and_then(Card::service)
    }

    /// Ways to pay for seats that cost something, the usual one first. Without a date nobody meets, so that the meeting is
    /// no place to pay where cards are taken.
    pub(crate) fn ways(&self, total: u64, has_date: bool) -> Vec<PayWith> {
        match (total, &self.card) {
            (0, _) => Vec::new(),
            (_, None) => vec![PayWith::Meeting],
            (_, Some(_)) if has_date => vec![PayWith::Card, PayWith::Meeting],
            (_, Some(_)) => vec![PayWith::Card],
        }
    }

    /// The provider of a way to pay, of the usual one where none is wished for; `None` where that way is not offered.
    pub(crate) fn provider(
        &self,
        (total, has_date): (u64, bool),
        wish: Option<PayWith>,
    ) -> Option<&dyn PaymentProvider> {
        let ways = self.ways(total, has_date);
        let Some(usual) = ways.first() else {
            return Some(&Free);
        };
        match wish.unwrap_or(*usual) {
            way if !ways.contains(&way) => None,
            PayWith::Meeting => Some(&AtMeeting),
            PayWith::Card => self.card.as_ref().map(|card| card as &dyn PaymentProvider),
        }
    }
}
