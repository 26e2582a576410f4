//! Somebody who follows a document, and goes on where the connection broke.

use std::time::Duration;

use bytes::Bytes;
use http::Request;
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;

use crate::writer::Writer;

/// How long what was missed may take to come.
const PATIENCE: Duration = Duration::from_mins(1);

/// A live read of a person's own document over every end of the server.
pub(crate) struct Follower {
    client: Client<HttpConnector, Full<Bytes>>,
    path: String,
    authorization: String,
    /// Number of the last change in the one snapshot at the beginning, once it came.
    pub(crate) began: Option<u64>,
    /// Number of the last event.
    last: Option<u64>,
    /// Numbers of the changes after it.
    pub(crate) heard: Vec<u64>,
    state: Value,
}

impl Follower {
    pub(crate) fn of(writer: &Writer) -> Self {
        Self {
            client: Client::builder(TokioExecutor::new()).build_http(),
            path: format!("/v1/live?topic=users/{}", writer.uid),
            authorization: format!("Bearer {}", writer.token),
            began: None,
            last: None,
            heard: Vec::new(),
            state: Value::Null,
        }
    }

    /// Follows until the connection breaks.
    pub(crate) async fn follow_until_the_end(mut self, address: String) -> Self {
        self.follow(&address, u64::MAX).await;
        self
    }

    /// Goes on until the change of that number was told, then compares.
    pub(crate) async fn catch_up(&mut self, address: &str, (user, version): (&Value, u64)) {
        let caught_up = tokio::time::timeout(PATIENCE, self.follow(address, version));
        caught_up.await.expect("what was missed, in time");
        assert_eq!(self.state, *user, "what was told is what is there");
    }

    async fn follow(&mut self, address: &str, until: u64) {
        let mut request = Request::builder()
            .uri(format!("http://{address}{}", self.path))
            .header("authorization", &self.authorization);
        if let Some(last) = self.last {
            request = request.header("last-event-id", last);
        }
        let request = request.body(Full::default()).expect("a request");
        // The server may be dead already.
        let Ok(response) = self.client.request(request).await else {
            return;
        };
        let mut body = response.into_body();
        let mut text = String::new();
        while self.last.is_none_or(|last| last < until) {
            let Some(Ok(frame)) = body.frame().await else {
                return;
            };
            let bytes = frame.into_data().unwrap_or_default();
            text += std::str::from_utf8(&bytes).expect("text");
            while let Some((event, rest)) = text.split_once("\n\n") {
                self.take(event);
                text = rest.to_owned();
            }
        }
    }

    fn take(&mut self, event: &str) {
        let field = |name| event.lines().find_map(|line| line.strip_prefix(name));
        let id = field("id: ").and_then(|id| id.parse().ok());
        match (field("event: "), id) {
            (Some("snapshot"), Some(id)) => {
                assert_eq!(self.last, None, "it went on where it was: {event}");
                (self.began, self.last) = (Some(id), Some(id));
            }
            (Some("change"), Some(id)) => {
                assert!(self.last < Some(id), "in order and once: {event}");
                self.last = Some(id);
                self.heard.push(id);
            }
            // A sign of life.
            (None, _) => return,
            _ => panic!("{event}"),
        }
        let data: Value = serde_json::from_str(field("data: ").expect("data")).expect("JSON");
        self.state = data["data"].clone();
    }
}
