//! Profiles: what others see of somebody, and what the owner is told that they see.

use serde_json::{Value, json};
use storage_api_testing::{Actor, TestServer};

/// Ada, who ticked one wish of two, has a list for friends and a public one; Bob is her friend, Carl knows nobody.
struct Company {
    server: TestServer,
    ada: Actor,
    bob: Actor,
    carl: Actor,
}

impl Company {
    async fn new() -> Self {
        let server = TestServer::start().await;
        let [ada, bob, carl] = server.actors_named(["ada", "bob", "carl"]).await;
        server.befriend(&ada, &bob).await;
        let list = json!({ "year": 2026, "activities": [
            { "id": "a", "title": "One" }, { "id": "b", "title": "Two" },
            { "id": "c", "title": "Three", "status": "dropped" }, { "id": "d", "title": "Four", "hidden": true },
        ] });
        let list = server.execute("upsertBucketList", &ada, list).await["id"].clone();
        let ops = json!([{ "op": "tick", "id": "a", "done": true }]);
        let edit = json!({ "listId": list, "ops": ops });
        server.execute("editBucketItems", &ada, edit).await;
        let open = server
            .list_with(&ada, 2025, &[("a", "One"), ("b", "Two")])
            .await;
        for (id, visibility) in [(list, "friends"), (json!(open), "public")] {
            let share = json!({ "type": "bucketList", "id": id, "visibility": visibility });
            server.execute("setShare", &ada, share).await;
        }
        Self {
            server,
            ada,
            bob,
            carl,
        }
    }

    async fn profile(&self, by: &Actor, asked: Value) -> Value {
        let reply = self.server.call("getProfile", Some(by), asked).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.json()["result"].clone()
    }

    async fn of_ada(&self, by: &Actor) -> Value {
        self.profile(by, json!({ "uid": self.ada.uid })).await
    }

    async fn refused(&self, by: &Actor) -> String {
        let asked = json!({ "uid": self.ada.uid });
        let reply = self.server.call("getProfile", Some(by), asked).await;
        reply.error()
    }

    async fn prefer(&self, prefs: Value) {
        let path = format!("/v1/users/{}", self.ada.uid);
        let mut user = self.server.read(&path, Some(&self.ada)).await;
        user["prefs"] = prefs;
        let put = http::Method::PUT;
        let reply = self
            .server
            .request(put, &path, Some(&self.ada), Some(&user))
            .await;
        assert!(reply.status < 300, "{reply:?}");
    }
}

/// Years of the lists, with how many items are done of how many.
fn years(profile: &Value) -> Vec<String> {
    let year = |year: &Value| format!("{} {}/{}", year["year"], year["done"], year["total"]);
    let years = profile["years"].as_array().expect("years");
    years.iter().map(year).collect()
}

#[tokio::test]
async fn friends_see_the_card_points_badges_and_the_lists_open_to_them() {
    let company = Company::new().await;
    let seen = company.of_ada(&company.bob).await;
    assert_eq!(seen["card"]["user_name"], "ada");
    assert_eq!(
        (&seen["stats"]["points"], &seen["stats"]["thisWeek"]),
        (&json!(5), &json!(5))
    );
    assert_eq!(seen["stats"]["badges"].as_array().map(Vec::len), Some(8));
    assert_eq!(years(&seen), ["2026 1/2", "2025 0/2"]);
    let own = company.profile(&company.ada, json!({})).await;
    assert_eq!(
        years(&own),
        ["2026 1/3", "2025 0/2"],
        "with what she hides, without what she dropped"
    );
    let shown = company
        .profile(&company.ada, json!({ "as": "friend" }))
        .await;
    assert_eq!(shown, seen, "what she is told is what he sees");
}

#[tokio::test]
async fn strangers_see_a_public_card_alone_and_its_owner_is_told_so() {
    let company = Company::new().await;
    let as_public = json!({ "as": "public" });
    assert_eq!(company.refused(&company.carl).await, "404 NOT_FOUND");
    let shown = company.profile(&company.ada, as_public.clone()).await;
    assert_eq!(
        (&shown["card"], &shown["stats"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(
        years(&shown),
        ["2025 0/2"],
        "a public list can be opened by whoever has its address"
    );
    company
        .prefer(json!({ "profileVisibility": "public" }))
        .await;
    let seen = company.of_ada(&company.carl).await;
    assert_eq!(seen["stats"]["points"], 5);
    assert_eq!(years(&seen), ["2025 0/2"]);
    let shown = company.profile(&company.ada, as_public).await;
    assert_eq!(shown, seen);
}

#[tokio::test]
async fn who_is_hidden_from_leaderboards_shows_others_no_points_and_who_is_blocked_learns_nothing()
{
    let company = Company::new().await;
    company.prefer(json!({ "leaderboardHidden": true })).await;
    let seen = company.of_ada(&company.bob).await;
    assert_eq!(
        (&seen["card"]["name"], &seen["stats"]),
        (&json!("Somebody"), &Value::Null)
    );
    let shown = company
        .profile(&company.ada, json!({ "as": "friend" }))
        .await;
    assert_eq!(shown, seen);
    let own = company.profile(&company.ada, json!({})).await;
    assert_eq!(own["stats"]["points"], 5);
    company
        .prefer(json!({ "profileVisibility": "public" }))
        .await;
    for person in [&company.bob, &company.carl] {
        let block = json!({ "uid": person.uid });
        company.server.execute("block", &company.ada, block).await;
        assert_eq!(company.refused(person).await, "404 NOT_FOUND");
    }
    let nobody = json!({ "uid": "nobody" });
    let absent = company
        .server
        .call("getProfile", Some(&company.bob), nobody)
        .await;
    assert_eq!(absent.error(), "404 NOT_FOUND");
}

#[tokio::test]
async fn nobody_looks_at_another_profile_through_the_eyes_of_a_third() {
    let company = Company::new().await;
    let asked = json!({ "uid": company.ada.uid, "as": "friend" });
    let reply = company
        .server
        .call("getProfile", Some(&company.carl), asked)
        .await;
    assert_eq!(reply.error(), "400 INVALID_ARGUMENT");
    let reply = company.server.call("getProfile", None, json!({})).await;
    assert_eq!(reply.error(), "401 UNAUTHENTICATED");
}
