//! Answers to the events of services.

use http::{HeaderName, Method};
use serde_json::json;

use crate::app::App;
use crate::domain::quests::apply_payment;
use crate::error::ApiError;
use crate::http::body::RequestBody;
use crate::http::{Answer, Head};

const SIGNATURE: HeaderName = HeaderName::from_static("stripe-signature");

/// Takes in an event of Stripe. It is acknowledged only after what it says is stored; Stripe sends an event again that was
/// not acknowledged, so an event may come twice.
pub(super) async fn stripe(
    app: &App,
    head: &Head,
    body: &mut RequestBody,
) -> Result<Answer, ApiError> {
    let absent = || ApiError::not_found("there is nothing at this address");
    let service = app.payments.service().ok_or_else(absent)?;
    if head.method != Method::POST {
        return Err(ApiError::method_not_allowed("POST"));
    }
    let bytes = body.read(app.bodies.record(None)).await?;
    let signature = head.header(SIGNATURE).unwrap_or_default();
    let event = service
        .event(signature, &bytes, app.now_s())
        .map_err(|refused| {
            tracing::warn!(%refused, "an event of Stripe was refused");
            ApiError::invalid(refused.to_string()).with_reason("signature")
        })?;
    if let Some(event) = event {
        let now_ms = app.clock.now_ms();
        apply_payment(&*app.store, event.payment_id, event.fact, now_ms).await?;
    }
    Ok(Answer::json(&json!({ "received": true })))
}
