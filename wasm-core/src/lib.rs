//! The pure core of Yonder.

pub mod constants;

#[cfg(feature = "wasm")]
mod wasm;
