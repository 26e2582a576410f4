//! Live reads: one Server-Sent-Events stream for all topics of a client.
//!
//! [`topic`] is what can be subscribed to, [`stream`] is one
//! client's stream from snapshot or resumption to its end. What they follow is the hub that the app carries
//! ([`crate::app::hub`]).

#[cfg(feature = "describe")]
pub(crate) mod describe;
mod end;
pub(crate) mod filters;
mod follower;
mod handlers;
mod resume;
mod snapshot;
mod stream;
mod topic;
