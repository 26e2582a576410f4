//! Places that people add, plans they edit together, and what they report.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, TestServer, text};

use crate::quests::{dated, old_town, published};

fn bench() -> Value {
    json!({ "name": "The Blue Bench", "lat": 52.5, "lng": 13.4, "category": "view" })
}

async fn add(server: &TestServer, by: &Actor, place: Value) -> String {
    text(&server.execute("createPlace", by, place).await["place"]["id"])
}

#[tokio::test]
async fn a_place_is_its_creators_until_something_public_uses_it() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let id = add(&server, &ada, bench()).await;
    let path = format!("/v1/places/{id}");
    let own = server.read(&path, Some(&ada)).await;
    assert_eq!(
        (&own["origin"], &own["createdBy"]),
        (&json!("user"), &json!(ada.uid))
    );
    assert_eq!(server.get(&path, Some(&eve)).await.status, 404);
    let mut quest = old_town();
    quest["stops"][0]["placeId"] = json!(id);
    published(&server, &ada, quest, json!({ "capacity": 3 })).await;
    let seen = server.read(&path, None).await;
    assert_eq!(seen["name"], "The Blue Bench");
    assert_eq!(seen["createdBy"], Value::Null);
    let gone = server
        .request(Method::DELETE, &path, Some(&ada), None)
        .await;
    assert_eq!(gone.status, 403, "others use it");
}

#[tokio::test]
async fn a_public_list_shows_its_owners_places_and_nobody_elses() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let own = add(&server, &ada, bench()).await;
    let foreign = add(&server, &eve, bench()).await;
    let list = server
        .list_with(&ada, 2026, &[("a", "Sit"), ("b", "Rest")])
        .await;
    let ops = json!([
        { "op": "set", "id": "a", "fields": { "placeId": own } },
        { "op": "set", "id": "b", "fields": { "placeId": foreign } },
    ]);
    server
        .execute(
            "editBucketItems",
            &ada,
            json!({ "listId": list, "ops": ops }),
        )
        .await;
    assert_eq!(
        server.get(&format!("/v1/places/{own}"), None).await.status,
        404
    );
    let share = json!({ "type": "bucketList", "id": list, "visibility": "public" });
    server.execute("setShare", &ada, share).await;
    assert_eq!(
        server.get(&format!("/v1/places/{own}"), None).await.status,
        200
    );
    assert_eq!(
        server
            .get(&format!("/v1/places/{foreign}"), None)
            .await
            .status,
        404,
        "eve has not shown it to anybody"
    );
}

#[tokio::test]
async fn a_place_that_is_there_already_is_shown_instead() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let id = add(&server, &ada, bench()).await;
    let twin = json!({ "name": "blue bench", "lat": 52.5009, "lng": 13.4 });
    let refused = server.try_execute("createPlace", &ada, twin.clone()).await;
    assert_eq!(refused.error(), "409 ALREADY_EXISTS near");
    assert_eq!(refused.json()["error"]["details"]["place"]["id"], id);
    let mut anyway = twin.clone();
    anyway["evenIfNear"] = json!(true);
    add(&server, &ada, anyway).await;
    add(&server, &eve, twin).await;
    let other = json!({ "name": "Red Bench", "lat": 52.5, "lng": 13.4 });
    add(&server, &ada, other).await;
    let far = json!({ "name": "Blue Bench", "lat": 52.504, "lng": 13.4 });
    add(&server, &ada, far).await;
}

#[tokio::test]
async fn a_place_is_corrected_by_its_creator_within_the_limits() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let nowhere = json!({ "name": "", "lat": 91, "lng": 13.4 });
    let refused = server.try_execute("createPlace", &ada, nowhere).await;
    let fields = refused.json()["error"]["details"]["fields"].clone();
    assert_eq!(
        fields,
        json!([
            { "field": "name", "message": "must not be empty" },
            { "field": "lat", "message": "must be a number from -90 to 90" },
        ])
    );
    let id = add(&server, &ada, bench()).await;
    let path = format!("/v1/places/{id}");
    let moved = server
        .request(
            Method::PATCH,
            &path,
            Some(&ada),
            Some(&json!({ "lat": 48.1 })),
        )
        .await;
    assert_eq!(moved.status, 200, "{moved:?}");
    let there = json!({ "name": "Blue Bench", "lat": 48.1001, "lng": 13.4 });
    assert_eq!(
        server.error_of("createPlace", &ada, there).await,
        "409 ALREADY_EXISTS near",
        "it is found where it is now"
    );
    let public = json!({ "isPublic": true });
    let refused = server
        .request(Method::PATCH, &path, Some(&ada), Some(&public))
        .await;
    assert_eq!(refused.status, 403);
    let gone = server
        .request(Method::DELETE, &path, Some(&ada), None)
        .await;
    assert_eq!(gone.status, 204);
}

