//! Callable functions: `POST /functions/{name}`, the protocol of the `firebase` client.
//!
//! [`protocol`] is the envelope, [`registry`] the list of functions, the other files one family of them each.

mod accounts;
pub(crate) mod describe;
pub(crate) mod filters;
mod idempotency;
mod lists;
mod protocol;
mod registry;
