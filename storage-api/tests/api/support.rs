//! A server of a test's own, and the people who use it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use bytes::Bytes;
use clap::Parser;
use http::{HeaderMap, Method, Request};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use storage_api::clock::Clock;
use storage_api::collections::ALL;
use storage_api::config::{Cli, Config};
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{Change, Store, StoreError, Transaction, transact};
use storage_api::{Server, serve_with_clock};
use tempfile::TempDir;

/// Nothing in a test may take longer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// When every test begins: 2026-03-01T00:00:00Z, in milliseconds.
const BEGINNING_MS: i64 = 1_772_323_200_000;

/// A running server with a data folder, a site and a clock of its own.
pub(crate) struct TestServer {
    server: Option<Server>,
    config: Config,
    now_ms: Arc<AtomicI64>,
    client: Client<HttpConnector, Full<Bytes>>,
    people: AtomicU64,
    folder: TempDir,
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

/// Somebody who signed up.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) uid: String,
    pub(crate) user_name: String,
    pub(crate) email: String,
    pub(crate) token: String,
    /// The refresh cookie, as it is sent back.
    pub(crate) cookie: String,
}

pub(crate) const PASSWORD: &str = "correct horse battery";

impl TestServer {
    pub(crate) async fn start() -> Self {
        Self::start_with(&[]).await
    }

    /// Starts with more flags than the usual ones.
    pub(crate) async fn start_with(flags: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let site = folder.path().join("site");
        std::fs::create_dir(&site).expect("a site");
        std::fs::write(
            site.join("index.html"),
            "<style nonce=\"__CSP_NONCE__\"></style>the app",
        )
        .expect("a page");
        let config = config(folder.path(), flags);
        let now_ms = Arc::new(AtomicI64::new(BEGINNING_MS));
        let mut started = Self {
            server: None,
            config,
            now_ms,
            client: Client::builder(TokioExecutor::new()).build_http(),
            people: AtomicU64::new(0),
            folder,
        };
        started.serve().await;
        started
    }

    /// Another server with the same flags, keys and clock; only servers with a database can be so.
    pub(crate) async fn beside(&self) -> Self {
        let mut started = Self {
            server: None,
            config: self.config.clone(),
            now_ms: Arc::clone(&self.now_ms),
            client: Client::builder(TokioExecutor::new()).build_http(),
            people: AtomicU64::new(0),
            folder: tempfile::tempdir().expect("a folder"),
        };
        started.serve().await;
        started
    }

    /// Starts, for the first time or again after [`Self::stop`].
    pub(crate) async fn serve(&mut self) {
        let now_ms = Arc::clone(&self.now_ms);
        let clock = Clock::from_fn(move || now_ms.load(Ordering::Relaxed));
        self.server = Some(
            serve_with_clock(self.config.clone(), clock)
                .await
                .expect("the server starts"),
        );
    }

