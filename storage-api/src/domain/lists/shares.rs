//! Visibility of lists and plans, their secret links, and their co-editors.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    BucketListMeta, LinkRole, Timestamp, Visibility, friendship_id, validate_bucket_list_meta,
    validate_plan,
};
use wasm_core::error::Code;

use super::edit::no_such_list;
use crate::access::auth::secret::random_secret;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::access::visibility::seen;
use crate::domain::lists::save::{end_link, publish_places, touch};
use crate::domain::notifications::notify;
use crate::domain::plans::no_such_plan;
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
use crate::schema::collections::{BUCKET_LIST_META, BUCKET_LISTS, FRIENDSHIPS, PLANS};
use crate::store::{Document, Transaction};

/// Types that can be shared.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ShareType {
    /// A bucket list.
    BucketList,
    /// A plan.
    Plan,
}

/// New visibility of something.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SetShare {
    /// Type of the thing.
    #[serde(rename = "type")]
    kind: ShareType,
    /// Its id.
    id: String,
    /// New visibility.
    visibility: Visibility,
    /// True if everybody with a secret link sees it beside friends; as it was, if missing. Only with the visibility
    /// `friends`.
    with_link: Option<bool>,
    /// Purpose of the secret link; reading, if missing. Only where a link is set.
    role: Option<LinkRole>,
    /// Moment when the secret link stops working; never, if missing. Only where a link is set.
    expires: Option<Timestamp>,
    /// Ids of the friends who edit it with the owner; as it was, if missing.
    editors: Option<Vec<String>>,
}

/// Something that shall not be shared any more.
#[derive(Deserialize, ToSchema)]
pub(crate) struct RevokeShare {
    /// Type of the thing.
    #[serde(rename = "type")]
    kind: ShareType,
    /// Its id.
    id: String,
}

/// Visibility of something now.
#[derive(Serialize, ToSchema)]
pub(crate) struct Shared {
    /// Path of its page, with the secret of the link where there is one: `/2026/{id}?k=…`, `/plan/{id}?k=…`. `null` when
    /// nobody else may open it.
    #[schema(required = true)]
    url: Option<String>,
    /// Sharing state now. Of a plan these are fields of its own.
    #[schema(value_type = Versioned<BucketListMeta>)]
    meta: Shown,
}

/// Fields that say who may see something.
const SHARE_FIELDS: [&str; 5] = [
    "visibility",
    "linkToken",
    "linkRole",
    "linkExpiresAt",
    "editors",
];

/// Sets who may see something. A link that is set again keeps its secret, unless it has expired.
pub(crate) fn set_share(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &SetShare,
) -> Result<Shared, ApiError> {
    change(
        transaction,
        me,
        (asked.kind, &asked.id),
        |transaction, share| {
            let was_for_friends = matches!(share["visibility"].as_str(), None | Some("friends"));
            share["visibility"] = value(&asked.visibility)?;
            match (asked.visibility, asked.with_link) {
                (Visibility::Link, _) | (Visibility::Friends, Some(true)) => {
                    set_link(share, me, asked)?;
                }
                (Visibility::Friends, None) if was_for_friends => {}
                _ => end_link(share),
            }
            if let Some(editors) = &asked.editors {
                check_friends(transaction, me, editors)?;
                share["editors"] = json!(editors);
            }
            Ok(())
        },
    )
}

/// Makes a link worthless. What only those with the link could see becomes private.
pub(crate) fn revoke_share(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &RevokeShare,
) -> Result<Shared, ApiError> {
    change(transaction, me, (asked.kind, &asked.id), |_, share| {
        end_link(share);
        if share["visibility"] == "link" {
            share["visibility"] = json!("private");
        }
        Ok(())
    })
}

