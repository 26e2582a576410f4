//! Looking at quests of new creators before everybody sees them.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{FLAG_REASON_MAX, Quest, QuestAction};

use super::changes::{act, become_after};
use super::own::status;
use super::publish::go_public;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::domain::audit_log::begin;
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::schema::collections::QUESTS;
use crate::store::Transaction;

/// Decision of the reviewer.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Opinion {
    /// Everybody may see it.
    Approve,
    /// It is a draft again.
    SendBack,
}

/// A quest that was looked at.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReviewQuest {
    /// Id of the quest.
    quest_id: String,
    /// Decision about the quest.
    opinion: Opinion,
    /// Reason, up to 2 000 characters; its creator reads it.
    note: Option<String>,
}

/// A quest to take out of everybody's sight.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HideQuest {
    /// Id of the quest.
    quest_id: String,
    /// Reason, 1–2 000 characters; its creator reads it.
    note: String,
}

/// Says what becomes of a quest that waits to be looked at; its creator is told.
pub(crate) fn judge(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ReviewQuest,
) -> Result<Shown<Quest>, ApiError> {
    let note = asked.note.as_deref().unwrap_or_default().trim();
    begin(transaction, me, ("reviewQuest", &asked.quest_id), note)?;
    if note.chars().count() > FLAG_REASON_MAX {
        let message = format!("note must have at most {FLAG_REASON_MAX} characters");
        return Err(ApiError::invalid(message));
    }
    let quest = transaction.get(&QUESTS, &asked.quest_id)?;
    let quest = quest.ok_or_else(|| ApiError::not_found("there is no such quest"))?;
    let creator = Me {
        uid: quest.data["creatorId"]
            .as_str()
            .unwrap_or_default()
            .to_owned(),
        now_ms: me.now_ms,
    };
    let (shown, kind) = match asked.opinion {
        Opinion::Approve => {
            let next = act(status(&quest.data), QuestAction::Approve)?.unwrap_or_default();
            let mut quest = quest.clone();
            Arc::make_mut(&mut quest.data)["hiddenAt"] = json!(null);
            let shown = go_public(transaction, &creator, &quest, next)?;
            (shown, "questApproved")
        }
        Opinion::SendBack => {
            let shown = become_after(transaction, &creator, &quest, QuestAction::SendBack)?;
            (shown, "questSentBack")
        }
    };
    let about = json!({ "questId": quest.id, "title": quest.data["title"], "note": note });
    notify(transaction, &creator.uid, kind, &about, me.now_ms)?;
    Ok(shown)
}

/// Takes a published quest out of everybody's sight, until it is approved. Guests keep what they have booked; its creator
/// is told why.
pub(crate) fn hide(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &HideQuest,
) -> Result<Shown<Quest>, ApiError> {
    let note = asked.note.trim();
    begin(transaction, me, ("hideQuest", &asked.quest_id), note)?;
    if note.is_empty() || note.chars().count() > FLAG_REASON_MAX {
        let message = format!("note must have 1 to {FLAG_REASON_MAX} characters");
        return Err(ApiError::invalid(message));
    }
    let quest = transaction.get(&QUESTS, &asked.quest_id)?;
    let mut quest = quest.ok_or_else(|| ApiError::not_found("there is no such quest"))?;
    let creator = Me {
        uid: quest.data["creatorId"]
            .as_str()
            .unwrap_or_default()
            .to_owned(),
        now_ms: me.now_ms,
    };
    Arc::make_mut(&mut quest.data)["hiddenAt"] = json!(iso(me.now_ms));
    let shown = become_after(transaction, &creator, &quest, QuestAction::Hide)?;
    let about = json!({ "questId": quest.id, "title": quest.data["title"], "note": note });
    notify(transaction, &creator.uid, "questHidden", &about, me.now_ms)?;
    Ok(shown)
}
