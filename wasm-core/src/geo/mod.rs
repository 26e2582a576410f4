//! Coordinates on the globe and on the map; it knows nothing else of the core. Start at [`mercator`] and [`sphere`].

// All but the product's records ask for angles by the thousand, which is too often for the way to the engine: places near
// somebody took 1.6 times as long.
#[cfg_attr(
    all(
        target_family = "wasm",
        any(
            feature = "wasm-clustering",
            feature = "wasm-covers",
            feature = "wasm-places",
            feature = "wasm-plan"
        )
    ),
    path = "angle_bounded.rs"
)]
#[cfg_attr(
    all(
        target_family = "wasm",
        feature = "wasm-product",
        not(any(
            feature = "wasm-clustering",
            feature = "wasm-covers",
            feature = "wasm-places",
            feature = "wasm-plan"
        ))
    ),
    path = "angle_hosted.rs"
)]
pub(crate) mod angle;
#[cfg(test)]
mod angle_bounded;
pub mod hull;
pub mod latitude;
pub mod mercator;
pub mod sphere;
