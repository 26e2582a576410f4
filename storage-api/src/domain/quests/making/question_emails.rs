//! Emails about questions to creators and their answers.

use serde_json::json;

use crate::access::auth::email_text::Language;
use crate::access::auth::mail::Letter;
use crate::domain::quests::{put, typed};
use crate::error::ApiError;
use crate::schema::collections::quest_questions::GuestQuestion;
use crate::schema::collections::{QUEST_QUESTIONS, QUESTS, USERS, USERS_PRIVATE};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Mark of a question whose email is not written yet.
pub(crate) const DUE: &str = "due";
/// Questions whose emails are written in one transaction.
const AT_ONCE: usize = 20;

/// The email about a question to the creator or, once there is one, about the answer to the person who asked.
fn letter_of(
    transaction: &mut Transaction<'_>,
    found: &Document,
    page: &str,
) -> Result<Option<Letter>, ApiError> {
    let mut question: GuestQuestion = typed(found)?;
    question.email_due = None;
    put(transaction, &QUEST_QUESTIONS, &found.id, &question)?;
    let uid = match question.answer {
        Some(_) => &question.user_id,
        None => &question.creator_id,
    };
    let private = transaction.get(&USERS_PRIVATE, uid)?;
    // Nobody is written to by strangers at an address they have not confirmed.
    let private = private.filter(|private| !private.data["emailVerifiedAt"].is_null());
    let to = private.and_then(|private| private.data["email"].as_str().map(str::to_owned));
    let Some(to) = to else {
        return Ok(None);
    };
    let quest = transaction.get(&QUESTS, &question.quest_id)?;
    let title = quest
        .as_ref()
        .and_then(|quest| quest.data["title"].as_str());
    let title = title.unwrap_or_default();
    let language = Language::English.of_account(transaction, uid)?;
    let (subject, body) = match &question.answer {
        None => question_text(language, &question, title, page),
        Some(answer) => {
            let creator = transaction.get(&USERS, &question.creator_id)?;
            let name = creator
                .as_ref()
                .and_then(|creator| creator.data["name"].as_str());
            answer_text(
                language,
                &question,
                (title, page),
                (name.unwrap_or_default(), answer),
            )
        }
    };
    // A subject is one line.
    let subject = subject.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(Some(Letter { to, subject, body }))
}

fn question_text(
    language: Language,
    GuestQuestion {
        quest_id,
        user_name: name,
        text,
        ..
    }: &GuestQuestion,
    title: &str,
    page: &str,
) -> (String, String) {
    let page = format!("{page}/quest-dashboard?quest={quest_id}");
    match language {
        Language::English => (
            format!("{name} asks about {title}"),
            format!(
                "{name} asks about \"{title}\":\n\n{text}\n\nAnswer on your dashboard:\n\n{page}\n"
            ),
        ),
        Language::German => (
            format!("{name} fragt zu {title}"),
            format!(
                "{name} fragt zu „{title}“:\n\n{text}\n\nAntworte in deiner Übersicht:\n\n{page}\n"
            ),
        ),
    }
}

fn answer_text(
    language: Language,
    GuestQuestion { quest_id, text, .. }: &GuestQuestion,
    (title, page): (&str, &str),
    (name, answer): (&str, &str),
) -> (String, String) {
    let page = format!("{page}/quest/{quest_id}");
    match language {
        Language::English => (
            format!("{name} answers you about {title}"),
            format!(
                "You asked about \"{title}\":\n\n{text}\n\n{name} answers:\n\n{answer}\n\nThe quest:\n\n{page}\n"
            ),
        ),
        Language::German => (
            format!("{name} antwortet dir zu {title}"),
            format!(
                "Du hast zu „{title}“ gefragt:\n\n{text}\n\n{name} antwortet:\n\n{answer}\n\nDie Quest:\n\n{page}\n"
            ),
        ),
    }
}

/// Writes the emails that are due.
pub(crate) fn due_letters(
    transaction: &mut Transaction<'_>,
    page: &str,
) -> Result<Vec<Letter>, ApiError> {
    let due = by!(QUEST_QUESTIONS.emailDue).question([json!(DUE)], AT_ONCE);
    let mut letters = Vec::new();
    for found in transaction.find(&due)?.documents {
        letters.extend(letter_of(transaction, &found, page)?);
    }
    Ok(letters)
}
