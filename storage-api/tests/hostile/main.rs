//! What a stranger with a socket can do: the real program, raw bytes, and after each attack a client who wants to be answered.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation fails the test"
)]

mod framing;
mod heavy;
mod many;
mod program;
mod slow;
