//! Reads GeoJSON points and writes the clusters of the world at a zoom as GeoJSON:
//! `cargo run --features geojson --example geojson -- 3 < points.geojson`.

use std::error::Error;
use std::io::{self, Read as _, Write as _};

use geojson::FeatureCollection;
use yonder_clustering::hierarchy::{ClusterIndex, ClusterOptions};

fn main() -> Result<(), Box<dyn Error>> {
    let zoom = std::env::args().nth(1).unwrap_or_default();
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    let features: FeatureCollection = text.parse()?;
    let mut index = ClusterIndex::new(ClusterOptions::default())?;
    let feature_of = index.load_geojson(&features)?;
    let view = index.clusters([-180.0, -85.0, 180.0, 85.0], zoom.parse().unwrap_or(0.0))?;
    let drawn = view.to_geojson(|point| features.features[feature_of[point as usize]].clone());
    writeln!(io::stdout(), "{drawn}")?;
    Ok(())
}
