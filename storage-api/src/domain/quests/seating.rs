//! A session with everything that decides about its seats.

use serde_json::json;
use wasm_core::domain::{
    Booking, BookingAction, BookingClosed, BookingEvent, BookingStatus, Numbered, PaymentStatus,
    Price, Quest, QuestQueueEntry, QuestSession, QueueStatus, SessionSeats, SessionStatus,
    Timestamp, bookable, offer_until, settle,
};

use super::{Told, follow_payment, put, quest, record, typed};
use crate::error::ApiError;
use crate::schema::collections::{BOOKINGS, QUEST_SESSIONS, QUEST_WAITLIST};
use crate::schema::query::by;
use crate::store::Transaction;

/// A session, its quest, the bookings that have seats on it and the people who wait for some. There is no counter: how
/// full it is, is the sum of these bookings, and one committer runs one transaction after the other.
#[derive(Debug)]
pub(crate) struct Seating {
    pub(crate) session_id: String,
    pub(crate) session: QuestSession,
    pub(crate) quest: Quest,
    /// Bookings that have seats.
    pub(crate) bookings: Vec<Numbered<Booking>>,
    /// People who wait or are offered seats, in the order they came.
    pub(crate) queue: Vec<Numbered<QuestQueueEntry>>,
    pub(crate) now: Timestamp,
}

impl Seating {
    /// Reads a session and brings it up to the present: holds end, and free seats go to who waits.
    pub(crate) fn open(
        transaction: &mut Transaction<'_>,
        session_id: &str,
        now: Timestamp,
    ) -> Result<Self, ApiError> {
        let mut seating = Self::read(transaction, session_id, now)?;
        seating.settle(transaction)?;
        Ok(seating)
    }

    fn read(
        transaction: &Transaction<'_>,
        session_id: &str,
        now: Timestamp,
    ) -> Result<Self, ApiError> {
        let session: Option<QuestSession> = record(transaction, &QUEST_SESSIONS, session_id)?;
        let session = session.ok_or_else(no_such_session)?;
        let quest = quest(transaction, &session.quest_id)?;
        let mut bookings = Vec::new();
        for status in ["held", "confirmed", "checkedIn"] {
            let values = [json!(session_id), json!(status)];
            for found in by!(BOOKINGS.session).all(transaction, values)? {
                bookings.push((found.id.clone(), typed(&found)?));
            }
        }
        let mut queue: Vec<Numbered<QuestQueueEntry>> = Vec::new();
        for status in ["waiting", "offered"] {
            let values = [json!(session_id), json!(status)];
            for found in by!(QUEST_WAITLIST.session).all(transaction, values)? {
                queue.push((found.id.clone(), typed(&found)?));
            }
        }
        queue.sort_by_key(|(_, entry)| entry.number);
        Ok(Self {
            session_id: session_id.to_owned(),
            session,
            quest,
            bookings,
            queue,
            now,
        })
    }

    pub(crate) fn capacity(&self) -> u32 {
        self.session.seats_in_all(self.quest.capacity_default)
    }

    /// Price of a seat.
    pub(crate) fn price(&self) -> Option<&Price> {
        let price = self.session.price.as_ref().or(self.quest.price.as_ref());
        price.filter(|price| price.amount > 0)
    }

    /// Checks that it can be booked.
    pub(crate) fn bookable(&self) -> Result<(), BookingClosed> {
        bookable(self.quest.status, &self.session, self.now)
    }

    /// Does what the time asks for. To be called again whenever seats have come free.
    pub(crate) fn settle(&mut self, transaction: &mut Transaction<'_>) -> Result<(), ApiError> {
        let bookable = self.bookable();
        let capacity = self.capacity();
        let settlement = settle(
            capacity,
            &self.bookings,
            &self.queue,
            self.now,
            bookable.is_ok(),
        );
        for id in &settlement.expired {
            self.act(transaction, id, BookingAction::Expire)?;
        }
        for id in &settlement.lapsed {
            self.entry(transaction, id, |entry| entry.status = QueueStatus::Expired)?;
        }
        for (id, free) in &settlement.passed {
            let now = self.now;
            self.entry(transaction, id, |entry| {
                entry.passed_at = Some(now);
                entry.passed_free = Some(*free);
            })?;
        }
        for id in &settlement.offered {
            self.offer(transaction, id)?;
        }
        if bookable == Err(BookingClosed::Cutoff) || self.is_off() {
            self.end_queue(transaction)?;
        }
        self.note_positions(transaction)?;
        self.note_seats(transaction)
    }

