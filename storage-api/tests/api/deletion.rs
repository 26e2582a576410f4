//! Taking everything along, and leaving.

use std::collections::HashMap;

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, PASSWORD, TestServer};

/// Ada, who has left a trace in every collection there is, and her friend Bob.
async fn somebody_with_a_past(server: &TestServer) -> (Actor, Actor) {
    let data = json!({ "email": "ada@example.com", "idempotencyKey": "k" });
    server.call("joinWaitlist", None, data).await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    let [eve, joe] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let list = server.list_with(&ada, 2026, &[("a", "See Kyoto")]).await;
    let bobs = server.list(&bob, 2025).await;
    for (owner, id, editor) in [(&ada, &list, &bob), (&bob, &bobs, &ada)] {
        let share = json!({ "type": "bucketList", "id": id, "visibility": "friends", "editors": [editor.uid] });
        server.execute("setShare", owner, share).await;
    }
    server
        .execute("cloneItems", &bob, json!({ "listId": list }))
        .await;
    server
        .execute("block", &ada, json!({ "uid": eve.uid }))
        .await;
    server
        .execute(
            "sendFriendRequest",
            &ada,
            json!({ "uid": joe.uid, "message": "I am ada" }),
        )
        .await;
    server.execute("createFriendLink", &ada, json!({})).await;
    server.execute("joinWaitlist", &ada, json!({})).await;
    server
        .execute("renameUser", &ada, json!({ "user_name": "lovelace" }))
        .await;
    let basket = json!({ "activities": [], "places": [] });
    let path = format!("/v1/selections/{}", ada.uid);
    server
        .request(Method::PUT, &path, Some(&ada), Some(&basket))
        .await;
    server
        .call("requestPasswordReset", None, json!({ "email": ada.email }))
        .await;
    (ada, bob)
}

/// Every document as it is now, by collection and id, read from the feed of all changes.
pub(crate) async fn everything(server: &mut TestServer) -> HashMap<(String, String), Value> {
    let mut documents = HashMap::new();
    for change in server.changes().await {
        let key = (change.collection, change.id);
        match change.data {
            Some(data) => documents.insert(key, (*data).clone()),
            None => documents.remove(&key),
        };
    }
    documents
}

#[tokio::test]
async fn deleting_an_account_leaves_nothing_and_says_what_it_did() {
    let mut server = TestServer::start().await;
    let (ada, bob) = somebody_with_a_past(&server).await;
    let leave = |name: &str, password: &str| json!({ "user_name": name, "password": password });
    let wrong = server
        .call("deleteNow", Some(&ada), leave("ada", PASSWORD))
        .await;
    assert_eq!(
        wrong.error(),
        "400 INVALID_ARGUMENT",
        "the name is not the present one"
    );
    let wrong = server
        .call("deleteNow", Some(&ada), leave("lovelace", "a guess"))
        .await;
    assert_eq!(wrong.error(), "403 PERMISSION_DENIED password");
    let report = server
        .call("deleteNow", Some(&ada), leave("@Lovelace", PASSWORD))
        .await
        .json()["result"]
        .clone();
    assert_eq!(report["erased"]["bucketLists"], 1);
    assert_eq!(report["erased"]["waitlist"], 2);
    assert_eq!(
        report["anonymised"],
        json!({ "credits": 1, "reservedNames": 1 })
    );
    assert_eq!(
        server.get("/v1/users/x", Some(&ada)).await.error(),
        "401 UNAUTHENTICATED revoked"
    );
    let mut left = everything(&mut server).await;
    // What others were answered is kept for two days, in case they ask again.
    left.retain(|(collection, _), data| collection != "idempotency" || data["uid"] == ada.uid);
    for ((collection, id), data) in &left {
        let text = format!("{id} {data}");
        for trace in [
            ada.uid.as_str(),
            "ada@example.com",
            "\"ada\"",
            "\"lovelace\"",
            "I am ada",
        ] {
            assert!(
                !text.contains(trace),
                "{collection}/{id} still says {trace}: {data}"
            );
        }
    }
    let names: Vec<&Value> = left
        .iter()
        .filter(|((collection, _), data)| collection == "bucketLists" && data["userId"] == bob.uid)
        .flat_map(|(_, data)| data["activities"].as_array().expect("activities"))
        .map(|activity| &activity["source"]["userName"])
        .collect();
    assert_eq!(names, ["deleted person"]);
    for name in ["ada", "lovelace"] {
        let free = server
            .call("checkUsername", None, json!({ "user_name": name }))
            .await;
        assert_eq!(free.json()["result"]["free"], false, "{name}");
    }
}

