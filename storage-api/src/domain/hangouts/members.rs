//! Members of hangouts inside a transaction: their role, who moves up when a seat gets free, and leaving. Functions,
//! separations and erasure share it.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use wasm_core::domain::{RankedOption, Rsvp, Seat, Timestamp, Vote, Voter, promoted, rank_options};

use super::rides::{IN_CARPOOL, leave_cars};
use crate::access::auth::secret;
use crate::clock::iso;
use crate::domain::notifications::notify;
use crate::domain::photos::records;
use crate::error::ApiError;
use crate::schema::collections::{
    CARPOOLS, HANGOUT_ACTIVITY, HANGOUT_COMMENTS, HANGOUT_INVITES, HANGOUT_MEMBERS, HANGOUTS,
    UPLOADS,
};
use crate::schema::query::by;
use crate::store::{Collection, Document, Transaction};

/// Fields that members keep of their hangout, so that the rules need not look it up.
const KEPT_BY_MEMBERS: [&str; 2] = ["hostId", "coHosts"];
/// Fields of a hangout in which its hosts name people.
pub(crate) const NAMES_PEOPLE: [&str; 3] = ["coHosts", "neededIds", "invitedIds"];

/// Length of a hangout without an end.
const USUAL_MS: i64 = 2 * 60 * 60 * 1_000;

/// Field of a hangout that nobody is shown: hashes of the email addresses it was sent to.
pub(crate) const EMAILED: &str = "emailed";

/// Field of a hangout that its hosts alone are shown: the addresses invited by email with which nobody has joined yet. They
/// are forgotten once it is over.
pub(crate) const INVITED_EMAILS: &str = "invitedEmails";

/// Field of a hangout that nobody is shown: hashes of who has heard of what, so that people who have not joined hear of it
/// once.
pub(crate) const HEARD: &str = "heard";

/// Field of a member that nobody is shown: what a guest is to be emailed about, once the transaction is durable.
pub(crate) const EMAIL_DUE: &str = "emailDue";
/// Value of [`EMAIL_DUE`] for a seat that a guest has moved up to.
pub(crate) const SEAT: &str = "seat";

/// Field of a hangout that nobody is shown: whether links from before no longer let guests in. Somebody whom a host took
/// off would come back under another name, and signed out nobody could tell them from others who have the link.
pub(crate) const GUESTS_CLOSED: &str = "guestsClosed";

/// Field of a hangout that nobody is shown: hashes of the people whom a host took off, and of the secrets of guests, who
/// hear of it when they come back. Hashes, so that a hangout holds no
/// ids that an erasure would have to find.
pub(crate) const TAKEN_OFF: &str = "takenOff";

/// Field of a hangout that nobody is shown: hashes of the secrets of guests who have accounts now, each with the hash of
/// its account.
const FORMER_GUESTS: &str = "formerGuests";

/// Notes that the secret of a guest is now that of somebody with an account, who may still read with it.
pub(crate) fn note_former_guest(hangout: &mut Value, key: &str, uid: &str) {
    hangout[FORMER_GUESTS][secret::hash(key)] = json!(secret::hash(uid));
}

/// Ends the secret that somebody had as a guest. Answers whether there was one.
fn forget_former_guest(hangout: &mut Value, uid: &str) -> bool {
    let Some(former) = hangout[FORMER_GUESTS].as_object_mut() else {
        return false;
    };
    let (before, of) = (former.len(), json!(secret::hash(uid)));
    former.retain(|_, whose| *whose != of);
    former.len() < before
}

/// Notes that a host took somebody off, who then joins only when a host names them again.
fn note_taken_off(hangout: &mut Value, uid: &str) {
    if is_taken_off(hangout, uid) {
        return;
    }
    match hangout[TAKEN_OFF].as_array_mut() {
        Some(people) => people.push(json!(secret::hash(uid))),
        None => hangout[TAKEN_OFF] = json!([secret::hash(uid)]),
    }
}

