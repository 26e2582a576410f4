//! User names: changed everywhere at once, and kept for a year when given up.

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, PASSWORD, TestServer};

async fn is_free(server: &TestServer, name: &str, by: Option<&Actor>) -> Value {
    let reply = server
        .call("checkUsername", by, json!({ "user_name": name }))
        .await;
    reply.json()["result"]["free"].clone()
}

#[tokio::test]
async fn a_new_name_is_on_all_lists_at_once() {
    let server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    for year in [2024, 2025, 2026] {
        server.list(&ada, year).await;
    }
    let renamed = server
        .execute("renameUser", &ada, json!({ "user_name": "lovelace" }))
        .await;
    assert_eq!(renamed["user"]["data"]["user_name"], "lovelace");
    let found = async |name: &str| {
        let path = format!("/v1/bucketLists?createdByUsername={name}");
        server.get(&path, Some(&ada)).await.json()["documents"]
            .as_array()
            .map_or(0, Vec::len)
    };
    assert_eq!((found("ada").await, found("lovelace").await), (0, 3));
}

#[tokio::test]
async fn a_new_name_is_on_requests_that_tell_it_and_on_no_other() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    server
        .execute("sendFriendRequest", &ada, json!({ "uid": bob.uid }))
        .await;
    for (person, name) in [(&ada, "lovelace"), (&bob, "robert")] {
        server
            .execute("renameUser", person, json!({ "user_name": name }))
            .await;
    }
    let path = format!("/v1/friendRequests?from={}", ada.uid);
    let found = server.get(&path, Some(&ada)).await.json();
    let request = &found["documents"][0]["data"];
    assert_eq!(request["fromUserName"], "lovelace");
    assert_eq!(
        request["toUserName"],
        Value::Null,
        "asked by id, not by name"
    );
}

#[tokio::test]
async fn a_name_given_up_is_kept_for_its_owner_for_a_year() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    server
        .execute("renameUser", &ada, json!({ "user_name": "lovelace" }))
        .await;
    assert_eq!(is_free(&server, "ada", None).await, false);
    assert_eq!(is_free(&server, "ada", Some(&ada)).await, true);
    let take = json!({ "user_name": "ada" });
    assert_eq!(
        server
            .try_execute("renameUser", &bob, take.clone())
            .await
            .error(),
        "409 ALREADY_EXISTS user_name"
    );
    let sign_up = json!({ "email": "new@example.com", "password": PASSWORD, "name": "New", "user_name": "ada" });
    assert_eq!(
        server.call("signUp", None, sign_up).await.error(),
        "409 ALREADY_EXISTS user_name"
    );
    server.advance(DAY * 366);
    assert_eq!(is_free(&server, "ada", None).await, true);
    let bob = server.sign_in(&bob).await;
    server.execute("renameUser", &bob, take).await;
}

#[tokio::test]
async fn a_name_cannot_be_changed_again_too_soon_nor_to_one_that_is_taken() {
    let server = TestServer::start().await;
    let [ada, _bob] = server.actors_named(["ada", "bob"]).await;
    let to = |name: &str| json!({ "user_name": name });
    assert_eq!(
        server
            .try_execute("renameUser", &ada, to("bob"))
            .await
            .error(),
        "409 ALREADY_EXISTS user_name"
    );
    assert_eq!(
        server
            .try_execute("renameUser", &ada, to("No Name"))
            .await
            .error(),
        "400 INVALID_ARGUMENT"
    );
    server.execute("renameUser", &ada, to("first")).await;
    let soon = server.try_execute("renameUser", &ada, to("second")).await;
    assert_eq!(soon.error(), "400 FAILED_PRECONDITION too-soon");
    assert_eq!(
        soon.json()["error"]["details"]["next"],
        "2026-03-31T00:00:00.000Z"
    );
    server.advance(DAY * 30);
    let ada = server.sign_in(&ada).await;
    server.execute("renameUser", &ada, to("ada")).await;
}

#[tokio::test]
async fn of_many_who_want_one_name_one_gets_it() {
    let server = TestServer::start().await;
    let mut people = Vec::new();
    for _ in 0..8 {
        people.push(server.sign_up().await);
    }
    let attempts = people
        .iter()
        .map(|person| server.try_execute("renameUser", person, json!({ "user_name": "wanted" })));
    let replies = futures_util::future::join_all(attempts).await;
    assert_eq!(
        replies.iter().filter(|reply| reply.status == 200).count(),
        1
    );
}

#[tokio::test]
async fn nobody_gets_a_name_of_the_system_or_one_that_looks_like_it() {
    let server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    for name in [
        "admin",
        "adm1n",
        "_admin_",
        "yonder.team",
        "support",
        "deleted_person",
        "__proto__",
        "leaderboard",
    ] {
        let take = json!({ "user_name": name });
        assert_eq!(
            server.error_of("renameUser", &ada, take).await,
            "409 ALREADY_EXISTS user_name",
            "{name}"
        );
        let sign_up = json!({ "email": "new@example.com", "password": PASSWORD, "name": "New", "user_name": name });
        let refused = server.call("signUp", None, sign_up).await;
        assert_eq!(refused.error(), "409 ALREADY_EXISTS user_name", "{name}");
        assert_eq!(
            refused.json()["error"]["details"]["fields"][0],
            json!({ "field": "user_name", "message": "is taken" })
        );
        assert_eq!(is_free(&server, name, Some(&ada)).await, false, "{name}");
    }
}
