//! Edits of a plan: the server applies them for good, the app at once and hopefully.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::record::validate_plan;
use crate::domain::check::Invalid;
use crate::domain::{PLAN_DAYS_MAX, Record};
use crate::error::{Code, Coded};
use crate::json::object;

/// One edit of a plan.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "op", rename_all = "camelCase")]
pub enum PlanOp {
    /// Sets `title`, `mode`, `currency`, `questId`, `hangoutId` of the plan; `null` removes one.
    Set {
        /// The fields and their new values.
        #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
        fields: Record,
    },
    /// Adds a day; it goes where its date belongs.
    AddDay {
        /// The day.
        #[cfg_attr(feature = "schema", schema(value_type = super::PlanDay))]
        day: Record,
    },
    /// Sets `date`, `start`, `end`, `note` of a day; `null` removes one of the others than the date.
    SetDay {
        /// Present date of the day.
        date: String,
        /// The fields and their new values.
        #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
        fields: Record,
    },
    /// Removes a day and its stops.
    RemoveDay {
        /// Date of the day.
        date: String,
    },
    /// Adds a stop, which brings its own id.
    AddStop {
        /// To which day.
        date: String,
        /// The stop.
        #[cfg_attr(feature = "schema", schema(value_type = super::PlanStop))]
        stop: Record,
        /// Before which of the day's stops, from 0; at the end, if missing.
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<usize>,
    },
    /// Sets fields of a stop; `null` removes one. The id stays.
    SetStop {
        /// Id of the stop.
        id: String,
        /// The fields and their new values.
        #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
        fields: Record,
    },
    /// Moves a stop, to another day too.
    MoveStop {
        /// Id of the stop.
        id: String,
        /// To which day.
        date: String,
        /// Before which of the day's other stops, from 0; at the end, if missing.
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<usize>,
    },
    /// Removes a stop.
    RemoveStop {
        /// Id of the stop.
        id: String,
    },
    /// Adds a person, which brings its own id.
    AddPerson {
        /// The record.
        #[cfg_attr(feature = "schema", schema(value_type = super::PlanPerson))]
        person: Record,
        /// Before which of the others, from 0; at the end, if missing.
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<usize>,
    },
    /// Sets fields of a person; `null` removes one. The id stays.
    SetPerson {
        /// Its id.
        id: String,
        /// The fields and their new values.
        #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
        fields: Record,
    },
    /// Removes a person.
    RemovePerson {
        /// Its id.
        id: String,
    },
    /// Adds a cost, which brings its own id.
    AddCost {
        /// The record.
        #[cfg_attr(feature = "schema", schema(value_type = super::PlanCost))]
        cost: Record,
        /// Before which of the others, from 0; at the end, if missing.
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<usize>,
    },
    /// Sets fields of a cost; `null` removes one. The id stays.
    SetCost {
        /// Its id.
        id: String,
        /// The fields and their new values.
        #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
        fields: Record,
    },
    /// Removes a cost.
    RemoveCost {
        /// Its id.
        id: String,
    },
}

/// Reason why the edits were not applied; none of them was.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlanOpError {
    /// The plan has no such day.
    NoSuchDay(String),
    /// The plan has no stop of this id.
    NoSuchStop(String),
    /// The plan has no person of this id.
    NoSuchPerson(String),
    /// The plan has no cost of this id.
    NoSuchCost(String),
    /// A field is not as it must be.
    Invalid(Invalid),
}

impl fmt::Display for PlanOpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchDay(date) => write!(f, "the plan has no day '{date}'"),
            Self::NoSuchStop(id) => write!(f, "the plan has no stop '{id}'"),
            Self::NoSuchPerson(id) => write!(f, "the plan has no person '{id}'"),
            Self::NoSuchCost(id) => write!(f, "the plan has no cost '{id}'"),
            Self::Invalid(invalid) => invalid.fmt(f),
        }
    }
}

impl std::error::Error for PlanOpError {}

impl Coded for PlanOpError {
    fn code(&self) -> Code {
        match self {
            Self::NoSuchDay(_)
            | Self::NoSuchStop(_)
            | Self::NoSuchPerson(_)
            | Self::NoSuchCost(_) => Code::NotFound,
            Self::Invalid(_) => Code::InvalidArgument,
        }
    }

