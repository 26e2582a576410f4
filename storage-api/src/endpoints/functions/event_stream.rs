//! The streaming form of a call (`Accept: text/event-stream`): the client ignores the status and reads lines of data, so
//! that everything it is told, failures too, is such a line.

use std::pin::pin;
use std::time::Duration;

use bytes::Bytes;
use http::{HeaderValue, header};
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_stream::wrappers::ReceiverStream;
use tokio_util::task::TaskTracker;

use super::call::Done;
use crate::error::ApiError;
use crate::http::answer::{ByteStream, Content};
use crate::http::{Answer, Head};

/// Interval at which a stream that waits for a function shows that it is alive.
const PING: Duration = Duration::from_secs(30);

/// Returns `true` if the client wants the streaming form.
pub(super) fn is_wanted(head: &Head) -> bool {
    let accept = head.header(header::ACCEPT).unwrap_or_default();
    let mut types = accept.split([',', ';']);
    types.any(|kind| kind.trim().eq_ignore_ascii_case("text/event-stream"))
}

/// Answers with what the function gives. One that is soon done still sets its cookies; for one that is not, the answer
/// begins without it and shows signs of life.
pub(super) async fn answer(
    running: impl Future<Output = Result<Done, ApiError>> + Send + 'static,
    tasks: &TaskTracker,
) -> Answer {
    let mut running = Box::pin(running);
    match timeout(PING, &mut running).await {
        Ok(Ok(done)) => done.set_cookies(events(Content::Whole(line(&done.envelope()).into()))),
        Ok(Err(error)) => failure(error),
        Err(_not_yet) => {
            let (sender, receiver) = mpsc::channel(1);
            tasks.spawn(wait(running, sender));
            let body: ByteStream = Box::pin(ReceiverStream::new(receiver));
            events(Content::Stream(body))
        }
    }
}

/// Answers with a failure that is known before any function runs.
pub(super) fn failure(error: ApiError) -> Answer {
    let (_, _, body) = error.into_parts();
    events(Content::Whole(line(&body).into()))
}

/// One event.
pub(super) fn line(data: &impl Serialize) -> String {
    // What is answered is JSON already, or made of it.
    let text = serde_json::to_string(data).unwrap_or_default();
    format!("data: {text}\n\n")
}

/// An answer of events.
pub(super) fn events(body: Content) -> Answer {
    let answer = Answer::bytes("text/event-stream", "")
        .with_header(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Answer { body, ..answer }
}

async fn wait(running: impl Future<Output = Result<Done, ApiError>>, sender: mpsc::Sender<Bytes>) {
    let mut running = pin!(running);
    let mut next = Bytes::from_static(b": ping\n\n");
    loop {
        if sender.send(next).await.is_err() {
            // The client has gone; what it asked for is still done.
            let _ = running.await;
            return;
        }
        next = match timeout(PING, &mut running).await {
            Ok(outcome) => {
                let told = match outcome {
                    Ok(done) => line(&done.envelope()),
                    Err(error) => line(&error.into_parts().2),
                };
                // Nobody is left to tell if this fails.
                let _ = sender.send(told.into()).await;
                return;
            }
            Err(_not_yet) => Bytes::from_static(b": ping\n\n"),
        };
    }
}
