//! One suite for every store: the model in memory and sled on disk must pass the same tests.

#![expect(clippy::expect_used, reason = "a failed expectation fails the test")]

mod disk;
mod order;
mod suite;