    /// Writes the place in line of everybody whose place has changed.
    fn note_positions(&mut self, transaction: &mut Transaction<'_>) -> Result<(), ApiError> {
        let mut waiting = 0;
        for (id, entry) in &mut self.queue {
            let position = (entry.status == QueueStatus::Waiting).then(|| {
                waiting += 1;
                waiting
            });
            if entry.position != position {
                entry.position = position;
                put(transaction, &QUEST_WAITLIST, id, entry)?;
            }
        }
        Ok(())
    }

    fn is_off(&self) -> bool {
        matches!(
            self.session.status,
            SessionStatus::Cancelled | SessionStatus::Done
        )
    }

    /// Keeps seats for somebody who waits, by a booking that is held for them.
    fn offer(&mut self, transaction: &mut Transaction<'_>, entry_id: &str) -> Result<(), ApiError> {
        let entry = self.queue.iter().find(|(id, _)| id == entry_id);
        let Some((user_id, seats)) = entry.map(|(_, entry)| (entry.user_id.clone(), entry.seats))
        else {
            return Ok(());
        };
        let until = offer_until(&self.session, self.now);
        let mut booking = self.held(&user_id, seats, until);
        booking.waitlist_id = Some(entry_id.to_owned());
        let booking_id = self.add(transaction, booking)?;
        self.entry(transaction, entry_id, |entry| {
            entry.status = QueueStatus::Offered;
            entry.until = Some(until);
            entry.booking_id = Some(booking_id);
        })?;
        let waitlist_id = entry_id;
        self.tell(transaction, &user_id, Told::Offered { waitlist_id })
    }

    /// Nobody waits for a session that cannot be booked any more.
    fn end_queue(&mut self, transaction: &mut Transaction<'_>) -> Result<(), ApiError> {
        let waiting = self
            .queue
            .iter()
            .filter(|(_, entry)| entry.status == QueueStatus::Waiting);
        let waiting = waiting.map(|(id, entry)| (id.clone(), entry.user_id.clone()));
        for (id, user_id) in waiting.collect::<Vec<_>>() {
            self.entry(transaction, &id, |entry| {
                entry.status = QueueStatus::Expired;
            })?;
            if self.session.status == SessionStatus::Cancelled {
                self.tell(transaction, &user_id, Told::CalledOff)?;
            }
        }
        Ok(())
    }

    /// A booking of seats that are held; not written yet.
    pub(crate) fn held(&self, user_id: &str, seats: u32, until: Timestamp) -> Booking {
        let unit_price = self.price().map_or(0, |price| price.amount);
        Booking {
            quest_id: self.session.quest_id.clone(),
            session_id: self.session_id.clone(),
            creator_id: self.session.creator_id.clone(),
            user_id: user_id.to_owned(),
            seats,
            seat_names: Vec::new(),
            answers: std::collections::BTreeMap::new(),
            unit_price,
            total: unit_price * u64::from(seats),
            currency: self.price().map(|price| price.currency.clone()),
            status: BookingStatus::Held,
            payment: PaymentStatus::None,
            refund: None,
            refunded: None,
            payment_id: None,
            hold_until: Some(until),
            ticket_code: None,
            waitlist_id: None,
            quest_version: self.quest.version.unwrap_or(1),
            quest_title: self.quest.title.clone().unwrap_or_default(),
            policy: self.quest.policy.unwrap_or_default(),
            starts_at: self.session.starts_at,
            ends_at: self.session.ends_at,
            time_zone: self.session.time_zone.clone(),
            meeting_place: self.session.meeting_place.clone(),
            moved_at: None,
            walk_in: false,
            transferred_to: None,
            history: vec![BookingEvent {
                status: BookingStatus::Held,
                at: self.now,
            }],
            idempotency_key: None,
            created_at: self.now,
            other: std::collections::BTreeMap::new(),
        }
    }

    /// Writes a new booking, and answers with its id.
    pub(crate) fn add(
        &mut self,
        transaction: &mut Transaction<'_>,
        booking: Booking,
    ) -> Result<String, ApiError> {
        let id = uuid::Uuid::now_v7().to_string();
        put(transaction, &BOOKINGS, &id, &booking)?;
        self.bookings.push((id.clone(), booking));
        Ok(id)
    }

    /// A booking that has seats here.
    pub(crate) fn booking(&self, id: &str) -> Option<&Booking> {
        let found = self.bookings.iter().find(|(own, _)| own == id);
        found.map(|(_, booking)| booking)
    }

    /// Moves a booking on.
    pub(crate) fn act(
        &mut self,
        transaction: &mut Transaction<'_>,
        id: &str,
        action: BookingAction,
    ) -> Result<(), ApiError> {
        let now = self.now;
        self.change(transaction, id, |booking| {
            booking.act(action, now).map_err(ApiError::internal)
        })
        .map(drop)
    }

