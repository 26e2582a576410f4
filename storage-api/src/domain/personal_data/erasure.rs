//! Erasing a person: everything of theirs, and their id and name wherever others have it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::{Value, json};
use wasm_core::domain::Timestamp;

use super::documents;
use super::gatherings::{self, NOBODY};
use crate::access::auth::secret::random_id;
use crate::access::reserved_usernames::reserve;
use crate::domain::hangouts::members::{Member, remove_member};
use crate::domain::hangouts::rides::{withdraw_car, withdraw_ride};
use crate::domain::photos::records::forget;
use crate::domain::quests;
use crate::domain::records::Stored;
use crate::domain::separation::{Parting, separate};
use crate::error::ApiError;
use crate::schema::collections::{
    AUDIT_LOG, BUCKET_LISTS, CREDITS, DECLARATIONS, FLAGS, FRIENDSHIPS, NOTIFICATIONS, PLACES,
    POINTS, USERS, USERS_PRIVATE, WAITLIST,
};
use crate::schema::declaration::Declaration;
use crate::schema::personal_data::Fate;
use crate::schema::query::by;
use crate::store::{Collection, Document, Transaction};

/// Number of erased documents of each collection, and of those that no longer name their person.
#[derive(Debug, Default)]
pub(crate) struct Erasure {
    pub(crate) erased: BTreeMap<&'static str, usize>,
    pub(crate) anonymised: BTreeMap<&'static str, usize>,
}

/// Erases a person: everything of theirs, and their name wherever others have it.
pub(crate) fn erase(
    transaction: &mut Transaction<'_>,
    uid: &str,
    now_ms: i64,
) -> Result<Erasure, ApiError> {
    let mut erasure = Erasure::default();
    let user = transaction.get(&USERS, uid)?;
    let name = user.and_then(|user| user.data["user_name"].as_str().map(str::to_owned));
    leave_the_queue(transaction, uid, &mut erasure)?;
    let now = Timestamp::from_epoch_ms(now_ms).map_err(ApiError::internal)?;
    quests::withdraw(transaction, uid, now)?;
    forget_company(transaction, uid)?;
    forget_acts_upon(transaction, uid)?;
    let mut found = Vec::new();
    for collection in DECLARATIONS {
        for document in documents(transaction, collection, uid)? {
            found.push((collection, document));
        }
    }
    for (collection, document) in found {
        let counted = if collection.fate.anonymises() {
            &mut erasure.anonymised
        } else {
            &mut erasure.erased
        };
        *counted.entry(collection.name).or_default() += 1;
        end(transaction, collection, &document, (uid, now_ms))?;
    }
    // Of rides and hangouts that ended with the account, the person was just told.
    for notice in by!(NOTIFICATIONS.uid).all(transaction, [json!(uid)])? {
        transaction.delete(&NOTIFICATIONS, &notice.id)?;
    }
    if let Some(name) = name {
        reserve(transaction, &name, "", now_ms)?;
    }
    Ok(erasure)
}

/// A person may have queued by address before they signed up, and have let others in.
fn leave_the_queue(
    transaction: &mut Transaction<'_>,
    uid: &str,
    erasure: &mut Erasure,
) -> Result<(), ApiError> {
    for invited in by!(WAITLIST.invitedBy).all(transaction, [json!(uid)])? {
        let mut data = (*invited.data).clone();
        if let Some(fields) = data.as_object_mut() {
            fields.shift_remove("invitedBy");
        }
        transaction.put(&WAITLIST, &invited.id, data)?;
    }
    let private = transaction.get(&USERS_PRIVATE, uid)?;
    let Some(email) = private.and_then(|private| private.data.get("email").cloned()) else {
        return Ok(());
    };
    for entry in by!(WAITLIST.email).all(transaction, [email])? {
        transaction.delete(&WAITLIST, &entry.id)?;
        *erasure.erased.entry(WAITLIST.name).or_default() += 1;
    }
    Ok(())
}

