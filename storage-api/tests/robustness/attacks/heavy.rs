//! Requests that are too much: of bytes, of headers, of depth.

use std::io::Write;
use std::net::TcpStream;

use storage_api_testing::Program;
use storage_api_testing::socket::read_to_end;

use super::assert_healthy;

const GIBIBYTE: usize = 1 << 30;
/// Bytes that the server and both ends of a connection may have taken in before a body is refused.
const TAKEN_MAX: usize = 64 << 20;
/// Largest resident memory after bodies of very many values, in KiB.
const VALUES_MEMORY_MAX_KIB: u64 = 128 << 10;

/// Writes pieces until the server wants no more, or there were too many.
fn pour(stream: &mut TcpStream, piece: &[u8]) -> usize {
    let mut taken = 0;
    while taken < GIBIBYTE && stream.write_all(piece).is_ok() {
        taken += piece.len();
    }
    taken
}

#[test]
fn a_body_of_a_gibibyte_is_refused_long_before_its_end() {
    let server = Program::start_with(&[]);
    let declared = format!("Content-Length: {GIBIBYTE}\r\n");
    let plain = vec![b' '; 64 << 10];
    let chunk = [b"10000\r\n".as_slice(), &plain, b"\r\n"].concat();
    for path in [
        "/functions/signIn",
        "/v1/bucketLists",
        "/v1/photos",
        "/healthz",
        "/nowhere",
    ] {
        for (framing, piece) in [
            (declared.as_str(), &plain),
            ("Transfer-Encoding: chunked\r\n", &chunk),
        ] {
            let mut stream = server.connect();
            let head = format!(
                "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{framing}\r\n"
            );
            stream.write_all(head.as_bytes()).expect("written");
            let taken = pour(&mut stream, piece);
            assert!(taken < TAKEN_MAX, "{path} took {taken} bytes");
            assert_healthy(&server, &format!("{taken} bytes on {path}, {framing}"));
        }
    }
}

#[test]
fn a_body_that_says_that_it_is_too_long_is_refused_before_it_comes() {
    let server = Program::start_with(&[]);
    for path in ["/functions/signIn", "/v1/bucketLists", "/v1/photos"] {
        let answer = server.exchange(
            format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {GIBIBYTE}\r\n\r\n").as_bytes(),
        );
        // Where one has to sign in first, that is said first.
        let status = if path.starts_with("/v1") {
            "401"
        } else {
            "413"
        };
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")),
            "{path}: {answer}"
        );
    }
}

#[test]
fn many_bodies_at_once_stay_within_memory() {
    let server = Program::start_with(&[]);
    let body = vec![b' '; (1 << 20) - 1];
    let head = format!(
        "POST /functions/signIn HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len() + 1
    );
    // Each is one byte short, so that the server has to keep what it has.
    let mut streams: Vec<TcpStream> = (0..400)
        .map(|_| {
            let mut stream = server.connect();
            let _ = stream
                .write_all(head.as_bytes())
                .and_then(|()| stream.write_all(&body));
            stream
        })
        .collect();
    assert_healthy(&server, "many bodies");
    for stream in &mut streams {
        let answer = read_to_end(stream);
        let refused = ["", "HTTP/1.1 408", "HTTP/1.1 503"];
        assert!(
            refused.contains(&answer.get(..12).unwrap_or_default()),
            "{answer}"
        );
    }
    assert_healthy(&server, "many bodies");
}

#[test]
fn json_that_is_deeper_than_any_record_is_refused() {
    let server = Program::start_with(&[]);
    for depth in [100, 200_000] {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let body = format!(
                "{{\"data\":{}1{}}}",
                open.repeat(depth),
                close.repeat(depth)
            );
            let answer = server.exchange(
                format!(
                    "POST /functions/signIn HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
                    body.len()
                )
                .as_bytes(),
            );
            let is_refused =
                answer.contains("deeper than 64") || answer.starts_with("HTTP/1.1 413");
            assert!(is_refused, "{answer}");
        }
    }
    assert_healthy(&server, "deep JSON");
}

#[test]
fn json_of_very_many_values_is_refused_before_it_takes_memory() {
    let server = Program::start_with(&[]);
    for value in ["[]", "{}", "0", "[[]]", "{\"\":0}", "[{\"a\":[]},0]"] {
        let count = ((1 << 20) - 100) / (value.len() + 1);
        let body = format!("{{\"data\":[{}0]}}", format!("{value},").repeat(count));
        let request = format!(
            "POST /functions/signIn HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let mut streams: Vec<TcpStream> = (0..16).map(|_| server.connect()).collect();
        for stream in &mut streams {
            // The address has a share for four such bodies; others are refused before they are read.
            let _ = stream.write_all(request.as_bytes());
        }
        for stream in &mut streams {
            let answer = read_to_end(stream);
            let refused = ["", "HTTP/1.1 400", "HTTP/1.1 503"];
            let status = answer.get(..12).unwrap_or_default();
            assert!(refused.contains(&status), "{value}: {answer}");
        }
    }
    let kib = server.peak_memory_kib().unwrap_or(0);
    assert!(kib < VALUES_MEMORY_MAX_KIB, "{kib} KiB");
    assert_healthy(&server, "many values");
}

#[test]
fn floods_of_headers_are_refused() {
    let server = Program::start_with(&[]);
    for headers in [
        "x-flood: y\r\n".repeat(200),
        "x-flood: y\r\n".repeat(100_000),
        format!("x-long: {}\r\n", "y".repeat(1 << 20)),
        format!("{}: y\r\n", "x".repeat(100_000)),
        format!("cookie: {}\r\n", "a=b; ".repeat(100_000)),
    ] {
        let answer =
            server.exchange(format!("GET / HTTP/1.1\r\nHost: x\r\n{headers}\r\n").as_bytes());
        let line = answer.lines().next().unwrap_or_default();
        assert!(line.is_empty() || line.starts_with("HTTP/1.1 4"), "{line}");
        assert_healthy(&server, "a flood of headers");
    }
    let mut stream = server.connect();
    stream
        .write_all(b"GET / HTTP/1.1\r\nHost: x\r\n")
        .expect("written");
    let taken = pour(&mut stream, b"x-endless: y\r\n");
    assert!(taken < TAKEN_MAX, "took {taken} bytes of headers");
    assert_healthy(&server, "endless headers");
}
