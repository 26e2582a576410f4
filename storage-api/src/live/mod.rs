//! Live reads: one Server-Sent-Events stream for all topics of a client.
//!
//! [`hub`] hands every commit to the streams it concerns, [`topic`] is what can be subscribed to, [`stream`] is one
//! client's stream from snapshot or resumption to its end. [`signal`] is
//! what goes by without being stored. [`backlog`] is what waits for a stream, [`budget`] the memory
//! for all of that.

mod backlog;
mod budget;
#[cfg(feature = "describe")]
pub(crate) mod describe;
pub(crate) mod filters;
mod follower;
mod handlers;
pub(crate) mod hub;
mod resume;
pub(crate) mod signal;
mod snapshot;
mod stream;
mod topic;
