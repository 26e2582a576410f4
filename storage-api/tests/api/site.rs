//! The app as the server serves it.

use clap::Parser;
use http::Method;
use serde_json::json;
use storage_api::config::Cli;
use storage_api_testing::{Reply, TestServer};

#[tokio::test]
async fn every_page_of_the_route_table_is_the_app_and_any_other_path_is_the_app_with_404() {
    let server = TestServer::start().await;
    for (path, status) in [
        ("/", 200),
        ("/login", 200),
        ("/2025", 200),
        ("/bucket-list", 200),
        ("/app/quest/1/checkout", 200),
        ("/profile", 200),
        ("/app/hangout/join?id=x", 200),
        ("/app/hangout/join", 404),
        ("/nowhere", 404),
        ("/nowhere/at/all", 404),
    ] {
        let reply = server.get(path, None).await;
        assert_eq!(
            (reply.status, reply.header("content-type")),
            (status, "text/html; charset=utf-8"),
            "{path}"
        );
        assert!(reply.body.ends_with(b"the app"));
    }
}

#[tokio::test]
async fn each_page_has_a_nonce_of_its_own_and_a_policy_that_names_it() {
    let server = TestServer::start().await;
    let (one, two) = (server.get("/", None).await, server.get("/", None).await);
    let page = String::from_utf8(one.body.to_vec()).expect("text");
    let nonce = page.split('"').nth(1).expect("a nonce");
    assert!(
        one.header("content-security-policy")
            .contains(&format!("'nonce-{nonce}'"))
    );
    assert!(
        !one.header("content-security-policy")
            .contains("unsafe-inline")
    );
    assert_ne!(one.body, two.body);
}

#[tokio::test]
async fn the_policy_names_nobody_else_until_something_is_configured_that_needs_it() {
    let policy = async |flags: &[&str]| {
        let server = TestServer::start_with(flags).await;
        let reply = server.get("/", None).await;
        reply.header("content-security-policy").to_owned()
    };
    let plain = policy(&[]).await;
    assert!(!plain.contains("http"), "{plain}");
    let keyed = policy(&["--maps-key", "k"]).await;
    for part in [
        "script-src 'self' 'wasm-unsafe-eval' https://maps.googleapis.com https://maps.gstatic.com;",
        "connect-src 'self' https://maps.googleapis.com;",
        "img-src 'self' data: blob: https://maps.googleapis.com https://maps.gstatic.com;",
    ] {
        assert!(keyed.contains(part), "{part} is not in {keyed}");
    }
    let searching = policy(&["--place-search", "photon=http://127.0.0.1:2322/photon/"]).await;
    assert!(searching.contains("connect-src 'self' http://127.0.0.1:2322;"));
    assert!(searching.contains("script-src 'self' 'wasm-unsafe-eval';"));
}

#[tokio::test]
async fn the_app_is_told_whom_it_may_ask_for_places() {
    let flags = [
        "--maps-key",
        "k",
        "--maps-script",
        "http://127.0.0.1:1/js",
        "--place-search",
        "nominatim=https://places.example/,google",
    ];
    let server = TestServer::start_with(&flags).await;
    let config = server.get("/config.json", None).await.json();
    assert_eq!(config["mapsKey"], "k");
    assert_eq!(config["mapsScript"], "http://127.0.0.1:1/js");
    assert_eq!(
        config["placeSearch"],
        json!([{ "kind": "nominatim", "url": "https://places.example" }, { "kind": "google", "url": null }])
    );
    let own = TestServer::start().await.get("/config.json", None).await;
    assert_eq!(own.json()["placeSearch"], json!([]));
}

#[test]
fn a_search_of_places_that_cannot_work_is_refused_at_the_start() {
    for words in [
        &["--place-search", "google"][..],
        &["--place-search", "photon"],
        &["--place-search", "photon=places.example"],
        &["--place-search", "photon=https://places.example?q=1"],
        &["--place-search", "photon=https://places.example;script-src"],
        &["--place-search", "yahoo=https://places.example"],
        &["--maps-key", "k", "--maps-script", "javascript:alert(1)"],
    ] {
        let words = ["storage-api"].iter().chain(words);
        assert!(
            Cli::try_parse_from(words.clone()).is_err(),
            "{:?}",
            words.collect::<Vec<_>>()
        );
    }
}

#[tokio::test]
async fn every_answer_carries_the_security_headers_and_an_id_of_its_own() {
    let server = TestServer::start().await;
    let mut ids = Vec::new();
    for path in ["/", "/healthz", "/v1/users/x", "/nowhere", "/config.json"] {
        let reply = server.get(path, None).await;
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        // Shorter than an idle connection lives, so that no request is sent on one that just ends.
        assert_eq!(reply.header("keep-alive"), "timeout=4", "{path}");
        assert_eq!(
            reply.header("cross-origin-opener-policy"),
            "same-origin",
            "{path}"
        );
        assert!(
            reply
                .header("content-security-policy")
                .contains("frame-ancestors 'none'"),
            "{path}"
        );
        assert_ne!(reply.header("referrer-policy"), "", "{path}");
        assert_ne!(reply.header("permissions-policy"), "", "{path}");
        ids.push(reply.header("x-request-id").to_owned());
    }
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 5);
}

