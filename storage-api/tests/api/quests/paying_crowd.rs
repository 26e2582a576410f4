//! Sixty-four people who pay by card for few seats, over connections that break, at a service that fails, with events that
//! come late, twice and out of order: no seat is sold twice, nobody pays for what they do not get, and nobody pays twice.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{DAY, Fault, StripeStandIn, TestServer, text};

use super::crowd::{Guest, Replay};
use super::{dated, old_town};

const PEOPLE: usize = 64;
const STEPS: usize = 8;
/// Seats of each date.
const CAPACITIES: [u32; 3] = [2, 5, 9];
const FAULTS: [Fault; 3] = [Fault::Fail, Fault::Cut, Fault::Lost];

/// World of the test: the server, the payment service, a quest and its dates.
struct Town {
    server: TestServer,
    stripe: StripeStandIn,
    quest: String,
    sessions: Vec<String>,
    /// Events that the service has made and may send, any number of times.
    events: Mutex<Vec<Value>>,
}

impl Town {
    async fn begin() -> Self {
        let stripe = StripeStandIn::start().await;
        let mut flags = stripe.flags().to_vec();
        flags.extend(["--sign-ups-per-minute", "1000"]);
        let server = TestServer::start_with(&flags).await;
        let ada = server.sign_up().await;
        let mut quest = old_town();
        (quest["mode"], quest["price"]) = (
            json!("scheduled"),
            json!({ "amount": 700, "currency": "EUR" }),
        );
        let draft = json!({ "quest": quest });
        let draft = server.execute("saveQuestDraft", &ada, draft).await;
        let quest = text(&draft["id"]);
        let mut sessions = Vec::new();
        for capacity in CAPACITIES {
            let session = json!({ "questId": quest, "session": dated(DAY * 10, capacity) });
            let session = server.execute("saveQuestSession", &ada, session).await;
            sessions.push(text(&session["id"]));
        }
        let it = json!({ "questId": quest });
        server.execute("publishQuest", &ada, it).await;
        Self {
            server,
            stripe,
            quest,
            sessions,
            events: Mutex::default(),
        }
    }

    fn event(&self, at: u64) -> Option<Value> {
        let events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        let at = usize::try_from(at).expect("a number");
        (!events.is_empty()).then(|| events[at % events.len()].clone())
    }

    async fn deliver(&self, event: &Value) {
        let reply = self.stripe.deliver(&self.server, event).await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }

    /// Holds seats, goes to the page, and pays, or does not.
    async fn buy(&self, guest: &mut Guest) {
        let at = usize::try_from(guest.roll(3)).expect("a number");
        let wish = json!({ "questId": self.quest, "sessionId": self.sessions[at], "seats": 1 + guest.roll(2) });
        let held = guest.call(&self.server, "holdSeats", wish).await;
        let booking = match held.error().as_str() {
            "200 no error" => held.json()["result"]["bookingId"].clone(),
            "429 RESOURCE_EXHAUSTED soldOut" | "409 ALREADY_EXISTS booked" => return,
            other => panic!("holdSeats: {other}"),
        };
        if guest.roll(3) == 0 {
            let fault = FAULTS[usize::try_from(guest.roll(3)).expect("a number")];
            self.stripe.account().fail(&[fault]);
        }
        let asked = json!({ "bookingId": booking, "payWith": "card" });
        let checked = guest.call(&self.server, "checkoutQuest", asked).await;
        match checked.error().as_str() {
            "200 no error" => {}
            "503 UNAVAILABLE payment" | "409 ABORTED holdExpired" => return,
            other => panic!("checkoutQuest: {other}"),
        }
        let page = text(&checked.json()["result"]["payUrl"]);
        match guest.roll(5) {
            0 => {}
            1 => {
                let it = json!({ "bookingId": booking });
                guest.call(&self.server, "releaseSeats", it).await;
                // In another tab the page is still open for a moment.
                self.pay(&page);
            }
            _ => self.pay(&page),
        }
        if guest.roll(3) == 0 {
            let it = json!({ "bookingId": booking });
            let checked = self.server.call("checkPayment", Some(&guest.person), it);
            assert_eq!(checked.await.status, 200);
        }
        if guest.roll(3) == 0 {
            // Refused before it is paid, and for who has one seat.
            let it = json!({ "bookingId": booking, "seats": 1 });
            guest.call(&self.server, "changeSeats", it).await;
        }
        if guest.roll(4) == 0 {
            let it = json!({ "bookingId": booking });
            guest.call(&self.server, "cancelBooking", it).await;
        }
    }

    fn pay(&self, page: &str) {
        if let Some(event) = self.stripe.pay(page) {
            let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
            events.push(event);
        }
    }

