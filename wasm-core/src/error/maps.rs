//! The maps loader's failures.

use std::fmt;

use super::{Code, Coded};

/// Failures while the maps script is loaded. The texts are those of the loader the product was built with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MapsLoaderError {
    /// Loading was started a second time.
    AlreadyStarted,
    /// The script is there, its places library is not.
    PlacesMissing,
}

impl MapsLoaderError {
    /// Every failure.
    pub const ALL: [Self; 2] = [Self::AlreadyStarted, Self::PlacesMissing];
}

impl fmt::Display for MapsLoaderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AlreadyStarted => "You already started the loading of google maps",
            Self::PlacesMissing => {
                "google.maps.places.Autocomplete is undefined. Did you add 'places' to libraries when loading Google Maps?"
            }
        })
    }
}

impl std::error::Error for MapsLoaderError {}

impl Coded for MapsLoaderError {
    fn code(&self) -> Code {
        match self {
            Self::AlreadyStarted => Code::MapsAlreadyStarted,
            Self::PlacesMissing => Code::MapsPlacesMissing,
        }
    }
}
