//! The functions of quests. What they decide is in [`crate::domain::quests`]; here is what asks the store, the payment
//! service or the mailer besides.

mod browse;
mod creators;
#[cfg(feature = "describe")]
pub(crate) mod describe;
mod friends;
mod paying;

pub(crate) use self::creators::{email_due, email_questions_due};
use super::call::{Call, Done};
use crate::domain::quests::booking::{bookings, door, guests, holds, queue, seat_changes};
use crate::domain::quests::making::{changes, drafts, questions, review, series, sessions};
use crate::domain::quests::playing::{play, play_along, reviews};
use crate::error::ApiError;

/// Runs the function about quests that is called.
pub(super) async fn run(call: Call<'_>) -> Result<Done, ApiError> {
    match call.name {
        "saveQuestDraft" => call.change(drafts::save).await,
        "duplicateQuest" => call.change(drafts::duplicate).await,
        "publishQuest" => creators::publish_or_submit(call).await,
        "withdrawQuest" => call.change(changes::withdraw).await,
        "reviewQuest" => call.change(review::judge).await,
        "hideQuest" => call.change(review::hide).await,
        "pauseQuest" => call.change(changes::pause).await,
        "resumeQuest" => call.change(changes::resume).await,
        "cancelQuest" => call.change(changes::cancel).await,
        "archiveQuest" => call.change(changes::archive).await,
        "deleteQuestDraft" => call.change(changes::delete).await,
        "saveQuestSession" => call.change(sessions::save).await,
        "addQuestSessions" => call.change(series::add).await,
        "removeQuestSessions" => call.change(series::remove).await,
        "closeQuestSession" => call.change(sessions::close).await,
        "openQuestSession" => call.change(sessions::open).await,
        "cancelQuestSession" => call.change(sessions::cancel).await,
        "browseQuests" => browse::browse(call).await,
        "questFriends" => friends::list(call).await,
        "holdSeats" => paying::hold(call).await,
        "releaseSeats" => call.change(holds::release).await,
        "checkoutQuest" => paying::checkout(call).await,
        "checkPayment" => paying::check(call).await,
        "cancelBooking" => call.change(bookings::cancel).await,
        "transferBooking" => call.change(bookings::transfer).await,
        "changeSeats" => call.change(seat_changes::change).await,
        "settlePayment" => call.change(bookings::settle_payment).await,
        "joinQuestWaitlist" => call.change(queue::join).await,
        "leaveQuestWaitlist" => call.change(queue::leave).await,
        "acceptOffer" => paying::accept(call).await,
        "checkInGuest" => call.change(guests::check_in).await,
        "undoCheckIn" => call.change(door::undo).await,
        "markNoShow" => call.change(door::mark_no_show).await,
        "addWalkIn" => call.change(door::add_walk_in).await,
        "listGuests" => creators::list_guests(call).await,
        "messageGuests" => creators::message_guests(call).await,
        "askQuestCreator" => creators::ask_creator(call).await,
        "answerQuestQuestion" => creators::answer_question(call).await,
        "withdrawQuestQuestion" => call.change(questions::withdraw_question).await,
        "countQuestView" => creators::count_view(call).await,
        "questFigures" => creators::quest_figures(call).await,
        "getBookedQuest" => paying::booked_quest(call).await,
        "startQuest" => call.change(play::start).await,
        "checkInStop" => call.change(play::check_in).await,
        "useHint" => call.change(play_along::use_hint).await,
        "finishQuest" => call.change(play_along::finish).await,
        "joinQuestTeam" => call.change(play_along::join_team).await,
        "postReview" => call.change(reviews::post).await,
        "replyToReview" => call.change(reviews::reply).await,
        _ => Err(ApiError::not_found("there is no such function")),
    }
}
