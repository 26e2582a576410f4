//! Reading a body: when its request is known to be allowed, and limited in size, in memory, in depth and by a least rate.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use bytes::{Buf, Bytes, BytesMut};
use futures_util::{Stream, StreamExt};
use http::{HeaderValue, StatusCode, header};
use serde_json::Value;
use tokio::time::{Instant, timeout, timeout_at};
use warp::{Filter, Rejection};
use wasm_core::error::Code;

use super::Head;
use super::body_budget::{Lease, Terms};
use super::head::head;
use super::json::{self, Shape};
use crate::error::ApiError;

/// The slowest body that is read to its end, in bytes a second: six uploads at once over 50 kB/s are twice as fast.
const RATE_MIN: u64 = 4 << 10;
/// Time that a body may take before its rate is checked …
const GRACE: Duration = Duration::from_secs(1);
/// … and the time over which it is measured: bytes that came earlier do not make up for a longer silence. A packet
/// that is lost on a slow line comes again within it.
const RATE_WINDOW: Duration = Duration::from_secs(5);
/// Parsed values take so many times the length of a text in a usual record; only what is more is counted …
const USUAL_PARSED_RATIO: usize = 4;
/// … and none of it in a short one.
const USUAL_PARSED_BYTES: usize = 128 << 10;
/// Limits on reading an unwanted body, in bytes and time.
const DISCARDED_MAX: usize = 8 << 20;
const DISCARD_TIMEOUT: Duration = Duration::from_secs(1);

type Chunks = Pin<Box<dyn Stream<Item = Result<Bytes, warp::Error>> + Send>>;

/// The body of a request. Nothing of it is read until a handler asks for it, so that the head decides first.
pub(crate) struct RequestBody {
    head: Arc<Head>,
    /// `None` when it was read.
    chunks: Option<Chunks>,
    /// Held until the request was answered.
    lease: Option<Lease>,
}

/// Extracts the body, unread. Never rejects.
pub(crate) fn body() -> impl Filter<Extract = (RequestBody,), Error = Rejection> + Copy {
    head()
        .and(warp::body::stream())
        .map(|head: Arc<Head>, stream| {
            let has = |name| head.headers.contains_key(name);
            let is_sent = has(header::CONTENT_LENGTH) || has(header::TRANSFER_ENCODING);
            RequestBody {
                head,
                chunks: is_sent.then(|| chunks(stream)),
                lease: None,
            }
        })
}

fn chunks<B: Buf>(stream: impl Stream<Item = Result<B, warp::Error>> + Send + 'static) -> Chunks {
    Box::pin(stream.map(|chunk| {
        chunk.map(|mut chunk| {
            let length = chunk.remaining();
            chunk.copy_to_bytes(length)
        })
    }))
}

impl RequestBody {
    /// Reads all of it.
    ///
    /// # Errors
    /// 413 when it is too long, 503 with `Retry-After` when there is no memory for it, 408 when it comes too slowly,
    /// 400 when it breaks off.
    pub(crate) async fn read(&mut self, terms: Terms<'_>) -> Result<Bytes, ApiError> {
        let declared = self.head.header(header::CONTENT_LENGTH);
        let declared = declared.and_then(|text| text.parse().ok()).unwrap_or(0);
        if declared > terms.bytes_max {
            return Err(too_large(terms));
        }
        let lease = self.lease.insert(terms.lease(self.head.address));
        lease.extend_to(declared)?;
        let Some(chunks) = &mut self.chunks else {
            return Ok(Bytes::new());
        };
        let mut bytes = BytesMut::new();
        let mut pace = Pace::from(Instant::now());
        loop {
            let next = timeout_at(pace.deadline, chunks.next()).await;
            let Some(chunk) = next.map_err(|_| too_slow())? else {
                break;
            };
            let chunk =
                chunk.map_err(|_| ApiError::invalid("the body ended before it was complete"))?;
            let length = bytes.len() + chunk.len();
            if length > terms.bytes_max {
                return Err(too_large(terms));
            }
            lease.extend_to(length)?;
            bytes.extend_from_slice(&chunk);
            pace.count(chunk.len(), Instant::now());
        }
        self.chunks = None;
        Ok(bytes.freeze())
    }

    /// Takes memory for the parsed values of a body that was read: a text of many small values takes a hundred times its
    /// length.
    ///
    /// # Errors
    /// 400 when they are more than any record has, 503 with `Retry-After` when there is no memory for them.
    fn make_room(
        &mut self,
        terms: Terms<'_>,
        length: usize,
        parsed_bytes: usize,
    ) -> Result<(), ApiError> {
        if parsed_bytes > terms.parsed_bytes_max() {
            let message = "the JSON has too many lists, objects and values";
            return Err(ApiError::invalid(message));
        }
        let usual = (length * USUAL_PARSED_RATIO).max(USUAL_PARSED_BYTES);
        match &mut self.lease {
            Some(lease) => lease.extend_to(length + parsed_bytes.saturating_sub(usual)),
            None => Ok(()),
        }
    }

