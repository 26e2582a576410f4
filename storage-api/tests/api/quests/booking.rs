//! Holding, booking, cancelling and handing over seats.

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{DAY, HOUR, PASSWORD, TestServer, text};

use super::{book, dated, hold, old_town, published, seats, walk};

#[tokio::test]
async fn seats_are_held_for_ten_minutes_and_then_booked() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let date = (&*id, &*session);
    let wish = |seats: u32| json!({ "questId": id, "sessionId": session, "seats": seats });
    let held = hold(&server, &bob, date, 3).await;
    assert_eq!(
        (&held["total"], &held["holdUntil"]),
        (&json!(0), &json!("2026-03-01T00:10:00.000Z"))
    );
    assert_eq!(
        seats(&server, &session).await,
        json!({ "booked": 0, "held": 3, "waiting": 0 })
    );
    let full = server.try_execute("holdSeats", &eve, wish(2)).await;
    assert_eq!(full.error(), "429 RESOURCE_EXHAUSTED soldOut");
    assert_eq!(full.json()["error"]["details"]["free"], 1);
    assert_eq!(
        server.error_of("holdSeats", &eve, wish(0)).await,
        "400 INVALID_ARGUMENT"
    );
    assert_eq!(
        server.error_of("holdSeats", &eve, wish(11)).await,
        "400 INVALID_ARGUMENT"
    );
    let elsewhere = json!({ "questId": "x", "sessionId": session, "seats": 1 });
    assert_eq!(
        server.error_of("holdSeats", &eve, elsewhere).await,
        "404 NOT_FOUND"
    );
    // The own earlier hold is replaced, not added.
    let more = hold(&server, &bob, date, 4).await;
    let before = json!({ "bookingId": held["bookingId"] });
    assert_eq!(
        server.error_of("checkoutQuest", &bob, before).await,
        "409 ABORTED holdExpired"
    );
    let theirs = json!({ "bookingId": more["bookingId"] });
    assert_eq!(
        server.error_of("checkoutQuest", &eve, theirs.clone()).await,
        "404 NOT_FOUND"
    );
    server.advance(Duration::from_secs(9 * 60 + 59));
    let booked = server.execute("checkoutQuest", &bob, theirs.clone()).await;
    assert_eq!(booked["booking"]["data"]["status"], "confirmed");
    assert_eq!(text(&booked["ticketCode"]).len(), 12);
    assert_eq!(
        server.error_of("checkoutQuest", &bob, theirs.clone()).await,
        "409 ALREADY_EXISTS booked"
    );
    assert_eq!(
        server.error_of("holdSeats", &bob, wish(1)).await,
        "409 ALREADY_EXISTS booked"
    );
    assert_eq!(
        server.error_of("releaseSeats", &bob, theirs).await,
        "400 FAILED_PRECONDITION confirmed"
    );
    assert_eq!(
        seats(&server, &session).await,
        json!({ "booked": 4, "held": 0, "waiting": 0 })
    );
}

#[tokio::test]
async fn a_hold_ends_by_time_alone() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let mut quest = old_town();
    (quest["mode"], quest["holdMin"]) = (json!("scheduled"), json!(5));
    let (id, session) = published(&server, &ada, quest, dated(DAY * 10, 2)).await;
    let held = hold(&server, &bob, (&id, &session), 2).await;
    server.advance(Duration::from_mins(5));
    book(&server, &eve, (&id, &session), 2).await;
    let late = json!({ "bookingId": held["bookingId"] });
    assert_eq!(
        server.error_of("checkoutQuest", &bob, late.clone()).await,
        "409 ABORTED holdExpired"
    );
    server.execute("releaseSeats", &bob, late).await;
    let given_up = server
        .read(
            &format!("/v1/bookings/{}", text(&held["bookingId"])),
            Some(&bob),
        )
        .await;
    assert_eq!(given_up["status"], "expired");
}

#[tokio::test]
async fn a_call_repeated_under_its_key_books_once() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let held = hold(&server, &bob, (&id, &session), 1).await;
    let checkout = json!({ "bookingId": held["bookingId"], "idempotencyKey": "twice" });
    let first = server
        .call("checkoutQuest", Some(&bob), checkout.clone())
        .await
        .json();
    let second = server
        .call("checkoutQuest", Some(&bob), checkout)
        .await
        .json();
    assert_eq!(first, second);
    let other =
        json!({ "bookingId": held["bookingId"], "seatNames": ["Bob"], "idempotencyKey": "twice" });
    let reused = server.call("checkoutQuest", Some(&bob), other).await;
    assert_eq!(reused.error(), "400 INVALID_ARGUMENT keyReused");
    assert_eq!(seats(&server, &session).await["booked"], 1);
}

