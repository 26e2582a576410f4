//! Checks that all functions of creators share: the quest is the caller's own, and at the version they saw.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{DOCUMENT_BYTES_MAX, Quest, QuestStatus};
use wasm_core::error::Code;

use crate::access::me::Me;
use crate::access::rules::without_spoilers;
use crate::access::shown::Shown;
use crate::access::visibility::seen;
use crate::clock::iso;
use crate::error::ApiError;
use crate::schema::collections::QUESTS;
use crate::store::{Collection, Document, Store, Transaction};

/// One of the caller's quests.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnQuest {
    /// Id of the quest.
    pub(crate) quest_id: String,
    /// Refuses when the quest is not at this version any more.
    pub(crate) if_version: Option<u64>,
}

/// A quest of the caller's, read outside of a transaction.
pub(crate) async fn read_own_quest(
    store: &dyn Store,
    uid: &str,
    id: &str,
) -> Result<Document, ApiError> {
    let quest = store.get(&QUESTS, id).await?;
    let own = quest.filter(|quest| quest.data["creatorId"] == uid);
    own.ok_or_else(|| ApiError::not_found("there is no such quest of yours"))
}

/// A quest of the caller's, at the version they saw.
pub(crate) fn own_quest(
    transaction: &Transaction<'_>,
    me: &Me,
    id: &str,
    if_version: Option<u64>,
) -> Result<Document, ApiError> {
    let found = seen(transaction, &me.asker(None), &QUESTS, id)?;
    let (quest, ..) = found.ok_or_else(|| ApiError::not_found("there is no such quest"))?;
    if quest.data["creatorId"] != me.uid {
        return Err(ApiError::denied("only its creator changes a quest"));
    }
    at_version(&quest, if_version)?;
    Ok(quest)
}

/// Refuses what is not at the version its reader saw.
pub(crate) fn at_version(document: &Document, if_version: Option<u64>) -> Result<(), ApiError> {
    if if_version.is_none_or(|version| version == document.version) {
        return Ok(());
    }
    let message = "it was changed meanwhile; look at it again";
    let current = json!(Shown::<()>::of(
        &document.id,
        document.version,
        &document.data
    ));
    Err(ApiError::new(Code::Aborted, message)
        .with_reason("version")
        .with_detail("current", current))
}

/// The state of a quest.
pub(crate) fn status(quest: &Value) -> QuestStatus {
    serde_json::from_value(quest["status"].clone()).unwrap_or_default()
}

/// Writes a quest that its creator has changed.
pub(crate) fn save(
    transaction: &mut Transaction<'_>,
    me: &Me,
    id: &str,
    mut quest: Value,
) -> Result<Shown<Quest>, ApiError> {
    quest["updatedAt"] = json!(iso(me.now_ms));
    put_limited(transaction, &QUESTS, id, &quest)
}

/// Writes a record that people fill, within the size a document may have.
pub(crate) fn put_limited<T>(
    transaction: &mut Transaction<'_>,
    collection: &'static Collection,
    id: &str,
    data: &Value,
) -> Result<Shown<T>, ApiError> {
    if data.to_string().len() > DOCUMENT_BYTES_MAX {
        let message = "a document may not be larger than 256 KiB";
        return Err(ApiError::invalid(message));
    }
    let version = transaction.put(collection, id, data.clone())?;
    Ok(Shown::of(id, version, data))
}

/// A quest as somebody sees it who plays it.
pub(crate) fn as_guest(id: &str, version: u64, quest: &Value) -> Shown<Quest> {
    Shown::of(id, version, &without_spoilers(quest))
}

/// A failure of the state things are in, with the reason a program may branch on.
pub(crate) fn not_now(reason: &str, message: impl Into<String>) -> ApiError {
    ApiError::new(Code::FailedPrecondition, message).with_reason(reason)
}
