//! Sixty-four people who want few seats at once, over connections that break: nobody gets a seat that somebody else has,
//! nobody gets two bookings, and the queue keeps its order.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use storage_api::store::Change;
use storage_api_testing::{Actor, Reply, TestServer, text};

use super::{dated, old_town};

const PEOPLE: usize = 64;
const STEPS: usize = 14;
/// Seats of each date.
const CAPACITIES: [u32; 4] = [1, 3, 5, 8];

/// One of the crowd, and what they were told.
pub(super) struct Guest {
    pub(super) person: Actor,
    /// The same for each of them every time.
    dice: StdRng,
    calls: usize,
    /// Ids of the bookings of each date that were confirmed and not cancelled, as far as they know.
    booked: BTreeMap<usize, String>,
}

impl Guest {
    /// A guest whose dice fall the same every time.
    pub(super) fn of(person: Actor, seed: u64) -> Self {
        Self {
            person,
            dice: StdRng::seed_from_u64(seed),
            calls: 0,
            booked: BTreeMap::new(),
        }
    }

    pub(super) fn roll(&mut self, sides: u64) -> u64 {
        self.dice.random_range(0..sides)
    }

    /// Calls a function under one key until there is an answer, hanging up now and then before there is one, and now and
    /// then once more after it.
    pub(super) async fn call(&mut self, server: &TestServer, name: &str, mut data: Value) -> Reply {
        self.calls += 1;
        data["idempotencyKey"] = json!(format!("call-{}", self.calls));
        while self.roll(3) == 0 {
            let patience = Duration::from_micros(self.roll(4_000));
            let hung_up = tokio::time::timeout(
                patience,
                server.call(name, Some(&self.person), data.clone()),
            );
            drop(hung_up.await);
        }
        let reply = server.call(name, Some(&self.person), data.clone()).await;
        if reply.status == 200 && self.roll(4) == 0 {
            let again = server.call(name, Some(&self.person), data).await;
            // The time of a page that nobody has paid on may run out in between.
            let is_over = reply.json()["result"]["payUrl"].is_string() && again.status == 409;
            assert!(
                is_over || again.json() == reply.json(),
                "{name}: the same key, the same answer: {again:?} {reply:?}"
            );
        }
        reply
    }

    async fn step(&mut self, server: &TestServer, quest: &str, sessions: &[String]) {
        let at = usize::try_from(self.roll(4)).expect("a number");
        let seats = 1 + self.roll(3);
        let wish = json!({ "questId": quest, "sessionId": sessions[at], "seats": seats });
        match self.roll(10) {
            0..=3 => {
                let held = self.call(server, "holdSeats", wish.clone()).await;
                match held.error().as_str() {
                    "200 no error" => {
                        let booking = held.json()["result"]["bookingId"].clone();
                        self.check_out(server, at, &booking).await;
                    }
                    "429 RESOURCE_EXHAUSTED soldOut" => {
                        self.call(server, "joinQuestWaitlist", wish).await;
                    }
                    "409 ALREADY_EXISTS booked" => {}
                    other => panic!("holdSeats: {other}"),
                }
            }
            4 | 5 => self.cancel(server, at).await,
            8 | 9 => self.change_seats(server, at, seats).await,
            6 => {
                self.call(server, "joinQuestWaitlist", wish).await;
            }
            _ => self.accept(server, sessions, at).await,
        }
    }

    /// Some go away from the checkout and come back later, or never.
    async fn check_out(&mut self, server: &TestServer, at: usize, booking: &Value) {
        if self.roll(5) == 0 {
            return;
        }
        let reply = self
            .call(server, "checkoutQuest", json!({ "bookingId": booking }))
            .await;
        match reply.error().as_str() {
            "200 no error" => {
                self.booked.insert(at, text(booking));
            }
            // The time moves on meanwhile.
            "409 ABORTED holdExpired" => {}
            other => panic!("checkoutQuest: {other}"),
        }
    }

    async fn cancel(&mut self, server: &TestServer, at: usize) {
        let Some(booking) = self.booked.remove(&at) else {
            return;
        };
        let reply = self
            .call(server, "cancelBooking", json!({ "bookingId": booking }))
            .await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }

    async fn change_seats(&mut self, server: &TestServer, at: usize, seats: u64) {
        let Some(booking) = self.booked.get(&at) else {
            return;
        };
        let wish = json!({ "bookingId": booking, "seats": seats });
        let reply = self.call(server, "changeSeats", wish).await;
        match reply.error().as_str() {
            "200 no error" | "429 RESOURCE_EXHAUSTED soldOut" => {}
            other => panic!("changeSeats: {other}"),
        }
    }

    async fn accept(&mut self, server: &TestServer, sessions: &[String], at: usize) {
        let mine = format!("/v1/questWaitlist?userId={}&limit=200", self.person.uid);
        let places = server.get(&mine, Some(&self.person)).await.json()["documents"].clone();
        let offered = places.as_array().expect("places").iter().find(|place| {
            place["data"]["sessionId"] == sessions[at] && place["data"]["status"] == "offered"
        });
        let Some(place) = offered else { return };
        let reply = self
            .call(server, "acceptOffer", json!({ "id": place["id"] }))
            .await;
        if reply.status == 200 {
            let booking = reply.json()["result"]["booking"]["id"].clone();
            self.check_out(server, at, &booking).await;
        }
    }
}

