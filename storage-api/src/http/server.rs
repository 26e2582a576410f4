//! The accept loop: connections within limits, every request wrapped, an orderly end.
//!
//! `warp::serve` keeps silent connections for ever and lets a panic close them without an answer, so the loop is
//! our own over hyper's HTTP/1 connection.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use http::{HeaderMap, Request, StatusCode, header};
use hyper::body::{Body, Incoming};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio_io_timeout::TimeoutStream;
use tokio_util::task::TaskTracker;
use tracing::Instrument;
use warp::filters::BoxedFilter;
use warp::reply::Response;

use super::{Answer, Head, headers, reply};
use crate::error::ApiError;

/// How long a request line and headers may take to arrive, also between two requests of a connection.
const HEADER_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a client may refuse to take what is sent to it.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);
/// Bytes of request line and headers.
const HEADER_BYTES_MAX: usize = 64 << 10;
/// How long running requests may take to finish after the server was told to stop.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// How connections are treated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) max_connections: u32,
    /// Whether a proxy of our own names the client and speaks TLS to it.
    pub(crate) behind_proxy: bool,
}

/// Accepts until `stop` turns true, then lets running requests finish.
pub(crate) async fn accept(
    listener: TcpListener,
    routes: BoxedFilter<(Response,)>,
    limits: Limits,
    mut stop: watch::Receiver<bool>,
    tasks: &TaskTracker,
) {
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(limits.max_connections as usize));
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
                let connection =
                    serve_connection(stream, address, routes.clone(), limits, &graceful);
                tasks.spawn(async move {
                    connection.await;
                    drop(place);
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
    if tokio::time::timeout(STOP_TIMEOUT, graceful.shutdown())
        .await
        .is_err()
    {
        tracing::warn!("some requests did not finish in time");
    }
}

fn serve_connection(
    stream: TcpStream,
    address: SocketAddr,
    routes: BoxedFilter<(Response,)>,
    limits: Limits,
    graceful: &GracefulShutdown,
) -> impl Future<Output = ()> + Send + use<> {
    // Small answers should not wait for a full packet; a socket that refuses the option still works.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITE_TIMEOUT));
    let service = service_fn(move |request| handle(request, address, routes.clone(), limits));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(HEADER_BYTES_MAX)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    let watched = graceful.watch(connection);
    async move {
        if let Err(error) = watched.await {
            tracing::debug!(%error, "a connection ended early");
        }
    }
}

async fn handle(
    mut request: Request<Incoming>,
    address: SocketAddr,
    routes: BoxedFilter<(Response,)>,
    limits: Limits,
) -> Result<Response, Infallible> {
    let started = Instant::now();
    let request_id = uuid::Uuid::now_v7().simple().to_string();
    let head = Arc::new(head_of(&request, address, limits.behind_proxy));
    request.extensions_mut().insert(Arc::clone(&head));
    let mut response = match refuse(&head) {
        Some(error) => reply(Err(error)),
        None => {
            run(request, routes)
                .instrument(tracing::error_span!("request", id = request_id))
                .await
        }
    };
    headers::secure(response.headers_mut(), &request_id, limits.behind_proxy);
    let (status, elapsed_us) = (response.status().as_u16(), started.elapsed().as_micros());
    tracing::debug!(request_id, method = %head.method, path = head.uri.path(), status, elapsed_us);
    if response.status().is_server_error() {
        tracing::error!(request_id, method = %head.method, path = head.uri.path(), status, "failed");
    }
    Ok(response)
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

fn head_of(request: &Request<Incoming>, address: SocketAddr, behind_proxy: bool) -> Head {
    let forwarded = forwarded_for(request.headers()).filter(|_| behind_proxy);
    Head {
        method: request.method().clone(),
        uri: request.uri().clone(),
        headers: request.headers().clone(),
        address: forwarded.unwrap_or(address.ip()),
    }
}

/// The address our own proxy saw: the last one in the list, the others are whatever the client wrote.
fn forwarded_for(headers: &HeaderMap) -> Option<std::net::IpAddr> {
    let value = headers
        .get_all("x-forwarded-for")
        .into_iter()
        .next_back()?
        .to_str()
        .ok()?;
    value.rsplit(',').next()?.trim().parse().ok()
}

/// A request must name exactly one host, as RFC 9112 demands.
fn refuse(head: &Head) -> Option<ApiError> {
    let hosts = head.headers.get_all(header::HOST).iter().count();
    let error =
        ApiError::invalid("a request must name one host").with_status(StatusCode::BAD_REQUEST);
    (hosts != 1).then_some(error)
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
