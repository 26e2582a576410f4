//! The server from outside: over HTTP, on loopback, on a port the system chose.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation fails the test"
)]

mod access_matrix;
mod accounts;
mod admin;
mod bad_input;
mod bucket;
mod carpools;
mod copies;
mod deletion;
mod demo;
mod devices;
mod documents;
mod friends;
mod hangouts;
mod letters;
mod lists;
mod live;
mod mail_server;
mod names;
mod openid;
mod operations;
mod photos;
mod points;
#[path = "../store/postgres_server.rs"]
mod postgres_server;
mod previews;
mod quests;
mod second_factor;
mod sessions;
mod shares;
mod site;
mod start;
mod support;
mod tls;
mod trips;
mod two_servers;
mod waitlist;
