#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod geo;
#[cfg(feature = "geo-types")]
mod geo_types;
#[cfg(feature = "geojson")]
mod geojson;
pub mod grid;
pub mod hierarchy;
mod lng_lat;

pub use lng_lat::LngLat;
