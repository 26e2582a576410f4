//! The functions of hangouts. Some do more than change records: they send emails, or only read.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::validate_email;

use super::call::Call;
use super::callable::{Callable, Changes, Keys, change, change_and_send, function};
use super::requester::Requester;
use crate::access::auth::mail::Letter;
use crate::access::me::{Me, Visitor};
use crate::app::App;
use crate::domain::hangouts::arguments::MyHangout;
use crate::domain::hangouts::emails::{
    self, GuestEmail, InviteByEmail, InvitedByEmail, KeepGuestEmail, invitations,
};
use crate::domain::hangouts::guest_emails::{letters_since, seat_letters};
use crate::domain::hangouts::invitation::{Invitation, read_by};
use crate::domain::hangouts::proposals::{AnswerProposal, OpenProposals, answer_one};
use crate::domain::hangouts::reminders::{Reminded, remind_all};
use crate::domain::hangouts::{
    attendance, comments, create, edit, invites, join, proposals, schedule, vote,
};
use crate::error::ApiError;
use crate::schema::collections::HANGOUTS;
use crate::schema::shape::Shape;
use crate::store::{Transaction, transact};

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("createHangout", create::create),
        function("readInvitation", read_invitation),
        change("joinHangout", join::join).keyed(Keys::OfGuests),
        change_and_email("leaveHangout", join::leave),
        change("voteHangout", vote::vote),
        change_and_email("rsvpHangout", vote::rsvp),
        change("closePoll", schedule::close_poll),
        change_and_email("scheduleHangout", schedule::schedule),
        change_and_email("editHangout", edit::edit),
        change_and_email("cancelHangout", edit::cancel),
        change_and_email("finishHangout", attendance::finish),
        change_and_send("inviteByEmail", invite_by_email).before(may_email_others),
        change_and_send("keepGuestEmail", keep_guest_email).before(may_email_guest),
        change("proposeOption", proposals::propose),
        change_and_send("answerProposal", answer_proposal),
        change("withdrawProposal", proposals::withdraw),
        change("rotateInvite", invites::rotate),
        change_and_send("remindHangout", remind),
        change("commentHangout", comments::comment),
        change("removeHangoutComment", comments::remove),
    ]
}

/// An invitation to read.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ReadInvitation {
    /// Id of the hangout, or the code in its link.
    id: String,
    /// The secret of a guest, or the code in its link.
    key: Option<String>,
}

/// Answers with everything the reader may see of a hangout.
async fn read_invitation(
    call: Call,
    visitor: Visitor,
    asked: ReadInvitation,
) -> Result<Invitation, ApiError> {
    let found = transact(&*call.app.store, move |transaction| {
        read_by(transaction, &visitor.asker(asked.key.as_deref()), &asked.id)
    });
    found.await
}

/// A change of a hangout after which guests are emailed what is new for them.
fn change_and_email<C, A, R>(
    name: &'static str,
    work: fn(&mut Transaction<'_>, &C, &A) -> Result<R, ApiError>,
) -> Callable
where
    C: Requester,
    A: DeserializeOwned + Shape + Send + 'static,
    R: Serialize + Shape + 'static,
{
    let prepared = move |call: &Call| {
        let (page, now_ms) = (call.app.page(""), call.app.clock.now_ms());
        let id = call.data["hangoutId"].as_str();
        let id = id.unwrap_or_default().to_owned();
        move |transaction: &mut Transaction<'_>, requester: &C, asked: &A| {
            let before = transaction.get(&HANGOUTS, &id)?;
            let answer = work(transaction, requester, asked)?;
            let letters = letters_since(transaction, before.as_ref(), &id, (&page, now_ms))?;
            Ok((answer, letters))
        }
    };
    change_and_send(name, prepared).then(email_seats)
}

/// Emails guests who moved up to seats that no function of hangouts freed. Runs behind the answer.
pub(super) fn email_seats(app: &App) {
    let page = app.page("");
    app.write_letters(move |transaction, _| seat_letters(transaction, &page));
}

/// Slows down those who email others.
async fn may_email_others(call: Call) -> Result<Call, ApiError> {
    call.app.throttles.account.check(&call.person()?.uid)?;
    Ok(call)
}

/// Sends the link of a hangout to email addresses.
fn invite_by_email(
    call: &Call,
) -> impl Changes<Me, InviteByEmail, (InvitedByEmail, Vec<Letter>)> + use<> {
    let (page, language) = (call.app.page(""), call.language());
    move |transaction: &mut Transaction<'_>, me: &Me, asked: &InviteByEmail| {
        let (letters, answer) = invitations(transaction, me, asked, (&page, language))?;
        Ok((answer, letters))
    }
}

/// Refuses what is no email address, and one that was emailed often lately.
async fn may_email_guest(call: Call) -> Result<Call, ApiError> {
    if let Some(email) = address_of(&call.arguments()?) {
        ApiError::refuse_fields(validate_email(&email))?;
        call.app.throttles.emails.check(&email)?;
    }
    Ok(call)
}

fn address_of(asked: &KeepGuestEmail) -> Option<String> {
    let email = asked.email.as_deref();
    email.map(|email| email.trim().to_lowercase())
}

/// Keeps where a guest wants to be told the date, and sends them their own link.
fn keep_guest_email(
    call: &Call,
) -> impl Changes<Visitor, KeepGuestEmail, (GuestEmail, Vec<Letter>)> + use<> {
    let (page, language) = (call.app.page(""), call.language());
    move |transaction: &mut Transaction<'_>, visitor: &Visitor, asked: &KeepGuestEmail| {
        let (email, from) = (address_of(asked), (&*page, language));
        let (letter, kept) = emails::keep(transaction, visitor, asked, email.as_deref(), from)?;
        Ok((kept, letter.into_iter().collect()))
    }
}

/// Reminds those who have not answered. Who has not joined, and guests, hear of one date once.
fn remind(call: &Call) -> impl Changes<Me, MyHangout, (Reminded, Vec<Letter>)> + use<> {
    let page = call.app.page("");
    move |transaction: &mut Transaction<'_>, me: &Me, asked: &MyHangout| {
        let (reminded, letters) = remind_all(transaction, me, asked, &page)?;
        Ok((Reminded { reminded }, letters))
    }
}

/// Takes a proposal into the poll, or declines it. Guests with an address are emailed.
fn answer_proposal(
    call: &Call,
) -> impl Changes<Me, AnswerProposal, (OpenProposals, Vec<Letter>)> + use<> {
    let page = call.app.page("");
    move |transaction: &mut Transaction<'_>, me: &Me, asked: &AnswerProposal| {
        answer_one(transaction, me, asked, &page)
    }
}
