//! Showing that an e-mail address is one's own, and changing it to another one that is.

use serde::Deserialize;
use utoipa::ToSchema;
use wasm_core::domain::validate_email;

use super::call::Call;
use super::passwords::check;
use crate::access::auth::caller::Caller;
use crate::access::auth::email_text::EmailText;
use crate::access::me::{Me, Visitor};
use crate::domain::accounts::addresses::{
    Verified, new_address_letter, verification_letter, verify_with,
};
use crate::error::ApiError;
use crate::schema::answer::Nothing;
use crate::schema::shape::Unread;
use crate::store::transact;

/// Another address for an account.
#[derive(Deserialize, ToSchema)]
pub(super) struct ChangeEmail {
    /// The address from now on, in any letter case.
    email: String,
    /// The password; whoever has none must have signed in within ten minutes.
    password: Option<String>,
}

/// The secret in an email.
#[derive(Deserialize, ToSchema)]
pub(super) struct VerifyEmail {
    token: String,
}

/// Sends the caller a letter; opening its link shows that the address is theirs.
pub(super) async fn request_verification(
    call: Call,
    me: Me,
    _: Unread,
) -> Result<Nothing, ApiError> {
    call.app.throttles.account.check(&me.uid)?;
    send_letter(&call, me.uid);
    Ok(Nothing {})
}

/// Sends a person the letter.
pub(super) fn send_letter(call: &Call, uid: String) {
    let (page, language) = (call.app.page("/login?verify="), call.language());
    call.app.write_letter(move |transaction, now_ms| {
        verification_letter(transaction, (&uid, language), &page, now_ms)
    });
}

/// Sends a letter to another address, whose link makes it that of the account. Until then nothing changes; where
/// somebody else has it already there is no letter, and the answer is the same.
pub(super) async fn change(
    call: Call,
    caller: Caller,
    asked: ChangeEmail,
) -> Result<Nothing, ApiError> {
    let email = asked.email.trim().to_lowercase();
    ApiError::refuse_fields(validate_email(&email))?;
    check(&call.app, &caller, asked.password).await?;
    let (page, language) = (call.app.page("/login?verify="), call.language());
    call.app.write_letter(move |transaction, now_ms| {
        new_address_letter(
            transaction,
            (&caller.uid, language),
            (&email, &page),
            now_ms,
        )
    });
    Ok(Nothing {})
}

/// Notes that the address a letter was sent to is its reader's own, and makes it that of the account if that was asked
/// for.
pub(super) async fn verify(
    call: Call,
    _: Visitor,
    asked: VerifyEmail,
) -> Result<Verified, ApiError> {
    call.throttle_address()?;
    let now_ms = call.app.clock.now_ms();
    let verified = transact(&*call.app.store, move |transaction| {
        verify_with(transaction, &asked.token, now_ms)
    });
    let (verified, left) = verified.await?;
    if let Some(left) = left {
        tell_left(&call, left, verified.email.clone());
    }
    Ok(verified)
}

/// Tells whoever reads the former address that it is not that of the account any more.
fn tell_left(call: &Call, left: String, now_at: String) {
    let language = call.language();
    call.app.write_letter(move |transaction, _| {
        let language = language.of_address(transaction, &now_at)?;
        Ok(Some(
            EmailText::AddressChanged.letter(left.clone(), language),
        ))
    });
}
