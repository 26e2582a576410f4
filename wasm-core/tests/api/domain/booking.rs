//! Seats of a session: the decisions of the core, driven at random and compared with a naive model.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde_json::{Value, json};
use wasm_core::domain::{
    Booking, BookingAction, BookingStatus, CancellationPolicy, CancellationRefused, CancelledBy,
    HoldRefused, Numbered, PaymentStatus, QuestQueueEntry, QuestSession, QuestStatus, QueueStatus,
    Settlement, Timestamp, after_the_end, bookable, cancel, hold_seats, offer_until, refund,
    seats_taken, settle,
};

const MINUTE_MS: i64 = 60_000;
const BEGINNING_MS: i64 = 1_772_323_200_000;

fn moment(ms: i64) -> Timestamp {
    Timestamp::from_epoch_ms(ms).expect("a moment")
}

fn booking(user: &str, seats: u32, status: BookingStatus, hold_until: Option<i64>) -> Booking {
    serde_json::from_value(json!({
        "questId": "q", "sessionId": "s", "creatorId": "c", "userId": user, "seats": seats, "unitPrice": 500,
        "total": 500 * u64::from(seats), "currency": "EUR", "status": status, "payment": "none",
        "holdUntil": hold_until.map(moment), "questVersion": 1, "questTitle": "Old town",
        "policy": "flexible24h", "createdAt": moment(BEGINNING_MS),
    }))
    .expect("a booking")
}

fn entry(user: &str, seats: u32, number: u64) -> QuestQueueEntry {
    serde_json::from_value(json!({
        "questId": "q", "sessionId": "s", "creatorId": "c", "userId": user, "seats": seats, "number": number,
        "status": "waiting", "createdAt": moment(BEGINNING_MS),
    }))
    .expect("a place in the queue")
}

/// One session run by the decisions of the core, as the server runs it.
struct Session {
    capacity: u32,
    now_ms: i64,
    bookings: Vec<Numbered<Booking>>,
    queue: Vec<Numbered<QuestQueueEntry>>,
    made: u64,
}

/// Step of somebody.
#[derive(Debug, Clone)]
enum Step {
    Hold(u8, u32),
    Confirm(u8),
    Cancel(u8),
    Join(u8, u32),
    Leave(u8),
    Accept(u8),
    Wait(i64),
    Resize(u32),
}

fn any_step() -> impl Strategy<Value = Step> {
    let who = 0..8_u8;
    let seats = 1..5_u32;
    prop_oneof![
        4 => (who.clone(), seats.clone()).prop_map(|(who, seats)| Step::Hold(who, seats)),
        3 => who.clone().prop_map(Step::Confirm),
        2 => who.clone().prop_map(Step::Cancel),
        3 => (who.clone(), seats).prop_map(|(who, seats)| Step::Join(who, seats)),
        1 => who.clone().prop_map(Step::Leave),
        2 => who.prop_map(Step::Accept),
        2 => prop_oneof![Just(1_i64), Just(9), Just(11), Just(13 * 60)].prop_map(Step::Wait),
        1 => (1..12_u32).prop_map(Step::Resize),
    ]
}

impl Session {
    fn new(capacity: u32) -> Self {
        Self {
            capacity,
            now_ms: BEGINNING_MS,
            bookings: Vec::new(),
            queue: Vec::new(),
            made: 0,
        }
    }

    fn now(&self) -> Timestamp {
        moment(self.now_ms)
    }

    fn id(&mut self) -> String {
        self.made += 1;
        format!("{:04}", self.made)
    }

    fn taken(&self) -> u32 {
        seats_taken(&self.bookings, self.now())
    }

    fn settle(&mut self) {
        let now = self.now();
        let settlement = settle(self.capacity, &self.bookings, &self.queue, now, true);
        assert_eq!(settlement.offered, self.naive_offers(), "{:?}", self.queue);
        self.apply(&settlement);
        let again = settle(self.capacity, &self.bookings, &self.queue, now, true);
        let nothing = Settlement {
            free: again.free,
            ..Settlement::default()
        };
        assert_eq!(again, nothing, "settling twice is settling once");
    }

