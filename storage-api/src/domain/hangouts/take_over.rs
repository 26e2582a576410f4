//! A guest who has an account now: what they answered and said becomes theirs.

use serde_json::{Value, json};

use super::meeting::{Meeting, new_member, put_member};
use super::members::note_former_guest;
use crate::access::me::Me;
use crate::access::rules::evidence::member_id;
use crate::domain::photos::records::upload_id;
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_COMMENTS, HANGOUT_MEMBERS, UPLOADS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Fields with the answers of a guest. The email address they left stays behind: their account has one.
const ANSWERS: [&str; 6] = [
    "votes",
    "rsvp",
    "partySize",
    "since",
    "reconfirm",
    "proposals",
];

/// Makes the member of an account of a guest, with their answers, their place in the queue, comments and photos. The secret
/// of the guest still reads the hangout: a calendar may follow it.
pub(super) fn take_over(
    transaction: &mut Transaction<'_>,
    me: &Me,
    meeting: &mut Meeting,
    guest: &Document,
) -> Result<Document, ApiError> {
    let secret = guest.data["editToken"].as_str().unwrap_or_default();
    let key = format!("{}.{secret}", guest.id);
    note_former_guest(&mut meeting.data, &key, &me.uid);
    meeting.save(transaction)?;
    let user = me.user(transaction)?;
    let name = user.data["name"].as_str().unwrap_or_default();
    let id = member_id(&meeting.id, &me.uid);
    let mut member = new_member(meeting, Some(&me.uid), name, me.now_ms);
    for answer in ANSWERS {
        if !guest.data[answer].is_null() {
            member[answer] = guest.data[answer].clone();
        }
    }
    let of_hangout = [json!(meeting.id)];
    for comment in by!(HANGOUT_COMMENTS.hangoutId).all(transaction, of_hangout)? {
        if comment.data["memberId"] == guest.id {
            let mut data = (*comment.data).clone();
            data["memberId"] = json!(id);
            data["authorId"] = json!(me.uid);
            data["name"] = json!(name);
            transaction.put(&HANGOUT_COMMENTS, &comment.id, data)?;
        }
    }
    for upload in by!(UPLOADS.uid).all(transaction, [json!(guest.id)])? {
        let mut data: Value = (*upload.data).clone();
        data["uid"] = json!(me.uid);
        let hash = upload.data["hash"].as_str().unwrap_or_default();
        transaction.put(&UPLOADS, &upload_id(hash, &me.uid), data)?;
        transaction.delete(&UPLOADS, &upload.id)?;
    }
    transaction.delete(&HANGOUT_MEMBERS, &guest.id)?;
    put_member(transaction, &id, member)
}
