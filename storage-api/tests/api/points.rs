//! Points: what is done alone and together, what the boards say, and that they add up.

use http::Method;
use serde_json::{Value, json};
use storage_api::schema::collections::SCORES;
use storage_api_testing::{Actor, DAY, TestServer, run};

async fn tick(server: &TestServer, by: &Actor, list: &str, item: &str) {
    let ops = json!([{ "op": "tick", "id": item, "done": true }]);
    let edit = json!({ "listId": list, "ops": ops });
    server.execute("editBucketItems", by, edit).await;
}

async fn tick_with(server: &TestServer, by: &Actor, list: &str, item: &str, with: &Actor) {
    let fields = json!({ "status": "done", "withUserIds": [with.uid] });
    let ops = json!([{ "op": "set", "id": item, "fields": fields }]);
    let edit = json!({ "listId": list, "ops": ops });
    server.execute("editBucketItems", by, edit).await;
}

async fn points(server: &TestServer, by: &Actor) -> i64 {
    let data = json!({ "period": "all" });
    let reply = server.call("explainScore", Some(by), data).await;
    let result = reply.json()["result"].clone();
    result["points"]
        .as_i64()
        .unwrap_or_else(|| panic!("{reply:?}"))
}

async fn board(server: &TestServer, by: &Actor, board: &str, period: &str) -> Value {
    let data = json!({ "board": board, "period": period });
    let reply = server.call("getLeaderboard", Some(by), data).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["result"].clone()
}

/// Ranks, points and names of the rows.
fn rows(board: &Value) -> Vec<String> {
    let row = |row: &Value| {
        let name = row["user_name"].as_str().unwrap_or("somebody");
        format!("{} {name} {}", row["rank"], row["points"])
    };
    let rows = board["rows"].as_array().expect("rows");
    rows.iter().map(row).collect()
}

const FOUR: [(&str, &str); 4] = [("a", "One"), ("b", "Two"), ("c", "Three"), ("d", "Four")];

#[tokio::test]
async fn what_is_done_alone_counts_twice_a_day_and_once_for_each_item() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list_with(&ada, 2026, &FOUR).await;
    for item in ["a", "b", "c"] {
        tick(&server, &ada, &list, item).await;
    }
    assert_eq!(
        points(&server, &ada).await,
        10,
        "the third of a day is done, and worth nothing"
    );
    let untick = json!([{ "op": "tick", "id": "a", "done": false }]);
    let edit = json!({ "listId": list, "ops": untick });
    server.execute("editBucketItems", &ada, edit).await;
    server.advance(DAY);
    let ada = server.sign_in(&ada).await;
    tick(&server, &ada, &list, "a").await;
    assert_eq!(points(&server, &ada).await, 10, "an item counts once");
    tick(&server, &ada, &list, "d").await;
    assert_eq!(points(&server, &ada).await, 15);
    let path = format!("/v1/points?uid={}", ada.uid);
    let lines = server.get(&path, Some(&ada)).await.json();
    let newest = &lines["documents"][0];
    assert_eq!(newest["id"], format!("{}:itemAlone:{list}.d", ada.uid));
    assert_eq!(
        newest["data"]["evidence"],
        json!({ "kind": "none", "grade": "D" })
    );
}

#[tokio::test]
async fn what_was_done_long_ago_or_by_somebody_elses_hand_is_done_and_gives_nothing() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let list = server.list_with(&ada, 2026, &FOUR).await;
    let share =
        json!({ "type": "bucketList", "id": list, "visibility": "friends", "editors": [bob.uid] });
    server.execute("setShare", &ada, share).await;
    tick(&server, &bob, &list, "a").await;
    let past = json!({ "status": "done", "doneAt": "2026-02-01T12:00:00.000Z" });
    let ops = json!([{ "op": "set", "id": "b", "fields": past }]);
    server
        .execute(
            "editBucketItems",
            &ada,
            json!({ "listId": list, "ops": ops }),
        )
        .await;
    assert_eq!(
        (points(&server, &ada).await, points(&server, &bob).await),
        (0, 0)
    );
    let saved = server
        .read(&format!("/v1/bucketLists/{list}"), Some(&ada))
        .await;
    assert_eq!(saved["activities"][0]["status"], "done");
}

#[tokio::test]
async fn a_list_written_as_a_document_counts_as_one_edited_by_function() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list_with(&ada, 2026, &FOUR).await;
    let done = json!([{ "id": "a", "title": "One", "status": "done", "doneAt": "2026-03-01T00:00:00.000Z" }]);
    let path = format!("/v1/bucketLists/{list}");
    let written = json!({ "activities": done });
    let reply = server.request(Method::PATCH, &path, Some(&ada), Some(&written));
    assert_eq!(reply.await.status, 200);
    assert_eq!(points(&server, &ada).await, 5);
}

