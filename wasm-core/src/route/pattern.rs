//! The seed's notation for paths, `/quest/{id}`, as segments that can be compared with those of a path.

use std::fmt;
use std::ops::Range;

use super::matcher::SEGMENTS_MAX;

/// Reason why there is no table: a pattern that would match something else than it seems to.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct PatternError {
    /// The place of the pattern among all.
    pub index: usize,
    /// The pattern.
    pub pattern: String,
    /// The rule that it breaks: what it must do, in words.
    pub rule: &'static str,
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "pattern {} must {}, but is '{}'",
            self.index, self.rule, self.pattern
        )
    }
}

impl std::error::Error for PatternError {}

/// One part of a pattern between slashes. Parameters know where their names stand in it, so that tables of any lifetime are
/// matched by the same code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Segment {
    /// Matches the same letters in any ASCII case.
    Static(Box<str>),
    /// Matches any text.
    Param(Range<usize>),
    /// Matches a year from 2000 to 2099.
    Year(Range<usize>),
}

impl Segment {
    /// The segment whose text begins at `start` of its pattern.
    fn parse(text: &str, start: usize, years_only: bool) -> Self {
        let name = text
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'));
        let place = || start + 1..start + text.len() - 1;
        match name {
            Some("year") if years_only => Self::Year(place()),
            Some(_) => Self::Param(place()),
            None => Self::Static(text.into()),
        }
    }

    /// Returns `true` if it matches a segment of a path, which is never empty.
    pub(super) fn matches(&self, text: &str) -> bool {
        match self {
            Self::Static(own) => own.eq_ignore_ascii_case(text),
            Self::Param(_) => true,
            Self::Year(_) => is_year(text),
        }
    }

    /// Returns `true` if it is a parameter.
    pub(super) const fn is_param(&self) -> bool {
        !matches!(self, Self::Static(_))
    }

    /// The parameter's name in its pattern, if it is one.
    pub(super) fn name<'a>(&self, pattern: &'a str) -> Option<&'a str> {
        match self {
            Self::Static(_) => None,
            Self::Param(name) | Self::Year(name) => pattern.get(name.clone()),
        }
    }

    /// Lower is tried first: static text, then a restricted parameter, then any text.
    const fn rank(&self) -> u8 {
        match self {
            Self::Static(_) => 0,
            Self::Year(_) => 1,
            Self::Param(_) => 2,
        }
    }
}

fn is_year(text: &str) -> bool {
    matches!(text.as_bytes(), [b'2', b'0', tens, ones] if tens.is_ascii_digit() && ones.is_ascii_digit())
}

/// Returns what a pattern must do and does not, so that a notation of other routers is not taken for fixed text.
pub(super) fn broken_rule(pattern: &str) -> Option<&'static str> {
    if pattern == "/" {
        return None;
    }
    let Some(inner) = pattern.strip_prefix('/') else {
        return Some("begin with a slash");
    };
    let inner = inner.strip_suffix('/').unwrap_or(inner);
    for (at, text) in inner.split('/').enumerate() {
        if at == SEGMENTS_MAX {
            return Some("have at most 8 segments");
        }
        let name = text
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'));
        match name {
            None if text.is_empty() => return Some("have text between its slashes"),
            None if text.starts_with(':') => return Some("name a parameter as {id}, not as :id"),
            None if text.bytes().any(|byte| b"{}[]<>*?#:".contains(&byte)) => {
                return Some(
                    "have fixed text and parameters such as {id} between slashes, and no wildcards",
                );
            }
            Some(name) if !is_name(name) => {
                return Some("name a parameter with letters, digits and _, as {id}");
            }
            Some(_) if inner.split('/').take(at).any(|other| other == text) => {
                return Some("name each parameter differently");
            }
            None | Some(_) => {}
        }
    }
    None
}

/// Names become properties of objects in JavaScript, where this one has a meaning of its own.
fn is_name(name: &str) -> bool {
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    let in_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let begins = name.as_bytes().first().is_some_and(|byte| !is_digit(byte));
    begins && name.bytes().all(in_name) && name != "__proto__"
}

/// The segments of a pattern; none for `/`.
pub(super) fn parse(pattern: &str, years_only: bool) -> Box<[Segment]> {
    let mut end = 0;
    let texts = pattern.split('/').map(|text| {
        let start = end;
        end = start + text.len() + 1;
        (text, start)
    });
    texts
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, start)| Segment::parse(text, start, years_only))
        .collect()
}

/// Sorts patterns of the same length so that the first match is the most specific one.
pub(super) fn specificity(segments: &[Segment]) -> Vec<u8> {
    segments.iter().map(Segment::rank).collect()
}
