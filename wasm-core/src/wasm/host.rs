//! Tables that the engine has already: those of Unicode, and those of numbers in texts.
#![cfg_attr(
    not(target_family = "wasm"),
    allow(dead_code, reason = "natively the core has tables of its own")
)]

use js_sys::JsString;
#[cfg(feature = "wasm-product")]
use js_sys::Math;
#[cfg(any(
    feature = "wasm-places",
    feature = "wasm-plan",
    feature = "wasm-product",
    feature = "wasm-quests",
    feature = "wasm-themes"
))]
use js_sys::RegExp;

#[cfg(any(
    feature = "wasm-places",
    feature = "wasm-plan",
    feature = "wasm-product",
    feature = "wasm-quests",
    feature = "wasm-themes"
))]
thread_local! {
    static MARKS: RegExp = RegExp::new(r"\p{M}+", "gu");
    static OTHERS: RegExp = RegExp::new(r"[^\p{Alphabetic}\p{N}]+", "gu");
    /// Lower case is that of each letter; the engine would look at its neighbours, for this letter alone.
    static SIGMA: RegExp = RegExp::new("Σ", "g");
}

/// The letters and digits of a text: canonically decomposed, without marks, in lower case, with spaces for all else.
#[cfg(any(
    feature = "wasm-places",
    feature = "wasm-plan",
    feature = "wasm-product",
    feature = "wasm-quests",
    feature = "wasm-themes"
))]
pub(super) fn plain_words(text: &str) -> String {
    let replaced = |text: JsString, pattern: &'static std::thread::LocalKey<RegExp>, by: &str| {
        pattern.with(|pattern| text.replace_by_pattern(pattern, by))
    };
    let letters = replaced(JsString::from(text).normalize("NFD"), &MARKS, "");
    let words = replaced(replaced(letters, &OTHERS, " "), &SIGMA, "σ");
    words.to_lower_case().into()
}

/// Sine and cosine of an angle in radians.
#[cfg(feature = "wasm-product")]
pub(super) fn sin_cos(angle_rad: f64) -> (f64, f64) {
    (Math::sin(angle_rad), Math::cos(angle_rad))
}

/// A text in lower case.
#[cfg(any(feature = "wasm-product", feature = "wasm-quests"))]
pub(super) fn lower_case(text: &str) -> String {
    JsString::from(text).to_lower_case().into()
}

/// The number that a text is; `NaN` where it is none.
#[cfg(any(feature = "wasm-product", feature = "wasm-quests"))]
pub(super) fn number(text: &str) -> f64 {
    number_of(text)
}

#[cfg(any(feature = "wasm-product", feature = "wasm-quests"))]
#[wasm_bindgen::prelude::wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Number)]
    fn number_of(text: &str) -> f64;
}
