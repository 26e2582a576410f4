//! Every function, by name.

use super::call::{Call, Done};
use super::{
    accounts, addresses, admin, blocks, boards, calendar_feed, carpools, compare, copies, deletion,
    devices, friends, hangouts, invites, list_owner, lists, looking_around, me_toos, names,
    notifications, passwords, places, plan_presence, quests, reports, routes, second_factor,
    shares, sign_in, together, waitlist,
};
use crate::app::App;
use crate::domain::plans;
use crate::error::ApiError;

/// Returns `true` if a password or the refresh cookie authorises a function, so that a stale token beside it does not
/// matter.
pub(super) fn needs_no_token(name: &str) -> bool {
    matches!(
        name,
        "signUp"
            | "signIn"
            | "finishSignIn"
            | "refreshSession"
            | "signOut"
            | "requestCode"
            | "requestPasswordReset"
            | "resetPassword"
            | "verifyEmail"
    )
}

/// Runs the function that is called.
pub(super) async fn run(call: Call<'_>) -> Result<Done, ApiError> {
    match call.name {
        "signUp" => accounts::sign_up(call).await,
        "signIn" => sign_in::sign_in(call).await,
        "finishSignIn" => sign_in::finish(call).await,
        "refreshSession" => accounts::refresh_session(call).await,
        "signOut" => accounts::sign_out(call).await,
        "requestCode" => passwords::request_code(&call).await,
        "requestPasswordReset" => passwords::request_reset(&call).await,
        "resetPassword" => passwords::reset(call).await,
        "changePassword" => passwords::change(call).await,
        "requestEmailVerification" => addresses::request_verification(&call),
        "verifyEmail" => addresses::verify(call).await,
        "changeEmail" => addresses::change(call).await,
        "startTotp" => second_factor::start(call).await,
        "confirmTotp" => call.change(second_factor::confirm).await,
        "removeTotp" => second_factor::remove(call).await,
        "listSessions" => devices::list(call).await,
        "revokeSession" => call.change(devices::revoke).await,
        "signOutEverywhere" => devices::sign_out_everywhere(call).await,
        "exportMyData" => call.change(deletion::export).await,
        "requestAccountDeletion" => call.change(deletion::request).await,
        "cancelAccountDeletion" => call.change(deletion::cancel).await,
        "deleteNow" => with_seats(call.app, deletion::delete_now(call).await),
        "checkUsername" => names::check_username(call).await,
        "renameUser" => call.change(names::rename).await,
        "upsertBucketList" => call.change_list(lists::upsert).await,
        "editBucketItems" => call.change_list(lists::edit).await,
        "carryOverYear" => call.change_list(copies::carry_over_year).await,
        "cloneItems" => call.change_list(copies::clone_items).await,
        "compareLists" => compare::compare(call).await,
        "browseLists" => looking_around::browse(call).await,
        "readListOwner" => list_owner::read(call).await,
        "addMeToo" => call.change(me_toos::add).await,
        "removeMeToo" => call.change(me_toos::remove).await,
        "claimMeToos" => call.change(me_toos::claim).await,
        "setShare" => call.change(shares::set_share).await,
        "revokeShare" => call.change(shares::revoke_share).await,
        "sendFriendRequest" => call.change(friends::send_request).await,
        "answerFriendRequest" => call.change(friends::answer_request).await,
        "removeFriend" => call.change(friends::remove_friend).await,
        "block" => with_seats(call.app, call.change(blocks::block).await),
        "unblock" => call.change(blocks::unblock).await,
        "createFriendLink" => call.change(invites::create_friend_link).await,
        "redeemInvite" => invites::redeem(call).await,
        "joinWaitlist" => waitlist::join_waitlist(call).await,
        "leaveWaitlist" => waitlist::leave_waitlist(call).await,
        _ => gathering(call).await,
    }
}

