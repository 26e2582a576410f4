//! Emails to guests who left their address: what is new about the date, new dates in a poll, a free seat, and a reminder.

use serde_json::{Value, json};

use super::email_text::{HangoutEmail, HangoutNews};
use super::members::{EMAIL_DUE, SEAT, members_of};
use crate::access::auth::email_text::Language;
use crate::access::auth::mail::Letter;
use crate::clock::day;
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_MEMBERS, HANGOUTS, USERS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Field of a member that nobody is shown: the day of the last email about new dates.
const DATES_EMAILED: &str = "datesEmailed";
/// Guests who are emailed about their seat in one transaction.
const SEATS_AT_ONCE: usize = 200;

/// Emails to guests about what has changed in a hangout since. Their addresses are forgotten once it is over.
pub(crate) fn letters_since(
    transaction: &mut Transaction<'_>,
    before: Option<&Document>,
    id: &str,
    (page, now_ms): (&str, i64),
) -> Result<Vec<Letter>, ApiError> {
    let after = transaction.get(&HANGOUTS, id)?;
    let Some((before, after)) = before.zip(after) else {
        return Ok(Vec::new());
    };
    let is_over = matches!(after.data["status"].as_str(), Some("done" | "cancelled"));
    let news = news_of(&before.data, &after.data);
    let added = added_options(&before.data, &after.data);
    let members = members_of(transaction, id)?;
    let has_moved_up = members
        .iter()
        .any(|member| !member.data[EMAIL_DUE].is_null());
    if news.is_none() && !is_over && added.is_empty() && !has_moved_up {
        return Ok(Vec::new());
    }
    let post = GuestPost::of(transaction, &after, page)?;
    let mut letters = Vec::new();
    for member in &members {
        let mut data = (*member.data).clone();
        let is_seated = remove_fields(&mut data, &[EMAIL_DUE]);
        let news = is_seated.then_some(HangoutNews::Seat).or(news);
        letters.extend(news.and_then(|news| post.letter(member, news, &[])));
        letters.extend(post.dates_added(member, &mut data, &added, now_ms));
        if is_over {
            remove_fields(&mut data, &["email", "emailLanguage"]);
        }
        if data != *member.data {
            transaction.put(&HANGOUT_MEMBERS, &member.id, data)?;
        }
    }
    Ok(letters)
}

/// Options that joined a poll.
fn added_options(before: &Value, after: &Value) -> Vec<Value> {
    if before["status"] != "polling" || after["status"] != "polling" {
        return Vec::new();
    }
    let known: Vec<&Value> = options(before).map(|option| &option["id"]).collect();
    let added = options(after).filter(|option| !known.contains(&&option["id"]));
    added.cloned().collect()
}

fn options(hangout: &Value) -> impl Iterator<Item = &Value> {
    hangout["options"].as_array().into_iter().flatten()
}

/// Removes fields. Answers with `true` where one of them was there.
fn remove_fields(data: &mut Value, names: &[&str]) -> bool {
    let Some(fields) = data.as_object_mut() else {
        return false;
    };
    let removed = names
        .iter()
        .filter(|name| fields.shift_remove(**name).is_some());
    removed.count() > 0
}

fn news_of(before: &Value, after: &Value) -> Option<HangoutNews> {
    let has_moved = before["when"]["startsAt"] != after["when"]["startsAt"];
    match (before["status"].as_str(), after["status"].as_str()) {
        (Some("polling"), Some("scheduled")) => Some(HangoutNews::Scheduled),
        (Some("scheduled"), Some("scheduled")) if has_moved => Some(HangoutNews::Moved),
        (Some("polling" | "scheduled"), Some("cancelled")) => Some(HangoutNews::Cancelled),
        _ => None,
    }
}

/// Data that all emails to the guests of one hangout share.
pub(crate) struct GuestPost<'a> {
    hangout: &'a Document,
    /// Name of the host.
    host: String,
    /// Address of the app.
    page: &'a str,
}

impl<'a> GuestPost<'a> {
    pub(crate) fn of(
        transaction: &Transaction<'_>,
        hangout: &'a Document,
        page: &'a str,
    ) -> Result<Self, ApiError> {
        let uid = hangout.data["hostId"].as_str().unwrap_or_default();
        let host = transaction.get(&USERS, uid)?;
        let host = host.as_ref().and_then(|host| host.data["name"].as_str());
        let host = host.unwrap_or_default().to_owned();
        Ok(Self {
            hangout,
            host,
            page,
        })
    }

    /// The email to a guest, with the link that is theirs alone; `None` for who left no address.
    pub(crate) fn letter(
        &self,
        member: &Document,
        news: HangoutNews,
        options: &[Value],
    ) -> Option<Letter> {
        let to = member.data["email"].as_str()?;
        let secret = member.data["editToken"].as_str().unwrap_or_default();
        let (page, id) = (self.page, &self.hangout.id);
        let link = format!("{page}/hangout/{id}?k={}.{secret}", member.id);
        let text = HangoutEmail {
            news,
            hangout: &self.hangout.data,
            host: &self.host,
            link: &link,
            options,
        };
        let language = Language::from_header(member.data["emailLanguage"].as_str());
        Some(text.letter(to.to_owned(), language))
    }

    /// The email about new dates to a guest who has voted, at most one a day, which is noted on the member.
    pub(crate) fn dates_added(
        &self,
        member: &Document,
        data: &mut Value,
        added: &[Value],
        now_ms: i64,
    ) -> Option<Letter> {
        let votes = data["votes"].as_object();
        let has_voted = votes.is_some_and(|votes| !votes.is_empty());
        let today = json!(day(now_ms));
        if added.is_empty() || !has_voted || data[DATES_EMAILED] == today {
            return None;
        }
        let letter = self.letter(member, HangoutNews::DatesAdded, added)?;
        data[DATES_EMAILED] = today;
        Some(letter)
    }
}

/// Emails to guests who moved up although no function of hangouts freed the seat: it was that of somebody who was blocked,
/// or whose account was deleted.
pub(crate) fn seat_letters(
    transaction: &mut Transaction<'_>,
    page: &str,
) -> Result<Vec<Letter>, ApiError> {
    let mut letters = Vec::new();
    let due = by!(HANGOUT_MEMBERS.emailDue).question([json!(SEAT)], SEATS_AT_ONCE);
    for member in transaction.find(&due)?.documents {
        let mut data = (*member.data).clone();
        remove_fields(&mut data, &[EMAIL_DUE]);
        transaction.put(&HANGOUT_MEMBERS, &member.id, data)?;
        let hangout_id = member.data["hangoutId"].as_str().unwrap_or_default();
        let hangout = transaction.get(&HANGOUTS, hangout_id)?;
        if let Some(hangout) = hangout.filter(|it| it.data["status"] == "scheduled") {
            let post = GuestPost::of(transaction, &hangout, page)?;
            letters.extend(post.letter(&member, HangoutNews::Seat, &[]));
        }
    }
    Ok(letters)
}
