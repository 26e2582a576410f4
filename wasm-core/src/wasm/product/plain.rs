//! JavaScript values as the callable protocol sees them, before it is known whether JSON can hold them.

use js_sys::{Array, Date, Function, JsString, Number, Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::call::{DEPTH_MOST, Plain};
use crate::wasm::error::{Failure, Fallible};

/// Reads a value like the peer: numbers and texts also out of their objects, dates as ISO-8601, of any other object and
/// of a function its own enumerable fields.
///
/// # Errors
/// When it is nested deeper than [`DEPTH_MOST`]; a value that contains itself is.
pub(super) fn read(value: &JsValue) -> Fallible<Plain> {
    read_to(value, DEPTH_MOST)
}

fn read_to(value: &JsValue, depth: usize) -> Fallible<Plain> {
    if let Some(plain) = leaf(value) {
        return Ok(plain);
    }
    let depth = depth.checked_sub(1).ok_or_else(|| {
        Failure::argument(&format!(
            "Data cannot be encoded in JSON: it is nested deeper than {DEPTH_MOST}"
        ))
    })?;
    if Array::is_array(value) {
        let items: Fallible<_> = Array::from(value)
            .iter()
            .map(|item| read_to(&item, depth))
            .collect();
        return Ok(Plain::List(items?));
    }
    let fields = Object::entries(value.unchecked_ref())
        .into_iter()
        .map(|entry| {
            let entry: Array = entry.unchecked_into();
            Ok((
                entry.get(0).as_string().unwrap_or_default(),
                read_to(&entry.get(1), depth)?,
            ))
        });
    Ok(Plain::Map(fields.collect::<Fallible<_>>()?))
}

/// The value if nothing can be inside it.
fn leaf(value: &JsValue) -> Option<Plain> {
    if value.is_null() || value.is_undefined() {
        return Some(Plain::Null);
    }
    if let Some(number) = value
        .as_f64()
        .or_else(|| boxed::<Number>(value).map(Number::value_of))
    {
        return Some(Plain::Number(number));
    }
    if let Some(flag) = value.as_bool() {
        return Some(Plain::Bool(flag));
    }
    if let Some(text) = value
        .as_string()
        .or_else(|| boxed::<JsString>(value).map(String::from))
    {
        return Some(Plain::Text(text));
    }
    if let Some(date) = value.dyn_ref::<Date>() {
        let text = (!date.get_time().is_nan()).then(|| date.to_iso_string().into());
        return Some(text.map_or_else(|| Plain::Other("Invalid Date".to_owned()), Plain::Text));
    }
    (!value.is_object() && !value.is_function()).then(|| Plain::Other(shown(value)))
}

/// An object made with `new`; a plain number or text is none.
fn boxed<T: JsCast>(value: &JsValue) -> Option<&T> {
    value.is_instance_of::<T>().then(|| value.unchecked_ref())
}

/// A symbol or a big integer, as JavaScript shows it.
fn shown(value: &JsValue) -> String {
    let string =
        Reflect::get(&js_sys::global(), &"String".into()).and_then(JsCast::dyn_into::<Function>);
    let shown = string.and_then(|string| string.call1(&JsValue::UNDEFINED, value));
    shown
        .ok()
        .and_then(|shown| shown.as_string())
        .unwrap_or_default()
}
