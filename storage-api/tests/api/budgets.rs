//! Budget of one person on the server, and its return.

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, PostgresServer, Reply, TestServer};

use crate::quests::{hold, walk};

/// A refusal for want of a budget: its name, and the seconds of `Retry-After`.
fn refused(reply: &Reply) -> (String, u64) {
    assert_eq!(reply.error(), "429 RESOURCE_EXHAUSTED budget", "{reply:?}");
    let seconds = reply.header("retry-after").parse().expect("seconds");
    let budget = &reply.json()["error"]["details"]["budget"];
    (budget.as_str().expect("a name").to_owned(), seconds)
}

async fn make_plan(server: &TestServer, by: &Actor, title: &str) -> Reply {
    let plan = json!({ "title": title, "idempotencyKey": title });
    server.call("createPlan", Some(by), plan).await
}

async fn delete(server: &TestServer, by: &Actor, plan: &Reply) {
    let id = plan.json()["result"]["plan"]["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let path = format!("/v1/plans/{id}");
    let deleted = server
        .request(http::Method::DELETE, &path, Some(by), None)
        .await;
    assert_eq!(deleted.status, 204, "{deleted:?}");
}

#[tokio::test]
async fn writes_of_a_person_are_limited_by_the_minute_and_nobody_elses() {
    let server = TestServer::start_with(&["--writes-per-minute", "30"]).await;
    let [ada, bob] = server.actors().await;
    let path = format!("/v1/users/{}", ada.uid);
    let write = async || {
        let bio = json!({ "bio": "x" });
        server
            .request(http::Method::PATCH, &path, Some(&ada), Some(&bio))
            .await
    };
    for _ in 0..30 {
        assert_eq!(write().await.status, 200);
    }
    let over = write().await;
    assert_eq!(refused(&over), ("writes".to_owned(), 2));
    let said = over.json()["error"]["message"]
        .as_str()
        .expect("a text")
        .to_owned();
    assert_eq!(said, "the limit is 30 changes a minute; try again in 2 s");
    let function = make_plan(&server, &ada, "a plan").await;
    assert_eq!(refused(&function).0, "writes");
    assert_eq!(make_plan(&server, &bob, "a plan").await.status, 200);
    server.advance(Duration::from_secs(2));
    assert_eq!(write().await.status, 200);
}

#[tokio::test]
async fn documents_are_counted_over_a_restart_and_given_back() {
    let mut server = TestServer::start_with(&["--documents-per-person", "3"]).await;
    let [ada, bob] = server.actors().await;
    let first = make_plan(&server, &ada, "one").await;
    assert_eq!(first.status, 200, "{first:?}");
    make_plan(&server, &ada, "two").await;
    server.restart().await;
    let third = make_plan(&server, &ada, "three").await;
    assert_eq!(third.status, 200, "{third:?}");
    let plans = (0..8).map(|_| make_plan(&server, &ada, "four"));
    for over in futures_util::future::join_all(plans).await {
        assert_eq!(refused(&over).0, "documents");
    }
    let kept = server
        .read(&format!("/v1/plans?ownerId={}", ada.uid), Some(&ada))
        .await;
    assert_eq!(kept["documents"].as_array().map(Vec::len), Some(3));
    assert_eq!(make_plan(&server, &bob, "one").await.status, 200);
    delete(&server, &ada, &first).await;
    assert_eq!(make_plan(&server, &ada, "four").await.status, 200);
    let over = make_plan(&server, &ada, "five").await;
    assert_eq!(refused(&over).0, "documents");
}

#[tokio::test]
async fn bytes_are_counted_and_a_list_may_always_shrink() {
    let server = TestServer::start_with(&["--mebibytes-per-person", "1"]).await;
    let ada = server.sign_up().await;
    let note = "n".repeat(4_000);
    let activities: Vec<Value> = (0..55)
        .map(|n| json!({ "id": format!("a{n}"), "title": "an item", "note": note }))
        .collect();
    let list = async |year: i64| {
        let data = json!({ "year": year, "activities": activities });
        server.try_execute("upsertBucketList", &ada, data).await
    };
    for year in 2021..2025 {
        let made = list(year).await;
        assert_eq!(made.status, 200, "{made:?}");
    }
    assert_eq!(refused(&list(2025).await).0, "bytes");
    let found = server
        .read(&format!("/v1/bucketLists?userId={}", ada.uid), Some(&ada))
        .await;
    let newest = &found["documents"][0];
    let path = format!("/v1/bucketLists/{}", newest["id"].as_str().expect("an id"));
    let mut smaller = newest["data"].clone();
    smaller["activities"] = json!([]);
    let shrunk = server
        .request(http::Method::PUT, &path, Some(&ada), Some(&smaller))
        .await;
    assert_eq!(shrunk.status, 200, "{shrunk:?}");
    assert_eq!(list(2025).await.status, 200);
}

#[tokio::test]
async fn answers_kept_for_repeated_calls_have_a_budget_that_days_free() {
    let server = TestServer::start_with(&["--mebibytes-per-person", "1"]).await;
    let ada = server.sign_up().await;
    let memo = "m".repeat(100_000);
    let plan = json!({ "days": [{ "date": "2026-03-07", "stops": [], "memo": memo }] });
    let plan = server.execute("createPlan", &ada, plan).await;
    let mut answers = 0;
    let over = loop {
        let ops = json!([{ "op": "set", "fields": { "title": format!("plan {answers}") } }]);
        let edit = json!({ "planId": plan["plan"]["id"], "ops": ops });
        let reply = server.try_execute("editPlan", &ada, edit).await;
        if reply.status != 200 {
            break reply;
        }
        answers += 1;
        assert!(answers < 20, "the plan alone is below the budget");
    };
    assert_eq!(refused(&over).0, "answers");
    let said = over.json()["error"]["message"].to_string();
    assert!(
        said.contains("two days") && !said.contains("documents are kept"),
        "{said}"
    );
    // Documents have room of their own, with small answers.
    let list = json!({ "year": 2026, "activities": [] });
    server.execute("upsertBucketList", &ada, list).await;
}

#[tokio::test]
async fn profile_selections_and_what_is_beside_a_list_count_as_bytes() {
    let server = TestServer::start_with(&["--mebibytes-per-person", "1"]).await;
    let ada = server.sign_up().await;
    let send = async |method: http::Method, path: String, body: Value| {
        server.request(method, &path, Some(&ada), Some(&body)).await
    };
    let note = "n".repeat(240_000);
    let mut lists = Vec::new();
    for year in 2021..2025 {
        let data = json!({ "year": year, "activities": [] });
        let list = server.execute("upsertBucketList", &ada, data).await;
        lists.push(list["id"].as_str().expect("an id").to_owned());
    }
    for list in &lists {
        let beside = json!({ "note": note });
        let noted = send(
            http::Method::PATCH,
            format!("/v1/bucketListMeta/{list}"),
            beside,
        )
        .await;
        assert_eq!(noted.status, 200, "{noted:?}");
    }
    let selections = format!("/v1/selections/{}", ada.uid);
    let basket = json!({ "activities": [], "places": [], "note": note });
    let over = send(http::Method::PUT, selections.clone(), basket.clone()).await;
    assert_eq!(refused(&over).0, "bytes");
    let profile = format!("/v1/users/{}", ada.uid);
    let noted = json!({ "note": note });
    let over = send(http::Method::PATCH, profile.clone(), noted.clone()).await;
    assert_eq!(refused(&over).0, "bytes");
    // What is beside a list goes with it.
    let gone = send(
        http::Method::DELETE,
        format!("/v1/bucketLists/{}", lists[0]),
        Value::Null,
    )
    .await;
    assert_eq!(gone.status, 204, "{gone:?}");
    let put = send(http::Method::PUT, selections, basket).await;
    assert_eq!(put.status, 201, "{put:?}");
    let over = send(http::Method::PATCH, profile, noted).await;
    assert_eq!(refused(&over).0, "bytes");
}

#[tokio::test]
async fn notifications_for_others_are_limited_by_the_day() {
    let server = TestServer::start_with(&["--notifications-per-day", "2"]).await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let invite = async || {
        let hangout = json!({
            "title": "The lake", "visibility": "invited", "invitedIds": [bob.uid],
            "when": { "mode": "fixed", "startsAt": "2026-03-07T10:00:00Z" },
        });
        server.try_execute("createHangout", &ada, hangout).await
    };
    let mut made = Vec::new();
    for _ in 0..2 {
        let reply = invite().await;
        assert_eq!(reply.status, 200, "{reply:?}");
        made.push(reply.json()["result"]["id"].clone());
    }
    let over = invite().await;
    assert_eq!(refused(&over), ("notifications".to_owned(), 43_200));
    let path = format!("/v1/hangouts?hostId={}", ada.uid);
    let kept = server.read(&path, Some(&ada)).await;
    assert_eq!(kept["documents"].as_array().map(Vec::len), Some(2));
    // What ends something for others is not held back.
    let cancel = json!({ "hangoutId": made[0] });
    server.execute("cancelHangout", &ada, cancel).await;
    server.advance(DAY / 2);
    let ada = server.sign_in(&ada).await;
    let edit = json!({ "hangoutId": made[1], "when": { "mode": "fixed", "startsAt": "2026-03-08T10:00:00Z" } });
    server.execute("editHangout", &ada, edit).await;
}

#[tokio::test]
async fn invitations_are_limited_by_the_day_and_refused_ones_leave_nothing() {
    let server = TestServer::start_with(&["--invitations-per-day", "2"]).await;
    let [ada, bob, cem, dua] = server.actors().await;
    let ask = async |whom: &Actor| {
        let data = json!({ "uid": whom.uid });
        server.try_execute("sendFriendRequest", &ada, data).await
    };
    assert_eq!(ask(&bob).await.status, 200);
    assert_eq!(ask(&cem).await.status, 200);
    let over = ask(&dua).await;
    assert_eq!(refused(&over), ("invitations".to_owned(), 43_200));
    let path = format!("/v1/friendRequests?to={}", dua.uid);
    let left = server.read(&path, Some(&dua)).await;
    assert_eq!(left["documents"], json!([]));
    server.advance(DAY / 2);
    let ada = server.sign_in(&ada).await;
    let ask = server.try_execute("sendFriendRequest", &ada, json!({ "uid": dua.uid }));
    assert_eq!(ask.await.status, 200);
}

#[tokio::test]
async fn two_servers_on_one_database_count_together() {
    let address = PostgresServer::shared().database();
    let flags = ["--store", &address, "--documents-per-person", "2"];
    let one = TestServer::start_with(&flags).await;
    let other = one.start_peer().await;
    let ada = one.sign_up().await;
    let first = make_plan(&one, &ada, "one").await;
    assert_eq!(first.status, 200, "{first:?}");
    assert_eq!(make_plan(&other, &ada, "two").await.status, 200);
    for server in [&one, &other] {
        let over = make_plan(server, &ada, "three").await;
        assert_eq!(refused(&over).0, "documents");
    }
    delete(&other, &ada, &first).await;
    assert_eq!(make_plan(&one, &ada, "three").await.status, 200);
}

#[tokio::test]
async fn seats_held_of_many_dates_are_limited_until_a_hold_ends() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut dates = Vec::new();
    for _ in 0..4 {
        dates.push(walk(&server, &ada, 10).await);
    }
    for (quest, session) in &dates[..3] {
        hold(&server, &bob, (quest, session), 10).await;
    }
    let (quest, session) = &dates[3];
    let wish = json!({ "questId": quest, "sessionId": session, "seats": 1 });
    let over = server.try_execute("holdSeats", &bob, wish.clone()).await;
    let (budget, seconds) = refused(&over);
    assert_eq!(budget, "heldSeats");
    server.advance(Duration::from_secs(seconds));
    let held = server.try_execute("holdSeats", &bob, wish).await;
    assert_eq!(held.status, 200, "{held:?}");
}
