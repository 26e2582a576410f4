//! Hangouts of somebody who leaves for good.

use serde_json::json;

use crate::access::rules::remove_list;
use crate::domain::hangouts::members::{forget_uploads, put_with_hosts, remove_named};
use crate::domain::hangouts::rides::IN_CARPOOL;
use crate::domain::notifications::notify;
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
    let Some(hangout) = transaction.get(&HANGOUTS, id)? else {
        return Ok(());
    };
    let mut data = (*hangout.data).clone();
    remove_named(&mut data, uid);
    let members = by!(HANGOUT_MEMBERS.hangoutId).all(transaction, [json!(id)])?;
    let heir = data["coHosts"][0].as_str().map(str::to_owned);
    let Some(heir) = heir else {
        for member in members {
            let told = member.data["userId"].as_str().filter(|told| *told != uid);
            if let Some(told) = told {
                let about = json!({ "hangoutId": id, "title": data["title"] });
                notify(transaction, told, "hangoutCancelled", &about, now_ms)?;
            }
            if member.data["userId"].is_null() {
                forget_uploads(transaction, &member.id, now_ms)?;
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
    data["hostId"] = json!(heir);
    remove_list(&mut data);
    remove_named(&mut data, &heir);
    put_with_hosts(transaction, id, &data)
}

/// Removes the name from a comment, which itself stays.
pub(super) fn forget_comment(
    transaction: &mut Transaction<'_>,
    comment: &Document,
) -> Result<(), ApiError> {
    let Some(comment) = transaction.get(&HANGOUT_COMMENTS, &comment.id)? else {
        return Ok(());
    };
    let mut data = (*comment.data).clone();
    data["name"] = json!(NOBODY);
    data["memberId"] = json!("");
    if let Some(fields) = data.as_object_mut() {
        fields.shift_remove("authorId");
        fields.shift_remove("userName");
    }
    transaction.put(&HANGOUT_COMMENTS, &comment.id, data)?;
    Ok(())
}
