//! Documents over REST.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, Reply, TestServer};

async fn post(server: &TestServer, by: &Actor, record: Value) -> Reply {
    server
        .request(Method::POST, "/v1/bucketLists", Some(by), Some(&record))
        .await
}

async fn find(server: &TestServer, by: Option<&Actor>, query: &str) -> Vec<Value> {
    let reply = server.get(&format!("/v1/bucketLists?{query}"), by).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["documents"]
        .as_array()
        .expect("documents")
        .clone()
}

async fn make_public(server: &TestServer, by: &Actor, list: &str) {
    let path = format!("/v1/bucketListMeta/{list}");
    let change = json!({ "visibility": "public" });
    assert_eq!(
        server
            .request(Method::PATCH, &path, Some(by), Some(&change))
            .await
            .status,
        200
    );
}

#[tokio::test]
async fn a_posted_record_gets_an_id_defaults_and_a_version_and_keeps_unknown_fields() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let made = post(&server, &ada, json!({ "year": 2024, "mood": "curious" })).await;
    assert_eq!(made.status, 201);
    let location = made.header("location").to_owned();
    let read = server.get(&location, Some(&ada)).await;
    assert_eq!(read.json(), made.json());
    assert_eq!(read.json()["mood"], "curious");
    assert_eq!(read.header("etag"), made.header("etag"));
    let tag = read.header("etag").to_owned();
    let authorization = format!("Bearer {}", ada.token);
    let headers = [
        ("authorization", authorization.as_str()),
        ("if-none-match", tag.as_str()),
    ];
    assert_eq!(
        server
            .send(Method::GET, &location, &headers, b"")
            .await
            .status,
        304
    );
}

#[tokio::test]
async fn a_write_on_an_old_version_is_refused_with_what_is_there() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let made = post(&server, &ada, json!({ "year": 2024 })).await;
    let (path, tag) = (
        made.header("location").to_owned(),
        made.header("etag").to_owned(),
    );
    let authorization = format!("Bearer {}", ada.token);
    let conditional = async |method: Method, tag: &str, body: &str| {
        let headers = [
            ("authorization", authorization.as_str()),
            ("content-type", "application/merge-patch+json"),
            ("if-match", tag),
        ];
        server.send(method, &path, &headers, body.as_bytes()).await
    };
    let patched = conditional(Method::PATCH, &tag, r#"{"mood":"calm"}"#).await;
    assert_eq!(patched.status, 200);
    let late = conditional(Method::PATCH, &tag, r#"{"mood":"late"}"#).await;
    assert_eq!(late.status, 412);
    assert_eq!(
        late.json()["error"]["details"]["current"]["data"]["mood"],
        "calm"
    );
    assert_eq!(late.header("etag"), patched.header("etag"));
    assert_eq!(conditional(Method::DELETE, &tag, "").await.status, 412);
    assert_eq!(conditional(Method::DELETE, "*", "").await.status, 204);
    assert_eq!(server.get(&path, Some(&ada)).await.status, 404);
    assert_eq!(conditional(Method::PATCH, "seven", "{}").await.status, 400);
}

#[tokio::test]
async fn a_merge_patch_sets_and_removes_single_fields() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let path = format!("/v1/users/{}", ada.uid);
    let change = json!({ "bio": "hello", "prefs": { "units": "metric" } });
    server
        .request(Method::PATCH, &path, Some(&ada), Some(&change))
        .await;
    let change = json!({ "bio": null, "prefs": { "leaderboardHidden": true } });
    let user = server
        .request(Method::PATCH, &path, Some(&ada), Some(&change))
        .await
        .json();
    assert!(user.get("bio").is_none());
    assert_eq!(
        user["prefs"],
        json!({ "units": "metric", "leaderboardHidden": true })
    );
    assert_eq!(user["user_name"], ada.user_name);
}

#[tokio::test]
async fn wrong_fields_are_named() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let reply = post(
        &server,
        &ada,
        json!({ "activities": [{ "id": "a", "title": "" }] }),
    )
    .await;
    assert_eq!(
        (reply.status, reply.error_status().as_str()),
        (400, "INVALID_ARGUMENT")
    );
    assert_eq!(
        reply.json()["error"]["details"]["fields"][0]["field"],
        "activities[0].title"
    );
}

