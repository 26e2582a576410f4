//! The light page of a hangout: who gets it, and what is written into it.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, Reply, TestServer};

const APP: &str = include_str!("../../../app/index.html");
const PAGE: &str = include_str!("../../../app/invitation.html");
const BEFORE: &str = "<script type=\"application/json\" id=\"invitation\">";

async fn server() -> TestServer {
    let server = TestServer::start().await;
    for (name, page) in [("index.html", APP), ("invitation.html", PAGE)] {
        std::fs::write(server.site().join(name), page).expect("a page");
    }
    server
}

/// Id of a new poll, and the path of its link.
async fn poll(server: &TestServer, by: &Actor, title: &str) -> (String, String) {
    let hangout = json!({
        "title": title, "when": { "mode": "poll", "timeZone": "Europe/Berlin" },
        "options": [
            { "id": "fri", "start": "2026-03-06T18:00:00Z" },
            { "id": "sat", "start": "2026-03-07T18:00:00Z" },
        ],
    });
    let made = server.execute("createHangout", by, hangout).await;
    let text = |name: &str| made[name].as_str().expect("a text").to_owned();
    (text("id"), text("inviteUrl"))
}

/// Data in a light page; `None` for another page.
fn written(reply: &Reply) -> Option<Value> {
    let page = reply.text();
    let (json, _) = page.split_once(BEFORE)?.1.split_once("</script>")?;
    Some(serde_json::from_str(json).expect("json"))
}

#[tokio::test]
async fn a_link_opens_a_page_with_the_invitation_in_it() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (id, link) = poll(&server, &ada, "Dinner </script><b>").await;
    let reply = server.get(&link, None).await;
    assert_eq!(reply.status, 200);
    let page = written(&reply).expect("a light page");
    assert_eq!(page["invitation"]["hangoutId"], id.as_str());
    assert_eq!(page["invitation"]["title"], "Dinner </script><b>");
    assert_eq!(page["invitation"]["me"], Value::Null);
    assert!(link.ends_with(page["linkKey"].as_str().expect("a key")));
    assert!(reply.text().contains("<title>Dinner &lt;/script&gt;"));
    assert!(reply.text().contains("noindex"));
    assert!(!reply.text().contains("__INVITATION__"));
    // The rest of what a link opens is the same: the secret works as `?k=` too.
    let key = page["linkKey"].as_str().expect("a key");
    let same = server.get(&format!("/hangout/{id}?k={key}"), None).await;
    let same = written(&same).expect("a light page");
    assert_eq!(same["invitation"], page["invitation"]);
}

#[tokio::test]
async fn a_guest_is_known_by_their_private_link() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (id, link) = poll(&server, &ada, "Dinner").await;
    let code = link.rsplit('=').next().expect("a code");
    let data = json!({ "id": code, "guestName": "Zoe", "idempotencyKey": "1" });
    let joined = server.call("joinHangout", None, data).await.json();
    let url = joined["result"]["editUrl"].as_str().expect("a url");
    let page = written(&server.get(url, None).await).expect("a light page");
    assert_eq!(page["invitation"]["me"]["name"], "Zoe");
    assert!(url.ends_with(page["guestKey"].as_str().expect("a key")));
    let guessed = format!("/hangout/{id}?k=nobody.secret");
    assert_eq!(server.get(&guessed, None).await.status, 404);
}

#[tokio::test]
async fn whoever_has_a_session_gets_the_app() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (_, link) = poll(&server, &ada, "Dinner").await;
    let cookie = format!("auth_token={}", ada.token);
    let headers = [("cookie", cookie.as_str())];
    let reply = server.send(Method::GET, &link, &headers, b"").await;
    assert_eq!((reply.status, written(&reply)), (200, None));
}

#[tokio::test]
async fn a_private_hangout_and_one_that_is_not_there_are_the_same_answer() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (id, _) = poll(&server, &ada, "Dinner").await;
    for path in ["/hangout/", "/app/hangout/"] {
        for id in [&*id, "missing"] {
            let reply = server.get(&format!("{path}{id}"), None).await;
            assert_eq!((reply.status, written(&reply)), (404, None), "{path}{id}");
        }
    }
}

#[tokio::test]
async fn a_link_that_has_ended_opens_a_page_that_says_so() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (id, link) = poll(&server, &ada, "Dinner").await;
    let ended = json!({ "hangoutId": id, "revoke": true });
    server.execute("rotateInvite", &ada, ended).await;
    let reply = server.get(&link, None).await;
    let page = written(&reply).expect("a light page");
    assert_eq!(page["invitation"], Value::Null);
    assert!(!reply.text().contains("Dinner"));
}

#[tokio::test]
async fn the_cover_is_drawn_for_those_who_see_the_hangout() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (id, link) = poll(&server, &ada, "Dinner").await;
    let code = link.rsplit('=').next().expect("a code");
    let cover = server
        .get(&format!("/cards/hangout/{id}.svg?k={code}"), None)
        .await;
    assert_eq!(
        (cover.status, cover.header("content-type")),
        (200, "image/svg+xml")
    );
    assert!(cover.text().starts_with("<svg"));
    let hidden = server.get(&format!("/cards/hangout/{id}.svg"), None).await;
    assert_eq!(hidden.status, 404);
}

#[tokio::test]
async fn the_private_link_of_a_guest_whom_a_host_took_off_says_who_did() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (id, link) = poll(&server, &ada, "Dinner").await;
    let code = link.split_once('=').expect("a code").1;
    let join = json!({ "code": code, "guestName": "Zoe", "idempotencyKey": "zoe joins" });
    let joined = server.call("joinHangout", None, join).await.json();
    let own = joined["result"]["editUrl"].as_str().expect("a page");
    let key = own.split_once("?k=").expect("a secret").1;
    let member = key.split_once('.').expect("an id").0;
    let take_off = json!({ "hangoutId": id, "memberId": member });
    server.execute("leaveHangout", &ada, take_off).await;
    let page = written(&server.get(own, None).await).expect("a light page");
    assert_eq!(page["invitation"], Value::Null);
    let host = server
        .read(&format!("/v1/users/{}", ada.uid), Some(&ada))
        .await;
    assert_eq!(page["takenOffBy"], host["name"]);
}
