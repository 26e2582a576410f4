//! Edits of a list's items: the server applies them for good, the app at once and hopefully.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::activity::validate_activity;
use super::check::{Check, FieldError, INVISIBLE, Invalid};
use super::order::order_between;
use super::timestamp::Timestamp;
use super::{LIST_ACTIVITIES_MAX, Record};
use crate::error::{Code, Coded};
use crate::json::object;

/// One edit of a list's items.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum ItemOp {
    /// Adds an activity, which brings its own id. Without an order key it goes to the end.
    Add {
        /// The activity.
        #[cfg_attr(feature = "schema", schema(value_type = super::Activity))]
        activity: Record,
    },
    /// Sets fields of an activity; `null` removes one. The id stays.
    Set {
        /// Id of the activity.
        id: String,
        /// The fields and their new values.
        #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
        fields: Record,
    },
    /// Moves an activity within the list.
    Move {
        /// Id of the activity.
        id: String,
        /// Its new order key.
        order: String,
    },
    /// Checks an activity off, or takes that back.
    Tick {
        /// Id of the activity.
        id: String,
        /// `true` if it is done.
        done: bool,
    },
    /// Removes an activity.
    Remove {
        /// Id of the activity.
        id: String,
    },
}

/// Reason why the edits were not applied; none of them was.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ItemOpError {
    /// The list has no activity of this id.
    NotFound(String),
    /// The list has an activity of this id already.
    AlreadyExists(String),
    /// The list would become too long.
    TooMany,
    /// A field is not as it must be.
    Invalid(Invalid),
}

impl fmt::Display for ItemOpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound(id) => write!(f, "the list has no activity '{id}'"),
            Self::AlreadyExists(id) => write!(f, "the list has an activity '{id}' already"),
            Self::TooMany => write!(f, "a list has at most {LIST_ACTIVITIES_MAX} activities"),
            Self::Invalid(invalid) => invalid.fmt(f),
        }
    }
}

impl std::error::Error for ItemOpError {}

impl Coded for ItemOpError {
    fn code(&self) -> Code {
        match self {
            Self::NotFound(_) => Code::NotFound,
            Self::AlreadyExists(_) => Code::AlreadyExists,
            Self::TooMany => Code::OutOfRange,
            Self::Invalid(_) => Code::InvalidArgument,
        }
    }

    fn details(&self) -> Option<Value> {
        match self {
            Self::Invalid(invalid) => invalid.details(),
            Self::TooMany => Some(object([("most", LIST_ACTIVITIES_MAX.into())])),
            Self::NotFound(id) | Self::AlreadyExists(id) => {
                Some(object([("id", id.as_str().into())]))
            }
        }
    }
}

/// Applies the edits in order, all or none, and gives the list as it is afterwards; `updatedAt` becomes `now`, and each
/// activity notes under `editedAt` which of its fields changed when. No edits change nothing.
///
/// `ops` is the JSON of [`ItemOp`]s. Checking off sets `status` to `done` and `doneAt` to `now` (or keeps the date
/// given along with it); taking that back makes it `planned` where it has a month, else `wish`.
///
/// # Errors
/// [`ItemOpError`]; the fields of [`Invalid`] are named from the edits, `ops[2].fields.title`.
pub fn apply_item_ops(list: &Record, ops: &Value, now: Timestamp) -> Result<Record, ItemOpError> {
    let ops = parse(ops)?;
    let mut edit = Edit {
        activities: activities_of(list)?,
        now,
    };
    for (n, op) in ops.iter().enumerate() {
        edit.apply(op, &format!("ops[{n}]"))?;
    }
    if ops.is_empty() {
        return Ok(list.clone());
    }
    // The activities were copied to be edited.
    let others = |(name, value): (&String, &Value)| {
        let value = (name != "activities").then(|| value.clone());
        (name.clone(), value.unwrap_or_default())
    };
    let mut edited: Record = list.iter().map(others).collect();
    edited.insert("activities".to_owned(), Value::Array(edit.activities));
    edited.insert("updatedAt".to_owned(), now.to_json());
    Ok(edited)
}

