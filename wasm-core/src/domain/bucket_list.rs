//! The bucket list: the seed's six fields, their defaults, their validation.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::activity::{Activity, check_activity};
use super::check::{Check, FieldError, Invalid, present};
use super::timestamp::Timestamp;
use super::{ID_MAX, LIST_ACTIVITIES_MAX, NAME_MAX, Record, YEAR_FIRST, YEAR_LAST, Zone};

/// A person's list for one year. Exactly these six fields belong to it; everything else about a list is in
/// [`BucketListMeta`](super::BucketListMeta).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct BucketList {
    /// Id of the person it belongs to.
    pub user_id: String,
    /// At most 500 items.
    pub activities: Vec<Activity>,
    /// Moment when it was made.
    pub created_at: Timestamp,
    /// Moment of its latest change.
    pub updated_at: Timestamp,
    /// The year it is for, 2000–2099.
    pub year: i16,
    /// `user_name` of the person who made it, or the name where there is none.
    pub created_by_username: String,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Values for the fields that a bucket list lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BucketListDefaults {
    /// Id of the signed-in person.
    pub uid: String,
    /// The current moment.
    pub now: Timestamp,
    /// `user_name` of the signed-in person, or the name.
    pub user_name: String,
    /// Time zone of that person; decides the calendar year around New Year.
    pub zone: Zone,
}

/// Fills the fields that are missing or `null` and writes both moments in the stored form. Every other field, known or
/// not, stays as it is. Normalising twice changes nothing more.
///
/// # Errors
/// [`Invalid`] when one of the six fields is there and of the wrong kind; activities are not looked into, which
/// [`validate_bucket_list`] does.
///
/// ```
/// use wasm_core::domain::{normalise_bucket_list, BucketListDefaults, Record, Timestamp, Zone};
///
/// let now = Timestamp::from_epoch_ms(1_735_687_800_000)?; // 2024-12-31T23:30:00Z
/// let zone = Zone::from_offset_min(60)?;
/// let defaults = BucketListDefaults { uid: "u1".into(), now, user_name: "ada".into(), zone };
/// let list = normalise_bucket_list(Record::new(), &defaults)?;
/// assert_eq!(list["year"], 2025);
/// assert_eq!(list["createdAt"], "2024-12-31T23:30:00.000Z");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn normalise_bucket_list(
    mut record: Record,
    defaults: &BucketListDefaults,
) -> Result<Record, Invalid> {
    let now = defaults.now.to_json();
    fill(&mut record, "userId", || defaults.uid.clone().into());
    fill(&mut record, "activities", || Value::Array(Vec::new()));
    fill(&mut record, "createdAt", || now.clone());
    fill(&mut record, "updatedAt", || now.clone());
    fill(&mut record, "year", || {
        defaults.zone.year(defaults.now).into()
    });
    fill(&mut record, "createdByUsername", || {
        defaults.user_name.clone().into()
    });
    check_kinds(&record)?;
    for name in ["createdAt", "updatedAt"] {
        rewrite_moment(&mut record, name);
    }
    Ok(record)
}

/// Checks that the six fields are of the right type; validation checks their lengths and ranges.
fn check_kinds(record: &Record) -> Result<(), Invalid> {
    let mut check = Check::default();
    check.text(record, "userId", 0, usize::MAX);
    check.list(record, "activities", (usize::MAX, ""), |_, _| {});
    check.timestamp(record, "createdAt");
    check.timestamp(record, "updatedAt");
    check.whole(record, "year", i64::MIN, i64::MAX);
    check.text(record, "createdByUsername", 0, usize::MAX);
    check.finish()
}

fn fill(record: &mut Record, name: &str, default: impl FnOnce() -> Value) {
    if present(record, name).is_none() {
        record.insert(name.to_owned(), default());
    }
}

fn rewrite_moment(record: &mut Record, name: &str) {
    if let Some(value) = record.get_mut(name)
        && let Ok(moment) = Timestamp::from_json(value)
    {
        *value = moment.to_json();
    }
}

/// Lists the faults of a bucket list; empty if there are none. Cost: linear in the record.
pub fn validate_bucket_list(list: &Value) -> Vec<FieldError> {
    Check::object("", list, |check, record| {
        for name in [
            "userId",
            "activities",
            "createdAt",
            "updatedAt",
            "year",
            "createdByUsername",
        ] {
            check.required(record, name);
        }
        check_own_fields(check, record);
        check.list(
            record,
            "activities",
            (LIST_ACTIVITIES_MAX, "activities"),
            |check, activity| {
                check.is_object(activity, check_activity);
            },
        );
        check.unique_ids(record, "activities");
    })
}

fn check_own_fields(check: &mut Check, record: &Record) {
    check.text(record, "userId", 1, ID_MAX);
    check.timestamp(record, "createdAt");
    check.timestamp(record, "updatedAt");
    check.whole(record, "year", YEAR_FIRST.into(), YEAR_LAST.into());
    check.text(record, "createdByUsername", 1, NAME_MAX);
}
