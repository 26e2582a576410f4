//! The calls of Stripe's API, form-encoded, each with an idempotency key.

use std::time::Duration;

use form_urlencoded::Serializer;
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde_json::Value;

use super::event::page_state;
use crate::domain::payments::provider::{
    PageOrder, PageState, PaymentPage, RefundOrder, RefundReceipt, RefundState, ServiceError,
};

/// Version of the API that this code was written for, whatever the account is set to.
const API_VERSION: HeaderValue = HeaderValue::from_static("2024-06-20");
/// Guests wait for a page to open.
const TIMEOUT: Duration = Duration::from_secs(10);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// A client with the key of one account.
#[derive(Debug)]
pub(super) struct Client {
    http: reqwest::Client,
    api: String,
}

impl Client {
    pub(super) fn new(key: &str, api: &str) -> Result<Self, String> {
        let mut authorization = HeaderValue::from_str(&format!("Bearer {key}"))
            .map_err(|_| "the key of Stripe is not a text".to_owned())?;
        // So that nothing prints it.
        authorization.set_sensitive(true);
        let headers = HeaderMap::from_iter([
            (header::AUTHORIZATION, authorization),
            (
                header::HeaderName::from_static("stripe-version"),
                API_VERSION,
            ),
        ]);
        let http = reqwest::Client::builder()
            .default_headers(headers)
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(CONNECT_TIMEOUT)
            .timeout(TIMEOUT)
            .build();
        Ok(Self {
            http: http.map_err(|error| format!("Stripe cannot be called: {error}"))?,
            api: api.to_owned(),
        })
    }

    pub(super) async fn open(&self, order: &PageOrder) -> Result<PaymentPage, ServiceError> {
        let currency = order.currency.to_lowercase();
        let (unit, quantity) = (order.unit_amount.to_string(), order.quantity.to_string());
        let fields = [
            ("mode", "payment"),
            ("client_reference_id", &*order.payment_id),
            ("metadata[payment]", &order.payment_id),
            ("payment_intent_data[metadata][payment]", &order.payment_id),
            // Other methods take days, which seats cannot be held for.
            ("payment_method_types[0]", "card"),
            ("line_items[0][quantity]", &quantity),
            ("line_items[0][price_data][currency]", &currency),
            ("line_items[0][price_data][unit_amount]", &unit),
            (
                "line_items[0][price_data][product_data][name]",
                &order.title,
            ),
            ("expires_at", &order.ends_s.to_string()),
            ("success_url", &order.paid_url),
            ("cancel_url", &order.back_url),
        ];
        let session = self
            .post("/v1/checkout/sessions", &fields, Some(&order.key))
            .await?;
        let text = |field: &str| session[field].as_str().map(str::to_owned);
        let page = text("id").zip(text("url"));
        let (id, url) = page.ok_or_else(|| unreadable("a session has no id or url"))?;
        Ok(PaymentPage { id, url })
    }

    pub(super) async fn find(&self, page_id: &str) -> Result<PageState, ServiceError> {
        let session = self
            .send(self.http.get(self.url(&session_path(page_id))))
            .await?;
        page_state(&session).ok_or_else(|| unreadable("a session has no state"))
    }

    pub(super) async fn close(&self, page_id: &str) -> Result<PageState, ServiceError> {
        let path = format!("{}/expire", session_path(page_id));
        match self.post(&path, &[], None).await {
            Ok(_) => Ok(PageState::Closed),
            // Only an open session can be closed.
            Err(ServiceError::Refused(_)) => self.find(page_id).await,
            Err(error) => Err(error),
        }
    }

