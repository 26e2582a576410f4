//! Taking items from one list into another: one's own of an earlier year, or those of somebody else.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{BucketList, CopyFrom, Record, copy_activities};
use wasm_core::error::Code;

use super::edit::{checked_save, list_of_year, new_list, no_such_list};
use crate::access::me::Me;
use crate::access::shown::{Shown, ShowsList};
use crate::access::visibility::seen;
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{BUCKET_LIST_META, BUCKET_LISTS, CREDITS, USERS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Items of one's own year to go on with in another.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CarryOverYear {
    /// The year they are from.
    from_year: i16,
    /// The year they are carried into; its list is made when there is none.
    to_year: i16,
    /// Ids of the items; all that are not done, if missing.
    item_ids: Option<Vec<String>>,
}

/// Items of somebody's list to have in one's own.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CloneItems {
    /// Id of the list they are from.
    list_id: String,
    /// Ids of the items; all of them, if missing.
    item_ids: Option<Vec<String>>,
    /// The year of one's own list; the one of the list they are from, if missing. It is made when there is none.
    to_year: Option<i16>,
    /// The secret of a link to that list.
    key: Option<String>,
}

/// Result of copying items.
#[derive(Serialize, ToSchema)]
pub(crate) struct Taken {
    /// The list they were taken into.
    #[schema(value_type = Versioned<BucketList>)]
    pub(crate) list: Shown<BucketList>,
    /// Ids of the items that are new in it.
    pub(crate) added: Vec<String>,
    /// Ids of the items it had already, or that are done.
    skipped: Vec<String>,
}

impl ShowsList for Taken {
    const PLACE: &'static str = "/list";

    fn list(&mut self) -> &mut Shown<BucketList> {
        &mut self.list
    }
}

/// Copies unfinished items into another year; the old year stays as it was.
pub(crate) fn carry_over_year(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CarryOverYear,
) -> Result<Taken, ApiError> {
    if asked.from_year == asked.to_year {
        return Err(ApiError::invalid("toYear must be another year"));
    }
    let source = list_of_year(transaction, &me.uid, &json!(asked.from_year))?;
    let source = source.ok_or_else(|| ApiError::not_found("there is no list of that year"))?;
    let (ids, year) = (asked.item_ids.as_deref(), json!(asked.to_year));
    take(transaction, me, &source, ids, (&year, CopyFrom::OwnYear))
}

/// Copies items of a list the caller may read into one of their own, with credit.
pub(crate) fn clone_items(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CloneItems,
) -> Result<Taken, ApiError> {
    let reader = me.asker(asked.key.as_deref());
    let found = seen(transaction, &reader, &BUCKET_LISTS, &asked.list_id)?;
    let (mut source, sight, _) = found.ok_or_else(no_such_list)?;
    if source.data["userId"] == me.uid {
        let message = "this list is your own; carry its items over to another year";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("own"));
    }
    source.data = sight.of(&source.data).into_owned().into();
    let year = asked
        .to_year
        .map_or_else(|| source.data["year"].clone(), |year| json!(year));
    let ids = asked.item_ids.as_deref();
    let had_list = list_of_year(transaction, &me.uid, &year)?.is_some();
    let taken = take(transaction, me, &source, ids, (&year, CopyFrom::Somebody))?;
    note_credits(transaction, &taken)?;
    if ids.is_none() && !had_list {
        note_origin(transaction, &taken.list, &source.id)?;
    }
    Ok(taken)
}

pub(crate) fn take(
    transaction: &mut Transaction<'_>,
    me: &Me,
    source: &Document,
    ids: Option<&[String]>,
    (year, from): (&Value, CopyFrom),
) -> Result<Taken, ApiError> {
    let (id, target) = if let Some(list) = list_of_year(transaction, &me.uid, year)? {
        (list.id, (*list.data).clone())
    } else {
        let given = Record::from_iter([("year".to_owned(), year.clone())]);
        let id = uuid::Uuid::now_v7().to_string();
        (id, new_list(transaction, me, given)?)
    };
    let record = |list: &Value| list.as_object().cloned().unwrap_or_default();
    let (from_list, target) = (record(&source.data), record(&target));
    let copied = copy_activities((&source.id, &from_list), ids, &target, from, me.now()?);
    let copied = copied.map_err(|error| ApiError::coded(&error))?;
    let list = Arc::new(Value::Object(copied.list));
    let version = checked_save(transaction, me, &id, &list)?;
    Ok(Taken {
        list: Shown::of(&id, version, &list),
        added: copied.added,
        skipped: copied.skipped,
    })
}

/// Remembers whose names the list has now, so that they can be taken off it again when those people leave.
pub(crate) fn note_credits(
    transaction: &mut Transaction<'_>,
    taken: &Taken,
) -> Result<(), ApiError> {
    let activities = taken.list.data()["activities"].as_array();
    let added = activities
        .into_iter()
        .flatten()
        .filter(|item| taken.added.iter().any(|id| item["id"] == **id));
    let names: BTreeSet<&str> = added
        .filter_map(|item| item["source"]["userName"].as_str())
        .collect();
    for name in names {
        if let Some(user) = by!(USERS.user_name).first(transaction, [json!(name)])? {
            let id = format!("{}_{}", taken.list.id(), user.id);
            let credit = json!({ "uid": user.id, "listId": taken.list.id(), "userName": name });
            transaction.put(&CREDITS, &id, credit)?;
        }
    }
    Ok(())
}

/// A list that began as a copy of another says so.
fn note_origin(
    transaction: &mut Transaction<'_>,
    list: &Shown<BucketList>,
    source_id: &str,
) -> Result<(), ApiError> {
    let meta = transaction.get(&BUCKET_LIST_META, list.id())?;
    let mut data = meta.map_or_else(|| json!({}), |meta| (*meta.data).clone());
    data["clonedFrom"] = json!(source_id);
    transaction.put(&BUCKET_LIST_META, list.id(), data)?;
    Ok(())
}
