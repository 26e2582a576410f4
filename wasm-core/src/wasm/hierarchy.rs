//! Hierarchical clustering at the JavaScript face.

use js_sys::{Float64Array, Object, Reflect, Uint32Array};
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use super::error::{Failure, Fallible};
use super::json;
use crate::cluster::hierarchy::{self, Node, Options};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How points are clustered; the defaults are those of `supercluster`. */
export interface ClusterOptions {
  /** Lowest zoom with clusters of its own. Default 0. */
  minZoom?: number;
  /** Highest zoom with clusters; above it all points are single. Default 16, at most 30. */
  maxZoom?: number;
  /** Fewest points of a cluster, 1 or 2. Default 2. */
  minPoints?: number;
  /** Radius of a cluster in pixels. Default 40. */
  radius?: number;
  /** Width of a tile in the pixels of `radius`. Default 512. */
  extent?: number;
}

/** Clusters and single points as columns, ready to be drawn or transferred. The arrays are yours. */
export interface ClusterArrays {
  /** How many there are. */
  length: number;
  /** Longitude and latitude in degrees, interleaved. */
  positions: Float64Array;
  /** Points in each; 1 for a single point. */
  counts: Uint32Array;
  /** Id of each cluster, or index of the point where the count is 1. */
  ids: Float64Array;
}
"#;

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct Given {
    min_zoom: Option<f64>,
    max_zoom: Option<f64>,
    min_points: Option<f64>,
    radius: Option<f64>,
    extent: Option<f64>,
}

/// Points clustered for every zoom, with the result of `supercluster` 9.1.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ClusterIndex(hierarchy::ClusterIndex);

#[wasm_bindgen]
impl ClusterIndex {
    /// An index without points.
    ///
    /// @param options - how to cluster
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "ClusterOptions")] options: &JsValue,
    ) -> Fallible<Self> {
        Ok(Self(hierarchy::ClusterIndex::new(read_options(options)?)?))
    }

    /// Clusters points; they replace those there were. The numbers are copied once.
    ///
    /// @param lngLat - longitude and latitude in degrees, interleaved
    /// @throws an `Error` that names the first point which is not finite; the index stays as it was
    #[wasm_bindgen(js_name = loadCoordinates)]
    pub fn load_coordinates(
        &mut self,
        #[wasm_bindgen(js_name = lngLat, unchecked_param_type = "Float64Array | Float32Array")]
        lng_lat: &JsValue,
    ) -> Fallible<()> {
        Ok(self.0.load(&read_coordinates(lng_lat)?)?)
    }

    /// Number of points.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.len()
    }

    /// The clusters and single points of a view.
    ///
    /// @param bbox - west, south, east, north in degrees; west > east crosses the antimeridian
    /// @param zoom - rounded down, and held between `minZoom` and `maxZoom + 1`
    #[wasm_bindgen(unchecked_return_type = "ClusterArrays")]
    pub fn clusters(&self, bbox: &[f64], zoom: f64) -> Fallible<JsValue> {
        let bbox = bbox
            .try_into()
            .map_err(|_| Failure::argument("bbox must have four numbers"))?;
        Ok(columns(&self.0.clusters(bbox, zoom)?))
    }

    /// What a cluster falls apart into at the next higher zoom.
    ///
    /// @param id - id of a cluster
    /// @throws an `Error` "No cluster with the specified id." with code `not-found`
    #[wasm_bindgen(js_name = getChildren, unchecked_return_type = "ClusterArrays")]
    pub fn children(&self, id: f64) -> Fallible<JsValue> {
        Ok(columns(&self.0.children(cluster_id(id)?)?))
    }

    /// Indexes of the points of a cluster.
    ///
    /// @param id - id of a cluster
    /// @param limit - most points, 10 if missing
    /// @param offset - points to skip, 0 if missing
    /// @throws an `Error` "No cluster with the specified id." with code `not-found`
    pub fn leaves(&self, id: f64, limit: Option<u32>, offset: Option<u32>) -> Fallible<Vec<u32>> {
        let (limit, offset) = (limit.unwrap_or(10) as usize, offset.unwrap_or(0) as usize);
        Ok(self.0.leaves(cluster_id(id)?, limit, offset)?)
    }

    /// The zoom at which a cluster falls apart into more than one part.
    ///
    /// @param id - id of a cluster
    /// @throws an `Error` "No cluster with the specified id." with code `not-found`
    #[wasm_bindgen(js_name = getClusterExpansionZoom)]
    pub fn expansion_zoom(&self, id: f64) -> Fallible<u8> {
        Ok(self.0.expansion_zoom(cluster_id(id)?)?)
    }
}

fn read_options(options: &JsValue) -> Fallible<Options> {
    if options.is_undefined() || options.is_null() {
        return Ok(Options::default());
    }
    let given: Given = json::read("options", options)?;
    let default = Options::default();
    Ok(Options {
        min_zoom: whole("minZoom", given.min_zoom, default.min_zoom)?,
        max_zoom: whole("maxZoom", given.max_zoom, default.max_zoom)?,
        min_points: whole("minPoints", given.min_points, 2)?.into(),
        radius: given.radius.unwrap_or(default.radius),
        extent: given.extent.unwrap_or(default.extent),
    })
}

fn whole(name: &str, given: Option<f64>, default: u8) -> Fallible<u8> {
    let Some(given) = given else {
        return Ok(default);
    };
    if given.fract() != 0.0 || !(0.0..=255.0).contains(&given) {
        return Err(Failure::argument(&format!(
            "{name} must be a whole number from 0"
        )));
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked: a whole number below 256"
    )]
    Ok(given as u8)
}

fn read_coordinates(lng_lat: &JsValue) -> Fallible<Vec<f64>> {
    if let Some(doubles) = lng_lat.dyn_ref::<Float64Array>() {
        return Ok(doubles.to_vec());
    }
    if let Some(floats) = lng_lat.dyn_ref::<js_sys::Float32Array>() {
        return Ok(floats.to_vec().into_iter().map(f64::from).collect());
    }
    Err(Failure::argument(
        "lngLat must be a Float64Array or a Float32Array",
    ))
}

/// Ids are whole numbers of 32 bits; what is none is the id of nothing.
fn cluster_id(id: f64) -> Fallible<u32> {
    if id.fract() != 0.0 || !(0.0..=f64::from(u32::MAX)).contains(&id) {
        return Err(hierarchy::ClusterError::UnknownCluster.into());
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked: a whole number of 32 bits"
    )]
    Ok(id as u32)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a number of nodes is far below 2^53"
)]
fn columns(nodes: &[Node]) -> JsValue {
    let positions: Vec<f64> = nodes
        .iter()
        .flat_map(|node| [node.longitude, node.latitude])
        .collect();
    let counts: Vec<u32> = nodes.iter().map(|node| node.count).collect();
    let ids: Vec<f64> = nodes.iter().map(|node| node.id.into()).collect();
    let arrays = Object::new();
    let fields: [(&str, JsValue); 4] = [
        ("length", (nodes.len() as f64).into()),
        ("positions", Float64Array::from(&positions[..]).into()),
        ("counts", Uint32Array::from(&counts[..]).into()),
        ("ids", Float64Array::from(&ids[..]).into()),
    ];
    for (name, value) in fields {
        // A fresh object takes any property, so that the result of setting it says nothing.
        let _ = Reflect::set(&arrays, &name.into(), &value);
    }
    arrays.into()
}
