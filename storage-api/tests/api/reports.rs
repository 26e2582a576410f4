//! Reporting people, and writing to support.

use serde_json::{Value, json};
use storage_api_testing::{Actor, Reply, TestServer, text};

use crate::quests::{book, old_town, published};

/// Reports a person, whose profile is not public.
async fn report(server: &TestServer, by: &Actor, uid: &str) -> Reply {
    let report = json!({ "type": "user", "id": uid, "reason": "Rude" });
    server.try_execute("reportContent", by, report).await
}

async fn about(server: &TestServer, by: &Actor, uid: &str) -> Value {
    let reply = report(server, by, uid).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["result"]["flag"]["data"]["about"].clone()
}

#[tokio::test]
async fn who_asks_to_be_friends_can_be_reported_and_who_never_came_near_cannot() {
    let server = TestServer::start().await;
    let [ada, eve, carl] = server.actors().await;
    let ask = json!({ "uid": ada.uid, "message": "Something abusive" });
    server.execute("sendFriendRequest", &eve, ask).await;
    assert_eq!(about(&server, &ada, &eve.uid).await, eve.uid);
    let decline = json!({ "requestId": format!("{}_{}", eve.uid, ada.uid), "answer": "decline" });
    server.execute("answerFriendRequest", &ada, decline).await;
    assert_eq!(about(&server, &ada, &eve.uid).await, eve.uid);
    let (private, absent) = (
        report(&server, &ada, &carl.uid).await,
        report(&server, &ada, "nobody").await,
    );
    assert_eq!(private.error(), "404 NOT_FOUND");
    assert_eq!(private.text(), absent.text());
}

#[tokio::test]
async fn who_was_blocked_can_be_reported() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let ask = json!({ "uid": ada.uid });
    server.execute("sendFriendRequest", &eve, ask).await;
    let block = json!({ "uid": eve.uid });
    server.execute("block", &ada, block).await;
    assert_eq!(about(&server, &ada, &eve.uid).await, eve.uid);
}

#[tokio::test]
async fn hosts_and_guests_of_hangouts_and_quests_can_report_each_other() {
    let server = TestServer::start().await;
    let [ada, bob, carl, eve] = server.actors().await;
    let hangout = json!({
        "title": "Swimming", "visibility": "link",
        "when": { "mode": "fixed", "startsAt": "2026-03-07T09:00:00Z", "timeZone": "Europe/Berlin" },
    });
    let made = server.execute("createHangout", &ada, hangout).await;
    let code = text(&made["inviteUrl"]);
    let code = code.rsplit('=').next().expect("a code");
    for guest in [&bob, &carl] {
        server
            .execute("joinHangout", guest, json!({ "id": code }))
            .await;
    }
    for (by, whom) in [(&ada, &bob), (&bob, &ada), (&bob, &carl)] {
        assert_eq!(about(&server, by, &whom.uid).await, whom.uid);
    }
    assert_eq!(report(&server, &eve, &bob.uid).await.status, 404);
    let date = published(&server, &eve, old_town(), json!({ "capacity": 5 })).await;
    book(&server, &carl, (&date.0, &date.1), 1).await;
    for (by, whom) in [(&eve, &carl), (&carl, &eve)] {
        assert_eq!(about(&server, by, &whom.uid).await, whom.uid);
    }
}

#[tokio::test]
async fn messages_to_support_and_reports_are_counted_apart() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let ask = json!({ "uid": ada.uid });
    server.execute("sendFriendRequest", &eve, ask).await;
    let letter = json!({ "message": "I cannot find my list" });
    for _ in 0..20 {
        server.execute("contactSupport", &ada, letter.clone()).await;
    }
    assert_eq!(
        server.error_of("contactSupport", &ada, letter).await,
        "429 RESOURCE_EXHAUSTED support"
    );
    assert_eq!(about(&server, &ada, &eve.uid).await, eve.uid);
}
