//! Who is asking: passwords, ID tokens, the keys that sign them, and the sessions behind them.
//!
//! It knows no route and no rule. Start at [`session`], which makes, renews and ends a sign-in; [`token`] is the
//! short-lived proof of one.

pub(crate) mod caller;
mod eddsa;
pub(crate) mod keys;
pub(crate) mod password;
pub(crate) mod secret;
pub(crate) mod session;
pub(crate) mod token;
