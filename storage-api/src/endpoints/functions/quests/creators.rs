//! Functions of creators that do more than change records: they send emails, or only read.

use wasm_core::domain::Quest;

use crate::access::me::{Me, Visitor};
use crate::access::shown::Shown;
use crate::app::App;
use crate::clock::day;
use crate::domain::quests::booking::door::{self, GuestList, ListGuests};
use crate::domain::quests::making::figures::{QuestFigures, ViewedQuest, add_view, figures};
use crate::domain::quests::making::messages;
use crate::domain::quests::making::own::OwnQuest;
use crate::domain::quests::making::publish::{Review, publish};
use crate::domain::quests::making::question_emails;
use crate::endpoints::functions::call::Call;
use crate::endpoints::functions::callable::Changes;
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::store::{Transaction, transact};

/// Lists who has booked, by name: a creator knows who comes, friends or not. Costs a read for each booking.
pub(super) async fn list_guests(
    call: Call,
    me: Me,
    asked: ListGuests,
) -> Result<GuestList, ApiError> {
    door::list(&*call.app.store, &me.uid, &asked).await
}

/// Counts somebody who looks at a quest, once a day. Creators do not count at their own.
pub(super) async fn count_view(
    call: Call,
    visitor: Visitor,
    asked: ViewedQuest,
) -> Result<Nothing, ApiError> {
    let (address, now_ms) = (call.head.address.to_string(), visitor.now_ms);
    let uid = visitor.me.map(|me| me.uid);
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
    Ok(Nothing {})
}

/// Adds up the figures of a quest of the caller's. O(bookings and walks).
pub(super) async fn quest_figures(
    call: Call,
    me: Me,
    asked: ViewedQuest,
) -> Result<QuestFigures, ApiError> {
    figures(&*call.app.store, (&me.uid, me.now_ms), &asked).await
}

/// Writes the emails that are due, behind the answer: also those of a message that a stopped server left behind.
pub(crate) fn email_due(app: &App) {
    let page = app.page("/my-quests");
    app.write_letters(move |transaction, _| messages::due_letters(transaction, &page));
}

/// Writes the emails that are due, behind the answer: also those that a stopped server left behind.
pub(crate) fn email_questions_due(app: &App) {
    let page = app.page("");
    app.write_letters(move |transaction, _| question_emails::due_letters(transaction, &page));
}

/// Publishes, or asks for a review where this server wants one.
pub(super) fn publish_or_submit(call: &Call) -> impl Changes<Me, OwnQuest, Shown<Quest>> + use<> {
    let review = if call.app.config.review_quests {
        Review::OfNewAndReported
    } else {
        Review::Never
    };
    move |transaction: &mut Transaction<'_>, me: &Me, asked: &OwnQuest| {
        publish(transaction, me, asked, review)
    }
}
