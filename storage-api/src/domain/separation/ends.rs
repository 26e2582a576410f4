//! The functions of the rows: each ends one kind of thing between two people, in both directions.

use serde_json::{Value, json};
use wasm_core::domain::{
    BookingAction, BookingStatus, Timestamp, friend_request_id, friendship_id,
};

use super::Parting;
use crate::access::rules::evidence::member_id;
use crate::domain::friendships::{are_friends, blocks, end_links_for};
use crate::domain::hangouts::meeting::Meeting;
use crate::domain::hangouts::members::{
    Member, keep_off, put_with_hosts, remove_member, remove_named, revoke_links,
};
use crate::domain::hangouts::rides::{end_rides, share_points_with_riders_of};
use crate::domain::lists::save::touch;
use crate::domain::quests::{Seating, leave_team};
use crate::error::ApiError;
use crate::schema::collections::{
    BOOKINGS, BUCKET_LIST_META, BUCKET_LISTS, FRIEND_REQUESTS, FRIENDSHIPS, HANGOUT_MEMBERS,
    HANGOUTS, ME_TOOS, NOTIFICATIONS, PLAN_SUGGESTIONS, PLANS, QUEST_QUESTIONS, QUEST_TEAMS,
    QUEST_WAITLIST,
};
use crate::schema::query::{By, by};
use crate::store::{Document, Transaction};

/// Documents of each about the other: those that an index finds by one of them, with the other in a field.
fn between(
    transaction: &Transaction<'_>,
    parting: &Parting<'_>,
    (of_person, field): (By<1>, &str),
) -> Result<Vec<Document>, ApiError> {
    let mut found = Vec::new();
    for (one, other) in parting.both_ways() {
        let of_one = of_person.all(transaction, [json!(one)])?;
        found.extend(
            of_one
                .into_iter()
                .filter(|document| document.data[field] == other),
        );
    }
    Ok(found)
}

fn delete_between(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
    row: (By<1>, &str),
) -> Result<(), ApiError> {
    for document in between(transaction, parting, row)? {
        transaction.delete(row.0.collection(), &document.id)?;
    }
    Ok(())
}

/// Ends the friend links of each for the other, so that nobody who was removed comes back by one without being asked.
pub(super) fn friend_links(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    if !parting.is_block && !are_friends(transaction, parting.one, parting.other)? {
        return Ok(());
    }
    for (host, other) in parting.both_ways() {
        end_links_for(transaction, host, other)?;
    }
    Ok(())
}

/// Ends the friendship.
pub(super) fn friendship(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    let id = friendship_id(parting.one, parting.other);
    Ok(transaction.delete(&FRIENDSHIPS, &id)?)
}

/// Deletes friend requests, except declined ones: they limit how soon somebody asks again.
pub(super) fn requests(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    for (from, to) in parting.both_ways() {
        let id = friend_request_id(from, to);
        let request = transaction.get(&FRIEND_REQUESTS, &id)?;
        if request.is_some_and(|request| request.data["status"] != "declined") {
            transaction.delete(&FRIEND_REQUESTS, &id)?;
        }
    }
    Ok(())
}

/// Takes each off the co-editors of the other's lists.
pub(super) fn editing_lists(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    for (owner, editor) in parting.both_ways() {
        let mut is_touched = false;
        for list in by!(BUCKET_LISTS.userId).all(transaction, [json!(owner)])? {
            let Some(meta) = transaction.get(&BUCKET_LIST_META, &list.id)? else {
                continue;
            };
            if let Some(without) = without_editor(&meta.data, editor) {
                transaction.put(&BUCKET_LIST_META, &list.id, without)?;
                is_touched = true;
            }
        }
        if is_touched {
            touch(transaction, owner, parting.now_ms)?;
        }
    }
    Ok(())
}

/// Deletes what each wanted of the other's lists.
pub(super) fn me_toos(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    delete_between(transaction, parting, (by!(ME_TOOS.userId), "ownerId"))
}

/// Takes each off the co-editors of the other's plans.
pub(super) fn editing_plans(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    for (owner, editor) in parting.both_ways() {
        for plan in by!(PLANS.ownerId).all(transaction, [json!(owner)])? {
            if let Some(without) = without_editor(&plan.data, editor) {
                transaction.put(&PLANS, &plan.id, without)?;
            }
        }
    }
    Ok(())
}

/// Deletes what each suggested for the other's plans.
pub(super) fn suggestions(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    delete_between(
        transaction,
        parting,
        (by!(PLAN_SUGGESTIONS.authorId), "ownerId"),
    )
}

