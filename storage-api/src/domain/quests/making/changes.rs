//! Changes of a quest after it was published.

use serde_json::json;
use wasm_core::domain::{Quest, QuestAction, QuestStatus};

use super::own::{OwnQuest, not_now, own_quest, save, status};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::quests::{Seating, call_off, open_of_quest, publish_sessions};
use crate::error::ApiError;
use crate::schema::answer::{Nothing, value};
use crate::schema::collections::{QUEST_SECRETS, QUEST_SESSIONS, QUESTS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// The state after an action, if the state machine of the core has it.
pub(crate) fn act(from: QuestStatus, action: QuestAction) -> Result<Option<QuestStatus>, ApiError> {
    from.after(action).map_err(|refused| {
        let status = json!(refused.from.as_str());
        not_now("status", refused.to_string()).with_detail("status", status)
    })
}

/// Makes a quest that waits to be looked at a draft again.
pub(crate) fn withdraw(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnQuest,
) -> Result<Shown<Quest>, ApiError> {
    let quest = asked_for(transaction, me, asked)?;
    become_after(transaction, me, &quest, QuestAction::SendBack)
}

/// Takes no bookings from now on; what is booked goes on.
pub(crate) fn pause(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnQuest,
) -> Result<Shown<Quest>, ApiError> {
    let quest = asked_for(transaction, me, asked)?;
    become_after(transaction, me, &quest, QuestAction::Pause)
}

/// Takes bookings again.
pub(crate) fn resume(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnQuest,
) -> Result<Shown<Quest>, ApiError> {
    let quest = asked_for(transaction, me, asked)?;
    let shown = become_after(transaction, me, &quest, QuestAction::Resume)?;
    for session in dates(transaction, &quest)? {
        // Seats that came free meanwhile go to who waits.
        Seating::open(transaction, &session.id, me.now()?)?;
    }
    Ok(shown)
}

/// Calls a quest off: everything booked is cancelled with its money back, and nobody waits any more.
pub(crate) fn cancel(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnQuest,
) -> Result<Shown<Quest>, ApiError> {
    let quest = asked_for(transaction, me, asked)?;
    act(status(&quest.data), QuestAction::Cancel)?;
    for session in dates(transaction, &quest)? {
        call_off(transaction, &session.id, me.now()?)?;
    }
    become_after(transaction, me, &quest, QuestAction::Cancel)
}

/// Puts a quest away; not while somebody has booked it.
pub(crate) fn archive(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnQuest,
) -> Result<Shown<Quest>, ApiError> {
    let quest = asked_for(transaction, me, asked)?;
    refuse_booked(transaction, &quest)?;
    become_after(transaction, me, &quest, QuestAction::Archive)
}

/// Refuses while there are bookings: a draft has some if it was hidden and sent back.
fn refuse_booked(transaction: &Transaction<'_>, quest: &Document) -> Result<(), ApiError> {
    let open = open_of_quest(transaction, &quest.id)?;
    if open.is_empty() {
        return Ok(());
    }
    let message = "there are bookings left; cancel the quest, or wait until they are over";
    Err(not_now("openBookings", message).with_detail("openBookings", json!(open)))
}

/// Throws a draft away.
pub(crate) fn delete(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnQuest,
) -> Result<Nothing, ApiError> {
    let quest = asked_for(transaction, me, asked)?;
    act(status(&quest.data), QuestAction::Delete)?;
    refuse_booked(transaction, &quest)?;
    for session in dates(transaction, &quest)? {
        transaction.delete(&QUEST_SESSIONS, &session.id)?;
    }
    transaction.delete(&QUEST_SECRETS, &quest.id)?;
    transaction.delete(&QUESTS, &quest.id)?;
    Ok(Nothing {})
}

fn asked_for(
    transaction: &Transaction<'_>,
    me: &Me,
    asked: &OwnQuest,
) -> Result<Document, ApiError> {
    own_quest(transaction, me, &asked.quest_id, asked.if_version)
}

fn dates(transaction: &Transaction<'_>, quest: &Document) -> Result<Vec<Document>, ApiError> {
    let values = [json!(quest.id)];
    by!(QUEST_SESSIONS.questId).all(transaction, values)
}

pub(crate) fn become_after(
    transaction: &mut Transaction<'_>,
    me: &Me,
    quest: &Document,
    action: QuestAction,
) -> Result<Shown<Quest>, ApiError> {
    let next = act(status(&quest.data), action)?.unwrap_or_default();
    let mut data = (*quest.data).clone();
    data["status"] = value(&next)?;
    let shown = save(transaction, me, &quest.id, data)?;
    publish_sessions(transaction, &quest.id, next)?;
    Ok(shown)
}
