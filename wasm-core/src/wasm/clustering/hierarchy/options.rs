//! Options as JavaScript gives them.

use wasm_bindgen::prelude::*;

use crate::cluster::hierarchy::{Aggregate, ClusterOptions, Operation};
use crate::wasm::error::{Failure, Fallible};
use crate::wasm::given::Given;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Options for clustering points; the names and defaults of npm `supercluster`. */
export interface ClusterOptions {
  /** Lowest zoom that has clusters, 0 to 30; over `maxZoom` it means `maxZoom`. Default 0. */
  minZoom?: number;
  /** Highest zoom that has clusters, 0 to 30; from the next zoom on every point stands alone. Default 16. */
  maxZoom?: number;
  /** Fewest points of a cluster; over 2, building takes longer. Default 2. */
  minPoints?: number;
  /** Radius of a cluster in pixels, where a tile is `extent` pixels wide. Default 40. */
  radius?: number;
  /** Width of a tile in pixels. Default 512. */
  extent?: number;
  /**
   * `true` if clusters keep their ids when other points change. Default `false`: the ids of npm `supercluster`; the
   * first update makes them stable anyway.
   */
  stableIds?: boolean;
  /** Aggregates of the points of every entry of a view, by name. */
  aggregates?: Record<string, ClusterAggregate>;
}

/** An aggregate of a column; what is no number (`NaN`) does not count. */
export type ClusterAggregate =
  /** `sum` is 0 without numbers, the others are `NaN`. */
  | { op: "sum" | "min" | "max" | "mean"; column: string }
  /** Number of points with each of the numbers 0 … `categories` − 1 (at most 256). */
  | { op: "countBy"; column: string; categories: number };
"#;

const NAMES: [&str; 7] = [
    "minZoom",
    "maxZoom",
    "minPoints",
    "radius",
    "extent",
    "stableIds",
    "aggregates",
];

/// Highest zoom of a cluster: the next one is the last that its id has room for.
const ZOOM_MAX: u32 = 30;

/// The options and the aggregates, sorted by name.
pub(super) fn read(options: &JsValue) -> Fallible<(ClusterOptions, Vec<Aggregate>)> {
    let given = Given::new("options", options);
    given.only(&NAMES)?;
    let default = ClusterOptions::default();
    let zoom = |name, default| {
        let zoom = given.field(name)?.some_number()?;
        zoom.map_or(Ok(default), |zoom| {
            whole(name, zoom, ZOOM_MAX).map(|zoom| zoom.to_le_bytes()[0])
        })
    };
    let min_points = given.field("minPoints")?.some_number()?;
    let stable_ids = given.field("stableIds")?;
    let min_points = min_points.map_or(Ok(default.min_points), |points| {
        whole("minPoints", points, u32::MAX)
    })?;
    let stable_ids = if stable_ids.is_missing() {
        default.stable_ids
    } else {
        stable_ids.is_true()?
    };
    let read = default
        .min_zoom(zoom("minZoom", default.min_zoom)?)
        .max_zoom(zoom("maxZoom", default.max_zoom)?)
        .min_points(min_points)
        .radius_px(given.field("radius")?.number_or(default.radius_px)?)
        .extent_px(given.field("extent")?.number_or(default.extent_px)?)
        .stable_ids(stable_ids);
    let mut by_name: Vec<(String, Given)> = Vec::new();
    for declared in given.field("aggregates")?.entries()? {
        let at = by_name.partition_point(|(name, _)| *name < declared.0);
        by_name.insert(at, declared);
    }
    let aggregates = by_name
        .into_iter()
        .map(|(name, declared)| aggregate(name, &declared));
    Ok((read, aggregates.collect::<Fallible<_>>()?))
}

fn aggregate(name: String, declared: &Given) -> Fallible<Aggregate> {
    declared.only(&["op", "column", "categories"])?;
    let column = declared.required_text("column")?;
    let operation = match declared.required_text("op")?.as_str() {
        "sum" => Operation::Sum,
        "min" => Operation::Min,
        "max" => Operation::Max,
        "mean" => Operation::Mean,
        "countBy" => Operation::CountBy {
            categories: whole(
                &format!("aggregates.{name}.categories"),
                declared.required("categories")?.number()?,
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
