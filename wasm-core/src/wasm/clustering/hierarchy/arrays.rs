//! Answers as typed arrays.

use js_sys::{Float64Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::cluster::hierarchy::{Aggregate, View};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Clusters and single points, one entry each; the arrays are copies that are yours to keep or transfer. */
export interface ClusterArrays {
  /** Number of entries. */
  length: number;
  /** Longitude and latitude of each entry in degrees, interleaved. */
  positions: Float64Array;
  /** Number of points of each entry. */
  counts: Uint32Array;
  /** Id of each cluster; of a single point (`counts` is 1) its index. */
  ids: Float64Array;
  /** The declared aggregates by name; of `countBy` as many numbers an entry as there are categories, otherwise one. */
  aggregates?: Record<string, Float64Array>;
}

/** Entries of a view, each with the entry of a lower zoom that it belongs to: what moves where while the map zooms. */
export interface FamilyArrays extends ClusterArrays {
  /** Longitude and latitude of the entry at the lower zoom, interleaved. */
  parentPositions: Float64Array;
  /** Its id, or its index where it is a single point. */
  parentIds: Float64Array;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A plain object; its properties are set without looking up their names, which takes longer than a small view.
    pub(super) type ClusterArrays;
    #[wasm_bindgen(method, setter)]
    fn set_length(this: &ClusterArrays, value: usize);
    #[wasm_bindgen(method, setter)]
    fn set_positions(this: &ClusterArrays, value: Vec<f64>);
    #[wasm_bindgen(method, setter)]
    fn set_counts(this: &ClusterArrays, value: Vec<u32>);
    #[wasm_bindgen(method, setter)]
    fn set_aggregates(this: &ClusterArrays, value: Object);
    #[wasm_bindgen(method, setter)]
    fn set_ids(this: &ClusterArrays, value: Vec<f64>);
    #[wasm_bindgen(method, setter, js_name = parentPositions)]
    pub(super) fn set_parent_positions(this: &ClusterArrays, value: Vec<f64>);
    #[wasm_bindgen(method, setter, js_name = parentIds)]
    pub(super) fn set_parent_ids(this: &ClusterArrays, value: Vec<f64>);
}

/// The arrays of a view whose aggregates have been declared like this.
pub(super) fn arrays(view: View, declared: &[Aggregate]) -> ClusterArrays {
    let object = Object::new().unchecked_into::<ClusterArrays>();
    object.set_length(view.ids.len());
    object.set_positions(view.positions);
    object.set_counts(view.counts);
    object.set_ids(view.ids.into_iter().map(f64::from).collect());
    if !declared.is_empty() {
        object.set_aggregates(by_name(declared, &view.aggregates));
    }
    object
}

/// A fresh object takes any property, so that the result of setting it says nothing.
fn by_name(declared: &[Aggregate], values: &[Vec<f64>]) -> Object {
    let object = Object::new();
    for (aggregate, values) in declared.iter().zip(values) {
        let _ = Reflect::set(
            &object,
            &aggregate.name.as_str().into(),
            &Float64Array::from(values.as_slice()),
        );
    }
    object
}
