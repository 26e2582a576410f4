//! Waiting for seats, and taking those that are offered.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    Booking, HOLD_MIN_DEFAULT, HoldRefused, QuestQueueEntry, QueueStatus, Timestamp, hold_seats,
    seats_taken,
};
use wasm_core::error::Code;

use super::super::making::own::not_now;
use super::holds::{check_seats, refuse_closed, seating_of};
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::payments::{PayWith, Payments};
use crate::domain::quests::{Seating, put, record};
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
use crate::schema::collections::QUEST_WAITLIST;
use crate::schema::query::by;
use crate::store::Transaction;

/// Milliseconds in a minute.
const MINUTE_MS: i64 = 60_000;

/// Seats to wait for.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JoinQuestWaitlist {
    /// Id of the quest.
    quest_id: String,
    /// Id of its session.
    session_id: String,
    /// Number of seats, 1–10.
    seats: u32,
}

/// One of the caller's places in a queue.
#[derive(Deserialize, ToSchema)]
pub(crate) struct OwnPlace {
    /// Id of the place.
    id: String,
}

/// A place in the queue.
#[derive(Serialize, ToSchema)]
pub(crate) struct InQueue {
    /// The place.
    #[schema(value_type = Versioned<QuestQueueEntry>)]
    entry: Shown,
    /// The place in line, from 1; missing for who does not wait.
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<u32>,
}

/// Seats that were offered and are taken.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Accepted {
    /// The booking, whose seats are held for the checkout.
    #[schema(value_type = Versioned<Booking>)]
    booking: Shown,
    /// Until when they are held.
    #[schema(value_type = String, format = DateTime)]
    hold_until: Timestamp,
    /// Ways to pay, the usual one first; none where nothing is to be paid.
    pay_with: Vec<PayWith>,
}

/// Waits for seats on a full date. Asked again, it changes how many seats are waited for; fewer keep the place, more go to
/// the end of the queue.
pub(crate) fn join(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &JoinQuestWaitlist,
) -> Result<InQueue, ApiError> {
    check_seats(asked.seats)?;
    let mut seating = seating_of(transaction, me, &asked.quest_id, &asked.session_id)?;
    seating.bookable().map_err(refuse_closed)?;
    if let Some((id, entry)) = own_entry(&seating, me) {
        if entry.status == QueueStatus::Offered || entry.seats == asked.seats {
            return in_queue(transaction, &seating, &id);
        }
        if asked.seats < entry.seats {
            seating.entry(transaction, &id, |entry| {
                entry.seats = asked.seats;
                (entry.passed_at, entry.passed_free) = (None, None);
            })?;
            seating.settle(transaction)?;
            return in_queue(transaction, &seating, &id);
        }
        seating.leave_queue(transaction, &id)?;
    }
    refuse_without_need(&seating, me, asked.seats)?;
    let id = enter(transaction, &mut seating, me, asked)?;
    seating.settle(transaction)?;
    in_queue(transaction, &seating, &id)
}

/// Waits no more; seats that were offered go to the next.
pub(crate) fn leave(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnPlace,
) -> Result<InQueue, ApiError> {
    let entry = own_place(transaction, me, &asked.id)?;
    let mut seating = Seating::open(transaction, &entry.session_id, me.now()?)?;
    seating.leave_queue(transaction, &asked.id)?;
    seating.settle(transaction)?;
    in_queue(transaction, &seating, &asked.id)
}

