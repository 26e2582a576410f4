//! Paying by card, against a stand-in that speaks Stripe's protocol, faults included.

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, Fault, StripeStandIn, TestServer, text};

use super::{dated, hold, old_town, published, seats};

/// Longer than any hold of a payment.
const LATE: Duration = Duration::from_mins(20);

struct World {
    stripe: StripeStandIn,
    server: TestServer,
    ada: Actor,
    bob: Actor,
    eve: Actor,
    quest: String,
    session: String,
}

/// A page to pay on, and the booking it is for.
struct Page {
    booking: String,
    url: String,
}

impl World {
    /// A quest of Ada's for 15 EUR a seat, with a date in ten days.
    async fn begin(capacity: u32) -> Self {
        let stripe = StripeStandIn::start().await;
        let server = TestServer::start_with(&stripe.flags()).await;
        let [ada, bob, eve] = server.actors().await;
        let mut quest = old_town();
        (quest["mode"], quest["price"]) = (
            json!("scheduled"),
            json!({ "amount": 1500, "currency": "EUR" }),
        );
        let (quest, session) = published(&server, &ada, quest, dated(DAY * 10, capacity)).await;
        Self {
            stripe,
            server,
            ada,
            bob,
            eve,
            quest,
            session,
        }
    }

    fn date(&self) -> (&str, &str) {
        (&self.quest, &self.session)
    }

    /// Bob holds seats and goes to the page.
    async fn check_out(&self, seats: u32) -> Page {
        let held = hold(&self.server, &self.bob, self.date(), seats).await;
        let asked = json!({ "bookingId": held["bookingId"], "payWith": "card" });
        let checked = self.server.execute("checkoutQuest", &self.bob, asked).await;
        Page {
            booking: text(&held["bookingId"]),
            url: text(&checked["payUrl"]),
        }
    }

    async fn booking(&self, page: &Page) -> Value {
        let path = format!("/v1/bookings/{}", page.booking);
        self.server.read(&path, Some(&self.bob)).await
    }

    /// Status and payment of Bob's booking.
    async fn state(&self, page: &Page) -> String {
        let booking = self.booking(page).await;
        format!("{} {}", text(&booking["status"]), text(&booking["payment"]))
    }

    /// Waits until Bob's booking is so.
    async fn until(&self, page: &Page, state: &str) {
        let mut events = self
            .server
            .follow(&format!("bookings/{}", page.booking), &self.bob)
            .await;
        loop {
            let booking = events.next().await.data["data"].clone();
            let now = format!("{} {}", text(&booking["status"]), text(&booking["payment"]));
            if now == state {
                return;
            }
        }
    }

    async fn deliver(&self, event: &Value) {
        let reply = self.stripe.deliver(&self.server, event).await;
        assert_eq!(reply.status, 200, "{reply:?}");
    }

    fn pay(&self, page: &Page) -> Value {
        self.stripe.pay(&page.url).expect("an open page")
    }

    fn refunded(&self, page: &Page) -> u64 {
        self.stripe.account().refunded(&page.url)
    }
}

/// An event about a payment, of another kind than the one that was sent.
fn event(of: &Value, kind: &str, object: &Value) -> Value {
    let mut object = object.clone();
    object["metadata"] = of["data"]["object"]["metadata"].clone();
    json!({ "id": "evt_other", "type": kind, "data": { "object": object } })
}

