//! The export of a person's data: what the person may read, and nothing that others keep to themselves.

use std::collections::HashSet;

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, TestServer, text};

use crate::quests::{book, walk};

/// The collections of a fresh export.
async fn export(server: &TestServer, by: &Actor) -> Value {
    let link = server.execute("exportMyData", by, json!({})).await;
    let file = server.get(&text(&link["url"]), None).await.json();
    file["collections"].clone()
}

async fn report(server: &TestServer, by: &Actor, whom: &Actor, reason: &str) {
    let content = json!({ "type": "user", "id": whom.uid, "reason": reason });
    server.execute("reportContent", by, content).await;
}

async fn show_profile(server: &TestServer, of: &Actor) {
    let public = json!({ "prefs": { "profileVisibility": "public" } });
    let path = format!("/v1/users/{}", of.uid);
    let reply = server.request(http::Method::PATCH, &path, Some(of), Some(&public));
    assert_eq!(reply.await.status, 200);
}

#[tokio::test]
async fn an_export_does_not_tell_who_blocks_or_reported_its_person() {
    let server = TestServer::start().await;
    let [eve, owner, carl] = server.actors().await;
    for person in [&eve, &owner] {
        show_profile(&server, person).await;
    }
    report(&server, &carl, &eve, "canary of carl").await;
    report(&server, &eve, &owner, "canary of eve").await;
    let block = |whom: &Actor| json!({ "uid": whom.uid });
    server.execute("block", &owner, block(&eve)).await;
    server.execute("block", &eve, block(&carl)).await;

    let exported = export(&server, &eve).await;
    let blocks = exported["blocks"].as_array().expect("blocks");
    assert_eq!(blocks.len(), 1, "{blocks:?}");
    assert_eq!(blocks[0]["data"]["whom"], carl.uid);
    let flags = exported["flags"].as_array().expect("flags");
    assert_eq!(flags.len(), 1, "{flags:?}");
    assert_eq!(flags[0]["data"]["reason"], "canary of eve");
    assert!(!exported.to_string().contains("canary of carl"));
}

#[tokio::test]
async fn an_export_of_a_creator_has_no_tickets_of_guests() {
    let server = TestServer::start().await;
    let [creator, guest] = server.actors().await;
    let (quest, session) = walk(&server, &creator, 4).await;
    let (booking, ticket) = book(&server, &guest, (&quest, &session), 1).await;

    let exported = export(&server, &creator).await;
    let bookings = exported["bookings"].as_array().expect("bookings");
    assert_eq!(bookings[0]["id"], booking);
    assert_eq!(bookings[0]["data"]["userId"], guest.uid);
    assert!(!exported.to_string().contains(&ticket), "{exported}");
    assert!(
        !exported.to_string().contains("idempotencyKey"),
        "{exported}"
    );
    let own = export(&server, &guest).await;
    assert_eq!(own["bookings"][0]["data"]["ticketCode"], ticket);
    assert!(!own.to_string().contains("idempotencyKey"), "{own}");
}

#[tokio::test]
async fn an_export_has_no_secrets_no_doubles_and_no_records_of_others() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    server.befriend(&ada, &bob).await;
    let list = server.list_with(&ada, 2026, &[("a", "See Kyoto")]).await;
    let clone = json!({ "listId": list });
    server.execute("cloneItems", &bob, clone).await;
    let share = json!({ "type": "bucketList", "id": list, "visibility": "link" });
    let shared = server.execute("setShare", &ada, share).await;
    let hangout = json!({
        "title": "Tea", "when": { "mode": "fixed", "startsAt": "2026-03-07T09:00:00Z" },
    });
    let made = server.execute("createHangout", &ada, hangout).await;
    let own_quest = walk(&server, &ada, 4).await;
    book(&server, &ada, (&own_quest.0, &own_quest.1), 1).await;

    let exported = export(&server, &ada).await;
    for link in [&shared["url"], &made["inviteUrl"]] {
        let secret = text(link);
        let secret = secret.rsplit('=').next().expect("a secret");
        assert!(!exported.to_string().contains(secret), "{link}");
    }
    assert_eq!(exported["credits"], Value::Null, "it names a list of bob's");
    for (collection, documents) in exported.as_object().expect("collections") {
        let documents = documents.as_array().expect("documents");
        let ids: HashSet<String> = documents.iter().map(|found| text(&found["id"])).collect();
        assert_eq!(ids.len(), documents.len(), "{collection}");
    }
    assert_eq!(exported["bookings"].as_array().map(Vec::len), Some(1));
    server.advance(DAY);
    let ada = server.sign_in(&ada).await;
    assert_eq!(export(&server, &ada).await["hangouts"][0]["id"], made["id"]);
}
