//! Live streams held by one server, and how long one change takes to reach all of them.
//!
//!   live http://127.0.0.1:8787 UID TOKEN STREAMS
//!
//! Each change carries the time it was sent at; a stream that misses one is counted as lost.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

/// Changes sent, one after the other has reached everybody.
const CHANGES: usize = 20;
/// Streams that are opened at the same time.
const OPENING: usize = 64;
/// Longest time for a change to reach everybody before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(20);
/// Text before the time in a change.
const MARK: &[u8] = b"\"bio\":\"t";

struct Target {
    authority: String,
    uid: String,
    token: String,
    began: Instant,
}

impl Target {
    fn now_us(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    fn head(&self, first: &str) -> String {
        let Self {
            authority, token, ..
        } = self;
        format!("{first} HTTP/1.1\r\nhost: {authority}\r\nauthorization: Bearer {token}\r\n")
    }

    async fn change(&self) {
        let mut socket = TcpStream::connect(&self.authority)
            .await
            .expect("a connection");
        let body = format!("{{\"bio\":\"t{}\"}}", self.now_us());
        let head = self.head(&format!("PATCH /v1/users/{}", self.uid));
        let length = body.len();
        let request = format!(
            "{head}content-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
        );
        socket
            .write_all(request.as_bytes())
            .await
            .expect("a request");
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).await.expect("an answer");
        let said = String::from_utf8_lossy(&answer);
        assert!(said.starts_with("HTTP/1.1 200"), "{said}");
    }

    /// Follows the document: tells when the stream is open, then how long each change took.
    async fn follow(
        self: Arc<Self>,
        opening: Arc<Semaphore>,
        told: mpsc::UnboundedSender<Option<u64>>,
    ) {
        let turn = opening.acquire().await.expect("a turn");
        let mut socket = TcpStream::connect(&self.authority)
            .await
            .expect("a connection");
        let head = self.head(&format!("GET /v1/live?topic=users/{}", self.uid));
        socket
            .write_all(format!("{head}\r\n").as_bytes())
            .await
            .expect("a request");
        let (mut bytes, mut read) = (Vec::new(), [0; 4_096]);
        while !contains(&bytes, b"event: snapshot") {
            let length = socket.read(&mut read).await.expect("a snapshot");
            assert!(length > 0, "{}", String::from_utf8_lossy(&bytes));
            bytes.extend_from_slice(&read[..length]);
        }
        drop(turn);
        let _ = told.send(None);
        bytes.clear();
        while let Ok(length) = socket.read(&mut read).await
            && length > 0
        {
            bytes.extend_from_slice(&read[..length]);
            while let Some(end) = find(&bytes, b"\n\n") {
                if let Some(sent_us) = time_in(&bytes[..end]) {
                    let _ = told.send(Some(self.now_us().saturating_sub(sent_us)));
                }
                bytes.drain(..end + 2);
            }
        }
    }
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    find(bytes, part).is_some()
}

fn time_in(event: &[u8]) -> Option<u64> {
    let start = find(event, MARK)? + MARK.len();
    let digits = event[start..]
        .iter()
        .take_while(|byte| byte.is_ascii_digit());
    digits
        .map(|digit| char::from(*digit))
        .collect::<String>()
        .parse()
        .ok()
}

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let mut word = || words.next().expect("ADDRESS UID TOKEN STREAMS");
    let target = Arc::new(Target {
        authority: word().trim_start_matches("http://").to_owned(),
        uid: word(),
        token: word(),
        began: Instant::now(),
    });
    let streams: usize = word().parse().expect("a number of streams");
    let (told, mut hear) = mpsc::unbounded_channel();
    let opening = Arc::new(Semaphore::new(OPENING));
    for _ in 0..streams {
        tokio::spawn(Arc::clone(&target).follow(Arc::clone(&opening), told.clone()));
    }
    let mut held = 0;
    while held < streams && timeout(PATIENCE, hear.recv()).await.is_ok() {
        held += 1;
    }
    let mut latencies_us = Vec::new();
    for _ in 0..CHANGES {
        target.change().await;
        let wanted = latencies_us.len() + held;
        while latencies_us.len() < wanted {
            let Ok(Some(latency_us)) = timeout(PATIENCE, hear.recv()).await else {
                break;
            };
            latencies_us.extend(latency_us);
        }
    }
    latencies_us.sort_unstable();
    let at = |share: usize| latencies_us.get(latencies_us.len() * share / 100).copied();
    let milliseconds = |share| at(share).unwrap_or(0) / 1_000;
    let lost = held * CHANGES - latencies_us.len();
    let line = format!(
        "{held} streams held, fan-out of {CHANGES} changes p50 {} ms, p99 {} ms, {lost} lost",
        milliseconds(50),
        milliseconds(99)
    );
    writeln!(std::io::stdout(), "{line}").expect("an output");
}