#[tokio::test]
async fn a_guest_pays_by_card_and_gets_the_money_back_on_cancelling() {
    let world = World::begin(4).await;
    let (server, bob) = (&world.server, &world.bob);
    assert_eq!(
        server.read("/config.json", None).await["cardPayments"],
        true
    );
    let held = hold(server, bob, world.date(), 2).await;
    assert_eq!(held["payWith"], json!(["card", "meeting"]));
    let asked =
        json!({ "bookingId": held["bookingId"], "seatNames": ["Bob"], "idempotencyKey": "pay" });
    let first = server.call("checkoutQuest", Some(bob), asked.clone()).await;
    let checked = first.json()["result"].clone();
    assert_eq!(checked["ticketCode"], Value::Null);
    let booking = &checked["booking"]["data"];
    assert_eq!(
        (
            &booking["status"],
            &booking["payment"],
            &booking["holdUntil"]
        ),
        (
            &json!("held"),
            &json!("pending"),
            &json!("2026-03-01T00:15:00.000Z")
        )
    );
    let page = Page {
        booking: text(&held["bookingId"]),
        url: text(&checked["payUrl"]),
    };
    // The same key, and another one: the same page.
    let again = server.call("checkoutQuest", Some(bob), asked).await;
    assert_eq!(again.json(), first.json());
    let other = json!({ "bookingId": page.booking });
    let other = server.execute("checkoutQuest", bob, other).await;
    assert_eq!(other["payUrl"], page.url);
    {
        let account = world.stripe.account();
        let session = account.session(&page.url);
        assert_eq!(account.sessions().len(), 1);
        assert_eq!(
            (&session["amount_total"], &session["currency"]),
            (&json!(3000), &json!("eur"))
        );
        let back = format!(
            "/app/quest/{}/checkout?booking={}&payment=done",
            world.quest, page.booking
        );
        assert!(text(&session["success_url"]).ends_with(&back), "{session}");
    }
    let paid = world.pay(&page);
    world.deliver(&paid).await;
    world.deliver(&paid).await;
    let booking = world.booking(&page).await;
    assert_eq!(
        (&booking["status"], &booking["payment"]),
        (&json!("confirmed"), &json!("paid"))
    );
    assert_eq!(text(&booking["ticketCode"]).len(), 12);
    assert_eq!(booking["seatNames"], json!(["Bob"]));
    assert_eq!(seats(server, &world.session).await["booked"], 2);
    let kinds = server.notification_kinds(&world.ada).await;
    assert_eq!(kinds, ["questBooked"], "told once");
    let it = json!({ "bookingId": page.booking, "payment": "refunded" });
    assert_eq!(
        server.error_of("settlePayment", &world.ada, it).await,
        "400 FAILED_PRECONDITION card"
    );
    let it = json!({ "bookingId": page.booking });
    server.execute("cancelBooking", bob, it).await;
    world.until(&page, "cancelledByUser refunded").await;
    assert_eq!(world.refunded(&page), 3000);
    // Late, twice, and after the end: nothing changes any more.
    let refund = world.stripe.account().latest_refund();
    let refund = event(&paid, "refund.updated", &refund);
    world.deliver(&refund).await;
    world.deliver(&paid).await;
    assert_eq!(world.state(&page).await, "cancelledByUser refunded");
    assert_eq!(world.refunded(&page), 3000);
}

#[tokio::test]
async fn money_that_comes_too_late_books_free_seats_and_goes_back_for_others() {
    let world = World::begin(2).await;
    let server = &world.server;
    let page = world.check_out(2).await;
    let paid = world.pay(&page);
    server.advance(LATE);
    // The event is late. The seats are still free.
    world.deliver(&paid).await;
    assert_eq!(world.state(&page).await, "confirmed paid");

    let world = World::begin(2).await;
    let (server, bob) = (&world.server, &world.bob);
    let page = world.check_out(2).await;
    let paid = world.pay(&page);
    server.advance(Duration::from_mins(15) - Duration::from_secs(1));
    let wish = json!({ "questId": world.quest, "sessionId": world.session, "seats": 1 });
    assert_eq!(
        server.error_of("holdSeats", &world.eve, wish).await,
        "429 RESOURCE_EXHAUSTED soldOut",
        "held to the last second"
    );
    server.advance(Duration::from_secs(1));
    let held = hold(server, &world.eve, world.date(), 2).await;
    let meeting = json!({ "bookingId": held["bookingId"], "payWith": "meeting" });
    server.execute("checkoutQuest", &world.eve, meeting).await;
    world.deliver(&paid).await;
    world.until(&page, "expired refunded").await;
    assert_eq!(world.booking(&page).await["refund"], 3000);
    assert_eq!(world.refunded(&page), 3000);
    assert!(
        server
            .notification_kinds(bob)
            .await
            .contains(&"paidTooLate".to_owned())
    );
    assert_eq!(seats(server, &world.session).await["booked"], 2);
}