/// Keeps somebody off a hangout until a host names them again: the link still works for others. A guest is known by their
/// secret.
pub(crate) fn keep_off(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    whom: &str,
) -> Result<(), ApiError> {
    if let Some(hangout) = transaction.get(&HANGOUTS, hangout_id)? {
        let mut data = (*hangout.data).clone();
        note_taken_off(&mut data, whom);
        transaction.put(&HANGOUTS, hangout_id, data)?;
    }
    Ok(())
}

/// Ends every link of a hangout. Its hosts make a new one for those who have not joined yet.
pub(crate) fn revoke_links(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let of_hangout = [json!(hangout_id)];
    for invite in by!(HANGOUT_INVITES.hangoutId).all(transaction, of_hangout)? {
        let mut data = (*invite.data).clone();
        if data["revokedAt"].is_null() {
            data["revokedAt"] = json!(iso(now_ms));
            transaction.put(&HANGOUT_INVITES, &invite.id, data)?;
        }
    }
    let Some(hangout) = transaction.get(&HANGOUTS, hangout_id)? else {
        return Ok(());
    };
    if !hangout.data["inviteToken"].is_null() {
        let mut data = (*hangout.data).clone();
        data["inviteToken"] = Value::Null;
        transaction.put(&HANGOUTS, hangout_id, data)?;
    }
    Ok(())
}

/// Closes the links that a hangout has now to guests; people who sign in still join by them.
pub(crate) fn close_to_guests(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
) -> Result<(), ApiError> {
    for invite in by!(HANGOUT_INVITES.hangoutId).all(transaction, [json!(hangout_id)])? {
        let mut data = (*invite.data).clone();
        data[GUESTS_CLOSED] = json!(true);
        transaction.put(&HANGOUT_INVITES, &invite.id, data)?;
    }
    if let Some(hangout) = transaction.get(&HANGOUTS, hangout_id)? {
        let mut data = (*hangout.data).clone();
        data[GUESTS_CLOSED] = json!(true);
        transaction.put(&HANGOUTS, hangout_id, data)?;
    }
    Ok(())
}

/// Takes an address off those that wait for somebody to join with it.
pub(crate) fn forget_invited_email(hangout: &mut Value, email: &str) {
    if let Some(emails) = hangout[INVITED_EMAILS].as_array_mut() {
        emails.retain(|invited| invited != email);
    }
}

/// Notes that a hangout or something in it has changed, for those who follow it without being in it.
pub(crate) fn note_activity(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
) -> Result<(), ApiError> {
    let before = transaction.get(&HANGOUT_ACTIVITY, hangout_id)?;
    let count = before.map_or(0, |before| before.data["count"].as_u64().unwrap_or(0));
    let after = json!({ "hangoutId": hangout_id, "count": count + 1 });
    transaction.put(&HANGOUT_ACTIVITY, hangout_id, after)?;
    Ok(())
}

/// The options of a hangout, the best first.
pub(crate) fn ranking(hangout: &Value, members: &[Document]) -> Vec<RankedOption> {
    let needed = hangout["neededIds"].as_array();
    let ballots: Vec<BTreeMap<String, Vote>> = members
        .iter()
        .map(|member| serde_json::from_value(member.data["votes"].clone()).unwrap_or_default())
        .collect();
    let mut voters = Vec::with_capacity(members.len());
    for (member, votes) in members.iter().zip(&ballots) {
        let uid = &member.data["userId"];
        voters.push(Voter {
            id: uid.as_str().unwrap_or(&member.id),
            is_needed: uid.is_string() && needed.is_some_and(|needed| needed.contains(uid)),
            votes,
        });
    }
    let options = hangout["options"].as_array().into_iter().flatten();
    let ids: Vec<&str> = options.filter_map(|option| option["id"].as_str()).collect();
    rank_options(&ids, &voters, &BTreeMap::new())
}

/// Tells whether a host took somebody off.
pub(crate) fn is_taken_off(hangout: &Value, uid: &str) -> bool {
    let people = hangout[TAKEN_OFF].as_array();
    people.is_some_and(|people| people.contains(&json!(secret::hash(uid))))
}

