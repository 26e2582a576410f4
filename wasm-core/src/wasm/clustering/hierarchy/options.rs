//! Options as JavaScript gives them.

use std::collections::BTreeMap;

use serde::Deserialize;
use wasm_bindgen::prelude::*;

use crate::cluster::hierarchy::{Aggregate, ClusterOptions, Operation};
use crate::wasm::error::{Failure, Fallible};

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
  /** Whether clusters keep their ids when other points change. Default `false`: the ids of npm `supercluster`; the first update makes them stable anyway. */
  stableIds?: boolean;
  /** What every entry of a view says about its points, by name. */
  aggregates?: Record<string, ClusterAggregate>;
}

/** An aggregate of a column; what is no number (`NaN`) does not count. */
export type ClusterAggregate =
  /** `sum` is 0 without numbers, the others are `NaN`. */
  | { op: "sum" | "min" | "max" | "mean"; column: string }
  /** How many points have each of the numbers 0 … `categories` − 1 (at most 256). */
  | { op: "countBy"; column: string; categories: number };
"#;

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase")]
struct Options {
    min_zoom: Option<f64>,
    max_zoom: Option<f64>,
    min_points: Option<f64>,
    radius: Option<f64>,
    extent: Option<f64>,
    stable_ids: Option<bool>,
    aggregates: Option<BTreeMap<String, Declared>>,
}

#[derive(Deserialize)]
struct Declared {
    op: String,
    column: String,
    categories: Option<f64>,
}

/// The options and the aggregates, sorted by name.
pub(super) fn read(options: &JsValue) -> Fallible<(ClusterOptions, Vec<Aggregate>)> {
    if options.is_undefined() || options.is_null() {
        return Ok((ClusterOptions::default(), Vec::new()));
    }
    let given: Options = serde_wasm_bindgen::from_value(options.clone())
        .map_err(|error| Failure::argument(&format!("options is not as expected: {error}")))?;
    let default = ClusterOptions::default();
    let zoom = |name, value: Option<f64>, default| {
        value.map_or(Ok(default), |value| {
            whole(name, value, 255).map(|zoom| zoom.to_le_bytes()[0])
        })
    };
    let min_points = given
        .min_points
        .map(|value| whole("minPoints", value, u32::MAX))
        .transpose()?;
    let read = ClusterOptions {
        min_zoom: zoom("minZoom", given.min_zoom, default.min_zoom)?,
        max_zoom: zoom("maxZoom", given.max_zoom, default.max_zoom)?,
        min_points: min_points.unwrap_or(default.min_points),
        radius_px: given.radius.unwrap_or(default.radius_px),
        extent_px: given.extent.unwrap_or(default.extent_px),
        stable_ids: given.stable_ids.unwrap_or(default.stable_ids),
    };
    let declared = given.aggregates.unwrap_or_default();
    let aggregates = declared
        .into_iter()
        .map(|(name, declared)| aggregate(name, declared));
    Ok((read, aggregates.collect::<Fallible<_>>()?))
}

fn aggregate(name: String, declared: Declared) -> Fallible<Aggregate> {
    let Declared {
        op,
        column,
        categories,
    } = declared;
    let operation = match op.as_str() {
        "sum" => Operation::Sum,
        "min" => Operation::Min,
        "max" => Operation::Max,
        "mean" => Operation::Mean,
        "countBy" => Operation::CountBy {
            categories: whole(
                &format!("aggregates.{name}.categories"),
                categories.unwrap_or(f64::NAN),
                256,
            )?,
        },
        _ => {
            return Err(Failure::argument(&format!(
                "options.aggregates.{name}.op must be sum, min, max, mean or countBy"
            )));
        }
    };
    Ok(Aggregate {
        name,
        column,
        operation,
    })
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "checked: a whole number up to a u32"
)]
pub(in super::super) fn whole(name: &str, value: f64, most: u32) -> Fallible<u32> {
    if value.fract() == 0.0 && (0.0..=f64::from(most)).contains(&value) {
        return Ok(value as u32);
    }
    Err(Failure::argument(&format!(
        "options.{name} must be a whole number from 0 to {most}"
    )))
}