    /// As long as somebody waits who fits, the first of them gets seats.
    fn naive_offers(&self) -> Vec<String> {
        let now = self.now();
        let mut free = i64::from(self.capacity) - i64::from(self.taken());
        let mut offered: Vec<String> = Vec::new();
        let has_seats = |user: &str| {
            let own = self
                .bookings
                .iter()
                .filter(|(_, booking)| booking.user_id == user);
            own.map(|(_, booking)| booking.seats_taken(now))
                .sum::<u32>()
                > 0
        };
        loop {
            let next = self.queue.iter().find(|(id, entry)| {
                entry.status == QueueStatus::Waiting
                    && !offered.contains(id)
                    && !has_seats(&entry.user_id)
                    && i64::from(entry.seats) <= free
            });
            let Some((id, entry)) = next else {
                return offered;
            };
            free -= i64::from(entry.seats);
            offered.push(id.clone());
        }
    }

    fn apply(&mut self, settlement: &Settlement) {
        let now = self.now();
        for id in &settlement.expired {
            self.act(id, BookingAction::Expire);
        }
        for (id, entry) in &mut self.queue {
            if settlement.lapsed.contains(id) {
                entry.status = QueueStatus::Expired;
            }
            if settlement.passed.iter().any(|(passed, _)| passed == id) {
                entry.passed_at = Some(now);
            }
        }
        let until = offer_until(&QuestSession::default(), now);
        for offered in &settlement.offered {
            let at = self
                .queue
                .iter()
                .position(|(id, _)| id == offered)
                .expect("a place");
            self.queue[at].1.status = QueueStatus::Offered;
            self.queue[at].1.until = Some(until);
            let (user, seats) = (self.queue[at].1.user_id.clone(), self.queue[at].1.seats);
            let held = booking(&user, seats, BookingStatus::Held, Some(until.epoch_ms()));
            let id = self.id();
            self.bookings.push((id, held));
        }
    }

    fn act(&mut self, id: &str, action: BookingAction) {
        let now = self.now();
        let found = self.bookings.iter_mut().find(|(own, _)| own == id);
        found
            .expect("a booking")
            .1
            .act(action, now)
            .expect("an arrow of the state machine");
    }

    fn own(&self, user: &str, status: BookingStatus) -> Option<String> {
        let now = self.now();
        let own = self.bookings.iter().find(|(_, booking)| {
            booking.user_id == user && booking.status == status && booking.seats_taken(now) > 0
        });
        own.map(|(id, _)| id.clone())
    }

    fn place(&mut self, user: &str, status: QueueStatus) -> Option<&mut QuestQueueEntry> {
        let own = self
            .queue
            .iter_mut()
            .find(|(_, entry)| entry.user_id == user && entry.status == status);
        own.map(|(_, entry)| entry)
    }

    fn step(&mut self, step: &Step) {
        self.settle();
        match *step {
            Step::Hold(who, seats) => self.hold(&format!("u{who}"), seats),
            Step::Confirm(who) => {
                if let Some(id) = self.own(&format!("u{who}"), BookingStatus::Held) {
                    self.act(&id, BookingAction::Confirm);
                }
            }
            Step::Cancel(who) => {
                if let Some(id) = self.own(&format!("u{who}"), BookingStatus::Confirmed) {
                    self.act(&id, BookingAction::CancelByUser);
                }
            }
            Step::Join(who, seats) => self.join(&format!("u{who}"), seats),
            Step::Leave(who) => {
                if let Some(entry) = self.place(&format!("u{who}"), QueueStatus::Waiting) {
                    entry.status = QueueStatus::Left;
                }
            }
            Step::Accept(who) => {
                if let Some(entry) = self.place(&format!("u{who}"), QueueStatus::Offered) {
                    entry.status = QueueStatus::Taken;
                }
            }
            Step::Wait(minutes) => self.now_ms += minutes * MINUTE_MS,
            // A creator cannot take away seats that are taken.
            Step::Resize(capacity) => self.capacity = capacity.max(self.taken()),
        }
        self.settle();
        self.check();
    }

    fn hold(&mut self, user: &str, seats: u32) {
        let others: u32 = {
            let others = self
                .bookings
                .iter()
                .filter(|(_, booking)| booking.user_id != user);
            others
                .map(|(_, booking)| booking.seats_taken(self.now()))
                .sum()
        };
        let is_booked = self.own(user, BookingStatus::Confirmed).is_some();
        match hold_seats(self.capacity, &self.bookings, user, seats, self.now()) {
            Ok(replaced) => {
                assert!(!is_booked && others + seats <= self.capacity);
                for id in replaced {
                    self.act(&id, BookingAction::Abandon);
                }
                let until = self.now_ms + 10 * MINUTE_MS;
                let id = self.id();
                self.bookings
                    .push((id, booking(user, seats, BookingStatus::Held, Some(until))));
            }
            Err(HoldRefused::Booked(_)) => assert!(is_booked),
            Err(HoldRefused::SoldOut(free)) => {
                assert!(!is_booked && free < seats && free == self.capacity - others);
            }
        }
    }

