//! Checks before publication: the parts a quest still lacks, each linked to the field that mends it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::session::CAPACITY_DEFAULT;
use super::validate_quest;
use crate::geo::sphere::distance_km;

/// A way between two stops that is longer is likely a slip of the map, in kilometres.
const LEG_MOST_KM: f64 = 50.0;
/// A walk that is longer should say so, in kilometres.
const WALK_LONG_KM: f64 = 20.0;

/// One thing about a quest that is not good yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuestCheck {
    /// Path of the field that mends it, `stops[2].clue`.
    pub field: String,
    /// Requirement, to be read behind the field's label.
    pub message: String,
    /// `true` if it cannot be published like this; otherwise it is advice.
    pub blocking: bool,
}

/// Lists the obstacles to a quest's publication, and advice; in the order of the record.
///
/// ```
/// use serde_json::json;
/// use wasm_core::domain::quest_checks;
///
/// let checks = quest_checks(&json!({ "title": "Old town" }));
/// assert_eq!((&*checks[0].field, &*checks[0].message), ("summary", "must not be empty"));
/// assert!(checks[0].blocking);
/// ```
pub fn quest_checks(quest: &Value) -> Vec<QuestCheck> {
    let errors = validate_quest(quest);
    if !errors.is_empty() {
        let blocking = |error: crate::domain::FieldError| QuestCheck {
            field: error.field,
            message: error.message,
            blocking: true,
        };
        return errors.into_iter().map(blocking).collect();
    }
    let mut found = Found::default();
    for field in ["title", "summary", "story"] {
        found.text(quest, field, field, true);
    }
    found.text(quest, "category", "category", false);
    found.text(quest, "cover", "cover", false);
    found.route(quest);
    found.0
}

#[derive(Default)]
struct Found(Vec<QuestCheck>);

impl Found {
    fn add(&mut self, field: &str, message: impl Into<String>, blocking: bool) {
        self.0.push(QuestCheck {
            field: field.to_owned(),
            message: message.into(),
            blocking,
        });
    }

    fn blocking(&mut self, field: &str, message: impl Into<String>) {
        self.add(field, message, true);
    }

    fn advice(&mut self, field: &str, message: impl Into<String>) {
        self.add(field, message, false);
    }

    fn text(&mut self, record: &Value, name: &str, field: &str, blocking: bool) {
        if is_blank(&record[name]) {
            self.add(field, "must not be empty", blocking);
        }
    }

    /// The record was validated, so that it is read field by field here: derived code would be a tenth of the download.
    fn route(&mut self, quest: &Value) {
        let stops = quest["stops"].as_array().map_or(&[][..], Vec::as_slice);
        if stops.iter().all(|stop| stop["optional"] == true) {
            self.blocking("stops", "must have at least one stop that is not optional");
        }
        for (n, stop) in stops.iter().enumerate() {
            self.stop(n, stop);
        }
        self.ways(stops);
        let capacity = quest["capacityDefault"].as_u64();
        let capacity = capacity.unwrap_or(CAPACITY_DEFAULT.into());
        if quest["minPeople"]
            .as_u64()
            .is_some_and(|least| least > capacity)
        {
            self.blocking("minPeople", "must not be more than there are seats");
        }
    }

    fn stop(&mut self, n: usize, stop: &Value) {
        let at = |name: &str| format!("stops[{n}].{name}");
        if is_blank(&stop["title"]) {
            self.blocking(&at("title"), "must not be empty");
        }
        if point(stop).is_none() {
            self.blocking(&at("lat"), "must have a point on the map");
        }
        if is_blank(&stop["clue"]) {
            self.advice(&at("clue"), "should tell how to find it");
        }
        let proof = &stop["proof"];
        let asks = proof["type"] == "code" || proof["type"] == "question";
        let has_answer = match &proof["answers"] {
            Value::Array(answers) => !answers.is_empty(),
            _ => proof["hasAnswer"] == true,
        };
        if asks && !has_answer {
            self.blocking(&at("proof.answers"), "must have a right answer");
        }
        if proof["type"] == "question" && is_blank(&proof["question"]) {
            self.blocking(&at("proof.question"), "must not be empty");
        }
        if stop["openFrom"].is_null() != stop["openTo"].is_null() {
            self.blocking(
                &at("openFrom"),
                "must come together with the time it closes",
            );
        }
    }

    /// Long and unlikely ways between stops.
    fn ways(&mut self, stops: &[Value]) {
        let points: Vec<Option<(f64, f64)>> = stops.iter().map(point).collect();
        let mut walk_km = 0.0;
        for (n, pair) in points.windows(2).enumerate() {
            let &[Some(from), Some(to)] = pair else {
                continue;
            };
            let leg_km = distance_km(from, to);
            walk_km += leg_km;
            if leg_km > LEG_MOST_KM {
                let message = format!("is {} km from the stop before it", whole(leg_km));
                self.advice(&format!("stops[{}].lat", n + 1), message);
            }
        }
        if walk_km > WALK_LONG_KM {
            self.advice(
                "stops",
                format!("are {} km apart in all, as the crow flies", whole(walk_km)),
            );
        }
    }
}

fn is_blank(text: &Value) -> bool {
    text.as_str().is_none_or(|text| text.trim().is_empty())
}

/// Longitude and latitude of a stop.
fn point(stop: &Value) -> Option<(f64, f64)> {
    Some((stop["lng"].as_f64()?, stop["lat"].as_f64()?))
}

/// Formatting numbers with a fraction would bring tables of powers of ten to the browser.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "kilometres on a globe"
)]
fn whole(distance_km: f64) -> u32 {
    distance_km.round() as u32
}
