//! The Yonder server: documents in sled, callable functions, live reads and the built app on one port.
//!
//! | Module | What it is |
//! |---|---|
//! | [`commands`], [`config`] | what the program can be told to do, and how |
//! | `app`, `routes` | what handlers may touch; every group of endpoints in order |
//! | `documents`, `live`, `functions`, `site`, `ops` | one group of endpoints each; none knows another |
//! | [`openapi`] | the description of all that |
//! | [`rules`] | who may see and do what; pure |
//! | `auth` | passwords, tokens, sessions |
//! | [`collections`], `lists`, `sight` | what is declared; what a write of a list brings with it; who sees how much of a record |
//! | [`store`] | documents, indexes, changes, durably |
//! | `http`, `error` | requests, answers and failures on every path |
//!
//! Start at [`serve()`].

mod app;
mod auth;
pub mod clock;
pub mod collections;
pub mod commands;
pub mod config;
mod documents;
mod error;
mod functions;
mod http;
mod lists;
mod live;
pub mod openapi;
mod ops;
mod routes;
pub mod rules;
mod serve;
mod sight;
mod site;
pub mod store;
mod sweep;

pub use self::serve::{ServeError, Server, serve, serve_with_clock};
