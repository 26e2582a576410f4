//! The lists of several people side by side, as far as the caller may read each.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{Activity, COMPARED_MAX};

use crate::access::me::Me;
use crate::access::rules::Asker;
use crate::access::visibility::sight;
use crate::error::ApiError;
use crate::schema::collections::BUCKET_LISTS;
use crate::schema::query::by;
use crate::store::Store;

/// Whose lists to compare.
#[derive(Deserialize, ToSchema)]
pub(crate) struct CompareLists {
    /// Ids of the people, at most 12.
    uids: Vec<String>,
    /// The year of the lists.
    year: i16,
}

/// The lists that can be compared, and whose cannot.
#[derive(Serialize, ToSchema)]
pub(crate) struct Comparison {
    /// In the order in which the people were named.
    lists: Vec<ReadableList>,
    /// Ids of the people whose list of that year cannot be read; whether there is one is not told.
    denied: Vec<String>,
}

/// One person's list, without what its owner hides.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReadableList {
    /// Id of its owner.
    uid: String,
    /// Id of the list.
    list_id: String,
    /// User name of its creator.
    created_by_username: String,
    /// Its items.
    #[schema(value_type = Vec<Activity>)]
    activities: Value,
}

/// Answers with every list of the year that the caller may read.
pub(crate) async fn compare(
    store: &dyn Store,
    me: &Me,
    asked: CompareLists,
) -> Result<Comparison, ApiError> {
    if asked.uids.is_empty() || asked.uids.len() > COMPARED_MAX {
        let message = format!("uids must name 1 to {COMPARED_MAX} people");
        return Err(ApiError::invalid(message));
    }
    let (mut lists, mut denied) = (Vec::new(), Vec::new());
    for uid in asked.uids {
        match readable(store, &me.asker(None), &uid, asked.year).await? {
            Some(list) => lists.push(list),
            None => denied.push(uid),
        }
    }
    Ok(Comparison { lists, denied })
}

async fn readable(
    store: &dyn Store,
    asker: &Asker<'_>,
    uid: &str,
    year: i16,
) -> Result<Option<ReadableList>, ApiError> {
    let question = by!(BUCKET_LISTS.year).question([json!(uid), json!(year)], 1);
    let Some(list) = store.find(&question).await?.documents.pop() else {
        return Ok(None);
    };
    let sight = sight(store, asker, &BUCKET_LISTS, &list.id, &list.data).await?;
    Ok(sight.map(|sight| {
        let seen = sight.of(&list.data);
        let name = seen["createdByUsername"].as_str().unwrap_or_default();
        ReadableList {
            uid: uid.to_owned(),
            list_id: list.id.clone(),
            created_by_username: name.to_owned(),
            activities: seen["activities"].clone(),
        }
    }))
}
