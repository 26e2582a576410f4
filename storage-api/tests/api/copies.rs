//! Taking items along: into another year, from somebody else's list; and lists side by side.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, TestServer};

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn titles(list: &Value) -> Vec<&str> {
    let activities = list["data"]["activities"].as_array().expect("activities");
    activities
        .iter()
        .map(|item| item["title"].as_str().expect("a title"))
        .collect()
}

#[tokio::test]
async fn what_was_not_done_is_carried_over_once_and_the_old_year_stays() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let old = server
        .list_with(
            &ada,
            2025,
            &[
                ("a", "See Kyoto"),
                ("b", "Learn to sail"),
                ("c", "Bake bread"),
            ],
        )
        .await;
    let tick = json!({ "listId": old, "ops": [{ "op": "tick", "id": "b", "done": true }, { "op": "set", "id": "a", "fields": { "note": "in spring" } }] });
    server.execute("editBucketItems", &ada, tick).await;
    let before = server
        .get(&format!("/v1/bucketLists/{old}"), Some(&ada))
        .await
        .json();
    let carry = json!({ "fromYear": 2025, "toYear": 2026 });
    let taken = server.execute("carryOverYear", &ada, carry.clone()).await;
    assert_eq!(titles(&taken["list"]), ["See Kyoto", "Bake bread"]);
    assert_eq!(
        (&taken["added"], &taken["skipped"]),
        (&json!(["a", "c"]), &json!(["b"]))
    );
    assert_eq!(taken["list"]["data"]["year"], 2026);
    assert_eq!(taken["list"]["data"]["activities"][0]["note"], "in spring");
    let again = server.execute("carryOverYear", &ada, carry).await;
    assert_eq!(again["added"], json!([]));
    let after = server
        .get(&format!("/v1/bucketLists/{old}"), Some(&ada))
        .await
        .json();
    assert_eq!(before, after);
    let none = server
        .try_execute(
            "carryOverYear",
            &ada,
            json!({ "fromYear": 2001, "toYear": 2026 }),
        )
        .await;
    assert_eq!(none.error(), "404 NOT_FOUND");
}

/// Ada's list with a wish that is done and one that is hidden; Bob is her friend.
async fn adas_list(server: &TestServer) -> (Actor, Actor, String) {
    let ada = server.sign_up_as("ada").await;
    let bob = server.sign_up_as("bob").await;
    server.befriend(&ada, &bob).await;
    let wishes = [("a", "See Kyoto"), ("b", "A secret")];
    let list = server.list_with(&ada, 2026, &wishes).await;
    let fields =
        json!({ "note": "with my love", "steps": [{ "id": "s", "title": "Book", "done": true }] });
    let ops = json!([
        { "op": "set", "id": "b", "fields": { "hidden": true } },
        { "op": "set", "id": "a", "fields": fields },
        { "op": "tick", "id": "a", "done": true },
    ]);
    let edit = json!({ "listId": list, "ops": ops });
    server.execute("editBucketItems", &ada, edit).await;
    (ada, bob, list)
}

#[tokio::test]
async fn items_of_others_are_cloned_as_wishes_of_ones_own() {
    let server = TestServer::start().await;
    let (_, bob, list) = adas_list(&server).await;
    let clone = json!({ "listId": list });
    let taken = server.execute("cloneItems", &bob, clone.clone()).await;
    assert_eq!(titles(&taken["list"]), ["See Kyoto"], "not what is hidden");
    assert_eq!(taken["list"]["data"]["createdByUsername"], "bob");
    let item = &taken["list"]["data"]["activities"][0];
    let own_part = json!([item["status"], item["note"], item["steps"][0]["done"]]);
    assert_eq!(own_part, json!(["wish", null, false]));
    let path = format!("/v1/bucketListMeta/{}", text(&taken["list"]["id"]));
    let meta = server.read(&path, Some(&bob)).await;
    assert_eq!(meta["clonedFrom"], list.as_str());
    let again = server.execute("cloneItems", &bob, clone).await;
    assert_eq!(again["skipped"], json!(["a"]));
}

