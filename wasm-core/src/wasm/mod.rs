//! The JavaScript boundary, the only module that names `wasm_bindgen`. It converts, calls and converts back.
#![allow(
    unreachable_pub,
    reason = "wasm_bindgen exports what is `pub`, though no Rust module reaches it"
)]

mod constants;
