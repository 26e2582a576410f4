//! The callable functions, for the API's description. The functions here are never called: they carry descriptions.

use serde::{Deserialize, Serialize};
use utoipa::{OpenApi, ToSchema};
use wasm_core::domain::{Activity, BucketList, ItemOp, SignUp};

use crate::http::describe::{ErrorBody, Versioned};

/// The envelope of a call.
#[derive(Deserialize, ToSchema)]
#[expect(dead_code, reason = "carries a description")]
pub(crate) struct CallOf<T: ToSchema> {
    /// What the function is given.
    pub(crate) data: T,
}

/// The envelope of an answer.
#[derive(Serialize, ToSchema)]
pub(crate) struct ResultOf<T: ToSchema> {
    /// What the function gives back.
    pub(crate) result: T,
}

/// E-mail and password of an account.
#[derive(Deserialize, ToSchema)]
#[expect(dead_code, reason = "carries a description")]
pub(crate) struct SignIn {
    /// E-mail address, in any letter case.
    pub(crate) email: String,
    /// The password.
    pub(crate) password: String,
}

/// A sign-in. The refresh secret comes beside it, as a cookie no script sees.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SignedIn {
    /// The ID token, for the bearer header and the cookie `auth_token`.
    pub(crate) id_token: String,
    /// Id of the person.
    pub(crate) uid: String,
    /// When the ID token ends, ISO-8601.
    pub(crate) expires_at: String,
}

/// Nothing.
#[derive(Serialize, ToSchema)]
pub(crate) struct Nothing {}

/// A user name somebody would like.
#[derive(Deserialize, ToSchema)]
#[expect(dead_code, reason = "carries a description")]
pub(crate) struct WantedName {
    /// 3–20 of `a`–`z`, digits, `_` and `.`.
    pub(crate) user_name: String,
}

/// Whether a user name can be had.
#[derive(Serialize, ToSchema)]
pub(crate) struct NameIsFree {
    /// Whether nobody has it, in any letter case.
    pub(crate) free: bool,
}

/// A list to have for a year.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "carries a description")]
pub(crate) struct UpsertBucketList {
    /// The year, this one if missing.
    pub(crate) year: Option<i16>,
    /// What it begins with, if there is no list yet.
    pub(crate) activities: Option<Vec<Activity>>,
    /// The same key makes the call happen once.
    pub(crate) idempotency_key: String,
}

/// Edits of a list's items, applied all or none.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[expect(dead_code, reason = "carries a description")]
pub(crate) struct EditBucketItems {
    /// Id of the list.
    pub(crate) list_id: String,
    /// The edits, in order.
    pub(crate) ops: Vec<ItemOp>,
    /// Refuses the edits when the list is not at this version any more.
    pub(crate) if_version: Option<u64>,
    /// The same key makes the call happen once.
    pub(crate) idempotency_key: String,
}

/// The list after the edits.
#[derive(Serialize, ToSchema)]
pub(crate) struct EditedBucketItems {
    /// The list.
    pub(crate) list: Versioned<BucketList>,
    /// How many edits were applied.
    pub(crate) applied: u32,
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

callable!(sign_up, "/functions/signUp", SignUp, SignedIn);
callable!(sign_in, "/functions/signIn", SignIn, SignedIn);
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
    upsert_bucket_list,
    "/functions/upsertBucketList",
    UpsertBucketList,
    Versioned<BucketList>
);
callable!(
    edit_bucket_items,
    "/functions/editBucketItems",
    EditBucketItems,
    EditedBucketItems
);

/// Everything under `/functions`.
#[derive(OpenApi)]
#[openapi(paths(
    sign_up,
    sign_in,
    refresh_session,
    sign_out,
    check_username,
    upsert_bucket_list,
    edit_bucket_items,
))]
pub(crate) struct Paths;
