//! Members of hangouts inside a transaction: their role, who moves up when a seat gets free, and leaving. Functions,
//! separations and erasure share it.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use wasm_core::domain::{
    CarOffer, Carpool, CarpoolRider, EmailDue, Hangout, HangoutActivity, HangoutComment,
    HangoutMember, HangoutRole, HangoutStatus, RankedOption, Rsvp, Seat, Timestamp, Voter,
    promoted, rank_options,
};

use super::link_record::HangoutLink;
use super::rides::leave_cars;
use crate::access::auth::secret;
use crate::domain::notifications::notify;
use crate::domain::photos::records;
use crate::domain::records::{Stored, put, record};
use crate::error::ApiError;
use crate::schema::collections::{
    CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS, HANGOUT_ACTIVITY, HANGOUT_COMMENTS, HANGOUT_INVITES,
    HANGOUT_MEMBERS, HANGOUTS, UPLOADS,
};
use crate::schema::query::{By, by};
use crate::store::Transaction;

/// Length of a hangout without an end.
const USUAL_MS: i64 = 2 * 60 * 60 * 1_000;

/// Somebody in a hangout, with their id.
pub(crate) type Member = Stored<HangoutMember>;
/// Something said about a hangout, with its id.
pub(crate) type Comment = Stored<HangoutComment>;

/// Notes that the secret of a guest is now that of somebody with an account, who may still read with it.
pub(crate) fn note_former_guest(hangout: &mut Hangout, key: &str, uid: &str) {
    let former = &mut hangout.former_guests;
    former.insert(secret::hash(key), secret::hash(uid));
}

/// Tells whether a secret was that of a guest who has an account now.
pub(crate) fn was_guest(hangout: &Hangout, key: &str) -> bool {
    hangout.former_guests.contains_key(&secret::hash(key))
}

/// Ends the secret that somebody had as a guest. Answers whether there was one.
fn forget_former_guest(hangout: &mut Hangout, uid: &str) -> bool {
    let (before, of) = (hangout.former_guests.len(), secret::hash(uid));
    hangout.former_guests.retain(|_, whose| *whose != of);
    hangout.former_guests.len() < before
}

/// Keeps somebody off a hangout until a host names them again: the link still works for others. A guest is known by their
/// secret.
pub(crate) fn keep_off(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    whom: &str,
) -> Result<(), ApiError> {
    if let Some(mut hangout) = Stored::<Hangout>::get(transaction, &HANGOUTS, hangout_id)? {
        if !is_taken_off(&hangout.data, whom) {
            hangout.data.taken_off.push(secret::hash(whom));
        }
        hangout.put(transaction, &HANGOUTS)?;
    }
    Ok(())
}

/// Ends every link of a hangout. Its hosts make a new one for those who have not joined yet.
pub(crate) fn revoke_links(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let now = Timestamp::from_epoch_ms(now_ms).ok();
    change_links(transaction, hangout_id, |link| {
        link.revoked_at = link.revoked_at.or(now);
    })?;
    if let Some(mut hangout) = Stored::<Hangout>::get(transaction, &HANGOUTS, hangout_id)? {
        hangout.change(transaction, &HANGOUTS, |hangout| {
            hangout.invite_token = None;
        })?;
    }
    Ok(())
}

/// Closes the links that a hangout has now to guests; people who sign in still join by them.
pub(crate) fn close_to_guests(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
) -> Result<(), ApiError> {
    change_links(transaction, hangout_id, |link| link.guests_closed = true)?;
    if let Some(mut hangout) = Stored::<Hangout>::get(transaction, &HANGOUTS, hangout_id)? {
        hangout.data.guests_closed = Some(true);
        hangout.put(transaction, &HANGOUTS)?;
    }
    Ok(())
}

fn change_links(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    change: impl Fn(&mut HangoutLink),
) -> Result<(), ApiError> {
    for link in by!(HANGOUT_INVITES.hangoutId).all(transaction, [json!(hangout_id)])? {
        Stored::of(&link)?.change(transaction, &HANGOUT_INVITES, &change)?;
    }
    Ok(())
}

/// Notes that a hangout or something in it has changed, for those who follow it without being in it.
pub(crate) fn note_activity(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
) -> Result<(), ApiError> {
    let before: Option<HangoutActivity> = record(transaction, &HANGOUT_ACTIVITY, hangout_id)?;
    let after = HangoutActivity {
        hangout_id: hangout_id.to_owned(),
        count: before.map_or(0, |before| before.count) + 1,
    };
    put(transaction, &HANGOUT_ACTIVITY, hangout_id, &after)?;
    Ok(())
}

