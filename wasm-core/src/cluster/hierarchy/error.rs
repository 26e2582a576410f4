//! What can be wrong with points, options and questions.

use std::fmt;

use crate::error::{Code, Coded};

/// Why an index could not be built or asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClusterError {
    /// The number of coordinates is odd: they are pairs of longitude and latitude.
    OddLength(usize),
    /// Longitude or latitude of the point with this index is not a finite number.
    NotFinite(usize),
    /// There are more points than ids can tell apart (2²⁶).
    TooMany(usize),
    /// An option cannot be worked with.
    Option {
        /// Its name at the JavaScript face.
        name: &'static str,
        /// What it must be.
        rule: &'static str,
    },
    /// A side of the bounding box, or the zoom, is not a number.
    Query(&'static str),
    /// No cluster has this id.
    UnknownCluster,
}

impl fmt::Display for ClusterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OddLength(length) => {
                write!(
                    f,
                    "lngLat must hold pairs of longitude and latitude, but has {length} numbers"
                )
            }
            Self::NotFinite(point) => {
                write!(
                    f,
                    "lngLat: the coordinates of point {point} are not finite numbers"
                )
            }
            Self::TooMany(count) => write!(f, "lngLat: {count} points are more than 67108864"),
            Self::Option { name, rule } => write!(f, "{name} {rule}"),
            Self::Query(name) => write!(f, "{name} must be finite"),
            // The peer's own words.
            Self::UnknownCluster => f.write_str("No cluster with the specified id."),
        }
    }
}

impl std::error::Error for ClusterError {}

impl Coded for ClusterError {
    fn code(&self) -> Code {
        match self {
            Self::UnknownCluster => Code::NotFound,
            _ => Code::InvalidArgument,
        }
    }
}
