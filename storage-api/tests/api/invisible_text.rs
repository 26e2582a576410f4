//! Texts with characters that nobody sees are refused, wherever somebody else reads them.

use serde_json::{Value, json};
use storage_api::schema::collections::BUCKET_LISTS;
use storage_api_testing::{PASSWORD, Reply, TestServer};

/// Message for a field with such a character.
const MESSAGE: &str = "must not have invisible characters";

fn field(refused: &Reply) -> Value {
    assert_eq!(refused.error(), "400 INVALID_ARGUMENT", "{refused:?}");
    let error = refused.json()["error"]["details"]["fields"][0].clone();
    assert_eq!(error["message"], MESSAGE);
    error["field"].clone()
}

#[tokio::test]
async fn nobody_gets_a_name_that_reads_otherwise_than_it_is_written() {
    let server = TestServer::start().await;
    for (n, name) in [
        "\u{202e}adA",
        "Ad\u{200b}a",
        "Ada\u{0}",
        "Ada\nB",
        "Ada\u{e000}",
        "A\u{200d}da",
    ]
    .iter()
    .enumerate()
    {
        let form = json!({
            "email": format!("new{n}@example.com"), "password": PASSWORD, "name": name, "user_name": format!("new_{n}"),
        });
        let refused = server.call("signUp", None, form).await;
        assert_eq!(field(&refused), "name", "{name:?}");
    }
    for (n, name) in ["\u{200b}", "\u{2800}", "\u{3164}"].iter().enumerate() {
        let form = json!({
            "email": format!("new{n}@example.com"), "password": PASSWORD, "name": name, "user_name": format!("new_{n}"),
        });
        let refused = server.call("signUp", None, form).await.json();
        let message = &refused["error"]["details"]["fields"][0]["message"];
        assert_eq!(message, "must not be empty", "{name:?}");
    }
    for (n, name) in [
        "Zoë 👩\u{200d}🔬",
        "می\u{200c}خواهم",
        "क\u{94d}\u{200d}ष",
        "葛\u{e0100}城",
    ]
    .iter()
    .enumerate()
    {
        let form = json!({
            "email": format!("new{n}@example.com"), "password": PASSWORD, "name": name, "user_name": format!("new_{n}"),
        });
        let made = server.call("signUp", None, form).await;
        assert_eq!(made.status, 200, "{name:?}: {made:?}");
    }
}

#[tokio::test]
async fn titles_names_of_guests_and_comments_show_all_they_say() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server.list(&ada, 2026).await;
    let add =
        |activity: Value| json!({ "listId": list, "ops": [{ "op": "add", "activity": activity }] });
    let title = add(json!({ "id": "a", "title": "Kyo\u{202e}to" }));
    let refused = server.try_execute("editBucketItems", &ada, title).await;
    assert_eq!(field(&refused), "ops[0].activity.title");
    let note = add(json!({ "id": "a", "title": "Kyoto", "note": "One\n\tTwo" }));
    server.execute("editBucketItems", &ada, note).await;
    let note = add(json!({ "id": "b", "title": "Kyoto", "note": "One\u{2066}Two" }));
    let refused = server.try_execute("editBucketItems", &ada, note).await;
    assert_eq!(field(&refused), "ops[0].activity.note");

    let hangout = json!({
        "title": "Swimming", "visibility": "link",
        "when": { "mode": "fixed", "startsAt": "2026-03-07T09:00:00Z", "timeZone": "Europe/Berlin" },
    });
    let made = server.execute("createHangout", &ada, hangout).await;
    let url = made["inviteUrl"].as_str().expect("a url").to_owned();
    let code = url.rsplit('=').next().expect("a code");
    let guest = json!({ "id": code, "guestName": "A\u{200f}da", "idempotencyKey": "guest" });
    let refused = server.call("joinHangout", None, guest).await;
    assert_eq!(field(&refused), "guestName");
    let comment = json!({ "hangoutId": made["id"], "text": "See you\u{feff}" });
    let refused = server.try_execute("commentHangout", &ada, comment).await;
    assert_eq!(field(&refused), "text");
}

#[tokio::test]
async fn texts_of_earlier_versions_do_not_stop_other_changes() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = server
        .list_with(&ada, 2026, &[("a", "Old"), ("b", "New")])
        .await;
    let id = list.clone();
    server
        .write_store(move |transaction| {
            let list = transaction.get(&BUCKET_LISTS, &id)?.expect("a list");
            let mut data = (*list.data).clone();
            data["activities"][0]["note"] = json!("pas\u{ad}ted");
            transaction.put(&BUCKET_LISTS, &id, data).map(drop)
        })
        .await;
    for item in ["a", "b"] {
        let ops = json!([{ "op": "tick", "id": item, "done": true }]);
        let edit = json!({ "listId": list, "ops": ops });
        server.execute("editBucketItems", &ada, edit).await;
    }
    let worse = json!([{ "op": "set", "id": "b", "fields": { "note": "pas\u{ad}ted" } }]);
    let worse = json!({ "listId": list, "ops": worse });
    let refused = server.try_execute("editBucketItems", &ada, worse).await;
    assert_eq!(field(&refused), "ops[0].fields.note");
}
