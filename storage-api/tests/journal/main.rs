//! The journal on a disk that forgets, tears and fails, beside a map that does none of it.

#![expect(clippy::expect_used, reason = "a failed expectation fails the test")]

mod damage;
mod disk;
mod feed;
mod history;
mod power;