    fn details(&self) -> Option<Value> {
        match self {
            Self::NoSuchDay(date) => Some(object([("date", date.as_str().into())])),
            Self::NoSuchStop(id) | Self::NoSuchPerson(id) | Self::NoSuchCost(id) => {
                Some(object([("id", id.as_str().into())]))
            }
            Self::Invalid(invalid) => invalid.details(),
        }
    }
}

/// Fields that [`PlanOp::Set`] sets; sharing sets the visibility of a plan, and its days have edits of their own.
const OWN_FIELDS: &[&str] = &["title", "mode", "currency", "questId", "hangoutId"];

/// A list of the plan beside its days, whose elements have an id each.
#[derive(Clone, Copy)]
enum Beside {
    People,
    Costs,
}

impl Beside {
    const fn name(self) -> &'static str {
        match self {
            Self::People => "people",
            Self::Costs => "costs",
        }
    }

    fn missing(self, id: &str) -> PlanOpError {
        match self {
            Self::People => PlanOpError::NoSuchPerson(id.to_owned()),
            Self::Costs => PlanOpError::NoSuchCost(id.to_owned()),
        }
    }
}

/// Applies the edits in order, all or none, and gives the plan as it is afterwards, its days in the order of their dates.
/// A stop that is to go behind the last one of its day goes to the end.
///
/// # Errors
/// [`PlanOpError`]; the fields of [`Invalid`] are named from the plan, `days[0].stops[2].lat`, or from the edits where
/// one cannot be set, `ops[1].fields.id`.
pub fn apply_plan_ops(plan: &Value, ops: &[PlanOp]) -> Result<Value, PlanOpError> {
    if !plan.is_object() {
        return Err(invalid("", "must be an object"));
    }
    let mut edited = plan.clone();
    let mut days = days_of(&mut edited)?;
    for (n, op) in ops.iter().enumerate() {
        match op {
            PlanOp::Set { fields } => {
                let is_own = |name: &str| OWN_FIELDS.contains(&name);
                set(&mut edited, fields, is_own, n)?;
            }
            PlanOp::AddDay { day } => days.push(Value::Object(day.clone())),
            PlanOp::SetDay { date, fields } => {
                let at = day_at(&days, date)?;
                set(&mut days[at], fields, |name| name != "stops", n)?;
            }
            PlanOp::RemoveDay { date } => {
                days.remove(day_at(&days, date)?);
            }
            PlanOp::AddStop { date, stop, at } => {
                put_stop(&mut days, date, Value::Object(stop.clone()), *at)?;
            }
            PlanOp::SetStop { id, fields } => {
                let (date, at, mut stop) = take_stop(&mut days, id)?;
                set(&mut stop, fields, |name| name != "id", n)?;
                put_stop(&mut days, &date, stop, Some(at))?;
            }
            PlanOp::MoveStop { id, date, at } => {
                let (_, _, stop) = take_stop(&mut days, id)?;
                put_stop(&mut days, date, stop, *at)?;
            }
            PlanOp::RemoveStop { id } => {
                take_stop(&mut days, id)?;
            }
            PlanOp::AddPerson { person, at } => add(&mut edited, Beside::People, person, *at)?,
            PlanOp::AddCost { cost, at } => add(&mut edited, Beside::Costs, cost, *at)?,
            PlanOp::SetPerson { id, fields } => {
                let of = find(&mut edited, Beside::People, id)?;
                set(of, fields, |name| name != "id", n)?;
            }
            PlanOp::SetCost { id, fields } => {
                let of = find(&mut edited, Beside::Costs, id)?;
                set(of, fields, |name| name != "id", n)?;
            }
            PlanOp::RemovePerson { id } => remove(&mut edited, Beside::People, id)?,
            PlanOp::RemoveCost { id } => remove(&mut edited, Beside::Costs, id)?,
        }
    }
    if let Some(plan) = edited.as_object_mut() {
        plan.insert("days".to_owned(), Value::Array(in_order(days)));
    }
    let fields = validate_plan(&edited);
    if fields.is_empty() {
        Ok(edited)
    } else {
        Err(PlanOpError::Invalid(Invalid { fields }))
    }
}

fn invalid(field: impl Into<String>, message: &str) -> PlanOpError {
    PlanOpError::Invalid(Invalid::field(field, message))
}

/// The elements of a list beside the days, which is made where there is none.
fn elements(plan: &mut Value, list: Beside) -> Result<&mut Vec<Value>, PlanOpError> {
    let elements = plan.as_object_mut().map(|plan| {
        let elements = plan.entry(list.name()).or_insert(Value::Null);
        if elements.is_null() {
            *elements = Value::Array(Vec::new());
        }
        elements
    });
    let elements = elements.and_then(Value::as_array_mut);
    elements.ok_or_else(|| invalid(list.name(), "must be a list"))
}

