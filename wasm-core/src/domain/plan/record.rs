//! A plan as it is stored.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::domain::check::{Check, FieldError, Seen};
use crate::domain::list_meta::{LinkRole, VISIBILITIES, Visibility};
use crate::domain::place::check_point;
use crate::domain::timestamp::Timestamp;
use crate::domain::{
    ID_MAX, LIST_EDITORS_MAX, PLAN_DAYS_MAX, PLAN_STOPS_MAX, Record, STOP_STAY_MIN_MAX, TITLE_MAX,
};

/// Means of travel from stop to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PlanMode {
    /// On foot.
    #[serde(rename = "walk")]
    Walk,
    /// By bicycle.
    #[serde(rename = "bike")]
    Bike,
    /// By car.
    #[serde(rename = "car")]
    Car,
    /// By bus and train, estimated without a timetable.
    #[serde(rename = "transit-estimate")]
    TransitEstimate,
}

/// Stop of a day.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlanStop {
    /// Its id within the plan.
    pub id: String,
    /// Name, 1–200 characters.
    pub name: String,
    /// Latitude in degrees, −90 to 90.
    pub lat: f64,
    /// Longitude in degrees, −180 to 180.
    pub lng: f64,
    /// The place it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place_id: Option<String>,
    /// Length of the stay, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stay_min: Option<u32>,
    /// Time when it opens, `09:30`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_from: Option<String>,
    /// Time when it closes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_to: Option<String>,
    /// `true` if it keeps its place when a better order is looked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub locked: bool,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// A day of a plan.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlanDay {
    /// Date of the day, `2026-05-31`; a plan has each once, in order.
    pub date: String,
    /// Time when it begins, `09:30`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Time when it has to be over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// Stops, in order, at most 50.
    #[serde(default)]
    pub stops: Vec<PlanStop>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Plan of some people for some days.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Whose it is; set by the server.
    pub owner_id: String,
    /// Title, at most 140 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Ids of the friends who edit it with the owner, at most 50.
    #[serde(default)]
    pub editors: Vec<String>,
    /// The quest it was made from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quest_id: Option<String>,
    /// The hangout it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hangout_id: Option<String>,
    /// Its days, at most 31.
    #[serde(default)]
    pub days: Vec<PlanDay>,
    /// Means of travel; on foot, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<PlanMode>,
    /// Visibility of the plan.
    #[serde(default)]
    pub visibility: Visibility,
    /// The secret of its link; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_token: Option<String>,
    /// Permission that the link gives, `viewer` if missing; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_role: Option<LinkRole>,
    /// Moment when the link stops working; never, if missing. Set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_expires_at: Option<Timestamp>,
    /// Moment when it was made; set by the server.
    pub created_at: Timestamp,
    /// Moment when it was changed; set by the server.
    pub updated_at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Lists the faults of a plan; empty if there are none.
pub fn validate_plan(plan: &Value) -> Vec<FieldError> {
    Check::object("", plan, |check, record| {
        check.text(record, "title", 0, TITLE_MAX);
        check.ids(record, "editors", (LIST_EDITORS_MAX, "editors"));
        for name in ["questId", "hangoutId"] {
            check.text(record, name, 1, ID_MAX);
        }
        check.word(record, "mode", &["walk", "bike", "car", "transit-estimate"]);
        check.word(record, "visibility", VISIBILITIES);
        check.list(record, "days", (PLAN_DAYS_MAX, "days"), |check, day| {
            check.is_object(day, check_day);
        });
        check_once(check, record);
    })
}

fn check_day(check: &mut Check, day: &Record) {
    if check.required(day, "date") {
        check.date(day, "date");
    }
    check.time_of_day(day, "start");
    check.time_of_day(day, "end");
    check.list(day, "stops", (PLAN_STOPS_MAX, "stops"), |check, stop| {
        check.is_object(stop, check_stop);
    });
}

fn check_stop(check: &mut Check, stop: &Record) {
    check.required(stop, "id");
    check.text(stop, "id", 1, ID_MAX);
    check_point(check, stop);
    check.text(stop, "placeId", 1, ID_MAX);
    check.whole(stop, "stayMin", 0, STOP_STAY_MIN_MAX);
    check.time_of_day(stop, "openFrom");
    check.time_of_day(stop, "openTo");
    check.flag(stop, "locked");
}

/// Complains about a day or a stop that is there twice: edits name them by date and id.
fn check_once(check: &mut Check, plan: &Record) {
    let mut seen = Seen::default();
    let days = plan.get("days").and_then(Value::as_array);
    for (at, day) in days.into_iter().flatten().enumerate() {
        let mut names = vec![(format!("days[{at}].date"), day.get("date"))];
        let stops = day.get("stops").and_then(Value::as_array);
        let ids = stops.into_iter().flatten().enumerate();
        names.extend(ids.map(|(n, stop)| (format!("days[{at}].stops[{n}].id"), stop.get("id"))));
        for (path, name) in names {
            let name = name.and_then(Value::as_str);
            if name.is_some_and(|name| !seen.insert(name)) {
                check.fail_at(&path, "is there twice");
            }
        }
    }
}
