//! The bearer token of a request.

use http::header;

use super::Head;
use crate::error::ApiError;

/// The token, `None` when the header is absent. A header that is there but is no bearer token is refused:
/// somebody who meant to identify himself must not be served as a stranger.
pub(crate) fn bearer(head: &Head) -> Result<Option<&str>, ApiError> {
    let Some(value) = head.headers.get(header::AUTHORIZATION) else {
        return Ok(None);
    };
    let text = value.to_str().unwrap_or_default();
    let token = text
        .split_once(' ')
        .filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    let token = token
        .map(|(_, token)| token.trim())
        .filter(|token| !token.is_empty());
    let refused = || ApiError::unauthenticated("the authorization header is not a bearer token");
    token.map(Some).ok_or_else(refused)
}
