//! Coordinates on the globe and on the map; it knows nothing else of the core. Start at [`mercator`] and [`sphere`].

// Only the product's records ask for so few angles that the way to the engine pays: places near somebody took 1.6 times as
// long.
#[cfg(all(
    target_family = "wasm",
    feature = "wasm-product",
    not(any(
        feature = "wasm-clustering",
        feature = "wasm-covers",
        feature = "wasm-places",
        feature = "wasm-plan"
    ))
))]
#[path = "angle_hosted.rs"]
pub(crate) mod angle;
#[cfg(not(all(
    target_family = "wasm",
    feature = "wasm-product",
    not(any(
        feature = "wasm-clustering",
        feature = "wasm-covers",
        feature = "wasm-places",
        feature = "wasm-plan"
    ))
)))]
pub(crate) use yonder_clustering::geo::angle;
pub use yonder_clustering::geo::{hull, latitude, mercator};

pub mod sphere;
