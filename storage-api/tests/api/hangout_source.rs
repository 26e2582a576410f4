//! The item that a hangout was made of: who may name it, who sees it, and whose list it is ticked off.

use serde_json::{Value, json};
use storage_api_testing::{Actor, HOUR, TestServer};

/// A hangout at one o'clock that everybody may join; the server starts at midnight.
fn swim(source: &Value) -> Value {
    json!({
        "title": "Swim", "visibility": "public", "source": source,
        "when": { "mode": "fixed", "startsAt": "2026-03-01T01:00:00Z", "timeZone": "UTC" },
    })
}

async fn make(server: &TestServer, by: &Actor, source: &Value) -> String {
    let made = server.execute("createHangout", by, swim(source)).await;
    made["id"].as_str().expect("an id").to_owned()
}

async fn share(server: &TestServer, by: &Actor, list: &str, visibility: &str) {
    let share = json!({ "type": "bucketList", "id": list, "visibility": visibility });
    server.execute("setShare", by, share).await;
}

/// Hides one item of a list from everybody but its owner.
async fn hide(server: &TestServer, by: &Actor, list: &str, item: &str) {
    let op = json!({ "op": "set", "id": item, "fields": { "hidden": true } });
    let edit = json!({ "listId": list, "ops": [op] });
    server.execute("editBucketItems", by, edit).await;
}

async fn finish(server: &TestServer, by: &Actor, id: &str, there: &[&Actor]) -> Value {
    let there = there.iter().map(|person| format!("{id}_{}", person.uid));
    let there: Vec<_> = there.collect();
    let finish = json!({ "hangoutId": id, "attended": there });
    server.execute("finishHangout", by, finish).await
}

#[tokio::test]
async fn a_hangout_is_made_only_of_an_item_that_its_maker_sees() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let items = [("lake", "Swim in the lake"), ("gift", "A surprise")];
    let list = server.list_with(&bob, 2026, &items).await;
    let list = list.as_str();
    let lake = json!({ "listId": list, "activityId": "lake" });
    let (own, refused) = (
        make(&server, &ada, &json!({})).await,
        "400 INVALID_ARGUMENT source",
    );
    let missing = json!({ "listId": "nowhere", "activityId": "lake" });
    for source in [&lake, &missing, &json!({ "listId": list })] {
        let made = server.error_of("createHangout", &ada, swim(source)).await;
        assert_eq!(made, refused, "{source}");
        let edit = json!({ "hangoutId": own, "source": source });
        assert_eq!(server.error_of("editHangout", &ada, edit).await, refused);
    }
    share(&server, &bob, list, "public").await;
    hide(&server, &bob, list, "gift").await;
    make(&server, &ada, &lake).await;
    for item in ["gift", "nothing"] {
        let source = json!({ "listId": list, "activityId": item });
        let made = server.error_of("createHangout", &ada, swim(&source)).await;
        assert_eq!(made, refused, "{item}");
    }
}

#[tokio::test]
async fn only_the_host_sees_the_list_that_a_hangout_was_made_of() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let list = server.list_with(&ada, 2026, &[("lake", "Swim")]).await;
    let source = json!({ "listId": list, "activityId": "lake", "questId": "quest" });
    let id = make(&server, &ada, &source).await;
    let (path, quest) = (format!("/v1/hangouts/{id}"), json!({ "questId": "quest" }));
    assert_eq!(server.read(&path, Some(&ada)).await["source"], source);
    assert_eq!(server.read(&path, None).await["source"], quest);
    let look = json!({ "id": id, "preview": true });
    let look = server.execute("joinHangout", &bob, look).await;
    assert_eq!(look["hangout"]["data"]["source"], quest);
    let joined = server
        .execute("joinHangout", &bob, json!({ "id": id }))
        .await;
    assert_eq!(joined["hangout"]["data"]["source"], quest);
    let promote = json!({ "hangoutId": id, "coHosts": [bob.uid] });
    server.execute("editHangout", &ada, promote).await;
    assert_eq!(server.read(&path, Some(&bob)).await["source"], quest);
    for (reader, expected) in [(Some(&ada), &source), (Some(&bob), &quest), (None, &quest)] {
        let read = server.call("readInvitation", reader, json!({ "id": id }));
        assert_eq!(read.await.json()["result"]["source"], *expected);
    }
}

#[tokio::test]
async fn finishing_a_hangout_ticks_only_what_the_host_sees_of_people_who_said_yes() {
    let server = TestServer::start().await;
    let [ada, bob, eve, kim] = server.actors().await;
    let list = server.list_with(&ada, 2026, &[("lake", "Swim")]).await;
    share(&server, &ada, &list, "public").await;
    let id = make(
        &server,
        &ada,
        &json!({ "listId": list, "activityId": "lake" }),
    )
    .await;
    let mut lists = Vec::new();
    for person in [&bob, &eve, &kim] {
        let clone = json!({ "listId": list, "itemIds": ["lake"], "toYear": 2026 });
        let taken = server.execute("cloneItems", person, clone).await;
        lists.push(taken["list"]["id"].as_str().expect("an id").to_owned());
        server
            .execute("joinHangout", person, json!({ "id": id }))
            .await;
    }
    // Bob's list is private; Eve said no; Kim shares hers and comes.
    for (person, list) in [(&eve, &lists[1]), (&kim, &lists[2])] {
        share(&server, person, list, "public").await;
    }
    let no = json!({ "hangoutId": id, "rsvp": "no" });
    server.execute("rsvpHangout", &eve, no).await;
    server.advance(HOUR * 3);
    let ada = server.sign_in(&ada).await;
    let done = finish(&server, &ada, &id, &[&bob, &eve, &kim]).await;
    assert_eq!(done["ticked"], json!([format!("{id}_{}", kim.uid)]));
    for (person, list, status) in [
        (&bob, &lists[0], "planned"),
        (&eve, &lists[1], "planned"),
        (&kim, &lists[2], "done"),
    ] {
        let person = server.sign_in(person).await;
        let path = format!("/v1/bucketLists/{list}");
        let item = &server.read(&path, Some(&person)).await["activities"][0];
        assert_eq!(item["status"] == "done", status == "done", "{item}");
        let kinds = server.notification_kinds(&person).await;
        let is_told = kinds.iter().any(|kind| kind == "hangoutTicked");
        assert_eq!(is_told, status == "done", "{kinds:?}");
    }
}

#[tokio::test]
async fn a_hangout_that_goes_on_is_worth_no_points() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let mut ids = Vec::new();
    for _ in 0..2 {
        let id = make(&server, &ada, &json!({})).await;
        for person in [&bob, &eve] {
            server
                .execute("joinHangout", person, json!({ "id": id }))
                .await;
        }
        ids.push(id);
    }
    for (id, points) in ids.iter().zip([Value::Null, json!(20)]) {
        server.advance(HOUR * 3 / 2);
        let ada = server.sign_in(&ada).await;
        let done = finish(&server, &ada, id, &[&ada, &bob, &eve]).await;
        assert_eq!(
            done["points"].get("points").unwrap_or(&Value::Null),
            &points
        );
    }
}
