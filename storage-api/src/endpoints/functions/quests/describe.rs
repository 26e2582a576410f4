//! The functions about quests, for the API's description. The functions here are never called: they carry descriptions.

use utoipa::OpenApi;
use wasm_core::domain::{Booking, Progress, Quest, QuestSession, Review};

use super::browse::{BrowseQuests, QuestCards};
use super::friends::{FriendsOnQuests, QuestFriends};
use super::paying::Checked;
use crate::domain::quests::booking::bookings::{CancelBooking, SettlePayment, TransferBooking};
use crate::domain::quests::booking::checkout::{CheckedOut, CheckoutQuest};
use crate::domain::quests::booking::door::{AddWalkIn, GuestAtDoor, GuestList, ListGuests};
use crate::domain::quests::booking::guests::CheckInGuest;
use crate::domain::quests::booking::holds::{Held, HoldSeats, OwnBooking};
use crate::domain::quests::booking::queue::{Accepted, InQueue, JoinQuestWaitlist, OwnPlace};
use crate::domain::quests::booking::seat_changes::ChangeSeats;
use crate::domain::quests::making::drafts::SaveQuestDraft;
use crate::domain::quests::making::figures::{QuestFigures, ViewedQuest};
use crate::domain::quests::making::messages::MessageGuests;
use crate::domain::quests::making::own::OwnQuest;
use crate::domain::quests::making::questions::{
    AnswerQuestQuestion, AskQuestCreator, WithdrawQuestQuestion,
};
use crate::domain::quests::making::review::{HideQuest, ReviewQuest};
use crate::domain::quests::making::series::{AddQuestSessions, AddedSessions, RemoveQuestSessions};
use crate::domain::quests::making::sessions::{OwnSession, SaveQuestSession};
use crate::domain::quests::playing::play::{CheckInStop, CheckedIn, Played, StartQuest};
use crate::domain::quests::playing::play_along::{FinishQuest, Hinted, JoinQuestTeam, UseHint};
use crate::domain::quests::playing::reviews::{PostReview, ReplyToReview};
use crate::endpoints::functions::describe::{CallOf, Keyed, ResultOf};
use crate::http::describe::ErrorBody;
use crate::schema::answer::{Nothing, Versioned};
use crate::schema::collections::quest_messages::QuestMessage;
use crate::schema::collections::quest_questions::GuestQuestion;

