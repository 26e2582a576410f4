//! Lists that their owners show to everybody, for whoever looks around.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::Activity;

use crate::access::auth::seal::Seals;
use crate::access::me::Visitor;
use crate::access::rules::Asker;
use crate::access::visibility::sight;
use crate::error::ApiError;
use crate::schema::collections::{BUCKET_LIST_META, BUCKET_LISTS, USERS};
use crate::schema::query::by;
use crate::store::Document;
use crate::store::Store;

/// Lists of one answer.
const LISTS_MAX: usize = 100;
/// The purpose that its cursors are bound to, together with the caller.
const CURSOR: &str = "browseLists";
/// Fields of an item in the answer: enough to find it and to draw it on a map.
const TOLD: &[&str] = &[
    "id", "title", "kind", "category", "status", "place", "placeId",
];

/// Cursor of the page to read.
#[derive(Deserialize, ToSchema)]
pub(crate) struct BrowseLists {
    /// The cursor of the answer before.
    cursor: Option<String>,
}

/// Public lists, at most 100 of them.
#[derive(Serialize, ToSchema)]
pub(crate) struct PublicLists {
    /// The lists.
    lists: Vec<PublicList>,
    /// Cursor of the next page; `null` at the end.
    cursor: Option<String>,
}

/// A list that everybody may see, without what its owner hides.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PublicList {
    /// Id of the list.
    list_id: String,
    /// The year it is of.
    year: i64,
    /// User name of its creator.
    created_by_username: String,
    /// Name of its creator.
    owner_name: Option<String>,
    /// Title that its owner gave it.
    title: Option<String>,
    /// Moment of its latest change.
    updated_at: String,
    /// Its items: what they are called, their kind, status and place, and nothing else of them.
    #[schema(value_type = Vec<Activity>)]
    activities: Value,
}

/// Answers with public lists; signed in or not.
pub(crate) async fn browse(
    (store, seals): (&dyn Store, &Seals),
    visitor: &Visitor,
    asked: &BrowseLists,
) -> Result<PublicLists, ApiError> {
    let public = [json!("public")];
    let mut question = by!(BUCKET_LIST_META.visibility).question(public, LISTS_MAX);
    let purpose = format!("{CURSOR} {}", visitor.uid());
    let open = |cursor| seals.open(&purpose, cursor);
    let foreign = || ApiError::invalid("the cursor is not one of ours");
    let cursor = asked.cursor.as_deref();
    question.after = cursor
        .map(|cursor| open(cursor).ok_or_else(foreign))
        .transpose()?;
    let found = store.find(&question).await?;
    let mut lists = Vec::with_capacity(found.documents.len());
    for meta in &found.documents {
        lists.extend(seen(store, &visitor.asker(None), meta).await?);
    }
    // Sealed, because it holds the id of a list whose owner perhaps blocks the caller.
    let seal = |position: Vec<u8>| seals.seal(&purpose, &position);
    let cursor = found.next.map(seal).transpose();
    let cursor = cursor.map_err(ApiError::internal)?;
    Ok(PublicLists { lists, cursor })
}

async fn seen(
    store: &dyn Store,
    asker: &Asker<'_>,
    meta: &Document,
) -> Result<Option<PublicList>, ApiError> {
    let Some(list) = store.get(&BUCKET_LISTS, &meta.id).await? else {
        return Ok(None);
    };
    let sight = sight(store, asker, &BUCKET_LISTS, &list.id, &list.data).await?;
    if sight.is_none() {
        return Ok(None);
    }
    let uid = list.data["userId"].as_str().unwrap_or_default();
    let user = store.get(&USERS, uid).await?;
    let owner_name = user.and_then(|user| user.data["name"].as_str().map(str::to_owned));
    Ok(sight.map(|sight| {
        let seen = sight.of(&list.data);
        let text = |name: &str| seen[name].as_str().unwrap_or_default().to_owned();
        let items = seen["activities"].as_array().into_iter().flatten();
        PublicList {
            list_id: list.id.clone(),
            year: seen["year"].as_i64().unwrap_or_default(),
            created_by_username: text("createdByUsername"),
            owner_name: owner_name.filter(|name| !name.is_empty()),
            title: meta.data["title"].as_str().map(str::to_owned),
            updated_at: text("updatedAt"),
            activities: items.map(told).collect(),
        }
    }))
}

fn told(activity: &Value) -> Value {
    let mut told = activity.clone();
    if let Some(item) = told.as_object_mut() {
        item.retain(|name, _| TOLD.contains(&name.as_str()));
    }
    told
}
