//! Versions as entity tags, and the conditions a client puts on them.

use http::header;

use super::Head;
use crate::error::ApiError;

/// `"7"` for version 7.
pub(crate) fn etag(version: u64) -> String {
    format!("\"{version}\"")
}

/// Condition of a client on the present version.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Condition {
    /// Nothing.
    #[default]
    None,
    /// Any version: the document must be there.
    Exists,
    /// One of these versions.
    OneOf(Vec<u64>),
}

impl Condition {
    /// Returns `true` if a document of that version (`None`: there is no document) meets the client's condition.
    pub(crate) fn holds(&self, version: Option<u64>) -> bool {
        match self {
            Self::None => true,
            Self::Exists => version.is_some(),
            Self::OneOf(versions) => version.is_some_and(|version| versions.contains(&version)),
        }
    }
}

/// The `If-Match` of a request. Weak tags never match, as RFC 9110 has it.
pub(crate) fn if_match(head: &Head) -> Result<Condition, ApiError> {
    condition(head, &header::IF_MATCH)
}

/// The `If-None-Match` of a request; `holds` then means: it does match.
pub(crate) fn if_none_match(head: &Head) -> Result<Condition, ApiError> {
    condition(head, &header::IF_NONE_MATCH)
}

fn condition(head: &Head, name: &header::HeaderName) -> Result<Condition, ApiError> {
    let Some(value) = head.headers.get(name) else {
        return Ok(Condition::None);
    };
    let text = value.to_str().unwrap_or_default().trim();
    if text == "*" {
        return Ok(Condition::Exists);
    }
    let tags = text.split(',').map(str::trim);
    let weak_matches = *name == header::IF_NONE_MATCH;
    let versions = tags
        .map(|tag| version(tag, weak_matches))
        .collect::<Option<Vec<_>>>();
    let malformed = || ApiError::invalid(format!("{name} must be * or tags such as \"7\""));
    let versions = versions.ok_or_else(malformed)?;
    Ok(Condition::OneOf(versions.into_iter().flatten().collect()))
}

/// `None` for what is no tag, `Some(None)` for a tag that is none of ours.
#[expect(
    clippy::option_option,
    reason = "malformed and unknown are different answers"
)]
fn version(tag: &str, weak_matches: bool) -> Option<Option<u64>> {
    let (weak, quoted) = match tag.strip_prefix("W/") {
        Some(rest) => (true, rest),
        None => (false, tag),
    };
    let opaque = quoted.strip_prefix('"')?.strip_suffix('"')?;
    Some(opaque.parse().ok().filter(|_| !weak || weak_matches))
}
