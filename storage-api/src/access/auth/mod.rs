//! Authentication: passwords, ID tokens, the keys that sign them, the sessions behind them, emails, and the secrets
//! they carry.
//!
//! It knows no route and no rule. Start at [`session`], which makes, renews and ends a sign-in; [`token`] is the
//! short-lived proof of one.

pub(crate) mod attempts;
pub(crate) mod caller;
pub(crate) mod common_passwords;
mod eddsa;
pub(crate) mod email_text;
pub(crate) mod keys;
pub(crate) mod known_device;
pub(crate) mod mail;
pub(crate) mod one_time;
pub(crate) mod openid;
pub(crate) mod password;
pub(crate) mod seal;
pub(crate) mod secret;
pub(crate) mod session;
pub(crate) mod token;
pub(crate) mod totp;
