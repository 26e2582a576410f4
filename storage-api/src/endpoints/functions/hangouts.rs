//! Functions of hangouts that do more than change records: they send emails, or only read.

use std::sync::{Arc, Mutex, PoisonError};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::validate_email;

use super::call::{Call, Done};
use super::change::Requester;
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

/// Runs a change, and sends the emails that it has written once it is durable.
async fn change_and_send<C, A, R>(
    call: Call<'_>,
    work: impl Fn(&mut Transaction<'_>, &C, &A) -> Result<(R, Vec<Letter>), ApiError> + Send + 'static,
) -> Result<Done, ApiError>
where
    C: Requester,
    A: DeserializeOwned + Send + 'static,
    R: Serialize,
{
    let (app, outgoing) = (call.app, Arc::new(Mutex::new(Vec::new())));
    let written = Arc::clone(&outgoing);
    let done = call.change(move |transaction, requester: &C, asked: &A| {
        let (answer, letters) = work(transaction, requester, asked)?;
        // In the place of those that an earlier attempt of the transaction wrote.
        *written.lock().unwrap_or_else(PoisonError::into_inner) = letters;
        Ok(answer)
    });
    let done = done.await?;
    let mut outgoing = outgoing.lock().unwrap_or_else(PoisonError::into_inner);
    app.send_letters(std::mem::take(&mut *outgoing));
    Ok(done)
}

/// Runs a change of a hangout, and emails guests what is new for them.
pub(super) async fn change_and_email<C, A, R>(
    call: Call<'_>,
    work: fn(&mut Transaction<'_>, &C, &A) -> Result<R, ApiError>,
) -> Result<Done, ApiError>
where
    C: Requester,
    A: DeserializeOwned + Send + 'static,
    R: Serialize + 'static,
{
    let (app, page, id) = (call.app, call.app.page(""), hangout_id(&call));
    let done = change_and_send(call, move |transaction, requester: &C, asked: &A| {
        let before = transaction.get(&HANGOUTS, &id)?;
        let answer = work(transaction, requester, asked)?;
        let news = (&*page, requester.now_ms());
        Ok((
            answer,
            letters_since(transaction, before.as_ref(), &id, news)?,
        ))
    });
    let done = done.await?;
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
    let (page, language) = (call.app.page(""), call.language());
    call.app.throttles.account.check(&call.person()?.uid)?;
    change_and_send(call, move |transaction, me: &Me, asked: &InviteByEmail| {
        let (letters, answer) = invitations(transaction, me, asked, (&page, language))?;
        Ok((answer, letters))
    })
    .await
}

/// Keeps where a guest wants to be told the date, and sends them their own link.
pub(super) async fn keep_guest_email(call: Call<'_>) -> Result<Done, ApiError> {
    let (page, language) = (call.app.page(""), call.language());
    let asked: KeepGuestEmail = call.arguments()?;
    let email = asked.email.map(|email| email.trim().to_lowercase());
    if let Some(email) = &email {
        ApiError::refuse_fields(validate_email(email))?;
        call.app.throttles.emails.check(email)?;
    }
    change_and_send(
        call,
        move |transaction, visitor: &Visitor, asked: &KeepGuestEmail| {
            let from = (&*page, language);
            let (letter, kept) = emails::keep(transaction, visitor, asked, email.as_deref(), from)?;
            Ok((kept, letter.into_iter().collect()))
        },
    )
    .await
}

/// Reminds those who have not answered. Who has not joined, and guests, hear of one date once.
pub(super) async fn remind(call: Call<'_>) -> Result<Done, ApiError> {
    let page = call.app.page("");
    change_and_send(call, move |transaction, me: &Me, asked: &MyHangout| {
        let (reminded, letters) = remind_all(transaction, me, asked, &page)?;
        Ok((Reminded { reminded }, letters))
    })
    .await
}

/// Takes a proposal into the poll, or declines it. Guests with an address are emailed.
pub(super) async fn answer_proposal(call: Call<'_>) -> Result<Done, ApiError> {
    let page = call.app.page("");
    change_and_send(call, move |transaction, me: &Me, asked: &AnswerProposal| {
        answer_one(transaction, me, asked, &page)
    })
    .await
}
