//! Emails to guests who left their address: what is new about the date, new dates in a poll, a free seat, and a reminder.

use serde_json::json;
use wasm_core::domain::{EmailDue, Hangout, HangoutOption, HangoutStatus};

use super::email_text::{HangoutEmail, HangoutNews};
use super::meeting::Meeting;
use super::members::{Member, members_of};
use crate::access::auth::email_text::Language;
use crate::access::auth::mail::Letter;
use crate::clock::day;
use crate::domain::records::typed;
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_MEMBERS, HANGOUTS, USERS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Guests who are emailed about their seat in one transaction.
const SEATS_AT_ONCE: usize = 200;

/// Emails to guests about what has changed in a hangout since. Their addresses are forgotten once it is over.
pub(crate) fn letters_since(
    transaction: &mut Transaction<'_>,
    before: Option<&Document>,
    id: &str,
    (page, now_ms): (&str, i64),
) -> Result<Vec<Letter>, ApiError> {
    let after = Meeting::get(transaction, &HANGOUTS, id)?;
    let Some((before, after)) = before.zip(after) else {
        return Ok(Vec::new());
    };
    let before: Hangout = typed(before)?;
    let is_over = after.data.status.is_over();
    let news = news_of(&before, &after.data);
    let added = added_options(&before, &after.data);
    let members = members_of(transaction, id)?;
    let has_moved_up = members.iter().any(|member| member.data.email_due.is_some());
    if news.is_none() && !is_over && added.is_empty() && !has_moved_up {
        return Ok(Vec::new());
    }
    let post = GuestPost::of(transaction, &after, page)?;
    let mut letters = Vec::new();
    for mut member in members {
        let before = member.data.clone();
        let is_seated = member.data.email_due.take().is_some();
        let news = is_seated.then_some(HangoutNews::Seat).or(news);
        letters.extend(news.and_then(|news| post.letter(&member, news, &[])));
        letters.extend(post.dates_added(&mut member, &added, now_ms));
        if is_over {
            (member.data.email, member.data.email_language) = (None, None);
        }
        if member.data != before {
            member.put(transaction, &HANGOUT_MEMBERS)?;
        }
    }
    Ok(letters)
}

/// Options that joined a poll.
fn added_options(before: &Hangout, after: &Hangout) -> Vec<HangoutOption> {
    let is_polling = |hangout: &Hangout| hangout.status == HangoutStatus::Polling;
    if !is_polling(before) || !is_polling(after) {
        return Vec::new();
    }
    let added = after.options.iter();
    let added = added.filter(|option| before.option(&option.id).is_none());
    added.cloned().collect()
}

fn news_of(before: &Hangout, after: &Hangout) -> Option<HangoutNews> {
    use HangoutStatus::{Cancelled, Polling, Scheduled};
    let has_moved = before.when.starts_at != after.when.starts_at;
    match (before.status, after.status) {
        (Polling, Scheduled) => Some(HangoutNews::Scheduled),
        (Scheduled, Scheduled) if has_moved => Some(HangoutNews::Moved),
        (Polling | Scheduled, Cancelled) => Some(HangoutNews::Cancelled),
        _ => None,
    }
}

/// Data that all emails to the guests of one hangout share.
pub(crate) struct GuestPost<'a> {
    hangout: &'a Meeting,
    /// Name of the host.
    host: String,
    /// Address of the app.
    page: &'a str,
}

impl<'a> GuestPost<'a> {
    pub(crate) fn of(
        transaction: &Transaction<'_>,
        hangout: &'a Meeting,
        page: &'a str,
    ) -> Result<Self, ApiError> {
        let host = transaction.get(&USERS, &hangout.data.host_id)?;
        let host = host.as_ref().and_then(|host| host.data["name"].as_str());
        let host = host.map(str::to_owned).unwrap_or_default();
        Ok(Self {
            hangout,
            host,
            page,
        })
    }

    /// The email to a guest, with the link that is theirs alone; `None` for who left no address.
    pub(crate) fn letter(
        &self,
        member: &Member,
        news: HangoutNews,
        options: &[HangoutOption],
    ) -> Option<Letter> {
        let to = member.data.email.clone()?;
        let secret = member.data.edit_token.as_deref().unwrap_or_default();
        let (page, id) = (self.page, &self.hangout.id);
        let link = format!("{page}/hangout/{id}?k={}.{secret}", member.id);
        let text = HangoutEmail {
            news,
            hangout: &self.hangout.data,
            host: &self.host,
            link: &link,
            options,
        };
        let language = Language::from_header(member.data.email_language.as_deref());
        Some(text.letter(to, language))
    }

    /// The email about new dates to a guest who has voted, at most one a day, which is noted on the member.
    pub(crate) fn dates_added(
        &self,
        member: &mut Member,
        added: &[HangoutOption],
        now_ms: i64,
    ) -> Option<Letter> {
        let today = Some(day(now_ms));
        let is_told = member.data.dates_emailed == today;
        if added.is_empty() || !member.data.has_voted() || is_told {
            return None;
        }
        let letter = self.letter(member, HangoutNews::DatesAdded, added)?;
        member.data.dates_emailed = today;
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
    let due = by!(HANGOUT_MEMBERS.emailDue).question([json!(EmailDue::Seat)], SEATS_AT_ONCE);
    for mut member in Member::all_of(&transaction.find(&due)?.documents)? {
        member.data.email_due = None;
        member.put(transaction, &HANGOUT_MEMBERS)?;
        let hangout = Meeting::get(transaction, &HANGOUTS, &member.data.hangout_id)?;
        let is_scheduled = |it: &Meeting| it.data.status == HangoutStatus::Scheduled;
        if let Some(hangout) = hangout.filter(is_scheduled) {
            let post = GuestPost::of(transaction, &hangout, page)?;
            letters.extend(post.letter(&member, HangoutNews::Seat, &[]));
        }
    }
    Ok(letters)
}
