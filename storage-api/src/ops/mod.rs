//! Operations: whether we are alive and ready, which keys sign, what the API looks like.

pub(crate) mod describe;
pub(crate) mod filters;
mod handlers;
