//! The JavaScript boundary, the only module that names `wasm_bindgen`. One folder per part of the package, one file per
//! folder of the core; each function converts, calls and converts back. Failures leave through `error.rs` alone.
#![allow(
    unreachable_pub,
    reason = "wasm_bindgen exports what is `pub`, though no Rust module reaches it"
)]

#[cfg(feature = "wasm-clustering")]
mod clustering;
#[cfg(feature = "wasm-covers")]
mod covers;
#[cfg_attr(
    not(feature = "wasm"),
    allow(dead_code, reason = "no part reads values of every kind")
)]
mod engine;
mod error;
#[cfg_attr(
    not(feature = "wasm"),
    allow(dead_code, reason = "no part reads values of every kind")
)]
mod given;
#[cfg(any(
    feature = "wasm-places",
    feature = "wasm-plan",
    feature = "wasm-product",
    feature = "wasm-quests",
    feature = "wasm-themes"
))]
mod host;
mod json;
mod memory;
#[cfg(feature = "wasm-places")]
mod places;
#[cfg(feature = "wasm-plan")]
mod plan;
#[cfg(feature = "wasm-product")]
mod product;
#[cfg(feature = "wasm-quests")]
mod quests;
mod start;
#[cfg(any(
    feature = "wasm-covers",
    feature = "wasm-places",
    feature = "wasm-product",
    feature = "wasm-themes"
))]
mod text;
#[cfg(feature = "wasm-themes")]
mod themes;
