//! Reading a body: limited in size, in depth and in time, and only of the type that was agreed.

use std::time::Duration;

use bytes::{Buf, Bytes, BytesMut};
use futures_util::{Stream, StreamExt};
use http::{StatusCode, header};
use serde_json::Value;
use tokio::time::timeout;
use warp::{Filter, Rejection};
use wasm_core::error::Code;

use super::{Head, json};
use crate::error::ApiError;

/// Largest request body, in bytes.
pub(crate) const BODY_LIMIT_BYTES: usize = 1 << 20;
/// How long a body may take to arrive.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// Extracts the bytes of the body, or what is wrong with them. Never rejects.
pub(crate) fn body() -> impl Filter<Extract = (Result<Bytes, ApiError>,), Error = Rejection> + Copy
{
    warp::body::stream().then(
        async |stream| match timeout(BODY_TIMEOUT, collect(stream)).await {
            Ok(collected) => collected,
            Err(_) => Err(
                ApiError::new(Code::DeadlineExceeded, "the body did not arrive in time")
                    .with_status(StatusCode::REQUEST_TIMEOUT),
            ),
        },
    )
}

async fn collect<B: Buf>(
    stream: impl Stream<Item = Result<B, warp::Error>>,
) -> Result<Bytes, ApiError> {
    let mut stream = std::pin::pin!(stream);
    let mut bytes = BytesMut::new();
    while let Some(chunk) = stream.next().await {
        let mut chunk =
            chunk.map_err(|_| ApiError::invalid("the body ended before it was complete"))?;
        if bytes.len() + chunk.remaining() > BODY_LIMIT_BYTES {
            return Err(too_large());
        }
        while chunk.has_remaining() {
            let part = chunk.chunk();
            bytes.extend_from_slice(part);
            let length = part.len();
            chunk.advance(length);
        }
    }
    Ok(bytes.freeze())
}

fn too_large() -> ApiError {
    ApiError::invalid("the body is larger than 1 MiB").with_status(StatusCode::PAYLOAD_TOO_LARGE)
}

/// Reads a body as JSON of one of the media types.
pub(crate) fn read_json(
    head: &Head,
    body: Result<Bytes, ApiError>,
    media_types: &[&str],
) -> Result<Value, ApiError> {
    let sent = head.header(header::CONTENT_TYPE).unwrap_or_default();
    let media_type = sent.split(';').next().unwrap_or_default().trim();
    if !media_types
        .iter()
        .any(|known| known.eq_ignore_ascii_case(media_type))
    {
        let message = format!("the body must be {}", media_types.join(" or "));
        return Err(ApiError::invalid(message).with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
    }
    json::parse(&body?)
}
