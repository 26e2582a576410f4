//! Somebody who follows a document, and goes on where the connection broke.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use storage_api_testing::{Event, Events, HttpClient};

use crate::writer::Writer;

/// Time limit for missed changes to arrive.
const CATCH_UP_TIMEOUT: Duration = Duration::from_mins(1);

/// A live read of a person's own document over every end of the server.
pub(crate) struct Follower {
    client: HttpClient,
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
            client: HttpClient::default(),
            path: format!("/v1/live?topic=users/{}", writer.uid),
            authorization: format!("Bearer {}", writer.token),
            began: None,
            last: None,
            heard: Vec::new(),
            state: Value::Null,
        }
    }

    /// Follows until the connection breaks.
    pub(crate) async fn follow_until_the_end(mut self, address: SocketAddr) -> Self {
        self.follow(address, u64::MAX).await;
        self
    }

    /// Goes on until the change of that number was told, then compares.
    pub(crate) async fn catch_up(&mut self, address: SocketAddr, (user, version): (&Value, u64)) {
        let caught_up = tokio::time::timeout(CATCH_UP_TIMEOUT, self.follow(address, version));
        caught_up.await.expect("what was missed, in time");
        assert_eq!(self.state, *user, "what was told is what is there");
    }

    async fn follow(&mut self, address: SocketAddr, until: u64) {
        let url = format!("http://{address}{}", self.path);
        let last = self.last.map(|last| last.to_string());
        let mut headers = vec![("authorization", self.authorization.as_str())];
        headers.extend(last.iter().map(|last| ("last-event-id", last.as_str())));
        // The server may be dead already.
        let Some(response) = self.client.try_open(&url, &headers).await else {
            return;
        };
        let mut events = Events::new(response);
        while self.last.is_none_or(|last| last < until) {
            let Some(event) = events.try_next().await else {
                return;
            };
            self.take(event);
        }
    }

    fn take(&mut self, mut event: Event) {
        let id = event.id.as_ref().and_then(|id| id.parse().ok());
        match (event.name.as_str(), id) {
            ("snapshot", Some(id)) => {
                assert_eq!(self.last, None, "it went on where it was: {event:?}");
                (self.began, self.last) = (Some(id), Some(id));
            }
            ("change", Some(id)) => {
                assert!(self.last < Some(id), "in order and once: {event:?}");
                self.last = Some(id);
                self.heard.push(id);
            }
            _ => panic!("{event:?}"),
        }
        self.state = event.data["data"].take();
    }
}
