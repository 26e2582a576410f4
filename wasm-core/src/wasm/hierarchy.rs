//! Hierarchical clustering at the JavaScript face.

use js_sys::{Float32Array, Float64Array, Object};
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use super::error::{Failure, Fallible};
use crate::cluster::hierarchy::{self, HierarchyError, View};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How points are clustered; the names and defaults of npm `supercluster`. */
export interface ClusterOptions {
  /** Lowest zoom that has clusters, 0 to `maxZoom`. Default 0. */
  minZoom?: number;
  /** Highest zoom that has clusters, at most 30; from the next zoom on every point stands alone. Default 16. */
  maxZoom?: number;
  /** Fewest points of a cluster; over 2, building takes longer. Default 2. */
  minPoints?: number;
  /** Radius of a cluster in pixels, where a tile is `extent` pixels wide. Default 40. */
  radius?: number;
  /** Width of a tile in pixels. Default 512. */
  extent?: number;
}

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
}

/** Entries of a view, each with the entry of a lower zoom that it belongs to: what moves where while the map zooms. */
export interface FamilyArrays extends ClusterArrays {
  /** Longitude and latitude of the entry at the lower zoom, interleaved. */
  parentPositions: Float64Array;
  /** Its id, or its index where it is a single point. */
  parentIds: Float64Array;
}
"#;

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase")]
struct Options {
    min_zoom: Option<f64>,
    max_zoom: Option<f64>,
    min_points: Option<f64>,
    radius: Option<f64>,
    extent: Option<f64>,
}

impl TryFrom<Options> for hierarchy::ClusterOptions {
    type Error = Failure;

    fn try_from(given: Options) -> Fallible<Self> {
        let default = Self::default();
        let zoom = |name, value| whole(name, value, 255).map(|zoom| zoom.to_le_bytes()[0]);
        Ok(Self {
            min_zoom: given
                .min_zoom
                .map_or(Ok(default.min_zoom), |value| zoom("minZoom", value))?,
            max_zoom: given
                .max_zoom
                .map_or(Ok(default.max_zoom), |value| zoom("maxZoom", value))?,
            min_points: given.min_points.map_or(Ok(default.min_points), |value| {
                whole("minPoints", value, u32::MAX)
            })?,
            radius_px: given.radius.unwrap_or(default.radius_px),
            extent_px: given.extent.unwrap_or(default.extent_px),
        })
    }
}

/// Points clustered for every zoom at once, with the results of npm `supercluster` 9.1.0.
///
/// Different from there: the results of a view come in the order of the map's rows.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ClusterIndex(hierarchy::ClusterIndex);

#[wasm_bindgen]
impl ClusterIndex {
    /// An index of no points.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "ClusterOptions")] options: &JsValue,
    ) -> Fallible<Self> {
        Ok(Self(hierarchy::ClusterIndex::new(read_options(options)?)?))
    }

    /// Number of points.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.len()
    }

    /// Clusters these points instead of those it has. The array is read, not kept; after an error the index is as it was.
    ///
    /// @param lngLat - longitude and latitude of each point in degrees, interleaved
    #[wasm_bindgen(js_name = loadCoordinates)]
    pub fn load_coordinates(
        &mut self,
        #[wasm_bindgen(
            js_name = lngLat,
            unchecked_param_type = "Float64Array | Float32Array"
        )]
        lng_lat: &JsValue,
    ) -> Fallible<()> {
        Ok(self.0.load(&coordinates(lng_lat)?)?)
    }

    /// Clusters and single points in a view.
    ///
    /// @param bbox - west, south, east, north in degrees; west > east crosses the antimeridian
    /// @param zoom - rounded down, and limited to the zooms of the options and the next
    #[wasm_bindgen(unchecked_return_type = "ClusterArrays")]
    pub fn clusters(&self, bbox: &[f64], zoom: f64) -> Fallible<Object> {
        let bbox = bbox.try_into().map_err(|_| HierarchyError::BoundingBox)?;
        Ok(arrays(self.0.clusters(bbox, zoom)?).unchecked_into())
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
        bbox: &[f64],
        zoom: f64,
        #[wasm_bindgen(js_name = parentZoom)] parent_zoom: Option<f64>,
    ) -> Fallible<Object> {
        let bbox = bbox.try_into().map_err(|_| HierarchyError::BoundingBox)?;
        let parent_zoom = parent_zoom.unwrap_or(zoom - 1.0);
        let family = self.0.clusters_with_parents(bbox, zoom, parent_zoom)?;
        let object = arrays(family.view);
        object.set_parent_positions(family.parent_positions);
        object.set_parent_ids(family.parent_ids.into_iter().map(f64::from).collect());
        Ok(object.unchecked_into())
    }

    /// What a cluster falls into at its expansion zoom.
    ///
    /// @param id - id of a cluster
    #[wasm_bindgen(js_name = getChildren, unchecked_return_type = "ClusterArrays")]
    pub fn children(&self, id: f64) -> Fallible<Object> {
        Ok(arrays(self.0.children(cluster(id)?)?).unchecked_into())
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
        Ok(self.0.leaves(cluster(id)?, limit, offset)?)
    }

    /// The zoom at which a cluster falls apart; one beyond the options' `maxZoom` for points at one place.
    ///
    /// @param id - id of a cluster
    #[wasm_bindgen(js_name = getClusterExpansionZoom)]
    pub fn expansion_zoom(&self, id: f64) -> Fallible<u8> {
        Ok(self.0.expansion_zoom(cluster(id)?)?)
    }
}

