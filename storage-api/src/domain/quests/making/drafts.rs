//! Quests while they are made.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    QUEST_DRAFTS_MAX, QUEST_SERVER_FIELDS, QUEST_TITLE_MAX, Quest, QuestStatus, quest_content,
    validate_quest,
};
use wasm_core::error::Code;

use super::own::{OwnQuest, own_quest, save as save_quest, status};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::domain::quests::Secrets;
use crate::error::ApiError;
use crate::schema::collections::QUESTS;
use crate::schema::query::by;
use crate::store::Transaction;

/// Content of a quest that its creator writes, complete or not.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SaveQuestDraft {
    /// Id of the quest; a new one, if missing.
    quest_id: Option<String>,
    /// The quest. Fields that the server sets are left as they are.
    #[schema(value_type = Quest)]
    quest: Value,
    /// Refuses when the quest is not at this version any more.
    if_version: Option<u64>,
}

/// Saves what a creator has written so far. Once the quest is published it is kept as its next edition, which nobody
/// else sees before it is published too.
pub(crate) fn save(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &SaveQuestDraft,
) -> Result<Shown<Quest>, ApiError> {
    ApiError::refuse_fields(validate_quest(&asked.quest))?;
    let mut written = quest_content(&asked.quest);
    let Some(id) = &asked.quest_id else {
        let id = uuid::Uuid::now_v7().to_string();
        return create(transaction, me, &id, written, Secrets::default());
    };
    let before = own_quest(transaction, me, id, asked.if_version)?;
    let mut secrets = Secrets::read(transaction, id)?;
    secrets.take_from(&mut written);
    let after = match status(&before.data) {
        QuestStatus::Draft => {
            let mut after = written;
            for field in QUEST_SERVER_FIELDS {
                if let Some(value) = before.data.get(field) {
                    after[field] = value.clone();
                }
            }
            after
        }
        QuestStatus::Published | QuestStatus::Paused => {
            let mut after = (*before.data).clone();
            after["draft"] = written;
            after
        }
        over => {
            // What is looked at must not change under the eyes of whoever does: it is taken back first.
            let message = format!("a quest that is {} cannot be changed", over.as_str());
            return Err(super::own::not_now("status", message));
        }
    };
    secrets.write(transaction, id)?;
    save_quest(transaction, me, id, after)
}

/// Makes a new draft of one of the caller's quests, with its next edition if there is one.
pub(crate) fn duplicate(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnQuest,
) -> Result<Shown<Quest>, ApiError> {
    let original = own_quest(transaction, me, &asked.quest_id, asked.if_version)?;
    let latest = original.data.get("draft").filter(|draft| draft.is_object());
    let mut copy = quest_content(latest.unwrap_or(&original.data));
    if let Some(title) = copy["title"].as_str() {
        let title: String = format!("Copy of {title}")
            .chars()
            .take(QUEST_TITLE_MAX)
            .collect();
        copy["title"] = json!(title);
    }
    let secrets = Secrets::read(transaction, &original.id)?;
    let id = uuid::Uuid::now_v7().to_string();
    create(transaction, me, &id, copy, secrets)
}

fn create(
    transaction: &mut Transaction<'_>,
    me: &Me,
    id: &str,
    mut quest: Value,
    mut secrets: Secrets,
) -> Result<Shown<Quest>, ApiError> {
    let own = by!(QUESTS.creatorId).all(transaction, [json!(me.uid)])?;
    let drafts = own.iter().filter(|quest| {
        matches!(
            status(&quest.data),
            QuestStatus::Draft | QuestStatus::InReview
        )
    });
    if drafts.count() >= QUEST_DRAFTS_MAX {
        let message =
            format!("{QUEST_DRAFTS_MAX} of your quests are drafts; publish or delete one first");
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("drafts"));
    }
    secrets.take_from(&mut quest);
    secrets.write(transaction, id)?;
    quest["creatorId"] = json!(me.uid);
    quest["status"] = json!(QuestStatus::Draft.as_str());
    quest["createdAt"] = json!(iso(me.now_ms));
    save_quest(transaction, me, id, quest)
}
