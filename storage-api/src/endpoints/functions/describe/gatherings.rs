//! The functions of points, hangouts and carpools, and of those who run this.

use utoipa::OpenApi;

use super::{CallOf, GuestKeyed, Keyed, ResultOf};
use crate::domain::carpools::car::{CarDone, OfferCar};
use crate::domain::carpools::open::{CarpoolDone, LockCarpool, OpenCarpool};
use crate::domain::carpools::plan::{ApplyCarpoolPlan, PlannedCarpool};
use crate::domain::carpools::ride::{AnswerRide, ConfirmRide, LeaveCar, RequestRide, RideDone};
use crate::domain::hangouts::arguments::{HangoutDone, MyHangout};
use crate::domain::hangouts::attendance::{FinishHangout, FinishedHangout};
use crate::domain::hangouts::comments::{CommentHangout, Commented, RemoveComment, RemovedComment};
use crate::domain::hangouts::create::{CreateHangout, CreatedHangout};
use crate::domain::hangouts::edit::{CancelHangout, EditHangout};
use crate::domain::hangouts::emails::{GuestEmail, InviteByEmail, InvitedByEmail, KeepGuestEmail};
use crate::domain::hangouts::invitation::Invitation;
use crate::domain::hangouts::invites::{HangoutInvite, RotateInvite};
use crate::domain::hangouts::join::{JoinHangout, JoinedHangout, LeaveHangout, LeftHangout};
use crate::domain::hangouts::proposals::{
    AnswerProposal, OpenProposals, ProposeOption, ProposedOption, WithdrawProposal,
};
use crate::domain::hangouts::reminders::Reminded;
use crate::domain::hangouts::schedule::ScheduleHangout;
use crate::domain::hangouts::vote::{Responded, RsvpHangout, VoteHangout, Voted};
use crate::domain::plans::PlanDone;
use crate::domain::plans::edit::{CreatePlan, EditPlan};
use crate::domain::plans::suggestions::{
    AnswerPlanSuggestion, AnsweredPlanSuggestion, SuggestPlanEdits, SuggestedPlanEdits,
    WithdrawPlanSuggestion,
};
use crate::endpoints::functions::admin::{
    Audit, BackupFile, DecideReport, DecidedReport, JudgePoints, JudgedPoints, RolesNow, SetRole,
};
use crate::endpoints::functions::boards::{
    ExplainScore, Explanation, GetLeaderboard, HideMe, Leaderboard,
};
use crate::endpoints::functions::calendar_feed::{CalendarAddress, CalendarFeed};
use crate::endpoints::functions::hangouts::ReadInvitation;
use crate::endpoints::functions::notifications::{MarkNotifications, Marked};
use crate::endpoints::functions::places::{CreatePlace, CreatedPlace, FlagPlace};
use crate::endpoints::functions::plan_presence::PlanPresence;
use crate::endpoints::functions::reports::{
    ContactSupport, FlagScore, ReportContent, Reported, SupportLetter,
};
use crate::endpoints::functions::routes::{RouteLegs, RouteTable, RoutedLegs, RoutedTable};
use crate::endpoints::functions::together::{ConfirmTogether, Confirmed};
use crate::http::describe::ErrorBody;
use crate::schema::answer::Nothing;

