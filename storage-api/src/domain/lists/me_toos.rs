//! "Me too": people with and without an account tell the owner of a list that they want one of its items as well.
//!
//! A guest is known by a secret that their device made. Only its hash is kept; it takes the guest's words back, and
//! [`claim`] moves them to the account that the guest makes later.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::validate_guest_name;
use wasm_core::error::Code;

use super::edit::no_such_list;
use crate::access::auth::secret;
use crate::access::me::{Me, Visitor};
use crate::access::visibility::seen;
use crate::clock::iso;
use crate::domain::friendships::blocks;
use crate::domain::notifications::notify_with_id;
use crate::error::ApiError;
use crate::schema::collections::{BUCKET_LISTS, ME_TOOS, NOTIFICATIONS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// People who want one item.
const ITEM_ME_TOOS_MAX: usize = 50;
/// The same of all items of a list together.
const LIST_ME_TOOS_MAX: usize = 1_000;
/// Shortest secret of a guest, in characters.
const GUEST_SECRET_LENGTH_MIN: usize = 32;
/// Longest secret of a guest, in characters.
const GUEST_SECRET_LENGTH_MAX: usize = 128;

/// An item of somebody's list that the caller wants too.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AddMeToo {
    /// Id of the list.
    list_id: String,
    /// Id of the item.
    item_id: String,
    /// The secret of a link to that list.
    key: Option<String>,
    /// Name of a caller who is not signed in.
    guest_name: Option<String>,
    /// 32 to 128 random characters of a caller who is not signed in, the same for all that they want.
    guest_secret: Option<String>,
}

/// Something that the caller does not want any more, or that the owner of the list removes.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RemoveMeToo {
    /// Id that `addMeToo` answered with.
    id: String,
    /// The secret of a guest.
    guest_secret: Option<String>,
}

/// Answers that a guest gave before they signed in.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ClaimMeToos {
    /// The secret of the guest.
    guest_secret: String,
}

/// One person's "me too".
#[derive(Serialize, ToSchema)]
pub(crate) struct MeTooId {
    /// Its id.
    id: String,
}

/// Number of a guest's "me too" that belong to the caller now.
#[derive(Serialize, ToSchema)]
pub(crate) struct ClaimedMeToos {
    /// Number of answers that are the account's now.
    claimed: usize,
}

/// Person or guest who wants something.
struct Wanter {
    uid: Option<String>,
    name: String,
    /// Hash that tells one from another.
    guest: String,
}

impl Wanter {
    fn of(
        transaction: &Transaction<'_>,
        visitor: &Visitor,
        asked: &AddMeToo,
    ) -> Result<Self, ApiError> {
        if let Some(me) = &visitor.me {
            return Self::person(transaction, me);
        }
        let name = asked.guest_name.as_deref().unwrap_or_default().trim();
        ApiError::refuse_fields(validate_guest_name(name))?;
        Ok(Self {
            uid: None,
            name: name.to_owned(),
            guest: guest_hash(asked.guest_secret.as_deref().unwrap_or_default())?,
        })
    }

    fn person(transaction: &Transaction<'_>, me: &Me) -> Result<Self, ApiError> {
        let user = me.user(transaction)?;
        let text = |field: &str| user.data[field].as_str().filter(|text| !text.is_empty());
        let name = text("name").or_else(|| text("user_name"));
        Ok(Self {
            uid: Some(me.uid.clone()),
            name: name.unwrap_or_default().to_owned(),
            guest: secret::hash(&format!("person {}", me.uid)),
        })
    }

    /// Id of their "me too" on an item: one each, however often they say so.
    fn id(&self, list_id: &str, item_id: &str) -> String {
        secret::hash(&format!("{list_id} {item_id} {}", self.guest))
    }
}

