//! Visibility of a list, and permission to edit it.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, TestServer};

async fn sees(server: &TestServer, list: &str, key: Option<&str>, by: Option<&Actor>) -> u16 {
    let query = key.map(|key| format!("?k={key}")).unwrap_or_default();
    let path = format!("/v1/bucketLists/{list}{query}");
    server.get(&path, by).await.status
}

fn key(shared: &Value) -> String {
    let url = shared["url"].as_str().expect("a link");
    url.split_once("?k=")
        .expect("a secret in the link")
        .1
        .to_owned()
}

#[tokio::test]
async fn friends_see_a_list_until_it_is_private_or_they_are_no_friends() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let list = server.list(&ada, 2026).await;
    assert_eq!(sees(&server, &list, None, Some(&bob)).await, 404);
    server.befriend(&ada, &bob).await;
    assert_eq!(sees(&server, &list, None, Some(&bob)).await, 200);
    let private = json!({ "type": "bucketList", "id": list, "visibility": "private" });
    assert_eq!(
        server.execute("setShare", &ada, private).await["url"],
        json!(null)
    );
    assert_eq!(sees(&server, &list, None, Some(&bob)).await, 404);
    let friends = json!({ "type": "bucketList", "id": list, "visibility": "friends" });
    server.execute("setShare", &ada, friends).await;
    assert_eq!(sees(&server, &list, None, Some(&bob)).await, 200);
    server
        .execute("removeFriend", &bob, json!({ "uid": ada.uid }))
        .await;
    assert_eq!(sees(&server, &list, None, Some(&bob)).await, 404);
}

#[tokio::test]
async fn a_secret_link_opens_a_list_for_everybody_until_it_is_revoked() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let link = json!({ "type": "bucketList", "id": list, "visibility": "link" });
    let shared = server.execute("setShare", &ada, link.clone()).await;
    let secret = key(&shared);
    assert!(
        shared["url"]
            .as_str()
            .expect("a link")
            .starts_with(&format!("/2026/{list}?k="))
    );
    assert_eq!(sees(&server, &list, Some(&secret), None).await, 200);
    assert_eq!(sees(&server, &list, Some("guessed"), None).await, 404);
    assert_eq!(sees(&server, &list, None, None).await, 404);
    let again = server.execute("setShare", &ada, link.clone()).await;
    assert_eq!(
        key(&again),
        secret,
        "a link that is set again stays the same"
    );
    let revoke = json!({ "type": "bucketList", "id": list });
    let revoked = server.execute("revokeShare", &ada, revoke).await;
    assert_eq!(revoked["url"], json!(null));
    assert_eq!(revoked["meta"]["data"]["visibility"], "private");
    assert_eq!(sees(&server, &list, Some(&secret), None).await, 404);
    let renewed = server.execute("setShare", &ada, link).await;
    assert_ne!(key(&renewed), secret, "a revoked secret never works again");
}

#[tokio::test]
async fn a_link_works_until_it_expires() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let until = |expires: &str| json!({ "type": "bucketList", "id": list, "visibility": "link", "expires": expires });
    let past = server
        .try_execute("setShare", &ada, until("2026-02-28T00:00:00Z"))
        .await;
    assert_eq!(past.error(), "400 INVALID_ARGUMENT past");
    let shared = server
        .execute("setShare", &ada, until("2026-03-01T00:01:00Z"))
        .await;
    let secret = key(&shared);
    assert_eq!(sees(&server, &list, Some(&secret), None).await, 200);
    server.advance(std::time::Duration::from_mins(1));
    assert_eq!(sees(&server, &list, Some(&secret), None).await, 404);
}

#[tokio::test]
async fn a_link_for_editing_lets_signed_in_people_edit_and_nobody_else() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let list = server.list(&ada, 2026).await;
    let share = |role: &str| json!({ "type": "bucketList", "id": list, "visibility": "link", "role": role });
    let secret = key(&server.execute("setShare", &ada, share("viewer")).await);
    let edit = json!({ "listId": list, "key": secret, "ops": [{ "op": "add", "activity": { "id": "a", "title": "A" } }] });
    let viewing = server
        .try_execute("editBucketItems", &bob, edit.clone())
        .await;
    assert_eq!(viewing.error(), "403 PERMISSION_DENIED");
    server.execute("setShare", &ada, share("editor")).await;
    let edited = server.execute("editBucketItems", &bob, edit.clone()).await;
    assert_eq!(edited["list"]["data"]["activities"][0]["title"], "A");
    let nobody = server.call("editBucketItems", None, edit).await;
    assert_eq!(nobody.error(), "401 UNAUTHENTICATED");
}