    /// Stops and starts again on the same data, on another port.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.serve().await;
    }

    pub(crate) async fn stop(&mut self) {
        let server = self.server.take().expect("a running server");
        tokio::time::timeout(PATIENCE, server.stop())
            .await
            .expect("stops in time");
    }

    pub(crate) fn pass(&self, time: Duration) {
        let ms = i64::try_from(time.as_millis()).expect("a short time");
        self.now_ms.fetch_add(ms, Ordering::Relaxed);
    }

    pub(crate) fn data(&self) -> &Path {
        &self.config.data
    }

    pub(crate) fn site(&self) -> std::path::PathBuf {
        self.folder.path().join("site")
    }

    pub(crate) fn authority(&self) -> String {
        self.server
            .as_ref()
            .expect("a running server")
            .address()
            .to_string()
    }

    /// Sends a request and reads the whole answer.
    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Reply {
        let url = format!("http://{}{path}", self.authority());
        self.send_to(method, &url, headers, body).await
    }

    /// Sends a request to any server and reads the whole answer.
    pub(crate) async fn send_to(
        &self,
        method: Method,
        url: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Reply {
        let mut request = Request::builder().method(method).uri(url);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request
            .body(Full::new(Bytes::copy_from_slice(body)))
            .expect("a request");
        let exchange = async {
            let response = self.client.request(request).await.expect("an answer");
            let (parts, body) = response.into_parts();
            let body = body.collect().await.expect("a whole answer").to_bytes();
            Reply {
                status: parts.status.as_u16(),
                headers: parts.headers,
                body,
            }
        };
        tokio::time::timeout(PATIENCE, exchange)
            .await
            .expect("an answer in time")
    }

    /// Opens an answer that is read while it comes.
    pub(crate) async fn open(
        &self,
        path: &str,
        headers: &[(&str, &str)],
    ) -> http::Response<hyper::body::Incoming> {
        let mut request = Request::builder().uri(format!("http://{}{path}", self.authority()));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::default()).expect("a request");
        let opened = tokio::time::timeout(PATIENCE, self.client.request(request)).await;
        opened.expect("an answer in time").expect("an answer")
    }

    pub(crate) async fn get(&self, path: &str, by: Option<&Person>) -> Reply {
        self.request(Method::GET, path, by, None).await
    }

    /// Sends JSON as somebody, or as nobody.
    pub(crate) async fn request(
        &self,
        method: Method,
        path: &str,
        by: Option<&Person>,
        body: Option<&Value>,
    ) -> Reply {
        let authorization = by.map(|person| format!("Bearer {}", person.token));
        let mut headers = Vec::new();
        headers.extend(
            authorization
                .as_ref()
                .map(|value| ("authorization", value.as_str())),
        );
        headers.extend(body.map(|_| ("content-type", "application/json")));
        let body = body.map(ToString::to_string).unwrap_or_default();
        self.send(method, path, &headers, body.as_bytes()).await
    }

    /// Calls a function.
    pub(crate) async fn call(&self, name: &str, by: Option<&Person>, data: Value) -> Reply {
        let body = json!({ "data": data });
        self.request(Method::POST, &format!("/functions/{name}"), by, Some(&body))
            .await
    }

    /// Calls a function with the refresh cookie alone.
    pub(crate) async fn call_with_cookie(&self, name: &str, cookie: &str) -> Reply {
        let headers = [("content-type", "application/json"), ("cookie", cookie)];
        self.send(
            Method::POST,
            &format!("/functions/{name}"),
            &headers,
            b"{\"data\":null}",
        )
        .await
    }

    /// Somebody new.
    pub(crate) async fn person(&self) -> Person {
        let n = self.people.fetch_add(1, Ordering::Relaxed);
        self.person_named(&format!("person_{n}")).await
    }

    pub(crate) async fn person_named(&self, user_name: &str) -> Person {
        let email = format!("{user_name}@example.com");
        let data = json!({ "email": email, "password": PASSWORD, "name": "Somebody", "user_name": user_name });
        let reply = self.call("signUp", None, data).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.signed_in(user_name, &email)
    }

    /// Writes to the store while the server is stopped: for what no function does.
    pub(crate) async fn behind_its_back(
        &mut self,
        mut work: impl FnMut(&mut Transaction<'_>) -> Result<(), StoreError> + Send + 'static,
    ) {
        self.stop().await;
        let store =
            SledStore::open(&self.config.data, &ALL, &SledOptions::default()).expect("the store");
        let written = transact(&store, move |transaction| work(transaction)).await;
        written.expect("it can be written");
        drop(store);
        self.serve().await;
    }

    /// Every change since the beginning, read while the server is stopped.
    pub(crate) async fn changes(&mut self) -> Vec<Change> {
        self.stop().await;
        let store =
            SledStore::open(&self.config.data, &ALL, &SledOptions::default()).expect("the store");
        let changes = store.changes(0, usize::MAX).await.expect("the feed");
        drop(store);
        self.serve().await;
        changes.expect("changes since the beginning")
    }

    /// What somebody sees at a path; `null` where there is nothing for them.
    pub(crate) async fn read(&self, path: &str, by: Option<&Person>) -> Value {
        let reply = self.get(path, by).await;
        match reply.status {
            200 => reply.json(),
            404 => Value::Null,
            _ => panic!("{path}: {reply:?}"),
        }
    }

    /// Kinds of what somebody was told, the newest first; those of one moment in the order they came.
    pub(crate) async fn told(&self, whom: &Person) -> Vec<String> {
        let path = format!("/v1/notifications?uid={}", whom.uid);
        let found = self.read(&path, Some(whom)).await;
        let notices = found["documents"].as_array().expect("documents").iter();
        let kinds =
            notices.map(|notice| notice["data"]["kind"].as_str().expect("a kind").to_owned());
        kinds.collect()
    }

    /// Calls a function that changes something, under a key of its own, and gives its result.
    pub(crate) async fn done(&self, name: &str, by: &Person, data: Value) -> Value {
        let reply = self.try_to(name, by, data).await;
        assert_eq!(reply.status, 200, "{name}: {reply:?}");
        reply.json()["result"].clone()
    }

    /// Why a function is refused, as in `404 NOT_FOUND`.
    pub(crate) async fn refused(&self, name: &str, by: &Person, data: Value) -> String {
        self.try_to(name, by, data).await.refusal()
    }

    /// Signs somebody in again: a token ends after an hour, an account does not.
    pub(crate) async fn back(&self, person: &Person) -> Person {
        let account = json!({ "email": person.email, "password": PASSWORD });
        let reply = self.call("signIn", None, account).await;
        reply.signed_in(&person.user_name, &person.email)
    }

    /// Calls a function that changes something, under a key of its own.
    pub(crate) async fn try_to(&self, name: &str, by: &Person, mut data: Value) -> Reply {
        let n = self.people.fetch_add(1, Ordering::Relaxed);
        data["idempotencyKey"] = json!(format!("key-{n}"));
        self.call(name, Some(by), data).await
    }

    /// Makes two people friends.
    pub(crate) async fn befriend(&self, one: &Person, other: &Person) {
        self.done("sendFriendRequest", one, json!({ "uid": other.uid }))
            .await;
        let bond = self
            .done("sendFriendRequest", other, json!({ "uid": one.uid }))
            .await;
        assert!(!bond["friendship"].is_null(), "{bond}");
    }

    /// Makes a list of that year with activities of these ids and titles.
    pub(crate) async fn list_with(
        &self,
        by: &Person,
        year: i64,
        activities: &[(&str, &str)],
    ) -> String {
        let activities: Vec<Value> = activities
            .iter()
            .map(|(id, title)| json!({ "id": id, "title": title }))
            .collect();
        let list = self
            .done(
                "upsertBucketList",
                by,
                json!({ "year": year, "activities": activities }),
            )
            .await;
        list["id"].as_str().expect("an id").to_owned()
    }

    /// A list of that person for that year: its id.
    pub(crate) async fn list(&self, by: &Person, year: i64) -> String {
        let data = json!({ "year": year, "idempotencyKey": format!("list-{year}") });
        let reply = self.call("upsertBucketList", Some(by), data).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.json()["result"]["id"]
            .as_str()
            .expect("an id")
            .to_owned()
    }
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// Status and reason of a failure, as in `404 NOT_FOUND` or `400 FAILED_PRECONDITION own`.
    pub(crate) fn refusal(&self) -> String {
        let error = &self.json()["error"];
        let reason = error["details"]["reason"].as_str().unwrap_or_default();
        let status = error["status"].as_str().unwrap_or("no failure");
        format!("{} {status} {reason}", self.status)
            .trim_end()
            .to_owned()
    }

    /// gRPC name of the failure; empty for a success.
    pub(crate) fn failure(&self) -> String {
        self.json()["error"]["status"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    }

    pub(crate) fn signed_in(&self, user_name: &str, email: &str) -> Person {
        let result = &self.json()["result"];
        let text = |field: &str| result[field].as_str().expect("a text").to_owned();
        Person {
            uid: text("uid"),
            user_name: user_name.to_owned(),
            email: email.to_owned(),
            token: text("idToken"),
            cookie: self
                .header("set-cookie")
                .split(';')
                .next()
                .unwrap_or_default()
                .to_owned(),
        }
    }
}

/// The configuration of a test: everything in one folder, any port, no throttle in the way.
pub(crate) fn config(folder: &Path, flags: &[&str]) -> Config {
    let (data, site) = (folder.join("data"), folder.join("site"));
    let mut words = vec!["storage-api", "--listen", "127.0.0.1:0"];
    words.extend([
        "--data",
        data.to_str().expect("a name"),
        "--site",
        site.to_str().expect("a name"),
    ]);
    if !flags.contains(&"--sign-ins-per-minute") {
        words.extend(["--sign-ins-per-minute", "6000"]);
    }
    words.extend(flags);
    Cli::try_parse_from(words).expect("good flags").config
}
