//! Photos by guests of a hangout, who have no account: kept as those of the member they are, and gone with them.

use serde_json::json;
use wasm_core::error::Code;

use crate::app::App;
use crate::error::ApiError;
use crate::http::Head;
use crate::schema::collections::{HANGOUT_MEMBERS, UPLOADS};
use crate::schema::query::by;

/// Files that one guest may keep: thirty photos, each with its small version.
const FILES_MAX: usize = 60;

/// Id of the member whose secret, `k={memberId}.{secret}`, comes with an upload.
///
/// # Errors
/// An [`ApiError`] when nobody is known by it, or when they have uploaded enough.
pub(super) async fn uploader(app: &App, head: &Head) -> Result<String, ApiError> {
    let unknown = || ApiError::unauthenticated("sign in first");
    app.throttles.entering.check(&head.address.to_string())?;
    let key = head.link_key().ok_or_else(unknown)?;
    let (id, secret) = key.split_once('.').ok_or_else(unknown)?;
    let member = app.store.get(&HANGOUT_MEMBERS, id).await?;
    // There is nothing to be learnt from how long the comparison takes: the secret has 256 random bits.
    let member = member.filter(|member| member.data["editToken"] == secret);
    let member = member.ok_or_else(unknown)?;
    let own = by!(UPLOADS.uid).question([json!(member.id)], FILES_MAX);
    if app.store.find(&own).await?.documents.len() >= FILES_MAX {
        let message = "a guest adds at most 30 photos";
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("tooManyPhotos"));
    }
    Ok(member.id)
}
