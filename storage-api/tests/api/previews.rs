//! Previews of a page for chat programs and search engines, which tell nothing about a thing that not everybody may
//! see.

use http::Method;
use serde_json::json;
use storage_api_testing::{Actor, Reply, TestServer};

const PAGE: &str = include_str!("../../../app/index.html");
const ORIGIN: &str = "https://yonder.example";

/// A server with the head of the real page.
async fn server() -> TestServer {
    let server = TestServer::start_with(&["--public-url", ORIGIN]).await;
    std::fs::write(server.site().join("index.html"), PAGE).expect("a page");
    server
}

/// Makes a list and says who may see it.
async fn shared(
    server: &TestServer,
    by: &Actor,
    title: &str,
    visibility: &str,
) -> (String, String) {
    let year = if visibility == "public" { 2025 } else { 2026 };
    let list = server
        .list_with(by, year, &[("one", title), ("two", "a lake")])
        .await;
    let share = json!({ "type": "bucketList", "id": list, "visibility": visibility });
    let shared = server.execute("setShare", by, share).await;
    let url = shared["url"].as_str().unwrap_or_default();
    let secret = url.split_once("k=").map_or("", |(_, secret)| secret);
    (list, secret.to_owned())
}

/// Content of an Open Graph tag.
fn property(page: &str, name: &str) -> String {
    let start = format!("<meta property=\"og:{name}\" content=\"");
    let rest = page
        .split_once(&start)
        .unwrap_or_else(|| panic!("no {name}: {page}"))
        .1;
    rest.split('"').next().unwrap_or_default().to_owned()
}

/// A page without what is different in every answer.
fn without_nonce(reply: &Reply) -> String {
    let page = reply.text();
    let nonce = page
        .split_once("name=\"csp-nonce\" content=\"")
        .expect("a nonce")
        .1;
    let nonce = nonce.split('"').next().unwrap_or_default().to_owned();
    page.replace(&nonce, "")
}

#[tokio::test]
async fn a_public_list_is_previewed_under_its_one_address() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (list, _) = shared(&server, &ada, "see the northern lights", "public").await;
    for path in ["/2025", "/bucket-list", "/app/bucket-list", "/2031"] {
        let reply = server.get(&format!("{path}/{list}"), None).await;
        let page = reply.text();
        assert_eq!(reply.status, 200, "{path}");
        assert_eq!(property(&page, "title"), "Somebody’s 2025 · Yonder");
        assert!(
            property(&page, "description")
                .contains("2 things to do in 2025: see the northern lights")
        );
        assert_eq!(property(&page, "url"), format!("{ORIGIN}/2025/{list}"));
        assert_eq!(
            property(&page, "image"),
            format!("{ORIGIN}/cards/list/{list}.png")
        );
        let canonical = format!("<link rel=\"canonical\" href=\"{ORIGIN}/2025/{list}\" />");
        assert!(page.contains(&canonical), "{page}");
        assert_eq!(page.matches("<title>").count(), 1);
        assert!(!page.contains("noindex"));
    }
}

#[tokio::test]
async fn a_list_that_is_private_and_one_that_is_not_there_are_the_same_answer() {
    let server = server().await;
    let (ada, eve) = (server.sign_up_as("ada").await, server.sign_up().await);
    let (list, _) = shared(&server, &ada, "a secret", "private").await;
    let hers = format!("auth_token={}", eve.token);
    for cookie in ["", hers.as_str(), "auth_token=garbage"] {
        for path in ["/2026", "/bucket-list", "/app/bucket-list"] {
            let page = async |id: &str| {
                let path = format!("{path}/{id}");
                server
                    .send(Method::GET, &path, &[("cookie", cookie)], b"")
                    .await
            };
            let (private, missing) = (page(&list).await, page("missing").await);
            assert_eq!(
                (private.status, missing.status),
                (404, 404),
                "{path} {cookie}"
            );
            assert_eq!(without_nonce(&private), without_nonce(&missing));
            assert!(private.text().contains("noindex"));
        }
    }
    let card = server.get(&format!("/cards/list/{list}.png"), None).await;
    let general = server.get("/cards/yonder.png", None).await;
    assert_eq!((card.status, card.body), (200, general.body));
}

#[tokio::test]
async fn who_may_see_a_list_gets_its_page_and_nothing_to_pass_on() {
    let server = server().await;
    let (ada, bob) = (server.sign_up_as("ada").await, server.sign_up().await);
    let (list, _) = shared(&server, &ada, "a secret", "friends").await;
    server.befriend(&ada, &bob).await;
    for person in [&ada, &bob] {
        let cookie = format!("auth_token={}", person.token);
        let path = format!("/2026/{list}");
        let reply = server
            .send(Method::GET, &path, &[("cookie", &cookie)], b"")
            .await;
        assert_eq!(reply.status, 200);
        let page = without_nonce(&reply);
        assert!(
            !page.contains("a secret") && !page.contains("ada"),
            "{page}"
        );
    }
}

