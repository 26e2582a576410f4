//! Clients that take their time: each is given up, and nobody waits for them.

use std::io::Write;
use std::net::Shutdown;
use std::time::Duration;

use storage_api_testing::Program;
use storage_api_testing::socket::read_to_end;

use super::assert_healthy;

/// Half requests: each waits for more, which never comes.
const HALVES: [&str; 7] = [
    "",
    "G",
    "GET / HTTP/1.1\r\nHos",
    "GET / HTTP/1.1\r\nHost: x\r\n",
    "POST /functions/signIn HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\nConnection: close\r\n\r\n",
    "POST /functions/signIn HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{\"data\":",
    "POST /v1/bucketLists HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nabc",
];

#[test]
fn whoever_keeps_silent_is_given_up() {
    let server = Program::start_with(&[]);
    let streams = HALVES.map(|half| {
        let mut stream = server.connect();
        stream.write_all(half.as_bytes()).expect("written");
        (half, stream)
    });
    assert_healthy(&server, "half requests");
    for (half, mut stream) in streams {
        let answer = read_to_end(&mut stream);
        assert!(!answer.contains("HTTP/1.1 2"), "{half}\n{answer}");
    }
    assert_healthy(&server, "half requests");
}

#[test]
fn whoever_sends_a_byte_now_and_then_is_given_up_too() {
    let server = Program::start_with(&[]);
    let request = b"POST /functions/signIn HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n";
    for bytes in [b"GET / HTTP/1.1\r\nX-Slow: ".as_slice(), request] {
        let mut stream = server.connect();
        stream.write_all(bytes).expect("written");
        let mut drops = 0;
        while stream.write_all(b"a").is_ok() {
            drops += 1;
            assert!(drops < 200, "still accepted after {drops} drops");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
    assert_healthy(&server, "drops");
}

#[test]
fn whoever_leaves_in_the_middle_is_forgotten() {
    let server = Program::start_with(&[]);
    for half in HALVES.repeat(20) {
        let mut stream = server.connect();
        stream.write_all(half.as_bytes()).expect("written");
        // The connection may be gone already.
        let _ = stream.shutdown(Shutdown::Both);
    }
    assert_healthy(&server, "clients that left");
}

#[test]
fn whoever_does_not_read_holds_up_no_end() {
    let server = Program::start_with(&[]);
    // More than the buffers of the system hold.
    let request = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200);
    let unread: Vec<_> = (0..8).map(|_| server.connect()).collect();
    for mut stream in &unread {
        stream.write_all(&request).expect("written");
    }
    for _ in 0..100 {
        assert_healthy(&server, "answers that nobody reads");
    }
    let exit = server.stop();
    let said = exit.out + &exit.log;
    assert_eq!(exit.code, Some(0), "{said}");
    assert!(!said.contains("left behind"), "{said}");
    drop(unread);
}