    /// Takes in some of what nobody has read and throws it away: a client that is still writing would not see the
    /// answer, because the connection is reset over what was not read. Call it before answering.
    pub(crate) async fn discard(&mut self) {
        self.lease = None;
        // A client that waits to be told to go on is told not to; others are writing already.
        let is_expected = !self.head.headers.contains_key(header::EXPECT);
        let Some(mut chunks) = self.chunks.take().filter(|_| is_expected) else {
            return;
        };
        let reading = async {
            let mut discarded = 0;
            while let Some(Ok(chunk)) = chunks.next().await {
                discarded += chunk.len();
                if discarded > DISCARDED_MAX {
                    return;
                }
            }
        };
        // Slow clients are not waited for.
        let _ = timeout(DISCARD_TIMEOUT, reading).await;
    }
}

/// Until when the next bytes of a body must come: a leaky bucket that empties at the least rate.
struct Pace {
    deadline: Instant,
}

impl Pace {
    fn from(now: Instant) -> Self {
        Self {
            deadline: now + GRACE + RATE_WINDOW,
        }
    }

    fn count(&mut self, bytes: usize, now: Instant) {
        let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
        let earned = Duration::from_millis(bytes.saturating_mul(1_000) / RATE_MIN);
        // Bytes that came at once buy no more time than the window.
        let earned = self.deadline + earned.min(RATE_WINDOW);
        self.deadline = earned.min(now + RATE_WINDOW).max(self.deadline);
    }
}

fn too_slow() -> ApiError {
    ApiError::new(Code::DeadlineExceeded, "the body came too slowly")
        .with_status(StatusCode::REQUEST_TIMEOUT)
        .with_header(header::CONNECTION, HeaderValue::from_static("close"))
}

fn too_large(terms: Terms<'_>) -> ApiError {
    let message = format!("the body is larger than {} MiB", terms.bytes_max >> 20);
    ApiError::invalid(message).with_status(StatusCode::PAYLOAD_TOO_LARGE)
}

/// Reads a body as JSON of one of the media types.
pub(crate) async fn read_json(
    body: &mut RequestBody,
    terms: Terms<'_>,
    media_types: &[&str],
) -> Result<Value, ApiError> {
    let sent = body.head.header(header::CONTENT_TYPE).unwrap_or_default();
    let media_type = sent.split(';').next().unwrap_or_default().trim();
    if !media_types
        .iter()
        .any(|known| known.eq_ignore_ascii_case(media_type))
    {
        let message = format!("the body must be {}", media_types.join(" or "));
        return Err(ApiError::invalid(message).with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
    }
    let bytes = body.read(terms).await?;
    let shape = Shape::of(&bytes);
    shape.check_depth()?;
    body.make_room(terms, bytes.len(), shape.parsed_bytes())?;
    json::parse(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seconds after which a body is given up that brings so many bytes in each of so many milliseconds, and at most an
    /// hour.
    fn given_up_after(bytes: usize, every_ms: u64) -> Option<u64> {
        let began = Instant::now();
        let mut pace = Pace::from(began);
        for n in 1..=3_600_000 / every_ms {
            let now = began + Duration::from_millis(n * every_ms);
            if now > pace.deadline {
                return Some((pace.deadline - began).as_secs());
            }
            pace.count(bytes, now);
        }
        None
    }

    #[test]
    fn a_slow_line_is_waited_for_and_a_trickle_is_not() {
        // 50 kB/s whole, and shared by six uploads; a second without anything now and then.
        for (bytes, every_ms) in [(1_460, 29), (1_460, 175), (50_000, 1_000), (25_000, 3_000)] {
            assert_eq!(
                given_up_after(bytes, every_ms),
                None,
                "{bytes} bytes every {every_ms} ms"
            );
        }
        for (bytes, every_ms) in [(1, 100), (100, 1_000), (1 << 20, 7_000)] {
            assert_eq!(
                given_up_after(bytes, every_ms),
                Some(6),
                "{bytes} bytes every {every_ms} ms"
            );
        }
    }

    #[test]
    fn silence_is_waited_for_equally_long_however_much_came_before() {
        let began = Instant::now();
        let mut pace = Pace::from(began);
        pace.count(5 << 20, began + GRACE);
        assert_eq!(pace.deadline, began + GRACE + RATE_WINDOW);
        let later = began + RATE_WINDOW;
        pace.count(5 << 20, later);
        assert_eq!(pace.deadline, later + RATE_WINDOW);
    }
}
