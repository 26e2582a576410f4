//! Making, booking and playing quests.
//!
//! [`own`] is what the functions of creators have in common, the other files are one family of functions each; what they
//! share with sweeping and leaving is in [`crate::domain::quests`].

mod bookings;
mod browse;
mod changes;
mod checkout;
#[cfg(feature = "describe")]
pub(crate) mod describe;
mod door;
mod drafts;
mod figures;
mod friends;
mod guests;
mod held_seats;
mod holds;
mod messages;
mod own;
mod paying;
mod play;
mod play_along;
mod publish;
mod question_emails;
mod questions;
mod queue;
mod review;
mod reviews;
mod reward;
mod seat_changes;
mod series;
mod sessions;

pub(crate) use self::messages::email_due;
pub(crate) use self::question_emails::email_questions_due;
use super::call::{Call, Done};
use crate::error::ApiError;

/// Runs the function about quests that is called.
pub(super) async fn run(call: Call<'_>) -> Result<Done, ApiError> {
    match call.name {
        "saveQuestDraft" => call.change(drafts::save).await,
        "duplicateQuest" => call.change(drafts::duplicate).await,
        "publishQuest" => review::publish_or_submit(call).await,
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
        "checkoutQuest" => checkout::checkout(call).await,
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
        "listGuests" => door::list(call).await,
        "messageGuests" => messages::send(call).await,
        "askQuestCreator" => questions::ask(call).await,
        "answerQuestQuestion" => questions::answer(call).await,
        "countQuestView" => figures::count_view(call).await,
        "questFigures" => figures::figures(call).await,
        "getBookedQuest" => play::booked_quest(call).await,
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