#[tokio::test]
async fn the_checkout_asks_the_questions_and_keeps_the_price() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut quest = old_town();
    (quest["mode"], quest["price"]) = (
        json!("scheduled"),
        json!({ "amount": 500, "currency": "EUR" }),
    );
    quest["questions"] = json!([{ "id": "diet", "text": "What do you eat?", "required": true }]);
    let (id, session) = published(&server, &ada, quest, dated(DAY * 10, 4)).await;
    let held = hold(&server, &bob, (&id, &session), 2).await;
    assert_eq!(
        (&held["total"], &held["currency"]),
        (&json!(1000), &json!("EUR"))
    );
    let silent = json!({ "bookingId": held["bookingId"] });
    let refused = server.try_execute("checkoutQuest", &bob, silent).await;
    assert_eq!(
        refused.json()["error"]["details"]["fields"][0]["field"],
        "answers.diet"
    );
    let form = |booking: &Value| json!({ "bookingId": booking, "answers": { "diet": "all" }, "seatNames": ["Bob", ""] });
    let mut dearer = dated(DAY * 10, 4);
    dearer["price"] = json!({ "amount": 700, "currency": "EUR" });
    let change = json!({ "questId": id, "sessionId": session, "session": dearer });
    server.execute("saveQuestSession", &ada, change).await;
    let changed = server
        .try_execute("checkoutQuest", &bob, form(&held["bookingId"]))
        .await;
    assert_eq!(changed.error(), "409 ABORTED priceChanged");
    assert_eq!(changed.json()["error"]["details"]["total"], 1400);
    let held = hold(&server, &bob, (&id, &session), 2).await;
    let booked = server
        .execute("checkoutQuest", &bob, form(&held["bookingId"]))
        .await;
    let booking = &booked["booking"]["data"];
    assert_eq!(
        (
            &booking["total"],
            &booking["payment"],
            &booking["answers"]["diet"],
            &booking["seatNames"]
        ),
        (
            &json!(1400),
            &json!("atMeeting"),
            &json!("all"),
            &json!(["Bob", ""])
        )
    );
    let path = format!("/v1/bookings/{}", text(&held["bookingId"]));
    let creators = server.read(&path, Some(&ada)).await;
    assert_eq!(
        (&creators["answers"]["diet"], &creators["ticketCode"]),
        (&json!("all"), &Value::Null)
    );
}

#[tokio::test]
async fn cancelling_frees_the_seats_and_gives_back_what_the_policy_says() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let mut quest = old_town();
    (quest["mode"], quest["price"]) = (
        json!("scheduled"),
        json!({ "amount": 500, "currency": "EUR" }),
    );
    quest["policy"] = json!("moderate4d");
    let (id, session) = published(&server, &ada, quest, dated(DAY * 10, 2)).await;
    let (booking, _) = book(&server, &bob, (&id, &session), 2).await;
    let it = json!({ "bookingId": booking });
    assert_eq!(
        server.error_of("cancelBooking", &eve, it.clone()).await,
        "404 NOT_FOUND"
    );
    let cancelled = server.execute("cancelBooking", &bob, it.clone()).await;
    assert_eq!(
        (&cancelled["data"]["status"], &cancelled["data"]["refund"]),
        (&json!("cancelledByUser"), &json!(1000))
    );
    assert_eq!(
        server.execute("cancelBooking", &bob, it).await["data"],
        cancelled["data"],
        "once more changes nothing"
    );
    let (booking, _) = book(&server, &eve, (&id, &session), 2).await;
    server.advance(DAY * 7);
    let eve = server.sign_in(&eve).await;
    let late = json!({ "bookingId": booking });
    let refused = server.try_execute("cancelBooking", &eve, late).await;
    assert_eq!(refused.error(), "400 FAILED_PRECONDITION tooLate");
    assert_eq!(
        refused.json()["error"]["details"]["until"],
        "2026-03-07T00:00:00.000Z"
    );
    let meant = json!({ "bookingId": booking, "withoutRefund": true });
    assert_eq!(
        server.execute("cancelBooking", &eve, meant).await["data"]["refund"],
        0
    );
    let (booking, _) = book(&server, &eve, (&id, &session), 2).await;
    server.advance(DAY * 3);
    let begun = json!({ "bookingId": booking, "withoutRefund": true });
    let eve = server.sign_in(&eve).await;
    assert_eq!(
        server.error_of("cancelBooking", &eve, begun).await,
        "400 FAILED_PRECONDITION tooLate"
    );
}

