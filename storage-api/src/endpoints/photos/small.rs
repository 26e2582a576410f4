//! Small versions of photos, for lists: made by whoever uploads a photo, and uploaded before it.

use serde_json::json;

use crate::app::App;
use crate::domain::photos::records::upload_id;
use crate::error::ApiError;
use crate::http::Head;
use crate::schema::collections::UPLOADS;
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Longest side of a small version, in pixels: what the widest row of a list shows on a dense screen.
const SIDE_MOST_PX: u64 = 640;
/// People who may have the same photo and are looked at for its small version.
const OWNERS_MAX: usize = 200;

/// The small version that a photo to be kept has, `small={hash}`.
pub(super) fn named(head: &Head) -> Option<String> {
    let mut query = head.query().into_iter();
    query
        .find(|(name, _)| name == "small")
        .map(|(_, hash)| hash)
}

/// Returns `true` if the small version is asked for, `size=small`.
///
/// # Errors
/// An [`ApiError`] about another size.
pub(super) fn is_asked(head: &Head) -> Result<bool, ApiError> {
    match head.query().iter().find(|(name, _)| name == "size") {
        None => Ok(false),
        Some((_, size)) if size == "small" => Ok(true),
        Some(_) => Err(ApiError::invalid("the size of a photo is 'small'")),
    }
}

/// Checks that a person has uploaded that photo, and that it is small.
///
/// # Errors
/// An [`ApiError`] that says what is missing.
pub(super) fn check(transaction: &Transaction<'_>, hash: &str, uid: &str) -> Result<(), ApiError> {
    let upload = transaction.get(&UPLOADS, &upload_id(hash, uid))?;
    let upload =
        upload.ok_or_else(|| ApiError::invalid("the small version has to be uploaded first"))?;
    let is_small = |side: &str| upload.data[side].as_u64() <= Some(SIDE_MOST_PX);
    if is_small("width") && is_small("height") {
        return Ok(());
    }
    let message = format!("a small version has at most {SIDE_MOST_PX} pixels on a side");
    Err(ApiError::invalid(message))
}

/// The upload that is shown for a photo; `None` where there is no such photo. The small version is the one of who had
/// the photo first, so that nobody can put another picture in its place; without one it is the photo itself.
pub(super) async fn shown(
    app: &App,
    name: &str,
    is_small: bool,
) -> Result<Option<Document>, ApiError> {
    let most = if is_small { OWNERS_MAX } else { 1 };
    let uploads = of_content(app, name, most).await?;
    let first = uploads
        .into_iter()
        .min_by_key(|upload| upload.data["createdAt"].to_string());
    let small = first
        .as_ref()
        .filter(|_| is_small)
        .and_then(|photo| photo.data["small"].as_str());
    if let Some(small) = small
        && let Some(upload) = of_content(app, small, 1).await?.pop()
    {
        return Ok(Some(upload));
    }
    Ok(first)
}

async fn of_content(app: &App, hash: &str, most: usize) -> Result<Vec<Document>, ApiError> {
    let question = by!(UPLOADS.hash).question([json!(hash)], most);
    Ok(app.store.find(&question).await?.documents)
}