/// A record without one of its editors; `None` when they are none.
fn without_editor(record: &Value, editor: &str) -> Option<Value> {
    let editors = record["editors"].as_array()?;
    if !editors.iter().any(|person| person == editor) {
        return None;
    }
    let mut without = record.clone();
    if let Some(editors) = without["editors"].as_array_mut() {
        editors.retain(|person| person != editor);
    }
    Some(without)
}

/// Takes each off the people whom the other's hangouts name, co-hosts among them. A block takes them off the members too.
/// Whom a host blocks is kept off, like somebody they took off, and the link that let them in ends: signed out, nobody
/// could tell them from others who have it.
pub(super) fn hangouts(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    for (host, guest) in parting.both_ways() {
        let is_blocked = parting.is_block && blocks(transaction, host, guest)?;
        for hangout in by!(HANGOUTS.hostId).all(transaction, [json!(host)])? {
            let member = member_id(&hangout.id, guest);
            let member = Member::get(transaction, &HANGOUT_MEMBERS, &member)?;
            if let Some(member) = member.filter(|_| parting.is_block) {
                remove_member(transaction, &hangout.id, &member, parting.now_ms)?;
                if is_blocked {
                    keep_off(transaction, &hangout.id, guest)?;
                    revoke_links(transaction, &hangout.id, parting.now_ms)?;
                }
                continue;
            }
            let mut hangout = Meeting::of(&hangout)?;
            if remove_named(&mut hangout.data, guest) {
                put_with_hosts(transaction, &hangout.id, &hangout.data)?;
            }
        }
    }
    Ok(())
}

/// Ends the rides of each in the other's cars. In the cars of others, people who block each other see no exact points.
pub(super) fn rides(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    for (driver, rider) in parting.both_ways() {
        end_rides(transaction, driver, rider, parting.now_ms)?;
    }
    if parting.is_block {
        share_points_with_riders_of(transaction, parting.one)?;
    }
    Ok(())
}

/// Deletes what each was told of the other.
pub(super) fn notifications(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    delete_between(transaction, parting, (by!(NOTIFICATIONS.from), "uid"))
}

/// Takes a guest out of the queues for seats of the other's quests.
pub(super) fn queues(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    let now = Timestamp::from_epoch_ms(parting.now_ms).map_err(ApiError::internal)?;
    for entry in between(
        transaction,
        parting,
        (by!(QUEST_WAITLIST.userId), "creatorId"),
    )? {
        if !matches!(entry.data["status"].as_str(), Some("waiting" | "offered")) {
            continue;
        }
        let session = entry.data["sessionId"].as_str().unwrap_or_default();
        let mut seating = Seating::open(transaction, session, now)?;
        seating.leave_queue(transaction, &entry.id)?;
        seating.settle(transaction)?;
    }
    Ok(())
}

/// Deletes what each asked about the other's quests: it is not to be answered any more.
pub(super) fn questions(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    delete_between(
        transaction,
        parting,
        (by!(QUEST_QUESTIONS.userId), "creatorId"),
    )
}

/// Gives up the seats that each holds on dates of the other. They could not book them any more.
///
/// What is booked stays: it is an agreement about money with terms of its own, and ending it would tell the guest of the
/// block. A creator who does not want somebody along cancels the date, a guest their booking, each by its terms.
pub(super) fn held_seats(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    let now = Timestamp::from_epoch_ms(parting.now_ms).map_err(ApiError::internal)?;
    for booking in between(transaction, parting, (by!(BOOKINGS.userId), "creatorId"))? {
        if booking.data["status"] != "held" {
            continue;
        }
        let session = booking.data["sessionId"].as_str().unwrap_or_default();
        let mut seating = Seating::open(transaction, session, now)?;
        let is_held = seating
            .booking(&booking.id)
            .is_some_and(|booking| booking.status == BookingStatus::Held);
        if is_held {
            seating.act(transaction, &booking.id, BookingAction::Abandon)?;
        }
        seating.settle(transaction)?;
    }
    Ok(())
}

/// Takes each out of the teams that play on the other's bookings, or on bookings of the other's quests.
pub(super) fn teams(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    for (other, player) in parting.both_ways() {
        for member in by!(QUEST_TEAMS.uid).all(transaction, [json!(player)])? {
            let booking = member.data["bookingId"].as_str().unwrap_or_default();
            let booking = transaction.get(&BOOKINGS, booking)?;
            let is_of = |field: &str| {
                booking
                    .as_ref()
                    .is_some_and(|booking| booking.data[field] == other)
            };
            if is_of("userId") || is_of("creatorId") {
                leave_team(transaction, &member, player)?;
                transaction.delete(&QUEST_TEAMS, &member.id)?;
            }
        }
    }
    Ok(())
}
