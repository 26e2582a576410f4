//! Questions of people who have booked a quest, or think about it, and the answers of its creator.

use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::FLAG_REASON_MAX;
use wasm_core::error::Code;

use super::own::not_now;
use super::question_emails::DUE;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::access::visibility::seen;
use crate::clock::DAY_MS;
use crate::domain::notifications::notify_with_id;
use crate::domain::quests::{put, typed};
use crate::error::ApiError;
use crate::schema::answer::{Nothing, value};
use crate::schema::collections::quest_questions::GuestQuestion;
use crate::schema::collections::{BOOKINGS, NOTIFICATIONS, QUEST_QUESTIONS, QUESTS};
use crate::schema::query::by;
use crate::store::Transaction;

/// Longest question, in characters.
const QUESTION_MAX: usize = 1_000;
/// Longest answer, in characters.
const ANSWER_MAX: usize = FLAG_REASON_MAX;
/// Questions of one person, about all quests, in 24 hours.
const QUESTIONS_A_DAY: usize = 10;
/// Questions of one person about one quest that wait for an answer.
const OPEN_MAX: usize = 3;
/// Questions of one person about one quest that are kept.
const KEPT_MAX: usize = 50;
/// Kinds of the notifications.
const ASKED: &str = "questQuestion";
const ANSWERED: &str = "questAnswer";

/// A question to the creator of a quest. Three may wait for an answer; one more is refused with `RESOURCE_EXHAUSTED` and
/// the reason `openQuestions`, and so is the eleventh about any quests in 24 hours, with the reason `questions`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AskQuestCreator {
    /// Id of a quest that the caller sees, and that is not theirs.
    quest_id: String,
    /// Text, 1–1 000 characters.
    text: String,
}

/// An answer to a question about a quest of the caller's.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AnswerQuestQuestion {
    /// Id of the question.
    question_id: String,
    /// Text, 1–2 000 characters.
    text: String,
}

/// A question of the caller's that nobody has answered yet, to be taken back.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WithdrawQuestQuestion {
    /// Id of the question.
    question_id: String,
}

pub(crate) fn write_question(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &AskQuestCreator,
) -> Result<Shown<GuestQuestion>, ApiError> {
    let text = trimmed(&asked.text, QUESTION_MAX)?;
    let found = seen(transaction, &me.asker(None), &QUESTS, &asked.quest_id)?;
    let (quest, ..) = found.ok_or_else(|| ApiError::not_found("there is no such quest"))?;
    let creator_id = quest.data["creatorId"].as_str().unwrap_or_default();
    if creator_id == me.uid {
        return Err(not_now("own", "this quest is your own"));
    }
    if creator_id.is_empty() {
        return Err(not_now("nobody", "its creator has left"));
    }
    make_room(transaction, me, &quest.id)?;
    let user = me.user(transaction)?;
    let name = user.data["name"].as_str().filter(|name| !name.is_empty());
    let name = name.or(user.data["user_name"].as_str()).unwrap_or_default();
    let id = uuid::Uuid::now_v7().to_string();
    let about = json!({
        "questId": quest.id, "questionId": id, "title": quest.data["title"], "text": text, "from": me.uid,
        "name": name,
    });
    let notice = notify_with_id(transaction, creator_id, ASKED, &about, me.now_ms)?;
    let question = GuestQuestion {
        quest_id: quest.id.clone(),
        creator_id: creator_id.to_owned(),
        user_id: me.uid.clone(),
        user_name: name.to_owned(),
        is_guest: has_seats(transaction, me, &quest.id)?,
        text: text.to_owned(),
        at: me.now()?,
        answer: None,
        answered_at: None,
        email_due: notice.map(|_| DUE.to_owned()),
    };
    stored(transaction, &id, question)
}

pub(crate) fn write_answer(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &AnswerQuestQuestion,
) -> Result<Shown<GuestQuestion>, ApiError> {
    let text = trimmed(&asked.text, ANSWER_MAX)?;
    let found = seen(
        transaction,
        &me.asker(None),
        &QUEST_QUESTIONS,
        &asked.question_id,
    )?;
    let (found, ..) = found.ok_or_else(|| ApiError::not_found("there is no such question"))?;
    let mut question: GuestQuestion = typed(&found)?;
    if question.creator_id != me.uid {
        return Err(ApiError::denied("the creator of the quest answers"));
    }
    if question.answer.is_some() {
        return Err(not_now("answered", "this question was answered already"));
    }
    let quest = transaction.get(&QUESTS, &question.quest_id)?;
    let title = quest.map_or(Value::Null, |quest| quest.data["title"].clone());
    let about = json!({
        "questId": question.quest_id, "questionId": found.id, "title": title, "text": text, "from": me.uid,
    });
    let notice = notify_with_id(transaction, &question.user_id, ANSWERED, &about, me.now_ms)?;
    question.answer = Some(text.to_owned());
    question.answered_at = Some(me.now()?);
    question.email_due = notice.map(|_| DUE.to_owned());
    stored(transaction, &found.id, question)
}

