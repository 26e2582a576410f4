//! The map on the unit square and back, and the ring around points.

// Shared with `wasm-core`, which has more to compute from angles.
#[doc(hidden)]
#[cfg_attr(target_family = "wasm", path = "angle_bounded.rs")]
pub mod angle;
#[cfg(test)]
#[allow(unreachable_pub, reason = "public where it takes the place of `angle`")]
mod angle_bounded;
pub mod hull;
pub mod latitude;
pub mod mercator;
