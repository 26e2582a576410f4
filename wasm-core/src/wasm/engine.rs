//! Functions of the engine that look into what they are given, and so may run, and throw, whatever its owner made of it:
//! getters, proxies, values that cannot be converted.
//!
//! `js_sys` declares most of them as if they returned. What they throw would then pass through the frames of the
//! WebAssembly: they are never left, an object that was borrowed stays so, and the stack they stand on is lost.

use js_sys::{Array, Float32Array, Float64Array, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;

/// Longest array whose items are taken one by one.
pub(super) const ITEMS_MAX: u32 = 1 << 24;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn try_is_array(value: &JsValue) -> Result<bool, JsValue>;

    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    fn try_keys(object: &JsValue) -> Result<Array, JsValue>;

    #[wasm_bindgen(js_name = Float64Array)]
    type Numbers;

    #[wasm_bindgen(catch, constructor, js_class = "Float64Array")]
    fn new(values: &JsValue) -> Result<Numbers, JsValue>;
}

/// Returns `true` if it is an array; a proxy that was revoked is none.
pub(super) fn is_array(value: &JsValue) -> bool {
    try_is_array(value).unwrap_or(false)
}

/// The length of an array; `None` where it says nothing sensible, or more than [`ITEMS_MAX`].
pub(super) fn array_length(array: &JsValue) -> Option<u32> {
    let length = Reflect::get(array, &"length".into()).ok()?.as_f64()?;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked: from 0 to the longest"
    )]
    (0.0..=f64::from(ITEMS_MAX))
        .contains(&length)
        .then_some(length as u32)
}

/// The names of an object's own fields.
///
/// # Errors
/// What the object's owner throws.
pub(super) fn keys(object: &JsValue) -> Result<Vec<JsValue>, JsValue> {
    Ok(try_keys(object)?.to_vec())
}

/// The numbers of a typed array, or of an array of what can be made a number; `None` of anything else.
pub(super) fn numbers(values: &JsValue) -> Option<Vec<f64>> {
    if let Some(array) = values.dyn_ref::<Float64Array>() {
        return Some(doubles(array));
    }
    if is_array(values) {
        array_length(values)?;
    } else if !js_sys::ArrayBuffer::is_view(values) {
        return None;
    }
    let numbers = Numbers::new(values).ok()?;
    Some(doubles(numbers.unchecked_ref()))
}

/// The numbers of a typed array; none of one whose buffer was handed over to another thread, from which copying throws.
pub(super) fn doubles(array: &Float64Array) -> Vec<f64> {
    if array.length() == 0 {
        return Vec::new();
    }
    array.to_vec()
}

/// As [`doubles`].
pub(super) fn floats(array: &Float32Array) -> Vec<f32> {
    if array.length() == 0 {
        return Vec::new();
    }
    array.to_vec()
}

/// As [`doubles`].
pub(super) fn bytes(array: &Uint8Array) -> Vec<u8> {
    if array.length() == 0 {
        return Vec::new();
    }
    array.to_vec()
}
