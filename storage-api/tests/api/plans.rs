//! Plans that several people have to do with: what readers do not see, suggestions, and presence.

use serde_json::{Value, json};
use storage_api_testing::{Actor, Events, TestServer, text};

const DAY: &str = "2026-05-02";

/// A plan of ada's with people and costs, which bob edits and friends see.
async fn company(server: &TestServer) -> ([Actor; 3], String) {
    let [ada, bob, eve] = server.actors().await;
    for friend in [&bob, &eve] {
        server.befriend(&ada, friend).await;
    }
    let plan = json!({ "title": "A day", "days": [{ "date": DAY, "stops": [stop("a")] }] });
    let made = server.execute("createPlan", &ada, plan).await;
    let id = text(&made["plan"]["id"]);
    let share = json!({ "type": "plan", "id": id, "visibility": "friends", "editors": [bob.uid] });
    server.execute("setShare", &ada, share).await;
    let ops = json!([
        { "op": "set", "fields": { "currency": "EUR" } },
        { "op": "addPerson", "person": { "id": "p", "name": "Ann", "start": { "name": "Home", "lat": 1.0, "lng": 2.0 } } },
        { "op": "addCost", "cost": { "id": "c", "title": "Lunch", "amount": 2_000, "each": true, "paidBy": "p" } },
    ]);
    server
        .execute("editPlan", &ada, json!({ "planId": id, "ops": ops }))
        .await;
    ([ada, bob, eve], id)
}

fn stop(id: &str) -> Value {
    json!({ "id": id, "name": id, "lat": 52.5, "lng": 13.4 })
}

fn add(id: &str) -> Value {
    json!([{ "op": "addStop", "date": DAY, "stop": stop(id) }])
}

#[tokio::test]
async fn who_comes_along_and_what_it_costs_is_for_those_who_edit() {
    let server = TestServer::start().await;
    let ([ada, bob, eve], id) = company(&server).await;
    let path = format!("/v1/plans/{id}");
    for editor in [&ada, &bob] {
        let seen = server.read(&path, Some(editor)).await;
        assert_eq!(seen["costs"][0]["amount"], 2_000);
        assert_eq!(seen["people"][0]["start"]["name"], "Home");
    }
    let seen = server.read(&path, Some(&eve)).await;
    assert_eq!(
        (&seen["title"], &seen["costs"], &seen["people"]),
        (&json!("A day"), &Value::Null, &Value::Null)
    );
}

/// Suggestions of an editor, of nothing, of a stop that is not there, and of what readers may not touch.
async fn refuses_unfit_suggestions(
    server: &TestServer,
    plan_id: &str,
    (bob, eve): (&Actor, &Actor),
) {
    for (by, ops, refusal) in [
        (bob, add("x"), "400 FAILED_PRECONDITION editor"),
        (eve, json!([]), "400 INVALID_ARGUMENT"),
        (
            eve,
            json!([{ "op": "removeStop", "id": "nope" }]),
            "404 NOT_FOUND",
        ),
        (
            eve,
            json!([{ "op": "removeCost", "id": "c" }]),
            "400 INVALID_ARGUMENT",
        ),
        (
            eve,
            json!([{ "op": "set", "fields": { "questId": "q" } }]),
            "400 INVALID_ARGUMENT",
        ),
    ] {
        assert_eq!(
            server
                .error_of(
                    "suggestPlanEdits",
                    by,
                    json!({ "planId": plan_id, "ops": ops })
                )
                .await,
            refusal
        );
    }
}