callable!(
    save_quest_draft,
    "/functions/saveQuestDraft",
    Keyed<SaveQuestDraft>,
    Versioned<Quest>
);
callable!(
    duplicate_quest,
    "/functions/duplicateQuest",
    Keyed<OwnQuest>,
    Versioned<Quest>
);
callable!(
    publish_quest,
    "/functions/publishQuest",
    Keyed<OwnQuest>,
    Versioned<Quest>
);
callable!(
    withdraw_quest,
    "/functions/withdrawQuest",
    Keyed<OwnQuest>,
    Versioned<Quest>
);
callable!(
    review_quest,
    "/functions/reviewQuest",
    Keyed<ReviewQuest>,
    Versioned<Quest>
);
callable!(
    pause_quest,
    "/functions/pauseQuest",
    Keyed<OwnQuest>,
    Versioned<Quest>
);
callable!(
    resume_quest,
    "/functions/resumeQuest",
    Keyed<OwnQuest>,
    Versioned<Quest>
);
callable!(
    cancel_quest,
    "/functions/cancelQuest",
    Keyed<OwnQuest>,
    Versioned<Quest>
);
callable!(
    archive_quest,
    "/functions/archiveQuest",
    Keyed<OwnQuest>,
    Versioned<Quest>
);
callable!(
    delete_quest_draft,
    "/functions/deleteQuestDraft",
    Keyed<OwnQuest>,
    Nothing
);
callable!(
    save_quest_session,
    "/functions/saveQuestSession",
    Keyed<SaveQuestSession>,
    Versioned<QuestSession>
);
callable!(
    add_quest_sessions,
    "/functions/addQuestSessions",
    Keyed<AddQuestSessions>,
    AddedSessions
);
callable!(
    remove_quest_sessions,
    "/functions/removeQuestSessions",
    Keyed<RemoveQuestSessions>,
    Nothing
);
callable!(
    close_quest_session,
    "/functions/closeQuestSession",
    Keyed<OwnSession>,
    Versioned<QuestSession>
);
callable!(
    open_quest_session,
    "/functions/openQuestSession",
    Keyed<OwnSession>,
    Versioned<QuestSession>
);
callable!(
    cancel_quest_session,
    "/functions/cancelQuestSession",
    Keyed<OwnSession>,
    Versioned<QuestSession>
);
callable!(
    browse_quests,
    "/functions/browseQuests",
    BrowseQuests,
    QuestCards
);
callable!(
    quest_friends,
    "/functions/questFriends",
    QuestFriends,
    FriendsOnQuests
);
callable!(hold_seats, "/functions/holdSeats", Keyed<HoldSeats>, Held);
callable!(
    release_seats,
    "/functions/releaseSeats",
    Keyed<OwnBooking>,
    Versioned<Booking>
);
callable!(
    checkout_quest,
    "/functions/checkoutQuest",
    Keyed<CheckoutQuest>,
    CheckedOut
);
callable!(
    check_payment,
    "/functions/checkPayment",
    OwnBooking,
    Checked
);
callable!(
    cancel_booking,
    "/functions/cancelBooking",
    Keyed<CancelBooking>,
    Versioned<Booking>
);
callable!(
    transfer_booking,
    "/functions/transferBooking",
    Keyed<TransferBooking>,
    Versioned<Booking>
);
callable!(
    change_seats,
    "/functions/changeSeats",
    Keyed<ChangeSeats>,
    Versioned<Booking>
);
callable!(
    settle_payment,
    "/functions/settlePayment",
    Keyed<SettlePayment>,
    Versioned<Booking>
);
callable!(
    join_quest_waitlist,
    "/functions/joinQuestWaitlist",
    Keyed<JoinQuestWaitlist>,
    InQueue
);
callable!(
    leave_quest_waitlist,
    "/functions/leaveQuestWaitlist",
    Keyed<OwnPlace>,
    InQueue
);
callable!(
    accept_offer,
    "/functions/acceptOffer",
    Keyed<OwnPlace>,
    Accepted
);
callable!(
    check_in_guest,
    "/functions/checkInGuest",
    Keyed<CheckInGuest>,
    Versioned<Booking>
);
callable!(
    undo_check_in,
    "/functions/undoCheckIn",
    Keyed<GuestAtDoor>,
    Versioned<Booking>
);
callable!(
    mark_no_show,
    "/functions/markNoShow",
    Keyed<GuestAtDoor>,
    Versioned<Booking>
);
callable!(
    add_walk_in,
    "/functions/addWalkIn",
    Keyed<AddWalkIn>,
    Versioned<Booking>
);
callable!(list_guests, "/functions/listGuests", ListGuests, GuestList);
callable!(
    message_guests,
    "/functions/messageGuests",
    Keyed<MessageGuests>,
    Versioned<QuestMessage>
);
callable!(
    ask_quest_creator,
    "/functions/askQuestCreator",
    Keyed<AskQuestCreator>,
    Versioned<GuestQuestion>
);
callable!(
    answer_quest_question,
    "/functions/answerQuestQuestion",
    Keyed<AnswerQuestQuestion>,
    Versioned<GuestQuestion>
);
callable!(
    withdraw_quest_question,
    "/functions/withdrawQuestQuestion",
    Keyed<WithdrawQuestQuestion>,
    Nothing
);
callable!(
    count_quest_view,
    "/functions/countQuestView",
    ViewedQuest,
    Nothing
);
callable!(
    quest_figures,
    "/functions/questFigures",
    ViewedQuest,
    QuestFigures
);
callable!(
    hide_quest,
    "/functions/hideQuest",
    Keyed<HideQuest>,
    Versioned<Quest>
);
callable!(
    get_booked_quest,
    "/functions/getBookedQuest",
    OwnBooking,
    Versioned<Quest>
);
callable!(
    start_quest,
    "/functions/startQuest",
    Keyed<StartQuest>,
    Played
);
callable!(
    check_in_stop,
    "/functions/checkInStop",
    Keyed<CheckInStop>,
    CheckedIn
);
callable!(use_hint, "/functions/useHint", Keyed<UseHint>, Hinted);
callable!(
    finish_quest,
    "/functions/finishQuest",
    Keyed<FinishQuest>,
    Versioned<Progress>
);
callable!(
    join_quest_team,
    "/functions/joinQuestTeam",
    Keyed<JoinQuestTeam>,
    Versioned<Progress>
);
callable!(
    post_review,
    "/functions/postReview",
    Keyed<PostReview>,
    Versioned<Review>
);
callable!(
    reply_to_review,
    "/functions/replyToReview",
    Keyed<ReplyToReview>,
    Versioned<Review>
);

/// Everything under `/functions` that is about quests.
#[derive(OpenApi)]
#[openapi(paths(
    save_quest_draft,
    duplicate_quest,
    publish_quest,
    withdraw_quest,
    review_quest,
    pause_quest,
    resume_quest,
    cancel_quest,
    archive_quest,
    delete_quest_draft,
    save_quest_session,
    add_quest_sessions,
    remove_quest_sessions,
    close_quest_session,
    open_quest_session,
    cancel_quest_session,
    browse_quests,
    quest_friends,
    hold_seats,
    release_seats,
    checkout_quest,
    check_payment,
    cancel_booking,
    transfer_booking,
    change_seats,
    settle_payment,
    join_quest_waitlist,
    leave_quest_waitlist,
    accept_offer,
    check_in_guest,
    undo_check_in,
    mark_no_show,
    add_walk_in,
    list_guests,
    message_guests,
    ask_quest_creator,
    answer_quest_question,
    withdraw_quest_question,
    count_quest_view,
    quest_figures,
    hide_quest,
    get_booked_quest,
    start_quest,
    check_in_stop,
    use_hint,
    finish_quest,
    join_quest_team,
    post_review,
    reply_to_review,
))]
pub(crate) struct Paths;
