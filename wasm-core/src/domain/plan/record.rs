//! A plan as it is stored.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::domain::check::{Check, FieldError, Seen};
use crate::domain::list_meta::{LinkRole, VISIBILITIES, Visibility};
use crate::domain::place::check_point;
use crate::domain::quest::check_currency;
use crate::domain::timestamp::Timestamp;
use crate::domain::{
    ID_MAX, LIST_EDITORS_MAX, NAME_MAX, NOTE_MAX, PLAN_COSTS_MAX, PLAN_DAYS_MAX, PLAN_PEOPLE_MAX,
    PLAN_STOPS_MAX, PRICE_MAX, Record, STOP_STAY_MIN_MAX, TITLE_MAX,
};

/// Words of [`PlanMode`].
const MODES: &[&str] = &["walk", "bike", "car", "transit-estimate"];

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
    /// Note about it, at most 4 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Means of travel to it from the stop before; that of the plan, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<PlanMode>,
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
    /// Note about the day, at most 4 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Stops, in order, at most 50.
    #[serde(default)]
    pub stops: Vec<PlanStop>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Place where somebody sets out.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlanStart {
    /// Name, 1–200 characters.
    pub name: String,
    /// Latitude in degrees, −90 to 90.
    pub lat: f64,
    /// Longitude in degrees, −180 to 180.
    pub lng: f64,
}

/// Somebody who comes along. Only those who edit the plan see them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlanPerson {
    /// Their id within the plan.
    pub id: String,
    /// Name, 1–60 characters.
    pub name: String,
    /// Where they set out, for a fair place to meet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<PlanStart>,
    /// Their means of travel to a place to meet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<PlanMode>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Something that costs money. Only those who edit the plan see it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlanCost {
    /// Its id within the plan.
    pub id: String,
    /// Title, 1–140 characters.
    pub title: String,
    /// Amount in the smallest unit of the plan's currency, 0–1 000 000 000.
    pub amount: u32,
    /// `true` if each person costs the amount; otherwise it is shared among them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub each: bool,
    /// `true` if the amount is a guess.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guess: bool,
    /// Id of the person who pays for all it is for; everybody pays their own part, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_by: Option<String>,
    /// Ids of the people it is for; for everybody, if empty.
    #[serde(default, rename = "for", skip_serializing_if = "Vec::is_empty")]
    pub shared_by: Vec<String>,
    /// Id of the stop it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stop_id: Option<String>,
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
    /// Currency of its costs, an ISO 4217 code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    /// People who come along, at most 30; only those who edit the plan see them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<PlanPerson>,
    /// Its costs, at most 200; only those who edit the plan see them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<PlanCost>,
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
        check.word(record, "mode", MODES);
        if record.contains_key("currency") {
            check_currency(check, record);
        }
        let most = (PLAN_PEOPLE_MAX, "people");
        check.list(record, "people", most, |check, person| {
            check.is_object(person, check_person);
        });
        check.unique_ids(record, "people");
        check.list(record, "costs", (PLAN_COSTS_MAX, "costs"), |check, cost| {
            check.is_object(cost, check_cost);
        });
        check.unique_ids(record, "costs");
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
    check.prose(day, "note", 0, NOTE_MAX);
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
    check.prose(stop, "note", 0, NOTE_MAX);
    check.word(stop, "mode", MODES);
}

fn check_person(check: &mut Check, person: &Record) {
    check.required(person, "id");
    check.text(person, "id", 1, ID_MAX);
    check.required(person, "name");
    check.text(person, "name", 1, NAME_MAX);
    check.part(person, "start", check_point);
    check.word(person, "mode", MODES);
}

fn check_cost(check: &mut Check, cost: &Record) {
    check.required(cost, "id");
    check.text(cost, "id", 1, ID_MAX);
    check.required(cost, "title");
    check.text(cost, "title", 1, TITLE_MAX);
    check.required(cost, "amount");
    check.whole(cost, "amount", 0, PRICE_MAX);
    check.flag(cost, "each");
    check.flag(cost, "guess");
    check.text(cost, "paidBy", 1, ID_MAX);
    check.ids(cost, "for", (PLAN_PEOPLE_MAX, "people"));
    check.text(cost, "stopId", 1, ID_MAX);
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