#[tokio::test]
async fn a_page_closes_with_its_seats_and_an_event_that_is_lost_is_asked_for() {
    let world = World::begin(4).await;
    let (server, bob) = (&world.server, &world.bob);
    let is_closed = |page: &Page| {
        let url = page.url.clone();
        move |account: &storage_api_testing::StripeAccount| {
            account.session(&url)["status"] == "expired"
        }
    };
    let released = world.check_out(1).await;
    let it = json!({ "bookingId": released.booking });
    server.execute("releaseSeats", bob, it).await;
    world.stripe.until("released", is_closed(&released)).await;
    let replaced = world.check_out(1).await;
    let page = world.check_out(2).await;
    world.stripe.until("replaced", is_closed(&replaced)).await;
    assert!(world.stripe.pay(&replaced.url).is_none());
    // Nobody sent the event.
    world.pay(&page);
    let it = json!({ "bookingId": page.booking });
    let checked = server.call("checkPayment", Some(bob), it.clone()).await;
    let checked = checked.json()["result"].clone();
    assert_eq!(checked["booking"]["data"]["payment"], "paid");
    assert_eq!(text(&checked["ticketCode"]).len(), 12);
    let theirs = server.call("checkPayment", Some(&world.eve), it).await;
    assert_eq!(theirs.error(), "404 NOT_FOUND");

    // A payment that the bank refuses frees the seats at once, and one that runs out too.
    let world = World::begin(2).await;
    let page = world.check_out(2).await;
    let session = world.stripe.account().session(&page.url).clone();
    let of = json!({ "data": { "object": session } });
    let expired = event(
        &of,
        "checkout.session.expired",
        &json!({ "status": "expired" }),
    );
    world.deliver(&expired).await;
    assert_eq!(world.state(&page).await, "expired pending");
    assert_eq!(seats(&world.server, &world.session).await["held"], 0);
    hold(&world.server, &world.eve, world.date(), 2).await;
}

#[tokio::test]
async fn guests_may_pay_at_the_meeting_after_all_and_a_quest_called_off_pays_back() {
    let world = World::begin(4).await;
    let (server, bob) = (&world.server, &world.bob);
    let page = world.check_out(1).await;
    let meeting = json!({ "bookingId": page.booking, "payWith": "meeting" });
    let booked = server.execute("checkoutQuest", bob, meeting).await;
    assert_eq!(booked["booking"]["data"]["payment"], "atMeeting");
    let closed = |account: &storage_api_testing::StripeAccount| {
        account.session(&page.url)["status"] == "expired"
    };
    world.stripe.until("closed", closed).await;

    let world = World::begin(4).await;
    let server = &world.server;
    let page = world.check_out(2).await;
    world.deliver(&world.pay(&page)).await;
    let it = json!({ "questId": world.quest });
    server.execute("cancelQuest", &world.ada, it).await;
    world.until(&page, "cancelledByCreator refunded").await;
    assert_eq!(world.refunded(&page), 3000);

    // Without a date nobody meets.
    let mut quest = old_town();
    quest["price"] = json!({ "amount": 300, "currency": "EUR" });
    let (quest, session) = published(server, &world.ada, quest, json!({ "capacity": 9 })).await;
    let held = hold(server, &world.eve, (&quest, &session), 1).await;
    assert_eq!(held["payWith"], json!(["card"]));
    let meeting = json!({ "bookingId": held["bookingId"], "payWith": "meeting" });
    assert_eq!(
        server.error_of("checkoutQuest", &world.eve, meeting).await,
        "400 FAILED_PRECONDITION payWith"
    );
}

#[tokio::test]
async fn faults_of_the_service_charge_nobody_twice_and_lose_no_refund() {
    let world = World::begin(4).await;
    let (server, bob) = (&world.server, &world.bob);
    for (fault, sessions) in [(Fault::Cut, 1), (Fault::Lost, 2), (Fault::Fail, 3)] {
        let held = hold(server, bob, world.date(), 2).await;
        let asked =
            json!({ "bookingId": held["bookingId"], "idempotencyKey": format!("{fault:?}") });
        world.stripe.account().fail(&[fault]);
        let failed = server.call("checkoutQuest", Some(bob), asked.clone()).await;
        assert_eq!(failed.error(), "503 UNAVAILABLE payment", "{fault:?}");
        let again = server.call("checkoutQuest", Some(bob), asked).await;
        let url = text(&again.json()["result"]["payUrl"]);
        let account = world.stripe.account();
        assert_eq!(account.sessions().len(), sessions, "one page each");
        assert_eq!(account.session(&url)["status"], "open");
    }
    let refused = hold(server, bob, world.date(), 2).await;
    let asked = json!({ "bookingId": refused["bookingId"] });
    world
        .stripe
        .until("no job is left", |account| {
            let open = account
                .sessions()
                .into_iter()
                .filter(|it| it["status"] == "open");
            open.count() == 0
        })
        .await;
    world.stripe.account().fail(&[Fault::Refuse]);
    assert_eq!(
        server.error_of("checkoutQuest", bob, asked).await,
        "400 FAILED_PRECONDITION paymentRefused"
    );
    let page = world.check_out(2).await;
    world.deliver(&world.pay(&page)).await;
    let faults = [Fault::Fail, Fault::Cut, Fault::Lost];
    world.stripe.account().fail(&faults);
    let calls = world.stripe.account().calls;
    let it = json!({ "bookingId": page.booking });
    server.execute("cancelBooking", bob, it).await;
    for failed in 1..=faults.len() {
        let called = |account: &storage_api_testing::StripeAccount| account.calls >= calls + failed;
        world.stripe.until("a call", called).await;
        server.advance(Duration::from_mins(2));
    }
    // The third attempt was made, and its answer was lost.
    world.until(&page, "cancelledByUser refunded").await;
    assert_eq!(world.refunded(&page), 3000, "once");
}

