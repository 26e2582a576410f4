//! A guest who has an account now: what they answered and said becomes theirs.

use serde_json::{Value, json};
use wasm_core::domain::HangoutMember;

use super::meeting::{Meeting, put_member};
use super::members::{Member, comments_of, note_former_guest};
use crate::access::me::Me;
use crate::access::rules::evidence::member_id;
use crate::domain::photos::records::upload_id;
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_COMMENTS, HANGOUT_MEMBERS, UPLOADS};
use crate::schema::query::by;
use crate::store::Transaction;

/// Makes the member of an account of a guest, with their answers, their place in the queue, comments and photos. The secret
/// of the guest still reads the hangout: a calendar may follow it.
pub(super) fn take_over(
    transaction: &mut Transaction<'_>,
    me: &Me,
    meeting: &mut Meeting,
    guest: &Member,
) -> Result<Member, ApiError> {
    let secret = guest.data.edit_token.as_deref().unwrap_or_default();
    let key = format!("{}.{secret}", guest.id);
    note_former_guest(&mut meeting.data, &key, &me.uid);
    meeting.save(transaction)?;
    let name = me.name(transaction)?;
    // The email address they left stays behind: their account has one.
    let data = HangoutMember {
        votes: guest.data.votes.clone(),
        rsvp: guest.data.rsvp,
        party_size: guest.data.party_size,
        since: guest.data.since,
        reconfirm: guest.data.reconfirm,
        proposals: guest.data.proposals.clone(),
        ..meeting.new_member(Some(&me.uid), &name, me.now()?)
    };
    let mut member = Member::new(member_id(&meeting.id, &me.uid), data);
    for mut comment in comments_of(transaction, &meeting.id)? {
        if comment.data.member_id == guest.id {
            comment.data.member_id.clone_from(&member.id);
            comment.data.author_id = Some(me.uid.clone());
            comment.data.name.clone_from(&name);
            comment.put(transaction, &HANGOUT_COMMENTS)?;
        }
    }
    for upload in by!(UPLOADS.uid).all(transaction, [json!(guest.id)])? {
        let mut data: Value = (*upload.data).clone();
        data["uid"] = json!(me.uid);
        if let Some(hash) = upload.data["hash"].as_str() {
            transaction.put(&UPLOADS, &upload_id(hash, &me.uid), data)?;
        }
        transaction.delete(&UPLOADS, &upload.id)?;
    }
    transaction.delete(&HANGOUT_MEMBERS, &guest.id)?;
    put_member(transaction, &mut member)?;
    Ok(member)
}
