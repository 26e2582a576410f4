//! The callable functions, for the API's description. The functions here are never called: they carry descriptions.

use serde::{Deserialize, Serialize};
use utoipa::{OpenApi, ToSchema};
use wasm_core::domain::{BucketList, SignUp};

use super::addresses::{ChangeEmail, Verified, VerifyEmail};
use super::blocks::Blocked;
use super::compare::{CompareLists, Comparison};
use super::copies::{CarryOverYear, CloneItems, Taken};
use super::deletion::{
    Deletion, ErasureReport, ExportLink, MyName, MyNameAndPassword, NoArguments,
};
use super::devices::{Devices, Ended, RevokeSession};
use super::friends::{AnswerFriendRequest, Bond, SendFriendRequest, Somebody};
use super::invites::{CreateFriendLink, FriendLink, Invited, RedeemInvite};
use super::list_owner::{ListOwner, ReadListOwner};
use super::lists::{EditBucketItems, EditedBucketItems, UpsertBucketList};
use super::looking_around::{BrowseLists, PublicLists};
use super::me_toos::{AddMeToo, ClaimMeToos, ClaimedMeToos, MeTooId, RemoveMeToo};
use super::names::{NameIsFree, Renamed, WantedName};
use super::passwords::{Address, ChangePassword, ResetPassword};
use super::second_factor::{MyPassword, RecoveryCodes, StartTotp, TotpCode, TotpSetup};
use super::shares::{RevokeShare, SetShare, Shared};
use super::sign_in::FinishSignIn;
use super::waitlist::{InLine, JoinWaitlist, LeaveWaitlist};
use crate::http::describe::ErrorBody;
use crate::schema::answer::{Nothing, Versioned};

/// The envelope of a call.
#[derive(Deserialize, ToSchema)]
#[expect(dead_code, reason = "carries a description")]
pub(crate) struct CallOf<T: ToSchema> {
    /// Arguments of the function.
    pub(crate) data: T,
}

/// The envelope of an answer.
#[derive(Serialize, ToSchema)]
pub(crate) struct ResultOf<T: ToSchema> {
    /// Result of the function.
    pub(crate) result: T,
}

/// Arguments of a function that changes something.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "carries a description")]
pub(crate) struct Keyed<T: ToSchema> {
    /// Arguments of the function.
    #[serde(flatten)]
    pub(crate) arguments: T,
    /// The same key makes the call happen once.
    pub(crate) idempotency_key: String,
}

/// Arguments of a function that changes something, and that guests call who have no secret of the server's yet.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "carries a description")]
pub(crate) struct GuestKeyed<T: ToSchema> {
    /// Arguments of the function.
    #[serde(flatten)]
    pub(crate) arguments: T,
    /// The same key makes the call happen once.
    pub(crate) idempotency_key: String,
    /// 32 to 128 random characters of a caller who is not signed in, the same in a repeated call. Without them a repeated
    /// call is refused with the reason `keyReused`, since it may come from somebody else.
    pub(crate) guest_secret: Option<String>,
}

/// E-mail and password of an account.
#[derive(Deserialize, ToSchema)]
#[expect(dead_code, reason = "carries a description")]
pub(crate) struct SignIn {
    /// E-mail address, in any letter case.
    pub(crate) email: String,
    /// The password, or else a code.
    pub(crate) password: Option<String>,
    /// The code of an email, instead of a password.
    pub(crate) code: Option<String>,
    /// The code of the authenticator or a recovery code, where the account asks for one.
    pub(crate) totp: Option<String>,
}

/// A sign-in. The refresh secret comes beside it, as a cookie no script sees.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SignedIn {
    /// The ID token, for the bearer header and the cookie `auth_token`.
    pub(crate) id_token: String,
    /// Id of the person.
    pub(crate) uid: String,
    /// Expiry of the ID token, ISO-8601.
    pub(crate) expires_at: String,
}

/// One function: its path, what it is given, what it gives back.
macro_rules! callable {
    ($name:ident, $path:literal, $data:ty, $result:ty) => {
        #[utoipa::path(post, path = $path, tag = "functions", security((), ("idToken" = [])),
            request_body = CallOf<$data>,
            responses(
                (status = 200, body = ResultOf<$result>),
                (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
                (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 413, body = ErrorBody),
                (status = 415, body = ErrorBody), (status = 429, body = ErrorBody),
            ))]
        #[expect(dead_code, reason = "carries a description")]
        fn $name() {}
    };
}

#[cfg(feature = "describe")]
pub(crate) mod gatherings;

