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

    // The secret lets nobody else in.
    let again = server.call("joinHangout", Some(&waiting), {
        let mut asked = asked;
        asked["idempotencyKey"] = json!("again");
        asked
    });
    assert_eq!(again.await.error(), "404 NOT_FOUND");
}

/// Zoe has made an account of her own.
async fn take_over(server: &TestServer, ada: &Actor) -> (Invited, Actor) {
    let invited = invite(server, ada).await;
    let zoe = server.sign_up().await;
    let asked = json!({ "id": invited.id, "guestKey": invited.key });
    server.execute("joinHangout", &zoe, asked).await;
    (invited, zoe)
}

/// Status of the calendar and of the hangout for whoever has the secret that Zoe had as a guest.
async fn by_secret(server: &TestServer, Invited { id, key }: &Invited) -> [u16; 2] {
    let calendar = format!("/v1/hangouts/{id}/calendar.ics?k={key}");
    let hangout = format!("/v1/hangouts/{id}?k={key}");
    [
        server.get(&calendar, None).await.status,
        server.get(&hangout, None).await.status,
    ]
}

#[tokio::test]
async fn the_calendar_and_the_private_link_of_a_guest_go_on_with_their_account() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (invited, zoe) = take_over(&server, &ada).await;
    let Invited { id, key } = &invited;
    let when =
        json!({ "mode": "fixed", "startsAt": "2026-03-08T09:00:00Z", "timeZone": "Europe/Berlin" });
    let moved = json!({ "hangoutId": id, "when": when });
    server.execute("editHangout", &ada, moved).await;
    let calendar = format!("/v1/hangouts/{id}/calendar.ics?k={key}");
    let calendar = server.get(&calendar, None).await;
    assert_eq!(calendar.status, 200);
    assert!(calendar.text().contains("20260308T"), "the new date");

    let read = json!({ "id": id, "key": key });
    let signed_out = as_guest(&server, "readInvitation", read.clone(), "read").await;
    let signed_out = signed_out.json();
    assert_eq!(signed_out["result"]["title"], "Swimming");
    assert_eq!(
        signed_out["result"]["me"],
        Value::Null,
        "an account answers"
    );
    assert_eq!(signed_out["result"]["comments"], Value::Null);
    let refused = json!({ "hangoutId": id, "rsvp": "no", "partySize": 1, "key": key });
    let refused = as_guest(&server, "rsvpHangout", refused, "no").await;
    assert_eq!(refused.error(), "403 PERMISSION_DENIED");

    // Signed in, the secret takes nothing away from the account.
    let own = server.execute("readInvitation", &zoe, read).await;
    assert_eq!(own["me"]["memberId"], format!("{id}_{}", zoe.uid));
    let members = format!("/v1/hangoutMembers?hangoutId={id}&k={key}");
    assert_eq!(server.get(&members, Some(&zoe)).await.status, 200);
    let hangout = server.read(&format!("/v1/hangouts/{id}"), Some(&ada)).await;
    assert_eq!(hangout["formerGuests"], Value::Null, "nobody is shown it");
}

#[tokio::test]
async fn the_secret_of_a_former_guest_ends_when_they_leave_or_are_taken_off() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (left, zoe) = take_over(&server, &ada).await;
    assert_eq!(by_secret(&server, &left).await, [200, 200]);
    let leave = json!({ "hangoutId": left.id });
    server.execute("leaveHangout", &zoe, leave).await;
    assert_eq!(by_secret(&server, &left).await, [404, 404]);

    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (off, zoe) = take_over(&server, &ada).await;
    let member = format!("{}_{}", off.id, zoe.uid);
    let take_off = json!({ "hangoutId": off.id, "memberId": member });
    server.execute("leaveHangout", &ada, take_off).await;
    assert_eq!(by_secret(&server, &off).await, [404, 404]);
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
