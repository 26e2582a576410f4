//! A client that sends requests to any server, and the answers it reads.

use bytes::Bytes;
use http::{HeaderMap, Method, Request, Response};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;
use tokio::time::timeout;

use crate::TIMEOUT;

/// An HTTP/1.1 client with a pool of connections; clones share it.
#[derive(Clone, Debug)]
pub struct HttpClient {
    client: Client<HttpConnector, Full<Bytes>>,
}

/// An answer, read to its end.
#[derive(Debug)]
pub struct Reply {
    /// HTTP status.
    pub status: u16,
    /// Headers.
    pub headers: HeaderMap,
    /// The whole body.
    pub body: Bytes,
}

impl Default for HttpClient {
    fn default() -> Self {
        Self {
            client: Client::builder(TokioExecutor::new()).build_http(),
        }
    }
}

impl HttpClient {
    /// Sends a request and reads the whole answer. Fails the test when there is none.
    pub async fn send(
        &self,
        method: Method,
        url: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Reply {
        let sent = timeout(TIMEOUT, self.try_send(method, url, headers, body)).await;
        sent.expect("an answer in time").expect("an answer")
    }

    /// Sends a request and reads the whole answer; `None` when the connection breaks before its end.
    pub async fn try_send(
        &self,
        method: Method,
        url: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Option<Reply> {
        let request = request(method, url, headers, body);
        let (parts, body) = self.client.request(request).await.ok()?.into_parts();
        Some(Reply {
            status: parts.status.as_u16(),
            headers: parts.headers,
            body: body.collect().await.ok()?.to_bytes(),
        })
    }

    /// Opens an answer that is read while it comes; `None` when the connection breaks before its head.
    pub async fn try_open(
        &self,
        url: &str,
        headers: &[(&str, &str)],
    ) -> Option<Response<Incoming>> {
        let request = request(Method::GET, url, headers, b"");
        self.client.request(request).await.ok()
    }

    /// Opens an answer that is read while it comes. Fails the test when there is none.
    pub async fn open(&self, url: &str, headers: &[(&str, &str)]) -> Response<Incoming> {
        let opened = timeout(TIMEOUT, self.try_open(url, headers)).await;
        opened.expect("an answer in time").expect("an answer")
    }
}

fn request(
    method: Method,
    url: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Request<Full<Bytes>> {
    let mut request = Request::builder().method(method).uri(url);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let body = Full::new(Bytes::copy_from_slice(body));
    request.body(body).expect("a request")
}

impl Reply {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8(self.body.to_vec()).expect("text")
    }

    /// Status and reason of an error, as in `404 NOT_FOUND` or `400 FAILED_PRECONDITION own`.
    pub fn error(&self) -> String {
        let error = &self.json()["error"];
        let reason = error["details"]["reason"].as_str().unwrap_or_default();
        let status = error["status"].as_str().unwrap_or("no error");
        format!("{} {status} {reason}", self.status)
            .trim_end()
            .to_owned()
    }

    /// gRPC name of the error; empty for a success.
    pub fn error_status(&self) -> String {
        let error = &self.json()["error"];
        error["status"].as_str().unwrap_or_default().to_owned()
    }

    /// Value of a header; empty when it is absent.
    pub fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    }
}

/// A text inside JSON. Fails the test when it is anything else.
pub fn text(value: &Value) -> String {
    let text = value.as_str();
    text.unwrap_or_else(|| panic!("no text: {value}"))
        .to_owned()
}
