//! JavaScript values as the callable protocol sees them, before it is known whether JSON can hold them.

use js_sys::{Date, Function, JsString, Number, Reflect};
use wasm_bindgen::prelude::*;

use crate::call::{DEPTH_MAX, Plain};
use crate::wasm::engine::{self, ITEMS_MAX};
use crate::wasm::error::{Failure, Fallible};

/// By their prototypes, whatever the object itself made of them.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["Number", "prototype", "valueOf"], js_name = call)]
    fn number_of(boxed: &JsValue) -> Result<f64, JsValue>;

    #[wasm_bindgen(catch, js_namespace = ["String", "prototype", "valueOf"], js_name = call)]
    fn text_of(boxed: &JsValue) -> Result<String, JsValue>;

    #[wasm_bindgen(catch, js_namespace = ["Date", "prototype", "toISOString"], js_name = call)]
    fn iso_of(date: &JsValue) -> Result<String, JsValue>;
}

/// Reads a value like the peer: numbers and texts also out of their objects, dates as ISO-8601, of any other object and
/// of a function its own enumerable fields.
///
/// # Errors
/// When it is nested deeper than [`DEPTH_MAX`]; a value that contains itself is.
pub(super) fn read(value: &JsValue) -> Fallible<Plain> {
    read_to(value, DEPTH_MAX)
}

fn read_to(value: &JsValue, depth: usize) -> Fallible<Plain> {
    if let Some(plain) = leaf(value) {
        return Ok(plain);
    }
    let depth = depth
        .checked_sub(1)
        .ok_or_else(|| refused(&format!("it is nested deeper than {DEPTH_MAX}")))?;
    let read = |name: &JsValue| {
        let inner = Reflect::get(value, name).map_err(Failure::thrown)?;
        read_to(&inner, depth)
    };
    if engine::is_array(value) {
        let length = engine::array_length(value);
        let length =
            length.ok_or_else(|| refused(&format!("it has more than {ITEMS_MAX} items")))?;
        let items: Fallible<_> = (0..length).map(|at| read(&at.into())).collect();
        return Ok(Plain::List(items?));
    }
    let names = engine::keys(value).map_err(Failure::thrown)?;
    let fields = names
        .iter()
        .map(|name| Ok((name.as_string().unwrap_or_default(), read(name)?)));
    Ok(Plain::Map(fields.collect::<Fallible<_>>()?))
}

fn refused(why: &str) -> Failure {
    Failure::argument(&format!("Data cannot be encoded in JSON: {why}"))
}

/// The value if nothing can be inside it.
fn leaf(value: &JsValue) -> Option<Plain> {
    if value.is_null() || value.is_undefined() {
        return Some(Plain::Null);
    }
    if let Some(number) = value
        .as_f64()
        .or_else(|| boxed::<Number>(value).and_then(|value| number_of(value).ok()))
    {
        return Some(Plain::Number(number));
    }
    if let Some(flag) = value.as_bool() {
        return Some(Plain::Bool(flag));
    }
    if let Some(text) = value
        .as_string()
        .or_else(|| boxed::<JsString>(value).and_then(|value| text_of(value).ok()))
    {
        return Some(Plain::Text(text));
    }
    if value.has_type::<Date>() {
        let text = iso_of(value).map(Plain::Text);
        return Some(text.unwrap_or_else(|_| Plain::Other("Invalid Date".to_owned())));
    }
    (!value.is_object() && !value.is_function()).then(|| Plain::Other(shown(value)))
}

/// An object made with `new`; a plain number or text is none.
fn boxed<T: JsCast>(value: &JsValue) -> Option<&JsValue> {
    value.is_instance_of::<T>().then_some(value)
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
