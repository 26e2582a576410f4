//! The accept loop: connections within limits, every request wrapped, an orderly end.
//!
//! `warp::serve` keeps silent connections for ever and lets a panic close them without an answer, so the loop is
//! our own over hyper's HTTP/1 connection.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::FutureExt;
use http::{HeaderName, HeaderValue, Request, StatusCode, header};
use hyper::body::{Body, Incoming};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::Instrument;
use uuid::fmt::Simple;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::client_address::forwarded_for;
use super::metrics::Metrics;
use super::tls::Tls;
use super::{Answer, Head, headers, reply};
use crate::error::ApiError;

/// Longest time for a request line and headers to arrive, also between two requests of a connection.
const HEADER_TIMEOUT: Duration = Duration::from_secs(5);
/// Tells clients to give up an idle connection before [`HEADER_TIMEOUT`] ends it under a request that is on its way.
const KEEP_ALIVE: HeaderValue = HeaderValue::from_static("timeout=4");
/// Longest time for which a client may refuse to take data.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);
/// Bytes of request line and headers.
const HEADER_BYTES_MAX: usize = 64 << 10;
/// Time for running requests to finish after the server was told to stop.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);
/// Time for clients to read answers that are made, after the server was told to stop.
const READ_TIMEOUT: Duration = Duration::from_secs(4);

/// Limits on connections.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) max_connections: u32,
    /// `true` if a proxy of our own names the client and speaks TLS to it.
    pub(crate) behind_proxy: bool,
}

/// State that every connection is served with.
#[derive(Clone)]
pub(crate) struct Serving {
    pub(crate) routes: BoxedFilter<(Response,)>,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    /// Without it a connection is plain text, or the proxy's business.
    pub(crate) tls: Option<Tls>,
    /// Requests whose answers are not made yet.
    pub(crate) requests: TaskTracker,
}

impl Serving {
    /// Returns `true` if the client's side of the connection is encrypted.
    fn is_encrypted(&self) -> bool {
        self.limits.behind_proxy || self.tls.is_some()
    }
}

