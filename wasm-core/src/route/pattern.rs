//! The seed's notation for paths, `/quest/{id}`, as segments that can be compared with those of a path.

/// One part of a pattern between slashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Segment {
    /// Matches the same letters in any ASCII case.
    Static(&'static str),
    /// Matches any text.
    Param(&'static str),
    /// Matches a year from 2000 to 2099.
    Year(&'static str),
}

impl Segment {
    fn parse(text: &'static str) -> Self {
        match text
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'))
        {
            Some("year") => Self::Year("year"),
            Some(name) => Self::Param(name),
            None => Self::Static(text),
        }
    }

    /// Returns `true` if it matches a segment of a path, which is never empty.
    pub(super) fn matches(self, text: &str) -> bool {
        match self {
            Self::Static(own) => own.eq_ignore_ascii_case(text),
            Self::Param(_) => true,
            Self::Year(_) => is_year(text),
        }
    }

    /// The parameter's name, if it is one.
    pub(super) const fn param(self) -> Option<&'static str> {
        match self {
            Self::Static(_) => None,
            Self::Param(name) | Self::Year(name) => Some(name),
        }
    }

    /// Lower is tried first: static text, then a restricted parameter, then any text.
    const fn rank(self) -> u8 {
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
pub(super) fn parse(pattern: &'static str) -> Box<[Segment]> {
    pattern
        .split('/')
        .filter(|text| !text.is_empty())
        .map(Segment::parse)
        .collect()
}

/// Sorts patterns of the same length so that the first match is the most specific one.
pub(super) fn specificity(segments: &[Segment]) -> Vec<u8> {
    segments.iter().map(|segment| segment.rank()).collect()
}
