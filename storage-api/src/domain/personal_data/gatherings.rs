//! Hangouts of somebody who leaves for good.

use serde_json::json;
use wasm_core::domain::{Hangout, HangoutSource};

use crate::domain::hangouts::members::{
    Comment, forget_uploads, members_of, put_with_hosts, remove_named,
};
use crate::domain::hangouts::rides::IN_CARPOOL;
use crate::domain::notifications::notify;
use crate::domain::records::record;
use crate::error::ApiError;
use crate::schema::collections::{
    CARPOOLS, HANGOUT_ACTIVITY, HANGOUT_COMMENTS, HANGOUT_INVITES, HANGOUT_MEMBERS, HANGOUTS,
};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Name in lists of somebody who has left.
pub(super) const NOBODY: &str = "deleted person";

/// A hangout goes on with its first co-host; without one it goes with its host, and those who were in it are told.
pub(super) fn end_hangout(
    transaction: &mut Transaction<'_>,
    uid: &str,
    id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let Some(mut hangout) = record::<Hangout>(transaction, &HANGOUTS, id)? else {
        return Ok(());
    };
    remove_named(&mut hangout, uid);
    let Some(heir) = hangout.co_hosts.first().cloned() else {
        for member in members_of(transaction, id)? {
            match &member.data.user_id {
                Some(told) if told == uid => {}
                Some(told) => {
                    let about = json!({ "hangoutId": id, "title": hangout.title });
                    notify(transaction, told, "hangoutCancelled", &about, now_ms)?;
                }
                None => forget_uploads(transaction, &member.id, now_ms)?,
            }
            transaction.delete(&HANGOUT_MEMBERS, &member.id)?;
        }
        for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(id)])? {
            for inside in IN_CARPOOL {
                for found in inside.all(transaction, [json!(pool.id)])? {
                    transaction.delete(inside.collection(), &found.id)?;
                }
            }
            transaction.delete(&CARPOOLS, &pool.id)?;
        }
        for beside in [
            by!(HANGOUT_COMMENTS.hangoutId),
            by!(HANGOUT_INVITES.hangoutId),
        ] {
            for found in beside.all(transaction, [json!(id)])? {
                transaction.delete(beside.collection(), &found.id)?;
            }
        }
        transaction.delete(&HANGOUT_ACTIVITY, id)?;
        return Ok(transaction.delete(&HANGOUTS, id)?);
    };
    remove_named(&mut hangout, &heir);
    hangout.host_id = heir;
    // The list and the item that it was made of can be private. A quest stays.
    let quest_id = hangout.source.and_then(|source| source.quest_id);
    hangout.source = quest_id.map(|quest_id| HangoutSource {
        quest_id: Some(quest_id),
        ..HangoutSource::default()
    });
    put_with_hosts(transaction, id, &hangout)
}

/// Removes the name from a comment, which itself stays.
pub(super) fn forget_comment(
    transaction: &mut Transaction<'_>,
    comment: &Document,
) -> Result<(), ApiError> {
    if let Some(mut comment) = Comment::get(transaction, &HANGOUT_COMMENTS, &comment.id)? {
        NOBODY.clone_into(&mut comment.data.name);
        comment.data.member_id.clear();
        (comment.data.author_id, comment.data.user_name) = (None, None);
        comment.put(transaction, &HANGOUT_COMMENTS)?;
    }
    Ok(())
}
