//! The pure core of Yonder.

pub mod constants;
pub mod error;

#[cfg(feature = "wasm")]
mod wasm;
