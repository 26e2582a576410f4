//! Messages of creators to guests: to all of a quest, to those of a date, or to one.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::FLAG_REASON_MAX;
use wasm_core::error::Code;

use super::own::{not_now, own_quest};
use crate::access::auth::email_text::Language;
use crate::access::auth::mail::Letter;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::DAY_MS;
use crate::domain::notifications::notify;
use crate::domain::quests::{put, record, typed};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::quest_messages::QuestMessage;
use crate::schema::collections::{BOOKINGS, QUEST_MESSAGES, QUESTS, USERS, USERS_PRIVATE};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Longest message, in characters.
const TEXT_MAX: usize = FLAG_REASON_MAX;
/// Messages about one quest in 24 hours.
const MESSAGES_A_DAY: usize = 10;
/// Messages whose emails are written in one transaction.
const AT_ONCE: usize = 20;
/// Kind of the notification.
const KIND: &str = "questMessage";
/// Mark of a message whose emails are not written yet.
const DUE: &str = "due";

/// A message to guests. There are at most ten for a quest in 24 hours; then the answer is `RESOURCE_EXHAUSTED` with the
/// reason `messages`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MessageGuests {
    /// Id of a quest of the caller's.
    quest_id: String,
    /// Id of the date whose guests it is for; those of every date that is not over, if missing.
    session_id: Option<String>,
    /// Id of the one booking it is for.
    booking_id: Option<String>,
    /// Text, 1–2 000 characters.
    text: String,
}

pub(crate) fn send_message(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &MessageGuests,
) -> Result<Shown<QuestMessage>, ApiError> {
    let quest = own_quest(transaction, me, &asked.quest_id, None)?;
    let text = asked.text.trim();
    if text.is_empty() || text.chars().count() > TEXT_MAX {
        let message = format!("must have 1 to {TEXT_MAX} characters");
        let fields = json!([{ "field": "text", "message": message }]);
        return Err(ApiError::invalid(format!("text {message}")).with_detail("fields", fields));
    }
    refuse_many(transaction, me, &quest.id)?;
    let mut message = QuestMessage {
        creator_id: me.uid.clone(),
        quest_id: quest.id.clone(),
        session_id: asked.session_id.clone(),
        booking_id: asked.booking_id.clone(),
        text: text.to_owned(),
        recipients: 0,
        at: me.now()?,
        email_due: Some(DUE.to_owned()),
    };
    let people = recipients(transaction, &message)?;
    if people.is_empty() {
        return Err(not_now("nobody", "there is nobody to write to"));
    }
    message.recipients = people.len();
    let id = uuid::Uuid::now_v7().to_string();
    let about = json!({
        "questId": quest.id, "messageId": id, "title": quest.data["title"], "text": text, "from": me.uid,
    });
    for uid in &people {
        notify(transaction, uid, KIND, &about, me.now_ms)?;
    }
    let version = put(transaction, &QUEST_MESSAGES, &id, &message)?;
    message.email_due = None;
    Ok(Shown::of(&id, version, &value(&message)?))
}

fn refuse_many(transaction: &Transaction<'_>, me: &Me, quest_id: &str) -> Result<(), ApiError> {
    let values = [json!(me.uid), json!(quest_id)];
    let newest = by!(QUEST_MESSAGES.quest).question(values, MESSAGES_A_DAY);
    let found = transaction.find(&newest)?.documents;
    let Some(oldest) = found.get(MESSAGES_A_DAY - 1) else {
        return Ok(());
    };
    let oldest: QuestMessage = typed(oldest)?;
    let wait_ms = oldest.at.epoch_ms() + DAY_MS - me.now_ms;
    if wait_ms <= 0 {
        return Ok(());
    }
    let message = format!("guests of a quest get at most {MESSAGES_A_DAY} messages a day");
    Err(ApiError::new(Code::ResourceExhausted, message)
        .with_reason("messages")
        .with_detail("retryAfterS", json!((wait_ms + 999) / 1_000)))
}

