//! Operations: metrics, the API description, TLS, the log, an orderly end.

use std::collections::BTreeMap;

use http::Method;
use serde_json::json;
use storage_api_testing::{Events, TIMEOUT, TestServer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The value of a figure: the rest of the line that begins with its name.
fn figure(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let value = line.unwrap_or_else(|| panic!("no {name} in\n{text}"));
    value.trim().parse().expect("a number")
}

async fn figures(server: &TestServer) -> String {
    let reply = server.get("/metrics", None).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    assert!(
        reply
            .header("content-type")
            .starts_with("application/openmetrics-text")
    );
    String::from_utf8(reply.body.to_vec()).expect("text")
}

#[tokio::test]
async fn requests_commits_streams_and_throttles_are_counted() {
    let server = TestServer::start_with(&["--sign-ins-per-minute", "60"]).await;
    let ada = server.sign_up().await;
    let before = figures(&server).await;
    server.get("/v1/users/nobody", None).await;
    server.get("/nowhere/at/all", None).await;
    server.list(&ada, 2026).await;
    let wrong = json!({ "email": ada.email, "password": "wrong" });
    for _ in 0..7 {
        server.call("signIn", None, wrong.clone()).await;
    }
    let topic = format!("/v1/live?topic=users/{}", ada.uid);
    let mut events = Events::new(server.open(&topic, Some(&ada), &[]).await);
    events.next().await;
    let after = figures(&server).await;
    for (line, value) in [
        (
            "yonder_requests_total{route=\"documents\",method=\"GET\",status=\"404\"}",
            1.0,
        ),
        (
            "yonder_requests_total{route=\"site\",method=\"GET\",status=\"503\"}",
            0.0,
        ),
        (
            "yonder_requests_total{route=\"site\",method=\"GET\",status=\"404\"}",
            1.0,
        ),
        (
            "yonder_requests_total{route=\"upsertBucketList\",method=\"POST\",status=\"200\"}",
            1.0,
        ),
        ("yonder_request_seconds_count{route=\"documents\"}", 1.0),
        ("yonder_live_streams", 1.0),
        ("yonder_ready", 1.0),
        ("yonder_throttled_total{what=\"account\"}", 2.0),
    ] {
        if value > 0.0 {
            assert!(
                (figure(&after, line) - value).abs() < 0.5,
                "{line}\n{after}"
            );
        } else {
            assert!(!after.contains(line), "{line}");
        }
    }
    for rising in [
        "yonder_commits_total",
        "yonder_changes_total",
        "yonder_resident_bytes",
    ] {
        assert!(figure(&after, rising) > 0.0, "{rising}");
    }
    assert!(figure(&after, "yonder_changes_total") > figure(&before, "yonder_changes_total"));
    assert!(figure(&after, "yonder_connections") >= 1.0);
    assert!(after.ends_with("# EOF\n"));
}

#[tokio::test]
async fn figures_are_for_this_machine_or_for_whoever_has_the_token() {
    let server = TestServer::start().await;
    for header in [
        ("x-forwarded-for", "127.0.0.1"),
        ("via", "1.1 proxy"),
        ("forwarded", "for=127.0.0.1"),
    ] {
        assert_eq!(
            server
                .send(Method::GET, "/metrics", &[header], b"")
                .await
                .status,
            404
        );
    }
    let behind = TestServer::start_with(&["--behind-proxy"]).await;
    assert_eq!(behind.get("/metrics", None).await.status, 404);
    let server =
        TestServer::start_with(&["--behind-proxy", "--metrics-token", "0123456789abcdef"]).await;
    for (sent, status) in [
        ("Bearer 0123456789abcdef", 200),
        ("Bearer 0123456789abcdeg", 404),
        ("Basic 0123456789abcdef", 404),
    ] {
        let reply = server
            .send(Method::GET, "/metrics", &[("authorization", sent)], b"")
            .await;
        assert_eq!(reply.status, status, "{sent}");
    }
    assert_eq!(server.get("/metrics", None).await.status, 404);
}

#[tokio::test]
async fn the_description_can_be_read_without_a_script() {
    let server = TestServer::start().await;
    let reply = server.get("/docs", None).await;
    let page = String::from_utf8(reply.body.to_vec()).expect("text");
    assert_eq!(
        (reply.status, reply.header("content-type")),
        (200, "text/html; charset=utf-8")
    );
    let policy = reply.header("content-security-policy");
    assert!(
        policy.contains("default-src 'none'") && policy.contains("style-src 'self'"),
        "{policy}"
    );
    assert!(!policy.contains("unsafe") && !policy.contains("script-src"));
    for foreign in ["<script", "style=", "src=", "href=\"http"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    let openapi = server.get("/openapi.json", None).await.json();
    let paths = openapi["paths"].as_object().expect("paths");
    assert!(paths.len() > 40);
    for path in paths.keys() {
        assert!(page.contains(&format!("<code>{path}</code>")), "{path}");
    }
    for name in openapi["components"]["schemas"]
        .as_object()
        .expect("schemas")
        .keys()
    {
        assert!(page.contains(&format!("id=\"{name}\"")), "{name}");
    }
    let style = server.get("/docs/style.css", None).await;
    assert_eq!(style.header("content-type"), "text/css; charset=utf-8");
}

#[tokio::test]
async fn the_documents_of_the_core_are_pages_whose_links_lead_somewhere() {
    let server = TestServer::start().await;
    let (mut seen, mut waiting) = (BTreeMap::new(), vec!["/docs/core".to_owned()]);
    while let Some(path) = waiting.pop() {
        let reply = server.get(&path, None).await;
        assert_eq!(reply.status, 200, "{path}");
        let page = String::from_utf8(reply.body.to_vec()).expect("text");
        for foreign in ["<script", "style=", "src=", "<!--"] {
            assert!(!page.contains(foreign), "{foreign} in {path}");
        }
        for link in links_of(&page).filter(|link| link.starts_with("/docs/core")) {
            let linked = link.split('#').next().unwrap_or(link);
            if !seen.contains_key(linked)
                && !waiting.iter().any(|own| own == linked)
                && linked != path
            {
                waiting.push(linked.to_owned());
            }
        }
        seen.insert(path, page);
    }
    assert!(seen.len() >= 10, "{:?}", seen.keys());
    for (path, page) in &seen {
        for link in links_of(page).filter(|link| !link.starts_with("https:") && link.contains('#'))
        {
            let (other, anchor) = link.split_once('#').expect("a hash");
            let other = if other.is_empty() { page } else { &seen[other] };
            assert!(
                other.contains(&format!("id=\"{anchor}\"")),
                "{link} of {path}"
            );
        }
    }
    assert!(seen["/docs/core/reference"].contains("id=\"clusterindex\""));
    assert_eq!(server.get("/docs/core/nothing", None).await.status, 404);
}

fn links_of(page: &str) -> impl Iterator<Item = &str> {
    page.split("href=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
}

#[tokio::test]
async fn stopping_ends_streams_and_finishes_what_was_begun() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up().await;
    let topic = format!("/v1/live?topic=users/{}", ada.uid);
    let mut events = Events::new(server.open(&topic, Some(&ada), &[]).await);
    assert_eq!(events.next().await.name, "snapshot");
    // A write whose second half comes only after the server was told to stop.
    let body = json!({ "data": { "year": 2026, "idempotencyKey": "one" } }).to_string();
    let (first, second) = body.split_at(10);
    let mut writer = TcpStream::connect(server.authority())
        .await
        .expect("a connection");
    let head = format!(
        "POST /functions/upsertBucketList HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Authorization: Bearer {}\r\nContent-Length: {}\r\nExpect: 100-continue\r\n\r\n",
        ada.token,
        body.len()
    );
    writer.write_all(head.as_bytes()).await.expect("written");
    // The server says when it has begun to read.
    let mut go_on = [0; 25];
    writer.read_exact(&mut go_on).await.expect("an answer");
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    writer.write_all(first.as_bytes()).await.expect("written");
    let authority = server.authority();
    let finish = async {
        let end = events.next().await;
        assert_eq!(
            (end.name.as_str(), &end.data["reason"]),
            ("end", &json!("stopping"))
        );
        // Nobody new is let in, once the port is closed.
        while TcpStream::connect(&authority).await.is_ok() {
            tokio::task::yield_now().await;
        }
        writer.write_all(second.as_bytes()).await.expect("written");
        let mut answer = String::new();
        writer.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    };
    let ((), finished) = tokio::join!(server.stop(), tokio::time::timeout(TIMEOUT, finish));
    finished.expect("in time");
    server.serve().await;
    let ada = server.sign_in(&ada).await;
    let lists = server
        .read(&format!("/v1/bucketLists?userId={}", ada.uid), Some(&ada))
        .await;
    assert_eq!(lists["documents"].as_array().expect("lists").len(), 1);
}
