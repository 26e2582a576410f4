//! The functions of quests. What they decide is in [`crate::domain::quests`]; here is what asks the store, the payment
//! service or the mailer besides.

mod creators;
mod paying;

pub(crate) use self::creators::{email_due, email_questions_due};
use super::call::Call;
use super::callable::{Callable, change, change_with, function};
use crate::access::me::{Me, Visitor};
use crate::domain::quests::booking::{bookings, door, guests, holds, queue, seat_changes};
use crate::domain::quests::browse::{self, BrowseQuests, QuestCards};
use crate::domain::quests::friends::{self, FriendsOnQuests, QuestFriends};
use crate::domain::quests::making::{
    changes, drafts, messages, questions, review, series, sessions,
};
use crate::domain::quests::playing::{play, play_along, reviews};
use crate::error::ApiError;

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("saveQuestDraft", drafts::save),
        change("duplicateQuest", drafts::duplicate),
        change_with("publishQuest", creators::publish_or_submit),
        change("withdrawQuest", changes::withdraw),
        change("reviewQuest", review::judge).for_admins(),
        change("hideQuest", review::hide).for_admins(),
        change("pauseQuest", changes::pause),
        change("resumeQuest", changes::resume),
        change("cancelQuest", changes::cancel),
        change("archiveQuest", changes::archive),
        change("deleteQuestDraft", changes::delete),
        change("saveQuestSession", sessions::save),
        change("addQuestSessions", series::add),
        change("removeQuestSessions", series::remove),
        change("closeQuestSession", sessions::close),
        change("openQuestSession", sessions::open),
        change("cancelQuestSession", sessions::cancel),
        function("browseQuests", browse_quests),
        function("questFriends", quest_friends),
        change_with("holdSeats", paying::hold),
        change("releaseSeats", holds::release),
        change_with("checkoutQuest", paying::checkout).after(paying::ask_for_money),
        function("checkPayment", paying::check),
        change("cancelBooking", bookings::cancel),
        change("transferBooking", bookings::transfer),
        change("changeSeats", seat_changes::change),
        change("settlePayment", bookings::settle_payment),
        change("joinQuestWaitlist", queue::join),
        change("leaveQuestWaitlist", queue::leave),
        change_with("acceptOffer", paying::accept),
        change("checkInGuest", guests::check_in),
        change("undoCheckIn", door::undo),
        change("markNoShow", door::mark_no_show),
        change("addWalkIn", door::add_walk_in),
        function("listGuests", creators::list_guests),
        change("messageGuests", messages::send_message).then(email_due),
        change("askQuestCreator", questions::write_question).then(email_questions_due),
        change("answerQuestQuestion", questions::write_answer).then(email_questions_due),
        change("withdrawQuestQuestion", questions::withdraw_question),
        function("countQuestView", creators::count_view),
        function("questFigures", creators::quest_figures),
        function("getBookedQuest", paying::booked_quest),
        change("startQuest", play::start),
        change("checkInStop", play::check_in),
        change("useHint", play_along::use_hint),
        change("finishQuest", play_along::finish),
        change("joinQuestTeam", play_along::join_team),
        change("postReview", reviews::post),
        change("replyToReview", reviews::reply),
    ]
}

async fn browse_quests(
    call: Call,
    visitor: Visitor,
    asked: BrowseQuests,
) -> Result<QuestCards, ApiError> {
    let from = (&*call.app.store, &call.app.seals);
    browse::browse(from, &visitor, &asked).await
}

async fn quest_friends(
    call: Call,
    me: Me,
    asked: QuestFriends,
) -> Result<FriendsOnQuests, ApiError> {
    friends::list(&*call.app.store, &me, &asked).await
}
