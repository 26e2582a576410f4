//! The JavaScript boundary, the only module that names `wasm_bindgen`. One file per folder of the core; each function
//! converts, calls and converts back. Failures leave through `error.rs` alone.
#![allow(
    unreachable_pub,
    reason = "wasm_bindgen exports what is `pub`, though no Rust module reaches it"
)]

mod call;
mod catalogue;
mod constants;
mod domain;
mod error;
mod grid;
mod hierarchy;
mod json;
mod places;
mod plain;
mod route;
mod start;
mod text;
mod zone;
