//! Clusters markers for one view, in batches, as the classic marker clusterer does: `cargo run --example grid`.

use std::error::Error;
use std::io::{self, Write as _};

use yonder_clustering::grid::{GridClusterer, GridOptions, View};

fn main() -> Result<(), Box<dyn Error>> {
    let mut clusterer = GridClusterer::new(GridOptions::default().batch_size(2))?;
    clusterer.add_points([(13.4, 52.5), (13.5, 52.6), (-70.7, -33.4)])?;
    clusterer.set_view(View {
        zoom: 3.0,
        bounds: [-180.0, -85.0, 180.0, 85.0],
    })?;
    let mut out = io::stdout().lock();
    while let Some(progress) = clusterer.step()? {
        writeln!(out, "{} of {} markers", progress.done, progress.total)?;
    }
    let clusters = clusterer.clusters();
    for (count, is_icon) in clusters.counts.iter().zip(&clusters.drawn) {
        writeln!(out, "{count}, as an icon: {}", *is_icon == 1)?;
    }
    Ok(())
}
