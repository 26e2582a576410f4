//! Taking activities from one list into another: one's own of an earlier year, or somebody else's.

use serde_json::{Map, Value, json};

use super::item_ops::{ItemOpError, apply_item_ops};
use super::timestamp::Timestamp;
use super::{Invalid, Record};

/// Fields of somebody else's activity that are copied: the idea, not the person's own notes and progress.
const IDEA: &[&str] = &[
    "id", "title", "kind", "placeId", "place", "steps", "questId",
];
/// Fields of one's own activity that stay behind in the year in which it was tried.
const OF_ITS_YEAR: &[&str] = &["doneAt", "proofRef", "editedAt", "order", "hangoutId"];

/// Whose activities are taken, which decides how much of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CopyFrom {
    /// One's own, into another year: everything but what was done already.
    OwnYear,
    /// Somebody else's: the idea, with credit.
    Somebody,
}

/// A list with the activities that were taken into it.
#[derive(Debug, Clone, PartialEq)]
pub struct Copied {
    /// The list as it is afterwards.
    pub list: Record,
    /// Ids of the activities that are new in it.
    pub added: Vec<String>,
    /// Ids of the activities that it had already, or that are done with and so not carried on.
    pub skipped: Vec<String>,
}

/// Takes activities of the list `source_id` into another one, at its end and in the order of the source. Each keeps its
/// id and notes whose idea it was, so that taking it twice adds it once. `ids` names the activities; all, if `None`.
///
/// Cost: linear in both lists.
///
/// # Errors
/// [`ItemOpError::NotFound`] when the source has no such activity, [`ItemOpError::TooMany`] when the list would become
/// too long; it is unchanged then.
pub fn copy_activities(
    (source_id, source): (&str, &Record),
    ids: Option<&[String]>,
    target: &Record,
    from: CopyFrom,
    now: Timestamp,
) -> Result<Copied, ItemOpError> {
    let wanted = wanted(source, ids)?;
    let (mut ops, mut added, mut skipped) = (Vec::new(), Vec::new(), Vec::new());
    for activity in wanted {
        let id = text(activity, "id");
        let is_over = matches!(activity["status"].as_str(), Some("done" | "dropped"));
        if has(target, source_id, id) || (from == CopyFrom::OwnYear && is_over) {
            skipped.push(id.to_owned());
        } else {
            added.push(id.to_owned());
            let copy = copy(activity, (source_id, source), from);
            ops.push(json!({ "op": "add", "activity": copy }));
        }
    }
    let list = apply_item_ops(target, &Value::Array(ops), now)?;
    Ok(Copied {
        list,
        added,
        skipped,
    })
}

fn wanted<'a>(source: &'a Record, ids: Option<&[String]>) -> Result<Vec<&'a Value>, ItemOpError> {
    let mut activities: Vec<&Value> = activities(source).filter(|item| item.is_object()).collect();
    activities.sort_by_key(|item| (item["order"].is_null(), item["order"].as_str()));
    let Some(ids) = ids else {
        return Ok(activities);
    };
    if ids.is_empty() {
        let nothing = Invalid::field("itemIds", "must name at least one activity");
        return Err(ItemOpError::Invalid(nothing));
    }
    let known = |id: &&String| activities.iter().any(|item| text(item, "id") == **id);
    if let Some(unknown) = ids.iter().find(|id| !known(id)) {
        return Err(ItemOpError::NotFound(unknown.clone()));
    }
    let named = |item: &&Value| ids.iter().any(|id| id == text(item, "id"));
    Ok(activities.into_iter().filter(named).collect())
}

/// Returns `true` if the list has the activity, under its id or as a copy of it.
fn has(target: &Record, source_id: &str, id: &str) -> bool {
    activities(target).any(|item| {
        text(item, "id") == id
            || (item["source"]["listId"] == source_id && item["source"]["activityId"] == id)
    })
}

fn copy(activity: &Value, source: (&str, &Record), from: CopyFrom) -> Value {
    let fields = activity.as_object().into_iter().flatten();
    let kept = fields.filter(|(name, _)| match from {
        CopyFrom::OwnYear => !OF_ITS_YEAR.contains(&name.as_str()),
        CopyFrom::Somebody => IDEA.contains(&name.as_str()),
    });
    let mut copy: Map<String, Value> = kept
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    if from == CopyFrom::Somebody {
        begin_steps_anew(&mut copy);
        copy.insert("source".to_owned(), credit(activity, source));
    }
    Value::Object(copy)
}

fn begin_steps_anew(copy: &mut Map<String, Value>) {
    let steps = copy.get_mut("steps").and_then(Value::as_array_mut);
    for step in steps.into_iter().flatten() {
        if let Some(step) = step.as_object_mut() {
            step.insert("done".to_owned(), false.into());
        }
    }
}

/// Origin of the copy. The name stays that of the person who had the idea first.
fn credit(activity: &Value, (source_id, source): (&str, &Record)) -> Value {
    let first = activity["source"]["userName"].as_str();
    let owner = source.get("createdByUsername").and_then(Value::as_str);
    json!({
        "listId": source_id,
        "activityId": activity["id"],
        "userName": first.or(owner).unwrap_or_default(),
    })
}

fn activities(list: &Record) -> impl Iterator<Item = &Value> {
    let activities = list.get("activities").and_then(Value::as_array);
    activities.into_iter().flatten()
}

fn text<'a>(item: &'a Value, name: &str) -> &'a str {
    item[name].as_str().unwrap_or_default()
}
