//! Functions of creators that do more than change records: they send emails, or only read.

use crate::access::me::Me;
use crate::app::App;
use crate::clock::day;
use crate::domain::quests::booking::door::{self, ListGuests};
use crate::domain::quests::making::figures::{ViewedQuest, add_view, figures};
use crate::domain::quests::making::messages::{self, send_message};
use crate::domain::quests::making::own::OwnQuest;
use crate::domain::quests::making::publish::{Review, publish};
use crate::domain::quests::making::question_emails;
use crate::domain::quests::making::questions::{write_answer, write_question};
use crate::endpoints::functions::call::{Call, Done};
use crate::error::ApiError;
use crate::schema::answer::{Nothing, value};
use crate::store::transact;

/// Lists who has booked, by name: a creator knows who comes, friends or not. Costs a read for each booking.
pub(super) async fn list_guests(call: Call<'_>) -> Result<Done, ApiError> {
    let (me, asked) = (call.me()?, call.arguments::<ListGuests>()?);
    Done::of(&door::list(&*call.app.store, &me.uid, &asked).await?)
}

/// Counts somebody who looks at a quest, once a day. Creators do not count at their own.
pub(super) async fn count_view(call: Call<'_>) -> Result<Done, ApiError> {
    let asked: ViewedQuest = call.arguments()?;
    let (address, now_ms) = (call.head.address.to_string(), call.app.clock.now_ms());
    let uid = call.caller.as_ref().map(|caller| caller.uid.clone());
    let viewer = uid.clone().unwrap_or_else(|| address.clone());
    // Whoever looks at too many is not counted, and need not know.
    let is_counted = call.app.throttles.viewing.check(&address).is_ok()
        && call
            .app
            .viewers
            .is_first((&viewer, &asked.quest_id), day(now_ms));
    if is_counted {
        let counted = transact(&*call.app.store, move |transaction| {
            add_view(transaction, (&asked.quest_id, uid.as_deref()), now_ms)
        });
        counted.await?;
    }
    Ok(value(&Nothing {})?.into())
}

/// Adds up the figures of a quest of the caller's. O(bookings and walks).
pub(super) async fn quest_figures(call: Call<'_>) -> Result<Done, ApiError> {
    let (me, asked) = (call.me()?, call.arguments::<ViewedQuest>()?);
    let reader = (&*me.uid, me.now_ms);
    Done::of(&figures(&*call.app.store, reader, &asked).await?)
}

/// Writes the emails that are due, behind the answer: also those of a message that a stopped server left behind.
pub(crate) fn email_due(app: &App) {
    let page = app.page("/my-quests");
    app.write_letters(move |transaction, _| messages::due_letters(transaction, &page));
}

/// Sends a message, and emails it once it is stored.
pub(super) async fn message_guests(call: Call<'_>) -> Result<Done, ApiError> {
    let app = call.app;
    let done = call.change(send_message).await?;
    email_due(app);
    Ok(done)
}

/// Writes the emails that are due, behind the answer: also those that a stopped server left behind.
pub(crate) fn email_questions_due(app: &App) {
    let page = app.page("");
    app.write_letters(move |transaction, _| question_emails::due_letters(transaction, &page));
}

/// Leaves a question, and emails it once it is stored.
pub(super) async fn ask_creator(call: Call<'_>) -> Result<Done, ApiError> {
    let app = call.app;
    let done = call.change(write_question).await?;
    email_questions_due(app);
    Ok(done)
}

/// Answers a question, and emails the answer once it is stored.
pub(super) async fn answer_question(call: Call<'_>) -> Result<Done, ApiError> {
    let app = call.app;
    let done = call.change(write_answer).await?;
    email_questions_due(app);
    Ok(done)
}

/// Publishes, or asks for a review where this server wants one.
pub(super) async fn publish_or_submit(call: Call<'_>) -> Result<Done, ApiError> {
    let review = if call.app.config.review_quests {
        Review::OfNewAndReported
    } else {
        Review::Never
    };
    call.change(move |transaction, me: &Me, asked: &OwnQuest| {
        publish(transaction, me, asked, review)
    })
    .await
}
