//! User names: which are free, and how one is changed everywhere at once.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{RENAME_DAYS, Timestamp, User, validate_user_name};
use wasm_core::error::Code;

use crate::access::me::{Me, Visitor};
use crate::access::reserved_usernames::{is_kept_from, reserve};
use crate::access::shown::Shown;
use crate::clock::{DAY_MS, iso};
use crate::domain::lists::save::touch;
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{
    BUCKET_LISTS, FRIEND_REQUESTS, RESERVED_NAMES, USERS, USERS_PRIVATE,
};
use crate::schema::query::by;
use crate::store::{Store, StoreError, Transaction};

/// A user name somebody would like.
#[derive(Deserialize, ToSchema)]
pub(crate) struct WantedName {
    /// 3–20 of `a`–`z`, digits, `_` and `.`.
    user_name: String,
}

/// Availability of a user name.
#[derive(Serialize, ToSchema)]
pub(crate) struct NameIsFree {
    /// True when nobody has it, in any letter case, nobody gave it up less than a year ago, and it does not look like a
    /// name of the system.
    free: bool,
}

/// The person under the new name.
#[derive(Serialize, ToSchema)]
pub(crate) struct Renamed {
    /// The person.
    #[schema(value_type = Versioned<User>)]
    user: Shown,
}

/// Tells whether a user name is available to the caller.
pub(crate) async fn check_username(
    store: &dyn Store,
    visitor: &Visitor,
    wanted: &WantedName,
) -> Result<NameIsFree, ApiError> {
    ApiError::refuse_fields(validate_user_name(&wanted.user_name))?;
    let question = by!(USERS.user_name).question([json!(wanted.user_name)], 1);
    let is_taken = !store.find(&question).await?.documents.is_empty();
    let reserved = store.get(&RESERVED_NAMES, &wanted.user_name).await?;
    let is_kept = is_kept_from(
        &wanted.user_name,
        reserved.as_ref(),
        visitor.uid(),
        visitor.now_ms,
    );
    let free = !is_taken && !is_kept;
    Ok(NameIsFree { free })
}

/// Gives the caller another name and moves it on all their lists. The old name is kept for them for a year.
pub(crate) fn rename(
    transaction: &mut Transaction<'_>,
    me: &Me,
    wanted: &WantedName,
) -> Result<Renamed, ApiError> {
    let name = &wanted.user_name;
    ApiError::refuse_fields(validate_user_name(name))?;
    let user = me.user(transaction)?;
    let old = user.data["user_name"].as_str().unwrap_or_default();
    if old == name {
        let user = Shown::of(&user.id, user.version, &user.data);
        return Ok(Renamed { user });
    }
    note_rename(transaction, me)?;
    refuse_reserved(transaction, name, &me.uid, me.now_ms)?;
    let mut data = (*user.data).clone();
    data["user_name"] = json!(name);
    let taken = |error| name_taken(error, "user_name");
    transaction.put(&USERS, &me.uid, data).map_err(taken)?;
    transaction.delete(&RESERVED_NAMES, name)?;
    reserve(transaction, old, &me.uid, me.now_ms)?;
    sign_lists(transaction, me, name)?;
    sign_requests(transaction, me, name)?;
    let user = me.user(transaction)?;
    Ok(Renamed {
        user: Shown::of(&user.id, user.version, &user.data),
    })
}

/// Refuses a second change of name within [`RENAME_DAYS`], and remembers this one.
fn note_rename(transaction: &mut Transaction<'_>, me: &Me) -> Result<(), ApiError> {
    let private = transaction.get(&USERS_PRIVATE, &me.uid)?;
    let private = private.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
    if let Ok(last) = Timestamp::from_json(&private.data["renamedAt"]) {
        let next_ms = last.epoch_ms() + RENAME_DAYS * DAY_MS;
        if me.now_ms < next_ms {
            let message = format!("a user name can be changed once in {RENAME_DAYS} days");
            return Err(ApiError::new(Code::FailedPrecondition, message)
                .with_reason("too-soon")
                .with_detail("next", json!(iso(next_ms))));
        }
    }
    let mut data = (*private.data).clone();
    data["renamedAt"] = json!(iso(me.now_ms));
    transaction.put(&USERS_PRIVATE, &me.uid, data)?;
    Ok(())
}

/// Signs every list of a person with their new name: at most one for each year there is.
fn sign_lists(transaction: &mut Transaction<'_>, me: &Me, name: &str) -> Result<(), ApiError> {
    for list in by!(BUCKET_LISTS.userId).all(transaction, [json!(me.uid)])? {
        let mut data = (*list.data).clone();
        data["createdByUsername"] = json!(name);
        transaction.put(&BUCKET_LISTS, &list.id, data)?;
    }
    Ok(touch(transaction, &me.uid, me.now_ms)?)
}

/// Calls a person by their new name in every friend request that tells it.
fn sign_requests(transaction: &mut Transaction<'_>, me: &Me, name: &str) -> Result<(), ApiError> {
    for (party, field) in [
        (by!(FRIEND_REQUESTS.from), "fromUserName"),
        (by!(FRIEND_REQUESTS.to), "toUserName"),
    ] {
        for request in party.all(transaction, [json!(me.uid)])? {
            if request.data[field].is_string() {
                let mut data = (*request.data).clone();
                data[field] = json!(name);
                transaction.put(&FRIEND_REQUESTS, &request.id, data)?;
            }
        }
    }
    Ok(())
}

/// Refuses a name that is kept for somebody else, or for nobody.
pub(crate) fn refuse_reserved(
    transaction: &Transaction<'_>,
    name: &str,
    uid: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let reserved = transaction.get(&RESERVED_NAMES, &name.to_lowercase())?;
    if is_kept_from(name, reserved.as_ref(), uid, now_ms) {
        return Err(taken("user_name", "this user name is taken"));
    }
    Ok(())
}

/// Turns the failure of a write into an error about a name that somebody has.
pub(crate) fn name_taken(error: StoreError, field: &'static str) -> ApiError {
    match error {
        StoreError::Duplicate { .. } => taken(field, "this user name is taken"),
        other => other.into(),
    }
}

/// Something of which there can be only one is somebody else's.
pub(crate) fn taken(field: &'static str, message: &'static str) -> ApiError {
    let fields = json!([{ "field": field, "message": "is taken" }]);
    ApiError::new(Code::AlreadyExists, message)
        .with_reason(field)
        .with_detail("fields", fields)
}