    pub(super) async fn refund(&self, order: &RefundOrder) -> Result<RefundState, ServiceError> {
        let refund = if let Some(id) = &order.refund_id {
            let path = format!("/v1/refunds/{}", escaped(id));
            self.send(self.http.get(self.url(&path))).await?
        } else if let Some(made) = self.refund_made_before(order).await? {
            made
        } else {
            let (amount, number) = (order.amount.to_string(), order.number.to_string());
            let fields = [
                ("payment_intent", &*order.intent_id),
                ("amount", &amount),
                ("metadata[payment]", &order.payment_id),
                ("metadata[number]", &number),
            ];
            match self.post("/v1/refunds", &fields, Some(&order.key)).await {
                // An earlier attempt whose answer was lost, or somebody did it by hand.
                Err(ServiceError::Refused(code)) if code == ALREADY_REFUNDED => {
                    return Ok(RefundState::AllBack);
                }
                refund => refund?,
            }
        };
        let id = refund["id"].as_str().unwrap_or_default().to_owned();
        Ok(match refund["status"].as_str().unwrap_or_default() {
            "succeeded" => RefundState::Done(RefundReceipt {
                id,
                amount: refund["amount"].as_u64().unwrap_or(order.amount),
            }),
            "failed" | "canceled" => {
                let reason = refund["failure_reason"].as_str().unwrap_or("no reason");
                RefundState::Failed(reason.to_owned())
            }
            _ => RefundState::OnItsWay(id),
        })
    }

    /// Finds a refund that an earlier call made before it failed: the service pays a part of the money back as often as it
    /// is asked under a new key.
    async fn refund_made_before(&self, order: &RefundOrder) -> Result<Option<Value>, ServiceError> {
        if !order.may_be_made {
            return Ok(None);
        }
        let intent = escaped(&order.intent_id);
        let path = format!("/v1/refunds?payment_intent={intent}&limit=100");
        let found = self.send(self.http.get(self.url(&path))).await?;
        let refunds = found["data"].as_array();
        let refunds = refunds.ok_or_else(|| unreadable("a list of refunds is none"))?;
        let number = order.number.to_string();
        let is_it = |refund: &&Value| refund["metadata"]["number"] == *number;
        Ok(refunds.iter().find(is_it).cloned())
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.api)
    }

    async fn post(
        &self,
        path: &str,
        fields: &[(&str, &str)],
        key: Option<&str>,
    ) -> Result<Value, ServiceError> {
        let body = Serializer::new(String::new()).extend_pairs(fields).finish();
        let mut request = self
            .http
            .post(self.url(path))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(body);
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        self.send(request).await
    }

    /// Sends a request, and reads what it answers. The address of an error is left out: it may hold ids.
    async fn send(&self, request: reqwest::RequestBuilder) -> Result<Value, ServiceError> {
        let no_answer = |error: reqwest::Error| ServiceError::NoAnswer(sentence(&error));
        let response = request.send().await.map_err(no_answer)?;
        let status = response.status();
        let body = response.bytes().await.map_err(no_answer)?;
        let body: Value = serde_json::from_slice(&body).unwrap_or_default();
        if status.is_success() {
            return Ok(body);
        }
        let error = &body["error"];
        let code = error["code"].as_str().or(error["type"].as_str());
        let code = code.unwrap_or_else(|| status.as_str()).to_owned();
        let is_busy = status == StatusCode::TOO_MANY_REQUESTS || code == KEY_IN_USE;
        Err(match status {
            // The first call under this key has not ended.
            _ if is_busy => ServiceError::NoAnswer(code),
            status if status.is_server_error() => ServiceError::Failed(code),
            // The operator has to see to it; guests may try again.
            StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => ServiceError::Failed(code),
            _ => ServiceError::Refused(code),
        })
    }
}

/// Codes of Stripe's errors.
const ALREADY_REFUNDED: &str = "charge_already_refunded";
const KEY_IN_USE: &str = "idempotency_key_in_use";

fn session_path(page_id: &str) -> String {
    format!("/v1/checkout/sessions/{}", escaped(page_id))
}

fn escaped(id: &str) -> String {
    form_urlencoded::byte_serialize(id.as_bytes()).collect()
}

fn unreadable(what: &str) -> ServiceError {
    ServiceError::Failed(what.to_owned())
}

/// Describes the failure, without the address.
fn sentence(error: &reqwest::Error) -> String {
    let kind = if error.is_timeout() {
        "it took too long"
    } else if error.is_connect() {
        "no connection"
    } else {
        "the connection broke"
    };
    kind.to_owned()
}