callable!(sign_up, "/functions/signUp", SignUp, SignedIn);
callable!(sign_in, "/functions/signIn", SignIn, SignedIn);
callable!(
    finish_sign_in,
    "/functions/finishSignIn",
    FinishSignIn,
    SignedIn
);
callable!(
    refresh_session,
    "/functions/refreshSession",
    Option<Nothing>,
    SignedIn
);
callable!(sign_out, "/functions/signOut", Option<Nothing>, Nothing);
callable!(
    check_username,
    "/functions/checkUsername",
    WantedName,
    NameIsFree
);
callable!(
    rename_user,
    "/functions/renameUser",
    Keyed<WantedName>,
    Renamed
);
callable!(
    upsert_bucket_list,
    "/functions/upsertBucketList",
    Keyed<UpsertBucketList>,
    Versioned<BucketList>
);
callable!(
    edit_bucket_items,
    "/functions/editBucketItems",
    Keyed<EditBucketItems>,
    EditedBucketItems
);
callable!(
    carry_over_year,
    "/functions/carryOverYear",
    Keyed<CarryOverYear>,
    Taken
);
callable!(
    clone_items,
    "/functions/cloneItems",
    Keyed<CloneItems>,
    Taken
);
callable!(
    compare_lists,
    "/functions/compareLists",
    CompareLists,
    Comparison
);
callable!(
    browse_lists,
    "/functions/browseLists",
    BrowseLists,
    PublicLists
);
callable!(
    read_list_owner,
    "/functions/readListOwner",
    ReadListOwner,
    ListOwner
);
callable!(add_me_too, "/functions/addMeToo", Keyed<AddMeToo>, MeTooId);
callable!(
    remove_me_too,
    "/functions/removeMeToo",
    Keyed<RemoveMeToo>,
    MeTooId
);
callable!(
    claim_me_toos,
    "/functions/claimMeToos",
    Keyed<ClaimMeToos>,
    ClaimedMeToos
);
callable!(set_share, "/functions/setShare", Keyed<SetShare>, Shared);
callable!(
    revoke_share,
    "/functions/revokeShare",
    Keyed<RevokeShare>,
    Shared
);
callable!(
    send_friend_request,
    "/functions/sendFriendRequest",
    Keyed<SendFriendRequest>,
    Bond
);
callable!(
    answer_friend_request,
    "/functions/answerFriendRequest",
    Keyed<AnswerFriendRequest>,
    Bond
);
callable!(
    remove_friend,
    "/functions/removeFriend",
    Keyed<Somebody>,
    Bond
);
callable!(block, "/functions/block", Keyed<Somebody>, Blocked);
callable!(unblock, "/functions/unblock", Keyed<Somebody>, Blocked);
callable!(
    create_friend_link,
    "/functions/createFriendLink",
    Keyed<CreateFriendLink>,
    FriendLink
);
callable!(
    redeem_invite,
    "/functions/redeemInvite",
    RedeemInvite,
    Invited
);
callable!(
    join_waitlist,
    "/functions/joinWaitlist",
    GuestKeyed<JoinWaitlist>,
    InLine
);
callable!(
    leave_waitlist,
    "/functions/leaveWaitlist",
    LeaveWaitlist,
    InLine
);
callable!(request_code, "/functions/requestCode", Address, Nothing);
callable!(
    request_password_reset,
    "/functions/requestPasswordReset",
    Address,
    Nothing
);
callable!(
    reset_password,
    "/functions/resetPassword",
    ResetPassword,
    Nothing
);
callable!(
    change_password,
    "/functions/changePassword",
    ChangePassword,
    Nothing
);
callable!(
    request_email_verification,
    "/functions/requestEmailVerification",
    Option<Nothing>,
    Nothing
);
callable!(
    verify_email,
    "/functions/verifyEmail",
    VerifyEmail,
    Verified
);
callable!(change_email, "/functions/changeEmail", ChangeEmail, Nothing);
callable!(
    list_sessions,
    "/functions/listSessions",
    Option<Nothing>,
    Devices
);
callable!(
    revoke_session,
    "/functions/revokeSession",
    Keyed<RevokeSession>,
    Nothing
);
callable!(
    sign_out_everywhere,
    "/functions/signOutEverywhere",
    Option<Nothing>,
    Ended
);
callable!(
    export_my_data,
    "/functions/exportMyData",
    Keyed<NoArguments>,
    ExportLink
);
callable!(
    request_account_deletion,
    "/functions/requestAccountDeletion",
    Keyed<MyName>,
    Deletion
);
callable!(
    cancel_account_deletion,
    "/functions/cancelAccountDeletion",
    Keyed<NoArguments>,
    Nothing
);
callable!(
    delete_now,
    "/functions/deleteNow",
    MyNameAndPassword,
    ErasureReport
);
callable!(
    start_totp,
    "/functions/startTotp",
    Keyed<StartTotp>,
    TotpSetup
);
callable!(
    confirm_totp,
    "/functions/confirmTotp",
    Keyed<TotpCode>,
    RecoveryCodes
);
callable!(remove_totp, "/functions/removeTotp", MyPassword, Nothing);

/// Everything under `/functions`.
#[derive(OpenApi)]
#[openapi(paths(
    sign_up,
    sign_in,
    finish_sign_in,
    refresh_session,
    sign_out,
    check_username,
    rename_user,
    upsert_bucket_list,
    edit_bucket_items,
    carry_over_year,
    clone_items,
    compare_lists,
    browse_lists,
    read_list_owner,
    add_me_too,
    remove_me_too,
    claim_me_toos,
    set_share,
    revoke_share,
    send_friend_request,
    answer_friend_request,
    remove_friend,
    block,
    unblock,
    create_friend_link,
    redeem_invite,
    join_waitlist,
    leave_waitlist,
    request_code,
    request_password_reset,
    reset_password,
    change_password,
    request_email_verification,
    verify_email,
    change_email,
    list_sessions,
    revoke_session,
    sign_out_everywhere,
    export_my_data,
    request_account_deletion,
    cancel_account_deletion,
    delete_now,
    start_totp,
    confirm_totp,
    remove_totp,
))]
pub(crate) struct Paths;
