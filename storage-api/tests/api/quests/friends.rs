//! Friends on quests: who goes, and who has saved one.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, TestServer};

use super::{book, hold, walk};

async fn friends_on(server: &TestServer, by: &Actor, quests: &[&str]) -> Value {
    let asked = json!({ "questIds": quests });
    let reply = server.call("questFriends", Some(by), asked).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["result"]["friends"].clone()
}

async fn save(server: &TestServer, by: &Actor, picked: Value) {
    let path = format!("/v1/selections/{}", by.uid);
    let saved = server
        .request(Method::PUT, &path, Some(by), Some(&picked))
        .await;
    assert!([200, 201].contains(&saved.status), "{saved:?}");
}

#[tokio::test]
async fn friends_see_who_goes_and_who_has_saved_a_quest() {
    let server = TestServer::start().await;
    let [ada, bob, eve, tom] = server.actors().await;
    let (quest, session) = walk(&server, &ada, 8).await;
    let (other, _) = walk(&server, &ada, 8).await;
    let both = [&*quest, &*other];
    server.befriend(&bob, &eve).await;
    server.befriend(&bob, &tom).await;
    book(&server, &eve, (&quest, &session), 1).await;
    // Held seats may come to nothing, and tell nobody.
    hold(&server, &tom, (&quest, &session), 1).await;
    let picked = json!({
        "activities": [], "places": [],
        "quests": { &quest: "2026-03-01T00:00:00.000Z", &other: "2026-03-01T00:00:00.000Z" },
    });
    save(&server, &eve, picked.clone()).await;
    save(&server, &tom, picked).await;
    let friends = friends_on(&server, &bob, &both).await;
    let entry = |who: &Actor, quest: &str| json!({ "questId": quest, "uid": who.uid });
    let short = |entry: &Value| json!({ "questId": entry["questId"], "uid": entry["uid"] });
    let friends = friends.as_array().expect("friends");
    assert_eq!(friends[0]["sessionId"], json!(session));
    assert!(friends[0]["startsAt"].is_string() && friends[0]["name"].is_string());
    assert_eq!(friends[0]["saved"], Value::Null);
    assert!(friends[1..].iter().all(|entry| entry["saved"] == true));
    let shown: Vec<Value> = friends.iter().map(short).collect();
    assert_eq!(shown.len(), 4, "{shown:?}");
    for expected in [
        entry(&eve, &quest),
        entry(&eve, &other),
        entry(&tom, &quest),
        entry(&tom, &other),
    ] {
        assert!(shown.contains(&expected), "{expected} {shown:?}");
    }
    assert_eq!(shown[0], entry(&eve, &quest));
    // Strangers are told nothing, and a selection that is kept private tells nobody.
    assert_eq!(friends_on(&server, &ada, &both).await, json!([]));
    let private = json!({ "prefs": { "selectionVisibility": "private" } });
    let path = format!("/v1/users/{}", tom.uid);
    server
        .request(Method::PATCH, &path, Some(&tom), Some(&private))
        .await;
    let left = friends_on(&server, &bob, &both).await;
    assert_eq!(left.as_array().map(Vec::len), Some(2), "{left}");
    let none = json!({ "questIds": [] });
    assert_eq!(
        server.call("questFriends", Some(&bob), none).await.error(),
        "400 INVALID_ARGUMENT"
    );
}