#[tokio::test]
async fn hashed_files_are_kept_for_ever_and_come_compressed_when_they_can() {
    let server = TestServer::start().await;
    let assets = server.site().join("assets");
    std::fs::create_dir(&assets).expect("a folder");
    for (name, contents) in [
        ("a-1.js", "plain"),
        ("a-1.js.br", "brotli"),
        ("a-1.js.gz", "gzip"),
    ] {
        std::fs::write(assets.join(name), contents).expect("a file");
    }
    for (accepted, coding, body) in [
        ("gzip, deflate, br", "br", "brotli"),
        ("gzip", "gzip", "gzip"),
        ("br;q=0, gzip", "gzip", "gzip"),
        ("", "", "plain"),
    ] {
        let reply = server
            .send(
                Method::GET,
                "/assets/a-1.js",
                &[("accept-encoding", accepted)],
                b"",
            )
            .await;
        assert_eq!(
            (
                reply.status,
                reply.header("content-encoding"),
                &reply.body[..]
            ),
            (200, coding, body.as_bytes())
        );
        assert_eq!(
            reply.header("content-type"),
            "text/javascript; charset=utf-8"
        );
        assert!(reply.header("cache-control").contains("immutable"));
        assert_eq!(reply.header("vary"), "accept-encoding");
    }
}

#[tokio::test]
async fn files_have_their_types_and_are_not_sent_twice() {
    let server = TestServer::start().await;
    std::fs::write(server.site().join("core.wasm"), "wasm").expect("a file");
    let file = server.get("/core.wasm", None).await;
    assert_eq!(file.header("content-type"), "application/wasm");
    assert_eq!(file.header("cache-control"), "no-cache");
    let known = [("if-none-match", file.header("etag"))];
    let again = server.send(Method::GET, "/core.wasm", &known, b"").await;
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[tokio::test]
async fn a_script_that_did_not_change_keeps_its_own_policy() {
    let server = TestServer::start().await;
    std::fs::write(server.site().join("worker.js"), "0").expect("a file");
    let file = server.get("/worker.js", None).await;
    let known = [("if-none-match", file.header("etag"))];
    let again = server.send(Method::GET, "/worker.js", &known, b"").await;
    assert_eq!(again.status, 304);
    let policy = |reply: &Reply| reply.header("content-security-policy").to_owned();
    assert_eq!(policy(&again), policy(&file));
    assert!(
        policy(&file).contains("wasm-unsafe-eval"),
        "{}",
        policy(&file)
    );
}

#[tokio::test]
async fn no_path_leaves_the_folder_of_the_site() {
    let server = TestServer::start().await;
    for path in [
        "/../data/lock",
        "/%2e%2e/data/lock",
        "/..%2fdata/lock",
        "/.hidden",
        "/assets/..%5c..%5clock",
    ] {
        std::fs::write(server.site().join(".hidden"), "secret").expect("a file");
        let reply = server.get(path, None).await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(!reply.body.ends_with(b"secret"));
    }
}

#[tokio::test]
async fn a_missing_app_is_said_plainly() {
    let server = TestServer::start().await;
    std::fs::remove_file(server.site().join("index.html")).expect("a page");
    let reply = server.get("/", None).await;
    assert_eq!(reply.status, 503);
    assert!(String::from_utf8_lossy(&reply.body).contains("make build"));
    assert_eq!(server.get("/healthz", None).await.status, 200);
}

#[tokio::test]
async fn the_build_has_a_name_that_changes_with_the_page() {
    let server = TestServer::start().await;
    let before = server.get("/builds/latest.json", None).await.json();
    assert_eq!(
        server.get("/config.json", None).await.json()["buildId"],
        before["id"]
    );
    std::fs::write(server.site().join("index.html"), "another app").expect("a page");
    assert_ne!(server.get("/builds/latest.json", None).await.json(), before);
}

#[tokio::test]
async fn pages_of_allowed_origins_may_call_and_read_errors_too() {
    let server = TestServer::start_with(&["--allow-origins", "https://friend.example"]).await;
    let origin = ("origin", "https://friend.example");
    let asked = server
        .send(
            Method::OPTIONS,
            "/functions/signIn",
            &[origin, ("access-control-request-method", "POST")],
            b"",
        )
        .await;
    assert_eq!(
        (asked.status, asked.header("access-control-allow-origin")),
        (204, "https://friend.example")
    );
    let headers = [origin, ("content-type", "application/json")];
    for path in ["/functions/nothing", "/project/us-central1/nothing"] {
        let failed = server
            .send(Method::POST, path, &headers, b"{\"data\":null}")
            .await;
        assert_eq!(
            (failed.status, failed.header("access-control-allow-origin")),
            (404, "https://friend.example"),
            "{path}"
        );
    }
    let foreign = [("origin", "https://foe.example")];
    let asked = server
        .send(Method::OPTIONS, "/functions/signIn", &foreign, b"")
        .await;
    assert_eq!(asked.header("access-control-allow-origin"), "");
}
