//! The secret address of a person's calendar.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use crate::access::auth::secret;
use crate::access::me::Me;
use crate::error::ApiError;
use crate::schema::collections::USERS_PRIVATE;
use crate::store::Transaction;

/// A calendar address to read or renew.
#[derive(Deserialize, ToSchema)]
pub(crate) struct CalendarFeed {
    /// `true` to make a new one, which ends the previous one.
    #[serde(default)]
    #[schema(required = false)]
    renew: bool,
}

/// The address of a calendar.
#[derive(Serialize, ToSchema)]
pub(crate) struct CalendarAddress {
    /// Path on this server, `/v1/calendars/{uid}.{secret}.ics`; whoever knows it reads the dates of its person.
    url: String,
}

/// Answers with the address of the caller's calendar, which is made when it is asked for first.
pub(crate) fn feed(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CalendarFeed,
) -> Result<CalendarAddress, ApiError> {
    let private = transaction.get(&USERS_PRIVATE, &me.uid)?;
    let private = private.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
    let kept = private.data[secret::CALENDAR].as_str();
    let secret = if let Some(kept) = kept.filter(|_| !asked.renew) {
        kept.to_owned()
    } else {
        let new = secret::random_secret();
        let mut data = (*private.data).clone();
        data[secret::CALENDAR] = json!(new);
        transaction.put(&USERS_PRIVATE, &me.uid, data)?;
        new
    };
    let url = format!("/v1/calendars/{}.{secret}.ics", me.uid);
    Ok(CalendarAddress { url })
}

/// Ends the address of a person's calendar; the next one they ask for is another.
pub(crate) fn end(transaction: &mut Transaction<'_>, uid: &str) -> Result<(), ApiError> {
    let Some(private) = transaction.get(&USERS_PRIVATE, uid)? else {
        return Ok(());
    };
    let mut data = (*private.data).clone();
    let fields = data.as_object_mut();
    if fields.is_some_and(|fields| fields.shift_remove(secret::CALENDAR).is_some()) {
        transaction.put(&USERS_PRIVATE, uid, data)?;
    }
    Ok(())
}
