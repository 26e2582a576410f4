//! Places and wishes a person has picked so far, before they become part of a list, a plan or a hangout.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::activity::{Activity, check_activity};
use super::check::{Check, FieldError};
use super::place::{ActivityPlace, check_point};
use super::timestamp::Timestamp;
use super::{ID_MAX, SELECTED_MAX};

/// A place somebody has picked.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SelectedPlace {
    /// Its id, unique in the selection.
    pub id: String,
    /// Name and position of the place.
    #[serde(flatten)]
    pub place: ActivityPlace,
}

/// The basket of a person, under their id.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Selections {
    /// Activities picked, in their order; at most 500.
    #[serde(default)]
    pub activities: Vec<Activity>,
    /// Places picked, in their order; at most 500.
    #[serde(default)]
    pub places: Vec<SelectedPlace>,
    /// Moment of its latest change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<Timestamp>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Lists the faults of a selection; empty if there are none. Cost: linear in the record.
pub fn validate_selections(selections: &Value) -> Vec<FieldError> {
    Check::object("", selections, |check, record| {
        check.list(
            record,
            "activities",
            (SELECTED_MAX, "activities"),
            |check, activity| check.is_object(activity, check_activity),
        );
        check.unique_ids(record, "activities");
        check.list(
            record,
            "places",
            (SELECTED_MAX, "places"),
            |check, place| {
                check.is_object(place, |check, record| {
                    check.required(record, "id");
                    check.text(record, "id", 1, ID_MAX);
                    check_point(check, record);
                });
            },
        );
        check.unique_ids(record, "places");
        check.timestamp(record, "updatedAt");
    })
}