/// Notes that the caller wants an item of a list they can see, and tells its owner.
pub(crate) fn add(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &AddMeToo,
) -> Result<MeTooId, ApiError> {
    let reader = visitor.asker(asked.key.as_deref());
    let found = seen(transaction, &reader, &BUCKET_LISTS, &asked.list_id)?;
    let (list, sight, _) = found.ok_or_else(no_such_list)?;
    let owner = list.data["userId"].as_str().unwrap_or_default();
    if visitor.me.as_ref().is_some_and(|me| me.uid == owner) {
        let message = "this list is your own";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("own"));
    }
    let visible = sight.of(&list.data);
    let mut items = visible["activities"].as_array().into_iter().flatten();
    let item = items.find(|item| item["id"] == asked.item_id);
    let item = item.ok_or_else(|| ApiError::not_found("there is no such item"))?;
    let wanter = Wanter::of(transaction, visitor, asked)?;
    let id = wanter.id(&list.id, &asked.item_id);
    if let Some(before) = transaction.get(&ME_TOOS, &id)? {
        let mut data = (*before.data).clone();
        data["name"] = json!(wanter.name);
        transaction.put(&ME_TOOS, &id, data)?;
        return Ok(MeTooId { id });
    }
    let on_list = by!(ME_TOOS.listId).all(transaction, [json!(list.id)])?;
    refuse_crowd(&on_list, &asked.item_id)?;
    let notice = tell(
        transaction,
        &list,
        item,
        (&wanter, &on_list),
        visitor.now_ms,
    )?;
    let mut me_too = json!({
        "listId": list.id, "itemId": asked.item_id, "ownerId": owner, "name": wanter.name,
        "at": iso(visitor.now_ms), "guest": wanter.guest, "noticeId": notice,
    });
    if let Some(uid) = &wanter.uid {
        me_too["userId"] = json!(uid);
    }
    transaction.put(&ME_TOOS, &id, me_too)?;
    Ok(MeTooId { id })
}

/// Removes one: for the person or guest whose it is, and for the owner of the list.
pub(crate) fn remove(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &RemoveMeToo,
) -> Result<MeTooId, ApiError> {
    let absent = || ApiError::not_found("there is no such \"me too\"");
    let found = transaction.get(&ME_TOOS, &asked.id)?.ok_or_else(absent)?;
    let of_person = visitor
        .me
        .as_ref()
        .is_some_and(|me| found.data["ownerId"] == me.uid || found.data["userId"] == me.uid);
    let of_guest = match asked.guest_secret.as_deref() {
        Some(given) => secret::is_same(&guest_hash(given)?, guest_of(&found)),
        None => false,
    };
    if !of_person && !of_guest {
        return Err(absent());
    }
    transaction.delete(&ME_TOOS, &found.id)?;
    forget_notice(transaction, &found)?;
    Ok(MeTooId { id: found.id })
}

/// Moves what a guest wanted to the account they have now, so that the owner of the list sees the person.
pub(crate) fn claim(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ClaimMeToos,
) -> Result<ClaimedMeToos, ApiError> {
    let wanter = Wanter::person(transaction, me)?;
    let guest = guest_hash(&asked.guest_secret)?;
    let mut claimed = 0;
    for found in by!(ME_TOOS.guest).all(transaction, [json!(guest)])? {
        transaction.delete(&ME_TOOS, &found.id)?;
        let text = |field: &str| found.data[field].as_str().unwrap_or_default();
        let owner = text("ownerId");
        let id = wanter.id(text("listId"), text("itemId"));
        let is_apart = blocks(transaction, owner, &me.uid)? || blocks(transaction, &me.uid, owner)?;
        if owner == me.uid || is_apart || transaction.get(&ME_TOOS, &id)?.is_some() {
            forget_notice(transaction, &found)?;
            continue;
        }
        let mut data = (*found.data).clone();
        data["guest"] = json!(wanter.guest);
        data["userId"] = json!(me.uid);
        data["name"] = json!(wanter.name);
        name_notice(transaction, &data, &wanter)?;
        transaction.put(&ME_TOOS, &id, data)?;
        claimed += 1;
    }
    Ok(ClaimedMeToos { claimed })
}

