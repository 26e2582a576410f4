//! One item of a bucket list.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::check::{Check, FieldError};
use super::order::is_order_key;
use super::place::{ActivityPlace, check_point};
use super::timestamp::Timestamp;
use super::{
    ACTIVITY_COMPANIONS_MAX, ACTIVITY_STEPS_MAX, CATEGORY_MAX, ID_MAX, NOTE_MAX, ORDER_KEY_MAX,
    Record, TITLE_MAX,
};

/// Kind of a wish.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum ActivityKind {
    /// Something to do.
    #[default]
    Do,
    /// Somewhere to go.
    Go,
    /// Something to eat or drink.
    Eat,
    /// Something to see.
    See,
    /// Something to learn.
    Learn,
    /// Something to make.
    Make,
    /// Somebody to help.
    Help,
}

/// Progress of a wish.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum ActivityStatus {
    /// Wished for.
    #[default]
    Wish,
    /// Planned.
    Planned,
    /// Done.
    Done,
    /// Given up.
    Dropped,
}

/// A part of an activity that can be ticked by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Step {
    /// Its id, unique in the activity.
    pub id: String,
    /// Wish, 1–140 characters.
    pub title: String,
    /// `true` if it is done.
    #[serde(default)]
    pub done: bool,
}

/// Whose idea it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ActivitySource {
    /// The list it was copied from.
    pub list_id: String,
    /// The activity it was copied from.
    pub activity_id: String,
    /// Name of the person who had it first.
    pub user_name: String,
}

/// One item of a bucket list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Activity {
    /// Its id, unique in the list.
    pub id: String,
    /// Wish, 1–140 characters.
    pub title: String,
    /// Kind of the wish; `do` if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<ActivityKind>,
    /// Category, one word of at most 40 characters. The app knows outdoors, water, travel, food, culture, learning,
    /// making, kindness, body and nights. The set is open: lists from before this field had a name, and apps older than
    /// a category, keep words they do not know, and show the kind in their place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Progress of the wish; `wish` if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<ActivityStatus>,
    /// Order key in the list: keys sort alphabetically, an activity without one comes last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<String>,
    /// The place it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place_id: Option<String>,
    /// That place as it was when it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<ActivityPlace>,
    /// Anything to remember, at most 4 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Its parts, at most 30.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<Vec<Step>>,
    /// Month of the list's year it is meant for, 1–12.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_month: Option<u8>,
    /// Ids of the people it is done with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with_user_ids: Option<Vec<String>>,
    /// The quest made of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quest_id: Option<String>,
    /// The hangout made of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hangout_id: Option<String>,
    /// Whose idea it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<ActivitySource>,
    /// Moment when it was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done_at: Option<Timestamp>,
    /// The photo that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof_ref: Option<String>,
    /// `true` if only the owner sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden: Option<bool>,
    /// Moment of the latest change of each field, for merging edits made apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edited_at: Option<BTreeMap<String, Timestamp>>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

const KINDS: &[&str] = &["do", "go", "eat", "see", "learn", "make", "help"];
const STATUSES: &[&str] = &["wish", "planned", "done", "dropped"];

/// Lists the faults of an activity; empty if there are none. `path` is where it stands in a larger record, or the empty
/// text.
///
/// ```
/// use serde_json::json;
/// use wasm_core::domain::validate_activity;
///
/// let errors = validate_activity(&json!({ "id": "a", "title": " " }), "activities[3]");
/// assert_eq!(errors[0].field, "activities[3].title");
/// assert_eq!(errors[0].message, "must not be empty");
/// ```
pub fn validate_activity(activity: &Value, path: &str) -> Vec<FieldError> {
    Check::object(path, activity, check_activity)
}

pub(super) fn check_activity(check: &mut Check, record: &Record) {
    check.required(record, "id");
    check.text(record, "id", 1, ID_MAX);
    check.required(record, "title");
    check.text(record, "title", 1, TITLE_MAX);
    check.word(record, "kind", KINDS);
    check.text(record, "category", 1, CATEGORY_MAX);
    check.word(record, "status", STATUSES);
    check_order(check, record);
    check.part(record, "place", check_point);
    check.prose(record, "note", 0, NOTE_MAX);
    check.list(
        record,
        "steps",
        (ACTIVITY_STEPS_MAX, "steps"),
        |check, step| check.is_object(step, check_step),
    );
    check.unique_ids(record, "steps");
    check.whole(record, "targetMonth", 1, 12);
    check.ids(record, "withUserIds", (ACTIVITY_COMPANIONS_MAX, "people"));
    for name in ["placeId", "questId", "hangoutId", "proofRef"] {
        check.text(record, name, 1, ID_MAX);
    }
    check.part(record, "source", check_source);
    check.timestamp(record, "doneAt");
    check.flag(record, "hidden");
    check.part(record, "editedAt", |check, moments| {
        for name in moments.keys() {
            check.required(moments, name);
            check.timestamp(moments, name);
        }
    });
}

fn check_order(check: &mut Check, record: &Record) {
    check.text(record, "order", 1, ORDER_KEY_MAX);
    if record
        .get("order")
        .and_then(Value::as_str)
        .is_some_and(|key| !is_order_key(key))
    {
        check.fail_at("order", "must be an order key");
    }
}

fn check_step(check: &mut Check, record: &Record) {
    check.required(record, "id");
    check.text(record, "id", 1, ID_MAX);
    check.required(record, "title");
    check.text(record, "title", 1, TITLE_MAX);
    check.flag(record, "done");
}

fn check_source(check: &mut Check, record: &Record) {
    for name in ["listId", "activityId", "userName"] {
        check.required(record, name);
        check.text(record, name, 1, ID_MAX);
    }
}
