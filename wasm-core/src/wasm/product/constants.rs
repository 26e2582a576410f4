//! The business constants at the JavaScript face: one object, read from the constants of the core.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::constants as core;

macro_rules! constants {
    ($($name:ident: $type:literal = $value:expr, $doc:literal;)+) => {
        #[wasm_bindgen(typescript_custom_section)]
        const TYPES: &str = concat!(
            "/** The business constants of the product, each with its unit. */\nexport interface Constants {\n",
            $("  /** ", $doc, " */\n  readonly ", stringify!($name), ": ", $type, ";\n",)+
            "}\n",
        );

        fn entries() -> [(&'static str, JsValue); [$(stringify!($name)),+].len()] {
            [$((stringify!($name), JsValue::from($value))),+]
        }
    };
}

constants! {
    CALL_TIMEOUT_MS: "number" = core::CALL_TIMEOUT_MS, "Time limit of a callable function, in milliseconds.";
    DEFAULT_FUNCTIONS_REGION: "string" = core::DEFAULT_FUNCTIONS_REGION, "Region in the address of a callable function when none is configured.";
    AUTH_COOKIE_NAME: "string" = core::AUTH_COOKIE_NAME, "Name of the cookie that carries the ID token.";
    AUTH_COOKIE_MAX_AGE_S: "number" = core::AUTH_COOKIE_MAX_AGE_S, "Lifetime of that cookie, in seconds.";
    RELOAD_GUARD_TTL_MS: "number" = core::RELOAD_GUARD_TTL_MS, "How long a reload guards against a second one, in milliseconds.";
    MANIFEST_PREFETCH_DELAY_MS: "number" = core::MANIFEST_PREFETCH_DELAY_MS, "How long after the page is idle the build manifest is fetched, in milliseconds.";
    Z_INDEX_MODAL: "number" = core::Z_INDEX_MODAL, "Stacking order of a modal.";
    Z_INDEX_OVERLAY: "number" = core::Z_INDEX_OVERLAY, "Stacking order of an overlay.";
    Z_INDEX_MENU: "number" = core::Z_INDEX_MENU, "Stacking order of a menu.";
    Z_INDEX_TOOLTIP: "number" = core::Z_INDEX_TOOLTIP, "Stacking order of a tooltip.";
    GRID_SIZE: "number" = core::GRID_SIZE_PX, "Side of a clustering grid cell, in pixels.";
    MINIMUM_CLUSTER_SIZE: "number" = core::MINIMUM_CLUSTER_SIZE, "Fewest members drawn as a cluster icon.";
    BATCH_SIZE: "number" = core::BATCH_SIZE, "Markers clustered in one step.";
    BATCH_SIZE_IE: "number" = core::BATCH_SIZE_IE, "Markers clustered in one step on old Internet Explorer.";
    SEARCH_CONNECT_TIMEOUT_MS: "number" = core::SEARCH_CONNECT_TIMEOUT_MS, "How long a search service may take to begin its answer, in milliseconds.";
    SEARCH_READ_TIMEOUT_MS: "number" = core::SEARCH_READ_TIMEOUT_MS, "How long it may then take to finish it, in milliseconds.";
    SEARCH_HOST_REST_MS: "number" = core::SEARCH_HOST_REST_MS, "How long a search service that failed is left alone, in milliseconds.";
    CLUSTER_ICON_SIZES: "readonly number[]" = icon_sizes(), "Diameters of the five cluster icons, in pixels.";
}

fn icon_sizes() -> Object {
    let sizes: Array = core::CLUSTER_ICON_SIZES_PX
        .iter()
        .map(|size| JsValue::from(*size))
        .collect();
    Object::freeze(&sizes)
}

/// The business constants; the package exports the result of calling this once, under the same name.
#[wasm_bindgen(unchecked_return_type = "Constants")]
pub fn constants() -> Object {
    let object = Object::new();
    for (name, value) in entries() {
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    Object::freeze(&object)
}
