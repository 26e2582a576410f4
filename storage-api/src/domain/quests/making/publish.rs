//! Publishing a quest, or its next edition.

use serde_json::{Value, json};
use wasm_core::domain::{
    QUEST_SERVER_FIELDS, Quest, QuestAction, QuestCheck, QuestMode, QuestSession, QuestStatus,
    SessionStatus, quest_checks, quest_content,
};

use super::changes::{act, become_after};
use super::own::{OwnQuest, not_now, own_quest, save, status};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::domain::places;
use crate::domain::quests::{Seating, Secrets, publish_sessions, put, typed, version_id};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::{FLAGS, QUEST_SESSIONS, QUEST_VERSIONS, USERS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Points for reaching a stop, for each degree of difficulty.
const STOP_POINTS: u64 = 10;

/// Whose quests are looked at before everybody sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Review {
    /// Nobody's.
    Never,
    /// Those of people who have published none yet, or about whom there is an open report.
    OfNewAndReported,
}

/// Lets everybody see a quest, or its next edition; what is booked stays with the edition that was booked. Where it is to
/// be looked at first, it waits for that.
pub(crate) fn publish(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnQuest,
    review: Review,
) -> Result<Shown<Quest>, ApiError> {
    let before = own_quest(transaction, me, &asked.quest_id, asked.if_version)?;
    let is_new = status(&before.data) == QuestStatus::Draft;
    // What was hidden is looked at again, wherever it is and whoever made it.
    let was_hidden = !before.data["hiddenAt"].is_null();
    let is_reviewed = || -> Result<bool, ApiError> {
        Ok(was_hidden || review == Review::OfNewAndReported && must_be_reviewed(transaction, me)?)
    };
    if is_new && is_reviewed()? {
        let sessions = sessions(transaction, &before.id)?;
        refuse_unfinished(&quest_content(&before.data), &sessions, me)?;
        return become_after(transaction, me, &before, QuestAction::Submit);
    }
    let next = act(status(&before.data), QuestAction::Publish)?.unwrap_or_default();
    go_public(transaction, me, &before, next)
}

fn must_be_reviewed(transaction: &Transaction<'_>, me: &Me) -> Result<bool, ApiError> {
    let user = me.user(transaction)?;
    let mut roles = user.data["roles"].as_array().into_iter().flatten();
    let is_known = roles.any(|role| role == "creator" || role == "admin");
    let reports = by!(FLAGS.about).all(transaction, [json!(me.uid)])?;
    Ok(!is_known || reports.iter().any(|report| report.data["status"] == "open"))
}

/// Shows the latest edition of a quest of `me` to everybody.
pub(crate) fn go_public(
    transaction: &mut Transaction<'_>,
    me: &Me,
    before: &Document,
    next: QuestStatus,
) -> Result<Shown<Quest>, ApiError> {
    let latest = before.data.get("draft").filter(|draft| draft.is_object());
    let mut quest = quest_content(latest.unwrap_or(&before.data));
    let sessions = sessions(transaction, &before.id)?;
    refuse_unfinished(&quest, &sessions, me)?;
    award_points(&mut quest);
    for field in QUEST_SERVER_FIELDS {
        if let Some(value) = before
            .data
            .get(field)
            .filter(|value| field != "draft" && !value.is_null())
        {
            quest[field] = value.clone();
        }
    }
    let version = before.data["version"].as_u64().unwrap_or(0) + 1;
    quest["version"] = json!(version);
    quest["status"] = value(&next)?;
    if quest["publishedAt"].is_null() {
        quest["publishedAt"] = json!(iso(me.now_ms));
    }
    let shown = save(transaction, me, &before.id, quest)?;
    keep_edition(transaction, &before.id, &shown)?;
    open_undated(transaction, me, &before.id, shown.data(), &sessions)?;
    publish_sessions(transaction, &before.id, next)?;
    places::publish(transaction, &me.uid, places::used(&shown.data()["stops"]))?;
    // More seats may have come with the edition.
    for (id, _) in sessions
        .iter()
        .filter(|(_, session)| session.status == SessionStatus::Open)
    {
        Seating::open(transaction, id, me.now()?)?;
    }
    grant_creator(transaction, me)?;
    Ok(shown)
}