fn read_options(options: &JsValue) -> Fallible<hierarchy::ClusterOptions> {
    if options.is_undefined() || options.is_null() {
        return Ok(hierarchy::ClusterOptions::default());
    }
    let options: Options = serde_wasm_bindgen::from_value(options.clone())
        .map_err(|error| Failure::argument(&format!("options is not as expected: {error}")))?;
    options.try_into()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked: a whole number up to a u32"
)]
fn whole(name: &str, value: f64, most: u32) -> Fallible<u32> {
    if value.fract() == 0.0 && (0.0..=f64::from(most)).contains(&value) {
        return Ok(value as u32);
    }
    Err(Failure::argument(&format!(
        "options.{name} must be a whole number from 0 to {most}"
    )))
}

/// A count of things, which may be infinite.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked: 0 or more; beyond the largest integer is as good as all"
)]
fn size(name: &str, value: f64) -> Fallible<usize> {
    if value >= 0.0 {
        return Ok(value as usize);
    }
    Err(Failure::argument(&format!(
        "{name} must be a number, 0 or more"
    )))
}

/// Ids are whole numbers; what is none belongs to no cluster.
fn cluster(id: f64) -> Fallible<u32> {
    Ok(whole("id", id, u32::MAX).map_err(|_| HierarchyError::UnknownCluster)?)
}

fn coordinates(lng_lat: &JsValue) -> Fallible<Vec<f64>> {
    if let Some(array) = lng_lat.dyn_ref::<Float64Array>() {
        return Ok(array.to_vec());
    }
    let array = lng_lat
        .dyn_ref::<Float32Array>()
        .ok_or_else(|| Failure::argument("lngLat must be a Float64Array or a Float32Array"))?;
    Ok(array.to_vec().into_iter().map(f64::from).collect())
}

#[wasm_bindgen]
extern "C" {
    /// A plain object; its properties are set without looking up their names, which takes longer than a small view.
    type ClusterArrays;
    #[wasm_bindgen(method, setter)]
    fn set_length(this: &ClusterArrays, value: usize);
    #[wasm_bindgen(method, setter)]
    fn set_positions(this: &ClusterArrays, value: Vec<f64>);
    #[wasm_bindgen(method, setter)]
    fn set_counts(this: &ClusterArrays, value: Vec<u32>);
    #[wasm_bindgen(method, setter)]
    fn set_ids(this: &ClusterArrays, value: Vec<f64>);
    #[wasm_bindgen(method, setter, js_name = parentPositions)]
    fn set_parent_positions(this: &ClusterArrays, value: Vec<f64>);
    #[wasm_bindgen(method, setter, js_name = parentIds)]
    fn set_parent_ids(this: &ClusterArrays, value: Vec<f64>);
}

fn arrays(view: View) -> ClusterArrays {
    let object = Object::new().unchecked_into::<ClusterArrays>();
    object.set_length(view.ids.len());
    object.set_positions(view.positions);
    object.set_counts(view.counts);
    object.set_ids(view.ids.into_iter().map(f64::from).collect());
    object
}
