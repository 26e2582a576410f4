//! Pages of a search: their cursors tell nothing about documents that the caller cannot read.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, TestServer, text};

use crate::quests::{hold, walk};

const ALL: &str = "createdByUsername=ada&limit=1";

async fn page(server: &TestServer, by: Option<&Actor>, query: &str) -> Value {
    server.read(&format!("/v1/bucketLists?{query}"), by).await
}

async fn status(server: &TestServer, by: Option<&Actor>, query: &str) -> u16 {
    let path = format!("/v1/bucketLists?{query}");
    server.get(&path, by).await.status
}

/// Ada with lists of these years, newest first, of which those marked are public.
async fn lists(server: &TestServer, years: &[(i64, bool)]) -> Actor {
    let ada = server.sign_up_as("ada").await;
    for (year, is_public) in years {
        let list = server.list(&ada, *year).await;
        if *is_public {
            let path = format!("/v1/bucketListMeta/{list}");
            let public = json!({ "visibility": "public" });
            let changed = server
                .request(Method::PATCH, &path, Some(&ada), Some(&public))
                .await;
            assert_eq!(changed.status, 200, "{changed:?}");
        }
    }
    ada
}

#[tokio::test]
async fn hidden_documents_give_no_cursor() {
    let server = TestServer::start().await;
    lists(&server, &[(2024, false), (2023, false)]).await;
    let nothing = json!({ "documents": [], "cursor": null });
    assert_eq!(page(&server, None, ALL).await, nothing);
    let absent = "createdByUsername=nobody&limit=1";
    assert_eq!(page(&server, None, absent).await, nothing);
}

#[tokio::test]
async fn the_last_page_before_hidden_documents_gives_no_cursor() {
    let server = TestServer::start().await;
    let years = [
        (2026, false),
        (2025, true),
        (2024, false),
        (2023, true),
        (2022, false),
    ];
    let ada = lists(&server, &years).await;
    let first = page(&server, None, ALL).await;
    assert_eq!(first["documents"][0]["data"]["year"], 2025);
    let cursor = text(&first["cursor"]);
    let second = page(&server, None, &format!("{ALL}&cursor={cursor}")).await;
    assert_eq!(second["documents"][0]["data"]["year"], 2023);
    assert_eq!(second["cursor"], Value::Null);
    let own = page(&server, Some(&ada), "createdByUsername=ada&limit=5").await;
    assert_eq!(own["documents"].as_array().map(Vec::len), Some(5));
    assert_eq!(own["cursor"], Value::Null);
}

#[tokio::test]
async fn a_cursor_works_for_its_question_and_caller_alone_also_after_a_rotation_of_keys() {
    let mut server = TestServer::start().await;
    let ada = lists(&server, &[(2024, true), (2023, true), (2022, true)]).await;
    let bob = server.sign_up_as("bob").await;
    let cursor = text(&page(&server, None, ALL).await["cursor"]);
    let again = text(&page(&server, None, ALL).await["cursor"]);
    assert_ne!(cursor, again, "the same position is sealed anew");
    let next = format!("{ALL}&cursor={cursor}");
    assert_eq!(status(&server, Some(&bob), &next).await, 400);
    let by_id = format!("userId={}&limit=1&cursor={cursor}", ada.uid);
    assert_eq!(status(&server, None, &by_id).await, 400);
    let by_name = format!("createdByUsername=bob&limit=1&cursor={cursor}");
    assert_eq!(status(&server, None, &by_name).await, 400);
    let last = if cursor.ends_with('A') { 'B' } else { 'A' };
    let damaged = format!("{}{last}", &cursor[..cursor.len() - 1]);
    for damaged in [damaged.as_str(), &cursor[1..], "AA", "", "é"] {
        let query = format!("{ALL}&cursor={damaged}");
        assert_eq!(status(&server, None, &query).await, 400, "{damaged}");
    }
    server.stop().await;
    let newer = TestServer::start().await;
    let key = std::fs::read_dir(newer.data().join("keys"))
        .expect("keys")
        .next()
        .expect("a key")
        .expect("a key")
        .path();
    std::fs::copy(key, server.data().join("keys/ffff.pem")).expect("a newer key");
    server.serve().await;
    assert_eq!(
        page(&server, None, &next).await["documents"][0]["data"]["year"],
        2023
    );
}

#[tokio::test]
async fn bookings_are_searched_by_ones_own_fields_alone() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (quest, session) = walk(&server, &ada, 8).await;
    hold(&server, &bob, (&quest, &session), 1).await;
    for query in [
        "status=held".to_owned(),
        "status=confirmed".to_owned(),
        "ticketCode=ABC".to_owned(),
        format!("questId={quest}"),
        format!("sessionId={session}&status=held"),
        format!("userId={}", bob.uid),
        format!("creatorId={}", ada.uid),
    ] {
        let path = format!("/v1/bookings?{query}");
        assert_eq!(server.get(&path, None).await.status, 401, "{query}");
        assert_eq!(server.get(&path, Some(&eve)).await.status, 403, "{query}");
        let topic = format!("bookings?{query}");
        let topic: String = form_urlencoded::byte_serialize(topic.as_bytes()).collect();
        let follow = format!("/v1/live?topic={topic}");
        assert_eq!(server.open(&follow, None, &[]).await.status(), 401);
        assert_eq!(server.open(&follow, Some(&eve), &[]).await.status(), 403);
    }
    for (person, field) in [(&bob, "userId"), (&ada, "creatorId")] {
        let path = format!("/v1/bookings?{field}={}", person.uid);
        let own = server.read(&path, Some(person)).await;
        assert_eq!(own["documents"].as_array().map(Vec::len), Some(1), "{own}");
    }
}

#[tokio::test]
async fn nobody_searches_for_what_a_person_added_blocked_reported_or_earned_but_that_person() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors_named(["ada", "eve"]).await;
    for (collection, field) in [
        ("places", "createdBy"),
        ("blocks", "by"),
        ("flags", "by"),
        ("points", "uid"),
        ("notifications", "uid"),
        ("friendships", "a"),
        ("friendships", "b"),
        ("friendRequests", "to"),
        ("questWaitlist", "userId"),
        ("progress", "creatorId"),
    ] {
        let path = format!("/v1/{collection}?{field}={}", ada.uid);
        assert_eq!(server.get(&path, Some(&ada)).await.status, 200, "{path}");
        assert_eq!(server.get(&path, Some(&eve)).await.status, 403, "{path}");
        assert_eq!(server.get(&path, None).await.status, 401, "{path}");
    }
    for query in [
        format!("blocks?whom={}", eve.uid),
        format!("flags?about={}", eve.uid),
        "flags?status=open".to_owned(),
        format!("points?friend={}", eve.uid),
        format!("notifications?from={}", eve.uid),
    ] {
        let path = format!("/v1/{query}");
        assert_eq!(server.get(&path, Some(&eve)).await.status, 403, "{path}");
    }
    assert_eq!(server.get("/v1/places?cell=x", None).await.status, 200);
}
