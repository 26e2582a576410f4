//! The Yonder server: documents in sled, callable functions, live reads and the built app on one port.
//!
//! Each layer knows those below it, never one above:
//!
//! | Module | What it is |
//! |---|---|
//! | [`server`] | composition: commands, routes, jobs, the description of the API |
//! | `endpoints` | one group of endpoints each: documents, functions, live, photos, exports, openid, site, ops, webhooks, calendar |
//! | `app`, [`config`] | what handlers may touch, with the hub of live changes; how the program is set up |
//! | [`domain`] | the product: lists, quests, hangouts, carpools, points, friendships, payments, personal data, … |
//! | [`access`] | who somebody is, what they may do and see |
//! | [`schema`] | the declared collections, and how they are asked |
//! | `http`, `error`, [`clock`] | requests, answers and failures on every path; time |
//! | [`store`] | documents, indexes, changes, durably |
//!
//! Start at [`serve()`].

pub mod access;
mod app;
pub mod clock;
pub mod config;
pub mod domain;
mod endpoints;
mod error;
mod http;
pub mod schema;
pub mod server;
pub mod store;

pub use self::server::serve::{ServeError, Server, serve, serve_with_clock};
