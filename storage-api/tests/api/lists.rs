//! The functions of bucket lists.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, Reply, TestServer};

async fn edit(server: &TestServer, by: &Actor, list: &str, key: &str, ops: Value) -> Reply {
    let data = json!({ "listId": list, "ops": ops, "idempotencyKey": key });
    server.call("editBucketItems", Some(by), data).await
}

fn wish(id: &str) -> Value {
    json!({ "op": "add", "activity": { "id": id, "title": "See Kyoto", "kind": "see", "status": "wish" } })
}

#[tokio::test]
async fn a_new_list_has_exactly_the_six_fields_filled_in() {
    let server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    let reply = server
        .call(
            "upsertBucketList",
            Some(&ada),
            json!({ "idempotencyKey": "k" }),
        )
        .await;
    let now = "2026-03-01T00:00:00.000Z";
    assert_eq!(
        reply.json()["result"]["data"],
        json!({
            "userId": ada.uid, "activities": [], "createdAt": now, "updatedAt": now,
            "year": 2026, "createdByUsername": "ada",
        })
    );
}

#[tokio::test]
async fn there_is_one_list_per_person_and_year() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let first = server.list(&ada, 2026).await;
    let again = server
        .call(
            "upsertBucketList",
            Some(&ada),
            json!({ "year": 2026, "idempotencyKey": "other" }),
        )
        .await;
    assert_eq!(again.json()["result"]["id"], first);
    let record = json!({ "year": 2026 });
    let posted = server
        .request(Method::POST, "/v1/bucketLists", Some(&ada), Some(&record))
        .await;
    assert_eq!(
        (posted.status, posted.error_status().as_str()),
        (409, "ALREADY_EXISTS")
    );
}

#[tokio::test]
async fn items_are_added_changed_ticked_moved_and_removed() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    edit(&server, &ada, &list, "1", json!([wish("a"), wish("b")])).await;
    let ops = json!([
        { "op": "set", "id": "a", "fields": { "title": "See Nara" } },
        { "op": "tick", "id": "a", "done": true },
        { "op": "remove", "id": "b" },
    ]);
    let reply = edit(&server, &ada, &list, "2", ops).await;
    let result = &reply.json()["result"];
    assert_eq!(result["applied"], 3);
    let activities = result["list"]["data"]["activities"]
        .as_array()
        .expect("activities")
        .clone();
    assert_eq!(activities.len(), 1);
    assert_eq!(activities[0]["title"], "See Nara");
    assert_eq!(activities[0]["status"], "done");
    assert_eq!(activities[0]["doneAt"], "2026-03-01T00:00:00.000Z");
    let stored = server
        .get(&format!("/v1/bucketLists/{list}"), Some(&ada))
        .await
        .json();
    assert_eq!(stored["activities"], Value::Array(activities));
}

#[tokio::test]
async fn edits_are_applied_all_or_none() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let reply = edit(
        &server,
        &ada,
        &list,
        "1",
        json!([wish("a"), { "op": "remove", "id": "missing" }]),
    )
    .await;
    assert_eq!(
        (reply.status, reply.error_status().as_str()),
        (404, "NOT_FOUND")
    );
    let stored = server
        .get(&format!("/v1/bucketLists/{list}"), Some(&ada))
        .await
        .json();
    assert_eq!(stored["activities"], json!([]));
    let reply = edit(
        &server,
        &ada,
        &list,
        "2",
        json!([{ "op": "add", "activity": { "id": "a", "title": "x".repeat(141) } }]),
    )
    .await;
    assert_eq!(
        (reply.status, reply.error_status().as_str()),
        (400, "INVALID_ARGUMENT")
    );
}

#[tokio::test]
async fn a_repeated_call_happens_once_and_a_key_serves_one_call() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let first = edit(&server, &ada, &list, "k", json!([wish("a")])).await;
    let again = edit(&server, &ada, &list, "k", json!([wish("a")])).await;
    assert_eq!(first.json(), again.json());
    let other = edit(&server, &ada, &list, "k", json!([wish("b")])).await;
    assert_eq!(other.json()["error"]["details"]["reason"], "keyReused");
    let attempts = (0..20).map(|_| edit(&server, &ada, &list, "once", json!([wish("c")])));
    let replies = futures_util::future::join_all(attempts).await;
    assert!(replies.iter().all(|reply| reply.status == 200));
}

