//! Notifications about the quests that people make, have booked or wait for.

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, TestServer, text};

use super::{book, dated, wait, walk};

/// Notification of that kind to somebody.
async fn notice(server: &TestServer, whom: &Actor, kind: &str) -> Value {
    let path = format!("/v1/notifications?uid={}", whom.uid);
    let found = server.read(&path, Some(whom)).await;
    let mut notices = found["documents"].as_array().expect("documents").iter();
    let found = notices.find(|notice| notice["data"]["kind"] == kind);
    found.expect("a notice")["data"].clone()
}

#[tokio::test]
async fn creators_hear_of_bookings_and_guests_of_what_becomes_of_their_date() {
    let server = TestServer::start().await;
    let [ada, bob, eve, kim] = server.actors().await;
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
    server.execute("cancelBooking", &bob, own.clone()).await;
    assert_eq!(
        server.notification_kinds(&ada).await,
        ["questBooked", "bookingCancelled"]
    );
    // Cancelled again, it is told once.
    server.execute("cancelBooking", &bob, own).await;
    assert_eq!(server.notification_kinds(&ada).await.len(), 2);
    let told = notice(&server, &eve, "questSeat").await;
    assert_eq!(told["waitlistId"], place["entry"]["id"]);

    let own = json!({ "id": place["entry"]["id"] });
    let held = server.execute("acceptOffer", &eve, own).await;
    let seats = json!({ "bookingId": held["booking"]["id"] });
    server.execute("checkoutQuest", &eve, seats).await;
    let later = json!({ "questId": id, "sessionId": session, "session": dated(DAY * 12, 2) });
    let moved = server.execute("saveQuestSession", &ada, later).await;
    let told = notice(&server, &eve, "questMoved").await;
    assert_eq!(told["startsAt"], moved["data"]["startsAt"]);
    let told = notice(&server, &kim, "questMoved").await;
    assert_eq!(
        (&told["startsAt"], &told["waitlistId"]),
        (&moved["data"]["startsAt"], &waiting["entry"]["id"]),
        "also who waits has to know"
    );

    let mut elsewhere = dated(DAY * 12, 2);
    elsewhere["meetingPlace"] = json!("By the fountain");
    let change = json!({ "questId": id, "sessionId": session, "session": elsewhere });
    server.execute("saveQuestSession", &ada, change).await;
    let own = format!("/v1/bookings/{}", text(&held["booking"]["id"]));
    let booking = server.read(&own, Some(&eve)).await;
    assert_eq!(
        (&booking["meetingPlace"], &booking["startsAt"]),
        (&json!("By the fountain"), &moved["data"]["startsAt"])
    );

    server
        .execute("cancelQuest", &ada, json!({ "questId": id }))
        .await;
    assert_eq!(
        server.notification_kinds(&eve).await,
        [
            "questSeat",
            "questMoved",
            "questMeetingPlace",
            "questCancelled"
        ]
    );
    assert_eq!(
        server.notification_kinds(&kim).await,
        ["questMoved", "questCancelled"],
        "who waits is told too"
    );
    assert!(
        server.notification_kinds(&bob).await.is_empty(),
        "he did it himself"
    );
    assert_eq!(
        server.notification_kinds(&ada).await,
        ["questBooked", "bookingCancelled", "questBooked"]
    );
}

#[tokio::test]
async fn a_friend_hears_of_seats_that_are_handed_over() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    server.befriend(&bob, &eve).await;
    let (id, session) = walk(&server, &ada, 2).await;
    let (booking, _) = book(&server, &bob, (&id, &session), 1).await;
    let given = json!({ "bookingId": booking, "toUid": eve.uid });
    let given = server.execute("transferBooking", &bob, given).await;
    let told = notice(&server, &eve, "bookingReceived").await;
    assert_eq!(told["from"], json!(bob.uid));
    assert_eq!(
        text(&told["bookingId"]),
        text(&given["data"]["transferredTo"])
    );
}