    /// Changes a booking, writes it, and answers with its version; without seats it is no more part of the seating.
    pub(crate) fn change(
        &mut self,
        transaction: &mut Transaction<'_>,
        id: &str,
        change: impl FnOnce(&mut Booking) -> Result<(), ApiError>,
    ) -> Result<(u64, Booking), ApiError> {
        let at = self.bookings.iter().position(|(own, _)| own == id);
        let at = at.ok_or_else(|| ApiError::internal(format!("booking {id} has no seats")))?;
        change(&mut self.bookings[at].1)?;
        let booking = self.bookings[at].1.clone();
        let version = put(transaction, &BOOKINGS, id, &booking)?;
        follow_payment(transaction, id, &booking)?;
        if !booking.status.is_live() {
            self.bookings.remove(at);
        }
        Ok((version, booking))
    }

    /// Gives a booking that lost its seats its seats back.
    pub(crate) fn take_back(&mut self, id: &str, booking: Booking) {
        self.bookings.push((id.to_owned(), booking));
    }

    /// Changes a place in the queue and writes it.
    pub(crate) fn entry(
        &mut self,
        transaction: &mut Transaction<'_>,
        id: &str,
        change: impl FnOnce(&mut QuestQueueEntry),
    ) -> Result<(), ApiError> {
        let at = self.queue.iter().position(|(own, _)| own == id);
        let Some(at) = at else { return Ok(()) };
        change(&mut self.queue[at].1);
        if self.queue[at].1.status != QueueStatus::Waiting {
            self.queue[at].1.position = None;
        }
        let entry = self.queue[at].1.clone();
        put(transaction, &QUEST_WAITLIST, id, &entry)?;
        if !matches!(entry.status, QueueStatus::Waiting | QueueStatus::Offered) {
            self.queue.remove(at);
        }
        Ok(())
    }

    /// Takes a place out of the queue, together with the seats that are kept for it.
    pub(crate) fn leave_queue(
        &mut self,
        transaction: &mut Transaction<'_>,
        id: &str,
    ) -> Result<(), ApiError> {
        let kept = self.bookings.iter().find(|(_, booking)| {
            booking.status == BookingStatus::Held && booking.waitlist_id.as_deref() == Some(id)
        });
        if let Some(kept) = kept.map(|(kept, _)| kept.clone()) {
            self.act(transaction, &kept, BookingAction::Abandon)?;
        }
        self.entry(transaction, id, |entry| entry.status = QueueStatus::Left)
    }

    /// Ends the place of a person in the queue whose offer was replaced by a hold of their own.
    pub(crate) fn seated_by_offer(
        &mut self,
        transaction: &mut Transaction<'_>,
        user_id: &str,
    ) -> Result<(), ApiError> {
        let own = self
            .queue
            .iter()
            .find(|(_, entry)| entry.user_id == user_id && entry.status == QueueStatus::Offered);
        match own.map(|(id, _)| id.clone()) {
            Some(id) => self.entry(transaction, &id, |entry| entry.status = QueueStatus::Taken),
            None => Ok(()),
        }
    }

    /// Ends the places of a person in the queue, who has seats now.
    pub(crate) fn seated(
        &mut self,
        transaction: &mut Transaction<'_>,
        user_id: &str,
    ) -> Result<(), ApiError> {
        let own = self
            .queue
            .iter()
            .filter(|(_, entry)| entry.user_id == user_id);
        let ids: Vec<String> = own.map(|(id, _)| id.clone()).collect();
        for id in ids {
            self.entry(transaction, &id, |entry| entry.status = QueueStatus::Taken)?;
        }
        Ok(())
    }

    /// Writes what everybody sees of how full it is, if that has changed.
    fn note_seats(&mut self, transaction: &mut Transaction<'_>) -> Result<(), ApiError> {
        let seats_in = |held: bool| {
            let own = self
                .bookings
                .iter()
                .filter(|(_, booking)| (booking.status == BookingStatus::Held) == held);
            own.map(|(_, booking)| booking.seats_taken(self.now)).sum()
        };
        let waiting = self
            .queue
            .iter()
            .filter(|(_, entry)| entry.status == QueueStatus::Waiting);
        let seats = SessionSeats {
            booked: seats_in(false),
            held: seats_in(true),
            waiting: u32::try_from(waiting.count()).unwrap_or(u32::MAX),
        };
        if seats != self.session.seats {
            self.session.seats = seats;
            put(
                transaction,
                &QUEST_SESSIONS,
                &self.session_id,
                &self.session,
            )?;
        }
        Ok(())
    }
}

/// There is no such session, or the caller may not know that there is.
fn no_such_session() -> ApiError {
    ApiError::not_found("there is no such date")
}
