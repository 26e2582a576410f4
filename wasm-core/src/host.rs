//! Tables that the host of a WebAssembly has already, so that nobody downloads them again: those of Unicode, and those
//! of numbers in texts and of angles. Each is set when the module starts, by the parts of the boundary that need it;
//! without one only ASCII is read. A native build, and one for a host that is no JavaScript engine, has tables of its
//! own.

use std::sync::OnceLock;

/// The letters and digits of a text: canonically decomposed, without marks, in lower case, with something of ASCII that is
/// neither letter nor digit between words.
pub(crate) static PLAIN_WORDS: OnceLock<fn(&str) -> String> = OnceLock::new();

/// A text in lower case.
pub(crate) static LOWER_CASE: OnceLock<fn(&str) -> String> = OnceLock::new();

/// Sine and cosine of an angle in radians.
#[cfg(feature = "wasm-product")]
pub(crate) static SIN_COS: OnceLock<fn(f64) -> (f64, f64)> = OnceLock::new();

/// JavaScript's `Number(text)`: `NaN` where the text is none.
pub(crate) static NUMBER: OnceLock<fn(&str) -> f64> = OnceLock::new();
