//! Emails about hangouts that somebody asks for: invitations a host sends, and the link of a guest who leaves an address.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::validate_email;
use wasm_core::error::Code;

use super::email_limits::{Verdict, count};
use super::email_text::{HangoutEmail, HangoutNews};
use super::meeting::{Meeting, precondition};
use crate::access::auth::email_text::Language;
use crate::access::auth::mail::Letter;
use crate::access::auth::secret;
use crate::access::me::{Me, Visitor};
use crate::error::ApiError;
use crate::schema::collections::HANGOUT_MEMBERS;
use crate::store::Transaction;

/// Addresses in one call.
const EMAILS_MAX: usize = 20;
/// Addresses that one hangout is ever sent to.
const EMAILED_MAX: usize = 100;

/// People to invite by email.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct InviteByEmail {
    /// Id of the hangout.
    hangout_id: String,
    /// Their addresses, at most 20. Nobody is written to twice, unless it is said so.
    emails: Vec<String>,
    /// `true` to write once more to those who were invited before and have not joined.
    #[serde(default)]
    #[schema(required = false)]
    again: bool,
}

/// Result of inviting.
#[derive(Serialize, ToSchema)]
pub(crate) struct InvitedByEmail {
    /// Number of emails that were sent.
    sent: usize,
    /// Addresses that have had enough such emails within a day; they can have the link another way.
    later: Vec<String>,
}

/// Address at which a guest wants to be told the date.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct KeepGuestEmail {
    /// Id of the hangout.
    hangout_id: String,
    /// The secret of the guest.
    key: String,
    /// Their address; `null` to forget it.
    pub(crate) email: Option<String>,
}

/// The address of a guest.
#[derive(Serialize, ToSchema)]
pub(crate) struct GuestEmail {
    /// The address that is kept until the hangout is over.
    #[schema(required = true)]
    email: Option<String>,
}

pub(crate) fn invitations(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &InviteByEmail,
    (page, language): (&str, Language),
) -> Result<(Vec<Letter>, InvitedByEmail), ApiError> {
    let mut meeting = Meeting::hosted(transaction, me, &asked.hangout_id)?;
    meeting.refuse_over()?;
    refuse_many(&asked.emails)?;
    let token = meeting.data.invite_token.as_ref();
    let link = token.map(|token| format!("{page}/app/hangout/join?id={token}"));
    let link = link.ok_or_else(|| precondition("revoked", "make a new link first"))?;
    let mut emailed = meeting.data.emailed.clone();
    let mut invited = meeting.data.invited_emails.clone().unwrap_or_default();
    let host = me.name(transaction)?;
    let (mut letters, mut sent, mut later) = (Vec::new(), 0, Vec::new());
    for email in &asked.emails {
        let email = email.trim().to_lowercase();
        ApiError::refuse_fields(validate_email(&email))?;
        // A hash is enough to write to nobody twice.
        let hash = secret::hash(&email);
        let is_known = emailed.contains(&hash);
        if is_known && !(asked.again && invited.contains(&email)) {
            continue;
        }
        if emailed.len() >= EMAILED_MAX && !is_known {
            return Err(emailed_enough());
        }
        let verdict = count(transaction, me, &email)?;
        if verdict == Verdict::Later {
            later.push(email);
            continue;
        }
        if !is_known {
            emailed.push(hash);
            invited.push(email.clone());
        }
        sent += 1;
        if verdict == Verdict::Drop {
            continue;
        }
        let text = HangoutEmail {
            news: HangoutNews::Invited,
            hangout: &meeting.data,
            host: &host,
            link: &link,
            options: &[],
        };
        let language = language.of_address(transaction, &email)?;
        letters.push(text.letter(email, language));
    }
    meeting.data.emailed = emailed;
    meeting.data.invited_emails = Some(invited);
    meeting.save(transaction)?;
    Ok((letters, InvitedByEmail { sent, later }))
}

fn refuse_many(emails: &[String]) -> Result<(), ApiError> {
    if emails.len() <= EMAILS_MAX {
        return Ok(());
    }
    let message = format!("emails must be at most {EMAILS_MAX}");
    Err(ApiError::invalid(message).with_reason("emails"))
}

/// A hangout was sent to as many addresses as it may be.
fn emailed_enough() -> ApiError {
    let message = format!("a hangout is emailed to at most {EMAILED_MAX} people; share its link");
    ApiError::new(Code::ResourceExhausted, message).with_reason("emailed")
}

/// Keeps where a guest wants to be told the date, and writes them their own link.
pub(crate) fn keep(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &KeepGuestEmail,
    email: Option<&str>,
    (page, language): (&str, Language),
) -> Result<(Option<Letter>, GuestEmail), ApiError> {
    let key = Some(asked.key.as_str());
    let mut meeting = Meeting::seen(transaction, visitor, &asked.hangout_id, key)?;
    let mut member = meeting.own_member(transaction, visitor, key)?;
    meeting.refuse_over()?;
    if let Some(email) = email {
        meeting.forget_invited(transaction, email)?;
    }
    member.data.email = email.map(str::to_owned);
    member.data.email_language = email.map(|_| language.tag().to_owned());
    member.put(transaction, &HANGOUT_MEMBERS)?;
    let link = format!("{page}/hangout/{}?k={}", meeting.id, asked.key);
    let text = HangoutEmail {
        news: HangoutNews::OwnLink,
        hangout: &meeting.data,
        host: "",
        link: &link,
        options: &[],
    };
    let letter = email.map(|to| text.letter(to.to_owned(), language));
    let kept = GuestEmail {
        email: member.data.email,
    };
    Ok((letter, kept))
}
