//! Requests to a service, with a timeout and a limit of what is read.

use std::time::Duration;

use serde_json::Value;

use super::ways::RoutingError;

/// People wait for a map; estimates are there already.
const TIMEOUT: Duration = Duration::from_secs(6);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);
/// Bytes of an answer: a way across a continent has about one million.
const ANSWER_BYTES_MAX: usize = 8 << 20;

/// A client of one service.
pub(super) struct Service {
    // Without one the system has no random numbers or certificates; questions say so.
    http: Option<reqwest::Client>,
}

impl Service {
    pub(super) fn new() -> Self {
        // It is not followed where the service sends it: it would ask in our name.
        let http = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(CONNECT_TIMEOUT)
            .timeout(TIMEOUT)
            .user_agent(concat!("yonder/", env!("CARGO_PKG_VERSION")))
            .build();
        Self { http: http.ok() }
    }

    /// Asks by an address.
    pub(super) async fn get(&self, url: &str) -> Result<Value, RoutingError> {
        let http = self.http.as_ref().ok_or_else(no_client)?;
        read(
            http.get(url)
                .send()
                .await
                .map_err(|error| sentence(&error))?,
        )
        .await
    }

    /// Asks by an address and a question as JSON.
    pub(super) async fn post(&self, url: &str, question: &Value) -> Result<Value, RoutingError> {
        let http = self.http.as_ref().ok_or_else(no_client)?;
        let asked = http
            .post(url)
            .header("content-type", "application/json")
            .body(question.to_string());
        read(asked.send().await.map_err(|error| sentence(&error))?).await
    }
}

/// Reads an answer, which is JSON also where the service says no (400).
async fn read(mut response: reqwest::Response) -> Result<Value, RoutingError> {
    let status = response.status();
    if !status.is_success() && status != reqwest::StatusCode::BAD_REQUEST {
        return Err(unreadable(&format!("status {}", status.as_u16())));
    }
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| sentence(&error))? {
        if bytes.len() + chunk.len() > ANSWER_BYTES_MAX {
            return Err(unreadable("the answer is too long"));
        }
        bytes.extend_from_slice(&chunk);
    }
    serde_json::from_slice(&bytes).map_err(|_| unreadable("the answer is not JSON"))
}

fn no_client() -> RoutingError {
    unreadable("no client can be made")
}

pub(super) fn unreadable(what: &str) -> RoutingError {
    RoutingError::Unavailable(what.to_owned())
}

/// Describes the failure, without the address: it holds where people go.
fn sentence(error: &reqwest::Error) -> RoutingError {
    unreadable(if error.is_timeout() {
        "it took too long"
    } else if error.is_connect() {
        "no connection"
    } else {
        "the connection broke"
    })
}
