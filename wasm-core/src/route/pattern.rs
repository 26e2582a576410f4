//! The seed's notation for paths, `/quest/{id}`, as segments that can be compared with those of a path.

use std::ops::Range;

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
    fn parse(text: &str, start: usize) -> Self {
        let name = text
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'));
        let place = || start + 1..start + text.len() - 1;
        match name {
            Some("year") => Self::Year(place()),
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

/// The segments of a pattern; none for `/`.
pub(super) fn parse(pattern: &str) -> Box<[Segment]> {
    let mut end = 0;
    let texts = pattern.split('/').map(|text| {
        let start = end;
        end = start + text.len() + 1;
        (text, start)
    });
    texts
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, start)| Segment::parse(text, start))
        .collect()
}

/// Sorts patterns of the same length so that the first match is the most specific one.
pub(super) fn specificity(segments: &[Segment]) -> Vec<u8> {
    segments.iter().map(Segment::rank).collect()
}
