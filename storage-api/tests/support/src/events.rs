//! A live stream (Server-Sent Events), read one event at a time.

use http::Response;
use http_body_util::BodyExt;
use hyper::body::Incoming;
use serde_json::Value;
use tokio::time::timeout;

use crate::TIMEOUT;

/// One event of a stream.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// `snapshot`, `change`, `reset` or `end`.
    pub name: String,
    /// Sequence number of the change, where there is one.
    pub id: Option<String>,
    /// The JSON of the event.
    pub data: Value,
}

/// The events of a stream in their order; comments are skipped.
#[derive(Debug)]
pub struct Events {
    body: Incoming,
    /// Read and not parsed yet; a character may be cut in two.
    bytes: Vec<u8>,
}

impl Events {
    /// Reads the body of an answer.
    pub fn new(response: Response<Incoming>) -> Self {
        Self {
            body: response.into_body(),
            bytes: Vec::new(),
        }
    }

    /// The next event. Fails the test when the stream ends instead.
    pub async fn next(&mut self) -> Event {
        let next = timeout(TIMEOUT, self.try_next()).await;
        next.expect("an event in time")
            .expect("an event, not the end")
    }

    /// All events until the stream ends.
    pub async fn rest(&mut self) -> Vec<Event> {
        let all = async {
            let mut events = Vec::new();
            while let Some(event) = self.try_next().await {
                events.push(event);
            }
            events
        };
        timeout(TIMEOUT, all).await.expect("an end in time")
    }

    /// The next event, however long it takes; `None` when the stream ends or breaks.
    pub async fn try_next(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.bytes.windows(2).position(|two| two == b"\n\n") {
                let block: Vec<u8> = self.bytes.drain(..end + 2).collect();
                if let Some(event) = parse(std::str::from_utf8(&block).expect("text")) {
                    return Some(event);
                }
                continue;
            }
            let frame = self.body.frame().await?.ok()?;
            let bytes = frame.into_data().ok()?;
            self.bytes.extend_from_slice(&bytes);
        }
    }
}

fn parse(block: &str) -> Option<Event> {
    let field = |name: &str| {
        let mut values = block.lines().filter_map(|line| line.strip_prefix(name));
        values.next().map(str::to_owned)
    };
    let data = serde_json::from_str(&field("data: ")?).expect("JSON");
    Some(Event {
        name: field("event: ")?,
        id: field("id: "),
        data,
    })
}
