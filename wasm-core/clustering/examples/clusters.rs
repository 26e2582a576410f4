//! Clusters points, looks at the world from near and far, and into a cluster: `cargo run --example clusters`.

use std::error::Error;
use std::io::{self, Write as _};

use yonder_clustering::hierarchy::{ClusterIndex, ClusterOptions};

const WORLD: [f64; 4] = [-180.0, -85.0, 180.0, 85.0];

fn main() -> Result<(), Box<dyn Error>> {
    let cities = [
        ("Berlin", (13.40_f32, 52.52_f32)),
        ("Potsdam", (13.06, 52.39)),
        ("Leipzig", (12.37, 51.34)),
        ("Santiago", (-70.67, -33.45)),
    ];
    let points = cities.iter().map(|(_, position)| position);
    let index = ClusterIndex::from_points(points, ClusterOptions::default().radius_px(60.0))?;

    let mut out = io::stdout().lock();
    for zoom in [0.0, 5.0, 8.0] {
        writeln!(out, "zoom {zoom}")?;
        for entry in index.clusters(WORLD, zoom)?.iter() {
            let [longitude, latitude] = entry.position;
            if entry.is_cluster() {
                let names: Vec<_> = index
                    .iter_leaves(entry.id)?
                    .map(|point| cities[point as usize].0)
                    .collect();
                let apart = index.expansion_zoom(entry.id)?;
                writeln!(
                    out,
                    "  {} near {longitude:.2}, {latitude:.2}, apart at zoom {apart}",
                    names.join(", ")
                )?;
            } else {
                writeln!(
                    out,
                    "  {} at {longitude:.2}, {latitude:.2}",
                    cities[entry.id as usize].0
                )?;
            }
        }
    }
    Ok(())
}
