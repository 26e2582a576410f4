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
mod bodies;
mod bucket;
mod budgets;
mod calendars;
mod carpools;
mod copies;
mod cursors;
mod deletion;
mod demo;
mod devices;
mod documents;
mod emails;
mod ended_secrets;
mod exports;
#[cfg(feature = "conformance")]
mod firebase;
mod friends;
mod guest_accounts;
mod hangout_emails;
mod hangout_proposals;
mod hangout_source;
mod hangouts;
mod invisible_text;
mod invitation_pages;
mod invitations;
mod kept_answers;
mod lists;
mod live;
mod me_toos;
mod names;
mod openapi;
mod openid;
mod operations;
mod photos;
mod plans;
mod points;
mod previews;
mod profiles;
mod quests;
mod reports;
mod routing;
mod second_factor;
mod separation;
mod sessions;
mod shares;
mod sign_in_delays;
mod site;
mod start;
mod throttles;
mod tiles;
mod tls;
mod trips;
mod two_servers;
mod waitlist;
