//! The server from outside: over HTTP, on loopback, on a port the system chose.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation fails the test"
)]

mod access_matrix;
mod accounts;
mod bad_input;
mod documents;
mod lists;
mod live;
mod sessions;
mod site;
mod start;
mod support;
