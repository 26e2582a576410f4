//! Bucket lists: one per person and year, edited item by item.

use serde_json::{Value, json};
use wasm_core::domain::{
    DOCUMENT_BYTES_MOST, Record, Timestamp, apply_item_ops, normalise_bucket_list,
    validate_bucket_list,
};
use wasm_core::error::Code;

use super::idempotency::Once;
use super::protocol::{Call, Done};
use crate::collections::{BUCKET_LIST_META, BUCKET_LISTS, USERS};
use crate::error::ApiError;
use crate::lists::{defaults, save};
use crate::rules::{Actor, Sight, Subject, read};
use crate::store::{Document, Find, Transaction, transact};

/// `{year?, activities?, idempotencyKey}` → `{id, version, data}`; the list of that year if there is one.
pub(super) async fn upsert(call: Call<'_>) -> Result<Done, ApiError> {
    let once = Once::of(&call, "upsertBucketList")?;
    let uid = call.person()?.uid.clone();
    let now_ms = call.app.clock.now_ms();
    let mut given = Record::new();
    for field in ["year", "activities"] {
        given.extend(
            call.data
                .get(field)
                .map(|value| (field.to_owned(), value.clone())),
        );
    }
    let answer = transact(&*call.app.store, move |transaction| {
        once.run(transaction, |transaction| {
            upsert_in(transaction, &uid, given.clone(), now_ms)
        })
    });
    Ok(answer.await?.into())
}

fn upsert_in(
    transaction: &mut Transaction<'_>,
    uid: &str,
    given: Record,
    now_ms: i64,
) -> Result<Value, ApiError> {
    let user = transaction.get(&USERS, uid)?;
    let user = user.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
    let defaults = defaults(uid, &user.data, now_ms).map_err(ApiError::internal)?;
    let list = normalise_bucket_list(given, &defaults).map_err(|error| ApiError::coded(&error))?;
    let list = Value::Object(list);
    if let Some(existing) = list_of_year(transaction, uid, &list["year"])? {
        return Ok(shown(&existing.id, existing.version, &existing.data));
    }
    let id = uuid::Uuid::now_v7().to_string();
    let version = checked_save(transaction, &id, &list, now_ms)?;
    Ok(shown(&id, version, &list))
}

/// `{listId, ops, ifVersion?, idempotencyKey}` → `{list: {id, version, data}, applied}`
pub(super) async fn edit_items(call: Call<'_>) -> Result<Done, ApiError> {
    let once = Once::of(&call, "editBucketItems")?;
    let edit = Edit {
        uid: call.person()?.uid.clone(),
        list_id: call.data["listId"].as_str().unwrap_or_default().to_owned(),
        ops: call.data["ops"].clone(),
        if_version: if_version(&call.data)?,
        now_ms: call.app.clock.now_ms(),
    };
    let answer = transact(&*call.app.store, move |transaction| {
        once.run(transaction, |transaction| edit_in(transaction, &edit))
    });
    Ok(answer.await?.into())
}

/// Edits somebody wants to make to a list.
struct Edit {
    uid: String,
    list_id: String,
    ops: Value,
    if_version: Option<u64>,
    now_ms: i64,
}

fn edit_in(transaction: &mut Transaction<'_>, edit: &Edit) -> Result<Value, ApiError> {
    let (list, sight) = editable(transaction, edit)?;
    if edit
        .if_version
        .is_some_and(|version| version != list.version)
    {
        let current = shown(&list.id, list.version, &sight.of(&list.data));
        let message = "the list was changed meanwhile; look at it again";
        return Err(ApiError::new(Code::Aborted, message)
            .with_reason("version")
            .with_detail("current", current));
    }
    let record = list.data.as_object().cloned().unwrap_or_default();
    let edited = apply_item_ops(&record, &edit.ops, timestamp(edit.now_ms)?);
    let edited = Value::Object(edited.map_err(|error| ApiError::coded(&error))?);
    let applied = edit.ops.as_array().map_or(0, Vec::len);
    let version = if applied == 0 {
        list.version
    } else {
        checked_save(transaction, &list.id, &edited, edit.now_ms)?
    };
    Ok(json!({ "list": shown(&list.id, version, &sight.of(&edited)), "applied": applied }))
}

/// The list, if the person may edit its items: the owner and co-editors may.
fn editable(transaction: &Transaction<'_>, edit: &Edit) -> Result<(Document, Sight), ApiError> {
    let absent = || ApiError::not_found("there is no such list");
    let list = transaction
        .get(&BUCKET_LISTS, &edit.list_id)?
        .ok_or_else(absent)?;
    let meta = transaction.get(&BUCKET_LIST_META, &edit.list_id)?;
    let subject = Subject {
        collection: &BUCKET_LISTS,
        id: &list.id,
        before: Some(&list.data),
        after: None,
        beside: meta.as_ref().map(|meta| &*meta.data),
        signature: None,
    };
    let actor = Actor::Person(&edit.uid);
    let sight = read(actor, &subject).ok_or_else(absent)?;
    crate::rules::edit_items(actor, &subject).map_err(ApiError::refusal)?;
    Ok((list, sight))
}

fn checked_save(
    transaction: &mut Transaction<'_>,
    id: &str,
    list: &Value,
    now_ms: i64,
) -> Result<u64, ApiError> {
    ApiError::refuse_fields(validate_bucket_list(list))?;
    if list.to_string().len() > DOCUMENT_BYTES_MOST {
        return Err(ApiError::invalid("the list would be larger than 256 KiB"));
    }
    Ok(save(transaction, id, list.clone(), now_ms)?)
}

fn list_of_year(
    transaction: &Transaction<'_>,
    uid: &str,
    year: &Value,
) -> Result<Option<Document>, ApiError> {
    let index = BUCKET_LISTS
        .index("year")
        .ok_or_else(|| ApiError::internal("no such index"))?;
    let values = vec![json!(uid), year.clone()];
    let find = Find {
        collection: &BUCKET_LISTS,
        index,
        values,
        after: None,
        limit: 1,
    };
    Ok(transaction.find(&find)?.documents.pop())
}

fn if_version(data: &Value) -> Result<Option<u64>, ApiError> {
    match data.get("ifVersion") {
        None | Some(Value::Null) => Ok(None),
        Some(version) => {
            let wrong = || ApiError::invalid("ifVersion must be the number of a version");
            version.as_u64().map(Some).ok_or_else(wrong)
        }
    }
}

fn timestamp(now_ms: i64) -> Result<Timestamp, ApiError> {
    Timestamp::from_epoch_ms(now_ms).map_err(ApiError::internal)
}

fn shown(id: &str, version: u64, data: &Value) -> Value {
    json!({ "id": id, "version": version, "data": data })
}
