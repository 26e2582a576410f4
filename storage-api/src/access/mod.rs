//! Accounts and sessions, the rights of a person, and the parts of a record that they see.

pub(crate) mod auth;
pub(crate) mod budgets;
pub(crate) mod me;
pub(crate) mod reserved_usernames;
pub mod rules;
pub(crate) mod shown;
pub(crate) mod visibility;
