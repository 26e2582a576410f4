//! More connections than anybody needs.

use std::io::Write;
use std::net::TcpStream;

use rustix::process::{Resource, getrlimit, setrlimit};
use storage_api_testing::Program;
use storage_api_testing::socket::read_to_end;

use super::assert_healthy;

/// Connections that do nothing.
const IDLE: usize = 10_000;
/// Files that a test needs besides.
const OTHERS: u64 = 200;

/// Number of connections this process may have: the system's limit is raised as far as it goes, and fewer are made
/// where it stays below.
fn allowed() -> usize {
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // What is not allowed leaves the limit as it was.
    let _ = setrlimit(Resource::Nofile, limit);
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    usize::try_from(files.saturating_sub(OTHERS)).map_or(IDLE, |files| files.min(IDLE))
}

#[test]
fn ten_thousand_idle_connections_leave_others_in_peace_and_are_closed() {
    let server = Program::start_with(&[]);
    let mut idle: Vec<TcpStream> = (0..allowed()).map(|_| server.connect()).collect();
    assert_healthy(&server, "idle connections");
    for stream in &mut idle {
        assert_eq!(read_to_end(stream).matches("HTTP/1.1 2").count(), 0);
    }
    assert_healthy(&server, "idle connections");
}

#[test]
fn connections_above_the_limit_wait_and_are_served_when_there_is_room() {
    let server = Program::start_with(&["--max-connections", "10"]);
    let idle: Vec<TcpStream> = (0..10).map(|_| server.connect()).collect();
    let mut waiting = server.connect();
    let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    waiting.write_all(request).expect("written");
    // The idle ones are given up after some seconds, and then it is this one's turn.
    assert!(read_to_end(&mut waiting).starts_with("HTTP/1.1 200"));
    drop(idle);
}
