//! Changes points without clustering anew, filters them, sums a column, and stores the index:
//! `cargo run --example updates`.

use std::error::Error;
use std::io::{self, Write as _};

use yonder_clustering::hierarchy::{
    Aggregate, ClusterIndex, ClusterOptions, Columns, Condition, Filter, Operation,
};

const WORLD: [f64; 4] = [-180.0, -85.0, 180.0, 85.0];

fn main() -> Result<(), Box<dyn Error>> {
    let cheapest = Aggregate {
        name: "cheapest".to_owned(),
        column: "price".to_owned(),
        operation: Operation::Min,
    };
    let options = ClusterOptions::default().stable_ids(true);
    let mut index = ClusterIndex::with_aggregates(options, vec![cheapest])?;
    let price = |prices: &[f64]| Columns::new([("price".to_owned(), prices.to_vec())]);
    index.load_with(vec![13.4, 52.5, 13.5, 52.6], price(&[9.0, 12.0]))?;

    let added = index.add(vec![13.45, 52.55], price(&[5.0]))?;
    index.move_points(&[0], vec![-70.7, -33.4])?;
    index.set_filter(Filter(vec![Condition::Range {
        column: "price".to_owned(),
        range: [0.0, 10.0],
    }]))?;

    let mut out = io::stdout().lock();
    let view = index.clusters(WORLD, 0.0)?;
    for (entry, cheapest) in view.iter().zip(&view.aggregates[0]) {
        writeln!(out, "{} from {cheapest}", entry.count)?;
    }

    let bytes = index.to_bytes();
    let restored = ClusterIndex::from_bytes(&bytes)?;
    writeln!(
        out,
        "{} points in {} bytes, the last added is {added}",
        restored.len(),
        bytes.len()
    )?;
    Ok(())
}
