//! Having done something together: one person says so in their list, the other confirms it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    BucketList, CopyFrom, EvidenceGrade, PointsEntry, PointsRule, TOGETHER_DAYS, apply_item_ops,
};
use wasm_core::error::Code;

use super::copies::{note_credits, take};
use crate::access::me::Me;
use crate::access::shown::{Shown, ShowsList};
use crate::domain::friendships::are_friends;
use crate::domain::lists::completion::{companions, is_recent, subject_of};
use crate::domain::lists::save;
use crate::domain::points::{self, Deed, award};
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
use crate::schema::collections::BUCKET_LISTS;
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Something a friend says was done together.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ConfirmTogether {
    /// Id of the item in the friend's list.
    item_id: String,
    /// Id of the friend.
    with_user_id: String,
}

/// Result of confirming.
#[derive(Serialize, ToSchema)]
pub(crate) struct Confirmed {
    /// The caller's list, in which the item is done now too.
    #[schema(value_type = Versioned<BucketList>)]
    list: Shown<BucketList>,
    /// Points of the caller for it.
    #[schema(value_type = PointsEntry)]
    points: Value,
}

impl ShowsList for Confirmed {
    const PLACE: &'static str = "/list";

    fn list(&mut self) -> &mut Shown<BucketList> {
        &mut self.list
    }
}

/// Confirms that something was done together: it counts for both, and is done in the caller's own list too.
pub(crate) fn confirm(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ConfirmTogether,
) -> Result<Confirmed, ApiError> {
    let friend = &asked.with_user_id;
    let (list, item) = item_with(transaction, me, asked)?;
    if !are_friends(transaction, friend, &me.uid)? {
        let message = "only what friends did together counts";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("notFriends"));
    }
    let subject = subject_of(&list.id, &asked.item_id);
    let deed = |uid, other| Deed {
        evidence: "friend",
        grade: EvidenceGrade::B,
        friend: Some(other),
        ..Deed::of(uid, PointsRule::ItemTogether, &subject)
    };
    // Saying it twice is saying it once, also when it is late by then.
    let is_known = transaction
        .get(
            &crate::schema::collections::POINTS,
            &deed(me.uid.as_str(), friend.as_str()).id(),
        )?
        .is_some();
    if !is_known && !is_recent(&item, me.now_ms) {
        let message = format!("this was done more than {TOGETHER_DAYS} days ago");
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("expired"));
    }
    let alone = Deed::of(friend, PointsRule::ItemAlone, &subject).id();
    points::void(transaction, &alone, "it was done with a friend", me.now_ms)?;
    award(transaction, &deed(friend, &me.uid), me.now_ms)?;
    let points = award(transaction, &deed(&me.uid, friend), me.now_ms)?;
    Ok(Confirmed {
        list: do_too(transaction, me, &list, &item)?,
        points: value(&points)?,
    })
}

/// The friend's item that names the caller, and the list it is in. To everybody else there is no such item.
fn item_with(
    transaction: &Transaction<'_>,
    me: &Me,
    asked: &ConfirmTogether,
) -> Result<(Document, Value), ApiError> {
    let lists = by!(BUCKET_LISTS.userId).all(transaction, [json!(asked.with_user_id)])?;
    for list in lists {
        let items = list.data["activities"].as_array().into_iter().flatten();
        let named = |item: &&Value| {
            item["id"] == asked.item_id
                && item["status"] == "done"
                && companions(item).contains(&&*me.uid)
        };
        if let Some(item) = items.clone().find(named).cloned() {
            return Ok((list, item));
        }
    }
    Err(ApiError::not_found("there is no such item"))
}

/// Ticks the item off in the caller's own list, which gets it first if it has no such item.
fn do_too(
    transaction: &mut Transaction<'_>,
    me: &Me,
    list: &Document,
    item: &Value,
) -> Result<Shown<BucketList>, ApiError> {
    let id = item["id"].as_str().unwrap_or_default().to_owned();
    let found = own_item(transaction, me, list, &id)?;
    let (own_id, own, own_item) = if let Some(found) = found {
        found
    } else {
        let (ids, year) = ([id.clone()], &list.data["year"]);
        let from = (year, CopyFrom::Somebody);
        let taken = take(transaction, me, list, Some(&ids), from)?;
        note_credits(transaction, &taken)?;
        (taken.list.id().to_owned(), taken.list.data().clone(), id)
    };
    let mut with = vec![list.data["userId"].clone()];
    let has = |item: &&Value| item["id"] == own_item;
    let mut items = own["activities"].as_array().into_iter().flatten();
    let before = items.find(has);
    let others = before.map(companions).unwrap_or_default();
    let others = others
        .into_iter()
        .filter(|other| list.data["userId"] != *other);
    with.extend(others.map(Value::from));
    let mut fields = json!({ "status": "done", "withUserIds": with });
    if before.is_none_or(|before| before["status"] != "done") {
        fields["doneAt"] = item["doneAt"].clone();
    }
    let ops = json!([{ "op": "set", "id": own_item, "fields": fields }]);
    let record = own.as_object().cloned().unwrap_or_default();
    let edited = apply_item_ops(&record, &ops, me.now()?);
    let edited = Value::Object(edited.map_err(|error| ApiError::coded(&error))?);
    // Written past `done::save`: the friend has said it already and need not be asked.
    let edited = Arc::new(edited);
    let version = save::save(transaction, &own_id, &edited, me.now_ms)?;
    Ok(Shown::of(&own_id, version, &edited))
}

/// The caller's own list and item that is the same wish: taken from there, or the one it was taken from.
fn own_item(
    transaction: &Transaction<'_>,
    me: &Me,
    list: &Document,
    id: &str,
) -> Result<Option<(String, Value, String)>, ApiError> {
    for own in by!(BUCKET_LISTS.userId).all(transaction, [json!(me.uid)])? {
        let items = own.data["activities"].as_array().into_iter().flatten();
        let same = |item: &&Value| {
            item["id"] == id
                || (item["source"]["activityId"] == id && item["source"]["listId"] == list.id)
        };
        if let Some(found) = items.clone().find(same) {
            let item_id = found["id"].as_str().unwrap_or_default().to_owned();
            return Ok(Some((own.id.clone(), (*own.data).clone(), item_id)));
        }
    }
    Ok(None)
}
