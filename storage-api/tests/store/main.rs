//! One suite for every store: the model in memory, sled on disk and PostgreSQL must pass the same tests.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation fails the test"
)]

mod disk;
mod order;
mod postgres;
mod postgres_server;
mod suite;
