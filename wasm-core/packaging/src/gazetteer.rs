//! Lines of places, as `gazetteer.mjs` prints them, into one packed gazetteer.

use std::fs;
use std::io::BufRead;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_core::places::{AreaNames, NameRole, PlaceEntry, PlaceKind, pack_with_areas};

/// Reads tab-separated places and areas and writes them packed into the file `out`.
pub(crate) fn write(lines: impl BufRead, out: &Path) -> Result<()> {
    let mut places = Vec::new();
    let mut areas = Vec::new();
    for (number, line) in lines.lines().enumerate() {
        let line = line?;
        let read = match line.split_once('\t') {
            Some(("place", cells)) => parse_place(cells).map(|place| places.push(place)),
            Some(("area", cells)) => parse_area(cells).map(|area| areas.push(area)),
            _ => Err(anyhow::anyhow!("neither a place nor an area")),
        };
        read.with_context(|| format!("line {} of the places", number + 1))?;
    }
    ensure!(!places.is_empty(), "there are no places to pack");
    let bytes = pack_with_areas(places, &areas)?;
    fs::write(out, bytes).with_context(|| format!("cannot write {}", out.display()))
}

/// Kind, id, country, subdivision, population, importance, longitude, latitude, name, other names.
fn parse_place(line: &str) -> Result<PlaceEntry> {
    let mut cells = line.split('\t');
    let mut cell = |name: &str| cells.next().with_context(|| format!("no {name}"));
    Ok(PlaceEntry {
        kind: PlaceKind::parse(cell("kind")?).context("an unknown kind")?,
        id: cell("id")?.parse()?,
        country: parse_country(cell("country")?)?,
        admin: cell("subdivision")?.to_owned(),
        population: cell("population")?.parse()?,
        importance: cell("importance")?.parse()?,
        longitude: cell("longitude")?.parse()?,
        latitude: cell("latitude")?.parse()?,
        name: cell("name")?.to_owned(),
        other_names: parse_names(cell("other names")?)?,
    })
}

/// Country, subdivision, names.
fn parse_area(line: &str) -> Result<AreaNames> {
    let mut cells = line.split('\t');
    let mut cell = |name: &str| cells.next().with_context(|| format!("no {name}"));
    Ok(AreaNames {
        country: parse_country(cell("country")?)?,
        admin: cell("subdivision")?.to_owned(),
        names: parse_names(cell("names")?)?,
    })
}

fn parse_country(text: &str) -> Result<[u8; 2]> {
    let letters = text.as_bytes().try_into();
    letters.context("the country has not two letters")
}

/// `role=name|role=name`; may be empty.
fn parse_names(text: &str) -> Result<Vec<(NameRole, String)>> {
    let names = text.split('|').filter(|name| !name.is_empty());
    names
        .map(|name| {
            let (role, name) = name.split_once('=').context("a name without a role")?;
            let role = NameRole::parse(role).context("an unknown role")?;
            Ok((role, name.to_owned()))
        })
        .collect()
}
