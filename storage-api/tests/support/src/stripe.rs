//! A stand-in for Stripe on loopback: Checkout sessions, refunds, idempotency keys, signed events, and faults on demand.

mod account;

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use http::{Request, Response};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use ring::hmac;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

pub use self::account::StripeAccount;
use crate::TIMEOUT;
use crate::http_client::Reply;
use crate::server::TestServer;

const KEY: &str = "sk_test_stand_in";
const SECRET: &str = "whsec_stand_in";

/// A way in which a call goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing is done, and the answer 500 is kept for the key.
    Fail,
    /// It is done, and the answer 500 is kept for the key.
    Botch,
    /// It is done, and the connection breaks before the answer.
    Lost,
    /// The connection breaks before anything is done.
    Cut,
    /// Nothing is done, and nobody answers.
    Silent,
    /// It is done, and nobody answers.
    Stuck,
    /// The request is not accepted.
    Refuse,
}

/// A service that speaks as much of Stripe's API as the server uses.
#[derive(Debug)]
pub struct StripeStandIn {
    /// Its address, as the flag `--stripe-api` has it.
    pub url: String,
    account: Arc<Mutex<StripeAccount>>,
    changes: Arc<watch::Sender<()>>,
}

impl StripeStandIn {
    /// Starts it; it ends with the test's runtime.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let account = Arc::new(Mutex::new(StripeAccount::new(&url)));
        let changes = Arc::new(watch::Sender::new(()));
        let (own, told) = (Arc::clone(&account), Arc::clone(&changes));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, Arc::clone(&own), Arc::clone(&told)));
            }
        });
        Self {
            url,
            account,
            changes,
        }
    }

    /// The flags that make a server use it.
    pub fn flags(&self) -> [&str; 6] {
        [
            "--stripe-key",
            KEY,
            "--stripe-webhook-secret",
            SECRET,
            "--stripe-api",
            &self.url,
        ]
    }

    /// State of the account so far.
    pub fn account(&self) -> MutexGuard<'_, StripeAccount> {
        lock(&self.account)
    }

    /// Waits until something is true of the account. Fails the test when it never is.
    pub async fn until(&self, what: &str, is_so: impl Fn(&StripeAccount) -> bool) {
        let mut changes = self.changes.subscribe();
        let wait = async {
            while !is_so(&self.account()) {
                changes.changed().await.expect("a stand-in");
            }
        };
        let waited = timeout(TIMEOUT, wait).await;
        assert!(waited.is_ok(), "{what}: {:?}", self.account());
    }

    /// Somebody pays on a page: the event that says so, and `None` where the page is closed or paid already.
    pub fn pay(&self, page: &str) -> Option<Value> {
        let event = self.account().pay(page);
        self.changes.send_replace(());
        event
    }

    /// Sends an event to a server, signed now.
    pub async fn deliver(&self, server: &TestServer, event: &Value) -> Reply {
        let body = event.to_string();
        let signature = signature(SECRET, server.now_s(), &body);
        send(server, &signature, &body).await
    }

    /// Sends an event that was signed at another time or with another secret.
    pub async fn deliver_signed(
        &self,
        server: &TestServer,
        (secret, time_s): (Option<&str>, i64),
        event: &Value,
    ) -> Reply {
        let body = event.to_string();
        let signature = signature(secret.unwrap_or(SECRET), time_s, &body);
        send(server, &signature, &body).await
    }

    /// The header that signs a body.
    pub fn signature(time_s: i64, body: &str) -> String {
        signature(SECRET, time_s, body)
    }
}

async fn send(server: &TestServer, signature: &str, body: &str) -> Reply {
    let headers = [
        ("stripe-signature", signature),
        ("content-type", "application/json"),
    ];
    let path = "/webhooks/stripe";
    server
        .send(http::Method::POST, path, &headers, body.as_bytes())
        .await
}

fn signature(secret: &str, time_s: i64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{time_s}.{body}").as_bytes());
    tag.as_ref()
        .iter()
        .fold(format!("t={time_s},v1="), |mut text, byte| {
            // Writing to a text does not fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
}

fn lock(account: &Mutex<StripeAccount>) -> MutexGuard<'_, StripeAccount> {
    account.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn serve(
    stream: TcpStream,
    account: Arc<Mutex<StripeAccount>>,
    changes: Arc<watch::Sender<()>>,
) {
    let service = service_fn(move |request| {
        let (account, changes) = (Arc::clone(&account), Arc::clone(&changes));
        async move { answer(request, &account, &changes).await }
    });
    let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service);
    // A connection that a fault cuts ends in an error, as it should.
    let _ = connection.await;
}

async fn answer(
    request: Request<Incoming>,
    account: &Mutex<StripeAccount>,
    changes: &watch::Sender<()>,
) -> std::io::Result<Response<Full<Bytes>>> {
    let (head, body) = request.into_parts();
    let header = |name: &str| {
        let value = head.headers.get(name);
        value
            .and_then(|value| value.to_str().ok())
            .map(str::to_owned)
    };
    let body = body.collect().await.map_err(std::io::Error::other)?;
    let body = body.to_bytes();
    let is_known = header("authorization").as_deref() == Some(&format!("Bearer {KEY}"));
    let (status, reply) = if is_known {
        let query = head.uri.query().unwrap_or_default();
        let query = form_urlencoded::parse(query.as_bytes());
        let form = query.chain(form_urlencoded::parse(&body));
        let owned = |(name, value): (Cow<'_, str>, Cow<'_, str>)| (name.into(), value.into());
        let form = form.map(owned).collect();
        let path = head.uri.path();
        let key = header("idempotency-key");
        let answer = lock(account).call((&head.method, path), key, form);
        changes.send_replace(());
        match answer {
            Ok(answer) => answer,
            Err(Fault::Silent | Fault::Stuck) => std::future::pending().await,
            Err(_) => return Err(std::io::Error::other("cut")),
        }
    } else {
        (401, json!({ "error": { "type": "invalid_request_error" } }))
    };
    let reply = Bytes::from(reply.to_string());
    let response = Response::builder().status(status).body(Full::new(reply));
    response.map_err(std::io::Error::other)
}
