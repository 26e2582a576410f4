//! Emails to guests who left their address: what is new about the date, new dates in a poll, a free seat, and a reminder.

use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::email_text::{HangoutEmail, HangoutNews};
use crate::access::auth::email_text::Language;
use crate::access::auth::mail::Letter;
use crate::access::me::{Me, Visitor};
use crate::app::App;
use crate::clock::day;
use crate::domain::hangouts::members::{EMAIL_DUE, SEAT, members_of};
use crate::endpoints::functions::call::{Call, Done};
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_MEMBERS, HANGOUTS, USERS};
use crate::schema::query::question;
use crate::store::{Document, Transaction};

/// Field of a member that nobody is shown: the day of the last email about new dates.
const DATES_EMAILED: &str = "datesEmailed";
/// Guests who are emailed about their seat in one transaction.
const SEATS_AT_ONCE: usize = 200;

/// Emails that a transaction has written, sent once it is durable.
pub(super) type Outgoing = Arc<Mutex<Vec<Letter>>>;

/// Puts emails in the place of those that an earlier attempt of the transaction wrote.
pub(super) fn put(outgoing: &Outgoing, letters: Vec<Letter>) {
    *outgoing.lock().unwrap_or_else(PoisonError::into_inner) = letters;
}

pub(super) fn take(outgoing: &Outgoing) -> Vec<Letter> {
    std::mem::take(&mut *outgoing.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Runs a change of a hangout by a host, and emails guests what is new for them.
pub(in crate::endpoints::functions) async fn change_and_email<A, R>(
    call: Call<'_>,
    work: fn(&mut Transaction<'_>, &Me, &A) -> Result<R, ApiError>,
) -> Result<Done, ApiError>
where
    A: DeserializeOwned + Send + 'static,
    R: Serialize + 'static,
{
    let (app, outgoing) = (call.app, Outgoing::default());
    let (page, id, written) = (app.page(""), hangout_id(&call), Arc::clone(&outgoing));
    let done = call.change(move |transaction, me, asked: &A| {
        let before = transaction.get(&HANGOUTS, &id)?;
        let answer = work(transaction, me, asked)?;
        put(
            &written,
            letters_since(transaction, before.as_ref(), &id, (&page, me.now_ms))?,
        );
        Ok(answer)
    });
    let done = done.await?;
    app.send_letters(take(&outgoing));
    email_seats(app);
    Ok(done)
}

/// As [`change_and_email`], for what members and guests change.
pub(in crate::endpoints::functions) async fn change_by_visitor_and_email<A, R>(
    call: Call<'_>,
    work: fn(&mut Transaction<'_>, &Visitor, &A) -> Result<R, ApiError>,
) -> Result<Done, ApiError>
where
    A: DeserializeOwned + Send + 'static,
    R: Serialize + 'static,
{
    let (app, outgoing) = (call.app, Outgoing::default());
    let (page, id, written) = (app.page(""), hangout_id(&call), Arc::clone(&outgoing));
    let done = call.change_by_visitor(move |transaction, visitor, asked: &A| {
        let before = transaction.get(&HANGOUTS, &id)?;
        let answer = work(transaction, visitor, asked)?;
        put(
            &written,
            letters_since(transaction, before.as_ref(), &id, (&page, visitor.now_ms))?,
        );
        Ok(answer)
    });
    let done = done.await?;
    app.send_letters(take(&outgoing));
    email_seats(app);
    Ok(done)
}

fn hangout_id(call: &Call<'_>) -> String {
    let id = call.data["hangoutId"].as_str();
    id.unwrap_or_default().to_owned()
}

/// Emails to guests about what has changed in a hangout since. Their addresses are forgotten once it is over.
fn letters_since(
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

/// Emails guests who moved up although no function of hangouts freed the seat: it was that of somebody who was blocked, or
/// whose account was deleted. Runs behind the answer.
pub(in crate::endpoints::functions) fn email_seats(app: &App) {
    let page = app.page("");
    app.write_letters(move |transaction, _| {
        let mut letters = Vec::new();
        let due = question(
            &HANGOUT_MEMBERS,
            EMAIL_DUE,
            vec![json!(SEAT)],
            SEATS_AT_ONCE,
        )?;
        for member in transaction.find(&due)?.documents {
            let mut data = (*member.data).clone();
            remove_fields(&mut data, &[EMAIL_DUE]);
            transaction.put(&HANGOUT_MEMBERS, &member.id, data)?;
            let hangout_id = member.data["hangoutId"].as_str().unwrap_or_default();
            let hangout = transaction.get(&HANGOUTS, hangout_id)?;
            if let Some(hangout) = hangout.filter(|it| it.data["status"] == "scheduled") {
                let post = GuestPost::of(transaction, &hangout, &page)?;
                letters.extend(post.letter(&member, HangoutNews::Seat, &[]));
            }
        }
        Ok(letters)
    });
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
pub(super) struct GuestPost<'a> {
    hangout: &'a Document,
    /// Name of the host.
    host: String,
    /// Address of the app.
    page: &'a str,
}

impl<'a> GuestPost<'a> {
    pub(super) fn of(
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
    pub(super) fn letter(
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
    pub(super) fn dates_added(
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
