//! Times the clustering of points that a file holds as `f64`, longitude and latitude interleaved, little endian:
//! `bench-native <wasm-core|supercluster|supercluster-rs> <file> <runs>` prints milliseconds as a JSON array.

use std::error::Error;
use std::time::Instant;

use supercluster::{CoordinateSystem, FeatureBuilder, Supercluster};
use supercluster_rs::SuperclusterBuilder;
use wasm_core::cluster::hierarchy::{ClusterIndex, ClusterOptions};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [library, file, runs] = arguments.as_slice() else {
        return Err("usage: bench-native <library> <file> <runs>".into());
    };
    let bytes = std::fs::read(file)?;
    let points: Vec<f64> = bytes.chunks_exact(8).map(|b| Ok(f64::from_le_bytes(b.try_into()?))).collect::<Result<_, Box<dyn Error>>>()?;
    let mut times = Vec::new();
    // The first run does not count.
    for _ in 0..=runs.parse::<usize>()? {
        times.push(time(library, &points)?);
    }
    println!("{:?}", &times[1..]);
    Ok(())
}

/// Milliseconds from coordinates to a built index. What a library wants its points to be is made before.
fn time(library: &str, points: &[f64]) -> Result<f64, Box<dyn Error>> {
    match library {
        "wasm-core" => {
            let mut index = ClusterIndex::new(ClusterOptions::default())?;
            let start = Instant::now();
            index.load(points)?;
            Ok(milliseconds(start))
        }
        "supercluster" => {
            let pairs = points.chunks_exact(2).map(<[f64]>::to_vec).collect();
            let features = FeatureBuilder::new().add_points(pairs).build();
            let options = Supercluster::builder()
                .radius(40.0)
                .extent(512.0)
                .max_zoom(16)
                .min_points(2)
                .node_size(64)
                .coordinate_system(CoordinateSystem::LatLng)
                .build();
            let mut index = Supercluster::new(options);
            let start = Instant::now();
            index.load(features)?;
            Ok(milliseconds(start))
        }
        "supercluster-rs" => {
            let start = Instant::now();
            let mut builder = SuperclusterBuilder::new(points.len() / 2);
            for point in points.chunks_exact(2) {
                builder.add(point[0], point[1]);
            }
            std::hint::black_box(builder.finish());
            Ok(milliseconds(start))
        }
        _ => Err(format!("there is no library {library}").into()),
    }
}

fn milliseconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1e3
}
