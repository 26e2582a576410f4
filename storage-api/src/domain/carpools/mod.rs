//! Carpools: seats of the cars to hangouts.

pub(crate) mod rides;
