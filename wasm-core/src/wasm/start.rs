//! Initialisation, once, when the module is loaded.

use wasm_bindgen::prelude::*;
use web_sys::console;

/// A panic is a broken invariant. WebAssembly would only say "unreachable"; this says where and why, before it stops.
#[wasm_bindgen(start, private)]
fn start() {
    std::panic::set_hook(Box::new(|panic| {
        console::error_1(&panic.to_string().into());
    }));
    #[cfg(target_family = "wasm")]
    offer_host();
}

/// Uses the engine's tables, which then need not be in the module.
#[cfg(target_family = "wasm")]
fn offer_host() {
    #[cfg(any(
        feature = "wasm-places",
        feature = "wasm-plan",
        feature = "wasm-product",
        feature = "wasm-quests",
        feature = "wasm-themes"
    ))]
    let _ = crate::host::PLAIN_WORDS.set(super::host::plain_words);
    #[cfg(feature = "wasm-product")]
    let _ = crate::host::SIN_COS.set(super::host::sin_cos);
    #[cfg(any(feature = "wasm-product", feature = "wasm-quests"))]
    let _ = crate::host::LOWER_CASE.set(super::host::lower_case);
    #[cfg(any(feature = "wasm-product", feature = "wasm-quests"))]
    let _ = crate::host::NUMBER.set(super::host::number);
}