callable!(
    confirm_together,
    "/functions/confirmTogether",
    Keyed<ConfirmTogether>,
    Confirmed
);
callable!(
    get_leaderboard,
    "/functions/getLeaderboard",
    GetLeaderboard,
    Leaderboard
);
callable!(
    explain_score,
    "/functions/explainScore",
    ExplainScore,
    Explanation
);
callable!(
    flag_score,
    "/functions/flagScore",
    Keyed<FlagScore>,
    Reported
);
callable!(
    report_content,
    "/functions/reportContent",
    Keyed<ReportContent>,
    Reported
);
callable!(
    contact_support,
    "/functions/contactSupport",
    GuestKeyed<ContactSupport>,
    SupportLetter
);
callable!(
    create_place,
    "/functions/createPlace",
    Keyed<CreatePlace>,
    CreatedPlace
);
callable!(
    flag_place,
    "/functions/flagPlace",
    Keyed<FlagPlace>,
    Reported
);
callable!(
    create_plan,
    "/functions/createPlan",
    Keyed<CreatePlan>,
    PlanDone
);
callable!(edit_plan, "/functions/editPlan", Keyed<EditPlan>, PlanDone);
callable!(
    suggest_plan_edits,
    "/functions/suggestPlanEdits",
    Keyed<SuggestPlanEdits>,
    SuggestedPlanEdits
);
callable!(
    answer_plan_suggestion,
    "/functions/answerPlanSuggestion",
    Keyed<AnswerPlanSuggestion>,
    AnsweredPlanSuggestion
);
callable!(
    withdraw_plan_suggestion,
    "/functions/withdrawPlanSuggestion",
    Keyed<WithdrawPlanSuggestion>,
    Nothing
);
callable!(
    plan_presence,
    "/functions/planPresence",
    PlanPresence,
    Nothing
);
callable!(
    route_table,
    "/functions/routeTable",
    RouteTable,
    RoutedTable
);
callable!(route_legs, "/functions/routeLegs", RouteLegs, RoutedLegs);
callable!(hide_me, "/functions/hideMe", Keyed<HideMe>, HideMe);
callable!(
    mark_notifications,
    "/functions/markNotifications",
    Keyed<MarkNotifications>,
    Marked
);
callable!(
    calendar_feed,
    "/functions/calendarFeed",
    Keyed<CalendarFeed>,
    CalendarAddress
);
callable!(
    create_hangout,
    "/functions/createHangout",
    Keyed<CreateHangout>,
    CreatedHangout
);
callable!(
    read_invitation,
    "/functions/readInvitation",
    ReadInvitation,
    Invitation
);
callable!(
    join_hangout,
    "/functions/joinHangout",
    GuestKeyed<JoinHangout>,
    JoinedHangout
);
callable!(
    leave_hangout,
    "/functions/leaveHangout",
    Keyed<LeaveHangout>,
    LeftHangout
);
callable!(
    vote_hangout,
    "/functions/voteHangout",
    Keyed<VoteHangout>,
    Voted
);
callable!(
    rsvp_hangout,
    "/functions/rsvpHangout",
    Keyed<RsvpHangout>,
    Responded
);
callable!(
    propose_option,
    "/functions/proposeOption",
    Keyed<ProposeOption>,
    ProposedOption
);
callable!(
    answer_proposal,
    "/functions/answerProposal",
    Keyed<AnswerProposal>,
    OpenProposals
);
callable!(
    withdraw_proposal,
    "/functions/withdrawProposal",
    Keyed<WithdrawProposal>,
    OpenProposals
);
callable!(
    close_poll,
    "/functions/closePoll",
    Keyed<MyHangout>,
    HangoutDone
);
callable!(
    schedule_hangout,
    "/functions/scheduleHangout",
    Keyed<ScheduleHangout>,
    HangoutDone
);
callable!(
    edit_hangout,
    "/functions/editHangout",
    Keyed<EditHangout>,
    HangoutDone
);
callable!(
    cancel_hangout,
    "/functions/cancelHangout",
    Keyed<CancelHangout>,
    HangoutDone
);
callable!(
    finish_hangout,
    "/functions/finishHangout",
    Keyed<FinishHangout>,
    FinishedHangout
);
callable!(
    rotate_invite,
    "/functions/rotateInvite",
    Keyed<RotateInvite>,
    HangoutInvite
);
callable!(
    invite_by_email,
    "/functions/inviteByEmail",
    Keyed<InviteByEmail>,
    InvitedByEmail
);
callable!(
    keep_guest_email,
    "/functions/keepGuestEmail",
    Keyed<KeepGuestEmail>,
    GuestEmail
);
callable!(
    remind_hangout,
    "/functions/remindHangout",
    Keyed<MyHangout>,
    Reminded
);
callable!(
    comment_hangout,
    "/functions/commentHangout",
    Keyed<CommentHangout>,
    Commented
);
callable!(
    remove_hangout_comment,
    "/functions/removeHangoutComment",
    Keyed<RemoveComment>,
    RemovedComment
);
callable!(
    open_carpool,
    "/functions/openCarpool",
    Keyed<OpenCarpool>,
    CarpoolDone
);
callable!(
    lock_carpool,
    "/functions/lockCarpool",
    Keyed<LockCarpool>,
    CarpoolDone
);
callable!(offer_car, "/functions/offerCar", Keyed<OfferCar>, CarDone);
callable!(
    request_ride,
    "/functions/requestRide",
    Keyed<RequestRide>,
    RideDone
);
callable!(
    answer_ride,
    "/functions/answerRide",
    Keyed<AnswerRide>,
    RideDone
);
callable!(leave_car, "/functions/leaveCar", Keyed<LeaveCar>, RideDone);
callable!(
    confirm_ride,
    "/functions/confirmRide",
    Keyed<ConfirmRide>,
    RideDone
);
callable!(
    apply_carpool_plan,
    "/functions/applyCarpoolPlan",
    Keyed<ApplyCarpoolPlan>,
    PlannedCarpool
);
callable!(set_role, "/functions/setRole", Keyed<SetRole>, RolesNow);
callable!(
    void_points,
    "/functions/voidPoints",
    Keyed<JudgePoints>,
    JudgedPoints
);
callable!(
    release_points,
    "/functions/releasePoints",
    Keyed<JudgePoints>,
    JudgedPoints
);
callable!(audit, "/functions/audit", Option<Nothing>, Audit);
callable!(
    backup_now,
    "/functions/backupNow",
    Option<Nothing>,
    BackupFile
);
callable!(
    decide_report,
    "/functions/decideReport",
    Keyed<DecideReport>,
    DecidedReport
);
callable!(
    restore_check,
    "/functions/restoreCheck",
    Option<Nothing>,
    BackupFile
);

/// Everything under `/functions` that is described here.
#[derive(OpenApi)]
#[openapi(paths(
    confirm_together,
    get_leaderboard,
    explain_score,
    flag_score,
    report_content,
    contact_support,
    create_place,
    flag_place,
    create_plan,
    edit_plan,
    suggest_plan_edits,
    answer_plan_suggestion,
    withdraw_plan_suggestion,
    plan_presence,
    route_table,
    route_legs,
    hide_me,
    mark_notifications,
    calendar_feed,
    create_hangout,
    read_invitation,
    join_hangout,
    leave_hangout,
    vote_hangout,
    rsvp_hangout,
    propose_option,
    answer_proposal,
    withdraw_proposal,
    close_poll,
    schedule_hangout,
    edit_hangout,
    cancel_hangout,
    finish_hangout,
    rotate_invite,
    invite_by_email,
    keep_guest_email,
    remind_hangout,
    comment_hangout,
    remove_hangout_comment,
    open_carpool,
    lock_carpool,
    offer_car,
    request_ride,
    answer_ride,
    leave_car,
    confirm_ride,
    apply_carpool_plan,
    set_role,
    void_points,
    release_points,
    audit,
    backup_now,
    restore_check,
    decide_report,
))]
pub(crate) struct Paths;
