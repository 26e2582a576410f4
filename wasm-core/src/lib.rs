//! The pure core of Yonder: what can be decided from data alone, once, for the browser and the server.
//!
//! | Module | What it is | Peer it is compared with |
//! |---|---|---|
//! | [`route`] | from an address to a screen, a redirect or an error | `vue-router` 5 |
//! | [`domain`] | records: defaults, limits, validation, edits | |
//! | [`call`] | the client half of callable functions, the retry policy | `firebase` 12.6, `ofetch` 1.5 |
//! | [`error`] | stable codes, sentences, whether to retry | |
//! | [`cluster`] | markers into clusters, for every zoom | `supercluster` 9.1 |
//! | [`places`] | type-ahead, nearest place, places in view | |
//! | [`plan`] | orders of stops, what fits in four hours, meeting places, carpools, overlaps of lists | brute force |
//! | [`text`] | the words of a text without case and diacritics | |
//! | [`cover`] | posters of lists, quests and hangouts, drawn from their data | |
//! | [`constants`] | the business constants, each with its unit | |
//!
//! The core never reads a clock, a random source, a file or the network: `now`, ids and offsets are arguments. Only the
//! module `wasm`, behind the features of that name, knows JavaScript. The README has examples of both faces.

pub mod call;
pub mod constants;
pub mod cover;
pub mod domain;
pub mod error;
pub mod geo;
#[cfg(all(target_family = "wasm", feature = "boundary"))]
mod host;
mod json;
pub mod places;
#[cfg(feature = "plan")]
pub mod plan;
pub mod route;
pub mod text;

#[cfg(feature = "boundary")]
mod wasm;

/// Clustering of points on the map: the crate `yonder-clustering`, which knows nothing of the core.
pub use yonder_clustering as cluster;

/// Compiles the Rust examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
