//! The core from outside: a module for each folder of `src`, and what is fuzzed. Comparisons with peers are in
//! `tests/oracle`, in JavaScript as the peers are.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation fails the test"
)]

mod call;
mod cover;
mod domain;
mod error;
#[path = "../fuzz/mod.rs"]
mod fuzz;
mod places;
mod plan;
mod route;
mod seeded;
mod strategies;
