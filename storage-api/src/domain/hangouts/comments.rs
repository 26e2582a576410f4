//! Comments of members on a hangout.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::{HangoutComment, validate_hangout_comment};

use super::create::check_photo;
use super::meeting::Meeting;
use super::members::{Comment, note_activity};
use crate::access::me::Visitor;
use crate::access::shown::Shown;
use crate::domain::photos::records::{forget, upload_id};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{HANGOUT_COMMENTS, UPLOADS};
use crate::store::Transaction;

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CommentHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// Text of the comment, at most 1 000 characters; may be missing beside a photo.
    #[serde(default)]
    #[schema(required = false)]
    text: String,
    /// Path of a photo, one that the caller uploaded.
    photo: Option<String>,
    /// The secret of a guest.
    key: Option<String>,
}

/// Something somebody said.
#[derive(Serialize, ToSchema)]
pub(crate) struct Commented {
    /// The comment.
    #[schema(value_type = Versioned<HangoutComment>)]
    comment: Shown,
}

/// A comment to take away.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RemoveComment {
    /// Its id.
    comment_id: String,
    /// The secret of a guest.
    key: Option<String>,
}

/// A comment is gone.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RemovedComment {
    /// Id it had.
    comment_id: String,
}

/// Says something, also when the hangout is over.
pub(crate) fn comment(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &CommentHangout,
) -> Result<Commented, ApiError> {
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, &asked.hangout_id, key)?;
    let member = meeting.own_member(transaction, visitor, key)?;
    ApiError::refuse_fields(validate_hangout_comment(&asked.text, asked.photo.is_some()))?;
    let member_data = member.data;
    let author = member_data.user_id;
    if asked.photo.is_some() {
        let uploader = author.as_ref().unwrap_or(&member.id);
        check_photo(transaction, uploader, asked.photo.as_deref())?;
    }
    note_activity(transaction, &meeting.id)?;
    let data = HangoutComment {
        hangout_id: meeting.id,
        member_id: member.id,
        user_name: member_data.user_name.filter(|_| author.is_some()),
        author_id: author,
        name: member_data.name.unwrap_or_default(),
        text: asked.text.clone(),
        photo: asked.photo.clone(),
        at: visitor.now()?,
        host_id: meeting.data.host_id,
        other: BTreeMap::new(),
    };
    let mut comment = Comment::new(uuid::Uuid::now_v7().to_string(), data);
    comment.put(transaction, &HANGOUT_COMMENTS)?;
    let comment = comment.shown()?;
    Ok(Commented { comment })
}

/// Takes a comment away: one's own, or as a host.
pub(crate) fn remove(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &RemoveComment,
) -> Result<RemovedComment, ApiError> {
    let absent = || ApiError::not_found("there is no such comment");
    let found = Comment::get(transaction, &HANGOUT_COMMENTS, &asked.comment_id)?;
    let comment = found.ok_or_else(absent)?;
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, &comment.data.hangout_id, key);
    let meeting = meeting.map_err(|_| absent())?;
    let member = meeting.own_member(transaction, visitor, key)?;
    let me = visitor.me.as_ref();
    let is_host = me.is_some_and(|me| meeting.data.is_hosted_by(&me.uid));
    if !is_host && comment.data.member_id != member.id {
        return Err(ApiError::denied(
            "only its author and the hosts take a comment away",
        ));
    }
    transaction.delete(&HANGOUT_COMMENTS, &comment.id)?;
    forget_guest_photo(transaction, &comment.data, visitor.now_ms)?;
    note_activity(transaction, &meeting.id)?;
    Ok(RemovedComment {
        comment_id: comment.id,
    })
}

/// Deletes the photo of a guest's comment; those of people with an account stay among their photos.
fn forget_guest_photo(
    transaction: &mut Transaction<'_>,
    comment: &HangoutComment,
    now_ms: i64,
) -> Result<(), ApiError> {
    let photo = comment.photo.as_deref();
    let photo = photo.filter(|_| comment.author_id.is_none());
    let hash = photo.and_then(|photo| photo.strip_prefix("/v1/photos/"));
    let Some(hash) = hash else {
        return Ok(());
    };
    match transaction.get(&UPLOADS, &upload_id(hash, &comment.member_id))? {
        Some(upload) => forget(transaction, &upload, now_ms),
        None => Ok(()),
    }
}
