//! Coordinates on the globe and on the map; it knows nothing else of the core. Start at [`mercator`].

pub mod hull;
pub mod mercator;