#[tokio::test]
async fn credit_goes_to_whoever_had_the_idea_also_through_a_third_list() {
    let server = TestServer::start().await;
    let (_, bob, list) = adas_list(&server).await;
    let eve = server.sign_up_as("eve").await;
    let clone = json!({ "listId": list });
    let taken = server.execute("cloneItems", &bob, clone).await;
    let source = &taken["list"]["data"]["activities"][0]["source"];
    let expected = json!({ "listId": list, "activityId": "a", "userName": "ada" });
    assert_eq!(*source, expected);
    server.befriend(&bob, &eve).await;
    let clone = json!({ "listId": taken["list"]["id"], "itemIds": ["a"] });
    let third = server.execute("cloneItems", &eve, clone).await;
    let source = &third["list"]["data"]["activities"][0]["source"];
    assert_eq!(source["userName"], "ada");
}

#[tokio::test]
async fn what_cannot_be_read_cannot_be_cloned_nor_what_is_ones_own() {
    let server = TestServer::start().await;
    let (ada, bob, list) = adas_list(&server).await;
    let eve = server.sign_up_as("eve").await;
    let clone = json!({ "listId": list });
    let stranger = server.error_of("cloneItems", &eve, clone.clone()).await;
    assert_eq!(stranger, "404 NOT_FOUND");
    let own = server.error_of("cloneItems", &ada, clone).await;
    assert_eq!(own, "400 FAILED_PRECONDITION own");
    let hidden = json!({ "listId": list, "itemIds": ["b"] });
    let hidden = server.error_of("cloneItems", &bob, hidden).await;
    assert_eq!(hidden, "404 NOT_FOUND");
}

#[tokio::test]
async fn a_full_list_takes_nothing_more_and_stays_as_it_was() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let many: Vec<Value> = (0..500)
        .map(|n| json!({ "id": format!("a{n}"), "title": "A" }))
        .collect();
    server
        .execute(
            "upsertBucketList",
            &ada,
            json!({ "year": 2026, "activities": many }),
        )
        .await;
    server.list_with(&ada, 2025, &[("x", "One too many")]).await;
    let full = server
        .try_execute(
            "carryOverYear",
            &ada,
            json!({ "fromYear": 2025, "toYear": 2026 }),
        )
        .await;
    assert_eq!(full.error(), "400 OUT_OF_RANGE");
}

#[tokio::test]
async fn lists_shown_to_everybody_are_found_by_whoever_looks_around() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let public = server.list_with(&ada, 2026, &[("a", "See Kyoto")]).await;
    let list = json!({ "listId": public, "ops": [
        { "op": "set", "id": "a", "fields": { "note": "ask Bob" } },
        { "op": "add", "activity": { "id": "h", "title": "Propose", "hidden": true } },
    ] });
    server.execute("editBucketItems", &ada, list).await;
    server
        .list_with(&ada, 2025, &[("c", "Among friends")])
        .await;
    let share = json!({ "type": "bucketList", "id": public, "visibility": "public" });
    server.execute("setShare", &ada, share).await;
    let found = server.call("browseLists", None, json!({})).await.json()["result"].clone();
    assert_eq!(found["cursor"], Value::Null);
    let [list] = found["lists"].as_array().expect("lists").as_slice() else {
        panic!("one list, not {found}");
    };
    assert_eq!(list["listId"], json!(public));
    assert_eq!(list["createdByUsername"], json!(ada.user_name));
    let items = list["activities"].as_array().expect("items");
    assert_eq!(items.len(), 1, "what is hidden stays so: {items:?}");
    assert_eq!(items[0]["title"], "See Kyoto");
    assert_eq!(items[0]["note"], Value::Null);
    server
        .execute("block", &ada, json!({ "uid": bob.uid }))
        .await;
    let seen = server.call("browseLists", Some(&bob), json!({})).await;
    assert_eq!(seen.json()["result"]["lists"], json!([]));
    let wrong = json!({ "cursor": "?" });
    assert_eq!(server.call("browseLists", None, wrong).await.status, 400);
}