/// Runs a function of points, places, plans and carpools, or of those who run this.
async fn gathering(call: Call<'_>) -> Result<Done, ApiError> {
    use crate::domain::carpools::{car, open, ride};

    match call.name {
        "confirmTogether" => call.change_list(together::confirm).await,
        "getLeaderboard" => boards::leaderboard(call).await,
        "explainScore" => boards::explain(call).await,
        "flagScore" => call.change(reports::flag_score).await,
        "reportContent" => call.change(reports::report_content).await,
        "contactSupport" => call.change(reports::contact_support).await,
        "createPlace" => call.change(places::create).await,
        "flagPlace" => call.change(places::flag).await,
        "createPlan" => call.change(plans::edit::create).await,
        "editPlan" => call.change(plans::edit::edit).await,
        "suggestPlanEdits" => call.change(plans::suggestions::suggest).await,
        "answerPlanSuggestion" => call.change(plans::suggestions::answer).await,
        "withdrawPlanSuggestion" => call.change(plans::suggestions::withdraw).await,
        "planPresence" => plan_presence::tell(call).await,
        "routeTable" => routes::table(call).await,
        "routeLegs" => routes::legs(call).await,
        "hideMe" => call.change(boards::hide_me).await,
        "markNotifications" => call.change(notifications::mark).await,
        "calendarFeed" => call.change(calendar_feed::feed).await,
        "openCarpool" => call.change(open::open).await,
        "lockCarpool" => call.change(open::lock).await,
        "offerCar" => call.change(car::offer).await,
        "requestRide" => call.change(ride::request).await,
        "answerRide" => call.change(ride::answer).await,
        "leaveCar" => call.change(ride::leave).await,
        "confirmRide" => call.change(ride::confirm).await,
        "applyCarpoolPlan" => carpools::apply_plan(call).await,
        "setRole" => call.change(admin::set_role).await,
        "voidPoints" => call.change(admin::void_points).await,
        "releasePoints" => call.change(admin::release_points).await,
        "decideReport" => call.change(admin::decide_report).await,
        "audit" => admin::audit(call).await,
        "backupNow" => admin::backup_now(call).await,
        "restoreCheck" => admin::restore_check(call).await,
        _ => hangout(call).await,
    }
}

/// Emails who moved up to the seats that a function left free.
fn with_seats(app: &App, done: Result<Done, ApiError>) -> Result<Done, ApiError> {
    hangouts::email_seats(app);
    done
}

/// Runs a function of hangouts.
async fn hangout(call: Call<'_>) -> Result<Done, ApiError> {
    use hangouts::change_and_email;

    use crate::domain::hangouts::{
        attendance, comments, create, edit, invites as links, join, proposals, schedule, vote,
    };
    match call.name {
        "createHangout" => call.change(create::create).await,
        "readInvitation" => hangouts::read_invitation(call).await,
        "joinHangout" => call.change(join::join).await,
        "leaveHangout" => change_and_email(call, join::leave).await,
        "voteHangout" => call.change(vote::vote).await,
        "rsvpHangout" => change_and_email(call, vote::rsvp).await,
        "closePoll" => call.change(schedule::close_poll).await,
        "scheduleHangout" => change_and_email(call, schedule::schedule).await,
        "editHangout" => change_and_email(call, edit::edit).await,
        "cancelHangout" => change_and_email(call, edit::cancel).await,
        "finishHangout" => change_and_email(call, attendance::finish).await,
        "inviteByEmail" => hangouts::invite_by_email(call).await,
        "keepGuestEmail" => hangouts::keep_guest_email(call).await,
        "proposeOption" => call.change(proposals::propose).await,
        "answerProposal" => hangouts::answer_proposal(call).await,
        "withdrawProposal" => call.change(proposals::withdraw).await,
        "rotateInvite" => call.change(links::rotate).await,
        "remindHangout" => hangouts::remind(call).await,
        "commentHangout" => call.change(comments::comment).await,
        "removeHangoutComment" => call.change(comments::remove).await,
        _ => quests::run(call).await,
    }
}
