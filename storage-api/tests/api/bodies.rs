//! Bodies on their way: read only when their request is allowed, in shares, and at a least rate.

use http::Method;
use serde_json::json;
use storage_api_testing::{Actor, TIMEOUT, TestServer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::photos::png;

const MIB: usize = 1 << 20;

/// Sends the head of a request and as many bytes of its body; the rest never comes.
async fn begin(server: &TestServer, head: &str, length: usize, sent: usize) -> TcpStream {
    let mut stream = TcpStream::connect(server.authority())
        .await
        .expect("a connection");
    let head = format!("{head}Host: x\r\nContent-Length: {length}\r\n\r\n");
    // A request that is refused early is closed before all of it was sent.
    let _ = stream.write_all(head.as_bytes()).await;
    let _ = stream.write_all(&vec![b' '; sent]).await;
    stream
}

/// Begins a photo of an account, as from that address.
async fn upload(server: &TestServer, by: &Actor, from: &str, length: usize) -> TcpStream {
    let bearer = by.bearer();
    let head = format!(
        "POST /v1/photos HTTP/1.1\r\nAuthorization: {bearer}\r\nX-Forwarded-For: {from}\r\n"
    );
    begin(server, &head, length, length - 1).await
}

/// Reads until the server closes.
async fn answer(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let read = timeout(TIMEOUT, stream.read_to_end(&mut answer)).await;
    // A reset after the answer is an end as well.
    let _ = read.expect("an end in time");
    String::from_utf8_lossy(&answer).into_owned()
}

/// Sends a good photo as from that address.
async fn photo(server: &TestServer, by: &Actor, from: &str) -> u16 {
    let bearer = by.bearer();
    let headers = [
        ("authorization", bearer.as_str()),
        ("x-forwarded-for", from),
    ];
    server
        .send(Method::POST, "/v1/photos", &headers, &png(7))
        .await
        .status
}

#[tokio::test]
async fn idle_uploads_of_one_account_leave_room_for_everything_else() {
    let server = TestServer::start_with(&["--behind-proxy"]).await;
    let [ada, bob] = server.actors().await;
    let mut idle = Vec::new();
    for n in 0..13 {
        let length = if n < 12 { 5 * MIB } else { 4 * MIB };
        idle.push(upload(&server, &ada, &format!("192.0.2.{n}"), length).await);
    }
    // Her own lists are saved meanwhile, and other people's photos too.
    server.list(&ada, 2026).await;
    assert_eq!(photo(&server, &bob, "198.51.100.1").await, 201);
    let mut refused = 0;
    for stream in &mut idle {
        let answer = answer(stream).await.to_lowercase();
        if answer.starts_with("http/1.1 503") {
            assert!(answer.contains("retry-after: 2"), "{answer}");
            refused += 1;
        } else {
            assert!(answer.starts_with("http/1.1 408"), "{answer}");
            assert!(answer.contains("connection: close"), "{answer}");
        }
    }
    // A share is six of the largest photos.
    assert!((6..=7).contains(&refused), "{refused} were refused");
    assert_eq!(photo(&server, &ada, "192.0.2.1").await, 201);
}

#[tokio::test]
async fn one_address_does_not_take_the_room_of_others() {
    let server = TestServer::start_with(&["--behind-proxy"]).await;
    let [ada, bob] = server.actors().await;
    let sign_in = |from: &str| {
        format!(
            "POST /functions/signIn HTTP/1.1\r\nContent-Type: application/json\r\nX-Forwarded-For: {from}\r\n"
        )
    };
    let mut idle = Vec::new();
    for n in 0..10 {
        // One customer with many addresses is one address.
        let head = sign_in(&format!("2001:db8:0:1::{n:x}"));
        idle.push(begin(&server, &head, MIB, MIB - 1).await);
        idle.push(upload(&server, &ada, &format!("2001:db8:0:1::{n:x}"), 5 * MIB).await);
    }
    let form = json!({ "data": { "email": bob.email, "password": "wrong" } }).to_string();
    let headers = [
        ("content-type", "application/json"),
        ("x-forwarded-for", "2001:db8:0:2::1"),
    ];
    let reply = server
        .send(Method::POST, "/functions/signIn", &headers, form.as_bytes())
        .await;
    assert_ne!(reply.status, 503, "{reply:?}");
    assert_eq!(photo(&server, &bob, "2001:db8:0:2::1").await, 201);
    drop(idle);
}

#[tokio::test]
async fn a_write_without_a_good_token_is_refused_before_its_body_comes() {
    let server = TestServer::start().await;
    for path in [
        "/v1/photos",
        "/v1/bucketLists",
        "/functions/upsertBucketList",
    ] {
        for token in ["", "Authorization: Bearer nonsense\r\n"] {
            if token.is_empty() && path.starts_with("/functions") {
                // Functions may be called by anybody until their name says otherwise.
                continue;
            }
            let head = format!(
                "POST {path} HTTP/1.1\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n{token}"
            );
            let mut stream = begin(&server, &head, MIB, 0).await;
            let answer = answer(&mut stream).await;
            assert!(answer.starts_with("HTTP/1.1 401"), "{path}: {answer}");
        }
    }
}
