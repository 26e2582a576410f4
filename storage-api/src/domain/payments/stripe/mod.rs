//! Stripe Checkout: pages to pay on, refunds, signed events.

mod client;
mod event;
mod signature;

use std::fmt;
use std::str::FromStr;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use self::client::Client;
use super::provider::{
    PageOrder, PageState, PaymentEvent, PaymentPage, PaymentService, RefundOrder, RefundState,
    ServiceError, WebhookRefused,
};

/// A key of the API; never written to a log.
#[derive(Clone, PartialEq, Eq)]
pub struct StripeKey(String);

/// The secret that events are signed with; never written to a log.
#[derive(Clone, PartialEq, Eq)]
pub struct WebhookSecret(String);

impl FromStr for StripeKey {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = text.starts_with("sk_") || text.starts_with("rk_");
        if named && text.bytes().all(|byte| byte.is_ascii_graphic()) {
            Ok(Self(text.to_owned()))
        } else {
            Err("a secret key of Stripe begins with sk_ or rk_".to_owned())
        }
    }
}

impl FromStr for WebhookSecret {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let graphic = text.bytes().all(|byte| byte.is_ascii_graphic());
        if text.starts_with("whsec_") && graphic {
            Ok(Self(text.to_owned()))
        } else {
            Err("a webhook secret of Stripe begins with whsec_".to_owned())
        }
    }
}

impl fmt::Debug for StripeKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("StripeKey")
    }
}

impl fmt::Debug for WebhookSecret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("WebhookSecret")
    }
}

/// An account at Stripe.
#[derive(Debug)]
pub(crate) struct Stripe {
    client: Client,
    secret: WebhookSecret,
}

impl Stripe {
    /// The account of that key; `api` is the address of Stripe, or of what stands in for it.
    ///
    /// # Errors
    /// A sentence, when the system has no usable TLS.
    pub(crate) fn new(key: &StripeKey, secret: &WebhookSecret, api: &str) -> Result<Self, String> {
        Ok(Self {
            client: Client::new(&key.0, api)?,
            secret: secret.clone(),
        })
    }
}

impl PaymentService for Stripe {
    fn open<'a>(
        &'a self,
        order: &'a PageOrder,
    ) -> BoxFuture<'a, Result<PaymentPage, ServiceError>> {
        self.client.open(order).boxed()
    }

    fn find<'a>(&'a self, page_id: &'a str) -> BoxFuture<'a, Result<PageState, ServiceError>> {
        self.client.find(page_id).boxed()
    }

    fn close<'a>(&'a self, page_id: &'a str) -> BoxFuture<'a, Result<PageState, ServiceError>> {
        self.client.close(page_id).boxed()
    }

    fn refund<'a>(
        &'a self,
        order: &'a RefundOrder,
    ) -> BoxFuture<'a, Result<RefundState, ServiceError>> {
        self.client.refund(order).boxed()
    }

    fn event(
        &self,
        signature: &str,
        body: &[u8],
        now_s: i64,
    ) -> Result<Option<PaymentEvent>, WebhookRefused> {
        signature::check(&self.secret.0, signature, body, now_s)?;
        event::read(body)
    }
}