/// The options of a hangout, the best first.
pub(crate) fn ranking(hangout: &Hangout, members: &[Member]) -> Vec<RankedOption> {
    let none = BTreeMap::new();
    let voters = members.iter().map(|member| {
        let uid = member.data.user_id.as_deref();
        Voter {
            id: uid.unwrap_or(&member.id),
            is_needed: uid.is_some_and(|uid| hangout.needs(uid)),
            votes: member.data.votes.as_ref().unwrap_or(&none),
        }
    });
    let voters: Vec<Voter<'_>> = voters.collect();
    let ids = hangout.options.iter().map(|option| option.id.as_str());
    rank_options(&ids.collect::<Vec<_>>(), &voters, &BTreeMap::new())
}

/// Tells whether a host took somebody off.
pub(crate) fn is_taken_off(hangout: &Hangout, uid: &str) -> bool {
    hangout.taken_off.contains(&secret::hash(uid))
}

/// Lets the people join again whom a hangout names.
pub(crate) fn readmit_named(hangout: &mut Hangout) {
    let named = hangout.named().into_iter().flatten();
    let named: Vec<String> = named.map(|uid| secret::hash(uid)).collect();
    hangout.taken_off.retain(|person| !named.contains(person));
}

/// Everybody in a hangout, in the order in which they came.
pub(crate) fn members_of(
    transaction: &Transaction<'_>,
    hangout_id: &str,
) -> Result<Vec<Member>, ApiError> {
    Member::all_of(&by!(HANGOUT_MEMBERS.hangoutId).all(transaction, [json!(hangout_id)])?)
}

/// Everything said about a hangout, the earliest first.
pub(crate) fn comments_of(
    transaction: &Transaction<'_>,
    hangout_id: &str,
) -> Result<Vec<Comment>, ApiError> {
    Comment::all_of(&by!(HANGOUT_COMMENTS.hangoutId).all(transaction, [json!(hangout_id)])?)
}

/// Notes on a member who hosts their hangout and what of it is hidden, so that the rules need not look it up; what the
/// member is follows from it.
pub(crate) fn stamp(hangout: &Hangout, member: &mut HangoutMember) {
    member.host_id.clone_from(&hangout.host_id);
    member.co_hosts.clone_from(&hangout.co_hosts);
    member.votes_hidden = hangout.hide_votes == Some(true);
    member.guests_hidden = hangout.hide_guests == Some(true);
    member.role = match &member.user_id {
        Some(uid) if hangout.host_id == *uid => HangoutRole::Host,
        Some(uid) if hangout.co_hosts.contains(uid) => HangoutRole::CoHost,
        _ => HangoutRole::Member,
    };
}

/// Writes a hangout whose hosts have changed, and everything that keeps a copy of them.
pub(crate) fn put_with_hosts(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    hangout: &Hangout,
) -> Result<(), ApiError> {
    put(transaction, &HANGOUTS, hangout_id, hangout)?;
    for mut member in members_of(transaction, hangout_id)? {
        member.change(transaction, &HANGOUT_MEMBERS, |member| {
            stamp(hangout, member);
        })?;
    }
    let host = &hangout.host_id;
    put_host(
        transaction,
        by!(HANGOUT_COMMENTS.hangoutId),
        hangout_id,
        |it: &mut HangoutComment| it.host_id.clone_from(host),
    )?;
    put_host(
        transaction,
        by!(CARPOOLS.hangoutId),
        hangout_id,
        |it: &mut Carpool| it.host_id.clone_from(host),
    )?;
    for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(hangout_id)])? {
        put_host(
            transaction,
            by!(CARPOOL_CARS.carpoolId),
            &pool.id,
            |it: &mut CarOffer| it.host_id.clone_from(host),
        )?;
        put_host(
            transaction,
            by!(CARPOOL_RIDERS.carpoolId),
            &pool.id,
            |it: &mut CarpoolRider| it.host_id.clone_from(host),
        )?;
    }
    Ok(())
}

/// Changes the host on every record that an index leads to.
fn put_host<T: Clone + PartialEq + Serialize + DeserializeOwned>(
    transaction: &mut Transaction<'_>,
    beside: By<1>,
    of: &str,
    change: impl Fn(&mut T),
) -> Result<(), ApiError> {
    for found in beside.all(transaction, [json!(of)])? {
        Stored::of(&found)?.change(transaction, beside.collection(), &change)?;
    }
    Ok(())
}