fn add(
    plan: &mut Value,
    list: Beside,
    record: &Record,
    at: Option<usize>,
) -> Result<(), PlanOpError> {
    let elements = elements(plan, list)?;
    let end = elements.len();
    let at = at.map_or(end, |at| at.min(end));
    elements.insert(at, Value::Object(record.clone()));
    Ok(())
}

fn find<'a>(plan: &'a mut Value, list: Beside, id: &str) -> Result<&'a mut Value, PlanOpError> {
    let mut elements = elements(plan, list)?.iter_mut();
    let found = elements.find(|element| element["id"] == id);
    found.ok_or_else(|| list.missing(id))
}

/// Removes an element; the list goes with its last one.
fn remove(plan: &mut Value, list: Beside, id: &str) -> Result<(), PlanOpError> {
    let elements = elements(plan, list)?;
    let at = elements.iter().position(|element| element["id"] == id);
    elements.remove(at.ok_or_else(|| list.missing(id))?);
    if elements.is_empty()
        && let Some(plan) = plan.as_object_mut()
    {
        plan.remove(list.name());
    }
    Ok(())
}

/// Takes the days out of a plan; none if there are none.
fn days_of(plan: &mut Value) -> Result<Vec<Value>, PlanOpError> {
    match plan.get_mut("days").map(Value::take) {
        Some(Value::Array(days)) => Ok(days),
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(_) => Err(invalid("days", "must be a list")),
    }
}

fn date_of(day: &Value) -> Option<&str> {
    day.get("date").and_then(Value::as_str)
}

/// The days in the order of their dates. Inserting takes less code than sorting, and is fast enough for as many as a plan
/// may have; more are refused, in whatever order.
fn in_order(days: Vec<Value>) -> Vec<Value> {
    if days.len() > PLAN_DAYS_MAX {
        return days;
    }
    let mut ordered: Vec<Value> = Vec::with_capacity(days.len());
    for day in days {
        let at = ordered.partition_point(|earlier| date_of(earlier) <= date_of(&day));
        ordered.insert(at, day);
    }
    ordered
}

fn day_at(days: &[Value], date: &str) -> Result<usize, PlanOpError> {
    let at = days.iter().position(|day| date_of(day) == Some(date));
    at.ok_or_else(|| PlanOpError::NoSuchDay(date.to_owned()))
}

/// Takes a stop out, and says of which day it was and where.
fn take_stop(days: &mut [Value], id: &str) -> Result<(String, usize, Value), PlanOpError> {
    for day in days {
        let Some(stops) = day.get_mut("stops").and_then(Value::as_array_mut) else {
            continue;
        };
        if let Some(at) = stops.iter().position(|stop| stop["id"] == id) {
            let stop = stops.remove(at);
            return Ok((date_of(day).unwrap_or_default().to_owned(), at, stop));
        }
    }
    Err(PlanOpError::NoSuchStop(id.to_owned()))
}

fn put_stop(
    days: &mut [Value],
    date: &str,
    stop: Value,
    at: Option<usize>,
) -> Result<(), PlanOpError> {
    let day = day_at(days, date)?;
    let stops = days[day].as_object_mut();
    let stops = stops.map(|day| day.entry("stops").or_insert(Value::Null));
    let stops = stops.and_then(|stops| {
        if stops.is_null() {
            *stops = Value::Array(Vec::new());
        }
        stops.as_array_mut()
    });
    let Some(stops) = stops else {
        return Err(invalid(format!("days[{day}].stops"), "must be a list"));
    };
    let end = stops.len();
    stops.insert(at.map_or(end, |at| at.min(end)), stop);
    Ok(())
}

fn set(
    of: &mut Value,
    fields: &Record,
    can_be_set: impl Fn(&str) -> bool,
    n: usize,
) -> Result<(), PlanOpError> {
    if let Some(name) = fields.keys().find(|name| !can_be_set(name)) {
        let path = format!("ops[{n}].fields.{name}");
        return Err(invalid(path, "cannot be set"));
    }
    if let Some(record) = of.as_object_mut() {
        record.extend(fields.clone());
        record.retain(|_, value| !value.is_null());
    }
    Ok(())
}
