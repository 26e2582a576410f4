//! Reminding people who have not answered: members, friends who are invited and have not joined, and guests by email.

use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{HangoutMember, HangoutStatus};
use wasm_core::error::Code;

use super::arguments::MyHangout;
use super::email_text::HangoutNews;
use super::guest_emails::GuestPost;
use super::meeting::Meeting;
use super::members::Member;
use crate::access::auth::mail::Letter;
use crate::access::me::Me;
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::store::Transaction;

/// Shortest time between two reminders to the same people.
const REMIND_EVERY_MS: i64 = 12 * 60 * 60 * 1_000;
/// Kind of the notification.
const REMINDER: &str = "hangoutReminder";

/// Number of people who were reminded.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reminded {
    /// People who have not answered yet: members, friends who are invited and guests who left an email address.
    pub(crate) reminded: usize,
}

pub(crate) fn remind_all(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &MyHangout,
    page: &str,
) -> Result<(usize, Vec<Letter>), ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    let is_polling = meeting.refuse_over()? == HangoutStatus::Polling;
    refuse_soon(&meeting, me.now_ms)?;
    let once = format!("{REMINDER} {}", json!(meeting.data.when.starts_at));
    let (mut reminded, mut guests) = (0, Vec::new());
    for member in meeting.members(transaction)? {
        if has_answered(&member.data, is_polling) {
            continue;
        }
        match &member.data.user_id {
            Some(uid) if *uid == me.uid => {}
            Some(uid) => {
                notify(transaction, uid, REMINDER, &meeting.about(), me.now_ms)?;
                reminded += 1;
            }
            None => guests.push(member),
        }
    }
    reminded += meeting.notify_invited(transaction, REMINDER, &once, me.now_ms)?;
    let letters = letters_to(transaction, &mut meeting, &guests, (&once, page))?;
    reminded += letters.len();
    // Where nobody was reminded, hosts need not wait until they can remind again.
    if reminded > 0 {
        meeting.data.reminded_at = Some(me.now()?);
        meeting.save(transaction)?;
    }
    Ok((reminded, letters))
}

fn refuse_soon(meeting: &Meeting, now_ms: i64) -> Result<(), ApiError> {
    let Some(last) = meeting.data.reminded_at else {
        return Ok(());
    };
    let wait_ms = last.epoch_ms() + REMIND_EVERY_MS - now_ms;
    if wait_ms <= 0 {
        return Ok(());
    }
    let message = "they were reminded a while ago; give them time";
    Err(ApiError::new(Code::ResourceExhausted, message)
        .with_reason("tooSoon")
        .with_detail("retryAfterS", json!((wait_ms + 999) / 1_000)))
}

/// Tells whether a member has voted, or said whether they come on the date as it is now.
fn has_answered(member: &HangoutMember, is_polling: bool) -> bool {
    if is_polling {
        return member.has_voted();
    }
    member.rsvp.is_some() && member.reconfirm != Some(true)
}

/// Emails to the guests who left an address and were not reminded of this date before.
fn letters_to(
    transaction: &mut Transaction<'_>,
    meeting: &mut Meeting,
    guests: &[Member],
    (once, page): (&str, &str),
) -> Result<Vec<Letter>, ApiError> {
    let mut letters = Vec::new();
    let hangout = meeting.clone();
    let post = GuestPost::of(transaction, &hangout, page)?;
    for guest in guests {
        if let Some(letter) = post.letter(guest, HangoutNews::Reminder, &[])
            && meeting.note_heard(once, &guest.id)
        {
            letters.push(letter);
        }
    }
    if !letters.is_empty() {
        meeting.save(transaction)?;
    }
    Ok(letters)
}
