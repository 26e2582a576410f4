//! The Yonder server: documents in sled, callable functions, live reads and the built app on one port.
//!
//! | Module | What it is |
//! |---|---|
//! | [`commands`], [`config`] | what the program can be told to do, and how |
//! | `app`, `routes` | what handlers may touch; every group of endpoints in order |
//! | `documents`, `photos`, `live`, `functions`, `exports`, `openid`, `webhooks`, `site`, `ops` | one group of endpoints each; none knows another |
//! | [`openapi`], `describe` | the description of all that, as it is served; what writes it |
//! | [`rules`] | who may see and do what; pure |
//! | `auth` | passwords, tokens, sessions |
//! | [`collections`], `lookup` | what is declared, and how it is asked for |
//! | `audit_log` | what admins did |
//! | `points`, `done`, `notices` | the ledger of points; what having done an item of a list brings with it; telling people something |
//! | `lists`, `sight` | what a write of a list brings with it; who sees how much of a record |
//! | `friendships`, [`separation`] | friends and blocks; what ends between two people when they part |
//! | `hangout_members`, `rides` | seats of hangouts and of the cars to them |
//! | `quests` | sessions with everything that decides about their seats; what sweeping and leaving do to them |
//! | `payments` | the ways to pay, and the service that moves the money |
//! | `routing` | the service that knows ways and travel times |
//! | [`traces`], `reserved` | what of every collection is about a person, for export and erasure; names that were given up |
//! | `uploads`, `objects` | whose photos there are; where their bytes are |
//! | [`store`] | documents, indexes, changes, durably |
//! | `http`, `error` | requests, answers and failures on every path |
//!
//! Start at [`serve()`].

mod app;
mod audit_log;
mod auth;
mod budgets;
mod calendar;
pub mod clock;
pub mod collections;
pub mod commands;
pub mod config;
mod demo;
#[cfg(feature = "describe")]
pub mod describe;
mod documents;
mod done;
mod error;
mod exports;
mod friendships;
mod functions;
mod hangout_members;
mod http;
mod invitation;
mod lists;
mod live;
mod lookup;
mod notices;
mod objects;
pub mod openapi;
mod openid;
mod ops;
mod payments;
mod photos;
mod places;
mod points;
mod quests;
mod reserved;
mod rides;
mod routes;
mod routing;
pub mod rules;
pub mod separation;
mod serve;
mod sight;
mod site;
pub mod store;
mod sweep;
pub mod traces;
mod uploads;
mod webhooks;

pub use self::serve::{ServeError, Server, serve, serve_with_clock};
