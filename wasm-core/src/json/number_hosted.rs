//! The number that JavaScript makes of a text, by the engine that is there.

/// JavaScript's `Number(text)`; `None` where that is not a number.
pub(crate) fn js_number_of_text(text: &str) -> Option<f64> {
    let number = crate::host::NUMBER.get()?(text);
    (!number.is_nan()).then_some(number)
}
