//! Live reads, for the API's description. The functions are never called: they carry the descriptions.

use serde::Serialize;
use utoipa::{OpenApi, ToSchema};

use crate::http::describe::ErrorBody;

/// Data of a `change` event, and of the `snapshot` of a topic that is one document.
#[derive(Serialize, ToSchema)]
pub(crate) struct LiveChange {
    /// The topic as it was asked for.
    pub(crate) topic: String,
    /// Name of the document.
    pub(crate) id: String,
    /// Its version; `null` in a snapshot when there is no such document.
    #[schema(required = true)]
    pub(crate) version: Option<u64>,
    /// The record, or `null` when there is none that may be seen.
    #[schema(required = true, value_type = Option<Object>)]
    pub(crate) data: Option<serde_json::Value>,
}

/// Data of an `end` event.
#[derive(Serialize, ToSchema)]
pub(crate) struct LiveEnd {
    /// `signed-out`, `expired`, `stopping`, `behind` or `failed`.
    pub(crate) reason: String,
}

#[utoipa::path(get, path = "/v1/live", tag = "live", security((), ("idToken" = [])),
    description = "Server-Sent Events: per topic a `snapshot`, then each `change` in order. `Last-Event-ID` resumes, or says `reset`.",
    params(("topic" = Vec<String>, Query, description = "users/{id}, or bucketLists?userId={id}"), ("Last-Event-ID" = Option<String>, Header)),
    responses(
        (status = 200, body = String, content_type = "text/event-stream"),
        (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 429, body = ErrorBody),
    ))]
#[expect(dead_code, reason = "carries a description")]
fn follow_topics() {}

#[utoipa::path(get, path = "/v1/{collection}/{id}/live", tag = "live", security((), ("idToken" = [])),
    params(("collection" = String, Path), ("id" = String, Path), ("Last-Event-ID" = Option<String>, Header)),
    responses(
        (status = 200, body = String, content_type = "text/event-stream"),
        (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 429, body = ErrorBody),
    ))]
#[expect(dead_code, reason = "carries a description")]
fn follow_document() {}

/// The streams.
#[derive(OpenApi)]
#[openapi(
    paths(follow_topics, follow_document),
    components(schemas(LiveChange, LiveEnd))
)]
pub(crate) struct Paths;
