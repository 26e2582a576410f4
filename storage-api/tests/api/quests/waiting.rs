//! Waiting for seats of a full date: first come, first served.

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{Actor, HOUR, TestServer, text};

use super::{book, hold, seats, wait, walk};

/// A date whose three seats are taken by somebody: the quest, the session, the booking and who has it.
async fn full(server: &TestServer) -> (String, String, String, Actor) {
    let [ada, bob] = server.actors().await;
    let (id, session) = walk(server, &ada, 3).await;
    let (booking, _) = book(server, &bob, (&id, &session), 3).await;
    (id, session, booking, bob)
}

async fn place(server: &TestServer, by: &Actor, entered: &Value) -> Value {
    let path = format!("/v1/questWaitlist/{}", text(&entered["entry"]["id"]));
    server.read(&path, Some(by)).await
}

#[tokio::test]
async fn seats_that_come_free_are_offered_in_the_order_people_came() {
    let server = TestServer::start().await;
    let (id, session, booking, bob) = full(&server).await;
    let date = (&*id, &*session);
    let [eve, joe, kim] = server.actors().await;
    let first = wait(&server, &eve, date, 2).await;
    let second = wait(&server, &joe, date, 1).await;
    let third = wait(&server, &kim, date, 1).await;
    assert_eq!(
        (&first["position"], &second["position"], &third["position"]),
        (&json!(1), &json!(2), &json!(3))
    );
    assert_eq!(
        wait(&server, &kim, date, 1).await["position"],
        3,
        "asked twice, one waits once"
    );
    let own = json!({ "id": first["entry"]["id"] });
    assert_eq!(
        server.error_of("acceptOffer", &eve, own.clone()).await,
        "400 FAILED_PRECONDITION waiting"
    );
    assert_eq!(
        server.error_of("acceptOffer", &joe, own.clone()).await,
        "404 NOT_FOUND"
    );
    server
        .execute("cancelBooking", &bob, json!({ "bookingId": booking }))
        .await;
    assert_eq!(place(&server, &eve, &first).await["status"], "offered");
    assert_eq!(place(&server, &joe, &second).await["status"], "offered");
    assert_eq!(place(&server, &kim, &third).await["status"], "waiting");
    assert_eq!(
        seats(&server, &session).await,
        json!({ "booked": 0, "held": 3, "waiting": 1 })
    );
    let wish = json!({ "questId": id, "sessionId": session, "seats": 1 });
    assert_eq!(
        server.error_of("holdSeats", &bob, wish).await,
        "429 RESOURCE_EXHAUSTED soldOut"
    );
    let taken = server.execute("acceptOffer", &eve, own).await;
    // Who was promised twelve hours keeps them for the checkout.
    assert_eq!(taken["holdUntil"], "2026-03-01T12:00:00.000Z");
    server
        .execute(
            "checkoutQuest",
            &eve,
            json!({ "bookingId": taken["booking"]["id"] }),
        )
        .await;
    // Joe does not answer within twelve hours: Kim is next.
    server.advance(HOUR * 12);
    let kim = server.sign_in(&kim).await;
    let offered = json!({ "id": third["entry"]["id"] });
    let late = json!({ "id": second["entry"]["id"] });
    assert_eq!(
        server
            .error_of("acceptOffer", &server.sign_in(&joe).await, late)
            .await,
        "400 FAILED_PRECONDITION tooLate"
    );
    let taken = server.execute("acceptOffer", &kim, offered).await;
    server
        .execute(
            "checkoutQuest",
            &kim,
            json!({ "bookingId": taken["booking"]["id"] }),
        )
        .await;
    assert_eq!(
        seats(&server, &session).await,
        json!({ "booked": 3, "held": 0, "waiting": 0 })
    );
}

#[tokio::test]
async fn a_smaller_group_passes_a_larger_one_only_with_its_knowledge() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, session) = walk(&server, &ada, 3).await;
    let date = (&*id, &*session);
    let (_, _) = book(&server, &bob, date, 2).await;
    let (last, _) = book(&server, &eve, date, 1).await;
    let [joe, kim] = server.actors().await;
    let pair = wait(&server, &joe, date, 2).await;
    let single = wait(&server, &kim, date, 1).await;
    server
        .execute("cancelBooking", &eve, json!({ "bookingId": last }))
        .await;
    assert_eq!(place(&server, &kim, &single).await["status"], "offered");
    let told = place(&server, &joe, &pair).await;
    assert_eq!(
        (&told["status"], &told["passedFree"]),
        (&json!("waiting"), &json!(1))
    );
    assert!(told["passedAt"].is_string());
    // Who wants fewer keeps the place, and who leaves gives what was offered to the next.
    assert_eq!(wait(&server, &joe, date, 1).await["position"], 1);
    server
        .execute(
            "leaveQuestWaitlist",
            &kim,
            json!({ "id": single["entry"]["id"] }),
        )
        .await;
    assert_eq!(place(&server, &joe, &pair).await["status"], "offered");
    assert_eq!(place(&server, &kim, &single).await["status"], "left");
}

#[tokio::test]
async fn nobody_waits_for_what_they_can_have_or_can_never_have() {
    let server = TestServer::start().await;
    let (id, session, booking, bob) = full(&server).await;
    let wish = |seats: u32| json!({ "questId": id, "sessionId": session, "seats": seats });
    let eve = server.sign_up().await;
    assert_eq!(
        server.error_of("joinQuestWaitlist", &eve, wish(4)).await,
        "400 OUT_OF_RANGE capacity"
    );
    assert_eq!(
        server.error_of("joinQuestWaitlist", &bob, wish(1)).await,
        "409 ALREADY_EXISTS booked"
    );
    server
        .execute("cancelBooking", &bob, json!({ "bookingId": booking }))
        .await;
    let refused = server.try_execute("joinQuestWaitlist", &eve, wish(1)).await;
    assert_eq!(refused.error(), "400 FAILED_PRECONDITION notFull");
    assert_eq!(refused.json()["error"]["details"]["free"], 3);
    let stranger = json!({ "id": "x" });
    assert_eq!(
        server.error_of("leaveQuestWaitlist", &eve, stranger).await,
        "404 NOT_FOUND"
    );
}

#[tokio::test]
async fn a_hold_that_ends_unnoticed_is_swept_and_offered() {
    let mut server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, session) = walk(&server, &ada, 1).await;
    hold(&server, &bob, (&id, &session), 1).await;
    let waiting = wait(&server, &eve, (&id, &session), 1).await;
    server.advance(Duration::from_mins(11));
    // What has run out is swept when the server starts, and then every minute.
    server.restart().await;
    let eve = server.sign_in(&eve).await;
    let mut status = Value::Null;
    while status != "offered" {
        status = place(&server, &eve, &waiting).await["status"].clone();
        assert!(status == "waiting" || status == "offered", "{status}");
    }
}
