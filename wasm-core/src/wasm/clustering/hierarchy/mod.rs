//! Hierarchical clustering at the JavaScript face.

mod arrays;
pub(super) mod input;
pub(super) mod options;
mod ordered;

use js_sys::Object;
use wasm_bindgen::prelude::*;

use crate::cluster::hierarchy::{self, HierarchyError, View, ViewBuffer};
use crate::wasm::error::Fallible;
use crate::wasm::memory;
use arrays::{ClusterArrays, arrays};
use input::{bounding_box, coordinates, size};

/// The memory in which the answers of `answer` lie, for the face of the package.
#[wasm_bindgen(js_name = answerMemory, unchecked_return_type = "WebAssembly.Memory")]
pub fn answer_memory() -> JsValue {
    wasm_bindgen::memory()
}

/// Points clustered for every zoom at once, with the results of npm `supercluster` 9.1.0.
///
/// Different from there: the results of a view come in an order of their own.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ClusterIndex {
    pub(super) index: hierarchy::ClusterIndex,
    buffer: ViewBuffer,
    /// Address of the last answer of `answer`: see there.
    answer: [usize; 4],
}

#[wasm_bindgen]
impl ClusterIndex {
    /// An index of no points.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "ClusterOptions")] options: &JsValue,
    ) -> Fallible<Self> {
        let (options, aggregates) = options::read(options)?;
        Ok(hierarchy::ClusterIndex::with_aggregates(options, aggregates)?.into())
    }

    /// Number of points.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.index.len()
    }

    /// Clusters these points instead of those it has. The array is read, not kept; after an error the index is as it was.
    ///
    /// @param lngLat - longitude and latitude of each point in degrees, interleaved
    /// @param columns - numbers for aggregates and filters
    #[wasm_bindgen(js_name = loadCoordinates)]
    pub fn load_coordinates(
        &mut self,
        #[wasm_bindgen(
            js_name = lngLat,
            unchecked_param_type = "Float64Array | Float32Array"
        )]
        lng_lat: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ClusterColumns")] columns: &JsValue,
    ) -> Fallible<()> {
        self.make_room(lng_lat);
        Ok(self
            .index
            .load_with(coordinates(lng_lat)?, input::columns(columns)?)?)
    }

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
        self.make_room(lng_lat);
        let is_missing = input::marks(is_missing)?;
        Ok(self.index.load_slots(coordinates(lng_lat)?, is_missing)?)
    }

    /// Adds points behind those it has, and gives the index of the first. Like every update it costs little where few
    /// points change, and the result is that of loading all points that are left in the order of their indexes; from
    /// the first update on ids are stable. With `minPoints` over 2 every update is a build.
    ///
    /// @param lngLat - longitude and latitude of each point in degrees, interleaved
    /// @param columns - the columns that the other points have
    pub fn add(
        &mut self,
        #[wasm_bindgen(
            js_name = lngLat,
            unchecked_param_type = "Float64Array | Float32Array"
        )]
        lng_lat: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ClusterColumns")] columns: &JsValue,
    ) -> Fallible<u32> {
        Ok(self
            .index
            .add(coordinates(lng_lat)?, input::columns(columns)?)?)
    }

    /// Removes points. Their indexes are not used again; the others keep theirs.
    ///
    /// @param indexes - of points that are there, each once
    pub fn remove(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] indexes: &JsValue,
    ) -> Fallible<()> {
        Ok(self.index.remove(&input::indexes(indexes)?)?)
    }

    /// Moves points; they keep their indexes.
    ///
    /// @param indexes - of points that are there, each once
    /// @param lngLat - longitude and latitude in degrees of each of them, interleaved
    #[wasm_bindgen(js_name = move)]
    pub fn move_points(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] indexes: &JsValue,
        #[wasm_bindgen(
            js_name = lngLat,
            unchecked_param_type = "Float64Array | Float32Array"
        )]
        lng_lat: &JsValue,
    ) -> Fallible<()> {
        Ok(self
            .index
            .move_points(&input::indexes(indexes)?, coordinates(lng_lat)?)?)
    }

    /// Shows only the points that meet a filter, as if the others were not there; it holds for points that are added
    /// later, too.
    ///
    /// @param filter - `null` shows all
    #[wasm_bindgen(js_name = setFilter)]
    pub fn set_filter(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ClusterFilter | null")] filter: &JsValue,
    ) -> Fallible<()> {
        Ok(self.index.set_filter(input::filter(filter)?)?)
    }

    /// Clusters and single points in a view. Latitudes are within 1e-13 degrees of those of npm `supercluster`.
    ///
    /// @param bbox - west, south, east, north in degrees; west > east crosses the antimeridian
    /// @param zoom - rounded down, and limited to the zooms of the options and the next
    #[wasm_bindgen(unchecked_return_type = "ClusterArrays")]
    pub fn clusters(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] bbox: &JsValue,
        zoom: f64,
    ) -> Fallible<Object> {
        Ok(self
            .arrays(self.index.clusters(bounding_box(bbox)?, zoom)?)
            .unchecked_into())
    }

    /// As `clusters`, for the face of the package, because arrays made here cost more than a small view: where in the
    /// memory it is written, in bytes, what the answer is until the next question. There are the number of entries, and
    /// the addresses of their positions, their counts and their ids. 0 where `clusters` has more to say: an error, or
    /// aggregates.
    pub fn answer(&mut self, west: f64, south: f64, east: f64, north: f64, zoom: f64) -> usize {
        let bbox = [west, south, east, north];
        if !self.index.aggregates().is_empty() {
            return 0;
        }
        let Ok(view) = self.index.clusters_into(bbox, zoom, &mut self.buffer) else {
            return 0;
        };
        self.answer = [
            view.counts.len(),
            view.positions.as_ptr().addr(),
            view.counts.as_ptr().addr(),
            view.ids.as_ptr().addr(),
        ];
        self.answer.as_ptr().addr()
    }

    /// Clusters and single points in a view, each with the entry of a lower zoom that it belongs to (itself, where it
    /// has not merged by then): from where they come apart as the map zooms in, and to where they go as it zooms out.
    ///
    /// @param bbox - west, south, east, north in degrees; west > east crosses the antimeridian
    /// @param zoom - zoom of the entries
    /// @param parentZoom - the lower zoom; `zoom - 1` if it is left out
    #[wasm_bindgen(
        js_name = clustersWithParents,
        unchecked_return_type = "FamilyArrays"
    )]
    pub fn clusters_with_parents(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] bbox: &JsValue,
        zoom: f64,
        #[wasm_bindgen(js_name = parentZoom)] parent_zoom: Option<f64>,
    ) -> Fallible<Object> {
        let bbox = bounding_box(bbox)?;
        let parent_zoom = parent_zoom.unwrap_or(zoom - 1.0);
        let family = self.index.clusters_with_parents(bbox, zoom, parent_zoom)?;
        let object = self.arrays(family.view);
        object.set_parent_positions(family.parent_positions);
        object.set_parent_ids(family.parent_ids.into_iter().map(f64::from).collect());
        Ok(object.unchecked_into())
    }

    /// Returns the children of a cluster at its expansion zoom.
    ///
    /// @param id - id of a cluster
    #[wasm_bindgen(js_name = getChildren, unchecked_return_type = "ClusterArrays")]
    pub fn children(&self, id: f64) -> Fallible<Object> {
        Ok(self
            .arrays(self.index.children(cluster(id)?)?)
            .unchecked_into())
    }

    /// Indexes of the points of a cluster.
    ///
    /// @param id - id of a cluster
    /// @param limit - most indexes; 10 if it is left out or 0, `Infinity` for all
    /// @param offset - how many to leave out first; 0 if it is left out
    pub fn leaves(&self, id: f64, limit: Option<f64>, offset: Option<f64>) -> Fallible<Vec<u32>> {
        let limit = limit.filter(|&limit| limit != 0.0).unwrap_or(10.0);
        let (limit, offset) = (
            size("limit", limit)?,
            size("offset", offset.unwrap_or(0.0))?,
        );
        Ok(self.index.leaves(cluster(id)?, limit, offset)?)
    }

    /// The zoom at which a cluster falls apart; one beyond the options' `maxZoom` for points at one place.
    ///
    /// @param id - id of a cluster
    #[wasm_bindgen(js_name = getClusterExpansionZoom)]
    pub fn expansion_zoom(&self, id: f64) -> Fallible<u8> {
        Ok(self.index.expansion_zoom(cluster(id)?)?)
    }

    /// The smallest convex ring around the points of a cluster: longitude and latitude of its corners in degrees,
    /// interleaved, counterclockwise, not closed. Of points on one line the two ends, of equal points one.
    ///
    /// @param id - id of a cluster
    #[wasm_bindgen(unchecked_return_type = "Float64Array")]
    pub fn hull(&self, id: f64) -> Fallible<Vec<f64>> {
        Ok(self.index.hull(cluster(id)?)?)
    }

    /// The built index as bytes, for `ClusterIndex.fromBytes`; updates since the last build are built in first.
    #[wasm_bindgen(js_name = toBytes)]
    #[expect(clippy::wrong_self_convention, reason = "updates are built in first")]
    pub fn to_bytes(&mut self) -> Vec<u8> {
        self.index.compacted_bytes()
    }

    /// The index that was stored by `toBytes`, with its options, columns and filter. Bytes that are damaged or of another
    /// version are an error with the code `data-loss`.
    ///
    /// @param bytes - what `toBytes` gave
    #[wasm_bindgen(js_name = fromBytes)]
    pub fn from_bytes(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
    ) -> Fallible<Self> {
        Ok(hierarchy::ClusterIndex::from_bytes(&input::bytes(bytes)?)?.into())
    }
}

impl From<hierarchy::ClusterIndex> for ClusterIndex {
    fn from(index: hierarchy::ClusterIndex) -> Self {
        Self {
            index,
            buffer: ViewBuffer::default(),
            answer: [0; 4],
        }
    }
}

impl ClusterIndex {
    fn arrays(&self, view: View) -> ClusterArrays {
        arrays(view, self.index.aggregates())
    }

    /// Before the first points come. Later ones find what the former have left.
    fn make_room(&self, lng_lat: &JsValue) {
        if self.index.is_empty() {
            memory::grow_for_points(input::count(lng_lat));
        }
    }
}

/// Ids are whole numbers; what is none belongs to no cluster.
fn cluster(id: f64) -> Fallible<u32> {
    Ok(options::whole("id", id, u32::MAX).map_err(|_| HierarchyError::UnknownCluster)?)
}
