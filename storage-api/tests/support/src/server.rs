//! The server inside the test process, and calls to it.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use clap::Parser;
use http::{Method, Response};
use hyper::body::Incoming;
use serde_json::{Value, json};
use storage_api::config::{Cli, Config};
use storage_api::schema::collections::ALL;
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{Change, Store, StoreError, Transaction, transact};
use storage_api::{Server, serve_with_clock};
use tempfile::TempDir;
use tokio::time::timeout;

use crate::actor::Actor;
use crate::clock::TestClock;
use crate::events::Events;
use crate::http_client::{HttpClient, Reply};
use crate::{TIMEOUT, fixtures};

/// A server on a port the system chose, with a data folder, a site and a clock of its own.
#[derive(Debug)]
pub struct TestServer {
    // Empty while it is stopped.
    server: Option<Server>,
    config: Config,
    clock: TestClock,
    client: HttpClient,
    // Numbers user names and idempotency keys.
    counter: AtomicU64,
    folder: TempDir,
}

impl TestServer {
    /// Starts with the usual flags: any port, no throttle in the way.
    pub async fn start() -> Self {
        Self::start_with(&[]).await
    }

    /// Starts with more flags than the usual ones.
    pub async fn start_with(flags: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fixtures::write_site(&folder.path().join("site"));
        let mut started = Self {
            server: None,
            config: config(folder.path(), flags),
            clock: TestClock::default(),
            client: HttpClient::default(),
            counter: AtomicU64::new(0),
            folder,
        };
        started.serve().await;
        started
    }

    /// Starts another server with the same flags, keys and clock. Only servers with a database can share them.
    pub async fn start_peer(&self) -> Self {
        let mut started = Self {
            server: None,
            config: self.config.clone(),
            clock: self.clock.clone(),
            client: HttpClient::default(),
            counter: AtomicU64::new(0),
            folder: tempfile::tempdir().expect("a folder"),
        };
        started.serve().await;
        started
    }

    /// Starts, for the first time or again after [`Self::stop`], on another port.
    pub async fn serve(&mut self) {
        let started = serve_with_clock(self.config.clone(), self.clock.clock()).await;
        self.server = Some(started.expect("the server starts"));
    }

    /// Stops and starts again on the same data, on another port.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.serve().await;
    }

    /// Stops, and lets go of the data folder.
    pub async fn stop(&mut self) {
        let server = self.server.take().expect("a running server");
        let stopped = timeout(TIMEOUT, server.stop()).await;
        stopped.expect("an end in time");
    }

    /// Moves the server's clock forward.
    pub fn advance(&self, time: Duration) {
        self.clock.advance(time);
    }

    /// The time of the server's clock, in seconds since 1970.
    pub fn now_s(&self) -> i64 {
        self.clock.clock().now_ms() / 1_000
    }

    /// The data folder.
    pub fn data(&self) -> &Path {
        &self.config.data
    }

    /// The folder with the app's files.
    pub fn site(&self) -> PathBuf {
        self.folder.path().join("site")
    }

    /// Host and port.
    pub fn authority(&self) -> String {
        let server = self.server.as_ref().expect("a running server");
        server.address().to_string()
    }

    /// A number that this server's test has not had before.
    pub(crate) fn next_number(&self) -> u64 {
        self.counter.fetch_add(1, Ordering::Relaxed)
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.authority())
    }
}

