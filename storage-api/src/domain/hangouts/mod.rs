//! Hangouts: who is in them, and what their invitation says.

pub(crate) mod invitation;
pub(crate) mod members;