fn invalid(field: impl Into<String>, message: impl Into<String>) -> ItemOpError {
    ItemOpError::Invalid(Invalid::field(field, message))
}

fn parse(ops: &Value) -> Result<Vec<ItemOp>, ItemOpError> {
    let Some(ops) = ops.as_array() else {
        return Err(invalid("ops", "must be a list"));
    };
    ops.iter()
        .enumerate()
        .map(|(n, op)| read(op, &format!("ops[{n}]")))
        .collect()
}

/// Reads one edit by hand: derived code for a tagged enum is twenty times the size, and names no field.
fn read(op: &Value, path: &str) -> Result<ItemOp, ItemOpError> {
    let fields = Check::object(path, op, check_op);
    if !fields.is_empty() {
        return Err(ItemOpError::Invalid(Invalid { fields }));
    }
    let text = |name: &str| op[name].as_str().unwrap_or_default().to_owned();
    let object = |name: &str| op[name].as_object().cloned().unwrap_or_default();
    Ok(match op["op"].as_str() {
        Some("add") => ItemOp::Add {
            activity: object("activity"),
        },
        Some("set") => ItemOp::Set {
            id: text("id"),
            fields: object("fields"),
        },
        Some("move") => ItemOp::Move {
            id: text("id"),
            order: text("order"),
        },
        Some("tick") => ItemOp::Tick {
            id: text("id"),
            done: op["done"] == true,
        },
        _ => ItemOp::Remove { id: text("id") },
    })
}

fn check_op(check: &mut Check, op: &Record) {
    check.required(op, "op");
    check.word(op, "op", &["add", "set", "move", "tick", "remove"]);
    let (needs_id, argument) = match op.get("op").and_then(Value::as_str) {
        Some("add") => (false, Some("activity")),
        Some("set") => (true, Some("fields")),
        Some("move") => (true, Some("order")),
        Some("tick") => (true, Some("done")),
        Some("remove") => (true, None),
        _ => (false, None),
    };
    for name in needs_id.then_some("id").into_iter().chain(argument) {
        check.required(op, name);
    }
    check.text(op, "id", 0, usize::MAX);
    check.text(op, "order", 0, usize::MAX);
    check.flag(op, "done");
    check.part(op, "activity", |_, _| {});
    check.part(op, "fields", |_, _| {});
}

fn activities_of(list: &Record) -> Result<Vec<Value>, ItemOpError> {
    match list.get("activities") {
        None | Some(Value::Null) => Ok(Vec::new()),
        Some(Value::Array(activities)) => Ok(activities.clone()),
        Some(_) => Err(invalid("activities", "must be a list")),
    }
}

/// The activities while they are being edited.
struct Edit {
    activities: Vec<Value>,
    now: Timestamp,
}

impl Edit {
    fn apply(&mut self, op: &ItemOp, path: &str) -> Result<(), ItemOpError> {
        match op {
            ItemOp::Add { activity } => self.add(activity.clone(), path),
            ItemOp::Set { id, fields } => self.set(id, fields, &format!("{path}.fields")),
            ItemOp::Move { id, order } => self.set_one(id, "order", order, path),
            ItemOp::Tick { id, done } => self.tick(id, *done, path),
            ItemOp::Remove { id } => self.remove(id),
        }
    }

    fn add(&mut self, activity: Record, path: &str) -> Result<(), ItemOpError> {
        if self.activities.len() >= LIST_ACTIVITIES_MAX {
            return Err(ItemOpError::TooMany);
        }
        let mut added = Record::new();
        let changed: Vec<_> = activity
            .keys()
            .filter(|name| *name != "id")
            .cloned()
            .collect();
        for (name, value) in activity {
            put(&mut added, &name, value);
        }
        for (name, default) in [("kind", "do"), ("status", "wish")] {
            added.entry(name).or_insert_with(|| default.into());
        }
        if !added.contains_key("order") {
            added.insert("order".to_owned(), self.last_order().into());
        }
        settle_done_at(&mut added, self.now);
        stamp(&mut added, changed.iter().map(String::as_str), self.now);
        let added = valid(Value::Object(added), &format!("{path}.activity"), &[])?;
        match id_of(&added) {
            Some(id) if self.position(id).is_ok() => Err(ItemOpError::AlreadyExists(id.to_owned())),
            _ => {
                self.activities.push(added);
                Ok(())
            }
        }
    }

