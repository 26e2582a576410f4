//! Lines of places, as `gazetteer.mjs` prints them, into one packed gazetteer.

use std::fs;
use std::io::BufRead;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_core::places::{PlaceEntry, pack};

/// Reads tab-separated places and writes them packed into the file `out`.
pub(crate) fn write(lines: impl BufRead, out: &Path) -> Result<()> {
    let places = lines
        .lines()
        .enumerate()
        .map(|(number, line)| {
            parse(&line?).with_context(|| format!("line {} of the places", number + 1))
        })
        .collect::<Result<Vec<_>>>()?;
    ensure!(!places.is_empty(), "there are no places to pack");
    fs::write(out, pack(places)?).with_context(|| format!("cannot write {}", out.display()))
}

/// Id, country, subdivision, population, longitude, latitude, name.
fn parse(line: &str) -> Result<PlaceEntry> {
    let mut cells = line.split('\t');
    let mut cell = |name: &str| cells.next().with_context(|| format!("no {name}"));
    Ok(PlaceEntry {
        id: cell("id")?.parse()?,
        country: cell("country")?
            .as_bytes()
            .try_into()
            .context("the country has not two letters")?,
        admin: cell("subdivision")?.to_owned(),
        population: cell("population")?.parse()?,
        longitude: cell("longitude")?.parse()?,
        latitude: cell("latitude")?.parse()?,
        name: cell("name")?.to_owned(),
    })
}
