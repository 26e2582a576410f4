//! Whatever is sent: a clear refusal, nothing lost, and the next request is answered.

use http::Method;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use storage_api_testing::{TIMEOUT, TestServer};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

const JSON: (&str, &str) = ("content-type", "application/json");

/// Writes bytes on a connection of their own and reads until the server closes it.
async fn raw(server: &TestServer, bytes: &[u8]) -> String {
    let exchange = async {
        let mut stream = TcpStream::connect(server.authority())
            .await
            .expect("a connection");
        // The server may close before everything is written.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        String::from_utf8_lossy(&answer).into_owned()
    };
    tokio::time::timeout(TIMEOUT, exchange)
        .await
        .expect("closed in time")
}

#[tokio::test]
async fn a_body_that_is_not_the_json_expected_is_refused_in_words() {
    let server = TestServer::start().await;
    let deep = format!(
        "{{\"data\":{}{}}}",
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    let cases: [(&[u8], u16, &str); 10] = [
        (b"", 400, "not JSON"),
        (b"{\"data\":", 400, "not JSON"),
        (b"\xff\xfe\x00garbage", 400, "not JSON"),
        (b"null", 400, "Bad Request"),
        (b"[]", 400, "Bad Request"),
        (b"{}", 400, "Bad Request"),
        (b"{\"data\":1,\"more\":2}", 400, "Bad Request"),
        (
            b"{\"data\":{\"email\":7,\"password\":[]}}",
            400,
            "email must be a string",
        ),
        (
            b"{\"data\":{\"password\":\"secret\"}}",
            400,
            "email is required",
        ),
        (deep.as_bytes(), 400, "deeper than 64"),
    ];
    for (body, status, words) in cases {
        let reply = server
            .send(Method::POST, "/functions/signIn", &[JSON], body)
            .await;
        let message = reply.json()["error"]["message"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        assert_eq!(
            (reply.status, reply.error_status().as_str()),
            (status, "INVALID_ARGUMENT")
        );
        assert!(message.contains(words), "{message}");
    }
}

#[tokio::test]
async fn bodies_over_a_mebibyte_and_documents_over_their_limit_are_refused() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let large = vec![b' '; (1 << 20) + 1];
    let reply = server
        .send(Method::POST, "/functions/signIn", &[JSON], &large)
        .await;
    assert_eq!(
        (reply.status, reply.error_status().as_str()),
        (413, "INVALID_ARGUMENT")
    );
    let record = json!({ "padding": "x".repeat(300 << 10) });
    let reply = server
        .request(Method::POST, "/v1/bucketLists", Some(&ada), Some(&record))
        .await;
    assert_eq!(
        (reply.status, reply.error_status().as_str()),
        (400, "INVALID_ARGUMENT")
    );
}

#[tokio::test]
async fn other_media_types_are_refused() {
    let server = TestServer::start().await;
    for headers in [
        vec![],
        vec![("content-type", "text/plain")],
        vec![("content-type", "multipart/form-data")],
    ] {
        let reply = server
            .send(
                Method::POST,
                "/functions/signIn",
                &headers,
                b"{\"data\":null}",
            )
            .await;
        assert_eq!(
            (reply.status, reply.error_status().as_str()),
            (415, "INVALID_ARGUMENT")
        );
    }
    let headers = [("content-type", "Application/JSON; charset=utf-8")];
    let reply = server
        .send(
            Method::POST,
            "/functions/checkUsername",
            &headers,
            b"{\"data\":{\"user_name\":\"ada\"}}",
        )
        .await;
    assert_eq!(reply.status, 200);
}

#[tokio::test]
async fn unknown_paths_and_verbs_are_told_apart() {
    let server = TestServer::start().await;
    for path in [
        "/v1",
        "/v1/nothing/x",
        "/v1/sessions/x",
        "/v1/idempotency/x",
        "/v1/a/b/c/d",
        "/functions",
        "/.well-known/x",
        "/assets/missing.js",
        "/v1/users/..%2f..%2fx",
        "/v1/users/%00",
    ] {
        let reply = server.get(path, None).await;
        assert_eq!(
            (reply.status, reply.error_status().as_str()),
            (404, "NOT_FOUND"),
            "{path}"
        );
    }
    for (method, path, allowed) in [
        (
            Method::TRACE,
            "/v1/users/x",
            "GET, HEAD, PUT, PATCH, DELETE",
        ),
        (Method::DELETE, "/v1/users", "GET, HEAD, POST"),
        (Method::GET, "/functions/signIn", "POST, OPTIONS"),
        (Method::POST, "/v1/live", "GET"),
        (Method::PUT, "/healthz", "GET, HEAD"),
        (Method::POST, "/", "GET, HEAD"),
    ] {
        let reply = server.send(method, path, &[], b"").await;
        assert_eq!(
            (reply.status, reply.header("allow")),
            (405, allowed),
            "{path}"
        );
    }
    let reply = server.call("nothing", None, json!(null)).await;
    assert_eq!(
        (reply.status, reply.error_status().as_str()),
        (404, "NOT_FOUND")
    );
}

#[tokio::test]
async fn records_that_are_no_objects_are_refused() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    for body in [json!(null), json!([]), json!("x"), json!(7)] {
        for (method, path) in [
            (Method::POST, "/v1/bucketLists".to_owned()),
            (Method::PUT, format!("/v1/users/{}", ada.uid)),
            (Method::PATCH, format!("/v1/users/{}", ada.uid)),
        ] {
            let reply = server.request(method, &path, Some(&ada), Some(&body)).await;
            assert_eq!(
                (reply.status, reply.error_status().as_str()),
                (400, "INVALID_ARGUMENT"),
                "{path} {body}"
            );
        }
    }
}

