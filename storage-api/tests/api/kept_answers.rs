//! Answers kept for repeated calls: nobody but the caller reads them.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use storage_api_testing::{Actor, Reply, TestServer, text};

use crate::quests::{hold, old_town, published};
use crate::second_factor::shown;

/// Parts of the names of fields that hold a secret.
const SECRET_NAMES: [&str; 5] = ["code", "secret", "token", "url", "link"];
/// A secret as the device of a guest makes it.
const GUEST: &str = "0123456789abcdef0123456789abcdef";

/// True when a result has a field that is named like a secret. Documents inside a result are not looked at: they are
/// stored as documents anyway.
fn gives_secret(document: &Value, schema: &Value) -> bool {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.trim_start_matches("#/components/schemas/");
        let target = &document["components"]["schemas"][name];
        return !name.starts_with("Versioned_") && gives_secret(document, target);
    }
    let properties = schema["properties"].as_object();
    properties.into_iter().flatten().any(|(name, property)| {
        let name = name.to_lowercase();
        SECRET_NAMES.iter().any(|secret| name.contains(secret)) || gives_secret(document, property)
    })
}

/// Functions that take an idempotency key and give a secret, as the OpenAPI document has them.
fn functions_with_secrets() -> BTreeSet<String> {
    let document: Value = serde_json::from_str(storage_api::schema::openapi::json()).expect("JSON");
    let paths = document["paths"].as_object().expect("paths");
    let schema = |body: &Value| body["content"]["application/json"]["schema"].clone();
    let functions = paths.iter().filter_map(|(path, item)| {
        let name = path.strip_prefix("/functions/")?;
        let is_keyed = schema(&item["post"]["requestBody"])
            .to_string()
            .contains("Keyed_");
        let result = schema(&item["post"]["responses"]["200"]);
        (is_keyed && gives_secret(&document, &result)).then(|| name.to_owned())
    });
    functions.collect()
}

/// The last part of a link: its secret.
fn of_link(link: &Value) -> String {
    let link = text(link);
    let secret = link.rsplit(['=', '/', '.']).next();
    secret.expect("a secret").to_owned()
}

/// Every secret that functions give, with the name of the function.
async fn secrets(server: &TestServer, ada: &Actor, bob: &Actor) -> Vec<(&'static str, String)> {
    let mut secrets = Vec::new();
    let setup = server.execute("startTotp", ada, json!({})).await;
    let totp = text(&setup["secret"]);
    let code = json!({ "code": shown(&totp, 0) });
    secrets.push(("startTotp", totp));
    let confirmed = server.execute("confirmTotp", ada, code).await;
    secrets.push(("confirmTotp", text(&confirmed["recoveryCodes"][9])));
    let friend = server.execute("createFriendLink", ada, json!({})).await;
    secrets.push(("createFriendLink", text(&friend["code"])));
    let export = server.execute("exportMyData", ada, json!({})).await;
    secrets.push(("exportMyData", of_link(&export["url"])));
    let calendar = server.execute("calendarFeed", ada, json!({})).await;
    let calendar = text(&calendar["url"]);
    let calendar = calendar.strip_suffix(".ics").expect("a calendar");
    secrets.push(("calendarFeed", of_link(&json!(calendar))));
    let list = server
        .execute("upsertBucketList", ada, json!({ "year": 2026 }))
        .await;
    let share = json!({ "type": "bucketList", "id": list["id"], "visibility": "link" });
    let shared = server.execute("setShare", ada, share).await;
    secrets.push(("setShare", of_link(&shared["url"])));
    let when =
        json!({ "mode": "fixed", "startsAt": "2026-03-09T18:00:00Z", "timeZone": "Europe/Berlin" });
    let hangout = json!({ "title": "Picnic", "when": when, "visibility": "link" });
    let hangout = server.execute("createHangout", ada, hangout).await;
    secrets.push(("createHangout", of_link(&hangout["inviteUrl"])));
    let rotate = json!({ "hangoutId": hangout["id"] });
    let rotated = server.execute("rotateInvite", ada, rotate).await;
    let invite = of_link(&rotated["inviteUrl"]);
    let joined = join(server, &invite, Some(GUEST)).await.json();
    secrets.push(("joinHangout", of_link(&joined["result"]["editUrl"])));
    secrets.push(("rotateInvite", invite));
    let (quest, session) = published(server, ada, old_town(), json!({ "capacity": 5 })).await;
    let held = hold(server, bob, (&quest, &session), 1).await;
    let held = json!({ "bookingId": held["bookingId"] });
    let booked = server.execute("checkoutQuest", bob, held).await;
    secrets.push(("checkoutQuest", text(&booked["ticketCode"])));
    secrets
}