/// Changes what says who may see something: the record beside a list, fields of a plan.
fn change(
    transaction: &mut Transaction<'_>,
    me: &Me,
    (kind, id): (ShareType, &str),
    edit: impl Fn(&Transaction<'_>, &mut Value) -> Result<(), ApiError>,
) -> Result<Shared, ApiError> {
    match kind {
        ShareType::BucketList => {
            let (list, before) = own(transaction, me, id)?;
            let mut meta = before.clone();
            edit(transaction, &mut meta)?;
            notify_new_editors(transaction, me, &list, (&before, &meta))?;
            save(transaction, me, &list, meta)
        }
        ShareType::Plan => {
            let plan = own_plan(transaction, me, id)?;
            let mut data = (*plan.data).clone();
            edit(transaction, &mut data)?;
            save_plan(transaction, id, data)
        }
    }
}

/// The caller's own list, and what is known about it.
fn own(transaction: &Transaction<'_>, me: &Me, id: &str) -> Result<(Document, Value), ApiError> {
    let found = seen(transaction, &me.asker(None), &BUCKET_LISTS, id)?;
    let (list, _, evidence) = found.ok_or_else(no_such_list)?;
    if list.data["userId"] != me.uid {
        return Err(ApiError::denied("only its owner shares a list"));
    }
    let meta = evidence.beside.as_deref().cloned();
    Ok((list, meta.unwrap_or_else(|| json!({}))))
}

fn own_plan(transaction: &Transaction<'_>, me: &Me, id: &str) -> Result<Document, ApiError> {
    let found = seen(transaction, &me.asker(None), &PLANS, id)?;
    let (plan, _, _) = found.ok_or_else(no_such_plan)?;
    if plan.data["ownerId"] != me.uid {
        return Err(ApiError::denied("only its owner shares a plan"));
    }
    Ok(plan)
}

fn set_link(meta: &mut Value, me: &Me, asked: &SetShare) -> Result<(), ApiError> {
    let now = me.now()?;
    if asked.expires.is_some_and(|expires| expires <= now) {
        return Err(ApiError::invalid("expires must be in the future").with_reason("past"));
    }
    let expired = Timestamp::from_json(&meta["linkExpiresAt"]).is_ok_and(|moment| moment <= now);
    if meta["linkToken"].is_null() || expired {
        meta["linkToken"] = json!(random_secret());
    }
    meta["linkRole"] = value(&asked.role.unwrap_or_default())?;
    meta["linkExpiresAt"] = asked.expires.map_or(Value::Null, Timestamp::to_json);
    Ok(())
}

/// Only friends can be made co-editors.
fn check_friends(
    transaction: &Transaction<'_>,
    me: &Me,
    editors: &[String],
) -> Result<(), ApiError> {
    for uid in editors {
        let friendship = transaction.get(&FRIENDSHIPS, &friendship_id(&me.uid, uid))?;
        if friendship.is_none() {
            let message = "only friends can edit a list with you";
            return Err(ApiError::new(Code::FailedPrecondition, message)
                .with_reason("notFriends")
                .with_detail("uid", json!(uid)));
        }
    }
    Ok(())
}

/// Notifies the friends who can edit a list from now on.
fn notify_new_editors(
    transaction: &mut Transaction<'_>,
    me: &Me,
    list: &Document,
    (before, now): (&Value, &Value),
) -> Result<(), ApiError> {
    let about = json!({ "from": me.uid, "listId": list.id, "year": list.data["year"] });
    let former: Vec<&str> = editors(before).collect();
    for uid in editors(now).filter(|uid| !former.contains(uid)) {
        notify(transaction, uid, "listEditorAdded", &about, me.now_ms)?;
    }
    Ok(())
}

fn editors(meta: &Value) -> impl Iterator<Item = &str> {
    let editors = meta["editors"].as_array().into_iter().flatten();
    editors.filter_map(Value::as_str)
}

fn save(
    transaction: &mut Transaction<'_>,
    me: &Me,
    list: &Document,
    mut meta: Value,
) -> Result<Shared, ApiError> {
    without_nulls(&mut meta);
    ApiError::refuse_fields(validate_bucket_list_meta(&meta))?;
    let version = transaction.put(&BUCKET_LIST_META, &list.id, meta.clone())?;
    publish_places(transaction, &list.data, &meta)?;
    touch(transaction, &me.uid, me.now_ms)?;
    Ok(Shared {
        url: url(&format!("/{}/{}", list.data["year"], list.id), &meta),
        meta: Shown::of(&list.id, version, &meta),
    })
}

fn save_plan(
    transaction: &mut Transaction<'_>,
    id: &str,
    mut plan: Value,
) -> Result<Shared, ApiError> {
    without_nulls(&mut plan);
    ApiError::refuse_fields(validate_plan(&plan))?;
    let version = transaction.put(&PLANS, id, plan.clone())?;
    let said = SHARE_FIELDS
        .iter()
        .filter_map(|field| Some(((*field).to_owned(), plan.get(*field)?.clone())));
    let share = Value::Object(said.collect());
    Ok(Shared {
        url: url(&format!("/plan/{id}"), &share),
        meta: Shown::of(id, version, &share),
    })
}

fn without_nulls(record: &mut Value) {
    if let Some(fields) = record.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
}

fn url(page: &str, share: &Value) -> Option<String> {
    match (share["visibility"].as_str(), share["linkToken"].as_str()) {
        (Some("link" | "friends"), Some(token)) => Some(format!("{page}?k={token}")),
        (Some("private"), _) => None,
        _ => Some(page.to_owned()),
    }
}
