//! Grid clustering at the JavaScript face.

use js_sys::{Object, Uint8Array};
use wasm_bindgen::prelude::*;

use super::hierarchy::input::{coordinates, indexes};
use crate::cluster::grid::{self, GridClusters, View};
use crate::constants::BATCH_SIZE_IE;
use crate::wasm::engine;
use crate::wasm::error::{Failure, Fallible};
use crate::wasm::given::Given;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * Options for clustering markers; names and defaults are those of `@googlemaps/markerclustererplus`, and 0 means the
 * default there, too.
 */
export interface GridOptions {
  /** Distance that a cluster's box reaches from its centre to each side, in pixels. Default 60. */
  gridSize?: number;
  /** Fewest markers that are drawn as an icon. Default 2. */
  minimumClusterSize?: number;
  /** `true` if a cluster's centre is the mean of its markers, not the first of them. Default `false`. */
  averageCenter?: boolean;
  /** `true` to leave out hidden markers. Default `false`. */
  ignoreHidden?: boolean;
  /** Highest zoom at which clusters are drawn as icons. Default: none. `NaN` is refused, where the peer takes it for none. */
  maxZoom?: number;
  /** Number of markers that a step looks at. Default 2000. */
  batchSize?: number;
}

/** View of a map. */
export interface GridView {
  /** Zoom of 256-pixel tiles, 0 to 30. */
  zoom: number;
  /** In degrees; west > east crosses the antimeridian. With south > north it is what the peer makes of it: hardly anything is in view. */
  bounds: readonly [west: number, south: number, east: number, north: number];
}

/** Clusters in the order in which they were started; the arrays are copies that are yours. */
export interface GridArrays {
  /** Of each point the number of its cluster; −1 for one that is hidden or outside the view. */
  assignments: Int32Array;
  /** Longitude and latitude of the centres in degrees, interleaved. */
  centers: Float64Array;
  /** Numbers of points. */
  counts: Uint32Array;
  /** 1 for a cluster that is drawn as an icon, 0 for one whose points are shown one by one. */
  drawn: Uint8Array;
  /** Styles of the icons, from 1: the number of digits of the count, at most 5. */
  styleIndexes: Uint8Array;
  /** Sizes of the icons in pixels. */
  iconSizes: Uint16Array;
}

/** Number of markers that were looked at, and of all markers. */
export interface GridProgress {
  done: number;
  total: number;
}
"#;

const OPTIONS: [&str; 6] = [
    "gridSize",
    "minimumClusterSize",
    "averageCenter",
    "ignoreHidden",
    "maxZoom",
    "batchSize",
];

fn options_of(given: &Given) -> Fallible<grid::GridOptions> {
    let default = grid::GridOptions::default();
    // As with the peer, 0 is no size.
    let some = |name| -> Fallible<Option<f64>> {
        Ok(given
            .field(name)?
            .some_number()?
            .filter(|&value| value != 0.0))
    };
    let count = |name, default| {
        some(name)?.map_or(Ok(default), |value| {
            super::hierarchy::options::whole(name, value, u32::MAX)
        })
    };
    Ok(default
        .grid_size_px(some("gridSize")?.unwrap_or(default.grid_size_px))
        .minimum_cluster_size(count("minimumClusterSize", default.minimum_cluster_size)?)
        .average_center(given.field("averageCenter")?.is_true()?)
        .ignore_hidden(given.field("ignoreHidden")?.is_true()?)
        .max_zoom(some("maxZoom")?)
        .batch_size(count("batchSize", default.batch_size)?))
}

fn view_of(given: &Given) -> Fallible<View> {
    let bounds = given.required("bounds")?;
    let four = bounds.numbers()?.try_into();
    Ok(View {
        zoom: given.required("zoom")?.number()?,
        bounds: four.map_err(|_| bounds.must("be four numbers"))?,
    })
}

/// The markers and clusters of a `GridClusterer`.
#[wasm_bindgen]
#[derive(Debug)]
pub struct GridState(grid::GridClusterer);

