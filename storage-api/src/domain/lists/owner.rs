//! The person behind a list, for everybody who may read the list: a link is sent by a person, not by a user name.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::edit::no_such_list;
use crate::access::me::Visitor;
use crate::access::visibility::sight;
use crate::error::ApiError;
use crate::schema::collections::{BUCKET_LISTS, USERS};
use crate::store::Store;

/// A list whose owner the caller wants to know.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReadListOwner {
    /// Id of the list.
    list_id: String,
    /// The secret of a link to that list.
    key: Option<String>,
}

/// The owner of a list, as readers of the list see them.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ListOwner {
    /// Their id.
    uid: String,
    /// Their name.
    #[schema(required = false)]
    name: Option<String>,
    /// Their user name.
    #[serde(rename = "user_name")]
    #[schema(required = false)]
    user_name: Option<String>,
    /// Path of their photo.
    #[schema(required = false)]
    photo_ref: Option<String>,
}

/// Answers with the owner of a list that the caller may read; signed in or not.
pub(crate) async fn read(
    store: &dyn Store,
    visitor: &Visitor,
    asked: &ReadListOwner,
) -> Result<ListOwner, ApiError> {
    let list = store.get(&BUCKET_LISTS, &asked.list_id).await?;
    let list = list.ok_or_else(no_such_list)?;
    let reader = visitor.asker(asked.key.as_deref());
    let sight = sight(store, &reader, &BUCKET_LISTS, &list.id, &list.data).await?;
    sight.ok_or_else(no_such_list)?;
    let uid = list.data["userId"].as_str().unwrap_or_default();
    let user = store.get(&USERS, uid).await?;
    let text = |field: &str| {
        let text = user.as_ref()?.data[field].as_str()?;
        (!text.is_empty()).then(|| text.to_owned())
    };
    Ok(ListOwner {
        uid: uid.to_owned(),
        name: text("name"),
        user_name: text("user_name"),
        photo_ref: text("photoRef"),
    })
}
