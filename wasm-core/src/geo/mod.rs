//! Coordinates on the globe and on the map; it knows nothing else of the core. Start at [`mercator`] and [`sphere`].

pub mod hull;
pub mod latitude;
pub mod mercator;
pub mod sphere;