#[tokio::test]
async fn what_two_friends_did_together_counts_for_both_once_the_other_confirms() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    server.befriend(&ada, &bob).await;
    let list = server.list_with(&ada, 2026, &FOUR).await;
    tick(&server, &ada, &list, "a").await;
    tick_with(&server, &ada, &list, "a", &bob).await;
    let told = server
        .read(&format!("/v1/notifications?uid={}", bob.uid), Some(&bob))
        .await;
    let told = &told["documents"][0]["data"];
    assert_eq!(
        (&told["kind"], &told["title"]),
        (&json!("doneTogether"), &json!("One"))
    );
    let confirm = json!({ "itemId": "a", "withUserId": ada.uid });
    let confirmed = server
        .execute("confirmTogether", &bob, confirm.clone())
        .await;
    assert_eq!(confirmed["points"]["points"], 20);
    let own = &confirmed["list"]["data"]["activities"][0];
    assert_eq!(
        (&own["status"], &own["source"]["userName"]),
        (&json!("done"), &json!("ada"))
    );
    assert_eq!(own["withUserIds"], json!([ada.uid]));
    server.execute("confirmTogether", &bob, confirm).await;
    assert_eq!(
        points(&server, &ada).await,
        20,
        "the five for having done it alone are taken back"
    );
    assert_eq!(points(&server, &bob).await, 20);
    assert_eq!(
        server.execute("markNotifications", &bob, json!({})).await["marked"],
        1
    );
    assert_eq!(
        server.execute("markNotifications", &bob, json!({})).await["marked"],
        0
    );
}

#[tokio::test]
async fn confirming_is_refused_to_whom_it_does_not_concern_and_when_it_is_late() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let eve = server.sign_up().await;
    server.befriend(&ada, &bob).await;
    let list = server.list_with(&ada, 2026, &FOUR).await;
    tick_with(&server, &ada, &list, "a", &bob).await;
    tick_with(&server, &ada, &list, "b", &eve).await;
    let confirm = |item: &str| json!({ "itemId": item, "withUserId": ada.uid });
    assert_eq!(
        server.error_of("confirmTogether", &eve, confirm("a")).await,
        "404 NOT_FOUND"
    );
    assert_eq!(
        server.error_of("confirmTogether", &bob, confirm("c")).await,
        "404 NOT_FOUND"
    );
    assert_eq!(
        server.error_of("confirmTogether", &eve, confirm("b")).await,
        "400 FAILED_PRECONDITION notFriends"
    );
    server.advance(DAY * 15);
    let bob = server.sign_in(&bob).await;
    assert_eq!(
        server.error_of("confirmTogether", &bob, confirm("a")).await,
        "400 FAILED_PRECONDITION expired"
    );
}

#[tokio::test]
async fn with_the_same_friend_five_things_a_week_count_and_three_a_day() {
    let server = TestServer::start().await;
    let (mut ada, mut bob) = (server.sign_up().await, server.sign_up().await);
    server.befriend(&ada, &bob).await;
    let names: Vec<String> = (0..8).map(|n| format!("item-{n}")).collect();
    let items: Vec<(&str, &str)> = names.iter().map(|name| (&**name, "Again")).collect();
    let list = server.list_with(&ada, 2026, &items).await;
    // The clock begins on a Sunday.
    server.advance(DAY);
    let mut withheld = Vec::new();
    for (n, name) in names.iter().enumerate() {
        if n % 4 == 0 {
            server.advance(DAY);
            (ada, bob) = (server.sign_in(&ada).await, server.sign_in(&bob).await);
        }
        tick_with(&server, &ada, &list, name, &bob).await;
        let confirm = json!({ "itemId": name, "withUserId": ada.uid });
        let confirmed = server.execute("confirmTogether", &bob, confirm).await;
        withheld.push(confirmed["points"]["withheld"].clone());
    }
    let none = Value::Null;
    let expected = json!([
        none,
        none,
        none,
        "perDay",
        none,
        none,
        "sameFriend",
        "sameFriend"
    ]);
    assert_eq!(Value::Array(withheld), expected);
    assert_eq!(points(&server, &ada).await, 100);
}

