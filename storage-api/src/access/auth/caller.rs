//! The person behind a token.

use super::token::Tokens;
use crate::error::ApiError;
use crate::schema::collections::SESSIONS;
use crate::store::Store;

/// Somebody who is signed in.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) uid: String,
    /// The session the token belongs to.
    pub(crate) sid: String,
    /// Seconds since 1970 at which the token ends.
    pub(crate) expires_s: i64,
}

/// Returns the person who holds the token, if it is valid and its session has not ended.
pub(crate) async fn authenticate(
    tokens: &Tokens,
    store: &dyn Store,
    token: &str,
    now_s: i64,
) -> Result<Caller, ApiError> {
    let claims = tokens.verify(token, now_s)?;
    let ended = || ApiError::unauthenticated("the session has ended").with_reason("revoked");
    let session = store.get(&SESSIONS, &claims.sid).await?.ok_or_else(ended)?;
    if session.data["uid"] != claims.sub {
        return Err(ended());
    }
    Ok(Caller {
        uid: claims.sub.clone(),
        sid: claims.sid.clone(),
        expires_s: claims.exp,
    })
}
