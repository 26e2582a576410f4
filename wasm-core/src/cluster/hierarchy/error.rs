//! What can be wrong with options, points and questions.

use std::fmt;

use crate::error::{Code, Coded};

/// Why there is no clustering, or no answer from it. The index is as it was before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum HierarchyError {
    /// An option is out of its range; holds the option's name in JavaScript and the range in words.
    Option(&'static str, &'static str),
    /// There is a longitude without a latitude; holds the number of numbers.
    Odd(usize),
    /// A coordinate of the point with this index is not a finite number.
    Coordinate(usize),
    /// There are more points than ids can number; holds how many.
    TooMany(usize),
    /// A side of the bounding box is not a finite number.
    BoundingBox,
    /// The zoom is not a number.
    Zoom,
    /// No cluster has this id.
    UnknownCluster,
}

impl fmt::Display for HierarchyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option(name, range) => write!(f, "options.{name} must be {range}"),
            Self::Odd(length) => write!(
                f,
                "lngLat must hold pairs of longitude and latitude, but has {length} numbers"
            ),
            Self::Coordinate(index) => {
                write!(f, "lngLat: point {index} is not two finite degrees")
            }
            Self::TooMany(points) => write!(
                f,
                "lngLat has {points} points, more than the {} that can be numbered",
                super::id::MOST_POINTS
            ),
            Self::BoundingBox => {
                f.write_str("bbox must be four finite degrees: west, south, east, north")
            }
            Self::Zoom => f.write_str("zoom must be a number"),
            // The peer's text, which programs may compare with.
            Self::UnknownCluster => f.write_str("No cluster with the specified id."),
        }
    }
}

impl std::error::Error for HierarchyError {}

impl Coded for HierarchyError {
    fn code(&self) -> Code {
        match self {
            Self::UnknownCluster => Code::NotFound,
            Self::TooMany(_) => Code::ResourceExhausted,
            _ => Code::InvalidArgument,
        }
    }
}
