//! Live reads.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, Event, Events, PASSWORD, TIMEOUT, TestServer};

pub(crate) async fn set_bio(server: &TestServer, person: &Actor, bio: &str) {
    let path = format!("/v1/users/{}", person.uid);
    let reply = server
        .request(
            Method::PATCH,
            &path,
            Some(person),
            Some(&json!({ "bio": bio })),
        )
        .await;
    assert_eq!(reply.status, 200);
}

#[tokio::test]
async fn a_stream_begins_with_a_snapshot_and_tells_each_change_once_and_in_order() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let mut events = server.follow(&format!("users/{}", ada.uid), &ada).await;
    let snapshot = events.next().await;
    assert_eq!(
        (snapshot.name.as_str(), &snapshot.data["data"]["user_name"]),
        ("snapshot", &json!(ada.user_name))
    );
    for n in 0..100 {
        set_bio(&server, &ada, &n.to_string()).await;
    }
    for n in 0..100 {
        let change = events.next().await;
        assert_eq!(
            (change.name.as_str(), &change.data["data"]["bio"]),
            ("change", &json!(n.to_string()))
        );
        assert_eq!(
            change.id,
            change.data["version"]
                .as_u64()
                .map(|version| version.to_string())
        );
    }
}

#[tokio::test]
async fn a_topic_without_a_document_is_null_until_there_is_one_and_after_it_is_gone() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let mut events = server.follow("bucketLists/mine", &ada).await;
    assert_eq!(events.next().await.data["data"], Value::Null);
    let path = "/v1/bucketLists/mine";
    server
        .request(
            Method::PUT,
            path,
            Some(&ada),
            Some(&json!({ "year": 2026 })),
        )
        .await;
    assert_eq!(events.next().await.data["data"]["year"], 2026);
    server.request(Method::DELETE, path, Some(&ada), None).await;
    assert_eq!(events.next().await.data["data"], Value::Null);
}

#[tokio::test]
async fn one_stream_carries_many_topics_and_a_list_edit_moves_the_user_document() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let topics = format!(
        "users/{0}&topic=bucketLists/{list}&topic=bucketLists%3FuserId%3D{0}",
        ada.uid
    );
    let mut events = server.follow(&topics, &ada).await;
    let snapshots = [
        events.next().await,
        events.next().await,
        events.next().await,
    ];
    assert_eq!(snapshots[2].data["documents"][0]["id"], list);
    let ops = json!([{ "op": "add", "activity": { "id": "a", "title": "See Kyoto" } }]);
    let data = json!({ "listId": list, "ops": ops, "idempotencyKey": "k" });
    server.call("editBucketItems", Some(&ada), data).await;
    let changes = [
        events.next().await,
        events.next().await,
        events.next().await,
    ];
    let topics: Vec<_> = changes
        .iter()
        .map(|change| change.data["topic"].as_str().expect("a topic"))
        .collect();
    assert_eq!(
        topics,
        [
            format!("bucketLists/{list}"),
            format!("bucketLists?userId={}", ada.uid),
            format!("users/{}", ada.uid),
        ]
    );
    assert_eq!(
        changes[1].data["data"]["activities"][0]["title"],
        "See Kyoto"
    );
}

#[tokio::test]
async fn a_client_that_comes_back_gets_what_it_missed_and_nothing_twice() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up().await;
    let topic = format!("/v1/users/{}/live", ada.uid);
    let mut events = Events::new(server.open(&topic, Some(&ada), &[]).await);
    events.next().await;
    set_bio(&server, &ada, "seen").await;
    let last = events.next().await.id.expect("an id");
    drop(events);
    set_bio(&server, &ada, "missed").await;
    server.restart().await;
    let mut events = Events::new(
        server
            .open(&topic, Some(&ada), &[("last-event-id", &last)])
            .await,
    );
    set_bio(&server, &ada, "new").await;
    let bios = [events.next().await, events.next().await]
        .map(|event| (event.name, event.data["data"]["bio"].clone()));
    assert_eq!(
        bios,
        [
            ("change".to_owned(), json!("missed")),
            ("change".to_owned(), json!("new"))
        ]
    );
}

#[tokio::test]
async fn a_client_whose_place_is_unknown_is_told_to_start_again() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    for last in ["999999", "nonsense"] {
        let topic = format!("/v1/users/{}/live", ada.uid);
        let mut events = Events::new(
            server
                .open(&topic, Some(&ada), &[("last-event-id", last)])
                .await,
        );
        assert_eq!(events.next().await.name, "reset");
        assert_eq!(events.next().await.name, "snapshot");
    }
}