/// Lets the people join again whom a hangout names.
pub(crate) fn readmit_named(hangout: &mut Value) {
    let fields = NAMES_PEOPLE
        .iter()
        .filter_map(|field| hangout[*field].as_array());
    let named = fields.flatten().filter_map(Value::as_str).map(secret::hash);
    let named: Vec<Value> = named.map(Value::from).collect();
    if let Some(people) = hangout[TAKEN_OFF].as_array_mut() {
        people.retain(|person| !named.contains(person));
    }
}

/// Everybody in a hangout, in the order in which they came.
pub(crate) fn members_of(
    transaction: &Transaction<'_>,
    hangout_id: &str,
) -> Result<Vec<Document>, ApiError> {
    let of_hangout = [json!(hangout_id)];
    by!(HANGOUT_MEMBERS.hangoutId).all(transaction, of_hangout)
}

/// Notes on a member who hosts their hangout and what of it is hidden; what the member is follows from it.
pub(crate) fn stamp(hangout: &Value, member: &mut Value) {
    for field in KEPT_BY_MEMBERS {
        member[field] = hangout[field].clone();
    }
    member["votesHidden"] = json!(hangout["hideVotes"] == true);
    member["guestsHidden"] = json!(hangout["hideGuests"] == true);
    let uid = member["userId"].as_str();
    let mut co_hosts = hangout["coHosts"].as_array().into_iter().flatten();
    let role = match uid {
        Some(uid) if hangout["hostId"] == uid => "host",
        Some(uid) if co_hosts.any(|host| host == uid) => "coHost",
        _ => "member",
    };
    member["role"] = json!(role);
    if let Some(fields) = member.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
}

/// Writes a hangout whose hosts have changed, and everything that keeps a copy of them.
pub(crate) fn put_with_hosts(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    hangout: &Value,
) -> Result<(), ApiError> {
    transaction.put(&HANGOUTS, hangout_id, hangout.clone())?;
    for member in members_of(transaction, hangout_id)? {
        let mut data = (*member.data).clone();
        stamp(hangout, &mut data);
        put_if_changed(transaction, &HANGOUT_MEMBERS, &member, data)?;
    }
    for beside in [by!(HANGOUT_COMMENTS.hangoutId), by!(CARPOOLS.hangoutId)] {
        for found in beside.all(transaction, [json!(hangout_id)])? {
            put_host(transaction, beside.collection(), &found, hangout)?;
        }
    }
    for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(hangout_id)])? {
        for inside in IN_CARPOOL {
            for found in inside.all(transaction, [json!(pool.id)])? {
                put_host(transaction, inside.collection(), &found, hangout)?;
            }
        }
    }
    Ok(())
}

/// Takes somebody off the people whom a hangout names. Answers whether they were among them.
pub(crate) fn remove_named(hangout: &mut Value, uid: &str) -> bool {
    let mut was_named = false;
    for field in NAMES_PEOPLE {
        if let Some(people) = hangout[field].as_array_mut() {
            let before = people.len();
            people.retain(|person| person != uid);
            was_named |= people.len() < before;
        }
    }
    was_named
}

/// Takes a member off a hangout, with their cars and rides, and off the people it names; a seat that gets free goes to
/// whoever waits longest.
pub(crate) fn remove_member(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    member: &Document,
    now_ms: i64,
) -> Result<(), ApiError> {
    transaction.delete(&HANGOUT_MEMBERS, &member.id)?;
    match member.data["userId"].as_str() {
        Some(uid) => leave_cars(transaction, hangout_id, uid, now_ms)?,
        None => forget_photos(transaction, hangout_id, &member.id, now_ms)?,
    }
    note_activity(transaction, hangout_id)?;
    let Some(hangout) = transaction.get(&HANGOUTS, hangout_id)? else {
        return Ok(());
    };
    let mut data = (*hangout.data).clone();
    if let Some(uid) = member.data["userId"].as_str() {
        let was_guest = forget_former_guest(&mut data, uid);
        if remove_named(&mut data, uid) || was_guest {
            put_with_hosts(transaction, hangout_id, &data)?;
        }
    }
    move_up(transaction, hangout_id, &data, now_ms)
}

