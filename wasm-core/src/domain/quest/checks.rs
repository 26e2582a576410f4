//! What a quest still lacks to be published, each check linked to the field that mends it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{ProofType, Quest, QuestStop, quest_content, validate_quest};
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
    /// What it must be, to be read behind the field's label.
    pub message: String,
    /// Whether it cannot be published like this; otherwise it is advice.
    pub blocking: bool,
}

/// What stands between a quest and its publication, and what could be better; in the order of the record.
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
    match serde_json::from_value::<Quest>(quest_content(quest)) {
        Ok(quest) => found.route(&quest),
        Err(_) => found.blocking("", "cannot be read"),
    }
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
        if record[name]
            .as_str()
            .is_none_or(|text| text.trim().is_empty())
        {
            self.add(field, "must not be empty", blocking);
        }
    }

    fn route(&mut self, quest: &Quest) {
        if quest.stops.iter().all(|stop| stop.optional) {
            self.blocking("stops", "must have at least one stop that is not optional");
        }
        for (n, stop) in quest.stops.iter().enumerate() {
            self.stop(n, stop);
        }
        self.ways(&quest.stops);
        let capacity = quest
            .capacity_default
            .unwrap_or(super::session::CAPACITY_DEFAULT);
        if quest.min_people.is_some_and(|least| least > capacity) {
            self.blocking("minPeople", "must not be more than there are seats");
        }
    }

    fn stop(&mut self, n: usize, stop: &QuestStop) {
        let at = |name: &str| format!("stops[{n}].{name}");
        let is_blank =
            |text: &Option<String>| text.as_ref().is_none_or(|text| text.trim().is_empty());
        if is_blank(&stop.title) {
            self.blocking(&at("title"), "must not be empty");
        }
        if stop.lat.is_none() || stop.lng.is_none() {
            self.blocking(&at("lat"), "must have a point on the map");
        }
        if is_blank(&stop.clue) {
            self.advice(&at("clue"), "should tell how to find it");
        }
        let proof = stop.proof();
        let asks = matches!(proof.kind, ProofType::Code | ProofType::Question);
        let given = proof.answers.as_ref().map(|answers| !answers.is_empty());
        if asks && !given.or(proof.has_answer).unwrap_or(false) {
            self.blocking(&at("proof.answers"), "must have a right answer");
        }
        if proof.kind == ProofType::Question && is_blank(&proof.question) {
            self.blocking(&at("proof.question"), "must not be empty");
        }
        if stop.open_from.is_some() != stop.open_to.is_some() {
            self.blocking(
                &at("openFrom"),
                "must come together with the time it closes",
            );
        }
    }

    /// Long and unlikely ways between stops.
    fn ways(&mut self, stops: &[QuestStop]) {
        let points: Vec<Option<(f64, f64)>> = stops
            .iter()
            .map(|stop| Some((stop.lng?, stop.lat?)))
            .collect();
        let mut walk_km = 0.0;
        for (n, pair) in points.windows(2).enumerate() {
            let &[Some(from), Some(to)] = pair else {
                continue;
            };
            let leg_km = distance_km(from, to);
            walk_km += leg_km;
            if leg_km > LEG_MOST_KM {
                let message = format!("is {leg_km:.0} km from the stop before it");
                self.advice(&format!("stops[{}].lat", n + 1), message);
            }
        }
        if walk_km > WALK_LONG_KM {
            self.advice(
                "stops",
                format!("are {walk_km:.0} km apart in all, as the crow flies"),
            );
        }
    }
}
