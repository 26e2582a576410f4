//! What the world is made of: towns and their sights, names, wishes.

use serde::Deserialize;
use serde_json::{Value, json};
use wasm_core::domain::Timestamp;

use super::DemoError;

/// Towns, names and wishes.
#[derive(Debug, Deserialize)]
pub(super) struct World {
    pub(super) given: Vec<String>,
    pub(super) family: Vec<String>,
    pub(super) bios: Vec<String>,
    /// Kind and title.
    pub(super) wishes: Vec<(String, String)>,
    pub(super) hangouts: Vec<String>,
    pub(super) cities: Vec<City>,
}

/// A town.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct City {
    pub(super) name: String,
    pub(super) country: String,
    pub(super) zone: String,
    pub(super) sights: Vec<Sight>,
}

/// Something to see: its name, latitude and longitude in degrees.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Sight(pub(super) String, pub(super) f64, pub(super) f64);

impl World {
    /// What the program was built with.
    pub(super) fn read() -> Result<Self, DemoError> {
        let told = serde_json::from_str(include_str!("world.json"));
        told.map_err(|error| DemoError::Untold(error.to_string()))
    }
}

impl City {
    /// The middle of its first sight, rounded to about a kilometre.
    pub(super) fn area(&self) -> Value {
        let rounded = |degrees: f64| (degrees * 100.0).round() / 100.0;
        let sight = self.sights.first();
        let (lat, lng) = sight.map_or((0.0, 0.0), |Sight(_, lat, lng)| (*lat, *lng));
        json!({ "lat": rounded(lat), "lng": rounded(lng), "label": format!("{}, {}", self.name, self.country) })
    }
}

/// The year of a moment, in UTC.
pub(super) fn year_of(ms: i64) -> i64 {
    let text = Timestamp::from_epoch_ms(ms).map(|moment| moment.to_string());
    let year = text.ok().and_then(|text| text.get(..4)?.parse().ok());
    year.unwrap_or(2_026)
}

/// A day of a year, at noon UTC, in milliseconds since 1970.
pub(super) fn moment(year: i64, month: i64, day: i64) -> i64 {
    let text = json!(format!("{year}-{month:02}-{day:02}T12:00:00Z"));
    Timestamp::from_json(&text).map_or(0, Timestamp::epoch_ms)
}