#[tokio::test]
async fn boards_are_of_friends_of_a_city_and_of_everybody_and_last_a_week() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    let eve = server.sign_up_as("eve").await;
    server.befriend(&ada, &bob).await;
    let area = json!({ "homeArea": { "lat": 52.5, "lng": 13.4, "label": "Berlin" } });
    for person in [&ada, &eve] {
        let path = format!("/v1/users/{}", person.uid);
        let patched = server.request(Method::PATCH, &path, Some(person), Some(&area));
        assert_eq!(patched.await.status, 200);
    }
    for (person, items) in [(&ada, 1), (&eve, 2)] {
        let list = server.list_with(person, 2026, &FOUR).await;
        for (item, _) in &FOUR[..items] {
            tick(&server, person, &list, item).await;
        }
    }
    assert_eq!(
        rows(&board(&server, &ada, "friends", "week").await),
        ["1 ada 5", "2 bob 0"]
    );
    let everybody = board(&server, &ada, "all", "all").await;
    assert_eq!(
        rows(&everybody),
        ["1 somebody 10", "2 ada 5"],
        "a stranger has no name"
    );
    assert_eq!(
        everybody["me"],
        json!({ "rank": 2, "points": 5, "before": null, "hidden": false })
    );
    assert_eq!(
        rows(&board(&server, &eve, "city", "week").await),
        ["1 eve 10", "2 somebody 5"]
    );
    assert_eq!(
        server
            .error_of("getLeaderboard", &bob, json!({ "board": "city" }))
            .await,
        "400 FAILED_PRECONDITION homeArea"
    );
    assert_eq!(
        server
            .error_of("getLeaderboard", &bob, json!({ "board": "quest" }))
            .await,
        "400 INVALID_ARGUMENT"
    );
    server.advance(DAY);
    let ada = server.sign_in(&ada).await;
    let monday = board(&server, &ada, "friends", "week").await;
    assert_eq!(
        (&monday["me"]["points"], &monday["me"]["before"]),
        (&json!(0), &json!(5))
    );
    assert_eq!(
        board(&server, &ada, "all", "lastWeek").await["me"]["points"],
        5
    );
}

#[tokio::test]
async fn the_reasons_of_a_number_are_those_of_its_board() {
    let server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    let list = server.list_with(&ada, 2026, &FOUR).await;
    tick(&server, &ada, &list, "a").await;
    let area = json!({ "homeArea": { "lat": 52.5, "lng": 13.4, "label": "Berlin" } });
    let path = format!("/v1/users/{}", ada.uid);
    let patched = server.request(Method::PATCH, &path, Some(&ada), Some(&area));
    assert_eq!(patched.await.status, 200);
    tick(&server, &ada, &list, "b").await;
    for (of, period, expected) in [
        ("friends", "week", 2),
        ("city", "week", 1),
        ("city", "all", 1),
        ("city", "lastWeek", 0),
    ] {
        let asked = json!({ "board": of, "period": period });
        let reply = server.call("explainScore", Some(&ada), asked).await;
        let told = reply.json()["result"].clone();
        let length = |field: &str| told[field].as_array().map(Vec::len);
        assert_eq!(
            (length("lines"), length("ids"), &told["points"]),
            (Some(expected), Some(expected), &json!(5 * expected)),
            "{of}, {period}: {told}"
        );
        let shown = board(&server, &ada, of, period).await;
        assert_eq!(shown["me"]["points"], told["points"], "{of}, {period}");
    }
    let no_quest = json!({ "board": "quest" });
    assert_eq!(
        server.error_of("explainScore", &ada, no_quest).await,
        "400 INVALID_ARGUMENT"
    );
}

#[tokio::test]
async fn a_league_is_made_of_thirty_who_were_beside_each_other_the_week_before() {
    let server = TestServer::start().await;
    let mut people = Vec::new();
    // The first ones get their points first, and of equals the ids decide: two leagues of those who had points.
    for number in 0..33 {
        let person = server.sign_up().await;
        let list = server.list_with(&person, 2026, &FOUR).await;
        for (item, _) in &FOUR[..if number < 30 { 2 } else { 1 }] {
            tick(&server, &person, &list, item).await;
        }
        people.push(person);
    }
    let newcomer = server.sign_up().await;
    server.advance(7 * DAY);
    let [strong, weak, newcomer] = [&people[0], &people[31], &newcomer];
    let (strong, weak) = (server.sign_in(strong).await, server.sign_in(weak).await);
    let newcomer = server.sign_in(newcomer).await;
    let of = async |person: &Actor| board(&server, person, "league", "week").await;
    assert_eq!(of(&strong).await["people"], 30);
    assert_eq!(of(&weak).await["people"], 3);
    let alone = of(&newcomer).await;
    assert_eq!(
        (&alone["people"], &alone["me"]["rank"]),
        (&json!(1), &json!(1))
    );
    let list = server.list_with(&weak, 2027, &FOUR).await;
    tick(&server, &weak, &list, "a").await;
    let won = of(&weak).await;
    assert_eq!(
        (&won["me"]["rank"], &won["people"]),
        (&json!(1), &json!(3)),
        "{won}"
    );
}

