//! Quests that are looked at before everybody sees them.

use serde_json::json;
use storage_api_testing::{Actor, TestServer, text};

use super::{book, old_town};

async fn draft(server: &TestServer, by: &Actor) -> String {
    let quest = json!({ "quest": old_town() });
    text(&server.execute("saveQuestDraft", by, quest).await["id"])
}

async fn status(server: &TestServer, id: &str, by: Option<&Actor>) -> serde_json::Value {
    server.read(&format!("/v1/quests/{id}"), by).await["status"].clone()
}

#[tokio::test]
async fn the_first_quest_of_a_creator_waits_until_somebody_has_looked_at_it() {
    let mut server = TestServer::start_with(&["--review-quests"]).await;
    let admin = server.admin().await;
    let ada = server.sign_up().await;
    let id = draft(&server, &ada).await;
    let own = json!({ "questId": id });
    let submitted = server.execute("publishQuest", &ada, own.clone()).await;
    assert_eq!(submitted["data"]["status"], "inReview");
    assert_eq!(status(&server, &id, None).await, json!(null));
    assert_eq!(status(&server, &id, Some(&admin)).await, "inReview");
    let other = json!({ "questId": id, "quest": old_town() });
    assert_eq!(
        server.error_of("saveQuestDraft", &ada, other).await,
        "400 FAILED_PRECONDITION status",
        "what is looked at does not change"
    );
    let approved = json!({ "questId": id, "opinion": "approve" });
    assert_eq!(
        server.error_of("reviewQuest", &ada, approved.clone()).await,
        "403 PERMISSION_DENIED"
    );

    let waiting = server.call("audit", Some(&admin), json!(null)).await.json();
    assert_eq!(waiting["result"]["quests"][0]["id"], json!(id));
    let back = json!({ "questId": id, "opinion": "sendBack", "note": "Where does it begin?" });
    server.execute("reviewQuest", &admin, back).await;
    assert_eq!(status(&server, &id, Some(&ada)).await, "draft");
    assert_eq!(server.notification_kinds(&ada).await, ["questSentBack"]);

    server.execute("publishQuest", &ada, own.clone()).await;
    server.execute("withdrawQuest", &ada, own.clone()).await;
    assert_eq!(
        server
            .error_of("reviewQuest", &admin, approved.clone())
            .await,
        "400 FAILED_PRECONDITION status",
        "it was taken back meanwhile"
    );
    server.execute("publishQuest", &ada, own.clone()).await;
    server.execute("reviewQuest", &admin, approved).await;
    assert_eq!(status(&server, &id, None).await, "published");
    assert_eq!(
        server.notification_kinds(&ada).await,
        ["questSentBack", "questApproved"]
    );
    let sessions = server
        .read(&format!("/v1/questSessions?questId={id}"), None)
        .await;
    let session = text(&sessions["documents"][0]["id"]);
    book(&server, &admin, (&id, &session), 1).await;

    let second = draft(&server, &ada).await;
    let known = json!({ "questId": second });
    let published = server.execute("publishQuest", &ada, known).await;
    assert_eq!(published["data"]["status"], "published", "she is known now");
}

#[tokio::test]
async fn where_nobody_looks_quests_are_published_at_once() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let id = draft(&server, &ada).await;
    let own = json!({ "questId": id });
    server.execute("publishQuest", &ada, own.clone()).await;
    assert_eq!(status(&server, &id, None).await, "published");
    assert_eq!(
        server.error_of("withdrawQuest", &ada, own).await,
        "400 FAILED_PRECONDITION status"
    );
}