/// Deletes the photos of a guest, who has no other way to do it once they are off the hangout.
fn forget_photos(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    member_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    forget_uploads(transaction, member_id, now_ms)?;
    for comment in by!(HANGOUT_COMMENTS.hangoutId).all(transaction, [json!(hangout_id)])? {
        if comment.data["memberId"] != member_id || comment.data["photo"].is_null() {
            continue;
        }
        if comment.data["text"] == "" {
            transaction.delete(&HANGOUT_COMMENTS, &comment.id)?;
            continue;
        }
        let mut data = (*comment.data).clone();
        if let Some(fields) = data.as_object_mut() {
            fields.shift_remove("photo");
        }
        transaction.put(&HANGOUT_COMMENTS, &comment.id, data)?;
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
    hangout: &Value,
    now_ms: i64,
) -> Result<(), ApiError> {
    if hangout["status"] != "scheduled" {
        return Ok(());
    }
    let members = members_of(transaction, hangout_id)?;
    let (going, waiting) = (
        seats(&members, Rsvp::Going),
        seats(&members, Rsvp::Waitlisted),
    );
    let capacity = hangout["capacity"].as_u64();
    let capacity = capacity.and_then(|capacity| u32::try_from(capacity).ok());
    let moved = promoted(capacity, &going, &waiting);
    for member in members.iter().filter(|member| moved.contains(&&*member.id)) {
        let mut data = (*member.data).clone();
        data["rsvp"] = json!("going");
        if data["email"].is_string() {
            data[EMAIL_DUE] = json!(SEAT);
        }
        transaction.put(&HANGOUT_MEMBERS, &member.id, data)?;
        if let Some(uid) = member.data["userId"].as_str() {
            let about = about(hangout_id, hangout);
            notify(transaction, uid, "hangoutSeat", &about, now_ms)?;
        }
    }
    Ok(())
}

/// End of a hangout, in milliseconds since 1970; `None` while it has no date. One without an end takes two hours.
pub(crate) fn end_ms(hangout: &Value) -> Option<i64> {
    let moment = |field: &str| Timestamp::from_json(&hangout["when"][field]).ok();
    let end = moment("endsAt").map(Timestamp::epoch_ms);
    end.or_else(|| Some(moment("startsAt")?.epoch_ms() + USUAL_MS))
}

/// Moment when the date, the place or the status of a hangout changed last.
pub(crate) fn changed_at(hangout: &Value) -> &Value {
    match &hangout["changedAt"] {
        Value::Null => &hangout["createdAt"],
        changed_at => changed_at,
    }
}

/// Subject of a notification about a hangout.
pub(crate) fn about(hangout_id: &str, hangout: &Value) -> Value {
    json!({ "hangoutId": hangout_id, "title": hangout["title"], "from": hangout["hostId"] })
}

/// Members who say so, those who have said it longest first.
pub(crate) fn seats(members: &[Document], rsvp: Rsvp) -> Vec<Seat<'_>> {
    let word = serde_json::to_value(rsvp).unwrap_or_default();
    let mut found: Vec<&Document> = members
        .iter()
        .filter(|member| member.data["rsvp"] == word)
        .collect();
    found.sort_by_key(|member| (member.data["since"].as_str(), member.id.as_str()));
    let mut seats = Vec::with_capacity(found.len());
    for member in found {
        seats.push(Seat {
            id: &member.id,
            party_size: party_size(&member.data),
        });
    }
    seats
}

/// Number of people a member comes with, themselves among them.
pub(crate) fn party_size(member: &Value) -> u32 {
    let size = member["partySize"].as_u64().unwrap_or(1);
    u32::try_from(size).unwrap_or(u32::MAX)
}

fn put_host(
    transaction: &mut Transaction<'_>,
    collection: &'static Collection,
    inside: &Document,
    hangout: &Value,
) -> Result<(), ApiError> {
    let mut data = (*inside.data).clone();
    data["hostId"] = hangout["hostId"].clone();
    put_if_changed(transaction, collection, inside, data)
}

fn put_if_changed(
    transaction: &mut Transaction<'_>,
    collection: &'static Collection,
    before: &Document,
    data: Value,
) -> Result<(), ApiError> {
    if data != *before.data {
        transaction.put(collection, &before.id, data)?;
    }
    Ok(())
}
