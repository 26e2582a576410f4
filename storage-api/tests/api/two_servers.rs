//! Two servers without a state of their own, on one PostgreSQL.

use std::time::Instant;

use serde_json::json;

use crate::live::{Events, follow, open, set_bio};
use crate::postgres_server::PostgresServer;
use crate::support::{PATIENCE, TestServer};

#[tokio::test]
async fn a_live_read_on_one_sees_a_write_on_the_other_and_can_go_on_at_either() {
    let address = PostgresServer::shared().database();
    let one = TestServer::start_with(&["--store", &address]).await;
    let other = one.beside().await;
    let person = one.person().await;
    let topic = format!("users/{}", person.uid);
    let mut events = follow(&other, &topic, &person).await;
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
    let resumed = open(&one, &path, Some(&person), &[("last-event-id", &last)]).await;
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
    let person = server.person().await;
    assert_eq!(server.get("/readyz", None).await.status, 200);
    database.stop();
    let began = Instant::now();
    while server.get("/readyz", None).await.status != 503 {
        assert!(
            began.elapsed() < PATIENCE,
            "it goes on calling itself ready"
        );
    }
    let path = format!("/v1/users/{}", person.uid);
    assert_eq!(server.get(&path, Some(&person)).await.status, 503);
}
