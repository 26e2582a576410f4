//! Signing up.

use serde_json::Value;

use super::addresses::email_taken;
use super::names::{name_taken, refuse_reserved};
use crate::domain::waitlist;
use crate::error::ApiError;
use crate::schema::collections::{USERS, USERS_PRIVATE};
use crate::store::Transaction;

/// Puts a new account: the person as others see them, and their private side.
pub(crate) fn put_account(
    transaction: &mut Transaction<'_>,
    uid: &str,
    user: Value,
    private: Value,
    now_ms: i64,
) -> Result<(), ApiError> {
    let user_name = user["user_name"].as_str().unwrap_or_default();
    refuse_reserved(transaction, user_name, uid, now_ms)?;
    let email = private["email"].as_str().unwrap_or_default().to_owned();
    let name_taken = |error| name_taken(error, "user_name");
    transaction.put(&USERS, uid, user).map_err(name_taken)?;
    transaction
        .put(&USERS_PRIVATE, uid, private)
        .map_err(email_taken)?;
    waitlist::joined_by_email(transaction, &email)
}
