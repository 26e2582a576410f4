//! Quests that are looked at before everybody sees them.

use serde_json::json;

use super::{book, old_town, text};
use crate::admin::admin;
use crate::support::{Person, TestServer};

async fn draft(server: &TestServer, by: &Person) -> String {
    let quest = json!({ "quest": old_town() });
    text(&server.done("saveQuestDraft", by, quest).await["id"])
}

async fn status(server: &TestServer, id: &str, by: Option<&Person>) -> serde_json::Value {
    server.read(&format!("/v1/quests/{id}"), by).await["status"].clone()
}

#[tokio::test]
async fn the_first_quest_of_a_creator_waits_until_somebody_has_looked_at_it() {
    let mut server = TestServer::start_with(&["--review-quests"]).await;
    let admin = admin(&mut server).await;
    let ada = server.person().await;
    let id = draft(&server, &ada).await;
    let own = json!({ "questId": id });
    let submitted = server.done("publishQuest", &ada, own.clone()).await;
    assert_eq!(submitted["data"]["status"], "inReview");
    assert_eq!(status(&server, &id, None).await, json!(null));
    assert_eq!(status(&server, &id, Some(&admin)).await, "inReview");
    let other = json!({ "questId": id, "quest": old_town() });
    assert_eq!(
        server.refused("saveQuestDraft", &ada, other).await,
        "400 FAILED_PRECONDITION status",
        "what is looked at does not change"
    );
    let approved = json!({ "questId": id, "opinion": "approve" });
    assert_eq!(
        server.refused("reviewQuest", &ada, approved.clone()).await,
        "403 PERMISSION_DENIED"
    );

    let waiting = server.call("audit", Some(&admin), json!(null)).await.json();
    assert_eq!(waiting["result"]["quests"][0]["id"], json!(id));
    let back = json!({ "questId": id, "opinion": "sendBack", "note": "Where does it begin?" });
    server.done("reviewQuest", &admin, back).await;
    assert_eq!(status(&server, &id, Some(&ada)).await, "draft");
    assert_eq!(server.told(&ada).await, ["questSentBack"]);

    server.done("publishQuest", &ada, own.clone()).await;
    server.done("withdrawQuest", &ada, own.clone()).await;
    assert_eq!(
        server
            .refused("reviewQuest", &admin, approved.clone())
            .await,
        "400 FAILED_PRECONDITION status",
        "it was taken back meanwhile"
    );
    server.done("publishQuest", &ada, own.clone()).await;
    server.done("reviewQuest", &admin, approved).await;
    assert_eq!(status(&server, &id, None).await, "published");
    assert_eq!(server.told(&ada).await, ["questSentBack", "questApproved"]);
    let sessions = server
        .read(&format!("/v1/questSessions?questId={id}"), None)
        .await;
    let session = text(&sessions["documents"][0]["id"]);
    book(&server, &admin, (&id, &session), 1).await;

    let second = draft(&server, &ada).await;
    let known = json!({ "questId": second });
    let published = server.done("publishQuest", &ada, known).await;
    assert_eq!(published["data"]["status"], "published", "she is known now");
}

#[tokio::test]
async fn where_nobody_looks_quests_are_published_at_once() {
    let server = TestServer::start().await;
    let ada = server.person().await;
    let id = draft(&server, &ada).await;
    let own = json!({ "questId": id });
    server.done("publishQuest", &ada, own.clone()).await;
    assert_eq!(status(&server, &id, None).await, "published");
    assert_eq!(
        server.refused("withdrawQuest", &ada, own).await,
        "400 FAILED_PRECONDITION status"
    );
}