/// Requests, from raw to typed.
impl TestServer {
    /// Sends a request and reads the whole answer.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Reply {
        let url = self.url(path);
        self.client.send(method, &url, headers, body).await
    }

    /// Sends JSON as an actor.
    pub async fn request(
        &self,
        method: Method,
        path: &str,
        by: Option<&Actor>,
        body: Option<&Value>,
    ) -> Reply {
        let authorization = by.map(Actor::bearer);
        let mut headers = Vec::new();
        headers.extend(
            authorization
                .iter()
                .map(|it| ("authorization", it.as_str())),
        );
        headers.extend(body.map(|_| ("content-type", "application/json")));
        let body = body.map(ToString::to_string).unwrap_or_default();
        self.send(method, path, &headers, body.as_bytes()).await
    }

    /// Gets a path as an actor.
    pub async fn get(&self, path: &str, by: Option<&Actor>) -> Reply {
        self.request(Method::GET, path, by, None).await
    }

    /// Gets the JSON an actor sees at a path; `null` where there is nothing for them.
    pub async fn read(&self, path: &str, by: Option<&Actor>) -> Value {
        let reply = self.get(path, by).await;
        match reply.status {
            200 => reply.json(),
            404 => Value::Null,
            _ => panic!("{path}: {reply:?}"),
        }
    }

    /// Opens an answer that is read while it comes.
    pub async fn open(
        &self,
        path: &str,
        by: Option<&Actor>,
        headers: &[(&str, &str)],
    ) -> Response<Incoming> {
        let authorization = by.map(Actor::bearer);
        let mut headers = headers.to_vec();
        headers.extend(
            authorization
                .iter()
                .map(|it| ("authorization", it.as_str())),
        );
        self.client.open(&self.url(path), &headers).await
    }

    /// Follows one topic as an actor.
    pub async fn follow(&self, topic: &str, by: &Actor) -> Events {
        let path = format!("/v1/live?topic={topic}");
        Events::new(self.open(&path, Some(by), &[]).await)
    }

    /// Calls a function.
    pub async fn call(&self, name: &str, by: Option<&Actor>, data: Value) -> Reply {
        let (path, body) = (format!("/functions/{name}"), json!({ "data": data }));
        self.request(Method::POST, &path, by, Some(&body)).await
    }

    /// Calls a function with the refresh cookie alone.
    pub async fn call_with_cookie(&self, name: &str, cookie: &str) -> Reply {
        let path = format!("/functions/{name}");
        let headers = [("content-type", "application/json"), ("cookie", cookie)];
        self.send(Method::POST, &path, &headers, b"{\"data\":null}")
            .await
    }

    /// Calls a function that changes something, under a fresh idempotency key.
    pub async fn try_execute(&self, name: &str, by: &Actor, mut data: Value) -> Reply {
        data["idempotencyKey"] = json!(format!("key-{}", self.next_number()));
        self.call(name, Some(by), data).await
    }

    /// Calls a function that changes something, under a fresh idempotency key, and gives its result.
    pub async fn execute(&self, name: &str, by: &Actor, data: Value) -> Value {
        let reply = self.try_execute(name, by, data).await;
        assert_eq!(reply.status, 200, "{name}: {reply:?}");
        reply.json()["result"].clone()
    }

    /// Calls a function that is refused, and says why, as in `404 NOT_FOUND`.
    pub async fn error_of(&self, name: &str, by: &Actor, data: Value) -> String {
        self.try_execute(name, by, data).await.error()
    }
}

/// The store, while the server is stopped.
impl TestServer {
    /// Runs a transaction on the stopped server's store: for changes that no function makes.
    pub async fn write_store(
        &mut self,
        mut work: impl FnMut(&mut Transaction<'_>) -> Result<(), StoreError> + Send + 'static,
    ) {
        self.stop().await;
        let store = self.open_store();
        let written = transact(&store, move |transaction| work(transaction)).await;
        written.expect("a write");
        drop(store);
        self.serve().await;
    }

    /// Every change since the beginning.
    pub async fn changes(&mut self) -> Vec<Change> {
        self.stop().await;
        let store = self.open_store();
        let changes = store.changes(0, usize::MAX).await.expect("the feed");
        drop(store);
        self.serve().await;
        changes.expect("changes since the beginning")
    }

    fn open_store(&self) -> SledStore {
        SledStore::open(self.data(), &ALL, &SledOptions::default()).expect("the store")
    }
}

/// The configuration of a test: everything in one folder, any port, no throttle in the way.
fn config(folder: &Path, flags: &[&str]) -> Config {
    let (data, site) = (folder.join("data"), folder.join("site"));
    let name = |path: &Path| path.to_str().expect("a name").to_owned();
    let (data, site) = (name(&data), name(&site));
    let mut words = vec!["storage-api", "--listen", "127.0.0.1:0"];
    words.extend(["--data", &data, "--site", &site]);
    if !flags.contains(&"--sign-ins-per-minute") {
        words.extend(["--sign-ins-per-minute", "6000"]);
    }
    if !flags.contains(&"--writes-per-minute") {
        words.extend(["--writes-per-minute", "1000000"]);
    }
    words.extend(flags);
    Cli::try_parse_from(words).expect("good flags").config
}
