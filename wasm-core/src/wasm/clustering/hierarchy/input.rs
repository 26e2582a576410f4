//! Points, columns, indexes and filters as JavaScript gives them.

use js_sys::{Float32Array, Float64Array, Uint8Array};
use wasm_bindgen::prelude::*;

use crate::cluster::hierarchy::{Columns, Condition, Filter, HierarchyError};
use crate::wasm::engine;
use crate::wasm::error::{Failure, Fallible};
use crate::wasm::given::Given;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Numbers that belong to points, by name: one for each point; `NaN` stands for "no number". */
export type ClusterColumns = Record<string, ArrayLike<number>>;

/** Filter of points; of several conditions all must be met. */
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
        return Ok(engine::doubles(array));
    }
    let array = lng_lat
        .dyn_ref::<Float32Array>()
        .ok_or_else(|| Failure::argument("lngLat must be a Float64Array or a Float32Array"))?;
    Ok(engine::floats(array).into_iter().map(f64::from).collect())
}

/// Number of points in an array of coordinates; 0 of anything else.
pub(super) fn count(lng_lat: &JsValue) -> usize {
    let doubles = lng_lat.dyn_ref::<Float64Array>().map(Float64Array::length);
    let length = doubles.or_else(|| lng_lat.dyn_ref::<Float32Array>().map(Float32Array::length));
    length.unwrap_or(0) as usize / 2
}

/// Marks of the points that stand for nothing.
pub(super) fn marks(is_missing: &JsValue) -> Fallible<Vec<bool>> {
    let marks = is_missing.dyn_ref::<Uint8Array>();
    let marks = marks.ok_or_else(|| Failure::argument("isMissing must be a Uint8Array"))?;
    let is_missing = engine::bytes(marks).into_iter().map(|mark| mark != 0);
    Ok(is_missing.collect())
}

/// Columns: an object of arrays of numbers.
pub(super) fn columns(columns: &JsValue) -> Fallible<Columns> {
    let entries = Given::new("columns", columns).entries()?;
    let named = entries.into_iter().map(|(name, values)| {
        let numbers = engine::numbers(values.value());
        let numbers = numbers.ok_or_else(|| values.must("be an array of numbers"))?;
        Ok((name, numbers))
    });
    Ok(Columns::new(named.collect::<Fallible<Vec<_>>>()?))
}

/// Indexes of points.
pub(in super::super) fn indexes(indexes: &JsValue) -> Fallible<Vec<u32>> {
    let numbers = engine::numbers(indexes)
        .ok_or_else(|| Failure::argument("indexes must be an array of indexes of points"))?;
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

/// A filter: a condition, several, or none.
pub(super) fn filter(filter: &JsValue) -> Fallible<Filter> {
    if filter.is_undefined() || filter.is_null() {
        return Ok(Filter::default());
    }
    if !engine::is_array(filter) {
        return Ok(Filter(vec![condition(filter)?]));
    }
    let conditions = Given::new("filter", filter).items()?;
    let conditions: Fallible<_> = conditions
        .iter()
        .map(|one| condition(one.value()))
        .collect();
    Ok(Filter(conditions?))
}

fn condition(condition: &JsValue) -> Fallible<Condition> {
    if let Some(mask) = condition.dyn_ref::<Uint8Array>() {
        return Ok(Condition::Mask(engine::bytes(mask)));
    }
    by_column(&Given::new("filter", condition)).map_err(|_| {
        Failure::argument("filter must be a Uint8Array, or have a column and a range or a bitmask")
    })
}

fn by_column(condition: &Given) -> Fallible<Condition> {
    let column = condition.required_text("column")?;
    let (range, bitmask) = (condition.field("range")?, condition.field("bitmask")?);
    match (range.is_missing(), bitmask.is_missing()) {
        (false, true) => Ok(Condition::Range {
            column,
            range: range.pair()?,
        }),
        (true, false) => Ok(Condition::Categories {
            column,
            bits: bitmask.whole_or(0)?,
        }),
        _ => Err(condition.must("have a range or a bitmask")),
    }
}

/// Bytes.
pub(super) fn bytes(bytes: &JsValue) -> Fallible<Vec<u8>> {
    let array = bytes.dyn_ref::<Uint8Array>();
    let array = array.ok_or_else(|| Failure::argument("bytes must be a Uint8Array"))?;
    Ok(engine::bytes(array))
}

/// West, south, east, north.
pub(super) fn bounding_box(bbox: &JsValue) -> Fallible<[f64; 4]> {
    let sides = engine::numbers(bbox).and_then(|sides| sides.try_into().ok());
    Ok(sides.ok_or(HierarchyError::BoundingBox)?)
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