#[tokio::test]
async fn what_the_owner_hides_is_not_there_for_co_editors() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let list = server
        .list_with(&ada, 2026, &[("open", "Lake"), ("hidden", "Ring")])
        .await;
    let edit = |op: serde_json::Value| json!({ "listId": list, "ops": [op] });
    let hide = |id: &str| edit(json!({ "op": "set", "id": id, "fields": { "hidden": true } }));
    server
        .execute("editBucketItems", &ada, hide("hidden"))
        .await;
    server.befriend(&ada, &bob).await;
    let share =
        json!({ "type": "bucketList", "id": list, "visibility": "friends", "editors": [bob.uid] });
    server.execute("setShare", &ada, share).await;
    let path = format!("/v1/bucketLists/{list}");
    let before = server.read(&path, Some(&ada)).await;

    for op in [
        json!({ "op": "set", "id": "hidden", "fields": { "hidden": false } }),
        json!({ "op": "move", "id": "hidden", "order": "80" }),
        json!({ "op": "tick", "id": "hidden", "done": true }),
        json!({ "op": "remove", "id": "hidden" }),
    ] {
        let mut absent = op.clone();
        absent["id"] = json!("absent");
        let refused = server.try_execute("editBucketItems", &bob, edit(op)).await;
        let absent = server
            .try_execute("editBucketItems", &bob, edit(absent))
            .await;
        assert_eq!(refused.error(), "404 NOT_FOUND");
        assert_eq!(
            refused.text().replace("hidden", "absent"),
            absent.text(),
            "a hidden activity answers as an absent one"
        );
    }
    let added = json!({ "op": "add", "activity": { "id": "b", "title": "B", "hidden": true } });
    for hiding in [hide("open"), edit(added)] {
        assert_eq!(
            server.error_of("editBucketItems", &bob, hiding).await,
            "403 PERMISSION_DENIED"
        );
    }
    assert_eq!(server.read(&path, Some(&ada)).await, before);
}

#[tokio::test]
async fn only_friends_become_co_editors_and_only_the_owner_shares() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let list = server.list(&ada, 2026).await;
    let with = |uid: &str| json!({ "type": "bucketList", "id": list, "visibility": "friends", "editors": [uid] });
    let stranger = server.try_execute("setShare", &ada, with(&bob.uid)).await;
    assert_eq!(stranger.error(), "400 FAILED_PRECONDITION notFriends");
    server.befriend(&ada, &bob).await;
    server.execute("setShare", &ada, with(&bob.uid)).await;
    let op = json!({ "listId": list, "ops": [{ "op": "add", "activity": { "id": "a", "title": "A" } }] });
    server.execute("editBucketItems", &bob, op.clone()).await;
    assert_eq!(
        server
            .try_execute("setShare", &bob, with(&bob.uid))
            .await
            .error(),
        "403 PERMISSION_DENIED"
    );
    assert_eq!(
        server
            .try_execute("setShare", &eve, with(&eve.uid))
            .await
            .error(),
        "404 NOT_FOUND"
    );
    server
        .execute("removeFriend", &ada, json!({ "uid": bob.uid }))
        .await;
    assert_eq!(
        server
            .try_execute("editBucketItems", &bob, op)
            .await
            .error(),
        "404 NOT_FOUND"
    );
}

#[tokio::test]
async fn what_a_function_cannot_read_is_named() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let fields = async |data: serde_json::Value| {
        server.try_execute("setShare", &ada, data).await.json()["error"]["details"]["fields"][0]
            .clone()
    };
    assert_eq!(
        fields(json!({ "type": "bucketList", "visibility": "link" })).await,
        json!({ "field": "id", "message": "is required" })
    );
    assert_eq!(
        fields(json!({ "type": "bucketList", "id": 7, "visibility": "link" })).await,
        json!({ "field": "id", "message": "must be a string" })
    );
    assert_eq!(
        fields(json!({ "type": "bucketList", "id": "x", "visibility": "all" })).await["field"],
        "visibility"
    );
    let pinned: Vec<String> = (0..11).map(|n| format!("a{n}")).collect();
    let list = server.list(&ada, 2026).await;
    let path = format!("/v1/bucketListMeta/{list}");
    let reply = server
        .request(
            http::Method::PATCH,
            &path,
            Some(&ada),
            Some(&json!({ "pinned": pinned })),
        )
        .await;
    assert_eq!(
        reply.json()["error"]["details"]["fields"][0],
        json!({ "field": "pinned", "message": "must have at most 10 pinned activities" })
    );
}