#[tokio::test]
async fn what_three_people_report_is_hidden_until_somebody_looks() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let id = add(&server, &ada, bench()).await;
    let flag = json!({ "placeId": id, "reason": "There is no bench" });
    let eve = server.sign_up().await;
    assert_eq!(
        server.error_of("flagPlace", &eve, flag.clone()).await,
        "404 NOT_FOUND",
        "it is not theirs to know"
    );
    let mut quest = old_town();
    quest["stops"][0]["placeId"] = json!(id);
    published(&server, &ada, quest, json!({ "capacity": 3 })).await;
    let path = format!("/v1/places/{id}");
    for person in [&eve, &server.sign_up().await] {
        server.execute("flagPlace", person, flag.clone()).await;
        server.execute("flagPlace", person, flag.clone()).await;
        assert_eq!(server.get(&path, None).await.status, 200);
    }
    let third = server.sign_up().await;
    server.execute("flagPlace", &third, flag).await;
    assert_eq!(server.get(&path, None).await.status, 404);
    assert_eq!(server.read(&path, Some(&ada)).await["isFlagged"], true);
}

fn stop(id: &str, lat: f64) -> Value {
    json!({ "id": id, "name": id, "lat": lat, "lng": 13.4, "stayMin": 30, "openFrom": "09:30" })
}

async fn weekend(server: &TestServer, by: &Actor) -> String {
    let plan = json!({
        "title": "A weekend", "mode": "transit-estimate",
        "days": [
            { "date": "2026-05-03", "stops": [stop("c", 52.7)] },
            { "date": "2026-05-02", "start": "09:00", "end": "18:00", "stops": [stop("a", 52.5), stop("b", 52.6)] },
        ],
    });
    text(&server.execute("createPlan", by, plan).await["plan"]["id"])
}

/// Days and stops of a plan, as `2026-05-02: a b`.
fn outline(plan: &Value) -> Vec<String> {
    let days = plan["days"].as_array().expect("days");
    let line = |day: &Value| {
        let stops = day["stops"].as_array().into_iter().flatten();
        let stops: Vec<_> = stops.map(|stop| text(&stop["id"])).collect();
        format!("{}: {}", text(&day["date"]), stops.join(" "))
    };
    days.iter().map(line).collect()
}

#[tokio::test]
async fn a_plan_is_edited_step_by_step_all_or_none() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let id = weekend(&server, &ada).await;
    let ops = json!([
        { "op": "moveStop", "id": "a", "date": "2026-05-03", "at": 0 },
        { "op": "addStop", "date": "2026-05-02", "stop": stop("d", 52.8), "at": 9 },
        { "op": "setStop", "id": "b", "fields": { "locked": true, "openFrom": null } },
        { "op": "addDay", "day": { "date": "2026-05-01" } },
        { "op": "setDay", "date": "2026-05-02", "fields": { "end": null } },
        { "op": "set", "fields": { "mode": "bike" } },
    ]);
    let edited = server
        .execute("editPlan", &ada, json!({ "planId": id, "ops": ops }))
        .await;
    let plan = &edited["plan"]["data"];
    assert_eq!(
        outline(plan),
        ["2026-05-01: ", "2026-05-02: b d", "2026-05-03: a c"]
    );
    let day = &plan["days"][1];
    assert_eq!(
        (&day["end"], &day["stops"][0]["locked"], &plan["mode"]),
        (&Value::Null, &json!(true), &json!("bike"))
    );
    let half = json!([{ "op": "removeStop", "id": "a" }, { "op": "removeStop", "id": "a" }]);
    let refused = server
        .error_of("editPlan", &ada, json!({ "planId": id, "ops": half }))
        .await;
    assert_eq!(refused, "404 NOT_FOUND");
    let twice = json!([{ "op": "addStop", "date": "2026-05-01", "stop": stop("b", 1.0) }]);
    let refused = server
        .try_execute("editPlan", &ada, json!({ "planId": id, "ops": twice }))
        .await;
    assert_eq!(
        refused.json()["error"]["details"]["fields"],
        json!([{ "field": "days[1].stops[0].id", "message": "is there twice" }])
    );
    let late = json!([{ "op": "setStop", "id": "c", "fields": { "openTo": "25:00" } }]);
    let refused = server
        .error_of("editPlan", &ada, json!({ "planId": id, "ops": late }))
        .await;
    assert_eq!(refused, "400 INVALID_ARGUMENT");
    let now = server.read(&format!("/v1/plans/{id}"), Some(&ada)).await;
    assert_eq!(
        outline(&now),
        outline(plan),
        "what was refused changed nothing"
    );
    let stale = json!({ "planId": id, "ifVersion": 1, "ops": [{ "op": "removeDay", "date": "2026-05-01" }] });
    let refused = server.try_execute("editPlan", &ada, stale).await;
    assert_eq!(refused.error(), "409 ABORTED version");
    let current = refused.json()["error"]["details"]["current"]["version"].clone();
    let fresh = json!({ "planId": id, "ifVersion": current, "ops": [{ "op": "removeDay", "date": "2026-05-01" }] });
    let edited = server.execute("editPlan", &ada, fresh).await;
    assert_eq!(outline(&edited["plan"]["data"]).len(), 2);
}