#[tokio::test]
async fn who_hides_is_on_no_board_at_once_and_comes_back_with_all_points() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    server.befriend(&ada, &bob).await;
    let list = server.list_with(&ada, 2026, &FOUR).await;
    tick(&server, &ada, &list, "a").await;
    server
        .execute("hideMe", &ada, json!({ "hidden": true }))
        .await;
    assert_eq!(
        rows(&board(&server, &bob, "friends", "week").await),
        ["1 bob 0"]
    );
    let own = board(&server, &ada, "all", "week").await;
    assert_eq!(
        own["me"],
        json!({ "rank": null, "points": 5, "before": 0, "hidden": true })
    );
    let explain = json!({ "uid": ada.uid });
    let refused = server
        .call("explainScore", Some(&bob), explain.clone())
        .await;
    assert_eq!(refused.error(), "404 NOT_FOUND");
    server
        .execute("hideMe", &ada, json!({ "hidden": false }))
        .await;
    assert_eq!(
        rows(&board(&server, &bob, "friends", "week").await),
        ["1 ada 5", "2 bob 0"]
    );
    let explained = server
        .call("explainScore", Some(&bob), explain)
        .await
        .json();
    let line = &explained["result"]["lines"][0];
    assert_eq!(
        (&line["points"], &line["subject"]),
        (&json!(5), &json!("")),
        "{line}"
    );
    let stranger = server.sign_up().await;
    let refused = server
        .call("explainScore", Some(&stranger), json!({ "uid": ada.uid }))
        .await;
    assert_eq!(refused.error(), "404 NOT_FOUND");
}

#[tokio::test]
async fn points_are_reported_and_the_report_is_seen_by_its_author_alone() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let flag = json!({ "uid": ada.uid, "reason": "Nobody does that twice" });
    let reported = server.execute("flagScore", &bob, flag.clone()).await;
    let id = reported["flag"]["id"].as_str().expect("an id");
    assert_eq!(
        server.read(&format!("/v1/flags/{id}"), Some(&bob)).await["status"],
        "open"
    );
    assert_eq!(
        server.read(&format!("/v1/flags/{id}"), Some(&ada)).await,
        Value::Null
    );
    let again = server.execute("flagScore", &bob, flag).await;
    assert_eq!(again["flag"]["id"], id);
    let nobody = json!({ "uid": "nobody", "reason": "x" });
    assert_eq!(
        server.error_of("flagScore", &bob, nobody).await,
        "404 NOT_FOUND"
    );
    let no_points = json!({ "uid": ada.uid, "pointsId": "x", "reason": "x" });
    assert_eq!(
        server.error_of("flagScore", &bob, no_points).await,
        "404 NOT_FOUND"
    );
    let silent = json!({ "uid": ada.uid, "reason": " " });
    assert_eq!(
        server.error_of("flagScore", &bob, silent).await,
        "400 INVALID_ARGUMENT"
    );
    for n in 0..50 {
        let person = server.sign_up_as(&format!("suspect_{n}")).await;
        let flag = json!({ "uid": person.uid, "reason": "Him too" });
        let reply = server.try_execute("flagScore", &bob, flag).await;
        let expected = if n < 49 { 200 } else { 429 };
        assert_eq!(reply.status, expected, "{n}: {reply:?}");
    }
}

#[tokio::test]
async fn a_total_that_the_ledger_does_not_add_up_to_is_found_by_check() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list_with(&ada, 2026, &FOUR).await;
    tick(&server, &ada, &list, "a").await;
    server.stop().await;
    let check = |server: &TestServer| {
        let exit = run(server.data(), &["check"]);
        exit.out + &exit.log
    };
    let said = check(&server);
    assert!(
        said.contains("2 totals of points are what the ledger adds up to"),
        "{said}"
    );
    server.serve().await;
    let id = format!("{}:all", ada.uid);
    server
        .write_store(move |transaction| {
            let score = json!({ "uid": "x", "board": "all", "points": 6, "located": 0 });
            transaction.put(&SCORES, &id, score).map(drop)
        })
        .await;
    server.stop().await;
    let said = check(&server);
    let wrong = format!(
        "scores/{}:all says 6 points, the ledger adds up to 5",
        ada.uid
    );
    assert!(said.contains(&wrong), "{said}");
}