/// Accepts until `stop` turns true, then lets running requests finish.
pub(crate) async fn accept(
    listener: TcpListener,
    serving: Serving,
    mut stop: watch::Receiver<bool>,
    tasks: &TaskTracker,
) {
    let graceful = GracefulShutdown::new();
    let (requests, cut) = (serving.requests.clone(), CancellationToken::new());
    let places = Arc::new(Semaphore::new(serving.limits.max_connections as usize));
    loop {
        let next = async {
            let place = Arc::clone(&places).acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, accepted) = tokio::select! {
            next = next => next,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match accepted {
            Ok((stream, address)) => {
                let (serving, watcher, cut) = (serving.clone(), graceful.watcher(), cut.clone());
                tasks.spawn(async move {
                    let held = Held::new(&serving.metrics);
                    let serving = serve_connection(stream, address, serving, watcher);
                    cut.run_until_cancelled(serving).await;
                    drop((held, place));
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                // Out of file handles, most likely: some must close first.
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    finish(graceful, &requests).await;
    // The clients left do not read. They would hold their connections for the whole write timeout.
    cut.cancel();
}

/// Waits until the connections have ended, but not for long once every answer is made.
async fn finish(graceful: GracefulShutdown, requests: &TaskTracker) {
    let answered = async {
        tokio::time::sleep(READ_TIMEOUT).await;
        requests.close();
        requests.wait().await;
    };
    tokio::select! {
        () = graceful.shutdown() => {}
        () = answered => tracing::warn!("connections of clients that do not read are cut"),
        () = tokio::time::sleep(STOP_TIMEOUT) => tracing::warn!("some requests did not finish in time"),
    }
}

/// Counts a connection for as long as it is held.
struct Held(Metrics);

impl Held {
    fn new(metrics: &Metrics) -> Self {
        metrics.connections.inc();
        Self(metrics.clone())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.connections.dec();
    }
}

async fn serve_connection(
    stream: TcpStream,
    address: SocketAddr,
    serving: Serving,
    watcher: Watcher,
) {
    // Small answers should not wait for a full packet; a socket that refuses the option still works.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITE_TIMEOUT));
    let stream = Box::pin(stream);
    match &serving.tls {
        None => serve_stream(stream, address, serving, watcher).await,
        Some(tls) => {
            if let Some(stream) = tls.accept(stream).await {
                serve_stream(stream, address, serving, watcher).await;
            }
        }
    }
}

async fn serve_stream<S>(stream: S, address: SocketAddr, serving: Serving, watcher: Watcher)
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let serving = Arc::new(serving);
    let service = service_fn(move |request| handle(request, address, Arc::clone(&serving)));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(HEADER_BYTES_MAX)
        .serve_connection(TokioIo::new(stream), service);
    if let Err(error) = watcher.watch(connection).await {
        tracing::debug!(%error, "a connection ended early");
    }
}

async fn handle(
    mut request: Request<Incoming>,
    address: SocketAddr,
    serving: Arc<Serving>,
) -> Result<Response, Infallible> {
    let started = Instant::now();
    let _unanswered = serving.requests.token();
    let request_id = RequestId::new();
    let request_id = request_id.text();
    let head = Arc::new(head_of(&mut request, address, serving.limits.behind_proxy));
    request.extensions_mut().insert(Arc::clone(&head));
    let mut response = match refuse(&head) {
        Some(error) => reply(Err(error)),
        None => {
            run(request, serving.routes.clone())
                .instrument(tracing::error_span!("request", id = request_id))
                .await
        }
    };
    headers::secure(response.headers_mut(), request_id, serving.is_encrypted());
    if head.headers.contains_key(header::TRANSFER_ENCODING) {
        // Where a body in chunks ends is what readers of HTTP disagree about, so nothing follows it.
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(header::CONNECTION, close);
    } else {
        response
            .headers_mut()
            .insert(HeaderName::from_static("keep-alive"), KEEP_ALIVE);
    }
    let (status, elapsed) = (response.status(), started.elapsed());
    let metrics = &serving.metrics;
    metrics.count(&head.method, status, response.extensions(), elapsed);
    let (status, elapsed_us) = (status.as_u16(), elapsed.as_micros());
    tracing::debug!(request_id, method = %head.method, path = head.logged_path(), status, elapsed_us);
    if response.status().is_server_error() {
        tracing::error!(request_id, method = %head.method, path = head.logged_path(), status, "failed");
    }
    Ok(response)
}

/// Id of a request in the log and the answer: like a version 7 UUID, it begins with the time, and the rest is random.
/// The system is asked for randomness by the thread once, not for every request.
struct RequestId([u8; Simple::LENGTH]);

impl RequestId {
    fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let now_ms = since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(0));
        let uuid = uuid::Builder::from_unix_timestamp_millis(now_ms, &rand::random()).into_uuid();
        let mut text = [0; Simple::LENGTH];
        uuid.simple().encode_lower(&mut text);
        Self(text)
    }

    fn text(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// A panic in a handler is that request's failure and nobody else's.
async fn run<B>(request: Request<B>, routes: BoxedFilter<(Response,)>) -> Response
where
    B: Body + Send + Sync + 'static,
    B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    let service = hyper_util::service::TowerToHyperService::new(warp::service(routes));
    let outcome = AssertUnwindSafe(service.call(request)).catch_unwind().await;
    match outcome {
        Ok(Ok(response)) => response,
        Ok(Err(never)) => match never {},
        Err(_panic) => reply(Ok(Answer::from(ApiError::internal("a handler panicked")))),
    }
}

/// Takes the headers out of the request: whoever wants them looks in the head.
fn head_of(request: &mut Request<Incoming>, address: SocketAddr, behind_proxy: bool) -> Head {
    let headers = std::mem::take(request.headers_mut());
    let forwarded = forwarded_for(&headers).filter(|_| behind_proxy);
    Head {
        method: request.method().clone(),
        uri: request.uri().clone(),
        headers,
        address: forwarded.unwrap_or(address.ip()).into(),
        peer: address.ip(),
    }
}

/// A request must name exactly one host and a path, and say in one way where it ends, as RFC 9112 demands.
fn refuse(head: &Head) -> Option<ApiError> {
    let hosts = head.headers.get_all(header::HOST).iter().count();
    let has = |name| head.headers.contains_key(name);
    let message = if hosts != 1 {
        "a request must name one host"
    } else if !head.uri.path().starts_with('/') {
        // As CONNECT and `OPTIONS *` have it, which are for proxies.
        "a request must name a path"
    } else if has(header::TRANSFER_ENCODING) && has(header::CONTENT_LENGTH) {
        "a request must not have both a length and chunks"
    } else if has(header::TRANSFER_ENCODING) && !is_chunked(head) {
        "a body may come in chunks, and in no other coding"
    } else {
        return None;
    };
    Some(ApiError::invalid(message).with_status(StatusCode::BAD_REQUEST))
}

/// Returns `true` if the body comes in chunks, and is coded in no other way.
fn is_chunked(head: &Head) -> bool {
    let codings = head.headers.get_all(header::TRANSFER_ENCODING);
    let mut codings = codings.into_iter().map(HeaderValue::as_bytes);
    let first = codings.next().unwrap_or_default();
    first.eq_ignore_ascii_case(b"chunked") && codings.next().is_none()
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use http_body_util::Full;
    use warp::Filter;

    use super::*;

    #[tokio::test]
    async fn a_panic_in_a_handler_is_answered_and_the_next_request_too() {
        let panicking = warp::path!("panic").map(|| -> Response { panic!("on purpose") });
        let fine = warp::path!("fine").map(|| reply(Ok(Answer::empty(StatusCode::NO_CONTENT))));
        let routes = panicking.or(fine).unify().boxed();
        for (path, status) in [("/panic", 500), ("/fine", 204), ("/panic", 500)] {
            let request = Request::get(path)
                .body(Full::<Bytes>::default())
                .expect("a request");
            assert_eq!(run(request, routes.clone()).await.status(), status);
        }
    }
}