#[tokio::test]
async fn a_booking_is_handed_over_without_giving_up_its_seats() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, session) = walk(&server, &ada, 2).await;
    let (booking, ticket) = book(&server, &bob, (&id, &session), 2).await;
    let wait = json!({ "questId": id, "sessionId": session, "seats": 2 });
    let joe = server.sign_up().await;
    server.execute("joinQuestWaitlist", &joe, wait).await;
    let over = json!({ "bookingId": booking, "toUid": eve.uid, "seatNames": ["Eve"] });
    assert_eq!(
        server.error_of("transferBooking", &bob, over.clone()).await,
        "400 FAILED_PRECONDITION notFriends"
    );
    let names = json!({ "bookingId": booking, "seatNames": ["a", "b", "c"] });
    assert_eq!(
        server.error_of("transferBooking", &bob, names).await,
        "400 INVALID_ARGUMENT"
    );
    let names = json!({ "bookingId": booking, "seatNames": ["Bob", "Rob"] });
    assert_eq!(
        server.execute("transferBooking", &bob, names).await["data"]["seatNames"],
        json!(["Bob", "Rob"])
    );
    server.befriend(&bob, &eve).await;
    let gone = server.execute("transferBooking", &bob, over.clone()).await;
    assert_eq!(
        (&gone["data"]["status"], &gone["data"]["ticketCode"]),
        (&json!("transferred"), &Value::Null)
    );
    assert_eq!(
        server.error_of("transferBooking", &bob, over).await,
        "400 FAILED_PRECONDITION transferred"
    );
    let theirs = format!("/v1/bookings/{}", text(&gone["data"]["transferredTo"]));
    let theirs = server.read(&theirs, Some(&eve)).await;
    assert_eq!(
        (&theirs["status"], &theirs["seatNames"]),
        (&json!("confirmed"), &json!(["Eve"]))
    );
    assert_ne!(
        theirs["ticketCode"],
        json!(ticket),
        "the old ticket is worth nothing"
    );
    assert_eq!(
        seats(&server, &session).await,
        json!({ "booked": 2, "held": 0, "waiting": 1 })
    );
}

#[tokio::test]
async fn the_host_lets_guests_in_once() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let other = json!({ "questId": id, "session": dated(DAY * 20, 4) });
    let other = text(&server.execute("saveQuestSession", &ada, other).await["id"]);
    let (booking, ticket) = book(&server, &bob, (&id, &session), 1).await;
    let scan = |session: &str, code: &str| json!({ "sessionId": session, "ticketCode": code });
    assert_eq!(
        server
            .error_of("checkInGuest", &eve, scan(&session, &ticket))
            .await,
        "404 NOT_FOUND"
    );
    assert_eq!(
        server
            .error_of("checkInGuest", &ada, scan(&session, "GUESS"))
            .await,
        "404 NOT_FOUND"
    );
    assert_eq!(
        server
            .error_of("checkInGuest", &ada, scan(&other, &ticket))
            .await,
        "400 FAILED_PRECONDITION otherSession"
    );
    let spoken = format!("{} {}", &ticket[..6].to_lowercase(), &ticket[6..]);
    let inside = server
        .execute("checkInGuest", &ada, scan(&session, &spoken))
        .await;
    assert_eq!(
        (&inside["data"]["status"], &inside["data"]["ticketCode"]),
        (&json!("checkedIn"), &Value::Null)
    );
    assert_eq!(
        server
            .error_of("checkInGuest", &ada, scan(&session, &ticket))
            .await,
        "409 ALREADY_EXISTS alreadyIn"
    );
    let listed = json!({ "sessionId": session, "bookingId": booking });
    assert_eq!(
        server.error_of("checkInGuest", &ada, listed).await,
        "409 ALREADY_EXISTS alreadyIn"
    );
    let (cancelled, ticket) = book(&server, &eve, (&id, &session), 1).await;
    server
        .execute("cancelBooking", &eve, json!({ "bookingId": cancelled }))
        .await;
    assert_eq!(
        server
            .error_of("checkInGuest", &ada, scan(&session, &ticket))
            .await,
        "400 FAILED_PRECONDITION status"
    );
}

#[tokio::test]
async fn booking_ends_before_it_begins_and_blocked_people_see_nothing() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut quest = old_town();
    quest["mode"] = json!("scheduled");
    let mut session = dated(DAY, 4);
    session["cutoffMin"] = json!(60);
    let (id, session) = published(&server, &ada, quest, session).await;
    let wish = json!({ "questId": id, "sessionId": session, "seats": 1 });
    server
        .execute("block", &ada, json!({ "uid": bob.uid }))
        .await;
    assert_eq!(
        server.error_of("holdSeats", &bob, wish.clone()).await,
        "404 NOT_FOUND"
    );
    assert_eq!(
        server.read(&format!("/v1/quests/{id}"), Some(&bob)).await,
        Value::Null
    );
    server
        .execute("unblock", &ada, json!({ "uid": bob.uid }))
        .await;
    server.advance(HOUR * 23);
    let bob = server.sign_in(&bob).await;
    assert_eq!(
        server.error_of("holdSeats", &bob, wish).await,
        "400 FAILED_PRECONDITION cutoff"
    );
}

#[tokio::test]
async fn nobody_leaves_while_they_are_expected_somewhere() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let (booking, _) = book(&server, &bob, (&id, &session), 1).await;
    for person in [&ada, &bob] {
        let leave = json!({ "user_name": person.user_name, "password": PASSWORD });
        let refused = server.call("deleteNow", Some(person), leave).await;
        assert_eq!(refused.error(), "400 FAILED_PRECONDITION openBookings");
        assert_eq!(
            refused.json()["error"]["details"]["openBookings"],
            json!([booking])
        );
    }
}
