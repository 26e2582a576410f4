//! What members say about a hangout.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{HangoutComment, validate_hangout_comment};

use super::meeting::Meeting;
use crate::clock::iso;
use crate::collections::HANGOUT_COMMENTS;
use crate::error::ApiError;
use crate::functions::change::Visitor;
use crate::functions::lists::Shown;
use crate::http::describe::Versioned;
use crate::store::Transaction;

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct CommentHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// What to say, 1–1 000 characters.
    text: String,
    /// The secret of a guest.
    key: Option<String>,
}

/// Something somebody said.
#[derive(Serialize, ToSchema)]
pub(in crate::functions) struct Commented {
    /// The comment.
    #[schema(value_type = Versioned<HangoutComment>)]
    comment: Shown,
}

/// A comment to take away.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct RemoveComment {
    /// Its id.
    comment_id: String,
    /// The secret of a guest.
    key: Option<String>,
}

/// A comment is gone.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct RemovedComment {
    /// Id it had.
    comment_id: String,
}

/// Says something, also when the hangout is over.
pub(in crate::functions) fn comment(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &CommentHangout,
) -> Result<Commented, ApiError> {
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, &asked.hangout_id, key)?;
    let member = meeting.own_member(transaction, visitor, key)?;
    ApiError::refuse_fields(validate_hangout_comment(&asked.text))?;
    let mut comment = json!({
        "hangoutId": meeting.id, "hostId": meeting.data["hostId"], "memberId": member.id,
        "name": member.data["name"], "text": asked.text, "at": iso(visitor.now_ms),
    });
    if let Some(uid) = member.data["userId"].as_str() {
        comment["authorId"] = json!(uid);
    }
    let id = uuid::Uuid::now_v7().to_string();
    let version = transaction.put(&HANGOUT_COMMENTS, &id, comment.clone())?;
    let comment = Shown::of(&id, version, &comment);
    Ok(Commented { comment })
}

/// Takes a comment away: one's own, or as a host.
pub(in crate::functions) fn remove(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &RemoveComment,
) -> Result<RemovedComment, ApiError> {
    let absent = || ApiError::not_found("there is no such comment");
    let found = transaction.get(&HANGOUT_COMMENTS, &asked.comment_id)?;
    let comment = found.ok_or_else(absent)?;
    let hangout_id = comment.data["hangoutId"].as_str().unwrap_or_default();
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, hangout_id, key).map_err(|_| absent())?;
    let member = meeting.own_member(transaction, visitor, key)?;
    let me = visitor.me.as_ref();
    let is_host = me.is_some_and(|me| meeting.is_hosted_by(&me.uid));
    if !is_host && comment.data["memberId"] != member.id {
        return Err(ApiError::denied(
            "only its author and the hosts take a comment away",
        ));
    }
    transaction.delete(&HANGOUT_COMMENTS, &comment.id)?;
    Ok(RemovedComment {
        comment_id: comment.id,
    })
}
