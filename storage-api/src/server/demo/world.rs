//! Material of the demo world: towns and their sights, names, wishes.

use serde::Deserialize;
use serde_json::{Value, json};
use wasm_core::domain::{Price, Timestamp};

use super::error::DemoError;

/// Towns, names and wishes.
#[derive(Debug, Deserialize)]
pub(super) struct World {
    pub(super) given: Vec<String>,
    pub(super) family: Vec<String>,
    pub(super) bios: Vec<String>,
    pub(super) wishes: Vec<Wish>,
    pub(super) hangouts: Vec<Hangout>,
    /// Reviews that players write of quests.
    pub(super) reviews: Vec<String>,
    pub(super) cities: Vec<City>,
}

/// A town.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct City {
    pub(super) name: String,
    pub(super) country: String,
    pub(super) zone: String,
    pub(super) quest: Quest,
    pub(super) sights: Vec<Sight>,
}

/// Something to do, and what somebody writes who did it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Wish {
    pub(super) kind: String,
    pub(super) category: String,
    pub(super) title: String,
    pub(super) note: String,
}

/// A meeting, and what host and guest write below it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Hangout {
    pub(super) title: String,
    pub(super) comments: [String; 2],
}

/// The quest through the sights of a town.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Quest {
    pub(super) title: String,
    pub(super) summary: String,
    pub(super) story: String,
    pub(super) category: String,
    pub(super) difficulty: u8,
    /// Things to bring.
    pub(super) bring: Vec<String>,
    /// Price of a seat, paid when people meet.
    pub(super) price: Option<Price>,
}

/// A question at a stop, which whoever stands there can answer.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Ask {
    pub(super) question: String,
    pub(super) answers: Vec<String>,
    pub(super) hint: String,
}

/// Something to see, in degrees, and the texts about it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Sight {
    pub(super) name: String,
    pub(super) lat: f64,
    pub(super) lng: f64,
    /// The title it has on a list.
    pub(super) wish: String,
    pub(super) clue: String,
    pub(super) story: String,
    /// Proves that somebody was there; without it their position does.
    pub(super) ask: Option<Ask>,
}

impl World {
    /// Reads the files that the program was built with.
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
        let (lat, lng) = sight.map_or((0.0, 0.0), |sight| (sight.lat, sight.lng));
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{Quest, World};

    #[test]
    fn nothing_in_the_world_is_told_twice() {
        let world = World::read().expect("a world");
        let texts: Vec<&str> = (world.cities.iter())
            .flat_map(|city| {
                let Quest {
                    title,
                    summary,
                    story,
                    ..
                } = &city.quest;
                let sights = city.sights.iter();
                let sights = sights.flat_map(|sight| [&*sight.wish, &sight.clue, &sight.story]);
                sights.chain([&**title, summary, story]).collect::<Vec<_>>()
            })
            .chain(
                world
                    .wishes
                    .iter()
                    .flat_map(|wish| [&*wish.title, &wish.note]),
            )
            .chain(world.hangouts.iter().map(|hangout| &*hangout.title))
            .chain(world.reviews.iter().map(String::as_str))
            .collect();
        let different: HashSet<&str> = texts.iter().copied().collect();
        assert_eq!(different.len(), texts.len());
    }
}
