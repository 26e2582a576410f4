//! The pure core of Yonder.

pub mod call;
pub mod constants;
pub mod domain;
pub mod error;
pub mod places;
pub mod route;

#[cfg(feature = "wasm")]
mod wasm;