#[tokio::test]
async fn a_repeated_edit_is_answered_with_the_list_as_it_is_by_then() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let mut long = wish("a");
    long["activity"]["note"] = json!("x".repeat(3_000));
    edit(&server, &ada, &list, "1", json!([long])).await;
    let later = edit(&server, &ada, &list, "2", json!([wish("b"), wish("c")])).await;
    let again = edit(&server, &ada, &list, "1", json!([long])).await;
    let result = |reply: &Reply| reply.json()["result"].clone();
    assert_eq!(result(&again)["list"], result(&later)["list"]);
    assert_eq!(result(&again)["applied"], 1);
    let changes = server.changes().await;
    let kept = changes.iter().filter_map(|change| {
        let record = change.data.as_ref()?;
        record["sealed"].as_str().map(str::len)
    });
    assert!(
        kept.max().is_some_and(|longest| longest < 300),
        "answers are kept without the list"
    );
    server
        .request(
            Method::DELETE,
            &format!("/v1/bucketLists/{list}"),
            Some(&ada),
            None,
        )
        .await;
    let again = edit(&server, &ada, &list, "1", json!([long])).await;
    assert_eq!(again.error_status(), "NOT_FOUND");
}

#[tokio::test]
async fn an_edit_of_an_old_version_is_refused_with_the_current_one() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let version = edit(&server, &ada, &list, "1", json!([wish("a")]))
        .await
        .json()["result"]["list"]["version"]
        .clone();
    let data = |key: &str, version: &Value| json!({ "listId": list, "ops": [{ "op": "tick", "id": "a", "done": true }], "ifVersion": version, "idempotencyKey": key });
    assert_eq!(
        server
            .call("editBucketItems", Some(&ada), data("2", &version))
            .await
            .status,
        200
    );
    let late = server
        .call("editBucketItems", Some(&ada), data("3", &version))
        .await;
    assert_eq!(
        (late.status, late.error_status().as_str()),
        (409, "ABORTED")
    );
    assert_eq!(
        late.json()["error"]["details"]["current"]["data"]["activities"][0]["status"],
        "done"
    );
}

#[tokio::test]
async fn concurrent_edits_lose_nothing() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let names: Vec<String> = (0..40).map(|n| format!("item-{n}")).collect();
    let edits = names
        .iter()
        .map(|name| edit(&server, &ada, &list, name, json!([wish(name)])));
    let replies = futures_util::future::join_all(edits).await;
    assert!(replies.iter().all(|reply| reply.status == 200));
    let stored = server
        .get(&format!("/v1/bucketLists/{list}"), Some(&ada))
        .await
        .json();
    assert_eq!(stored["activities"].as_array().map(Vec::len), Some(40));
}

#[tokio::test]
async fn every_change_of_a_list_moves_the_owners_document() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let changed_at = async || {
        let user = server
            .get(&format!("/v1/users/{}", ada.uid), Some(&ada))
            .await;
        user.json()["stats"]["listsChangedAt"]
            .as_str()
            .expect("a moment")
            .to_owned()
    };
    let path = format!("/v1/bucketLists/{list}");
    let mut before = changed_at().await;
    for change in ["edit", "patch", "meta", "delete"] {
        server.advance(std::time::Duration::from_secs(1));
        let reply = match change {
            "edit" => edit(&server, &ada, &list, change, json!([wish("a")])).await,
            "patch" => {
                server
                    .request(
                        Method::PATCH,
                        &path,
                        Some(&ada),
                        Some(&json!({ "activities": [] })),
                    )
                    .await
            }
            "meta" => {
                let meta = format!("/v1/bucketListMeta/{list}");
                server
                    .request(
                        Method::PATCH,
                        &meta,
                        Some(&ada),
                        Some(&json!({ "title": "Mine" })),
                    )
                    .await
            }
            _ => {
                server
                    .request(Method::DELETE, &path, Some(&ada), None)
                    .await
            }
        };
        assert!(reply.status < 300, "{change}: {reply:?}");
        let after = changed_at().await;
        assert!(after > before, "{change} moved {before} to {after}");
        before = after;
    }
}

#[tokio::test]
async fn strangers_cannot_edit_and_do_not_learn_that_a_list_exists() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let list = server.list(&ada, 2026).await;
    let there = edit(&server, &eve, &list, "1", json!([wish("a")])).await;
    let not_there = edit(&server, &eve, "nothing", "2", json!([wish("a")])).await;
    assert_eq!(there.status, 404);
    assert_eq!(there.json(), not_there.json());
    assert_eq!(
        server.call("editBucketItems", None, json!({})).await.status,
        401
    );
}