    /// A key behind all others. Keys from elsewhere that are none of ours are passed over.
    fn last_order(&self) -> String {
        let keys = self
            .activities
            .iter()
            .filter_map(|activity| activity.get("order")?.as_str());
        keys.filter_map(|key| order_between(Some(key), None).ok())
            .max()
            .unwrap_or_else(|| order_between(None, None).unwrap_or_default())
    }

    fn set(&mut self, id: &str, fields: &Record, path: &str) -> Result<(), ItemOpError> {
        if let Some(name) = ["id", "editedAt"]
            .into_iter()
            .find(|name| fields.contains_key(*name))
        {
            return Err(invalid(format!("{path}.{name}"), "cannot be set"));
        }
        let position = self.position(id)?;
        let Some(mut activity) = self.activities[position].as_object().cloned() else {
            return Err(ItemOpError::NotFound(id.to_owned()));
        };
        for (name, value) in fields {
            put(&mut activity, name, value.clone());
        }
        // What was wrong already, in texts of earlier versions, is no reason to refuse another change.
        let known = validate_activity(&self.activities[position], path);
        settle_done_at(&mut activity, self.now);
        stamp(&mut activity, fields.keys().map(String::as_str), self.now);
        self.activities[position] = valid(Value::Object(activity), path, &known)?;
        Ok(())
    }

    fn set_one(&mut self, id: &str, name: &str, text: &str, path: &str) -> Result<(), ItemOpError> {
        let mut fields = Record::new();
        fields.insert(name.to_owned(), text.into());
        self.set(id, &fields, path)
    }

    fn tick(&mut self, id: &str, done: bool, path: &str) -> Result<(), ItemOpError> {
        let activity = &self.activities[self.position(id)?];
        let is_done = activity["status"] == "done";
        let has_month = activity
            .get("targetMonth")
            .is_some_and(|month| !month.is_null());
        let status = match (done, is_done) {
            (true, false) => "done",
            (false, true) if has_month => "planned",
            (false, true) => "wish",
            _ => return Ok(()),
        };
        self.set_one(id, "status", status, path)
    }

    fn remove(&mut self, id: &str) -> Result<(), ItemOpError> {
        let position = self.position(id)?;
        self.activities.remove(position);
        Ok(())
    }

    fn position(&self, id: &str) -> Result<usize, ItemOpError> {
        let found = self
            .activities
            .iter()
            .position(|activity| id_of(activity) == Some(id));
        found.ok_or_else(|| ItemOpError::NotFound(id.to_owned()))
    }
}

fn id_of(activity: &Value) -> Option<&str> {
    activity.get("id").and_then(Value::as_str)
}

fn put(activity: &mut Record, name: &str, value: Value) {
    if value.is_null() {
        activity.shift_remove(name);
    } else {
        activity.insert(name.to_owned(), value);
    }
}

/// Sets the date of an activity that is done, and removes that of one that is not.
fn settle_done_at(activity: &mut Record, now: Timestamp) {
    if activity
        .get("status")
        .is_some_and(|status| status == "done")
    {
        activity.entry("doneAt").or_insert_with(|| now.to_json());
    } else {
        activity.shift_remove("doneAt");
    }
}

fn stamp<'a>(activity: &mut Record, changed: impl Iterator<Item = &'a str>, now: Timestamp) {
    let edited_at = activity
        .entry("editedAt")
        .or_insert_with(|| Record::new().into());
    if let Some(moments) = edited_at.as_object_mut() {
        moments.extend(changed.map(|name| (name.to_owned(), now.to_json())));
    }
}

fn valid(activity: Value, path: &str, known: &[FieldError]) -> Result<Value, ItemOpError> {
    let mut fields: Vec<FieldError> = validate_activity(&activity, path);
    fields.retain(|error| error.message != INVISIBLE || !known.contains(error));
    if fields.is_empty() {
        Ok(activity)
    } else {
        Err(ItemOpError::Invalid(Invalid { fields }))
    }
}
