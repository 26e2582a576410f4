//! Accounts: names, addresses, passwords, sign-ins, the second step, the address of the calendar, and leaving.

pub(crate) mod addresses;
pub(crate) mod calendar;
pub(crate) mod leaving;
pub(crate) mod names;
pub(crate) mod passwords;
pub(crate) mod sessions;
pub(crate) mod sign_in;
pub(crate) mod sign_up;
pub(crate) mod totp;
