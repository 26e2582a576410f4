//! The queue of people who want to join.

use serde_json::{Value, json};
use storage_api_testing::{PASSWORD, TestServer};

async fn join(server: &TestServer, email: &str) -> Value {
    let data = json!({
        "email": email, "idempotencyKey": format!("join {email}"), "guestSecret": format!("{email:-<32}"),
    });
    let reply = server.call("joinWaitlist", None, data).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["result"].clone()
}

async fn position(server: &TestServer, place: &Value) -> Value {
    let reply = server
        .call("joinWaitlist", None, json!({ "id": place["id"] }))
        .await;
    json!([
        reply.json()["result"]["position"],
        reply.json()["result"]["status"]
    ])
}

#[tokio::test]
async fn the_queue_is_first_come_first_served() {
    let server = TestServer::start().await;
    let mut places = Vec::new();
    for n in 0..4 {
        places.push(join(&server, &format!("p{n}@example.com")).await);
    }
    let positions: Vec<&Value> = places.iter().map(|place| &place["position"]).collect();
    assert_eq!(positions, [1, 2, 3, 4]);
    assert_eq!(
        join(&server, "p1@example.com").await,
        places[1],
        "a repeated call happens once"
    );
    let left = server
        .call("leaveWaitlist", None, json!({ "id": places[1]["id"] }))
        .await;
    assert_eq!(left.json()["result"]["status"], "left");
    assert_eq!(position(&server, &places[0]).await, json!([1, "waiting"]));
    assert_eq!(position(&server, &places[1]).await, json!([null, "left"]));
    assert_eq!(position(&server, &places[2]).await, json!([2, "waiting"]));
    assert_eq!(join(&server, "p9@example.com").await["position"], 4);
    let unknown = server
        .call("leaveWaitlist", None, json!({ "id": "guessed" }))
        .await;
    assert_eq!(unknown.error(), "404 NOT_FOUND");
}

#[tokio::test]
async fn the_queue_does_not_tell_whether_an_address_is_in_it() {
    let server = TestServer::start().await;
    join(&server, "ada@example.com").await;
    let data = json!({ "email": "ada@example.com", "idempotencyKey": "somebody else" });
    let again = server.call("joinWaitlist", None, data).await.json();
    assert_eq!(
        (&again["result"]["position"], &again["result"]["status"]),
        (&json!(2), &json!("waiting"))
    );
    let wrong = json!({ "email": "no address", "idempotencyKey": "k" });
    assert_eq!(
        server.call("joinWaitlist", None, wrong).await.error(),
        "400 INVALID_ARGUMENT"
    );
}

#[tokio::test]
async fn an_invitation_ends_the_waiting_and_signing_up_too() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (one, two) = (
        join(&server, "one@example.com").await,
        join(&server, "two@example.com").await,
    );
    let link = server.execute("createFriendLink", &ada, json!({})).await;
    let redeem = json!({ "code": link["code"], "waitlistId": one["id"] });
    let invited = server.call("redeemInvite", None, redeem).await.json();
    assert_eq!(invited["result"]["status"], "invited");
    assert_eq!(position(&server, &one).await, json!([null, "invited"]));
    let entry = server
        .get(
            &format!("/v1/waitlist/{}", one["id"].as_str().expect("an id")),
            None,
        )
        .await
        .json();
    assert_eq!(entry["invitedBy"], ada.uid.as_str());
    let sign_up = json!({ "email": "Two@example.com", "password": PASSWORD, "name": "Two", "user_name": "two" });
    assert_eq!(server.call("signUp", None, sign_up).await.status, 200);
    assert_eq!(position(&server, &two).await, json!([null, "joined"]));
}

#[tokio::test]
async fn a_person_has_one_place() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let first = server.execute("joinWaitlist", &ada, json!({})).await;
    let second = server.execute("joinWaitlist", &ada, json!({})).await;
    assert_eq!(first, second);
}