    /// Lets events arrive, holds end and calls be made until nothing is left to be done, over several starts of the server.
    async fn come_to_rest(&mut self) -> Settled {
        self.stripe.account().recover();
        let events = {
            let events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
            events.clone()
        };
        for event in events.iter().rev() {
            self.deliver(event).await;
        }
        for _ in 0..30 {
            self.server.advance(Duration::from_hours(2));
            // A start ends the holds that are over, and makes the calls that are due.
            let settled = Settled::of(&mut self.server, &self.sessions).await;
            if settled.jobs() == 0 && !settled.is_any_open(&self.stripe) {
                return settled;
            }
        }
        panic!("it never came to rest")
    }
}

/// Final records.
struct Settled {
    bookings: BTreeMap<String, Value>,
    payments: BTreeMap<String, Value>,
}

impl Settled {
    /// Replays every change: at none of them too many seats are taken, or two bookings are of one person.
    async fn of(server: &mut TestServer, sessions: &[String]) -> Self {
        let capacity = sessions
            .iter()
            .cloned()
            .zip(CAPACITIES.map(u64::from))
            .collect();
        let (mut replay, mut payments) = (Replay::default(), BTreeMap::new());
        for change in server.changes().await {
            replay.take(&change, &capacity);
            if let ("payments", Some(data)) = (&*change.collection, change.data.as_deref()) {
                payments.insert(change.id.clone(), data.clone());
            }
        }
        Self {
            bookings: replay.bookings,
            payments,
        }
    }

    fn jobs(&self) -> usize {
        let jobs = self
            .payments
            .values()
            .filter(|payment| payment["job"].is_string());
        jobs.count()
    }

    /// A page of which the server was told can still be paid on.
    fn is_any_open(&self, stripe: &StripeStandIn) -> bool {
        let account = stripe.account();
        let mut pages = self
            .payments
            .values()
            .filter_map(|payment| payment["pageUrl"].as_str());
        pages.any(|page| account.session(page)["status"] == "open")
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_that_pays_by_card_pays_for_what_it_gets_and_once() {
    let town = Arc::new(Town::begin().await);
    let mut people = Vec::new();
    for _ in 0..PEOPLE {
        people.push(town.server.sign_up().await);
    }
    let guests = people.into_iter().enumerate().map(|(n, person)| {
        let town = Arc::clone(&town);
        tokio::spawn(async move {
            let mut guest = Guest::of(person, u64::try_from(n).expect("a number"));
            for step in 0..STEPS {
                town.buy(&mut guest).await;
                for _ in 0..guest.roll(3) {
                    if let Some(event) = town.event(guest.roll(1_000)) {
                        town.deliver(&event).await;
                    }
                }
                if n == 0 && step % 2 == 1 {
                    town.server.advance(Duration::from_mins(5));
                }
            }
        })
    });
    for guest in guests.collect::<Vec<_>>() {
        guest.await.expect("a guest");
    }
    let mut town = Arc::into_inner(town).expect("nobody buys any more");
    let settled = town.come_to_rest().await;
    let account = town.stripe.account();
    let (mut sold, mut returned) = (0, 0);
    let mut payers = BTreeSet::new();
    for session in account.sessions() {
        let payment = &settled.payments[&text(&session["client_reference_id"])];
        let booking = &settled.bookings[&text(&payment["bookingId"])];
        let back = account.refunded(&text(&session["url"]));
        if session["payment_status"] != "paid" {
            assert_ne!(booking["payment"], "paid", "{booking}");
            continue;
        }
        let paid = session["amount_total"].as_u64().expect("an amount");
        if back < paid {
            assert_eq!(
                (&booking["status"], &booking["payment"]),
                (&json!("confirmed"), &json!("paid")),
                "{payment}"
            );
            assert_eq!(json!(paid - back), booking["total"]);
            assert_eq!(
                json!(back),
                json!(booking["refunded"].as_u64().unwrap_or(0))
            );
            let payer = (text(&booking["userId"]), text(&booking["sessionId"]));
            assert!(payers.insert(payer), "paid twice: {booking}");
            sold += 1;
        } else {
            assert_eq!(paid, back, "no more than was paid");
            assert_eq!(booking["payment"], "refunded", "{booking}");
            assert_ne!(booking["status"], "confirmed", "{booking}");
            returned += 1;
        }
    }
    let confirmed = settled
        .bookings
        .values()
        .filter(|it| it["status"] == "confirmed");
    assert_eq!(
        confirmed.count(),
        sold,
        "nobody has seats they have not paid"
    );
    assert!(sold > 0 && returned > 0, "{sold} {returned}");
}