/// Ends a document about a person: all that the fate of its collection brings with it, then the document unless it stays.
fn end(
    transaction: &mut Transaction<'_>,
    collection: &'static Declaration,
    document: &Document,
    (uid, now_ms): (&str, i64),
) -> Result<(), ApiError> {
    match collection.fate {
        Fate::Delete => {}
        Fate::DeleteList => {
            for credit in by!(CREDITS.listId).all(transaction, [json!(document.id)])? {
                transaction.delete(&CREDITS, &credit.id)?;
            }
        }
        Fate::LeaveTeam => quests::leave_team(transaction, document, uid)?,
        Fate::DeleteUpload => return forget(transaction, document, now_ms),
        Fate::EndHangout => return gatherings::end_hangout(transaction, uid, &document.id, now_ms),
        Fate::LeaveHangout => {
            let member = Member::of(document)?;
            remove_member(transaction, &member.data.hangout_id, &member, now_ms)?;
        }
        Fate::WithdrawCar => withdraw_car(transaction, &document.id, now_ms)?,
        Fate::WithdrawRide => withdraw_ride(transaction, &Stored::of(document)?, now_ms)?,
        Fate::Part => part(transaction, document, (uid, now_ms))?,
        Fate::ForgetInQuest => {
            // Read again: somebody can be guest and creator of the same record.
            if let Some(found) = transaction.get(collection, &document.id)? {
                let left = quests::forget(&found, uid, NOBODY);
                transaction.put(collection, &document.id, left)?;
            }
            return Ok(());
        }
        Fate::ForgetCredit => forget_credit(transaction, document)?,
        Fate::Blank(field) => return blank(transaction, collection, &document.id, field),
        Fate::ForgetPoints => return forget_points(transaction, uid, document),
        Fate::ForgetFlag => return forget_flag(transaction, uid, document),
        Fate::ForgetPlace => return forget_place(transaction, document),
        Fate::ForgetComment => return gatherings::forget_comment(transaction, document),
    }
    Ok(transaction.delete(collection, &document.id)?)
}

/// Ends everything between a person and a friend.
fn part(
    transaction: &mut Transaction<'_>,
    friendship: &Document,
    (uid, now_ms): (&str, i64),
) -> Result<(), ApiError> {
    let both = [&friendship.data["a"], &friendship.data["b"]];
    let other = both.into_iter().find(|party| **party != uid);
    let parting = Parting {
        one: uid,
        other: other.and_then(Value::as_str).unwrap_or_default(),
        is_block: false,
        now_ms,
    };
    separate(transaction, &parting)
}

/// A line of the ledger stays, under an id that says nothing, and without the person.
fn forget_points(
    transaction: &mut Transaction<'_>,
    uid: &str,
    line: &Document,
) -> Result<(), ApiError> {
    // A line may have been anonymised a moment ago, as that of a friend who left with it.
    let Some(line) = transaction.get(&POINTS, &line.id)? else {
        return Ok(());
    };
    let mut data = (*line.data).clone();
    if data["friend"] == uid
        && let Some(fields) = data.as_object_mut()
    {
        fields.shift_remove("friend");
    }
    // A ride is known by the id of its rider.
    let names = |text: &Value| text.as_str().is_some_and(|text| text.contains(uid));
    if names(&data["subject"]) {
        data["subject"] = json!("");
    }
    let is_own = data["uid"] == uid;
    if !is_own && !line.id.contains(uid) {
        transaction.put(&POINTS, &line.id, data)?;
        return Ok(());
    }
    transaction.delete(&POINTS, &line.id)?;
    forget_acts_upon(transaction, &line.id)?;
    if is_own {
        data["uid"] = json!("");
        data["city"] = Value::Null;
    }
    for other in ["voids", "releases"] {
        data[other] = Value::Null;
    }
    transaction.put(&POINTS, &random_id(), data)?;
    Ok(())
}

