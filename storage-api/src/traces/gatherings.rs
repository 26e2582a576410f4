//! What becomes of hangouts when somebody leaves for good.

use serde_json::{Value, json};

use super::NOBODY;
use crate::collections::{
    CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS, HANGOUT_COMMENTS, HANGOUT_INVITES, HANGOUT_MEMBERS,
    HANGOUTS,
};
use crate::error::ApiError;
use crate::lookup::all;
use crate::notices::notify;
use crate::store::{Document, Transaction};

/// Fields of a hangout that name people.
const NAMES_PEOPLE: [&str; 3] = ["coHosts", "neededIds", "invitedIds"];

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
    forget(&mut data, uid);
    let members = all(transaction, &HANGOUT_MEMBERS, "hangoutId", vec![json!(id)])?;
    let heir = data["coHosts"][0].as_str().map(str::to_owned);
    let Some(heir) = heir else {
        for member in members {
            let told = member.data["userId"].as_str().filter(|told| *told != uid);
            if let Some(told) = told {
                let about = json!({ "hangoutId": id, "title": data["title"] });
                notify(transaction, told, "hangoutCancelled", &about, now_ms)?;
            }
            transaction.delete(&HANGOUT_MEMBERS, &member.id)?;
        }
        for pool in all(transaction, &CARPOOLS, "hangoutId", vec![json!(id)])? {
            for collection in [&CARPOOL_CARS, &CARPOOL_RIDERS] {
                for inside in all(transaction, collection, "carpoolId", vec![json!(pool.id)])? {
                    transaction.delete(collection, &inside.id)?;
                }
            }
            transaction.delete(&CARPOOLS, &pool.id)?;
        }
        for collection in [&HANGOUT_COMMENTS, &HANGOUT_INVITES] {
            for inside in all(transaction, collection, "hangoutId", vec![json!(id)])? {
                transaction.delete(collection, &inside.id)?;
            }
        }
        return Ok(transaction.delete(&HANGOUTS, id)?);
    };
    data["hostId"] = json!(heir);
    forget(&mut data, &heir);
    for member in members {
        let mut member_data = (*member.data).clone();
        for field in ["hostId", "coHosts"] {
            member_data[field] = data[field].clone();
        }
        if member_data["userId"] == heir {
            member_data["role"] = json!("host");
        }
        transaction.put(&HANGOUT_MEMBERS, &member.id, member_data)?;
    }
    for comment in all(transaction, &HANGOUT_COMMENTS, "hangoutId", vec![json!(id)])? {
        let mut comment_data = (*comment.data).clone();
        comment_data["hostId"] = json!(heir);
        transaction.put(&HANGOUT_COMMENTS, &comment.id, comment_data)?;
    }
    transaction.put(&HANGOUTS, id, data)?;
    Ok(())
}

/// Those who had a seat in a car that is gone look for another.
pub(super) fn empty_car(
    transaction: &mut Transaction<'_>,
    car_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for rider in all(transaction, &CARPOOL_RIDERS, "carId", vec![json!(car_id)])? {
        let mut data = (*rider.data).clone();
        data["status"] = json!("looking");
        data["sharedWith"] = json!([]);
        if let Some(fields) = data.as_object_mut() {
            fields.shift_remove("carId");
        }
        let uid = data["userId"].as_str().unwrap_or_default().to_owned();
        let about = json!({ "carpoolId": data["carpoolId"], "hangoutId": data["hangoutId"] });
        transaction.put(&CARPOOL_RIDERS, &rider.id, data)?;
        notify(transaction, &uid, "rideLost", &about, now_ms)?;
    }
    Ok(())
}

/// Takes a person off the hangout they are a member of.
pub(super) fn leave(
    transaction: &mut Transaction<'_>,
    uid: &str,
    member: &Document,
) -> Result<(), ApiError> {
    let id = member.data["hangoutId"].as_str().unwrap_or_default();
    let Some(hangout) = transaction.get(&HANGOUTS, id)? else {
        return Ok(());
    };
    let mut data = (*hangout.data).clone();
    forget(&mut data, uid);
    if data != *hangout.data {
        transaction.put(&HANGOUTS, id, data)?;
    }
    Ok(())
}

/// What somebody said stays, without their name.
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
    }
    transaction.put(&HANGOUT_COMMENTS, &comment.id, data)?;
    Ok(())
}

fn forget(data: &mut Value, uid: &str) {
    for field in NAMES_PEOPLE {
        if let Some(people) = data[field].as_array_mut() {
            people.retain(|person| person != uid);
        }
    }
}
