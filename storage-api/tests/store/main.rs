//! The stores: the model in memory, sled on disk and PostgreSQL pass one suite, and the journal is tried on a disk that
//! fails.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation fails the test"
)]

mod disk;
mod journal;
mod order;
mod patched;
mod postgres;
mod suite;