/// Takes somebody off the people whom a hangout names. Answers whether they were among them.
pub(crate) fn remove_named(hangout: &mut Hangout, uid: &str) -> bool {
    let mut was_named = false;
    for people in hangout.named() {
        let before = people.len();
        people.retain(|person| person != uid);
        was_named |= people.len() < before;
    }
    was_named
}

/// Takes a member off a hangout, with their cars and rides, and off the people it names; a seat that gets free goes to
/// whoever waits longest.
pub(crate) fn remove_member(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    member: &Member,
    now_ms: i64,
) -> Result<(), ApiError> {
    transaction.delete(&HANGOUT_MEMBERS, &member.id)?;
    match &member.data.user_id {
        Some(uid) => leave_cars(transaction, hangout_id, uid, now_ms)?,
        None => forget_photos(transaction, hangout_id, &member.id, now_ms)?,
    }
    note_activity(transaction, hangout_id)?;
    let Some(mut hangout) = record::<Hangout>(transaction, &HANGOUTS, hangout_id)? else {
        return Ok(());
    };
    if let Some(uid) = &member.data.user_id {
        let was_guest = forget_former_guest(&mut hangout, uid);
        if remove_named(&mut hangout, uid) || was_guest {
            put_with_hosts(transaction, hangout_id, &hangout)?;
        }
    }
    move_up(transaction, hangout_id, &hangout, now_ms)
}

/// Deletes the photos of a guest, who has no other way to do it once they are off the hangout.
fn forget_photos(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    member_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    forget_uploads(transaction, member_id, now_ms)?;
    for mut comment in comments_of(transaction, hangout_id)? {
        if comment.data.member_id != member_id || comment.data.photo.take().is_none() {
            continue;
        }
        if comment.data.text.is_empty() {
            transaction.delete(&HANGOUT_COMMENTS, &comment.id)?;
        } else {
            comment.put(transaction, &HANGOUT_COMMENTS)?;
        }
    }
    Ok(())
}

/// Deletes what a guest uploaded.
pub(crate) fn forget_uploads(
    transaction: &mut Transaction<'_>,
    member_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for upload in by!(UPLOADS.uid).all(transaction, [json!(member_id)])? {
        // The small version of an earlier one is gone by now.
        if let Some(upload) = transaction.get(&UPLOADS, &upload.id)? {
            records::forget(transaction, &upload, now_ms)?;
        }
    }
    Ok(())
}

/// Lets everybody move up who can, and notifies them; guests with an address are emailed after the transaction.
pub(crate) fn move_up(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    hangout: &Hangout,
    now_ms: i64,
) -> Result<(), ApiError> {
    if hangout.status != HangoutStatus::Scheduled {
        return Ok(());
    }
    let mut members = members_of(transaction, hangout_id)?;
    let waiting = seats(&members, Rsvp::Waitlisted);
    let moved = promoted(hangout.capacity, &seats(&members, Rsvp::Going), &waiting);
    let moved: Vec<String> = moved.into_iter().map(str::to_owned).collect();
    for member in &mut members {
        if !moved.contains(&member.id) {
            continue;
        }
        member.data.rsvp = Some(Rsvp::Going);
        if member.data.email.is_some() {
            member.data.email_due = Some(EmailDue::Seat);
        }
        member.put(transaction, &HANGOUT_MEMBERS)?;
        if let Some(uid) = &member.data.user_id {
            let about = about(hangout_id, hangout);
            notify(transaction, uid, "hangoutSeat", &about, now_ms)?;
        }
    }
    Ok(())
}

/// End of a hangout; `None` while it has no date. One without an end takes two hours.
pub(crate) fn end_of(hangout: &Hangout) -> Option<Timestamp> {
    let usual = |start: Timestamp| Timestamp::from_epoch_ms(start.epoch_ms() + USUAL_MS).ok();
    let when = &hangout.when;
    when.ends_at.or_else(|| usual(when.starts_at?))
}

/// Subject of a notification about a hangout.
pub(crate) fn about(hangout_id: &str, hangout: &Hangout) -> Value {
    json!({ "hangoutId": hangout_id, "title": hangout.title, "from": hangout.host_id })
}

/// Members who say so, those who have said it longest first.
pub(crate) fn seats(members: &[Member], rsvp: Rsvp) -> Vec<Seat<'_>> {
    let found = members
        .iter()
        .filter(|member| member.data.rsvp == Some(rsvp));
    let mut found: Vec<&Member> = found.collect();
    found.sort_by_key(|member| (member.data.since, &member.id));
    found
        .into_iter()
        .map(|member| Seat {
            id: &member.id,
            party_size: member.data.party_size,
        })
        .collect()
}