#[tokio::test]
async fn a_new_list_is_seen_by_whom_its_owner_chose_for_all_new_lists() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let path = format!("/v1/users/{}", ada.uid);
    for (year, chosen, expected) in [
        (2020, json!(null), "friends"),
        (2021, json!("public"), "public"),
        (2022, json!("link"), "private"),
        (2023, json!("private"), "private"),
    ] {
        let prefs = json!({ "prefs": { "listVisibility": chosen } });
        let patched = server.request(http::Method::PATCH, &path, Some(&ada), Some(&prefs));
        assert_eq!(patched.await.status, 200);
        let list = server.list(&ada, year).await;
        let meta = format!("/v1/bucketListMeta/{list}");
        assert_eq!(server.read(&meta, Some(&ada)).await["visibility"], expected);
    }
}

#[tokio::test]
async fn a_friend_is_notified_once_that_they_can_edit_a_list() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let list = server.list(&ada, 2026).await;
    let share =
        json!({ "type": "bucketList", "id": list, "visibility": "friends", "editors": [bob.uid] });
    for _ in 0..2 {
        server.execute("setShare", &ada, share.clone()).await;
    }
    let path = format!("/v1/notifications?uid={}", bob.uid);
    let notifications = server.read(&path, Some(&bob)).await;
    let notifications = notifications["documents"].as_array().expect("a page");
    assert_eq!(notifications.len(), 1, "{notifications:?}");
    let notice = &notifications[0]["data"];
    let fields = ["kind", "from", "listId", "year"].map(|field| notice[field].clone());
    let expected = [
        json!("listEditorAdded"),
        json!(ada.uid),
        json!(list),
        json!(2026),
    ];
    assert_eq!(fields, expected);
}

#[tokio::test]
async fn a_list_for_friends_can_have_a_secret_link_beside() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let list = server.list(&ada, 2026).await;
    let share = async |more: Value| {
        let mut asked = json!({ "type": "bucketList", "id": list, "visibility": "friends" });
        for (name, value) in more.as_object().into_iter().flatten() {
            asked[name] = value.clone();
        }
        server.execute("setShare", &ada, asked).await
    };
    let made = share(json!({ "withLink": true })).await;
    let key = made["meta"]["data"]["linkToken"].clone();
    let key = key.as_str().expect("a secret");
    assert_eq!(made["url"], format!("/2026/{list}?k={key}"));
    let page = format!("/v1/bucketLists/{list}");
    let with_key = format!("{page}?k={key}");
    assert_eq!(server.get(&with_key, None).await.status, 200);
    assert_eq!(server.get(&page, None).await.status, 404);
    assert_eq!(server.get(&page, Some(&bob)).await.status, 200);

    share(json!({ "editors": [bob.uid] })).await;
    assert_eq!(server.get(&with_key, None).await.status, 200, "it stays");
    let revoke = json!({ "type": "bucketList", "id": list });
    let revoked = server.execute("revokeShare", &ada, revoke).await;
    assert_eq!(revoked["meta"]["data"]["visibility"], "friends");
    assert_eq!(server.get(&with_key, None).await.status, 404);
    assert_eq!(server.get(&page, Some(&bob)).await.status, 200);

    share(json!({ "withLink": true })).await;
    let ended = share(json!({ "withLink": false })).await;
    assert!(ended["meta"]["data"]["linkToken"].is_null());
}

#[tokio::test]
async fn a_link_ends_with_another_visibility_chosen_by_a_patch_too() {
    let server = TestServer::start().await;
    let [ada] = server.actors().await;
    let list = server.list(&ada, 2026).await;
    let link = json!({ "type": "bucketList", "id": list, "visibility": "link", "role": "editor" });
    let key = key(&server.execute("setShare", &ada, link).await);
    assert_eq!(sees(&server, &list, Some(&key), None).await, 200);
    let meta = format!("/v1/bucketListMeta/{list}");
    let choose = async |visibility: &str| {
        let patch = json!({ "visibility": visibility });
        let reply = server.request(Method::PATCH, &meta, Some(&ada), Some(&patch));
        reply.await.json()
    };
    let titled = json!({ "title": "By the sea" });
    let reply = server.request(Method::PATCH, &meta, Some(&ada), Some(&titled));
    assert_eq!(reply.await.status, 200);
    assert_eq!(
        sees(&server, &list, Some(&key), None).await,
        200,
        "a title leaves it"
    );
    for visibility in ["private", "friends"] {
        let meta = choose(visibility).await;
        assert!(meta["data"]["linkToken"].is_null(), "{meta}");
        assert_eq!(sees(&server, &list, Some(&key), None).await, 404);
    }
}
