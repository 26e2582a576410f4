//! Passwords: which are refused, and letters with which another one is set or none is needed.

use serde_json::{Value, json};
use wasm_core::domain::FieldError;
use wasm_core::error::Code;

use super::sessions::end_all;
use crate::access::auth::caller::Caller;
use crate::access::auth::common_passwords::is_common;
use crate::access::auth::email_text::{EmailText, Language};
use crate::access::auth::mail::Letter;
use crate::access::auth::one_time::{self, Purpose};
use crate::error::ApiError;
use crate::schema::collections::USERS_PRIVATE;
use crate::schema::query::by;
use crate::store::Transaction;

/// Milliseconds for which the link in an email for a new password works (an hour).
const RESET_MS: i64 = 3_600_000;
/// Milliseconds for which a sign-in code works (ten minutes).
const CODE_MS: i64 = 600_000;

/// Refuses one of the passwords that attackers try first.
pub(crate) fn refuse_common(field: &str, password: &str) -> Result<(), ApiError> {
    if is_common(password) {
        refuse(field, "must not be one of the most common passwords")?;
    }
    Ok(())
}

/// Refuses a password with what is wrong about it.
pub(crate) fn refuse(field: &str, message: &str) -> Result<(), ApiError> {
    let (field, message) = (field.to_owned(), message.to_owned());
    ApiError::refuse_fields(vec![FieldError { field, message }])
}

/// Sets another password; every other sign-in ends.
pub(crate) fn set(
    transaction: &mut Transaction<'_>,
    caller: &Caller,
    hash: &str,
) -> Result<(), ApiError> {
    put(transaction, &caller.uid, hash)?;
    end_all(transaction, &caller.uid, Some(&caller.sid)).map(drop)
}

/// Sets another password with the secret of a letter; every sign-in ends.
pub(crate) fn reset_with(
    transaction: &mut Transaction<'_>,
    token: &str,
    hash: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let owner = one_time::redeem(transaction, Purpose::ResetPassword, token, now_ms)?;
    let (uid, _) = owner.ok_or_else(spent)?;
    put(transaction, &uid, hash)?;
    end_all(transaction, &uid, None).map(drop)
}

/// A letter whose link sets another password, if somebody has that address. `page` is the link without its secret.
pub(crate) fn reset_letter(
    transaction: &mut Transaction<'_>,
    (email, language): (&str, Language),
    page: &str,
    now_ms: i64,
) -> Result<Option<Letter>, ApiError> {
    let Some(account) = by!(USERS_PRIVATE.email).first(transaction, [json!(email)])? else {
        return Ok(None);
    };
    let about = (account.id.as_str(), Value::Null);
    let until_ms = now_ms + RESET_MS;
    let token = one_time::issue(transaction, Purpose::ResetPassword, about, until_ms)?;
    let link = format!("{page}{token}");
    let language = language.of_account(transaction, &account.id)?;
    let text = EmailText::ResetPassword { link: &link };
    Ok(Some(text.letter(email.to_owned(), language)))
}

/// A letter with a code to sign in with, if somebody has that address.
pub(crate) fn code_letter(
    transaction: &mut Transaction<'_>,
    (email, language): (&str, Language),
    now_ms: i64,
) -> Result<Option<Letter>, ApiError> {
    let Some(account) = by!(USERS_PRIVATE.email).first(transaction, [json!(email)])? else {
        return Ok(None);
    };
    let code = one_time::issue_code(transaction, (&account.id, email), now_ms + CODE_MS)?;
    let language = language.of_account(transaction, &account.id)?;
    let text = EmailText::SignInCode { code: &code };
    Ok(Some(text.letter(email.to_owned(), language)))
}

/// The secret of a letter was used already, or is too old, or is none.
pub(crate) fn spent() -> ApiError {
    let message = "this link was used already or is too old; ask for a new one";
    ApiError::new(Code::FailedPrecondition, message).with_reason("expired")
}

fn put(transaction: &mut Transaction<'_>, uid: &str, hash: &str) -> Result<(), ApiError> {
    let private = transaction.get(&USERS_PRIVATE, uid)?;
    let private = private.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
    let mut data = (*private.data).clone();
    data["passwordHash"] = json!(hash);
    transaction.put(&USERS_PRIVATE, uid, data)?;
    Ok(())
}
