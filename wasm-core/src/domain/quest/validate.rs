//! Validation of a quest's fields. A draft may lack anything; what is there must be as it must be.

use serde_json::Value;

use crate::domain::check::{Check, FieldError};
use crate::domain::{
    CAPACITY_MAX, HOLD_MIN_MAX, HOLD_MIN_MIN, ID_MAX, NOTE_MAX, PRICE_MAX, PROOF_ANSWERS_MAX,
    PROOF_TRIES_MAX, QUEST_BRING_MAX, QUEST_QUESTIONS_MAX, QUEST_STOPS_MAX, QUEST_STORY_MAX,
    QUEST_SUMMARY_MAX, QUEST_TITLE_MAX, QUESTION_MAX, Record, STOP_HINTS_MAX, STOP_STAY_MIN_MAX,
    TITLE_MAX,
};

const MODES: &[&str] = &["selfGuided", "scheduled"];
const POLICIES: &[&str] = &["flexible24h", "moderate4d", "strict7d", "none"];
const PROOFS: &[&str] = &["code", "question", "location", "host", "none"];
const RADIUS_LEAST_M: i64 = 10;
const RADIUS_MOST_M: i64 = 1_000;
const AGE_MAX: i64 = 120;

/// Lists the faults of a quest, draft or not; empty if there are none. What it still lacks to be published is told by
/// [`quest_checks`](super::quest_checks).
///
/// ```
/// use serde_json::json;
/// use wasm_core::domain::validate_quest;
///
/// let errors = validate_quest(&json!({ "stops": [{ "id": "a", "lat": 91 }] }));
/// assert_eq!(errors[0].field, "stops[0].lat");
/// assert_eq!(errors[0].message, "must be a number from -90 to 90");
/// ```
pub fn validate_quest(quest: &Value) -> Vec<FieldError> {
    Check::object("", quest, |check, record| {
        check.text(record, "title", 0, QUEST_TITLE_MAX);
        check.prose(record, "summary", 0, QUEST_SUMMARY_MAX);
        check.prose(record, "story", 0, QUEST_STORY_MAX);
        for name in ["cover", "category", "language"] {
            check.text(record, name, 0, ID_MAX);
        }
        check.whole(record, "difficulty", 1, 5);
        check.word(record, "mode", MODES);
        check.word(record, "policy", POLICIES);
        check.list(
            record,
            "stops",
            (QUEST_STOPS_MAX, "stops"),
            |check, stop| {
                check.is_object(stop, check_stop);
            },
        );
        check.unique_ids(record, "stops");
        check.part(record, "price", check_price);
        check.whole(record, "capacityDefault", 1, CAPACITY_MAX);
        check.whole(record, "minPeople", 1, CAPACITY_MAX);
        check.whole(record, "holdMin", HOLD_MIN_MIN, HOLD_MIN_MAX);
        check.part(record, "requirements", check_requirements);
        let most = (QUEST_QUESTIONS_MAX, "questions");
        check.list(record, "questions", most, |check, question| {
            check.is_object(question, check_question);
        });
        check.unique_ids(record, "questions");
    })
}

/// An amount and its currency.
pub(super) fn check_price(check: &mut Check, record: &Record) {
    check.required(record, "amount");
    check.whole(record, "amount", 0, PRICE_MAX);
    check_currency(check, record);
}

/// The currency of an amount.
pub(in crate::domain) fn check_currency(check: &mut Check, record: &Record) {
    if check.required(record, "currency") {
        let currency = record["currency"].as_str().unwrap_or_default();
        if currency.len() != 3 || !currency.bytes().all(|letter| letter.is_ascii_uppercase()) {
            check.fail_at("currency", "must be an ISO 4217 code like EUR");
        }
    }
}

fn check_requirements(check: &mut Check, record: &Record) {
    check.whole(record, "minAge", 0, AGE_MAX);
    check.prose(record, "fitness", 0, QUESTION_MAX);
    let most = (QUEST_BRING_MAX, "things to bring");
    check.list(record, "bring", most, |check, thing| {
        check.is_text(thing, 1, TITLE_MAX);
    });
}

fn check_question(check: &mut Check, record: &Record) {
    check.required(record, "id");
    check.text(record, "id", 1, ID_MAX);
    check.required(record, "text");
    check.prose(record, "text", 1, QUESTION_MAX);
    check.flag(record, "required");
}

fn check_stop(check: &mut Check, record: &Record) {
    check.required(record, "id");
    check.text(record, "id", 1, ID_MAX);
    check.text(record, "placeId", 1, ID_MAX);
    check.number(record, "lat", -90, 90);
    check.number(record, "lng", -180, 180);
    check.text(record, "title", 0, TITLE_MAX);
    check.text(record, "photo", 0, ID_MAX);
    check.prose(record, "clue", 0, NOTE_MAX);
    check.prose(record, "storyText", 0, NOTE_MAX);
    check.list(record, "hints", (STOP_HINTS_MAX, "hints"), |check, hint| {
        check.is_text(hint, 1, TITLE_MAX);
    });
    check.whole(record, "stayMin", 0, STOP_STAY_MIN_MAX);
    for name in ["openFrom", "openTo"] {
        check.time_of_day(record, name);
    }
    check.flag(record, "optional");
    check.part(record, "proof", check_proof);
}

fn check_proof(check: &mut Check, record: &Record) {
    check.word(record, "type", PROOFS);
    check.prose(record, "question", 0, QUESTION_MAX);
    let most = (PROOF_ANSWERS_MAX, "answers");
    check.list(record, "answers", most, |check, answer| {
        check.is_text(answer, 1, QUESTION_MAX);
    });
    check.whole(record, "radiusM", RADIUS_LEAST_M, RADIUS_MOST_M);
    check.whole(record, "maxTries", 1, PROOF_TRIES_MAX);
}