/// Changes of the dates that the store announced, one after the other.
#[derive(Default)]
pub(super) struct Replay {
    pub(super) bookings: BTreeMap<String, Value>,
    places: BTreeMap<String, Value>,
    offers: usize,
    waits: usize,
}

fn is_live(booking: &Value) -> bool {
    ["held", "confirmed", "checkedIn"].contains(&booking["status"].as_str().unwrap_or_default())
}

impl Replay {
    fn taken(&self, session: &Value) -> u64 {
        let live = self
            .bookings
            .values()
            .filter(|booking| booking["sessionId"] == *session && is_live(booking));
        live.map(|booking| booking["seats"].as_u64().expect("seats"))
            .sum()
    }

    pub(super) fn take(&mut self, change: &Change, capacity: &BTreeMap<String, u64>) {
        let Some(data) = change.data.as_deref() else {
            return;
        };
        let seats = capacity.get(data["sessionId"].as_str().unwrap_or_default());
        match (change.collection.as_str(), seats) {
            ("bookings", Some(seats)) => {
                self.bookings.insert(change.id.clone(), data.clone());
                let taken = self.taken(&data["sessionId"]);
                assert!(
                    taken <= *seats,
                    "{taken} of {seats} seats at change {}",
                    change.sequence
                );
                self.refuse_second(data);
            }
            ("questWaitlist", Some(seats)) => {
                let before = self.places.insert(change.id.clone(), data.clone());
                let was = before.map_or(Value::Null, |before| before["status"].clone());
                self.waits += usize::from(was.is_null());
                if data["status"] == "offered" && was != "offered" {
                    self.offers += 1;
                    self.check_order(data, *seats);
                }
            }
            _ => {}
        }
    }

    fn refuse_second(&self, booking: &Value) {
        let own = self.bookings.values().filter(|other| {
            other["userId"] == booking["userId"]
                && other["sessionId"] == booking["sessionId"]
                && is_live(other)
        });
        assert!(own.count() <= 1, "two bookings of one person: {booking}");
    }

    /// Whoever came before and still waits without seats wants more than were free, and was told so.
    fn check_order(&self, offered: &Value, capacity: u64) {
        let session = &offered["sessionId"];
        let free = capacity + offered["seats"].as_u64().expect("seats") - self.taken(session);
        for place in self
            .places
            .values()
            .filter(|place| place["sessionId"] == *session)
        {
            let has_seats = self.bookings.values().any(|booking| {
                booking["userId"] == place["userId"]
                    && booking["sessionId"] == *session
                    && is_live(booking)
            });
            let is_before = place["number"].as_u64() < offered["number"].as_u64();
            if is_before && place["status"] == "waiting" && !has_seats {
                assert!(
                    place["seats"].as_u64() > Some(free),
                    "{offered} was offered before {place}"
                );
                assert!(place["passedAt"].is_string(), "{place} was not told");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_over_broken_connections_gets_no_seat_twice() {
    let server = TestServer::start_with(&["--sign-ups-per-minute", "1000"]).await;
    let ada = server.sign_up().await;
    let mut quest = old_town();
    quest["mode"] = json!("scheduled");
    let draft = server
        .execute("saveQuestDraft", &ada, json!({ "quest": quest }))
        .await;
    let quest = text(&draft["id"]);
    let mut sessions = Vec::new();
    for capacity in CAPACITIES {
        let session =
            json!({ "questId": quest, "session": dated(Duration::from_hours(240), capacity) });
        sessions.push(text(
            &server.execute("saveQuestSession", &ada, session).await["id"],
        ));
    }
    server
        .execute("publishQuest", &ada, json!({ "questId": quest }))
        .await;
    let mut people = Vec::new();
    for _ in 0..PEOPLE {
        people.push(server.sign_up().await);
    }
    let server = Arc::new(server);
    let guests = people.into_iter().enumerate().map(|(n, person)| {
        let (server, quest, sessions) = (Arc::clone(&server), quest.clone(), sessions.clone());
        tokio::spawn(async move {
            let mut guest = Guest::of(person, u64::try_from(n).expect("a number"));
            for step in 0..STEPS {
                guest.step(&server, &quest, &sessions).await;
                if n == 0 && step % 3 == 2 {
                    server.advance(Duration::from_mins(4));
                }
            }
            guest.booked
        })
    });
    let guests: Vec<_> = guests.collect();
    let mut booked = Vec::new();
    for guest in guests {
        booked.extend(guest.await.expect("a guest").into_values());
    }
    let mut server = Arc::into_inner(server).expect("nobody calls any more");
    let capacity = sessions
        .iter()
        .cloned()
        .zip(CAPACITIES.map(u64::from))
        .collect();
    let mut replay = Replay::default();
    for change in server.changes().await {
        replay.take(&change, &capacity);
    }
    for id in &booked {
        assert_eq!(
            replay.bookings[id]["status"], "confirmed",
            "what was acknowledged is booked"
        );
    }
    let confirmed = replay
        .bookings
        .values()
        .filter(|booking| booking["status"] == "confirmed")
        .count();
    assert_eq!(
        confirmed,
        booked.len(),
        "nothing is booked that nobody knows of"
    );
    assert!(
        confirmed > 0 && replay.waits > 0 && replay.offers > 0,
        "{confirmed} {} {}",
        replay.waits,
        replay.offers
    );
}