/// Joins a hangout as a guest, always under the same idempotency key.
async fn join(server: &TestServer, invite: &str, guest_secret: Option<&str>) -> Reply {
    let name = format!("Zoe {}", guest_secret.unwrap_or("without"));
    let name: String = name.chars().take(12).collect();
    let mut data = json!({ "code": invite, "guestName": name, "idempotencyKey": "the same" });
    if let Some(secret) = guest_secret {
        data["guestSecret"] = json!(secret);
    }
    server.call("joinHangout", None, data).await
}

#[tokio::test]
async fn no_secret_is_readable_in_a_kept_answer() {
    let mut server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let secrets = secrets(&server, &ada, &bob).await;
    let covered: BTreeSet<String> = secrets.iter().map(|(name, _)| (*name).to_owned()).collect();
    let mut described = functions_with_secrets();
    assert!(described.remove("revokeShare"), "its `url` has no secret");
    assert_eq!(
        covered, described,
        "call every function that gives a secret"
    );
    let changes = server.changes().await;
    let kept = changes
        .iter()
        .filter(|change| change.collection == "idempotency");
    let kept: Vec<String> = kept.map(|change| format!("{change:?}")).collect();
    assert!(kept.len() > secrets.len() && kept.iter().all(|record| record.contains("sealed")));
    for (function, secret) in &secrets {
        assert!(secret.len() >= 10, "{function}: {secret}");
        let leak = kept.iter().find(|record| record.contains(secret));
        assert_eq!(leak, None, "{function} keeps {secret}");
    }
}

#[tokio::test]
async fn a_repeated_call_gets_the_secret_again_and_nobody_else_does() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let link = async |by: &Actor| {
        let data = json!({ "idempotencyKey": "the same" });
        let reply = server.call("createFriendLink", Some(by), data).await;
        reply.json()["result"].clone()
    };
    let (hers, his) = (link(&ada).await, link(&bob).await);
    assert_eq!(link(&ada).await, hers);
    assert_ne!(hers["code"], his["code"]);
}

#[tokio::test]
async fn guests_with_the_same_key_never_get_each_others_answer() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let when =
        json!({ "mode": "fixed", "startsAt": "2026-03-09T18:00:00Z", "timeZone": "Europe/Berlin" });
    let hangout = json!({ "title": "Picnic", "when": when, "visibility": "link" });
    let hangout = server.execute("createHangout", &ada, hangout).await;
    let invite = of_link(&hangout["inviteUrl"]);
    let first = join(&server, &invite, Some(GUEST)).await.json();
    let again = join(&server, &invite, Some(GUEST)).await.json();
    assert_eq!(first, again, "a guest repeats a call with their secret");
    let other = join(&server, &invite, Some(&GUEST.replace('0', "f"))).await;
    assert_eq!(other.status, 200);
    assert_ne!(
        other.json()["result"]["editUrl"],
        first["result"]["editUrl"]
    );
    assert_eq!(join(&server, &invite, None).await.status, 200);
    assert_eq!(
        join(&server, &invite, None).await.error(),
        "400 INVALID_ARGUMENT keyReused",
        "without a secret it may be somebody else"
    );
    assert_eq!(
        join(&server, &invite, Some("guessed")).await.error(),
        "400 INVALID_ARGUMENT"
    );
    // With the secret of their place, two guests may use the same key as well.
    let vote = async |joined: &Value| {
        let edit = text(&joined["result"]["editUrl"]);
        let (_, key) = edit.split_once("?k=").expect("a secret");
        let data = json!({
            "hangoutId": hangout["id"], "rsvp": "maybe", "key": key, "idempotencyKey": "the same",
        });
        let reply = server.call("rsvpHangout", None, data).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        text(&reply.json()["result"]["member"]["id"])
    };
    let (one, two) = (vote(&first).await, vote(&other.json()).await);
    assert_ne!(one, two);
    assert_eq!(vote(&first).await, one);
}

#[tokio::test]
async fn a_repeated_call_may_name_its_arguments_in_another_order() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let plan = async |data: &str| {
        let data = serde_json::from_str(data).expect("JSON");
        server.call("createPlan", Some(&ada), data).await
    };
    let first = plan(r#"{ "title": "Two days", "mode": "walk", "idempotencyKey": "k" }"#).await;
    let again = plan(r#"{ "idempotencyKey": "k", "mode": "walk", "title": "Two days" }"#).await;
    assert_eq!(first.status, 200, "{first:?}");
    assert_eq!(first.text(), again.text());
    let other = plan(r#"{ "idempotencyKey": "k", "mode": "walk", "title": "Three days" }"#).await;
    assert_eq!(other.error(), "400 INVALID_ARGUMENT keyReused");
}