/// The people that a message is for, each once; its creator is not among them.
fn recipients(
    transaction: &Transaction<'_>,
    message: &QuestMessage,
) -> Result<BTreeSet<String>, ApiError> {
    let creator_id = &message.creator_id;
    let bookings: Vec<Document> = match (&message.booking_id, &message.session_id) {
        (Some(id), _) => transaction.get(&BOOKINGS, id)?.into_iter().collect(),
        (None, Some(session)) => {
            by!(BOOKINGS.guests).all(transaction, [json!(creator_id), json!(session)])?
        }
        (None, None) => by!(BOOKINGS.questId).all(transaction, [json!(message.quest_id)])?,
    };
    let is_narrow = message.booking_id.is_some() || message.session_id.is_some();
    let people = bookings.iter().filter_map(|booking| {
        let is_meant = match booking.data["status"].as_str() {
            Some("confirmed" | "checkedIn") => true,
            Some("completed" | "noShow") => is_narrow,
            _ => false,
        };
        let is_of_quest =
            booking.data["questId"] == message.quest_id && booking.data["creatorId"] == *creator_id;
        let uid = booking.data["userId"].as_str()?;
        let is_guest = !uid.is_empty() && uid != creator_id;
        (is_meant && is_of_quest && is_guest).then(|| uid.to_owned())
    });
    Ok(people.collect())
}

fn letters_of(
    transaction: &mut Transaction<'_>,
    found: &Document,
    page: &str,
) -> Result<Vec<Letter>, ApiError> {
    let mut message: QuestMessage = typed(found)?;
    let title = transaction.get(&QUESTS, &message.quest_id)?;
    let title = title
        .as_ref()
        .and_then(|quest| quest.data["title"].as_str());
    let creator: Option<serde_json::Value> = record(transaction, &USERS, &message.creator_id)?;
    let creator = creator
        .as_ref()
        .and_then(|creator| creator["name"].as_str());
    let (title, creator) = (title.unwrap_or_default(), creator.unwrap_or_default());
    let mut letters = Vec::new();
    for uid in recipients(transaction, &message)? {
        let private = transaction.get(&USERS_PRIVATE, &uid)?;
        // Nobody is written to by strangers at an address they have not confirmed.
        let private = private.filter(|private| !private.data["emailVerifiedAt"].is_null());
        let Some(to) =
            private.and_then(|private| private.data["email"].as_str().map(str::to_owned))
        else {
            continue;
        };
        let language = Language::English.of_account(transaction, &uid)?;
        letters.push(letter(
            to,
            language,
            (creator, title),
            (&message.text, page),
        ));
    }
    message.email_due = None;
    put(transaction, &QUEST_MESSAGES, &found.id, &message)?;
    Ok(letters)
}

fn letter(
    to: String,
    language: Language,
    (creator, title): (&str, &str),
    (text, page): (&str, &str),
) -> Letter {
    let (subject, body) = match language {
        Language::English => (
            format!("{creator} about {title}"),
            format!(
                "{creator} writes to the guests of \"{title}\":\n\n{text}\n\nYour booking:\n\n{page}\n"
            ),
        ),
        Language::German => (
            format!("{creator} zu {title}"),
            format!(
                "{creator} schreibt den Gästen von „{title}“:\n\n{text}\n\nDeine Buchung:\n\n{page}\n"
            ),
        ),
    };
    // A subject is one line.
    let subject = subject.split_whitespace().collect::<Vec<_>>().join(" ");
    Letter { to, subject, body }
}

/// Writes the emails that are due.
pub(crate) fn due_letters(
    transaction: &mut Transaction<'_>,
    page: &str,
) -> Result<Vec<Letter>, ApiError> {
    let due = by!(QUEST_MESSAGES.emailDue).question([json!(DUE)], AT_ONCE);
    let mut letters = Vec::new();
    for found in transaction.find(&due)?.documents {
        letters.extend(letters_of(transaction, &found, page)?);
    }
    Ok(letters)
}
