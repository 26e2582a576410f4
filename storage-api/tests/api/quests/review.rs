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

#[tokio::test]
async fn a_quest_is_hidden_with_a_reason_and_shown_again_by_those_who_hid_it() {
    let mut server = TestServer::start().await;
    let admin = server.admin().await;
    let [ada, bob] = server.actors().await;
    let (id, session) = super::walk(&server, &ada, 2).await;
    book(&server, &bob, (&id, &session), 1).await;
    let report = json!({ "type": "quest", "id": id, "reason": "It leads over a fence" });
    let report = server.execute("reportContent", &bob, report).await;
    let hide = |note: &str| json!({ "questId": id, "note": note });
    assert_eq!(
        server.error_of("hideQuest", &admin, hide(" ")).await,
        "400 INVALID_ARGUMENT",
        "its creator reads why"
    );
    server.execute("hideQuest", &admin, hide("A fence")).await;
    assert_eq!(status(&server, &id, Some(&bob)).await, json!(null));
    assert_eq!(status(&server, &id, Some(&ada)).await, "inReview");
    assert!(
        server
            .notification_kinds(&ada)
            .await
            .contains(&"questHidden".to_owned())
    );

    let own = json!({ "questId": id });
    server.execute("withdrawQuest", &ada, own.clone()).await;
    assert_eq!(
        server.error_of("deleteQuestDraft", &ada, own.clone()).await,
        "400 FAILED_PRECONDITION openBookings",
        "bob has booked it"
    );
    let again = server.execute("publishQuest", &ada, own).await;
    assert_eq!(
        again["data"]["status"], "inReview",
        "there is no way around"
    );
    let approve = json!({ "questId": id, "opinion": "approve" });
    let shown = server.execute("reviewQuest", &admin, approve).await;
    assert_eq!(shown["data"]["status"], "published");
    assert_eq!(shown["data"]["hiddenAt"], json!(null));

    let decide = json!({ "flagId": report["flag"]["id"], "verdict": "upheld", "note": "Fixed" });
    assert_eq!(
        server.error_of("decideReport", &ada, decide.clone()).await,
        "403 PERMISSION_DENIED"
    );
    let decided = server.execute("decideReport", &admin, decide).await;
    assert_eq!(decided["flag"]["data"]["status"], "upheld");
    let audit = server.execute("audit", &admin, json!({})).await;
    assert_eq!(audit["reports"], json!([]));
    let log = audit["log"].as_array().expect("lines").iter();
    let mut acts: Vec<_> = log
        .map(|line| line["what"].as_str().expect("a name"))
        .collect();
    // They happened at one moment of the test's clock.
    acts.sort_unstable();
    assert_eq!(acts, ["decideReport", "hideQuest", "reviewQuest"]);
    assert!(audit["names"][&admin.uid].is_string());
}
