//! Carpools of hangouts: opened, joined by car or as a rider, planned and locked.
//!
//! [`pool`] is a carpool inside a transaction. It stands above hangouts, so what becomes of a ride when somebody leaves a
//! hangout is in [`crate::domain::hangouts::rides`].

pub(crate) mod apply;
pub(crate) mod car;
pub(crate) mod open;
pub(crate) mod plan;
mod pool;
pub(crate) mod ride;
