//! Who somebody is, what they may do, and how much of a record they see.

pub(crate) mod auth;
pub(crate) mod budgets;
pub(crate) mod me;
pub(crate) mod reserved_usernames;
pub mod rules;
pub(crate) mod shown;
pub(crate) mod visibility;
