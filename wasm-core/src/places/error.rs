//! Errors of a packed gazetteer, of places to pack, and of a query.

use std::fmt;

use crate::error::{Code, Coded};

/// Reason why bytes are not a gazetteer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum GazetteerError {
    /// The first four bytes are not those of a gazetteer.
    Magic,
    /// It was written in a format this version does not read; holds that version.
    Version(u32),
    /// It is shorter or longer than its header says.
    Length {
        /// Bytes the header announces.
        expected: usize,
        /// Bytes there are.
        actual: usize,
    },
    /// The checksum of the body does not match.
    Checksum,
    /// A column holds a value that cannot be; names the column.
    Column(&'static str),
}

impl fmt::Display for GazetteerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("the bytes are not a packed gazetteer"),
            Self::Version(version) => {
                write!(
                    f,
                    "the gazetteer has format version {version}, which is not supported"
                )
            }
            Self::Length { expected, actual } => {
                write!(
                    f,
                    "the gazetteer has {actual} bytes, but its header says {expected}"
                )
            }
            Self::Checksum => f.write_str("the gazetteer is damaged: its checksum does not match"),
            Self::Column(name) => write!(f, "the gazetteer is damaged in its column of {name}"),
        }
    }
}

impl std::error::Error for GazetteerError {}

impl Coded for GazetteerError {
    fn code(&self) -> Code {
        match self {
            Self::Magic | Self::Version(_) => Code::InvalidArgument,
            _ => Code::DataLoss,
        }
    }
}

/// Reason why places cannot be packed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum PackError {
    /// Two places have the same id.
    DuplicateId(u32),
    /// The coordinates of the place with this id are not degrees of longitude and latitude.
    Coordinates(u32),
    /// The country of the place with this id is not two upper-case letters.
    Country(u32),
    /// The place with this id has no name, or one beyond 255 bytes.
    Name(u32),
    /// There are more places, countries or subdivisions than the format can number; names which.
    TooMany(&'static str),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DuplicateId(id) => write!(f, "two places have the id {id}"),
            Self::Coordinates(id) => write!(f, "place {id} is not on the globe"),
            Self::Country(id) => write!(f, "the country of place {id} is not two capital letters"),
            Self::Name(id) => write!(
                f,
                "the name of place {id} is empty or longer than 255 bytes"
            ),
            Self::TooMany(what) => write!(f, "there are too many {what}"),
        }
    }
}

impl std::error::Error for PackError {}

/// Reason why a query of the index has no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlaceQueryError {
    /// Longitude or latitude is not a finite number of degrees within ±180 (longitude may wrap once) and ±90.
    Position(&'static str),
    /// A side of the bounding box is not finite, or south is north of north.
    BoundingBox,
}

impl fmt::Display for PlaceQueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(name) => {
                write!(
                    f,
                    "{name} must be a longitude within ±540 and a latitude within ±90 degrees"
                )
            }
            Self::BoundingBox => f.write_str(
                "bbox must be four finite degrees: west, south, east, north, with south ≤ north",
            ),
        }
    }
}

impl std::error::Error for PlaceQueryError {}

impl Coded for PlaceQueryError {
    fn code(&self) -> Code {
        Code::InvalidArgument
    }
}
