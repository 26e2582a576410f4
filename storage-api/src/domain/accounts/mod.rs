//! Accounts: names, sign-ins that go on, the second step, the address of the calendar, and leaving.

pub(crate) mod calendar;
pub(crate) mod leaving;
pub(crate) mod names;
pub(crate) mod sessions;
pub(crate) mod totp;
