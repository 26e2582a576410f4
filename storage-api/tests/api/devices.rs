//! Sessions of a person.

use serde_json::{Value, json};
use storage_api_testing::{Events, TestServer};

#[tokio::test]
async fn sign_ins_are_listed_and_ended_one_by_one_or_all() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    server.advance(std::time::Duration::from_mins(1));
    let (phone, eve) = (server.sign_in(&ada).await, server.sign_up().await);
    let list = async |by| {
        server
            .call("listSessions", Some(by), Value::Null)
            .await
            .json()["result"]["sessions"]
            .clone()
    };
    let sessions = list(&ada).await;
    let current: Vec<&Value> = sessions
        .as_array()
        .expect("sessions")
        .iter()
        .map(|session| &session["current"])
        .collect();
    assert_eq!(current, [false, true], "the one used last comes first");
    let other = json!({ "id": sessions[0]["id"] });
    assert_eq!(
        server.error_of("revokeSession", &eve, other.clone()).await,
        "404 NOT_FOUND"
    );
    let topic = format!("/v1/live?topic=users/{}", ada.uid);
    let mut events = Events::new(server.open(&topic, Some(&phone), &[]).await);
    assert_eq!(events.next().await.name, "snapshot");
    server.execute("revokeSession", &ada, other).await;
    assert_eq!(events.next().await.data["reason"], "signed-out");
    assert_eq!(list(&ada).await.as_array().map(Vec::len), Some(1));
    server.sign_in(&ada).await;
    let ended = server
        .call("signOutEverywhere", Some(&ada), Value::Null)
        .await;
    assert_eq!(ended.json()["result"]["ended"], 2);
    assert_eq!(
        server
            .call("listSessions", Some(&ada), Value::Null)
            .await
            .error(),
        "401 UNAUTHENTICATED revoked"
    );
    assert_eq!(
        server
            .call_with_cookie("refreshSession", &ada.cookie)
            .await
            .status,
        401
    );
}