fn guest_of(me_too: &Document) -> &str {
    me_too.data["guest"].as_str().unwrap_or_default()
}

fn guest_hash(guest_secret: &str) -> Result<String, ApiError> {
    let length = guest_secret.chars().count();
    if !(GUEST_SECRET_LENGTH_MIN..=GUEST_SECRET_LENGTH_MAX).contains(&length) {
        let message = format!(
            "guestSecret must have {GUEST_SECRET_LENGTH_MIN} to {GUEST_SECRET_LENGTH_MAX} characters"
        );
        return Err(ApiError::invalid(message));
    }
    Ok(secret::hash(&format!("guest {guest_secret}")))
}

/// Refuses one more where a crowd has gathered already: names come without an account.
fn refuse_crowd(on_list: &[Document], item_id: &str) -> Result<(), ApiError> {
    let on_item = on_list
        .iter()
        .filter(|other| other.data["itemId"] == item_id);
    if on_item.count() < ITEM_ME_TOOS_MAX && on_list.len() < LIST_ME_TOOS_MAX {
        return Ok(());
    }
    let message = "so many people want this already that no more names fit";
    Err(ApiError::new(Code::ResourceExhausted, message).with_reason("crowded"))
}

/// Notifies the owner, unless they muted it. Until they have read it, one notification speaks of all that the same person wants.
fn tell(
    transaction: &mut Transaction<'_>,
    list: &Document,
    item: &Value,
    (wanter, on_list): (&Wanter, &[Document]),
    now_ms: i64,
) -> Result<Option<String>, ApiError> {
    let owner = list.data["userId"].as_str().unwrap_or_default();
    let theirs = on_list
        .iter()
        .filter(|other| guest_of(other) == wanter.guest);
    for id in theirs.filter_map(|other| other.data["noticeId"].as_str()) {
        let Some(notice) = transaction.get(&NOTIFICATIONS, id)? else {
            continue;
        };
        if notice.data["readAt"].is_null() {
            let mut data = (*notice.data).clone();
            data["count"] = json!(data["count"].as_u64().unwrap_or(1) + 1);
            transaction.put(&NOTIFICATIONS, id, data)?;
            return Ok(Some(id.to_owned()));
        }
    }
    let mut about = json!({
        "listId": list.id, "year": list.data["year"], "itemId": item["id"], "title": item["title"],
        "name": wanter.name,
    });
    if let Some(uid) = &wanter.uid {
        about["from"] = json!(uid);
    }
    notify_with_id(transaction, owner, "meToo", &about, now_ms)
}

/// Deletes a notification when nothing that it speaks of is left; else it speaks of one less.
fn forget_notice(transaction: &mut Transaction<'_>, me_too: &Document) -> Result<(), ApiError> {
    let Some(id) = me_too.data["noticeId"].as_str() else {
        return Ok(());
    };
    let Some(notice) = transaction.get(&NOTIFICATIONS, id)? else {
        return Ok(());
    };
    let list = [me_too.data["listId"].clone()];
    let on_list = by!(ME_TOOS.listId).all(transaction, list)?;
    let left = on_list.iter().filter(|other| other.data["noticeId"] == id);
    let count = left.count();
    if count == 0 {
        transaction.delete(&NOTIFICATIONS, id)?;
    } else {
        let mut data = (*notice.data).clone();
        data["count"] = json!(count);
        transaction.put(&NOTIFICATIONS, id, data)?;
    }
    Ok(())
}

/// Puts the person into the notification that spoke of a guest.
fn name_notice(
    transaction: &mut Transaction<'_>,
    me_too: &Value,
    wanter: &Wanter,
) -> Result<(), ApiError> {
    let Some(id) = me_too["noticeId"].as_str() else {
        return Ok(());
    };
    if let Some(notice) = transaction.get(&NOTIFICATIONS, id)? {
        let mut data = (*notice.data).clone();
        data["from"] = json!(wanter.uid);
        data["name"] = json!(wanter.name);
        transaction.put(&NOTIFICATIONS, id, data)?;
    }
    Ok(())
}
