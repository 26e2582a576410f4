//! Bucket lists: one per person and year, edited item by item.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    Activity, BucketList, DOCUMENT_BYTES_MAX, ItemOp, ItemOpError, Record, apply_item_ops,
    new_errors, normalise_bucket_list, validate_bucket_list,
};
use wasm_core::error::Code;

use crate::access::me::Me;
use crate::access::rules::{Sight, edit_items};
use crate::access::shown::{Shown, ShowsList};
use crate::access::visibility::{seen, subject};
use crate::domain::lists::completion::save;
use crate::domain::lists::save::defaults;
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::BUCKET_LISTS;
use crate::schema::json_length::json_length;
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// A list to have for a year.
#[derive(Deserialize, ToSchema)]
pub(crate) struct UpsertBucketList {
    /// The year, this one if missing.
    #[schema(value_type = Option<i16>)]
    year: Option<Value>,
    /// First activities, if there is no list yet.
    #[schema(value_type = Option<Vec<Activity>>)]
    activities: Option<Value>,
}

/// Edits of a list's items, applied all or none.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EditBucketItems {
    /// Id of the list.
    list_id: String,
    /// The edits, in order.
    #[schema(value_type = Vec<ItemOp>)]
    ops: Value,
    /// Refuses the edits when the list is not at this version any more.
    if_version: Option<u64>,
    /// The secret of a link that is good for editing.
    key: Option<String>,
}

/// The list after the edits.
#[derive(Serialize, ToSchema)]
pub(crate) struct EditedBucketItems {
    /// The list.
    #[schema(value_type = Versioned<BucketList>)]
    list: Shown<BucketList>,
    /// Number of edits that were applied.
    applied: usize,
}

impl ShowsList for EditedBucketItems {
    const PLACE: &'static str = "/list";

    fn list(&mut self) -> &mut Shown<BucketList> {
        &mut self.list
    }
}

/// The list of that year; the existing one if there is one.
pub(crate) fn upsert(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &UpsertBucketList,
) -> Result<Shown<BucketList>, ApiError> {
    let given = [("year", &asked.year), ("activities", &asked.activities)];
    let given = given
        .into_iter()
        .filter_map(|(field, value)| Some((field.to_owned(), value.clone()?)));
    let list = Arc::new(new_list(transaction, me, given.collect())?);
    if let Some(existing) = list_of_year(transaction, &me.uid, &list["year"])? {
        return Ok(Shown::of(&existing.id, existing.version, &existing.data));
    }
    let id = uuid::Uuid::now_v7().to_string();
    let version = checked_save(transaction, me, &id, &list)?;
    Ok(Shown::of(&id, version, &list))
}

/// A list of the caller's with everything that was not given filled in; not saved yet.
pub(crate) fn new_list(
    transaction: &Transaction<'_>,
    me: &Me,
    given: Record,
) -> Result<Value, ApiError> {
    let user = me.user(transaction)?;
    let defaults = defaults(&me.uid, &user.data, me.now_ms).map_err(ApiError::internal)?;
    let list = normalise_bucket_list(given, &defaults).map_err(|error| ApiError::coded(&error))?;
    Ok(Value::Object(list))
}

/// Edits the items of a list, if the caller may.
pub(crate) fn edit(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &EditBucketItems,
) -> Result<EditedBucketItems, ApiError> {
    let (list, sight) = editable(transaction, me, asked)?;
    if asked
        .if_version
        .is_some_and(|version| version != list.version)
    {
        return Err(changed_meanwhile(&list, sight));
    }
    let empty = Record::new();
    let record = list.data.as_object().unwrap_or(&empty);
    if sight == Sight::WithoutHidden {
        refuse_hidden(record, &asked.ops)?;
    }
    let edited = apply_item_ops(record, &asked.ops, me.now()?);
    let edited = edited.map_err(|error| ApiError::coded(&error))?;
    let edited = Arc::new(Value::Object(edited));
    let applied = asked.ops.as_array().map_or(0, Vec::len);
    let version = if applied == 0 {
        list.version
    } else {
        checked_save(transaction, me, &list.id, &edited)?
    };
    let list = Shown::through(sight, &list.id, version, &edited);
    Ok(EditedBucketItems { list, applied })
}

/// Refuses edits of activities that the owner hides, which are not there for a co-editor, and hiding some.
fn refuse_hidden(list: &Record, ops: &Value) -> Result<(), ApiError> {
    let is_hidden = |id: &Value| {
        let mut activities = list.get("activities")?.as_array()?.iter();
        activities.find(|item| item["id"] == *id && item["hidden"] == true)
    };
    for op in ops.as_array().into_iter().flatten() {
        if is_hidden(&op["id"]).is_some() {
            let id = op["id"].as_str().unwrap_or_default().to_owned();
            return Err(ApiError::coded(&ItemOpError::NotFound(id)));
        }
        if op["fields"]["hidden"] == true || op["activity"]["hidden"] == true {
            return Err(ApiError::denied(
                "only the owner of a list hides activities",
            ));
        }
    }
    Ok(())
}

fn changed_meanwhile(list: &Document, sight: Sight) -> ApiError {
    let message = "the list was changed meanwhile; look at it again";
    let current = json!(Shown::<BucketList>::of(
        &list.id,
        list.version,
        &sight.of(&list.data)
    ));
    ApiError::new(Code::Aborted, message)
        .with_reason("version")
        .with_detail("current", current)
}

/// The list, if the caller may edit its items: the owner and co-editors may.
fn editable(
    transaction: &Transaction<'_>,
    me: &Me,
    asked: &EditBucketItems,
) -> Result<(Document, Sight), ApiError> {
    let reader = me.asker(asked.key.as_deref());
    let found = seen(transaction, &reader, &BUCKET_LISTS, &asked.list_id)?;
    let (list, sight, evidence) = found.ok_or_else(no_such_list)?;
    let subject = subject(&list.id, &list.data, &evidence);
    edit_items(&reader, &subject).map_err(ApiError::refusal)?;
    Ok((list, sight))
}

/// There is no such list, or the caller may not know that there is.
pub(crate) fn no_such_list() -> ApiError {
    ApiError::not_found("there is no such list")
}

/// Saves a list that is as it must be.
pub(crate) fn checked_save(
    transaction: &mut Transaction<'_>,
    me: &Me,
    id: &str,
    list: &Arc<Value>,
) -> Result<u64, ApiError> {
    let before = transaction.get(&BUCKET_LISTS, id)?;
    let errors = new_errors(validate_bucket_list(list), || {
        before.map_or_else(Vec::new, |before| validate_bucket_list(&before.data))
    });
    ApiError::refuse_fields(errors)?;
    if json_length(list) > DOCUMENT_BYTES_MAX {
        return Err(ApiError::invalid("the list would be larger than 256 KiB"));
    }
    save(transaction, (id, list), &me.uid, me.now_ms)
}

/// Somebody's list of that year.
pub(crate) fn list_of_year(
    transaction: &Transaction<'_>,
    uid: &str,
    year: &Value,
) -> Result<Option<Document>, ApiError> {
    let values = [json!(uid), year.clone()];
    by!(BUCKET_LISTS.year).first(transaction, values)
}
