//! Operations: whether we are alive and ready, which keys sign, what the API looks like.

pub(crate) mod filters;
mod handlers;
pub mod openapi;