/// Takes seats that are offered: they are held for the checkout until the offer would have ended, and at least as long as
/// any hold.
pub(crate) fn accept(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OwnPlace,
    payments: &Payments,
) -> Result<Accepted, ApiError> {
    let place = own_place(transaction, me, &asked.id)?;
    let mut seating = Seating::open(transaction, &place.session_id, me.now()?)?;
    // Its offer may have run out with the settling.
    let entry = own_place(transaction, me, &asked.id)?;
    let booking_id = match (entry.status, entry.booking_id) {
        (QueueStatus::Offered, Some(booking_id)) => booking_id,
        (QueueStatus::Waiting, _) => return Err(not_now("waiting", "no seats are offered yet")),
        _ => return Err(not_now("tooLate", "the seats that were offered are gone")),
    };
    seating.bookable().map_err(refuse_closed)?;
    let minutes = i64::from(seating.quest.hold_min.unwrap_or(HOLD_MIN_DEFAULT));
    let until_ms = me.now_ms + minutes * MINUTE_MS;
    let until = Timestamp::from_epoch_ms(until_ms).map_err(ApiError::internal)?;
    let (version, booking) = seating.change(transaction, &booking_id, |booking| {
        booking.hold_until = booking.hold_until.max(Some(until));
        Ok(())
    })?;
    seating.entry(transaction, &asked.id, |entry| {
        entry.status = QueueStatus::Taken;
    })?;
    Ok(Accepted {
        booking: Shown::of(&booking_id, version, &value(&booking)?),
        hold_until: booking.hold_until.unwrap_or(until),
        pay_with: payments.ways(booking.total, seating.session.starts_at.is_some()),
    })
}

fn own_entry(seating: &Seating, me: &Me) -> Option<(String, QuestQueueEntry)> {
    let own = seating
        .queue
        .iter()
        .find(|(_, entry)| entry.user_id == me.uid);
    own.cloned()
}

fn own_place(
    transaction: &Transaction<'_>,
    me: &Me,
    id: &str,
) -> Result<QuestQueueEntry, ApiError> {
    let entry: Option<QuestQueueEntry> = record(transaction, &QUEST_WAITLIST, id)?;
    let own = entry.filter(|entry| entry.user_id == me.uid);
    own.ok_or_else(|| ApiError::not_found("there is no such place of yours in a queue"))
}

/// Nobody waits for what they can have, have already, or can never have.
fn refuse_without_need(seating: &Seating, me: &Me, seats: u32) -> Result<(), ApiError> {
    let capacity = seating.capacity();
    if seats > capacity {
        let message = format!("this date has {capacity} seats in all");
        return Err(ApiError::new(Code::OutOfRange, message).with_reason("capacity"));
    }
    match hold_seats(capacity, &seating.bookings, &me.uid, seats, seating.now) {
        Err(HoldRefused::SoldOut(_)) => Ok(()),
        Err(HoldRefused::Booked(id)) => {
            let message = "you have booked this date already";
            let error = ApiError::new(Code::AlreadyExists, message).with_reason("booked");
            Err(error.with_detail("bookingId", json!(id)))
        }
        _ => {
            let free = capacity.saturating_sub(seats_taken(&seating.bookings, seating.now));
            let message = "there are seats; hold them instead";
            Err(not_now("notFull", message).with_detail("free", json!(free)))
        }
    }
}

fn enter(
    transaction: &mut Transaction<'_>,
    seating: &mut Seating,
    me: &Me,
    asked: &JoinQuestWaitlist,
) -> Result<String, ApiError> {
    let values = [json!(seating.session_id)];
    let latest = by!(QUEST_WAITLIST.sessionId).first(transaction, values)?;
    let number = latest.and_then(|latest| latest.data["number"].as_u64());
    let entry = QuestQueueEntry {
        quest_id: asked.quest_id.clone(),
        session_id: asked.session_id.clone(),
        creator_id: seating.session.creator_id.clone(),
        user_id: me.uid.clone(),
        seats: asked.seats,
        number: number.map_or(0, |number| number + 1),
        status: QueueStatus::Waiting,
        position: None,
        until: None,
        booking_id: None,
        passed_at: None,
        passed_free: None,
        created_at: me.now()?,
        other: std::collections::BTreeMap::new(),
    };
    let id = uuid::Uuid::now_v7().to_string();
    put(transaction, &QUEST_WAITLIST, &id, &entry)?;
    seating.queue.push((id.clone(), entry));
    Ok(id)
}

fn in_queue(
    transaction: &Transaction<'_>,
    seating: &Seating,
    id: &str,
) -> Result<InQueue, ApiError> {
    let entry = transaction.get(&QUEST_WAITLIST, id)?;
    let entry = entry.ok_or_else(|| ApiError::not_found("there is no such place in a queue"))?;
    let position = seating.queue.iter().find(|(own, _)| own == id);
    let position = position.and_then(|(_, entry)| entry.position);
    let data: &Value = &entry.data;
    Ok(InQueue {
        entry: Shown::of(id, entry.version, data),
        position,
    })
}