fn sessions(
    transaction: &Transaction<'_>,
    quest_id: &str,
) -> Result<Vec<(String, QuestSession)>, ApiError> {
    let found = by!(QUEST_SESSIONS.questId).all(transaction, [json!(quest_id)])?;
    let found = found
        .iter()
        .map(|session| Ok((session.id.clone(), typed(session)?)));
    found.collect()
}

/// Refuses with everything that was found, advice as well, each linked to its field.
fn refuse_unfinished(
    quest: &Value,
    sessions: &[(String, QuestSession)],
    me: &Me,
) -> Result<(), ApiError> {
    let mut checks = quest_checks(quest);
    let now = me.now()?;
    let lies_ahead = |(_, session): &(String, QuestSession)| {
        session.status == SessionStatus::Open
            && session.starts_at.is_some_and(|starts| now < starts)
    };
    if mode(quest) == QuestMode::Scheduled && !sessions.iter().any(lies_ahead) {
        checks.push(QuestCheck {
            field: "sessions".to_owned(),
            message: "must have a date in the future".to_owned(),
            blocking: true,
        });
    }
    if checks.iter().all(|check| !check.blocking) {
        return Ok(());
    }
    let message = "something is missing before this quest can be published";
    Err(not_now("checks", message).with_detail("checks", value(&checks)?))
}

fn mode(quest: &Value) -> QuestMode {
    serde_json::from_value(quest["mode"].clone()).unwrap_or_default()
}

/// Sets the points of each stop, so that guests see them; the server alone counts them.
fn award_points(quest: &mut Value) {
    let points = STOP_POINTS * quest["difficulty"].as_u64().unwrap_or(1);
    let stops = quest.get_mut("stops").and_then(Value::as_array_mut);
    for stop in stops.into_iter().flatten() {
        stop["points"] = json!(points);
    }
}

/// Keeps what is published for those who book it, with the right answers it has.
fn keep_edition(
    transaction: &mut Transaction<'_>,
    quest_id: &str,
    quest: &Shown<Quest>,
) -> Result<(), ApiError> {
    let edition: Quest =
        serde_json::from_value(quest.data().clone()).map_err(ApiError::internal)?;
    let id = version_id(quest_id, edition.version.unwrap_or(1));
    put(transaction, &QUEST_VERSIONS, &id, &edition)?;
    Secrets::read(transaction, quest_id)?.write(transaction, &id)
}

/// Makes the one session of a self-guided quest.
fn open_undated(
    transaction: &mut Transaction<'_>,
    me: &Me,
    quest_id: &str,
    quest: &Value,
    sessions: &[(String, QuestSession)],
) -> Result<(), ApiError> {
    let is_undated = |session: &QuestSession| {
        session.starts_at.is_none() && session.status != SessionStatus::Cancelled
    };
    let has_one = sessions.iter().any(|(_, session)| is_undated(session));
    if mode(quest) == QuestMode::Scheduled || has_one {
        return Ok(());
    }
    let session = QuestSession {
        quest_id: quest_id.to_owned(),
        creator_id: me.uid.clone(),
        published: status(quest) == QuestStatus::Published,
        ..QuestSession::default()
    };
    let id = uuid::Uuid::now_v7().to_string();
    put(transaction, &QUEST_SESSIONS, &id, &session).map(drop)
}

/// Whoever has published a quest is a creator.
fn grant_creator(transaction: &mut Transaction<'_>, me: &Me) -> Result<(), ApiError> {
    let mut user = (*me.user(transaction)?.data).clone();
    let mut roles: Vec<Value> = user["roles"].as_array().cloned().unwrap_or_default();
    if roles.iter().any(|role| role == "creator") {
        return Ok(());
    }
    roles.push(json!("creator"));
    user["roles"] = Value::Array(roles);
    transaction.put(&USERS, &me.uid, user)?;
    Ok(())
}
