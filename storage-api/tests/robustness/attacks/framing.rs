//! Requests that two readers could understand differently: where one ends and the next begins.

use storage_api_testing::Program;
use storage_api_testing::socket::count_answers;

use super::assert_healthy;

/// Smuggled request: one of its own for a server that sees the end of the first one too early.
const SMUGGLED: &str = "GET /smuggled HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

fn post(headers: &str, body: &str) -> String {
    format!(
        "POST /functions/checkUsername HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{headers}\r\n{body}{SMUGGLED}"
    )
}

#[test]
fn no_request_hides_another_one() {
    let server = Program::start_with(&[]);
    let chunk = "0\r\n\r\n";
    let forms = [
        post("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", chunk),
        post("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", chunk),
        post("Content-Length: 0\r\nContent-Length: 5\r\n", "abcde"),
        post("Content-Length: 0, 5\r\n", "abcde"),
        post("Content-Length: +5\r\n", "abcde"),
        post("Content-Length: -1\r\n", ""),
        post("Content-Length: 0x5\r\n", "abcde"),
        post("Content-Length: 5 5\r\n", "abcde"),
        post("Content-Length: 99999999999999999999999\r\n", "abcde"),
        post("Content-Length:\r\n 5\r\n", "abcde"),
        post("X-Fold: a\r\n b\r\nContent-Length: 0\r\n", ""),
        post("Content-Length : 0\r\n", ""),
        post("Transfer-Encoding : chunked\r\n", chunk),
        post("Transfer-Encoding: xchunked\r\n", chunk),
        post("Transfer-Encoding: chunked, identity\r\n", chunk),
        post("Transfer-Encoding: identity, chunked\r\n", chunk),
        post("Transfer-Encoding: \u{b}chunked\r\n", chunk),
        post("Transfer-Encoding:\r\n chunked\r\n", chunk),
        post(
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
            chunk,
        ),
        post("Transfer-Encoding: chunked\r\n", "-1\r\n\r\n"),
        post(
            "Transfer-Encoding: chunked\r\n",
            "fffffffffffffffff\r\n\r\n",
        ),
        post("Transfer-Encoding: chunked\r\n", "0x0\r\n\r\n"),
        post("Transfer-Encoding: chunked\r\n", "1\r\nabc\r\n0\r\n\r\n"),
        post("Transfer-Encoding: chunked\r\n", "1;a\nb\r\nx\r\n0\r\n\r\n"),
        post("Transfer-Encoding: chunked\r\n", "1\nx\n0\n\n"),
        post("X-Nul: a\0b\r\nContent-Length: 0\r\n", ""),
        post("X-Return: a\rb\r\nContent-Length: 0\r\n", ""),
        post("\u{e4}: a\r\nContent-Length: 0\r\n", ""),
        post(": a\r\nContent-Length: 0\r\n", ""),
        format!(
            "POST /functions/checkUsername HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n{chunk}{SMUGGLED}"
        ),
    ];
    for form in &forms {
        let answer = server.exchange(form.as_bytes());
        assert!(count_answers(&answer) <= 1, "{form}\n{answer}");
        assert!(
            !answer.contains("HTTP/1.1 2") && !answer.contains("HTTP/1.1 5"),
            "{form}\n{answer}"
        );
        assert_healthy(&server, form);
    }
}

#[test]
fn a_whole_request_in_chunks_is_answered_and_is_the_last_of_its_connection() {
    let server = Program::start_with(&[]);
    let body = "{\"data\":{\"user_name\":\"ada\"}}";
    let chunks = format!("{:x}\r\n{body}\r\n0\r\n\r\n", body.len());
    let answer = server.exchange(post("Transfer-Encoding: chunked\r\n", &chunks).as_bytes());
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert_eq!(count_answers(&answer), 1, "{answer}");
}

#[test]
fn several_requests_on_one_connection_are_answered_one_by_one() {
    let server = Program::start_with(&[]);
    let one = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50);
    assert_eq!(
        count_answers(&server.exchange(format!("{one}{SMUGGLED}").as_bytes())),
        51
    );
}

#[test]
fn a_request_names_one_host() {
    let server = Program::start_with(&[]);
    for request in [
        "GET /healthz HTTP/1.1\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET http://a/healthz HTTP/1.1\r\n\r\n",
    ] {
        let closing = request.replacen("\r\n", "\r\nConnection: close\r\n", 1);
        let answer = server.exchange(closing.as_bytes());
        assert!(answer.starts_with("HTTP/1.1 400"), "{request}\n{answer}");
        assert!(answer.contains("must name one host"), "{answer}");
    }
    assert_healthy(&server, "requests without one host");
}

#[test]
fn what_is_no_request_is_refused_or_closed() {
    let server = Program::start_with(&[]);
    let long = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a".repeat(1 << 20));
    let garbage: Vec<u8> = (0..100_000_u32)
        .map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    for bytes in [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".as_slice(),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"GET  /  HTTP/1.1\r\nHost: x\r\n\r\n",
        b"G\xffT / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"\0\0\0\0\0\0\0\0",
        b"\r\n\r\n\r\n\r\n",
        long.as_bytes(),
        &garbage,
    ] {
        let answer = server.exchange(bytes);
        let line = answer.lines().next().unwrap_or_default();
        assert!(line.is_empty() || line.starts_with("HTTP/1.1 4"), "{line}");
        assert_healthy(&server, "garbage");
    }
}