#[tokio::test]
async fn seats_given_up_are_paid_back_one_by_one_and_each_once() {
    let world = World::begin(4).await;
    let (server, bob) = (&world.server, &world.bob);
    let page = world.check_out(4).await;
    let paid = world.pay(&page);
    world.deliver(&paid).await;
    let to = |seats: u32| json!({ "bookingId": page.booking, "seats": seats });
    let fewer = server.execute("changeSeats", bob, to(3)).await;
    let fewer = &fewer["data"];
    assert_eq!(
        (&fewer["payment"], &fewer["refund"], &fewer["total"]),
        (&json!("refundDue"), &json!(1500), &json!(4500))
    );
    world.until(&page, "confirmed paid").await;
    assert_eq!(world.booking(&page).await["refunded"], 1500);
    assert_eq!(seats(server, &world.session).await["booked"], 3);
    assert_eq!(
        server.error_of("changeSeats", bob, to(4)).await,
        "400 FAILED_PRECONDITION card"
    );
    // The service tells of it once more; nothing goes back twice.
    let refund = world.stripe.account().latest_refund();
    let told = event(&paid, "refund.updated", &refund);
    world.deliver(&told).await;
    assert_eq!(world.state(&page).await, "confirmed paid");

    // While one refund is on its way another seat is given up. The first attempt is made, and its answer says that it failed.
    let calls = world.stripe.account().calls;
    world.stripe.account().fail(&[Fault::Botch, Fault::Cut]);
    server.execute("changeSeats", bob, to(2)).await;
    let called = |account: &storage_api_testing::StripeAccount| account.calls > calls;
    world.stripe.until("a call", called).await;
    let fewer = server.execute("changeSeats", bob, to(1)).await;
    assert_eq!(fewer["data"]["refund"], 4500, "all that ever goes back");
    for failed in 1..=2 {
        let called = |account: &storage_api_testing::StripeAccount| account.calls >= calls + failed;
        world.stripe.until("a call", called).await;
        server.advance(Duration::from_mins(2));
    }
    world.until(&page, "confirmed paid").await;
    assert_eq!(world.refunded(&page), 4500, "each seat once");
    assert_eq!(world.booking(&page).await["refunded"], 4500);

    let it = json!({ "bookingId": page.booking });
    server.execute("cancelBooking", bob, it).await;
    world.until(&page, "cancelledByUser refunded").await;
    assert_eq!(world.refunded(&page), 6000);
    let booking = world.booking(&page).await;
    assert_eq!(
        (&booking["refund"], &booking["refunded"]),
        (&json!(6000), &json!(6000))
    );
}