#[tokio::test]
async fn a_list_cannot_be_made_in_somebody_elses_name() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors_named(["ada", "eve"]).await;
    for record in [
        json!({ "createdByUsername": "ada" }),
        json!({ "userId": ada.uid }),
    ] {
        let reply = post(&server, &eve, record).await;
        assert_eq!(
            (reply.status, reply.error_status().as_str()),
            (403, "PERMISSION_DENIED")
        );
    }
    let own = post(&server, &eve, json!({ "year": 2025 })).await;
    let path = own.header("location").to_owned();
    let change = json!({ "createdByUsername": "ada" });
    assert_eq!(
        server
            .request(Method::PATCH, &path, Some(&eve), Some(&change))
            .await
            .status,
        403
    );
    assert!(
        find(&server, Some(&ada), "createdByUsername=ada")
            .await
            .is_empty()
    );
}

#[tokio::test]
async fn the_first_list_found_by_name_is_the_newest_of_ones_own() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    for year in [2024, 2026, 2025] {
        server.list(&ada, year).await;
    }
    let years = |found: Vec<Value>| {
        found
            .iter()
            .map(|one| one["data"]["year"].as_i64())
            .collect::<Vec<_>>()
    };
    let newest_first = vec![Some(2026), Some(2025), Some(2024)];
    assert_eq!(
        years(find(&server, Some(&ada), "createdByUsername=ada").await),
        newest_first
    );
    assert_eq!(
        years(find(&server, Some(&ada), &format!("userId={}", ada.uid)).await),
        newest_first
    );
    assert_eq!(
        years(
            find(
                &server,
                Some(&ada),
                &format!("userId={}&year=2025", ada.uid)
            )
            .await
        ),
        [Some(2025)]
    );
    assert!(
        find(&server, Some(&bob), "createdByUsername=ada")
            .await
            .is_empty()
    );
    assert!(
        find(&server, None, "createdByUsername=ada")
            .await
            .is_empty()
    );
}

#[tokio::test]
async fn a_public_list_is_seen_by_everybody_without_its_hidden_items() {
    let server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    let activities =
        json!([{ "id": "a", "title": "Seen" }, { "id": "b", "title": "Secret", "hidden": true }]);
    let made = post(&server, &ada, json!({ "activities": activities })).await;
    let path = made.header("location").to_owned();
    let id = path.rsplit('/').next().expect("an id");
    assert_eq!(server.get(&path, None).await.status, 404);
    make_public(&server, &ada, id).await;
    let seen = server.get(&path, None).await.json();
    assert_eq!(seen["activities"].as_array().map(Vec::len), Some(1));
    let found = find(&server, None, "createdByUsername=ada").await;
    assert_eq!(found[0]["data"], seen);
}

#[tokio::test]
async fn pages_of_a_search_meet_without_gap_or_repeat() {
    let server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    for year in 2020..2029 {
        server.list(&ada, year).await;
    }
    let mut years = Vec::new();
    let mut cursor = String::new();
    loop {
        let path = format!("/v1/bucketLists?createdByUsername=ada&order=-year&limit=2{cursor}");
        let page = server.get(&path, Some(&ada)).await.json();
        let found = page["documents"].as_array().expect("documents");
        assert!(found.len() <= 2);
        years.extend(
            found
                .iter()
                .map(|one| one["data"]["year"].as_i64().expect("a year")),
        );
        match page["cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    assert_eq!(years, (2020..2029).rev().collect::<Vec<_>>());
}

#[tokio::test]
async fn searches_that_no_index_answers_are_refused() {
    let server = TestServer::start().await;
    for query in [
        "",
        "?mood=calm",
        "?userId=a&mood=calm",
        "?year=2026",
        "?userId=a&limit=0",
        "?userId=a&limit=x",
        "?userId=a&order=mood",
        "?userId=a&cursor=!",
        "?userId=a&year=soon",
    ] {
        let reply = server.get(&format!("/v1/bucketLists{query}"), None).await;
        assert_eq!(
            (reply.status, reply.error_status().as_str()),
            (400, "INVALID_ARGUMENT"),
            "{query}"
        );
    }
}

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    let list = server.list(&ada, 2026).await;
    let path = format!("/v1/bucketLists/{list}");
    let before = server.get(&path, Some(&ada)).await;
    server.restart().await;
    let after = server.get(&path, Some(&ada)).await;
    assert_eq!(
        (after.json(), after.header("etag")),
        (before.json(), before.header("etag"))
    );
    assert_eq!(
        find(&server, Some(&ada), "createdByUsername=ada")
            .await
            .len(),
        1
    );
}
