//! Documents over REST: read, write, merge, delete, and search by declared indexes.

#[cfg(feature = "describe")]
pub(crate) mod describe;
pub(crate) mod filters;
mod handlers;
mod patch;
mod query;
mod write;
