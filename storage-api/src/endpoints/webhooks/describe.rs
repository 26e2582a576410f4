//! Events of services, for the API's description. The function is never called: it carries the description.

use serde::Serialize;
use utoipa::{OpenApi, ToSchema};

use crate::http::describe::ErrorBody;

/// An event that was stored.
#[derive(Serialize, ToSchema)]
pub(crate) struct Received {
    /// Always true.
    pub(crate) received: bool,
}

#[utoipa::path(post, path = "/webhooks/stripe", tag = "operations",
    description = "Takes in an event of Stripe, where card payments are switched on. It is believed for its signature alone, within five minutes of its time. An event may come twice, late and before another.",
    params(("Stripe-Signature" = String, Header, description = "`t=…,v1=…`: HMAC-SHA256 of time and body")),
    request_body(content = Object, content_type = "application/json"),
    responses((status = 200, body = Received), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 408, body = ErrorBody), (status = 413, body = ErrorBody), (status = 429, body = ErrorBody), (status = 503, body = ErrorBody)))]
#[expect(dead_code, reason = "carries a description")]
fn stripe() {}

/// Requests that services send.
#[derive(OpenApi)]
#[openapi(paths(stripe))]
pub(crate) struct Paths;
