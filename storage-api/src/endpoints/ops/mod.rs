//! Operations: whether we are alive and ready, which keys sign, what the API looks like, what is measured.

mod core_docs;
#[cfg(feature = "describe")]
pub(crate) mod describe;
mod docs;
pub(crate) mod filters;
mod handlers;
mod metrics;