#[tokio::test]
async fn garbage_on_the_wire_is_refused_and_the_server_goes_on() {
    let server = TestServer::start().await;
    let flood = format!(
        "GET / HTTP/1.1\r\nHost: x\r\n{}\r\n",
        "x-flood: y\r\n".repeat(20_000)
    );
    for bytes in [
        b"\x16\x03\x01\x02\x00\x01\x00".as_slice(),
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"POST /functions/signIn HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde",
        flood.as_bytes(),
    ] {
        let answer = raw(&server, bytes).await;
        let line = answer.lines().next().unwrap_or_default().to_owned();
        assert!(line.is_empty() || line.starts_with("HTTP/1.1 4"), "{line}");
        assert_eq!(server.get("/healthz", None).await.status, 200);
    }
}

#[tokio::test]
async fn silent_and_half_requests_are_closed() {
    let server = TestServer::start().await;
    let (silent, half) = tokio::join!(raw(&server, b""), raw(&server, b"GET / HTTP/1.1\r\nHos"));
    assert!(!silent.contains("200 OK") && !half.contains("200 OK"));
    assert_eq!(server.get("/healthz", None).await.status, 200);
}

#[tokio::test]
async fn a_body_that_never_comes_whole_is_given_up() {
    let server = TestServer::start().await;
    let request =
        b"POST /functions/signIn HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
        Content-Length: 100\r\nConnection: close\r\n\r\n{\"data\":";
    let answer = raw(&server, request).await;
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("DEADLINE_EXCEEDED"));
}

/// Pieces that mean something somewhere, and bytes that mean nothing anywhere.
const PIECES: [&[u8]; 24] = [
    b"/",
    b"v1",
    b"users",
    b"bucketLists",
    b"live",
    b"functions",
    b"?",
    b"&",
    b"=",
    b"topic",
    b"userId",
    b"cursor",
    b"limit",
    b"order",
    b"%",
    b"%00",
    b"%2e%2e",
    b"\xff",
    b"\"",
    b"*",
    b"W/\"1\"",
    b"999999999999999999999",
    b"Bearer",
    b";",
];

#[tokio::test]
async fn no_request_made_of_such_pieces_is_our_failure() {
    let server = TestServer::start().await;
    let seed: u64 = rand::random();
    let mut random = StdRng::seed_from_u64(seed);
    for case in 0..400 {
        let mut some = |most: usize| {
            let count = random.random_range(0..most);
            (0..count)
                .flat_map(|_| PIECES[random.random_range(0..PIECES.len())].to_vec())
                .collect::<Vec<u8>>()
        };
        let (path, tag, token, cookie, last) = (some(9), some(4), some(4), some(5), some(3));
        let mut request = [
            b"GET /".as_slice(),
            &path,
            b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n",
        ]
        .concat();
        for (name, value) in [
            ("if-none-match", tag),
            ("authorization", token),
            ("cookie", cookie),
            ("last-event-id", last),
        ] {
            request.extend([name.as_bytes(), b": ", &value, b"\r\n"].concat());
        }
        request.extend(b"\r\n");
        let line = first_line(&server, &request).await;
        assert!(
            !line.starts_with("HTTP/1.1 5"),
            "seed {seed}, case {case}: {line}"
        );
    }
}

/// The status line alone: a live stream would go on for ever.
async fn first_line(server: &TestServer, bytes: &[u8]) -> String {
    let exchange = async {
        let mut stream = TcpStream::connect(server.authority())
            .await
            .expect("a connection");
        let _ = stream.write_all(bytes).await;
        let mut line = String::new();
        let _ = BufReader::new(stream).read_line(&mut line).await;
        line
    };
    tokio::time::timeout(TIMEOUT, exchange)
        .await
        .expect("an answer in time")
}
