//! Showing that an e-mail address is one's own.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::change::value;
use super::describe::Nothing;
use super::passwords::spent;
use super::protocol::{Call, Done};
use crate::app::App;
use crate::auth::mail::Letter;
use crate::auth::one_time::{self, Purpose};
use crate::clock::{DAY_MS, iso};
use crate::collections::USERS_PRIVATE;
use crate::error::ApiError;
use crate::store::{Transaction, transact};

/// How long a letter that shows an address is good, in milliseconds (three days).
const VERIFY_MS: i64 = 3 * DAY_MS;

/// The secret of a letter.
#[derive(Deserialize, ToSchema)]
pub(super) struct VerifyEmail {
    token: String,
}

/// The address that is known to be the person's own.
#[derive(Serialize, ToSchema)]
pub(super) struct Verified {
    email: String,
}

/// Sends the caller a letter; opening its link shows that the address is theirs.
pub(super) fn request_verification(call: &Call<'_>) -> Result<Done, ApiError> {
    let uid = call.person()?.uid.clone();
    call.app.throttles.account.check(&uid)?;
    send_letter(call.app, uid);
    Ok(value(&Nothing {})?.into())
}

/// Sends a person the letter.
pub(super) fn send_letter(app: &App, uid: String) {
    let page = app.page("/login?verify=");
    app.write_letter(move |transaction, now_ms| {
        let Some(private) = transaction.get(&USERS_PRIVATE, &uid)? else {
            return Ok(None);
        };
        let email = private.data["email"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        let about = (uid.as_str(), json!(email));
        let token = one_time::issue(transaction, Purpose::VerifyEmail, about, now_ms + VERIFY_MS)?;
        let body = format!(
            "Welcome to Yonder. To show that this address is yours, open\n\n{page}{token}\n"
        );
        let subject = "Is this your address?";
        Ok(Some(Letter {
            to: email,
            subject,
            body,
        }))
    });
}

/// Notes that the address a letter was sent to is its reader's own.
pub(super) async fn verify(call: Call<'_>) -> Result<Done, ApiError> {
    let address = call.head.address.to_string();
    call.app.throttles.entering.check(&address)?;
    let asked: VerifyEmail = call.arguments()?;
    let now_ms = call.app.clock.now_ms();
    let verified = transact(&*call.app.store, move |transaction| {
        let owner = one_time::redeem(transaction, Purpose::VerifyEmail, &asked.token, now_ms)?;
        let (uid, email) = owner.ok_or_else(spent)?;
        note(transaction, &uid, &email, now_ms)
    });
    Ok(value(&verified.await?)?.into())
}

/// The address may have been changed since the letter was sent.
fn note(
    transaction: &mut Transaction<'_>,
    uid: &str,
    email: &Value,
    now_ms: i64,
) -> Result<Verified, ApiError> {
    let private = transaction.get(&USERS_PRIVATE, uid)?.ok_or_else(spent)?;
    if private.data["email"] != *email {
        return Err(spent());
    }
    let mut data = (*private.data).clone();
    data["emailVerifiedAt"] = json!(iso(now_ms));
    transaction.put(&USERS_PRIVATE, uid, data)?;
    let email = email.as_str().unwrap_or_default().to_owned();
    Ok(Verified { email })
}
