//! Cross-origin access (CORS): the pages of other origins that may call us.

use http::header;

use super::Head;
use crate::error::ApiError;

/// The origins allowed besides our own, in lower case.
#[derive(Clone, Debug, Default)]
pub(crate) struct AllowedOrigins(Vec<String>);

impl AllowedOrigins {
    pub(crate) fn new(origins: Vec<String>) -> Self {
        Self(origins)
    }

    /// Returns `true` if a page of that origin may use our answers.
    pub(crate) fn contains(&self, origin: &str) -> bool {
        self.0
            .iter()
            .any(|allowed| allowed.eq_ignore_ascii_case(origin))
    }

    /// Refuses what a page of a foreign origin sends. Programs that are no browser send no origin.
    pub(crate) fn check(&self, head: &Head) -> Result<(), ApiError> {
        let Some(origin) = head.headers.get(header::ORIGIN) else {
            return Ok(());
        };
        let origin = origin.to_str().unwrap_or_default();
        if is_own(head, origin) || self.contains(origin) {
            return Ok(());
        }
        Err(ApiError::denied("pages of this origin may not do that"))
    }
}

/// Our own pages name the host they were loaded from.
fn is_own(head: &Head, origin: &str) -> bool {
    let host = head.header(header::HOST).unwrap_or_default();
    origin
        .split_once("://")
        .is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host))
}