#[tokio::test]
async fn a_secret_link_keeps_its_secret_and_stays_out_of_search_machines() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (list, secret) = shared(&server, &ada, "a lake", "link").await;
    assert!(!secret.is_empty());
    let page = server
        .get(&format!("/2026/{list}?k={secret}"), None)
        .await
        .text();
    assert_eq!(
        property(&page, "url"),
        format!("{ORIGIN}/2026/{list}?k={secret}")
    );
    assert!(page.contains("noindex") && !page.contains("canonical"));
    let image = property(&page, "image").replace(ORIGIN, "");
    let card = server.get(&image, None).await;
    assert!(card.header("cache-control").contains("private"));
    assert_ne!(card.body, server.get("/cards/yonder.png", None).await.body);
    assert_eq!(
        server
            .get(&format!("/2026/{list}?k=wrong"), None)
            .await
            .status,
        404
    );
}

#[tokio::test]
async fn titles_are_text_and_never_markup() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let hostile = "\"><script>alert(1)</script></title>__CSP_NONCE__'&amp;";
    let (list, _) = shared(&server, &ada, hostile, "public").await;
    let path = format!("/v1/bucketListMeta/{list}");
    let meta = json!({ "title": hostile });
    let named = server
        .request(Method::PATCH, &path, Some(&ada), Some(&meta))
        .await;
    assert_eq!(named.status, 200, "{named:?}");
    let reply = server.get(&format!("/2025/{list}"), None).await;
    let page = reply.text();
    assert!(!page.contains("<script>alert"), "{page}");
    assert_eq!(page.matches("</title>").count(), 1);
    let escaped = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;";
    assert!(property(&page, "title").starts_with(escaped), "{page}");
    assert!(property(&page, "title").contains("__CSP_NONCE__&#39;&amp;amp;"));
    let card = server.get(&format!("/cards/list/{list}.png"), None).await;
    assert!(card.body.starts_with(b"\x89PNG"));
}

#[tokio::test]
async fn cards_are_pictures_that_anybody_may_show_and_that_are_not_sent_twice() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let (list, _) = shared(&server, &ada, "see the northern lights", "public").await;
    let path = format!("/cards/list/{list}.png");
    let card = server.get(&path, None).await;
    assert_eq!(
        (card.status, card.header("content-type")),
        (200, "image/png")
    );
    assert_eq!(card.header("cross-origin-resource-policy"), "cross-origin");
    assert_eq!(card.header("cache-control"), "public, max-age=300");
    let known = [("if-none-match", card.header("etag"))];
    let again = server.send(Method::GET, &path, &known, b"").await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    let title = json!({ "title": "Up north" });
    server
        .request(
            Method::PATCH,
            &format!("/v1/bucketListMeta/{list}"),
            Some(&ada),
            Some(&title),
        )
        .await;
    assert_ne!(server.get(&path, None).await.body, card.body);
    for path in [
        "/cards",
        "/cards/",
        "/cards/nothing/x.png",
        "/cards/list/x.jpg",
        "/cards/yonder",
    ] {
        let reply = server.get(path, None).await;
        assert_eq!(
            (reply.status, reply.error_status().as_str()),
            (404, "NOT_FOUND"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_public_hangout_is_previewed_and_a_private_one_is_there_for_its_guests_alone() {
    let server = server().await;
    let ada = server.sign_up_as("ada").await;
    let when = json!({ "mode": "fixed", "startsAt": "2026-05-01T18:00:00Z" });
    let walk = async |visibility: &str| {
        let walk = json!({ "title": "A walk", "when": when, "visibility": visibility });
        let made = server.execute("createHangout", &ada, walk).await;
        made["id"].as_str().expect("an id").to_owned()
    };
    let public = walk("public").await;
    let reply = server.get(&format!("/hangout/{public}"), None).await;
    let page = reply.text();
    assert_eq!(
        (reply.status, property(&page, "title")),
        (200, "A walk · Yonder".to_owned())
    );
    assert_eq!(
        property(&page, "image"),
        format!("{ORIGIN}/cards/hangout/{public}.png")
    );
    let card_path = format!("/cards/hangout/{public}.png");
    let card = server.get(&card_path, None).await.body;
    let said = |page: &str| property(page, "description");
    assert_eq!(said(&page), "Fri 1 May, 18:00 · 1 is going");
    let bob = server.sign_up_as("bob").await;
    server
        .execute("joinHangout", &bob, json!({ "id": public }))
        .await;
    let going = json!({ "hangoutId": public, "rsvp": "going" });
    server.execute("rsvpHangout", &bob, going).await;
    let page = server.get(&format!("/hangout/{public}"), None).await.text();
    assert_eq!(said(&page), "Fri 1 May, 18:00 · 2 are going");
    assert!(!page.contains("bob"), "the card names nobody");
    assert_ne!(server.get(&card_path, None).await.body, card);
    let private = format!("/hangout/{}", walk("friends").await);
    for key in ["", "?k=x.y", "?k=."] {
        let reply = server.get(&format!("{private}{key}"), None).await;
        assert_eq!(reply.status, 404, "{key}");
        assert!(!reply.text().contains("A walk"));
    }
    let cookie = format!("auth_token={}", ada.token);
    let own = server
        .send(Method::GET, &private, &[("cookie", &cookie)], b"")
        .await;
    assert_eq!(own.status, 200);
}
