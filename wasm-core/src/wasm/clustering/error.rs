//! The errors of clustering in the words of the JavaScript face: its names of arguments, and the codes.

use crate::cluster::grid::GridError;
use crate::cluster::hierarchy::{HierarchyError, POINTS_MAX};
use crate::error::Code;
use crate::wasm::error::Failure;

/// Words for errors that have none here yet.
const UNNAMED: &str = "an argument is not what it must be";

impl From<HierarchyError> for Failure {
    fn from(error: HierarchyError) -> Self {
        Self::coded(&message(&error), code(&error))
    }
}

fn code(error: &HierarchyError) -> Code {
    match error {
        HierarchyError::UnknownCluster | HierarchyError::UnknownPoint(_) => Code::NotFound,
        HierarchyError::Bytes(_) => Code::DataLoss,
        HierarchyError::TooMany(_) => Code::ResourceExhausted,
        _ => Code::InvalidArgument,
    }
}

fn message(error: &HierarchyError) -> String {
    match error {
        HierarchyError::Option(name, range) => {
            let name = match *name {
                "radius_px" => "radius",
                "extent_px" => "extent",
                "categories" => return option("aggregates", "declared with 1 to 256 categories"),
                name => name,
            };
            option(name, range)
        }
        HierarchyError::Odd(length) => odd(*length),
        HierarchyError::Coordinate(index) => coordinate(*index),
        HierarchyError::TooMany(points) => {
            format!("lngLat has {points} points, more than the {POINTS_MAX} that can be numbered")
        }
        HierarchyError::BoundingBox => {
            "bbox must be four finite degrees: west, south, east, north".to_owned()
        }
        HierarchyError::Zoom => "zoom must be a number".to_owned(),
        // The peer's text, which programs may compare with.
        HierarchyError::UnknownCluster => "No cluster with the specified id.".to_owned(),
        HierarchyError::UnknownPoint(index) => unknown(*index),
        HierarchyError::Twice(index) => twice(*index),
        HierarchyError::Positions(points, indexes) => {
            format!("lngLat has {points} points for {indexes} indexes")
        }
        HierarchyError::NoColumn(name) => format!("columns: there is no column '{name}'"),
        HierarchyError::ColumnLength {
            name,
            length,
            points,
        } => format!("columns.{name} has {length} numbers for {points} points"),
        HierarchyError::Missing(marks, points) => {
            format!("isMissing has {marks} bytes for {points} points")
        }
        HierarchyError::Tile => "a tile's z, x and y must be finite numbers".to_owned(),
        HierarchyError::Bytes(why) => format!("bytes: {why}"),
        // The crate's own words would be the same once more to download.
        _ => UNNAMED.to_owned(),
    }
}

impl From<GridError> for Failure {
    fn from(error: GridError) -> Self {
        let code = match error {
            GridError::UnknownMarker(_) => Code::NotFound,
            GridError::NoView => Code::FailedPrecondition,
            _ => Code::InvalidArgument,
        };
        let message = match error {
            GridError::Option(name, range) => {
                let name = match name {
                    "grid_size_px" => "gridSize",
                    "minimum_cluster_size" => "minimumClusterSize",
                    "batch_size" => "batchSize",
                    name => name,
                };
                option(name, range)
            }
            GridError::Odd(length) => odd(length),
            GridError::Coordinate(index) => coordinate(index),
            GridError::Hidden(bytes, markers) => {
                format!("hidden has {bytes} bytes for {markers} points")
            }
            GridError::Bounds => {
                "bounds must be four finite degrees: west, south, east, north".to_owned()
            }
            GridError::Zoom => "zoom must be a number from 0 to 30".to_owned(),
            GridError::UnknownMarker(index) => unknown(index),
            GridError::Twice(index) => twice(index),
            GridError::NoView => "there is no view yet: call setView first".to_owned(),
            _ => UNNAMED.to_owned(),
        };
        Self::coded(&message, code)
    }
}

fn option(name: &str, range: &str) -> String {
    format!("options.{name} must be {range}")
}

fn odd(length: usize) -> String {
    format!("lngLat must hold pairs of longitude and latitude, but has {length} numbers")
}

fn coordinate(index: usize) -> String {
    format!("lngLat: point {index} is not two finite degrees")
}

fn unknown(index: u32) -> String {
    format!("indexes: there is no point {index}")
}

fn twice(index: u32) -> String {
    format!("indexes: point {index} is named twice")
}
