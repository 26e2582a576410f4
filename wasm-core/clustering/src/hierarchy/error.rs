//! Errors of options, points and queries.

use std::fmt;

pub use super::id::POINTS_MAX;

/// Reason why there is no clustering, or no answer from it. The index is as it was before.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum HierarchyError {
    /// An option is out of its range; holds the option's name and the range in words.
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
    /// No point has this index; it may have been removed.
    UnknownPoint(u32),
    /// A point is named twice in one update; holds its index.
    Twice(u32),
    /// An update does not have as many positions as indexes; holds both numbers.
    Positions(usize, usize),
    /// The points have no column of this name.
    NoColumn(String),
    /// A column does not have one number for each point.
    ColumnLength {
        /// Its name.
        name: String,
        /// Its length.
        length: usize,
        /// Number of points.
        points: usize,
    },
    /// There is not one mark for each point whether it is there; holds the numbers of marks and of points.
    Missing(usize, usize),
    /// A tile's place is not a finite number.
    Tile,
    /// The bytes are no stored index; says why.
    Bytes(&'static str),
}

impl fmt::Display for HierarchyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option(name, range) => write!(f, "{name} must be {range}"),
            Self::Odd(length) => write!(
                f,
                "coordinates must be pairs of longitude and latitude, not {length} numbers"
            ),
            Self::Coordinate(index) => write!(f, "point {index} is not two finite degrees"),
            Self::TooMany(points) => write!(
                f,
                "{points} points are more than the {POINTS_MAX} that can be numbered"
            ),
            Self::BoundingBox => {
                f.write_str("a bounding box must be four finite degrees: west, south, east, north")
            }
            Self::Zoom => f.write_str("a zoom must be a number"),
            Self::UnknownCluster => f.write_str("no cluster has this id"),
            Self::UnknownPoint(index) => write!(f, "there is no point {index}"),
            Self::Twice(index) => write!(f, "point {index} is named twice"),
            Self::Positions(points, indexes) => {
                write!(f, "there are {points} positions for {indexes} points")
            }
            Self::NoColumn(name) => write!(f, "there is no column '{name}'"),
            Self::ColumnLength {
                name,
                length,
                points,
            } => write!(
                f,
                "column '{name}' has {length} numbers for {points} points"
            ),
            Self::Missing(marks, points) => {
                write!(f, "there are {marks} marks for {points} points")
            }
            Self::Tile => f.write_str("zoom, column and row of a tile must be finite numbers"),
            Self::Bytes(why) => write!(f, "bytes hold no stored index: {why}"),
        }
    }
}

impl std::error::Error for HierarchyError {}