/// Takes a person off the items that others did with them: friends, and people who have points for it.
fn forget_company(transaction: &mut Transaction<'_>, uid: &str) -> Result<(), ApiError> {
    let mut others = BTreeSet::new();
    for (of_person, field) in [
        (by!(FRIENDSHIPS.a), "b"),
        (by!(FRIENDSHIPS.b), "a"),
        (by!(POINTS.friend), "uid"),
    ] {
        let found = of_person.all(transaction, [json!(uid)])?;
        let people = found.iter().filter_map(|found| found.data[field].as_str());
        others.extend(people.map(str::to_owned));
    }
    for other in &others {
        for list in by!(BUCKET_LISTS.userId).all(transaction, [json!(other)])? {
            let mut data = (*list.data).clone();
            let activities = data["activities"].as_array_mut();
            for activity in activities.into_iter().flatten() {
                let with = activity
                    .get_mut("withUserIds")
                    .and_then(Value::as_array_mut);
                if let Some(with) = with {
                    with.retain(|person| person != uid);
                }
            }
            if data != *list.data {
                transaction.put(&BUCKET_LISTS, &list.id, Arc::new(data))?;
            }
        }
    }
    Ok(())
}

/// Takes an id off the lines of the audit log that are about it.
fn forget_acts_upon(transaction: &mut Transaction<'_>, id: &str) -> Result<(), ApiError> {
    for line in by!(AUDIT_LOG.about).all(transaction, [json!(id)])? {
        blank(transaction, &AUDIT_LOG, &line.id, "about")?;
    }
    Ok(())
}

/// Empties a field of a document.
fn blank(
    transaction: &mut Transaction<'_>,
    collection: &'static Collection,
    id: &str,
    field: &str,
) -> Result<(), ApiError> {
    // Read again: an admin may have acted upon themselves.
    let Some(document) = transaction.get(collection, id)? else {
        return Ok(());
    };
    let mut data = (*document.data).clone();
    data[field] = json!("");
    transaction.put(collection, id, data)?;
    Ok(())
}

/// A report stays while it is of use, without the person who made it or whom it is about.
fn forget_flag(
    transaction: &mut Transaction<'_>,
    uid: &str,
    flag: &Document,
) -> Result<(), ApiError> {
    let Some(flag) = transaction.get(&FLAGS, &flag.id)? else {
        return Ok(());
    };
    transaction.delete(&FLAGS, &flag.id)?;
    if flag.data["about"] == uid {
        return Ok(());
    }
    let mut data = (*flag.data).clone();
    data["by"] = Value::Null;
    transaction.put(&FLAGS, &random_id(), data)?;
    Ok(())
}

/// A place that others use stays, and says no more who added it.
fn forget_place(transaction: &mut Transaction<'_>, place: &Document) -> Result<(), ApiError> {
    let mut data = (*place.data).clone();
    if data["isPublic"] != true {
        return Ok(transaction.delete(&PLACES, &place.id)?);
    }
    if let Some(fields) = data.as_object_mut() {
        fields.shift_remove("createdBy");
    }
    transaction.put(&PLACES, &place.id, data)?;
    Ok(())
}

/// Takes a name off the items of a list that were somebody's idea.
fn forget_credit(transaction: &mut Transaction<'_>, credit: &Document) -> Result<(), ApiError> {
    let list_id = credit.data["listId"].as_str().unwrap_or_default();
    let Some(list) = transaction.get(&BUCKET_LISTS, list_id)? else {
        return Ok(());
    };
    let mut data = (*list.data).clone();
    let activities = data["activities"].as_array_mut();
    for activity in activities.into_iter().flatten() {
        if activity["source"]["userName"] == credit.data["userName"] {
            activity["source"]["userName"] = json!(NOBODY);
        }
    }
    transaction.put(&BUCKET_LISTS, list_id, data)?;
    Ok(())
}
