//! What happens once, when the module is loaded.

use wasm_bindgen::prelude::*;
use web_sys::console;

/// A panic is a broken invariant. WebAssembly would only say "unreachable"; this says where and why, before it stops.
#[wasm_bindgen(start, private)]
fn start() {
    std::panic::set_hook(Box::new(|panic| {
        console::error_1(&panic.to_string().into());
    }));
}
