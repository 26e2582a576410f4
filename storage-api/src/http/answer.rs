//! An answer as a plain value, so that handlers need not know the web framework.

use std::convert::Infallible;
use std::pin::Pin;

use bytes::Bytes;
use futures_util::{Stream, StreamExt};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::Serialize;
use warp::Reply;
use warp::reply::Response;

use crate::error::ApiError;

/// Headers an answer has room for from the beginning: its own and those that stand on every answer.
const HEADERS: usize = 16;

/// A body that is made while it is sent.
pub(crate) type ByteStream = Pin<Box<dyn Stream<Item = Bytes> + Send + Sync>>;

/// Status, headers and body.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Content,
}

/// The body of an answer.
pub(crate) enum Content {
    Whole(Bytes),
    Stream(ByteStream),
}

impl Answer {
    /// 200 with a body of that type.
    pub(crate) fn bytes(content_type: &'static str, body: impl Into<Bytes>) -> Self {
        let answer = Self {
            status: StatusCode::OK,
            headers: HeaderMap::with_capacity(HEADERS),
            body: Content::Whole(body.into()),
        };
        answer.with_header(header::CONTENT_TYPE, HeaderValue::from_static(content_type))
    }

    /// 200 with JSON that nobody may keep: it may be different for the next reader.
    pub(crate) fn json(value: &impl Serialize) -> Self {
        match serde_json::to_vec(value) {
            Ok(text) => Self::bytes("application/json", text)
                .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
            Err(error) => Self::from(ApiError::internal(error)),
        }
    }

    /// 204, or another status without a body.
    pub(crate) fn empty(status: StatusCode) -> Self {
        Self {
            status,
            headers: HeaderMap::with_capacity(HEADERS),
            body: Content::Whole(Bytes::new()),
        }
    }

    pub(crate) fn with_status(mut self, status: StatusCode) -> Self {
        self.status = status;
        self
    }

    pub(crate) fn with_header(mut self, name: header::HeaderName, value: HeaderValue) -> Self {
        self.headers.append(name, value);
        self
    }

    /// A header whose text was made here and is known to be printable; anything else is left out.
    pub(crate) fn with_text_header(self, name: header::HeaderName, value: &str) -> Self {
        match HeaderValue::from_str(value) {
            Ok(value) => self.with_header(name, value),
            Err(_) => self,
        }
    }
}

impl From<ApiError> for Answer {
    fn from(error: ApiError) -> Self {
        let (status, headers, body) = error.into_parts();
        let mut answer = Self::json(&body).with_status(status);
        answer.headers.extend(headers);
        answer
    }
}

/// Turns what a handler returned into what the web framework sends.
pub(crate) fn reply(result: Result<Answer, ApiError>) -> Response {
    let answer = result.unwrap_or_else(Answer::from);
    let mut response = match answer.body {
        Content::Whole(bytes) => Response::new(bytes.into()),
        Content::Stream(stream) => {
            warp::reply::stream(stream.map(Ok::<Bytes, Infallible>)).into_response()
        }
    };
    *response.status_mut() = answer.status;
    *response.headers_mut() = answer.headers;
    response
}

/// Answers for paths that no route took.
pub(crate) async fn recover(rejection: warp::Rejection) -> Result<Response, Infallible> {
    let error = if rejection.is_not_found() {
        ApiError::not_found("there is nothing at this address")
    } else {
        ApiError::invalid("the request cannot be understood")
    };
    Ok(reply(Err(error)))
}
