//! Places, and the snapshot of one that an activity carries.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::check::{Check, FieldError};
use super::{ID_MAX, PLACE_ALT_NAMES_MAX, PLACE_NAME_MAX, Record};
use crate::text::words;

/// The place of an activity as it was when it was chosen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ActivityPlace {
    /// Name, 1–200 characters.
    pub name: String,
    /// Latitude in degrees, −90 to 90.
    pub lat: f64,
    /// Longitude in degrees, −180 to 180.
    pub lng: f64,
}

/// Origin of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum PlaceOrigin {
    /// Bundled with the product.
    Seed,
    /// Added by a person.
    User,
    /// Added by a creator of quests.
    Creator,
}

/// A named point on the map.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// Its id.
    pub id: String,
    /// Name, 1–200 characters.
    pub name: String,
    /// Other names it is known by.
    #[serde(default)]
    pub alt_names: Vec<String>,
    /// Latitude in degrees, −90 to 90.
    pub lat: f64,
    /// Longitude in degrees, −180 to 180.
    pub lng: f64,
    /// Category of the place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// City it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
    /// Region it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<String>,
    /// Country it is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub country: Option<String>,
    /// Origin of the place; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<PlaceOrigin>,
    /// Person who added it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_by: Option<String>,
    /// `true` if others see it: somebody's own place is shown once it is used in a public list or quest of theirs; set
    /// by the server.
    #[serde(default)]
    pub is_public: bool,
    /// `true` if so many reported it that others do not see it; set by the server.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_flagged: bool,
    /// The place that replaces it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub merged_into: Option<String>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Lists the faults of a place; empty if there are none.
pub fn validate_place(place: &Value) -> Vec<FieldError> {
    Check::object("", place, |check, record| {
        check.required(record, "id");
        check.text(record, "id", 1, ID_MAX);
        check_point(check, record);
        check.list(
            record,
            "altNames",
            (PLACE_ALT_NAMES_MAX, "other names"),
            |check, name| {
                check.is_text(name, 1, PLACE_NAME_MAX);
            },
        );
        for name in ["category", "city", "region", "country"] {
            check.text(record, name, 0, PLACE_NAME_MAX);
        }
        check.word(record, "origin", &["seed", "user", "creator"]);
        check.flag(record, "isPublic");
        for name in ["createdBy", "mergedInto"] {
            check.text(record, name, 1, ID_MAX);
        }
    })
}

/// Returns `true` if two names are of the same place, as far as names tell: all words of one are words of the other.
///
/// ```
/// use wasm_core::domain::are_alike;
///
/// assert!(are_alike("Café Zürich", "cafe zurich"));
/// assert!(are_alike("The Tower", "Tower"));
/// assert!(!are_alike("North Tower", "South Tower"));
/// ```
pub fn are_alike(a: &str, b: &str) -> bool {
    let (a, b) = (words(a), words(b));
    let (few, many) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    !few.is_empty() && few.iter().all(|word| many.contains(word))
}

/// A name and a point.
pub(super) fn check_point(check: &mut Check, record: &Record) {
    check.required(record, "name");
    check.text(record, "name", 1, PLACE_NAME_MAX);
    check.required(record, "lat");
    check.number(record, "lat", -90, 90);
    check.required(record, "lng");
    check.number(record, "lng", -180, 180);
}
