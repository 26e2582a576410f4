//! Carpools: cars offered, rides asked for, seats given. No path leaves more people in a car than it has seats: every one
//! of them ends in [`settle_car`](crate::domain::carpools::rides::settle_car), inside the transaction.

pub(super) mod car;
pub(super) mod open;
pub(super) mod plan;
mod pool;
pub(super) mod ride;