#[tokio::test]
async fn a_list_that_is_no_longer_public_vanishes_for_others_at_once() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let list = server.list(&ada, 2026).await;
    let meta = format!("/v1/bucketListMeta/{list}");
    let show = async |visibility: &str| {
        let patch = json!({ "visibility": visibility });
        server
            .request(Method::PATCH, &meta, Some(&ada), Some(&patch))
            .await;
    };
    let mut events = server.follow(&format!("bucketLists/{list}"), &bob).await;
    assert_eq!(events.next().await.data["data"], Value::Null);
    show("public").await;
    assert_eq!(events.next().await.data["data"]["year"], 2026);
    show("private").await;
    assert_eq!(events.next().await.data["data"], Value::Null);
    let path = format!("/v1/bucketLists/{list}");
    server
        .request(
            Method::PATCH,
            &path,
            Some(&ada),
            Some(&json!({ "mood": "x" })),
        )
        .await;
    show("public").await;
    assert_eq!(events.next().await.data["data"]["mood"], "x");
}

#[tokio::test]
async fn signing_out_ends_the_stream_of_that_session_only() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let data = json!({ "email": ada.email, "password": PASSWORD });
    let other = server
        .call("signIn", None, data)
        .await
        .signed_in(&ada.user_name, &ada.email);
    let topic = format!("users/{}", ada.uid);
    let (mut leaving, mut staying) = (
        server.follow(&topic, &ada).await,
        server.follow(&topic, &other).await,
    );
    leaving.next().await;
    staying.next().await;
    server.call("signOut", Some(&ada), Value::Null).await;
    let end = leaving.rest().await;
    assert_eq!(
        end,
        [Event {
            name: "end".to_owned(),
            id: None,
            data: json!({ "reason": "signed-out" })
        }]
    );
    set_bio(&server, &other, "still here").await;
    assert_eq!(staying.next().await.data["data"]["bio"], "still here");
}

#[tokio::test]
async fn the_cookie_opens_a_stream_for_our_own_pages_only() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let cookie = format!("auth_token={}", ada.token);
    let path = format!("/v1/users/{}/live", ada.uid);
    let mut events = Events::new(server.open(&path, None, &[("cookie", &cookie)]).await);
    assert_eq!(
        events.next().await.data["data"]["user_name"],
        json!(ada.user_name)
    );
    let foreign = server
        .open(
            &path,
            None,
            &[("cookie", &cookie), ("origin", "https://foe.example")],
        )
        .await;
    assert_eq!(foreign.status(), 403);
}

#[tokio::test]
async fn a_server_that_stops_closes_its_streams() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up().await;
    let mut events = server.follow(&format!("users/{}", ada.uid), &ada).await;
    events.next().await;
    server.stop().await;
    assert_eq!(
        events
            .rest()
            .await
            .last()
            .map(|event| event.data["reason"].clone()),
        Some(json!("stopping"))
    );
}

#[tokio::test]
async fn what_cannot_be_followed_is_refused() {
    let server = TestServer::start().await;
    for (query, status) in [
        ("", 400),
        ("?topic=nothing/x", 404),
        ("?topic=sessions/x", 404),
        ("?topic=users", 404),
        ("?topic=bucketLists%3Fmood%3Dcalm", 400),
        ("?topic=usersPrivate%3Femail%3Dx", 403),
        ("?topic=users/x&topic=users/x", 400),
        (
            "?topic=bucketLists%3FuserId%3Dx&topic=bucketLists%3FuserId%3D%2578",
            400,
        ),
    ] {
        assert_eq!(
            server.get(&format!("/v1/live{query}"), None).await.status,
            status,
            "{query}"
        );
    }
}

#[tokio::test]
async fn many_streams_all_get_every_change() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let topic = format!("users/{}", ada.uid);
    let mut streams = Vec::new();
    for _ in 0..50 {
        let mut events = server.follow(&topic, &ada).await;
        events.next().await;
        streams.push(events);
    }
    for n in 0..20 {
        set_bio(&server, &ada, &n.to_string()).await;
    }
    for events in &mut streams {
        for n in 0..20 {
            assert_eq!(events.next().await.data["data"]["bio"], n.to_string());
        }
    }
    drop(streams);
}