#[tokio::test]
async fn seats_that_a_friend_got_are_paid_back_apart_from_the_others() {
    let world = World::begin(4).await;
    let (server, bob, eve) = (&world.server, &world.bob, &world.eve);
    server.befriend(bob, eve).await;
    let page = world.check_out(3).await;
    world.deliver(&world.pay(&page)).await;
    let part =
        json!({ "bookingId": page.booking, "toUid": eve.uid, "seats": 1, "seatNames": ["Eve"] });
    let kept = server.execute("transferBooking", bob, part).await;
    let kept = &kept["data"];
    assert_eq!(
        (&kept["status"], &kept["seats"], &kept["total"]),
        (&json!("confirmed"), &json!(2), &json!(3000))
    );
    assert_eq!(seats(server, &world.session).await["booked"], 3);
    let path = format!("/v1/bookings?userId={}", eve.uid);
    let theirs = server.get(&path, Some(eve)).await.json()["documents"][0].clone();
    let data = &theirs["data"];
    assert_eq!(
        (
            &data["seats"],
            &data["total"],
            &data["payment"],
            &data["seatNames"]
        ),
        (&json!(1), &json!(1500), &json!("paid"), &json!(["Eve"]))
    );
    assert_ne!(data["ticketCode"], kept["ticketCode"]);
    let it = json!({ "bookingId": theirs["id"] });
    server.execute("cancelBooking", eve, it).await;
    let eves = Page {
        booking: text(&theirs["id"]),
        url: page.url.clone(),
    };
    let refunded = |amount: u64| {
        let url = page.url.clone();
        move |account: &storage_api_testing::StripeAccount| account.refunded(&url) == amount
    };
    world.stripe.until("hers", refunded(1500)).await;
    assert_eq!(world.state(&page).await, "confirmed paid");
    let it = json!({ "bookingId": page.booking });
    server.execute("cancelBooking", bob, it).await;
    world.until(&page, "cancelledByUser refunded").await;
    assert_eq!(world.refunded(&page), 4500);
    let path = format!("/v1/bookings/{}", eves.booking);
    assert_eq!(server.read(&path, Some(eve)).await["payment"], "refunded");
}

#[tokio::test]
async fn seats_given_up_too_late_are_not_paid_back_and_only_if_that_is_meant() {
    let world = World::begin(4).await;
    let (server, bob) = (&world.server, &world.bob);
    let page = world.check_out(3).await;
    world.deliver(&world.pay(&page)).await;
    server.advance(DAY * 9 + Duration::from_hours(12));
    let bob = server.sign_in(bob).await;
    let mut asked = json!({ "bookingId": page.booking, "seats": 2 });
    let refused = server.try_execute("changeSeats", &bob, asked.clone()).await;
    assert_eq!(refused.error(), "400 FAILED_PRECONDITION noRefund");
    asked["withoutRefund"] = json!(true);
    let given = server.execute("changeSeats", &bob, asked).await;
    let given = &given["data"];
    assert_eq!(
        (&given["payment"], &given["refund"], &given["total"]),
        (&json!("paid"), &Value::Null, &json!(3000))
    );
    assert_eq!(world.refunded(&page), 0);
}

#[tokio::test]
async fn only_signed_events_are_believed_and_only_about_the_right_amount() {
    let world = World::begin(4).await;
    let (server, stripe) = (&world.server, &world.stripe);
    let page = world.check_out(2).await;
    let paid = world.pay(&page);
    let now_s = server.now_s();
    let forged = [
        (Some("whsec_other"), now_s),
        (None, now_s - 301),
        (None, now_s + 301),
    ];
    for forged in forged {
        let reply = stripe.deliver_signed(server, forged, &paid).await;
        assert_eq!(
            reply.error(),
            "400 INVALID_ARGUMENT signature",
            "{forged:?}"
        );
    }
    let path = "/webhooks/stripe";
    let unsigned = server.send(http::Method::POST, path, &[], b"{}").await;
    assert_eq!(unsigned.error(), "400 INVALID_ARGUMENT signature");
    assert_eq!(server.get(path, None).await.status, 405);
    let mut other = paid.clone();
    other["data"]["object"]["amount_total"] = json!(1);
    world.deliver(&other).await;
    let mut unknown = paid.clone();
    unknown["data"]["object"]["metadata"]["payment"] = json!("somebody-elses");
    world.deliver(&unknown).await;
    world
        .deliver(&json!({ "type": "customer.created", "data": { "object": {} } }))
        .await;
    let waiting = event(
        &paid,
        "checkout.session.completed",
        &json!({ "status": "complete", "payment_status": "unpaid" }),
    );
    world.deliver(&waiting).await;
    assert_eq!(world.state(&page).await, "held pending");
    world.deliver(&paid).await;
    assert_eq!(world.state(&page).await, "confirmed paid");
    let plain = TestServer::start().await;
    assert_eq!(stripe.deliver(&plain, &paid).await.status, 404);
    assert_eq!(
        plain.read("/config.json", None).await["cardPayments"],
        false
    );
}
