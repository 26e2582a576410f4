//! Attacks over a socket: the real program, raw bytes, and after each attack another client that must be answered.

mod framing;
mod heavy;
mod many;
mod slow;

use storage_api_testing::Program;

/// Largest resident memory the server may ever have had, in KiB.
const MEMORY_MAX_KIB: u64 = 300 << 10;

/// Checks that another client is answered and that the server has stayed within its memory.
fn assert_healthy(server: &Program, after: &str) {
    let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let answer = server.exchange(request);
    assert!(
        answer.starts_with("HTTP/1.1 200"),
        "after {after}: {answer}"
    );
    if let Some(kib) = server.peak_memory_kib() {
        assert!(kib < MEMORY_MAX_KIB, "after {after}: {kib} KiB");
    }
}
