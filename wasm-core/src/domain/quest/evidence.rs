//! Evidence that somebody was at a stop, and its grade.

use serde::{Deserialize, Serialize};

use super::pace::{PreviousCheckIn, is_plausible_way};
use crate::domain::Timestamp;
use crate::geo::sphere::distance_km;

/// Metres within which one must be at a stop that does not set a radius.
pub(super) const RADIUS_DEFAULT_M: u16 = 150;
/// The largest error of a location that still proves something, in metres.
pub const LOCATION_ACCURACY_MOST_M: f64 = 100.0;
/// Grade of evidence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum EvidenceGrade {
    /// By a host, or a code that changes.
    A,
    /// By a code or an answer that is found only there, or a friend.
    B,
    /// By the location of a browser alone, which can be faked: counts half and never decides who comes first.
    C,
    /// By nobody.
    D,
}

impl EvidenceGrade {
    /// Every grade.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// The name as it is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
        }
    }
}

/// Reason why a check-in counts and brings no points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Withheld {
    /// The stop asks for no proof.
    NoProof,
    /// No location came with it.
    NoLocation,
    /// The location was too far away.
    TooFar,
    /// The location was not exact enough.
    Inaccurate,
    /// Nobody gets there that fast from the stop before.
    TooFast,
    /// The host has not confirmed it.
    Host,
    /// The answer was not found within its tries.
    Tries,
}

/// Location that a device reports.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct CheckInLocation {
    /// Latitude in degrees, −90 to 90.
    pub lat: f64,
    /// Longitude in degrees, −180 to 180.
    pub lng: f64,
    /// Accuracy of the location, in metres.
    pub accuracy_m: f64,
}

/// Judges whether a location shows that somebody was at a stop; `point` is its longitude and latitude in degrees.
///
/// # Errors
/// [`Withheld`] with the reason why not.
///
/// ```
/// use wasm_core::domain::{CheckInLocation, Timestamp, Withheld, judge_location};
///
/// let near = CheckInLocation { lat: 52.5163, lng: 13.3777, accuracy_m: 20.0 };
/// let now = Timestamp::from_epoch_ms(0)?;
/// assert_eq!(judge_location((13.3779, 52.5162), None, Some(&near), now, None), Ok(()));
/// assert_eq!(judge_location((13.40, 52.5162), None, Some(&near), now, None), Err(Withheld::TooFar));
/// # Ok::<(), wasm_core::domain::InvalidTimestamp>(())
/// ```
pub fn judge_location(
    point: (f64, f64),
    radius_m: Option<u16>,
    location: Option<&CheckInLocation>,
    at: Timestamp,
    previous: Option<PreviousCheckIn>,
) -> Result<(), Withheld> {
    let location = location.ok_or(Withheld::NoLocation)?;
    // Written so that a location that is no number proves nothing either.
    let is_exact = (0.0..=LOCATION_ACCURACY_MOST_M).contains(&location.accuracy_m);
    if !is_exact {
        return Err(Withheld::Inaccurate);
    }
    let distance_m = distance_km(point, (location.lng, location.lat)) * 1_000.0;
    let radius_m = f64::from(radius_m.unwrap_or(RADIUS_DEFAULT_M));
    let is_near = distance_m <= radius_m;
    if !is_near {
        return Err(Withheld::TooFar);
    }
    match previous {
        Some(previous) if !is_plausible_way(previous, point, at) => Err(Withheld::TooFast),
        _ => Ok(()),
    }
}

/// An answer as it is compared: letter case, spaces around it and more than one space between words do not matter.
///
/// ```
/// assert_eq!(wasm_core::domain::normalise_answer("  Old   OAK "), "old oak");
/// ```
pub fn normalise_answer(answer: &str) -> String {
    let words: Vec<&str> = answer.split_whitespace().collect();
    words.join(" ").to_lowercase()
}