#[tokio::test]
async fn a_plan_is_shared_with_editors_and_by_link() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let id = weekend(&server, &ada).await;
    let path = format!("/v1/plans/{id}");
    assert_eq!(server.get(&path, Some(&bob)).await.status, 404);
    let share = json!({ "type": "plan", "id": id, "visibility": "private", "editors": [eve.uid] });
    assert_eq!(
        server.error_of("setShare", &ada, share).await,
        "400 FAILED_PRECONDITION notFriends"
    );
    let share = json!({ "type": "plan", "id": id, "visibility": "private", "editors": [bob.uid] });
    assert_eq!(
        server.execute("setShare", &ada, share).await["url"],
        Value::Null
    );
    let remove = json!({ "planId": id, "ops": [{ "op": "removeStop", "id": "c" }] });
    let edited = server.execute("editPlan", &bob, remove.clone()).await;
    assert_eq!(outline(&edited["plan"]["data"])[1], "2026-05-03: ");
    let link = json!({ "type": "plan", "id": id, "visibility": "link", "role": "editor" });
    let shared = server.execute("setShare", &ada, link).await;
    let url = text(&shared["url"]);
    let key = url.split_once("?k=").expect("a secret").1.to_owned();
    assert_eq!(url, format!("/plan/{id}?k={key}"));
    assert_eq!(
        server.read(&path, Some(&bob)).await["linkToken"],
        Value::Null,
        "a co-editor does not learn the secret"
    );
    assert_eq!(server.get(&path, Some(&eve)).await.status, 404);
    let by_link = format!("{path}?k={key}");
    assert_eq!(server.get(&by_link, None).await.status, 200);
    let mut add = json!({ "planId": id, "ops": [{ "op": "set", "fields": { "title": "Ours" } }] });
    assert_eq!(
        server.error_of("editPlan", &eve, add.clone()).await,
        "404 NOT_FOUND"
    );
    add["key"] = json!(key);
    server.execute("editPlan", &eve, add.clone()).await;
    let revoke = json!({ "type": "plan", "id": id });
    server.execute("revokeShare", &ada, revoke).await;
    assert_eq!(server.get(&by_link, None).await.status, 404);
    assert_eq!(
        server.error_of("editPlan", &eve, add).await,
        "404 NOT_FOUND"
    );
    let gone = server
        .request(Method::DELETE, &path, Some(&bob), None)
        .await;
    assert_eq!(gone.status, 403, "its owner deletes it");
    let gone = server
        .request(Method::DELETE, &path, Some(&ada), None)
        .await;
    assert_eq!(gone.status, 204);
}

#[tokio::test]
async fn a_plan_is_tied_only_to_what_its_maker_sees() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let draft = server
        .execute("saveQuestDraft", &ada, json!({ "quest": old_town() }))
        .await;
    let tied = json!({ "questId": draft["id"] });
    server.execute("createPlan", &ada, tied.clone()).await;
    assert_eq!(
        server.error_of("createPlan", &eve, tied).await,
        "404 NOT_FOUND"
    );
}

#[tokio::test]
async fn what_can_be_seen_can_be_reported_and_whoever_runs_this_reads_it() {
    let mut server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let (quest, _) = published(
        &server,
        &ada,
        old_town(),
        dated(std::time::Duration::from_hours(48), 3),
    )
    .await;
    let report = |kind: &str, id: &str| json!({ "type": kind, "id": id, "reason": "It is rude" });
    let reported = server
        .execute("reportContent", &eve, report("quest", &quest))
        .await;
    assert_eq!(reported["flag"]["data"]["about"], ada.uid);
    let again = server
        .execute("reportContent", &eve, report("quest", &quest))
        .await;
    assert_eq!(
        again["flag"]["id"], reported["flag"]["id"],
        "it is one report"
    );
    let list = server.list(&ada, 2026).await;
    assert_eq!(
        server
            .error_of("reportContent", &eve, report("bucketList", &list))
            .await,
        "404 NOT_FOUND",
        "what cannot be seen is not there"
    );
    let letter = json!({ "message": "I cannot sign in" });
    assert_eq!(
        server
            .call("contactSupport", None, letter.clone())
            .await
            .error(),
        "400 INVALID_ARGUMENT"
    );
    let mut answerable = letter.clone();
    answerable["email"] = json!("somebody@example.test");
    answerable["idempotencyKey"] = json!("one letter");
    let arrived = server.call("contactSupport", None, answerable).await;
    assert_eq!(arrived.status, 200, "{arrived:?}");
    server.execute("contactSupport", &eve, letter).await;
    let admin = server.admin().await;
    let audit = server.call("audit", Some(&admin), json!({})).await.json();
    let reports = audit["result"]["reports"]
        .as_array()
        .expect("reports")
        .clone();
    let mut kinds: Vec<_> = reports
        .iter()
        .map(|report| text(&report["data"]["kind"]))
        .collect();
    kinds.sort();
    assert_eq!(kinds, ["quest", "support", "support"]);
}
