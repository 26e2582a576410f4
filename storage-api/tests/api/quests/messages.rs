//! Messages of creators to their guests.

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::DAY;

use super::{book, walk};
use crate::emails::{secret, start};

#[tokio::test]
async fn guests_find_a_message_in_their_inbox_and_their_email_and_its_creator_what_was_sent() {
    let (server, mut mail) = start().await;
    let [ada, bob, eve, kim] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let to = |more: Value| {
        let mut message = json!({ "questId": id, "text": "Bring a torch" });
        for (name, value) in more.as_object().expect("fields") {
            message[name] = value.clone();
        }
        message
    };
    assert_eq!(
        server.error_of("messageGuests", &ada, to(json!({}))).await,
        "400 FAILED_PRECONDITION nobody"
    );
    let (booking, _) = book(&server, &bob, (&id, &session), 1).await;
    book(&server, &eve, (&id, &session), 1).await;
    let letter = mail.next_to(&bob.email, "Confirm your email").await;
    let token = json!({ "token": secret(&letter, "/login?verify=") });
    let verified = server.call("verifyEmail", None, token).await;
    assert_eq!(verified.status, 200, "{verified:?}");

    let sent = server
        .execute("messageGuests", &ada, to(json!({ "sessionId": session })))
        .await;
    assert_eq!(sent["data"]["recipients"], 2);
    let letter = mail.next_to(&bob.email, "Bring a torch").await;
    assert!(letter.contains("Old town"), "{letter}");
    let told = format!("/v1/notifications?uid={}", eve.uid);
    let told = server.read(&told, Some(&eve)).await;
    let told = &told["documents"][0]["data"];
    assert_eq!(
        (&told["kind"], &told["text"], &told["questId"]),
        (&json!("questMessage"), &json!("Bring a torch"), &json!(id))
    );
    assert!(server.notification_kinds(&kim).await.is_empty());

    let one = to(json!({ "bookingId": booking }));
    let sent = server.execute("messageGuests", &ada, one).await;
    assert_eq!(sent["data"]["recipients"], 1);
    assert_eq!(
        server.error_of("messageGuests", &bob, to(json!({}))).await,
        "403 PERMISSION_DENIED"
    );
    assert_eq!(
        server
            .error_of("messageGuests", &ada, to(json!({ "text": " " })))
            .await,
        "400 INVALID_ARGUMENT"
    );
    let kept = format!("/v1/questMessages?creatorId={}&questId={id}", ada.uid);
    let found = server.read(&kept, Some(&ada)).await;
    assert_eq!(found["documents"].as_array().map(Vec::len), Some(2));
    assert_eq!(server.get(&kept, Some(&bob)).await.status, 403);

    for _ in 2..10 {
        server.execute("messageGuests", &ada, to(json!({}))).await;
    }
    assert_eq!(
        server.error_of("messageGuests", &ada, to(json!({}))).await,
        "429 RESOURCE_EXHAUSTED messages"
    );
    server.advance(DAY + Duration::from_secs(1));
    let ada = server.sign_in(&ada).await;
    server.execute("messageGuests", &ada, to(json!({}))).await;
}
