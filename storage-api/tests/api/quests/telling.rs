//! What people are told of the quests they make, have booked or wait for.

use serde_json::{Value, json};

use super::{DAY, book, dated, text, wait, walk};
use crate::support::{Person, TestServer};

/// What somebody was told of that kind.
async fn notice(server: &TestServer, whom: &Person, kind: &str) -> Value {
    let path = format!("/v1/notifications?uid={}", whom.uid);
    let found = server.read(&path, Some(whom)).await;
    let mut notices = found["documents"].as_array().expect("documents").iter();
    let found = notices.find(|notice| notice["data"]["kind"] == kind);
    found.expect("a notice")["data"].clone()
}

#[tokio::test]
async fn creators_hear_of_bookings_and_guests_of_what_becomes_of_their_date() {
    let server = TestServer::start().await;
    let (ada, bob, eve, kim) = (
        server.person().await,
        server.person().await,
        server.person().await,
        server.person().await,
    );
    let (id, session) = walk(&server, &ada, 2).await;
    let date = (&*id, &*session);
    let (booking, _) = book(&server, &bob, date, 2).await;
    let told = notice(&server, &ada, "questBooked").await;
    assert_eq!(
        (&told["questId"], &told["sessionId"], &told["bookingId"]),
        (&json!(id), &json!(session), &json!(booking))
    );
    assert_eq!(
        (&told["title"], &told["from"]),
        (&json!("Old town"), &json!(bob.uid))
    );

    let place = wait(&server, &eve, date, 1).await;
    let waiting = wait(&server, &kim, date, 2).await;
    let own = json!({ "bookingId": booking });
    server.done("cancelBooking", &bob, own.clone()).await;
    assert_eq!(server.told(&ada).await, ["questBooked", "bookingCancelled"]);
    // Cancelled again, it is told once.
    server.done("cancelBooking", &bob, own).await;
    assert_eq!(server.told(&ada).await.len(), 2);
    let told = notice(&server, &eve, "questSeat").await;
    assert_eq!(told["waitlistId"], place["entry"]["id"]);

    let own = json!({ "id": place["entry"]["id"] });
    let held = server.done("acceptOffer", &eve, own).await;
    let seats = json!({ "bookingId": held["booking"]["id"] });
    server.done("checkoutQuest", &eve, seats).await;
    let later = json!({ "questId": id, "sessionId": session, "session": dated(DAY * 12, 2) });
    let moved = server.done("saveQuestSession", &ada, later).await;
    let told = notice(&server, &eve, "questMoved").await;
    assert_eq!(told["startsAt"], moved["data"]["startsAt"]);
    let told = notice(&server, &kim, "questMoved").await;
    assert_eq!(
        (&told["startsAt"], &told["waitlistId"]),
        (&moved["data"]["startsAt"], &waiting["entry"]["id"]),
        "also who waits has to know"
    );

    server
        .done("cancelQuest", &ada, json!({ "questId": id }))
        .await;
    assert_eq!(
        server.told(&eve).await,
        ["questSeat", "questMoved", "questCancelled"]
    );
    assert_eq!(
        server.told(&kim).await,
        ["questMoved", "questCancelled"],
        "who waits is told too"
    );
    assert!(server.told(&bob).await.is_empty(), "he did it himself");
    assert_eq!(
        server.told(&ada).await,
        ["questBooked", "bookingCancelled", "questBooked"]
    );
}

#[tokio::test]
async fn a_friend_hears_of_seats_that_are_handed_over() {
    let server = TestServer::start().await;
    let (ada, bob, eve) = (
        server.person().await,
        server.person().await,
        server.person().await,
    );
    server.befriend(&bob, &eve).await;
    let (id, session) = walk(&server, &ada, 2).await;
    let (booking, _) = book(&server, &bob, (&id, &session), 1).await;
    let given = json!({ "bookingId": booking, "toUid": eve.uid });
    let given = server.done("transferBooking", &bob, given).await;
    let told = notice(&server, &eve, "bookingReceived").await;
    assert_eq!(told["from"], json!(bob.uid));
    assert_eq!(
        text(&told["bookingId"]),
        text(&given["data"]["transferredTo"])
    );
}
