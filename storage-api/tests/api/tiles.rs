//! Street tiles: a file that is served by byte ranges, and sources elsewhere.

use clap::Parser;
use http::Method;
use serde_json::json;
use storage_api::config::Cli;
use storage_api_testing::{Reply, TestServer};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/monaco.pmtiles");
const MONACO: &[u8] = include_bytes!("../data/monaco.pmtiles");

#[tokio::test]
async fn a_file_of_tiles_is_served_whole_and_by_ranges() {
    let server = TestServer::start_with(&["--tiles", FILE]).await;
    let len = MONACO.len();
    let whole = server.get("/tiles/0.pmtiles", None).await;
    assert_eq!((whole.status, whole.body.as_ref()), (200, MONACO));
    assert_eq!(whole.header("accept-ranges"), "bytes");
    assert_eq!(whole.header("content-length"), len.to_string());

    for (asked, start, end) in [
        ("bytes=0-126".to_owned(), 0, 127),
        ("bytes=127-".to_owned(), 127, len),
        ("bytes=-100".to_owned(), len - 100, len),
        (format!("bytes=5-{}", len + 9), 5, len),
        ("bytes=1-100000".to_owned(), 1, 100_001),
    ] {
        let part = get(&server, &[("range", &asked)]).await;
        assert_eq!(
            (part.status, part.header("content-range")),
            (206, format!("bytes {start}-{}/{len}", end - 1).as_str()),
            "{asked}"
        );
        assert_eq!(part.body.as_ref(), &MONACO[start..end], "{asked}");
    }
}

#[tokio::test]
async fn ranges_that_cannot_be_served_are_refused_or_ignored() {
    let server = TestServer::start_with(&["--tiles", FILE]).await;
    let len = MONACO.len();
    for asked in [format!("bytes={len}-"), "bytes=-0".to_owned()] {
        let refused = get(&server, &[("range", &asked)]).await;
        assert_eq!(
            (refused.status, refused.header("content-range")),
            (416, format!("bytes */{len}").as_str()),
            "{asked}"
        );
    }
    for asked in ["bytes=0-1,5-6", "bytes=9-1", "lines=0-1", "bytes=a-b"] {
        assert_eq!(
            get(&server, &[("range", asked)]).await.status,
            200,
            "{asked}"
        );
    }
    let old = [("range", "bytes=0-1"), ("if-range", "\"another version\"")];
    assert_eq!(get(&server, &old).await.status, 200);
    let tag = get(&server, &[]).await.header("etag").to_owned();
    let now = [("range", "bytes=0-1"), ("if-range", tag.as_str())];
    assert_eq!(get(&server, &now).await.status, 206);
    assert_eq!(get(&server, &[("if-none-match", &tag)]).await.status, 304);
    for path in [
        "/tiles/1.pmtiles",
        "/tiles/0",
        "/tiles/00.pmtiles",
        "/tiles/+0.pmtiles",
        "/tiles/0.pmtiles.pmtiles",
        "/tiles/%30%30.pmtiles",
        "/tiles/0.PMTILES",
        "/tiles/../0.pmtiles",
        "/tiles",
    ] {
        assert_eq!(server.get(path, None).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn the_app_is_told_where_tiles_are_and_may_ask_exactly_their_hosts() {
    let remote = "https://tiles.example:8443/styles/liberty?key=1";
    let server = TestServer::start_with(&["--tiles", FILE, "--tiles", remote]).await;
    let config = server.get("/config.json", None).await.json();
    assert_eq!(config["tiles"], json!(["/tiles/0.pmtiles", remote]));
    let page = server.get("/", None).await;
    let policy = page.header("content-security-policy");
    assert!(
        policy.contains("connect-src 'self' https://tiles.example:8443;"),
        "{policy}"
    );
    assert_eq!(server.get("/tiles/1.pmtiles", None).await.status, 404);
    let plain = TestServer::start().await.get("/config.json", None).await;
    assert_eq!(plain.json()["tiles"], json!([]));
}

#[test]
fn tiles_that_cannot_work_are_refused_at_the_start() {
    for tiles in [
        "nowhere.pmtiles",
        "Cargo.toml",
        "ftp://tiles.example/planet",
        "https://tiles.example;script-src/planet",
    ] {
        let words = ["storage-api", "--tiles", tiles];
        assert!(Cli::try_parse_from(words).is_err(), "{tiles}");
    }
}

async fn get(server: &TestServer, headers: &[(&str, &str)]) -> Reply {
    server
        .send(Method::GET, "/tiles/0.pmtiles", headers, b"")
        .await
}
