//! A plan as it is stored.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::domain::check::{Check, FieldError, Seen};
use crate::domain::list_meta::{LinkRole, VISIBILITIES, Visibility};
use crate::domain::place::check_point;
use crate::domain::timestamp::Timestamp;
use crate::domain::{
    ID_MOST, LIST_EDITORS_MOST, PLAN_DAYS_MOST, PLAN_STOPS_MOST, Record, STOP_STAY_MIN_MOST,
    TITLE_MOST,
};

/// How one gets from stop to stop.
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

/// Where one stops.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlanStop {
    /// Its id within the plan.
    pub id: String,
    /// What it is called, 1–200 characters.
    pub name: String,
    /// Latitude in degrees, −90 to 90.
    pub lat: f64,
    /// Longitude in degrees, −180 to 180.
    pub lng: f64,
    /// The place it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place_id: Option<String>,
    /// How long one stays, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stay_min: Option<u32>,
    /// When it opens, `09:30`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_from: Option<String>,
    /// When it closes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_to: Option<String>,
    /// Whether it keeps its place when a better order is looked for.
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
    /// Which day, `2026-05-31`; a plan has each once, in order.
    pub date: String,
    /// When it begins, `09:30`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// When it has to be over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// Where one stops, in order, at most 50.
    #[serde(default)]
    pub stops: Vec<PlanStop>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// What some people will do on some days.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// Whose it is; set by the server.
    pub owner_id: String,
    /// What it is called, at most 140 characters.
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
    /// How one gets about; on foot, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<PlanMode>,
    /// Who may see it.
    #[serde(default)]
    pub visibility: Visibility,
    /// The secret of its link; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_token: Option<String>,
    /// What the link is good for, `viewer` if missing; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_role: Option<LinkRole>,
    /// When the link stops working; never, if missing. Set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link_expires_at: Option<Timestamp>,
    /// When it was made; set by the server.
    pub created_at: Timestamp,
    /// When it was changed; set by the server.
    pub updated_at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// What is wrong with a plan; nothing if the list is empty.
pub fn validate_plan(plan: &Value) -> Vec<FieldError> {
    Check::object("", plan, |check, record| {
        check.text(record, "title", 0, TITLE_MOST);
        check.ids(record, "editors", (LIST_EDITORS_MOST, "editors"));
        for name in ["questId", "hangoutId"] {
            check.text(record, name, 1, ID_MOST);
        }
        check.word(record, "mode", &["walk", "bike", "car", "transit-estimate"]);
        check.word(record, "visibility", VISIBILITIES);
        check.list(record, "days", (PLAN_DAYS_MOST, "days"), |check, day| {
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
    check.list(day, "stops", (PLAN_STOPS_MOST, "stops"), |check, stop| {
        check.is_object(stop, check_stop);
    });
}

fn check_stop(check: &mut Check, stop: &Record) {
    check.required(stop, "id");
    check.text(stop, "id", 1, ID_MOST);
    check_point(check, stop);
    check.text(stop, "placeId", 1, ID_MOST);
    check.whole(stop, "stayMin", 0, STOP_STAY_MIN_MOST);
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