#[wasm_bindgen]
impl GridState {
    /// A clusterer without markers.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "GridOptions")] options: &JsValue,
    ) -> Fallible<Self> {
        let options = Given::new("options", options);
        options.only(&OPTIONS)?;
        let options = options_of(&options)?;
        Ok(Self(grid::GridClusterer::new(options)?))
    }

    /// Markers taken at a time where the browser is so old that it calls itself MSIE.
    #[wasm_bindgen(js_name = oldBrowserBatchSize)]
    pub fn old_browser_batch_size() -> u32 {
        BATCH_SIZE_IE
    }

    /// Number of markers.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.len()
    }

    /// Adds markers.
    pub fn add(
        &mut self,
        #[wasm_bindgen(js_name = lngLat, unchecked_param_type = "Float64Array | Float32Array")]
        lng_lat: &JsValue,
    ) -> Fallible<()> {
        Ok(self.0.add(&coordinates(lng_lat)?)?)
    }

    /// Removes markers.
    pub fn remove(
        &mut self,
        #[wasm_bindgen(js_name = indexes, unchecked_param_type = "ArrayLike<number>")]
        given: &JsValue,
    ) -> Fallible<()> {
        Ok(self.0.remove(&indexes(given)?)?)
    }

    /// Says which markers are hidden.
    #[wasm_bindgen(js_name = setHidden)]
    pub fn set_hidden(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] hidden: &JsValue,
    ) -> Fallible<()> {
        Ok(self.0.set_hidden(&bytes(hidden)?)?)
    }

    /// Shows another part of the map.
    #[wasm_bindgen(js_name = setView)]
    pub fn set_view(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "GridView")] view: &JsValue,
    ) -> Fallible<()> {
        Ok(self.0.set_view(view_of(&Given::new("view", view))?)?)
    }

    /// Starts anew.
    pub fn repaint(&mut self) {
        self.0.repaint();
    }

    /// Stops.
    pub fn stop(&mut self) {
        self.0.stop();
    }

    /// Looks at the next batch: how many markers have been looked at, of how many; `undefined` when there is nothing to do.
    #[wasm_bindgen(unchecked_return_type = "[done: number, total: number] | undefined")]
    pub fn step(&mut self) -> Fallible<Option<Vec<u32>>> {
        let progress = self.0.step()?;
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Ok(progress.map(|progress| vec![number(progress.done), number(progress.total)]))
    }

    /// The clusters as far as they have come.
    #[wasm_bindgen(unchecked_return_type = "GridArrays")]
    pub fn clusters(&self) -> Object {
        arrays(self.0.clusters())
    }
}

/// Clusters points for one view: the result of `@googlemaps/markerclustererplus` 1.2.10, which measures from every point
/// to every cluster, in a time that grows with the points alone.
///
/// @param lngLat - longitude and latitude of each point in degrees, interleaved
/// @param question - the view, the options, and a byte for each point, not 0 where it is hidden and left out
#[wasm_bindgen(js_name = gridClusters, unchecked_return_type = "GridArrays")]
pub fn grid_clusters(
    #[wasm_bindgen(js_name = lngLat, unchecked_param_type = "Float64Array | Float32Array")] lng_lat: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "GridView & GridOptions & { hidden?: Uint8Array }")]
    question: &JsValue,
) -> Fallible<Object> {
    let question = Given::new("question", question);
    question.only(&[&["zoom", "bounds", "hidden"], &OPTIONS[..]].concat())?;
    let view = view_of(&question)?;
    let mut options = options_of(&question)?;
    options.batch_size = u32::MAX;
    let hidden = question.field("hidden")?;
    let hidden = if hidden.is_missing() {
        None
    } else {
        Some(bytes(hidden.value())?)
    };
    options.ignore_hidden = hidden.is_some();
    let mut clusterer = grid::GridClusterer::new(options)?;
    clusterer.add(&coordinates(lng_lat)?)?;
    if let Some(hidden) = hidden {
        clusterer.set_hidden(&hidden)?;
    }
    clusterer.set_view(view)?;
    while clusterer.step()?.is_some() {}
    Ok(arrays(clusterer.clusters()))
}

fn bytes(hidden: &JsValue) -> Fallible<Vec<u8>> {
    let array = hidden.dyn_ref::<Uint8Array>();
    let array = array.ok_or_else(|| Failure::argument("hidden must be a Uint8Array"))?;
    Ok(engine::bytes(array))
}

#[wasm_bindgen]
extern "C" {
    /// A plain object.
    type GridArrays;
    #[wasm_bindgen(method, setter)]
    fn set_assignments(this: &GridArrays, value: Vec<i32>);
    #[wasm_bindgen(method, setter)]
    fn set_centers(this: &GridArrays, value: Vec<f64>);
    #[wasm_bindgen(method, setter)]
    fn set_counts(this: &GridArrays, value: Vec<u32>);
    #[wasm_bindgen(method, setter)]
    fn set_drawn(this: &GridArrays, value: Vec<u8>);
    #[wasm_bindgen(method, setter, js_name = styleIndexes)]
    fn set_style_indexes(this: &GridArrays, value: Vec<u8>);
    #[wasm_bindgen(method, setter, js_name = iconSizes)]
    fn set_icon_sizes(this: &GridArrays, value: Vec<u16>);
}

fn arrays(clusters: GridClusters) -> Object {
    let object = Object::new().unchecked_into::<GridArrays>();
    object.set_assignments(clusters.assignments);
    object.set_centers(clusters.centers);
    object.set_counts(clusters.counts);
    object.set_drawn(clusters.drawn);
    object.set_style_indexes(clusters.style_indexes);
    object.set_icon_sizes(clusters.icon_sizes);
    object.unchecked_into()
}
