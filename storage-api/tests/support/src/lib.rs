//! The parts that the server's tests share.
//!
//! [`TestServer`] runs the server inside the test process, on a port the system chose, with a [`TestClock`]. [`Program`]
//! runs the built program as a process of its own, for tests that kill it, starve it or read what it prints. [`Actor`]
//! is an account; [`HttpClient`] and [`Events`] read answers and live streams; [`socket`] sends raw bytes. [`Mailbox`],
//! [`OpenIdProvider`], [`StripeStandIn`], [`WaysStandIn`] and
//! [`PostgresServer`] stand for the services around the server. Nothing here knows a rule of the
//! product: a helper that only one topic needs stays with the tests of that topic.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "a failed expectation fails the test"
)]

mod actor;
mod clock;
mod command;
mod events;
mod fixtures;
pub mod folder;
mod http_client;
mod mailbox;
mod openid_provider;
mod postgres;
mod program;
mod server;
pub mod socket;
mod stripe;
mod ways;

use std::time::Duration;

pub use self::actor::{ANON, Actor, PASSWORD};
pub use self::clock::{DAY, HOUR, START_MS, TestClock};
pub use self::command::{Exit, run, wait};
pub use self::events::{Event, Events};
pub use self::fixtures::sign_up_form;
pub use self::http_client::{HttpClient, Reply, text};
pub use self::mailbox::Mailbox;
pub use self::openid_provider::OpenIdProvider;
pub use self::postgres::{PostgresServer, give_to_postgres};
pub use self::program::{Program, serve_command, serve_command_at, storage_api};
pub use self::server::TestServer;
pub use self::stripe::{Fault, StripeAccount, StripeStandIn};
pub use self::ways::{WaysFault, WaysStandIn};

/// Upper bound for any single wait. A test fails when it passes; no test passes by waiting for it.
pub const TIMEOUT: Duration = Duration::from_secs(30);
