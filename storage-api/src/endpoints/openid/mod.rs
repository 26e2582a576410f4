//! Signing in with somebody else's account: away to the provider, and back with a session.
//!
//! Start at [`handlers`]; [`account`] is whose account it becomes.

mod account;
pub(crate) mod filters;
mod handlers;
