//! The data that the cover of a thing is drawn from, as far as everybody may know them who sees the thing.
//!
//! The app passes the same of the same documents (`app/src/sync/lists/list-cover.ts`), so that both draw the same cover.

use serde_json::Value;
use wasm_core::cover::{Coast, Cover, CoverKind, CoverPlace, CoverSize, CoverSubject, draw};

/// The facts of one thing; comparable, so that a drawn card can be kept by them.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(super) struct CoverFacts {
    kind: CoverKind,
    id: String,
    numeral: String,
    categories: Vec<String>,
    places: Vec<Spot>,
}

/// A place: bits of longitude and latitude, which compare where floats do not, and a category.
type Spot = (u64, u64, String);

impl CoverFacts {
    /// A list: its year, and the places of what is on it and not dropped, in its order.
    pub(super) fn of_list(id: &str, list: &Value, activities: &[&Value]) -> Self {
        let places = activities
            .iter()
            .filter_map(|activity| spot(&activity["place"], category(activity)));
        Self {
            kind: CoverKind::List,
            id: id.to_owned(),
            numeral: list["year"].to_string(),
            categories: activities.iter().map(|own| category(own)).collect(),
            places: places.collect(),
        }
    }

    /// A quest: its stops in their order.
    pub(super) fn of_quest(id: &str, quest: &Value) -> Self {
        let stops = quest["stops"].as_array().into_iter().flatten();
        Self {
            kind: CoverKind::Quest,
            id: id.to_owned(),
            numeral: String::new(),
            categories: vec![category(quest)],
            places: stops.filter_map(|stop| spot(stop, String::new())).collect(),
        }
    }

    /// A hangout: the day it begins, in UTC, and its place.
    pub(super) fn of_hangout(id: &str, hangout: &Value) -> Self {
        let starts_at = hangout["when"]["startsAt"].as_str().unwrap_or_default();
        let day = starts_at.get(8..10).unwrap_or_default();
        let place = spot(&hangout["place"]["place"], String::new());
        Self {
            kind: CoverKind::Hangout,
            id: hangout["coverSeed"].as_str().unwrap_or(id).to_owned(),
            numeral: day.trim_start_matches('0').to_owned(),
            categories: vec![theme_category(hangout).to_owned()],
            places: place.into_iter().collect(),
        }
    }

    /// Draws the cover.
    pub(super) fn draw(&self, coast: &Coast, size: CoverSize) -> Cover {
        let categories: Vec<&str> = self.categories.iter().map(String::as_str).collect();
        let places = self.places.iter().map(|(lng, lat, category)| CoverPlace {
            lng: f64::from_bits(*lng),
            lat: f64::from_bits(*lat),
            category,
        });
        let subject = CoverSubject {
            kind: self.kind,
            id: &self.id,
            numeral: &self.numeral,
            categories: &categories,
            places: &places.collect::<Vec<_>>(),
            composition: None,
        };
        draw(&subject, coast, size)
    }
}

/// The category whose colours the theme of a hangout has.
fn theme_category(hangout: &Value) -> &'static str {
    match hangout["theme"].as_str() {
        Some("plum") => "nights",
        Some("moss") => "outdoors",
        Some("ink") => "culture",
        _ => "water",
    }
}

fn category(thing: &Value) -> String {
    let own = thing["category"].as_str().or(thing["kind"].as_str());
    own.unwrap_or_default().to_owned()
}

fn spot(place: &Value, category: String) -> Option<Spot> {
    let (lng, lat) = (place["lng"].as_f64()?, place["lat"].as_f64()?);
    Some((lng.to_bits(), lat.to_bits(), category))
}
