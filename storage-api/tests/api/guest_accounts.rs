//! Guests of a hangout who make an account: what they answered and said becomes the account's.

use serde_json::{Value, json};
use storage_api_testing::{Actor, Reply, TestServer};

/// Calls a function as somebody without an account.
async fn as_guest(server: &TestServer, name: &str, mut data: Value, once: &str) -> Reply {
    data["idempotencyKey"] = json!(once);
    server.call(name, None, data).await
}

struct Invited {
    id: String,
    /// The secret of Zoe, who is a guest.
    key: String,
}

/// Ada invites by link to a date with one seat left, which Zoe takes as a guest.
async fn invite(server: &TestServer, ada: &Actor) -> Invited {
    let hangout = json!({
        "title": "Swimming", "capacity": 2, "visibility": "link",
        "when": { "mode": "fixed", "startsAt": "2026-03-07T09:00:00Z", "timeZone": "Europe/Berlin" },
    });
    let made = server.execute("createHangout", ada, hangout).await;
    let url = made["inviteUrl"].as_str().expect("a url");
    let code = url.strip_prefix("/app/hangout/join?id=").expect("a page");
    let guest = json!({ "code": code, "guestName": "Zoe" });
    let joined = as_guest(server, "joinHangout", guest, "join").await.json();
    let url = joined["result"]["editUrl"].as_str().expect("a url");
    let (_, key) = url.split_once("?k=").expect("a secret");
    let id = made["id"].as_str().expect("an id").to_owned();
    let key = key.to_owned();
    let answer = json!({ "hangoutId": id, "rsvp": "going", "partySize": 1, "key": key });
    as_guest(server, "rsvpHangout", answer, "answer").await;
    let words = json!({ "hangoutId": id, "text": "I bring cake", "key": key });
    as_guest(server, "commentHangout", words, "words").await;
    Invited { id, key }
}

#[tokio::test]
async fn what_a_guest_answered_and_said_is_the_accounts_that_they_make() {
    let server = TestServer::start().await;
    let (ada, zoe) = (server.sign_up().await, server.sign_up().await);
    let Invited { id, key } = invite(&server, &ada).await;
    let waiting = server.sign_up().await;
    let asked = json!({ "id": id, "guestKey": key });
    let joined = server.execute("joinHangout", &zoe, asked.clone()).await;
    assert_eq!(joined["member"]["id"], format!("{id}_{}", zoe.uid));
    assert_eq!(joined["member"]["data"]["rsvp"], "going");
    assert_eq!(joined["member"]["data"]["userId"], zoe.uid);
    assert_eq!(joined["member"]["data"]["editToken"], Value::Null);

    let read = server
        .execute("readInvitation", &ada, json!({ "id": id }))
        .await;
    assert_eq!((&read["going"], &read["waiting"]), (&json!(2), &json!(0)));
    let people = read["people"].as_array().expect("people");
    assert_eq!(people.len(), 2);
    assert!(people.iter().all(|person| person["isGuest"] == false));
    assert_eq!(read["comments"][0]["memberId"], joined["member"]["id"]);
    assert_eq!(read["comments"][0]["isGuest"], false);

    // The secret opens nothing any more, also not for somebody else with an account.
    let again = server.call("joinHangout", Some(&waiting), {
        let mut asked = asked;
        asked["idempotencyKey"] = json!("again");
        asked
    });
    assert_eq!(again.await.error(), "404 NOT_FOUND");
    let gone = format!("/v1/hangouts/{id}?k={key}");
    assert_eq!(server.get(&gone, None).await.error(), "404 NOT_FOUND");
}

#[tokio::test]
async fn an_invitation_says_whether_cars_are_shared() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let Invited { id, key } = invite(&server, &ada).await;
    let read = json!({ "id": id, "key": key });
    let before = as_guest(&server, "readInvitation", read.clone(), "before").await;
    assert_eq!(before.json()["result"]["hasCars"], false);
    let cars = json!({ "hangoutId": id, "direction": "there" });
    server.execute("openCarpool", &ada, cars).await;
    let after = as_guest(&server, "readInvitation", read, "after").await;
    assert_eq!(after.json()["result"]["hasCars"], true);
}
