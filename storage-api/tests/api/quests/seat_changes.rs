//! More and fewer seats than were booked: free at once, never more than there are.

use std::sync::Arc;

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, HOUR, TestServer};

use super::{book, dated, hold, old_town, published, seats, wait, walk};

/// How a change of seats ends: `2 seats` or the error.
async fn change(server: &TestServer, by: &Actor, booking: &str, seats: u32) -> String {
    let asked = json!({ "bookingId": booking, "seats": seats });
    let reply = server.try_execute("changeSeats", by, asked).await;
    if reply.status == 200 {
        format!("{} seats", reply.json()["result"]["data"]["seats"])
    } else {
        reply.error()
    }
}

async fn place(server: &TestServer, by: &Actor, place: &Value) -> Value {
    let id = place["entry"]["id"].as_str().expect("an id");
    let path = format!("/v1/questWaitlist/{id}");
    server.read(&path, Some(by)).await
}

#[tokio::test]
async fn seats_given_up_are_offered_to_the_next_at_once_and_more_are_given_while_they_are_free() {
    let server = TestServer::start().await;
    let (ada, bob) = (server.sign_up().await, server.sign_up().await);
    let (eve, ivy) = (server.sign_up().await, server.sign_up().await);
    let (quest, session) = walk(&server, &ada, 4).await;
    let date = (&*quest, &*session);
    let (booking, _) = book(&server, &bob, date, 2).await;
    assert_eq!(change(&server, &bob, &booking, 4).await, "4 seats");
    let soldout = json!({ "bookingId": booking, "seats": 5 });
    let refused = server.try_execute("changeSeats", &bob, soldout).await;
    assert_eq!(refused.error(), "429 RESOURCE_EXHAUSTED soldOut");
    assert_eq!(refused.json()["error"]["details"]["free"], 0);
    let first = wait(&server, &eve, date, 1).await;
    let second = wait(&server, &ivy, date, 1).await;
    assert_eq!(
        (&first["position"], &second["position"]),
        (&json!(1), &json!(2))
    );
    assert_eq!(place(&server, &ivy, &second).await["position"], 2);

    let named = json!({ "bookingId": booking, "seats": 3, "seatNames": ["Bob", "Kim"] });
    let fewer = server.execute("changeSeats", &bob, named).await;
    assert_eq!(fewer["data"]["seatNames"], json!(["Bob", "Kim"]));
    assert_eq!(fewer["data"]["refund"], Value::Null, "nothing was paid");
    let offered = place(&server, &eve, &first).await;
    assert_eq!(
        (&offered["status"], &offered["position"]),
        (&json!("offered"), &Value::Null)
    );
    let next = place(&server, &ivy, &second).await;
    assert_eq!(
        (&next["status"], &next["position"]),
        (&json!("waiting"), &json!(1))
    );
    assert_eq!(
        seats(&server, &session).await,
        json!({ "booked": 3, "held": 1, "waiting": 1 })
    );
    assert_eq!(
        change(&server, &bob, &booking, 4).await,
        "429 RESOURCE_EXHAUSTED soldOut",
        "it is kept for who waits"
    );
    // Fewer seats have fewer names.
    assert_eq!(change(&server, &bob, &booking, 1).await, "1 seats");
    let booked = server
        .read(&format!("/v1/bookings/{booking}"), Some(&bob))
        .await;
    assert_eq!(booked["seatNames"], json!(["Bob"]));
    let kinds = server.notification_kinds(&ada).await;
    let changed = kinds.iter().filter(|kind| *kind == "bookingSeatsChanged");
    assert_eq!(changed.count(), 3, "one each: {kinds:?}");
}

#[tokio::test]
async fn seats_are_changed_by_their_guest_before_the_date_begins_and_within_the_limits() {
    let server = TestServer::start().await;
    let (ada, bob) = (server.sign_up().await, server.sign_up().await);
    let (quest, session) = walk(&server, &ada, 20).await;
    let (booking, _) = book(&server, &bob, (&quest, &session), 2).await;
    for (seats, names, error) in [
        (0, json!(null), "400 INVALID_ARGUMENT"),
        (11, json!(null), "400 INVALID_ARGUMENT"),
        (1, json!(["Bob", "Kim"]), "400 INVALID_ARGUMENT"),
    ] {
        let asked = json!({ "bookingId": booking, "seats": seats, "seatNames": names });
        assert_eq!(server.error_of("changeSeats", &bob, asked).await, error);
    }
    assert_eq!(change(&server, &ada, &booking, 1).await, "404 NOT_FOUND");
    assert_eq!(change(&server, &bob, &booking, 2).await, "2 seats");
    let pause = json!({ "questId": quest });
    server.execute("pauseQuest", &ada, pause.clone()).await;
    assert_eq!(
        change(&server, &bob, &booking, 3).await,
        "400 FAILED_PRECONDITION paused"
    );
    server.execute("resumeQuest", &ada, pause).await;
    server.advance(DAY * 10 + HOUR);
    let bob = server.sign_in(&bob).await;
    assert_eq!(
        change(&server, &bob, &booking, 1).await,
        "400 FAILED_PRECONDITION tooLate"
    );
}

#[tokio::test]
async fn a_team_that_plays_keeps_its_seats() {
    let server = TestServer::start().await;
    let (ada, bob, eve) = (
        server.sign_up().await,
        server.sign_up().await,
        server.sign_up().await,
    );
    let (quest, session) = published(&server, &ada, old_town(), json!({ "capacity": 9 })).await;
    let (booking, ticket) = book(&server, &bob, (&quest, &session), 2).await;
    let it = json!({ "bookingId": booking });
    server.execute("startQuest", &bob, it).await;
    let join = json!({ "ticketCode": ticket });
    server.execute("joinQuestTeam", &eve, join).await;
    assert_eq!(
        change(&server, &bob, &booking, 1).await,
        "400 FAILED_PRECONDITION team"
    );
    assert_eq!(change(&server, &bob, &booking, 3).await, "3 seats");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_that_wants_more_seats_at_once_gets_as_many_as_there_are() {
    const PEOPLE: usize = 8;
    const CAPACITY: u32 = 13;
    let server = Arc::new(TestServer::start().await);
    let ada = server.sign_up().await;
    let mut quest = old_town();
    quest["mode"] = json!("scheduled");
    let date = published(&server, &ada, quest, dated(DAY * 10, CAPACITY)).await;
    let mut guests = Vec::new();
    for _ in 0..PEOPLE {
        let guest = server.sign_up().await;
        let (booking, _) = book(&server, &guest, (&date.0, &date.1), 1).await;
        guests.push((guest, booking));
    }
    let late = server.sign_up().await;
    let changes = guests.into_iter().map(|(guest, booking)| {
        let server = Arc::clone(&server);
        tokio::spawn(async move { change(&server, &guest, &booking, 3).await })
    });
    let changes: Vec<_> = changes.collect();
    hold(&server, &late, (&date.0, &date.1), 1).await;
    let mut more = 0;
    for change in changes {
        match &*change.await.expect("a change") {
            "3 seats" => more += 1,
            "429 RESOURCE_EXHAUSTED soldOut" => {}
            other => panic!("{other}"),
        }
    }
    assert_eq!(more, 2, "two more for each while four or five are free");
    let taken = seats(&server, &date.1).await;
    assert_eq!(taken, json!({ "booked": 12, "held": 1, "waiting": 0 }));
}
