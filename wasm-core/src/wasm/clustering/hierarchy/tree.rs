//! What the drop-in for npm `supercluster` asks beyond what everybody does.

use js_sys::{Object, Uint8Array};
use wasm_bindgen::prelude::*;

use super::ClusterIndex;
use super::input::{self, coordinates};
use crate::wasm::engine;
use crate::wasm::error::{Failure, Fallible};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The entries of a vector tile. */
export interface TileArrays {
  /** x and y within the tile, in pixels of its extent, interleaved. */
  positions: Float64Array;
  /** Number of points of each entry. */
  counts: Uint32Array;
  /** Id of each cluster; of a single point its index. */
  ids: Uint32Array;
}

/** All clusters, children before those that they are in. */
export interface TreeArrays {
  ids: Uint32Array;
  /** Where the children of each cluster end. */
  childEnds: Uint32Array;
  /** Children, the origin first: below the number of points the index of one, then the number of points plus the place of a cluster. */
  children: Uint32Array;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// A plain object.
    type Arrays;
    #[wasm_bindgen(method, setter)]
    fn set_positions(this: &Arrays, value: Vec<f64>);
    #[wasm_bindgen(method, setter)]
    fn set_counts(this: &Arrays, value: Vec<u32>);
    #[wasm_bindgen(method, setter)]
    fn set_ids(this: &Arrays, value: Vec<u32>);
    #[wasm_bindgen(method, setter, js_name = childEnds)]
    fn set_child_ends(this: &Arrays, value: Vec<u32>);
    #[wasm_bindgen(method, setter)]
    fn set_children(this: &Arrays, value: Vec<u32>);
}

#[wasm_bindgen]
impl ClusterIndex {
    /// Clusters points of which some indexes stand for nothing, but still count in ids: features without a place.
    ///
    /// @param isMissing - a byte for each point, not 0 for one that stands for nothing
    #[wasm_bindgen(js_name = loadSlots)]
    pub fn load_slots(
        &mut self,
        #[wasm_bindgen(js_name = lngLat, unchecked_param_type = "Float64Array | Float32Array")]
        lng_lat: &JsValue,
        #[wasm_bindgen(js_name = isMissing, unchecked_param_type = "Uint8Array")]
        is_missing: &JsValue,
    ) -> Fallible<()> {
        let marks = is_missing.dyn_ref::<Uint8Array>();
        let marks = marks.ok_or_else(|| Failure::argument("isMissing must be a Uint8Array"))?;
        let is_missing = engine::bytes(marks)
            .into_iter()
            .map(|mark| mark != 0)
            .collect();
        Ok(self.index.load_slots(coordinates(lng_lat)?, is_missing)?)
    }

    /// The entries of a vector tile with a margin of the radius; at the antimeridian also those from its other side.
    #[wasm_bindgen(unchecked_return_type = "TileArrays")]
    pub fn tile(&self, z: f64, x: f64, y: f64) -> Fallible<Object> {
        let tile = self.index.tile(z, x, y)?;
        let object = Object::new().unchecked_into::<Arrays>();
        object.set_positions(tile.positions);
        object.set_counts(tile.counts);
        object.set_ids(tile.ids);
        Ok(object.unchecked_into())
    }

    /// Longitudes and latitudes in degrees of the points of these indexes, interleaved.
    ///
    /// @param indexes - of points that are there
    #[wasm_bindgen(unchecked_return_type = "Float64Array")]
    pub fn positions(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] indexes: &JsValue,
    ) -> Fallible<Vec<f64>> {
        Ok(self.index.positions(&input::indexes(indexes)?)?)
    }

    /// All clusters with their children, to compute over them; updates since the last build are built in first.
    #[wasm_bindgen(unchecked_return_type = "TreeArrays")]
    pub fn tree(&mut self) -> Object {
        let tree = self.index.tree();
        let object = Object::new().unchecked_into::<Arrays>();
        object.set_ids(tree.ids);
        object.set_child_ends(tree.child_ends);
        object.set_children(tree.children);
        object.unchecked_into()
    }
}
