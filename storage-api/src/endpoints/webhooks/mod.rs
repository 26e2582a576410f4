//! Events that services send: `POST /webhooks/stripe`, believed for its signature alone.

#[cfg(feature = "describe")]
pub(crate) mod describe;
pub(crate) mod filters;
mod handlers;
