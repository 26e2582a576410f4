//! The business constants at the JavaScript face.

use wasm_bindgen::prelude::*;

use crate::constants;

/// Diameters of the five cluster icons, in pixels.
#[wasm_bindgen(js_name = clusterIconSizes)]
pub fn cluster_icon_sizes() -> Vec<u32> {
    constants::CLUSTER_ICON_SIZES_PX.to_vec()
}
