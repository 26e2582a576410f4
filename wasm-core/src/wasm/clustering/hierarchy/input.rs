//! Points, columns, indexes and filters as JavaScript gives them.

use js_sys::{Array, ArrayBuffer, Float32Array, Float64Array, Object, Uint8Array};
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use crate::cluster::hierarchy::{Columns, Condition, Filter, HierarchyError};
use crate::wasm::error::{Failure, Fallible};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Numbers that belong to points, by name: one for each point; `NaN` stands for "no number". */
export type ClusterColumns = Record<string, ArrayLike<number>>;

/** Which points are to be seen; of several conditions all must be met. */
export type ClusterFilter = ClusterCondition | ClusterCondition[];

export type ClusterCondition =
  /** A byte for each index, 0 for a point that is not to be seen. */
  | Uint8Array
  /** The number of a column lies from the first to the second, ends included: of a time, a price. */
  | { column: string; range: [from: number, to: number] }
  /** The number of a column is k and bit k is set, for k from 0 to 31. */
  | { column: string; bitmask: number };
"#;

pub(in super::super) fn coordinates(lng_lat: &JsValue) -> Fallible<Vec<f64>> {
    if let Some(array) = lng_lat.dyn_ref::<Float64Array>() {
        return Ok(array.to_vec());
    }
    let array = lng_lat
        .dyn_ref::<Float32Array>()
        .ok_or_else(|| Failure::argument("lngLat must be a Float64Array or a Float32Array"))?;
    Ok(array.to_vec().into_iter().map(f64::from).collect())
}

/// Columns: an object of arrays of numbers.
pub(super) fn columns(columns: &JsValue) -> Fallible<Columns> {
    if columns.is_undefined() || columns.is_null() {
        return Ok(Columns::default());
    }
    let object = columns
        .dyn_ref::<Object>()
        .ok_or_else(|| Failure::argument("columns must be an object of arrays"))?;
    let entries = Object::entries(object);
    let named = entries.iter().map(|entry| {
        let entry: Array = entry.unchecked_into();
        let (name, values) = (entry.get(0).as_string().unwrap_or_default(), entry.get(1));
        if !(ArrayBuffer::is_view(&values) || Array::is_array(&values)) {
            return Err(Failure::argument(&format!(
                "columns.{name} must be an array of numbers"
            )));
        }
        let values = Float64Array::new(&values).to_vec();
        Ok((name, values))
    });
    Ok(Columns::new(named.collect::<Fallible<Vec<_>>>()?))
}

/// Indexes of points.
pub(in super::super) fn indexes(indexes: &JsValue) -> Fallible<Vec<u32>> {
    if !(ArrayBuffer::is_view(indexes) || Array::is_array(indexes)) {
        return Err(Failure::argument(
            "indexes must be an array of indexes of points",
        ));
    }
    let numbers = Float64Array::new(indexes).to_vec();
    let whole = |number: f64| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "what is changed by it is refused"
        )]
        let index = number as u32;
        (f64::from(index).to_bits() == number.to_bits()).then_some(index)
    };
    let all: Option<Vec<_>> = numbers.into_iter().map(whole).collect();
    all.ok_or_else(|| Failure::argument("indexes must be whole numbers, 0 or more"))
}

#[derive(Deserialize)]
struct ByColumn {
    column: String,
    range: Option<[f64; 2]>,
    bitmask: Option<u32>,
}

/// A filter: a condition, several, or none.
pub(super) fn filter(filter: &JsValue) -> Fallible<Filter> {
    if filter.is_undefined() || filter.is_null() {
        return Ok(Filter::default());
    }
    if let Some(conditions) = filter.dyn_ref::<Array>() {
        return Ok(Filter(
            conditions
                .iter()
                .map(|one| condition(&one))
                .collect::<Fallible<_>>()?,
        ));
    }
    Ok(Filter(vec![condition(filter)?]))
}

fn condition(condition: &JsValue) -> Fallible<Condition> {
    if let Some(mask) = condition.dyn_ref::<Uint8Array>() {
        return Ok(Condition::Mask(mask.to_vec()));
    }
    let wrong = || {
        Failure::argument("filter must be a Uint8Array, or have a column and a range or a bitmask")
    };
    let given: ByColumn = serde_wasm_bindgen::from_value(condition.clone()).map_err(|_| wrong())?;
    let ByColumn {
        column,
        range,
        bitmask,
    } = given;
    match (range, bitmask) {
        (Some(range), None) => Ok(Condition::Range { column, range }),
        (None, Some(bits)) => Ok(Condition::Categories { column, bits }),
        _ => Err(wrong()),
    }
}

/// Bytes.
pub(super) fn bytes(bytes: &JsValue) -> Fallible<Vec<u8>> {
    let array = bytes.dyn_ref::<Uint8Array>();
    Ok(array
        .ok_or_else(|| Failure::argument("bytes must be a Uint8Array"))?
        .to_vec())
}

/// West, south, east, north.
pub(super) fn bounding_box(bbox: &[f64]) -> Fallible<[f64; 4]> {
    Ok(bbox.try_into().map_err(|_| HierarchyError::BoundingBox)?)
}

/// A count of things, which may be infinite.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked: 0 or more; beyond the largest integer is as good as all"
)]
pub(super) fn size(name: &str, value: f64) -> Fallible<usize> {
    if value >= 0.0 {
        return Ok(value as usize);
    }
    Err(Failure::argument(&format!(
        "{name} must be a number, 0 or more"
    )))
}
