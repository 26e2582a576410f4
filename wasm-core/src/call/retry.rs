//! Retries of the HTTP client: the policy of `ofetch` 1.5.

/// Statuses after which trying again may help.
const RETRYABLE: [u16; 8] = [408, 409, 425, 429, 500, 502, 503, 504];
/// Methods that carry something; repeating them may do it twice.
const PAYLOAD_METHODS: [&str; 4] = ["PATCH", "POST", "PUT", "DELETE"];

/// A request that ended, one way or another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt<'a> {
    /// The method, in any letter case.
    pub method: &'a str,
    /// The HTTP status; `None` where there was no answer, which counts as 500.
    pub status: Option<u16>,
    /// Number of attempts so far, this one included.
    pub made: u32,
    /// Retries asked for, which count for every method; by default one, and none for methods that carry something.
    pub retries: Option<u32>,
}

/// Returns `true` if the request is to be tried again, at once. A request that its caller aborted is not an attempt: it
/// is never repeated.
///
/// ```
/// use wasm_core::call::{should_retry, Attempt};
///
/// let get = Attempt { method: "GET", status: Some(503), made: 1, retries: None };
/// assert!(should_retry(&get));
/// assert!(!should_retry(&Attempt { made: 2, ..get.clone() }));
/// assert!(!should_retry(&Attempt { method: "POST", ..get }));
/// ```
pub fn should_retry(attempt: &Attempt<'_>) -> bool {
    let carries = PAYLOAD_METHODS
        .iter()
        .any(|method| method.eq_ignore_ascii_case(attempt.method));
    let retries = attempt.retries.unwrap_or(u32::from(!carries));
    let status = attempt.status.filter(|status| *status != 0).unwrap_or(500);
    attempt.made <= retries && RETRYABLE.contains(&status)
}

/// Returns `true` if a status is an error to the HTTP client: 400–599.
pub const fn is_http_error(status: u16) -> bool {
    matches!(status, 400..=599)
}
