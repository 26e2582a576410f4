//! Two servers without a state of their own, on one PostgreSQL.

use std::time::Instant;

use serde_json::json;
use storage_api_testing::{Events, PostgresServer, TIMEOUT, TestServer};

use crate::live::set_bio;

#[tokio::test]
async fn a_live_read_on_one_sees_a_write_on_the_other_and_can_go_on_at_either() {
    let address = PostgresServer::shared().database();
    let one = TestServer::start_with(&["--store", &address]).await;
    let other = one.start_peer().await;
    let person = one.sign_up().await;
    let topic = format!("users/{}", person.uid);
    let mut events = other.follow(&topic, &person).await;
    let snapshot = events.next().await;
    assert_eq!(snapshot.name, "snapshot");
    assert_eq!(snapshot.data["data"]["user_name"], json!(person.user_name));
    set_bio(&one, &person, "first").await;
    let change = events.next().await;
    assert_eq!(change.name, "change");
    assert_eq!(change.data["data"]["bio"], "first");
    drop(events);
    set_bio(&other, &person, "second").await;
    let last = change.id.expect("an id");
    let path = format!("/v1/live?topic={topic}");
    let resumed = one
        .open(&path, Some(&person), &[("last-event-id", &last)])
        .await;
    let missed = Events::new(resumed).next().await;
    assert_eq!(
        (missed.name.as_str(), &missed.data["data"]["bio"]),
        ("change", &json!("second"))
    );
}

#[tokio::test]
async fn a_server_whose_database_is_gone_says_so_and_is_not_ready() {
    let database = PostgresServer::start();
    let server = TestServer::start_with(&["--store", &database.database()]).await;
    let person = server.sign_up().await;
    assert_eq!(server.get("/readyz", None).await.status, 200);
    database.stop();
    let began = Instant::now();
    while server.get("/readyz", None).await.status != 503 {
        assert!(began.elapsed() < TIMEOUT, "it goes on calling itself ready");
    }
    let path = format!("/v1/users/{}", person.uid);
    let refused = server.get(&path, Some(&person)).await;
    assert_eq!(refused.status, 503);
    assert_eq!(refused.header("retry-after"), "2");
    let error = &refused.json()["error"];
    assert_eq!(
        (&error["status"], &error["details"]["retryAfterS"]),
        (&json!("UNAVAILABLE"), &json!(2))
    );
}

#[tokio::test]
async fn whoever_follows_is_told_to_begin_anew_when_changes_cannot_be_told() {
    let address = PostgresServer::shared().database();
    let server = TestServer::start_with(&["--store", &address]).await;
    let person = server.sign_up().await;
    let topic = format!("users/{}", person.uid);
    let mut events = server.follow(&topic, &person).await;
    assert_eq!(events.next().await.name, "snapshot");
    // As another server leaves it that wrote more than is kept.
    let (client, connection) = tokio_postgres::connect(&address, tokio_postgres::NoTls)
        .await
        .expect("a connection");
    tokio::spawn(connection);
    let skipped = client.batch_execute("UPDATE change_head SET seq = seq + 20000");
    skipped.await.expect("an answer");
    let events = events.rest().await;
    let told: Vec<_> = events.iter().map(|event| &*event.name).collect();
    assert_eq!(told, ["reset", "end"]);
    assert_eq!(events[1].data["reason"], "behind");
}

#[tokio::test]
async fn the_first_write_after_the_database_started_again_is_done() {
    let mut database = PostgresServer::start();
    let server = TestServer::start_with(&["--store", &database.database()]).await;
    let person = server.sign_up().await;
    database.restart();
    for ready in [503, 200] {
        while server.get("/readyz", None).await.status != ready {}
    }
    set_bio(&server, &person, "written").await;
    database.stop();
}