#[tokio::test]
async fn a_reader_suggests_and_the_owner_accepts_or_declines_each() {
    let server = TestServer::start().await;
    let ([ada, bob, eve], id) = company(&server).await;
    let mut news = server
        .follow(&format!("planSuggestions?ownerId={}", ada.uid), &ada)
        .await;
    assert_eq!(news.next().await.data["documents"], json!([]));
    let suggest = |ops: Value| json!({ "planId": id, "ops": ops });
    let mut ids = Vec::new();
    for stop in ["b", "c", "d"] {
        let made = server
            .execute("suggestPlanEdits", &eve, suggest(add(stop)))
            .await;
        ids.push(text(&made["suggestion"]["id"]));
    }
    assert_eq!(news.next().await.data["data"]["authorId"], eve.uid);
    refuses_unfit_suggestions(&server, &id, (&bob, &eve)).await;
    let answer = |id: &str, accept: bool| json!({ "suggestionId": id, "accept": accept });
    let refused = server
        .error_of("answerPlanSuggestion", &eve, answer(&ids[0], true))
        .await;
    assert_eq!(refused, "403 PERMISSION_DENIED");
    let refused = server
        .error_of("answerPlanSuggestion", &bob, answer(&ids[0], true))
        .await;
    assert_eq!(refused, "404 NOT_FOUND", "they are between the two");
    let done = server
        .execute("answerPlanSuggestion", &ada, answer(&ids[0], true))
        .await;
    assert_eq!(done["suggestion"]["data"]["status"], "accepted");
    assert_eq!(done["plan"]["data"]["days"][0]["stops"][1]["id"], "b");
    let done = server
        .execute("answerPlanSuggestion", &ada, answer(&ids[1], false))
        .await;
    assert_eq!(done["plan"]["data"]["days"][0]["stops"][2], Value::Null);
    let again = server
        .error_of("answerPlanSuggestion", &ada, answer(&ids[1], true))
        .await;
    assert_eq!(again, "400 FAILED_PRECONDITION answered");
    let gone = json!({ "planId": id, "ops": [{ "op": "removeDay", "date": DAY }] });
    server.execute("editPlan", &ada, gone).await;
    let stale = server
        .error_of("answerPlanSuggestion", &ada, answer(&ids[2], true))
        .await;
    assert_eq!(stale, "400 FAILED_PRECONDITION stale");
    let back = json!({ "suggestionId": ids[2] });
    let refused = server
        .error_of("withdrawPlanSuggestion", &ada, back.clone())
        .await;
    assert_eq!(refused, "403 PERMISSION_DENIED");
    server.execute("withdrawPlanSuggestion", &eve, back).await;
    let own = format!("/v1/planSuggestions?authorId={}", eve.uid);
    let own = server.read(&own, Some(&eve)).await;
    assert_eq!(own["documents"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn suggestions_end_with_the_plan_the_friendship_and_the_limit() {
    let server = TestServer::start().await;
    let ([ada, _, eve], id) = company(&server).await;
    let find = format!("/v1/planSuggestions?authorId={}", eve.uid);
    let count = async || {
        let found = server.read(&find, Some(&eve)).await;
        found["documents"].as_array().map_or(0, Vec::len)
    };
    for n in 0..20 {
        let suggest = json!({ "planId": id, "ops": add(&format!("s{n}")) });
        server.execute("suggestPlanEdits", &eve, suggest).await;
    }
    let over = json!({ "planId": id, "ops": add("over") });
    let refused = server
        .error_of("suggestPlanEdits", &eve, over.clone())
        .await;
    assert_eq!(refused, "429 RESOURCE_EXHAUSTED suggestions");
    server
        .execute("removeFriend", &ada, json!({ "uid": eve.uid }))
        .await;
    assert_eq!(count().await, 0);
    server.befriend(&ada, &eve).await;
    server.execute("suggestPlanEdits", &eve, over).await;
    assert_eq!(count().await, 1);
    let path = format!("/v1/plans/{id}");
    server
        .request(http::Method::DELETE, &path, Some(&ada), None)
        .await;
    assert_eq!(count().await, 0);
}

#[tokio::test]
async fn those_who_edit_see_each_other_and_nobody_else_sees_them() {
    let server = TestServer::start().await;
    let ([ada, bob, eve], id) = company(&server).await;
    let topic = format!("plans/{id}");
    let open = async |by: &Actor| -> Events {
        let mut events = server.follow(&topic, by).await;
        assert_eq!(events.next().await.name, "snapshot");
        events
    };
    let (mut adas, mut bobs, mut eves) = (open(&ada).await, open(&bob).await, open(&eve).await);
    let here = json!({ "planId": id, "at": "a" });
    server.execute("planPresence", &bob, here.clone()).await;
    let event = adas.next().await;
    assert_eq!((event.name.as_str(), &event.id), ("presence", &None));
    assert_eq!(event.data["from"], bob.uid);
    assert_eq!(
        (&event.data["data"]["at"], &event.data["topic"]),
        (&json!("a"), &json!(topic))
    );
    assert_eq!(
        server.error_of("planPresence", &eve, here.clone()).await,
        "403 PERMISSION_DENIED"
    );
    server
        .execute(
            "planPresence",
            &ada,
            json!({ "planId": id, "isLeaving": true }),
        )
        .await;
    assert_eq!(bobs.next().await.data["data"]["isLeaving"], true);
    // A change comes after whatever a reader might have heard before.
    let note = json!([{ "op": "setDay", "date": DAY, "fields": { "note": "Rest" } }]);
    server
        .execute("editPlan", &ada, json!({ "planId": id, "ops": note }))
        .await;
    for events in [&mut adas, &mut bobs, &mut eves] {
        assert_eq!(events.next().await.name, "change");
    }
}
