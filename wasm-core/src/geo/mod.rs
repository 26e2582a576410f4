//! Coordinates: projections that everything drawn on a map shares. It knows nothing of this crate.

pub mod mercator;
