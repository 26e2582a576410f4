//! Functions of hangouts that do more than change records: they send emails, or only read.

use std::sync::{Arc, Mutex, PoisonError};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::validate_email;

use super::call::{Call, Done};
use crate::access::auth::mail::Letter;
use crate::access::me::{Me, Visitor};
use crate::app::App;
use crate::domain::hangouts::arguments::MyHangout;
use crate::domain::hangouts::emails::{self, InviteByEmail, KeepGuestEmail, invitations};
use crate::domain::hangouts::guest_emails::{letters_since, seat_letters};
use crate::domain::hangouts::invitation::read_by;
use crate::domain::hangouts::proposals::{AnswerProposal, answer_one};
use crate::domain::hangouts::reminders::{Reminded, remind_all};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::HANGOUTS;
use crate::store::{Transaction, transact};

/// An invitation to read.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReadInvitation {
    /// Id of the hangout, or the code in its link.
    id: String,
    /// The secret of a guest, or the code in its link.
    key: Option<String>,
}

/// Answers with everything the reader may see of a hangout.
pub(super) async fn read_invitation(call: Call<'_>) -> Result<Done, ApiError> {
    let visitor = call.visitor()?;
    let asked: ReadInvitation = call.arguments()?;
    let found = transact(&*call.app.store, move |transaction| {
        read_by(transaction, &visitor.asker(asked.key.as_deref()), &asked.id)
    });
    Ok(value(&found.await?)?.into())
}

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
pub(super) async fn change_and_email<A, R>(
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
pub(super) async fn change_by_visitor_and_email<A, R>(
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

/// Emails guests who moved up to seats that no function of hangouts freed. Runs behind the answer.
pub(super) fn email_seats(app: &App) {
    let page = app.page("");
    app.write_letters(move |transaction, _| seat_letters(transaction, &page));
}

/// Sends the link of a hangout to email addresses.
pub(super) async fn invite_by_email(call: Call<'_>) -> Result<Done, ApiError> {
    let (app, language, outgoing) = (call.app, call.language(), Outgoing::default());
    app.throttles.account.check(&call.person()?.uid)?;
    let (page, written) = (app.page(""), Arc::clone(&outgoing));
    let done = call.change(move |transaction, me: &Me, asked: &InviteByEmail| {
        let (letters, answer) = invitations(transaction, me, asked, (&page, language))?;
        put(&written, letters);
        Ok(answer)
    });
    let done = done.await?;
    app.send_letters(take(&outgoing));
    Ok(done)
}

/// Keeps where a guest wants to be told the date, and sends them their own link.
pub(super) async fn keep_guest_email(call: Call<'_>) -> Result<Done, ApiError> {
    let (app, language, outgoing) = (call.app, call.language(), Outgoing::default());
    let asked: KeepGuestEmail = call.arguments()?;
    let email = asked.email.map(|email| email.trim().to_lowercase());
    if let Some(email) = &email {
        ApiError::refuse_fields(validate_email(email))?;
        app.throttles.emails.check(email)?;
    }
    let (page, written) = (app.page(""), Arc::clone(&outgoing));
    let done = call.change_by_visitor(move |transaction, visitor, asked: &KeepGuestEmail| {
        let from = (&*page, language);
        let (letter, kept) = emails::keep(transaction, visitor, asked, email.as_deref(), from)?;
        put(&written, letter.into_iter().collect());
        Ok(kept)
    });
    let done = done.await?;
    app.send_letters(take(&outgoing));
    Ok(done)
}

/// Reminds those who have not answered. Who has not joined, and guests, hear of one date once.
pub(super) async fn remind(call: Call<'_>) -> Result<Done, ApiError> {
    let (app, outgoing) = (call.app, Outgoing::default());
    let (page, written) = (app.page(""), Arc::clone(&outgoing));
    let done = call.change(move |transaction, me, asked: &MyHangout| {
        let (reminded, letters) = remind_all(transaction, me, asked, &page)?;
        put(&written, letters);
        Ok(Reminded { reminded })
    });
    let done = done.await?;
    app.send_letters(take(&outgoing));
    Ok(done)
}

/// Takes a proposal into the poll, or declines it. Guests with an address are emailed.
pub(super) async fn answer_proposal(call: Call<'_>) -> Result<Done, ApiError> {
    let (app, outgoing) = (call.app, Outgoing::default());
    let (page, written) = (app.page(""), Arc::clone(&outgoing));
    let done = call.change(move |transaction, me, asked: &AnswerProposal| {
        let (answer, letters) = answer_one(transaction, me, asked, &page)?;
        put(&written, letters);
        Ok(answer)
    });
    let done = done.await?;
    app.send_letters(take(&outgoing));
    Ok(done)
}
