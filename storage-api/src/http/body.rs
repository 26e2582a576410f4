//! Reading a body: limited in size, in depth and in time, and only of the type that was agreed.

use std::sync::Arc;
use std::time::Duration;

use bytes::{Buf, Bytes, BytesMut};
use futures_util::{Stream, StreamExt};
use http::{StatusCode, header};
use serde_json::Value;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;
use warp::{Filter, Rejection};
use wasm_core::error::Code;

use super::head::head;
use super::{Head, json};
use crate::error::ApiError;

/// How much of a body is waited for, and how long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    bytes: usize,
    time: Duration,
}

/// For records and the arguments of functions.
const RECORD: Limit = Limit {
    bytes: 1 << 20,
    time: Duration::from_secs(10),
};
/// For photos, which phones send slowly.
pub(crate) const PHOTO: Limit = Limit {
    bytes: 5 << 20,
    time: Duration::from_mins(1),
};
/// What is read of a body that is too large, in bytes, and for how long.
const DRAINED_MOST: usize = 8 << 20;
const DRAINING: Duration = Duration::from_secs(1);
/// Memory for all bodies that are on their way, in pieces: slow clients must not fill it by being many.
static ROOM: Semaphore = Semaphore::const_new((64 << 20) / PIECE_BYTES);
const PIECE_BYTES: usize = 16 << 10;

/// Extracts the bytes of the body, or what is wrong with them. Never rejects.
pub(crate) fn body() -> impl Filter<Extract = (Result<Bytes, ApiError>,), Error = Rejection> + Copy
{
    body_within(RECORD)
}

/// [`body`] with a limit of its own.
pub(crate) fn body_within(
    limit: Limit,
) -> impl Filter<Extract = (Result<Bytes, ApiError>,), Error = Rejection> + Copy {
    head()
        .and(warp::body::stream())
        .then(move |head: Arc<Head>, stream| async move {
            // Whoever says so at once need not send it.
            let declared = head.header(header::CONTENT_LENGTH);
            let declared = declared.and_then(|text| text.parse().ok()).unwrap_or(0);
            if declared > limit.bytes {
                // Who waits to be told to go on is told not to; others are writing already.
                if !head.headers.contains_key(header::EXPECT) {
                    drain(stream).await;
                }
                return Err(too_large(limit));
            }
            let late = |_| {
                ApiError::new(Code::DeadlineExceeded, "the body did not arrive in time")
                    .with_status(StatusCode::REQUEST_TIMEOUT)
            };
            let collected = timeout(limit.time, collect(stream, limit)).await;
            collected.map_err(late)?
        })
}

async fn collect<B: Buf>(
    stream: impl Stream<Item = Result<B, warp::Error>>,
    limit: Limit,
) -> Result<Bytes, ApiError> {
    let mut stream = std::pin::pin!(stream);
    let (mut bytes, mut room) = (BytesMut::new(), None);
    while let Some(chunk) = stream.next().await {
        let mut chunk =
            chunk.map_err(|_| ApiError::invalid("the body ended before it was complete"))?;
        let length = bytes.len() + chunk.remaining();
        if length > limit.bytes {
            drop(bytes);
            drain(stream).await;
            return Err(too_large(limit));
        }
        make_room(&mut room, length)?;
        while chunk.has_remaining() {
            let part = chunk.chunk();
            bytes.extend_from_slice(part);
            let length = part.len();
            chunk.advance(length);
        }
    }
    Ok(bytes.freeze())
}

/// Takes in some of what is on its way and throws it away: whoever is still writing would not see the answer, because
/// the connection is reset over what was not read.
async fn drain<B: Buf>(stream: impl Stream<Item = Result<B, warp::Error>>) {
    let reading = async {
        let (mut stream, mut drained) = (std::pin::pin!(stream), 0);
        while let Some(Ok(chunk)) = stream.next().await {
            drained += chunk.remaining();
            if drained > DRAINED_MOST {
                return;
            }
        }
    };
    // Whoever is slow is not waited for.
    let _ = timeout(DRAINING, reading).await;
}

/// Takes as many pieces of the room as a body of that length needs.
fn make_room(room: &mut Option<SemaphorePermit<'static>>, length: usize) -> Result<(), ApiError> {
    let busy = |_| ApiError::unavailable("the server is busy; try again soon");
    let taken = room.as_ref().map_or(0, SemaphorePermit::num_permits);
    let more = length.div_ceil(PIECE_BYTES).saturating_sub(taken);
    let more = u32::try_from(more).unwrap_or(u32::MAX);
    let permit = ROOM.try_acquire_many(more).map_err(busy)?;
    match room {
        Some(room) => room.merge(permit),
        None => *room = Some(permit),
    }
    Ok(())
}

fn too_large(limit: Limit) -> ApiError {
    let message = format!("the body is larger than {} MiB", limit.bytes >> 20);
    ApiError::invalid(message).with_status(StatusCode::PAYLOAD_TOO_LARGE)
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
