//! The door of a date: guests by name, walk-ins, no-shows, undo, and two hosts at once.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use storage_api_testing::{DAY, HOUR, TestServer, text};

use super::{book, dated, old_town, published, seats, walk};

#[tokio::test]
async fn a_creator_knows_guests_by_name_and_lets_them_in_without_a_network() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let (booking, ticket) = book(&server, &bob, (&id, &session), 2).await;
    let list = json!({ "questId": id, "sessionId": session });
    let guests = server.execute("listGuests", &ada, list.clone()).await;
    let guest = &guests["guests"][0];
    assert_eq!(guest["bookingId"], json!(booking));
    assert!(guest["name"].is_string(), "they are no friends: {guest}");
    let hash = URL_SAFE_NO_PAD.encode(Sha256::digest(ticket.as_bytes()));
    assert_eq!(guest["ticketHash"], json!(hash));
    assert!(!guests.to_string().contains(&ticket));
    assert_eq!(
        server.error_of("listGuests", &eve, list).await,
        "404 NOT_FOUND"
    );
    let own = format!("/v1/bookings?creatorId={}&sessionId={session}", ada.uid);
    let found = server.read(&own, Some(&ada)).await;
    assert_eq!(found["documents"][0]["id"], json!(booking));
    assert_eq!(server.get(&own, Some(&eve)).await.status, 403);
}

#[tokio::test]
async fn who_is_in_did_not_come_or_came_without_a_ticket_is_noted_and_taken_back() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let mut quest = old_town();
    quest["mode"] = json!("scheduled");
    quest["price"] = json!({ "amount": 1_400, "currency": "EUR" });
    let (id, session) = published(&server, &ada, quest, dated(DAY * 10, 4)).await;
    let date = (&*id, &*session);
    let (bobs, _) = book(&server, &bob, date, 2).await;
    let (eves, _) = book(&server, &eve, date, 1).await;
    let of = |booking: &str| json!({ "sessionId": session, "bookingId": booking });
    assert_eq!(
        server.error_of("markNoShow", &ada, of(&eves)).await,
        "400 FAILED_PRECONDITION tooEarly"
    );
    server.advance(DAY * 10 + HOUR);
    let ada = server.sign_in(&ada).await;

    server.execute("checkInGuest", &ada, of(&bobs)).await;
    assert_eq!(
        server.error_of("checkInGuest", &ada, of(&bobs)).await,
        "409 ALREADY_EXISTS alreadyIn",
        "the other host was faster"
    );
    let undone = server.execute("undoCheckIn", &ada, of(&bobs)).await;
    assert_eq!(undone["data"]["status"], "confirmed");
    server.execute("undoCheckIn", &ada, of(&bobs)).await;
    server.execute("checkInGuest", &ada, of(&bobs)).await;

    let missed = server.execute("markNoShow", &ada, of(&eves)).await;
    assert_eq!(missed["data"]["status"], "noShow");
    assert_eq!(seats(&server, &session).await["booked"], 2);
    let walk_in =
        |name: &str, seats: u32| json!({ "sessionId": session, "name": name, "seats": seats });
    assert_eq!(
        server.error_of("addWalkIn", &ada, walk_in("Kim", 3)).await,
        "429 RESOURCE_EXHAUSTED soldOut"
    );
    assert_eq!(
        server.error_of("addWalkIn", &ada, walk_in(" ", 1)).await,
        "400 INVALID_ARGUMENT"
    );
    let bob = server.sign_in(&bob).await;
    assert_eq!(
        server.error_of("addWalkIn", &bob, walk_in("Kim", 1)).await,
        "404 NOT_FOUND"
    );
    let came = server.execute("addWalkIn", &ada, walk_in("Kim", 2)).await;
    assert_eq!(
        (
            &came["data"]["status"],
            &came["data"]["payment"],
            &came["data"]["total"]
        ),
        (&json!("checkedIn"), &json!("atMeeting"), &json!(2_800))
    );
    assert_eq!(
        server.error_of("undoCheckIn", &ada, of(&eves)).await,
        "429 RESOURCE_EXHAUSTED soldOut",
        "her seat is taken"
    );
    let kim = text(&came["id"]);
    server.execute("undoCheckIn", &ada, of(&kim)).await;
    assert_eq!(seats(&server, &session).await["booked"], 2);
    let back = server.execute("undoCheckIn", &ada, of(&eves)).await;
    assert_eq!(back["data"]["status"], "confirmed");
    assert!(
        back["data"]["ticketCode"] == Value::Null,
        "it is the guest's"
    );
    assert_eq!(seats(&server, &session).await["booked"], 3);
}