/// Takes a question back, with what its creator was told of it.
pub(crate) fn withdraw_question(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &WithdrawQuestQuestion,
) -> Result<Nothing, ApiError> {
    let none = || ApiError::not_found("there is no such question");
    let found = transaction.get(&QUEST_QUESTIONS, &asked.question_id)?;
    let found = found.ok_or_else(none)?;
    let question: GuestQuestion = typed(&found)?;
    if question.user_id != me.uid {
        return Err(none());
    }
    if question.answer.is_some() {
        return Err(not_now("answered", "this question was answered already"));
    }
    for notice in by!(NOTIFICATIONS.from).all(transaction, [json!(me.uid)])? {
        if notice.data["kind"] == ASKED && notice.data["questionId"] == found.id {
            transaction.delete(&NOTIFICATIONS, &notice.id)?;
        }
    }
    transaction.delete(&QUEST_QUESTIONS, &found.id)?;
    Ok(Nothing {})
}

/// Writes a question, and shows it as its readers see it once its email is gone.
fn stored(
    transaction: &mut Transaction<'_>,
    id: &str,
    mut question: GuestQuestion,
) -> Result<Shown<GuestQuestion>, ApiError> {
    let version = put(transaction, &QUEST_QUESTIONS, id, &question)?;
    question.email_due = None;
    Ok(Shown::of(id, version, &value(&question)?))
}

fn trimmed(text: &str, max: usize) -> Result<&str, ApiError> {
    let text = text.trim();
    if !text.is_empty() && text.chars().count() <= max {
        return Ok(text);
    }
    let message = format!("must have 1 to {max} characters");
    let fields = json!([{ "field": "text", "message": message }]);
    Err(ApiError::invalid(format!("text {message}")).with_detail("fields", fields))
}

/// Tells whether the caller has seats on a quest, or has had them.
fn has_seats(transaction: &Transaction<'_>, me: &Me, quest_id: &str) -> Result<bool, ApiError> {
    let bookings = by!(BOOKINGS.userId).all(transaction, [json!(me.uid)])?;
    Ok(bookings.iter().any(|booking| {
        let status = booking.data["status"].as_str();
        booking.data["questId"] == quest_id
            && matches!(status, Some("confirmed" | "checkedIn" | "completed"))
    }))
}

/// Refuses one question more than a person may ask, and forgets the oldest answered ones about the quest.
fn make_room(transaction: &mut Transaction<'_>, me: &Me, quest_id: &str) -> Result<(), ApiError> {
    refuse_many(transaction, me)?;
    let values = [json!(me.uid), json!(quest_id)];
    // The newest first.
    let known = by!(QUEST_QUESTIONS.asked).all(transaction, values)?;
    let (answered, open): (Vec<_>, Vec<_>) = known
        .iter()
        .partition(|question| !question.data["answer"].is_null());
    if open.len() >= OPEN_MAX {
        let message = format!("{OPEN_MAX} of your questions wait for an answer");
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("openQuestions"));
    }
    let over = (known.len() + 1).saturating_sub(KEPT_MAX);
    for question in answered.iter().rev().take(over) {
        transaction.delete(&QUEST_QUESTIONS, &question.id)?;
    }
    Ok(())
}

fn refuse_many(transaction: &Transaction<'_>, me: &Me) -> Result<(), ApiError> {
    let newest = by!(QUEST_QUESTIONS.userId).question([json!(me.uid)], QUESTIONS_A_DAY);
    let found = transaction.find(&newest)?.documents;
    let Some(oldest) = found.get(QUESTIONS_A_DAY - 1) else {
        return Ok(());
    };
    let oldest: GuestQuestion = typed(oldest)?;
    let wait_ms = oldest.at.epoch_ms() + DAY_MS - me.now_ms;
    if wait_ms <= 0 {
        return Ok(());
    }
    let message = format!("a person asks at most {QUESTIONS_A_DAY} questions a day");
    Err(ApiError::new(Code::ResourceExhausted, message)
        .with_reason("questions")
        .with_detail("retryAfterS", json!((wait_ms + 999) / 1_000)))
}
