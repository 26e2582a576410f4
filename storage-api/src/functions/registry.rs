//! Every function, by name.

use super::protocol::{Call, Done};
use super::{accounts, lists};
use crate::error::ApiError;

/// Whether a function is authorised by a password or the refresh cookie, so that a stale token beside it does not matter.
pub(super) fn needs_no_token(name: &str) -> bool {
    matches!(name, "signUp" | "signIn" | "refreshSession" | "signOut")
}

/// Runs the function of that name.
pub(super) async fn run(name: &str, call: Call<'_>) -> Result<Done, ApiError> {
    match name {
        "signUp" => accounts::sign_up(call).await,
        "signIn" => accounts::sign_in(call).await,
        "refreshSession" => accounts::refresh_session(call).await,
        "signOut" => accounts::sign_out(call).await,
        "checkUsername" => accounts::check_username(call).await,
        "upsertBucketList" => lists::upsert(call).await,
        "editBucketItems" => lists::edit_items(call).await,
        _ => Err(ApiError::not_found("there is no such function")),
    }
}