#[tokio::test]
async fn an_export_holds_everything_but_secrets_and_can_be_fetched_for_a_day() {
    let server = TestServer::start().await;
    let (ada, _) = somebody_with_a_past(&server).await;
    let link = server.execute("exportMyData", &ada, json!({})).await;
    let url = link["url"].as_str().expect("a path").to_owned();
    let reply = server.get(&url, None).await;
    assert_eq!(
        reply.header("content-disposition"),
        "attachment; filename=\"yonder.json\""
    );
    let file = reply.json();
    assert_eq!(
        file["collections"]["usersPrivate"][0]["data"]["email"],
        "ada@example.com"
    );
    assert_eq!(
        file["collections"]["bucketLists"][0]["data"]["activities"][0]["title"],
        "See Kyoto"
    );
    for collection in [
        "users",
        "selections",
        "bucketListMeta",
        "friendships",
        "friendRequests",
        "blocks",
        "waitlist",
        "invites",
        "sessions",
    ] {
        assert!(file["collections"][collection].is_array(), "{collection}");
    }
    assert!(!file.to_string().contains("passwordHash") && !file.to_string().contains("$argon2"));
    assert_eq!(
        server.error_of("exportMyData", &ada, json!({})).await,
        "429 RESOURCE_EXHAUSTED"
    );
    assert_eq!(server.get("/exports/guessed", None).await.status, 404);
    server.advance(DAY);
    assert_eq!(server.get(&url, None).await.status, 404);
}

#[tokio::test]
async fn one_can_come_back_for_two_weeks() {
    let mut server = TestServer::start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    server.befriend(&ada, &bob).await;
    let path = format!("/v1/users/{}", ada.uid);
    let asked = server
        .execute(
            "requestAccountDeletion",
            &ada,
            json!({ "user_name": "ada" }),
        )
        .await;
    assert_eq!(asked["deleteAt"], "2026-03-15T00:00:00.000Z");
    assert_eq!(
        server.read(&path, Some(&bob)).await,
        Value::Null,
        "others do not see who is leaving"
    );
    server
        .execute("cancelAccountDeletion", &ada, json!({}))
        .await;
    assert_ne!(server.read(&path, Some(&bob)).await, Value::Null);
    server
        .execute(
            "requestAccountDeletion",
            &ada,
            json!({ "user_name": "ada" }),
        )
        .await;
    server.advance(DAY * 13);
    let ada = server.sign_in(&ada).await;
    assert_ne!(server.read(&path, Some(&ada)).await, Value::Null);
    server.advance(DAY * 2);
    // What has run out is swept when the server starts, and then every hour.
    server.restart().await;
    let mut gone = 0;
    while gone != 401 {
        let account = json!({ "email": ada.email, "password": PASSWORD });
        gone = server.call("signIn", None, account).await.status;
    }
}

#[tokio::test]
async fn an_account_that_ended_while_the_server_was_off_for_a_year_is_erased_when_it_starts() {
    let mut server = TestServer::start().await;
    let [ada] = server.actors_named(["ada"]).await;
    let asked = json!({ "user_name": "ada" });
    server.execute("requestAccountDeletion", &ada, asked).await;
    server.advance(DAY * 400);
    server.restart().await;
    let mut status = 0;
    while status != 401 {
        let account = json!({ "email": ada.email, "password": PASSWORD });
        status = server.call("signIn", None, account).await.status;
    }
}
