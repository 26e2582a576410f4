//! The index behind the drop-in for npm `supercluster` at the JavaScript face.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::input::{self, size};
use super::{cluster, options};
use crate::cluster::hierarchy::{self, View};
use crate::wasm::error::Fallible;
use crate::wasm::memory;

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

/** All clusters in the peer's order, children before those that they are in. */
export interface TreeArrays {
  ids: Uint32Array;
  /** End of the children of each cluster. */
  childEnds: Uint32Array;
  /** Children, the origin first: below the number of points the index of one, then the number of points plus the place of a cluster. */
  children: Uint32Array;
}

/** The list and the tree that the peer keeps of a zoom. */
export interface LevelArrays {
  /** Six numbers an entry: x, y, last zoom, id, parent, number of points. */
  entries: Int32Array;
  /** The places of the entries in the order of the kd-tree. */
  order: Uint32Array;
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
    #[wasm_bindgen(method, setter)]
    fn set_entries(this: &Arrays, value: Vec<i32>);
    #[wasm_bindgen(method, setter)]
    fn set_order(this: &Arrays, value: Vec<u32>);
}

/// Points clustered for every zoom, whose answers come in the order of npm `supercluster` 9.1.0, on the unit square.
#[wasm_bindgen]
#[derive(Debug)]
pub struct OrderedIndex {
    index: hierarchy::OrderedIndex,
    view: View,
    /// Address of the last answer: see `answer`.
    answer: [usize; 4],
}

#[wasm_bindgen]
impl OrderedIndex {
    /// An index of no points.
    ///
    /// @param nodeSize - points of a leaf of the peer's trees; they decide on the order of results
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "ClusterOptions")] options: &JsValue,
        #[wasm_bindgen(js_name = nodeSize)] node_size: f64,
    ) -> Fallible<Self> {
        let (options, _) = options::read(options)?;
        let node_size = size("options.nodeSize", node_size)?;
        Ok(Self {
            index: hierarchy::OrderedIndex::new(options, Some(node_size))?,
            view: View::default(),
            answer: [0; 4],
        })
    }

    /// Clusters these points instead of those it has. The arrays are read, not kept; after an error the index is as it was.
    ///
    /// @param positions - x and y of each point on the unit square of the map, interleaved
    /// @param isMissing - a byte for each point, not 0 for one that stands for nothing but counts in ids
    pub fn load(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Float64Array")] positions: &JsValue,
        #[wasm_bindgen(js_name = isMissing, unchecked_param_type = "Uint8Array")]
        is_missing: &JsValue,
    ) -> Fallible<()> {
        if self.index.is_empty() {
            memory::grow_for_points(input::count(positions));
        }
        let is_missing = input::marks(is_missing)?;
        Ok(self
            .index
            .load(input::coordinates(positions)?, is_missing)?)
    }

    /// Clusters and single points in a box on the unit square at a zoom: where in the memory it is written, in bytes, what
    /// the answer is until the next question. There are the number of entries, and the addresses of their positions, their
    /// counts and their ids.
    pub fn answer(
        &mut self,
        left: f64,
        top: f64,
        right: f64,
        bottom: f64,
        zoom: f64,
    ) -> Fallible<usize> {
        let sides = [left, top, right, bottom];
        self.index
            .clusters_on_square_into(sides, zoom, &mut self.view)?;
        Ok(self.written())
    }

    /// Returns the children of a cluster at its expansion zoom, as `answer` writes it.
    ///
    /// @param id - id of a cluster
    pub fn children(&mut self, id: f64) -> Fallible<usize> {
        self.view = self.index.children(cluster(id)?)?;
        Ok(self.written())
    }

    /// Indexes of the points of a cluster.
    ///
    /// @param id - id of a cluster
    /// @param limit - most of them; may be infinite
    /// @param offset - how many are passed over
    pub fn leaves(&mut self, id: f64, limit: f64, offset: f64) -> Fallible<Vec<u32>> {
        let (limit, offset) = (size("limit", limit)?, size("offset", offset)?);
        Ok(self.index.leaves(cluster(id)?, limit, offset)?)
    }

    /// The lowest zoom at which a cluster is in pieces; the highest + 1 for points at one place.
    ///
    /// @param id - id of a cluster
    #[wasm_bindgen(js_name = getClusterExpansionZoom)]
    pub fn expansion_zoom(&self, id: f64) -> Fallible<u8> {
        Ok(self.index.expansion_zoom(cluster(id)?)?)
    }

    /// The entries of a vector tile with a margin of the radius; at the antimeridian also those from its other side.
    #[wasm_bindgen(unchecked_return_type = "TileArrays")]
    pub fn tile(&mut self, z: f64, x: f64, y: f64) -> Fallible<Object> {
        let tile = self.index.tile(z, x, y)?;
        let object = Object::new().unchecked_into::<Arrays>();
        object.set_positions(tile.positions);
        object.set_counts(tile.counts);
        object.set_ids(tile.ids);
        Ok(object.unchecked_into())
    }

    /// All clusters with their children, to compute over them.
    #[wasm_bindgen(unchecked_return_type = "TreeArrays")]
    pub fn tree(&mut self) -> Object {
        let tree = self.index.tree();
        let object = Object::new().unchecked_into::<Arrays>();
        object.set_ids(tree.ids);
        object.set_child_ends(tree.child_ends);
        object.set_children(tree.children);
        object.unchecked_into()
    }

    /// Returns the list and the tree that the peer keeps of a zoom; nothing of a zoom that has no list.
    #[wasm_bindgen(unchecked_return_type = "LevelArrays | undefined")]
    pub fn level(&mut self, zoom: u8) -> Option<Object> {
        let level = self.index.peer_level(zoom)?;
        let object = Object::new().unchecked_into::<Arrays>();
        object.set_entries(level.entries);
        object.set_order(level.order);
        Some(object.unchecked_into())
    }
}

impl OrderedIndex {
    fn written(&mut self) -> usize {
        let View {
            positions,
            counts,
            ids,
            ..
        } = &self.view;
        self.answer = [
            counts.len(),
            positions.as_ptr().addr(),
            counts.as_ptr().addr(),
            ids.as_ptr().addr(),
        ];
        self.answer.as_ptr().addr()
    }
}