    fn join(&mut self, user: &str, seats: u32) {
        let is_in = self.queue.iter().any(|(_, entry)| {
            entry.user_id == user
                && matches!(entry.status, QueueStatus::Waiting | QueueStatus::Offered)
        });
        if !is_in {
            let id = self.id();
            let number = u64::try_from(self.queue.len()).expect("a number");
            self.queue.push((id, entry(user, seats, number)));
        }
    }

    /// Checks the invariants that hold at every moment.
    fn check(&self) {
        assert!(
            self.taken() <= self.capacity,
            "{} of {} seats",
            self.taken(),
            self.capacity
        );
        let mut seats_of: BTreeMap<&str, u32> = BTreeMap::new();
        for (_, booking) in &self.bookings {
            if booking.seats_taken(self.now()) > 0 {
                *seats_of.entry(&booking.user_id).or_default() += 1;
            }
        }
        assert!(
            seats_of.values().all(|bookings| *bookings == 1),
            "two bookings of one person: {seats_of:?}"
        );
        let free = self.capacity - self.taken();
        for (_, entry) in &self.queue {
            let waits =
                entry.status == QueueStatus::Waiting && !seats_of.contains_key(&*entry.user_id);
            assert!(
                !waits || entry.seats > free,
                "{entry:?} waits while {free} seats are free"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn no_seat_is_given_twice_and_nobody_waits_beside_a_free_one(
        capacity in 1..12_u32,
        steps in proptest::collection::vec(any_step(), 1..60),
    ) {
        let mut session = Session::new(capacity);
        for step in &steps {
            session.step(step);
        }
    }
}

#[test]
fn a_larger_group_is_passed_only_by_telling_it_so() {
    let now = moment(BEGINNING_MS);
    let taken = [(
        "b".to_owned(),
        booking("x", 3, BookingStatus::Confirmed, None),
    )];
    let place = |user: &str, seats, number| (user.to_owned(), entry(user, seats, number));
    let settled = |queue: &[Numbered<QuestQueueEntry>]| settle(5, &taken, queue, now, true);
    let both = settled(&[place("four", 4, 0), place("two", 2, 1)]);
    assert_eq!(both.offered, ["two"]);
    assert_eq!(both.passed, [("four".to_owned(), 2)]);
    let alone = settled(&[place("four", 4, 0)]);
    assert_eq!(
        (alone.offered.len(), alone.passed.len()),
        (0, 0),
        "nobody passed them"
    );
    let in_order = settled(&[place("one", 1, 0), place("uno", 1, 1), place("ein", 1, 2)]);
    assert_eq!(in_order.offered, ["one", "uno"]);
    let closed = settle(5, &taken, &[place("two", 2, 0)], now, false);
    assert_eq!(
        closed.offered,
        Vec::<String>::new(),
        "a closed date offers nothing"
    );
}

#[test]
fn a_hold_ends_at_its_moment_whether_or_not_anybody_wrote_it_down() {
    let held = booking("a", 2, BookingStatus::Held, Some(BEGINNING_MS));
    assert_eq!(held.seats_taken(moment(BEGINNING_MS - 1)), 2);
    assert_eq!(held.seats_taken(moment(BEGINNING_MS)), 0);
    let forever = booking("a", 2, BookingStatus::Confirmed, Some(BEGINNING_MS));
    assert_eq!(forever.seats_taken(moment(BEGINNING_MS)), 2);
}

fn session(value: Value) -> QuestSession {
    serde_json::from_value(value).expect("a session")
}

#[test]
fn a_date_is_booked_until_its_cutoff_while_it_is_open() {
    let starts = moment(BEGINNING_MS);
    let dated = session(json!({ "startsAt": starts, "cutoffMin": 60 }));
    let at = |quest, session: &QuestSession, ms| {
        bookable(quest, session, moment(ms)).map_err(wasm_core::domain::BookingClosed::reason)
    };
    let cutoff = BEGINNING_MS - 60 * MINUTE_MS;
    assert_eq!(at(QuestStatus::Published, &dated, cutoff - 1), Ok(()));
    assert_eq!(at(QuestStatus::Published, &dated, cutoff), Err("cutoff"));
    assert_eq!(at(QuestStatus::Paused, &dated, 0), Err("paused"));
    assert_eq!(at(QuestStatus::Cancelled, &dated, 0), Err("closed"));
    let closed = session(json!({ "startsAt": starts, "status": "closed" }));
    assert_eq!(at(QuestStatus::Published, &closed, 0), Err("closed"));
    let undated = session(json!({}));
    assert_eq!(at(QuestStatus::Published, &undated, i64::MAX >> 20), Ok(()));
    assert_eq!(
        offer_until(&dated, moment(cutoff - 5)).epoch_ms(),
        cutoff,
        "no offer outlives booking"
    );
}

#[test]
fn who_cancels_gets_back_what_the_policy_says() {
    let starts_ms = BEGINNING_MS + 30 * 24 * 60 * MINUTE_MS;
    let policies = [
        (CancellationPolicy::Flexible24h, Some(24)),
        (CancellationPolicy::Moderate4d, Some(96)),
        (CancellationPolicy::Strict7d, Some(168)),
        (CancellationPolicy::None, None),
    ];
    for (policy, hours) in policies {
        let mut booked = booking("a", 2, BookingStatus::Confirmed, None);
        booked.policy = policy;
        booked.payment = PaymentStatus::Paid;
        booked.starts_at = Some(moment(starts_ms));
        let last_ms = hours.map_or(BEGINNING_MS - 1, |hours| starts_ms - hours * 60 * MINUTE_MS);
        if hours.is_some() {
            let back = cancel(&booked, false, moment(last_ms)).expect("in time");
            assert_eq!(
                (back.amount, back.payment),
                (1_000, PaymentStatus::RefundDue),
                "{policy:?}"
            );
        }
        let late = moment(last_ms + 1);
        assert_eq!(
            cancel(&booked, false, late),
            Err(CancellationRefused::NoRefund),
            "{policy:?}"
        );
        let nothing = cancel(&booked, true, late).expect("said to be meant");
        assert_eq!((nothing.amount, nothing.payment), (0, PaymentStatus::Paid));
        let begun = moment(starts_ms);
        assert_eq!(
            cancel(&booked, true, begun),
            Err(CancellationRefused::TooLate)
        );
        let called_off = refund(&booked, CancelledBy::Creator, late);
        assert_eq!(
            (called_off.amount, called_off.payment),
            (1_000, PaymentStatus::RefundDue)
        );
        booked.moved_at = Some(late);
        assert_eq!(
            cancel(&booked, false, late).map(|back| back.amount),
            Ok(1_000),
            "the date was moved"
        );
    }
    let mut free = booking("a", 2, BookingStatus::Confirmed, None);
    (free.total, free.starts_at) = (0, Some(moment(starts_ms)));
    assert_eq!(
        cancel(&free, false, moment(starts_ms - 1)).map(|back| back.payment),
        Ok(PaymentStatus::None)
    );
    let mut at_meeting = booking("a", 2, BookingStatus::Confirmed, None);
    at_meeting.payment = PaymentStatus::AtMeeting;
    let nothing_owed = refund(&at_meeting, CancelledBy::User, moment(0));
    assert_eq!(
        nothing_owed.payment,
        PaymentStatus::None,
        "who does not come cannot pay there"
    );
}

#[test]
fn what_happened_at_the_door_can_be_taken_back() {
    for (action, is_live) in [
        (BookingAction::CheckIn, true),
        (BookingAction::MissedIt, false),
    ] {
        let mut guest = booking("a", 1, BookingStatus::Confirmed, None);
        guest
            .act(action, moment(1))
            .expect("a guest who is expected");
        assert_eq!(guest.status.is_live(), is_live);
        guest.act(BookingAction::UndoDoor, moment(2)).expect("undo");
        assert_eq!(guest.status, BookingStatus::Confirmed);
        assert!(guest.act(BookingAction::UndoDoor, moment(3)).is_err());
    }
}

#[test]
fn after_the_end_those_who_were_there_have_completed_it() {
    let (checked_in, confirmed) = (
        booking("a", 1, BookingStatus::CheckedIn, None),
        booking("b", 1, BookingStatus::Confirmed, None),
    );
    assert_eq!(
        after_the_end(&checked_in, false, true),
        Some(BookingAction::Complete)
    );
    assert_eq!(
        after_the_end(&confirmed, false, true),
        Some(BookingAction::MissedIt)
    );
    assert_eq!(
        after_the_end(&confirmed, true, true),
        Some(BookingAction::Complete)
    );
    assert_eq!(
        after_the_end(&confirmed, false, false),
        Some(BookingAction::Complete)
    );
}