#[tokio::test]
async fn a_cursor_of_public_lists_is_good_for_its_caller_alone() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    // More than one answer holds.
    for (by, years) in [(&ada, 2000..2100), (&bob, 2000..2001)] {
        for year in years {
            let list = server.list_with(by, year, &[("a", "See Kyoto")]).await;
            let share = json!({ "type": "bucketList", "id": list, "visibility": "public" });
            server.execute("setShare", by, share).await;
        }
    }
    let browse =
        async |by: Option<&Actor>, asked: Value| server.call("browseLists", by, asked).await;
    let first = browse(Some(&ada), json!({})).await.json()["result"].clone();
    assert_eq!(first["lists"].as_array().map(Vec::len), Some(100));
    let next = json!({ "cursor": first["cursor"] });
    for other in [Some(&bob), None] {
        assert_eq!(browse(other, next.clone()).await.status, 400);
    }
    let second = browse(Some(&ada), next).await.json()["result"].clone();
    assert_eq!(second["lists"].as_array().map(Vec::len), Some(1));
    assert_eq!(second["cursor"], Value::Null);
}

#[tokio::test]
async fn lists_are_compared_as_far_as_they_may_be_read() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    server.list_with(&ada, 2026, &[("a", "See Kyoto")]).await;
    server.list_with(&bob, 2026, &[("b", "See Kyoto")]).await;
    server.list_with(&eve, 2026, &[("c", "See Kyoto")]).await;
    server.befriend(&ada, &bob).await;
    let compare = json!({ "uids": [ada.uid, bob.uid, eve.uid, "nobody"], "year": 2026 });
    let reply = server
        .call("compareLists", Some(&ada), compare)
        .await
        .json()["result"]
        .clone();
    let uids: Vec<&Value> = reply["lists"]
        .as_array()
        .expect("lists")
        .iter()
        .map(|list| &list["uid"])
        .collect();
    assert_eq!(uids, [&json!(ada.uid), &json!(bob.uid)]);
    assert_eq!(reply["lists"][1]["activities"][0]["title"], "See Kyoto");
    assert_eq!(reply["denied"], json!([eve.uid, "nobody"]));
    let many = json!({ "uids": vec!["x"; 13], "year": 2026 });
    assert_eq!(
        server.call("compareLists", Some(&ada), many).await.status,
        400
    );
}

#[tokio::test]
async fn friends_see_what_one_has_selected_unless_one_keeps_it_private() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let path = format!("/v1/selections/{}", ada.uid);
    let basket = json!({ "activities": [{ "id": "a", "title": "A" }, { "id": "h", "title": "H", "hidden": true }], "places": [{ "id": "p", "name": "Kyoto", "lat": 35.0, "lng": 135.8 }] });
    let put = server
        .request(Method::PUT, &path, Some(&ada), Some(&basket))
        .await;
    assert_eq!(put.status, 201);
    assert_eq!(server.get(&path, Some(&bob)).await.status, 404);
    server.befriend(&ada, &bob).await;
    let seen = server.get(&path, Some(&bob)).await.json();
    assert_eq!(seen["activities"], json!([{ "id": "a", "title": "A" }]));
    assert_eq!(seen["places"][0]["name"], "Kyoto");
    let user = format!("/v1/users/{}", ada.uid);
    let private = json!({ "prefs": { "selectionVisibility": "private" } });
    assert_eq!(
        server
            .request(Method::PATCH, &user, Some(&ada), Some(&private))
            .await
            .status,
        200
    );
    assert_eq!(server.get(&path, Some(&bob)).await.status, 404);
    let wrong = json!({ "places": [{ "id": "p", "name": "Nowhere", "lat": 91, "lng": 0 }] });
    let reply = server
        .request(Method::PUT, &path, Some(&ada), Some(&wrong))
        .await;
    assert_eq!(
        reply.json()["error"]["details"]["fields"][0]["field"],
        "places[0].lat"
    );
}