#[tokio::test]
async fn a_client_that_does_not_read_is_cut_off_and_told_to_start_again() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let mut events = server.follow(&format!("users/{}", ada.uid), &ada).await;
    events.next().await;
    let path = format!("/v1/users/{}", ada.uid);
    let padding = "x".repeat(200 << 10);
    let mut written = 0;
    // No more than the buffers between us hold, sockets, stream and hub: a connection from which nobody reads for half a
    // minute is cut, in the middle of an event.
    while figure(&server, "yonder_live_cut_off_total ").await == 0 {
        assert!(written < 500, "100 MB fit into the buffers");
        let change = json!({ "bio": written.to_string(), "padding": padding });
        let reply = server
            .request(Method::PATCH, &path, Some(&ada), Some(&change))
            .await;
        assert_eq!(reply.status, 200);
        written += 1;
    }
    let mut rest = events.rest().await;
    let end = rest
        .split_off(rest.len() - 2)
        .into_iter()
        .map(|event| event.name)
        .collect::<Vec<_>>();
    assert_eq!(end, ["reset", "end"]);
    let told: Vec<_> = rest
        .iter()
        .map(|event| event.data["data"]["bio"].clone())
        .collect();
    assert!(told.len() < written);
    let in_order: Vec<_> = (0..told.len()).map(|n| json!(n.to_string())).collect();
    assert_eq!(told, in_order);
}

/// A figure of the server.
async fn figure(server: &TestServer, name: &str) -> usize {
    let text = server.get("/metrics", None).await.text();
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let value = line.and_then(|value| value.trim().parse().ok());
    value.unwrap_or_else(|| panic!("no {name} in\n{text}"))
}

#[tokio::test]
async fn clients_that_do_not_read_large_lists_cost_little_and_begin_anew() {
    // What a stream may hold, the large document it is at, and its part of the changes that all of them share. The
    // snapshots alone would be 19 MB.
    const WAITING_MAX: usize = 8 << 20;
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let mut lists = Vec::new();
    for year in 2020..2030 {
        let list = server.list(&ada, year).await;
        let padding = json!({ "padding": "ä".repeat(120 << 10) });
        let path = format!("/v1/bucketLists/{list}");
        let reply = server
            .request(Method::PATCH, &path, Some(&ada), Some(&padding))
            .await;
        assert_eq!(reply.status, 200);
        lists.push(path);
    }
    let topic = format!("bucketLists%3FuserId%3D{}", ada.uid);
    let mut streams = Vec::new();
    for _ in 0..8 {
        streams.push(server.follow(&topic, &ada).await);
    }
    // More than the sockets between us hold.
    for n in 0..30 {
        let mood = json!({ "mood": n.to_string() });
        let path = &lists[n % lists.len()];
        let reply = server
            .request(Method::PATCH, path, Some(&ada), Some(&mood))
            .await;
        assert_eq!(reply.status, 200);
        let waiting = figure(&server, "yonder_live_bytes ").await;
        assert!(waiting < WAITING_MAX, "{waiting} bytes wait");
    }
    assert!(figure(&server, "yonder_live_bytes ").await > 0);
    assert_eq!(figure(&server, "yonder_live_cut_off_total ").await, 8);
    for events in &mut streams {
        let all = events.rest().await;
        let snapshot = &all.first().expect("a snapshot").data["documents"];
        assert_eq!(snapshot.as_array().map(Vec::len), Some(10));
        assert!(all.len() < 30, "{} events were held", all.len());
    }
    let given_back = async { while figure(&server, "yonder_live_bytes ").await > 0 {} };
    let given_back = tokio::time::timeout(TIMEOUT, given_back).await;
    given_back.expect("nothing waits any more");
    let again = server.follow(&topic, &ada).await.next().await;
    let mut moods: Vec<u64> = again.data["documents"]
        .as_array()
        .expect("a snapshot")
        .iter()
        .filter_map(|found| found["data"]["mood"].as_str()?.parse().ok())
        .collect();
    moods.sort_unstable();
    assert_eq!(moods, (20..30).collect::<Vec<_>>());
}

#[tokio::test]
async fn one_person_holds_only_so_many_streams_and_gets_places_back() {
    let server = TestServer::start_with(&["--max-streams", "3"]).await;
    let ada = server.sign_up().await;
    let path = format!("/v1/users/{}/live", ada.uid);
    let mut held = Vec::new();
    while held.len() < 3 {
        let response = server.open(&path, Some(&ada), &[]).await;
        assert_eq!(response.status(), 200);
        held.push(Events::new(response));
    }
    let refused = server.get(&path, Some(&ada)).await;
    assert_eq!(
        (refused.status, refused.error_status().as_str()),
        (429, "RESOURCE_EXHAUSTED")
    );
    // Signing out ends the streams; their places are free again when they have ended.
    let data = json!({ "email": ada.email, "password": PASSWORD });
    let again = server
        .call("signIn", None, data)
        .await
        .signed_in(&ada.user_name, &ada.email);
    server.call("signOut", Some(&ada), Value::Null).await;
    for events in &mut held {
        events.rest().await;
    }
    let mut events = Events::new(server.open(&path, Some(&again), &[]).await);
    assert_eq!(events.next().await.name, "snapshot");
}
