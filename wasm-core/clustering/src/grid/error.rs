//! Errors of options, markers and views.

use std::fmt;

/// Reason why there is no clustering. What was there is as before.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum GridError {
    /// An option is out of its range; holds its name and the range in words.
    Option(&'static str, &'static str),
    /// There is a longitude without a latitude; holds the number of numbers.
    Odd(usize),
    /// A coordinate of the marker with this index is not a finite number.
    Coordinate(usize),
    /// There is not one byte for each marker; holds the numbers of bytes and of markers.
    Hidden(usize, usize),
    /// A side of the view is not a finite number.
    Bounds,
    /// The zoom is not from 0 to 30.
    Zoom,
    /// There is no marker with this index.
    UnknownMarker(u32),
    /// A marker is named twice; holds its index.
    Twice(u32),
    /// No view has been set.
    NoView,
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option(name, range) => write!(f, "{name} must be {range}"),
            Self::Odd(length) => write!(
                f,
                "coordinates must be pairs of longitude and latitude, not {length} numbers"
            ),
            Self::Coordinate(index) => write!(f, "marker {index} is not at two finite degrees"),
            Self::Hidden(bytes, markers) => {
                write!(f, "there are {bytes} bytes for {markers} markers")
            }
            Self::Bounds => {
                f.write_str("bounds must be four finite degrees: west, south, east, north")
            }
            Self::Zoom => f.write_str("a zoom must be a number from 0 to 30"),
            Self::UnknownMarker(index) => write!(f, "there is no marker {index}"),
            Self::Twice(index) => write!(f, "marker {index} is named twice"),
            Self::NoView => f.write_str("there is no view yet"),
        }
    }
}

impl std::error::Error for GridError {}
