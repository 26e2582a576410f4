//! Reading a gazetteer: every byte is checked before anything is believed. The layout is in [`super::pack`](mod@super::pack).

use super::checksum::checksum;
use super::error::GazetteerError;
use super::gazetteer::{DEGREE_STEPS, Gazetteer};
use super::kind::{NameRole, PlaceKind};
use super::names::{NameLists, sorted_positions};
use super::pack::{HEADER_BYTES, MAGIC, VERSION};
use super::reader::Reader;

/// Columns as they are stored, in the order of ids.
struct Stored<'a> {
    ids: Vec<u32>,
    subdivision_table: Vec<(String, String)>,
    subdivisions: Vec<u32>,
    populations: Vec<u32>,
    longitudes: Vec<i32>,
    latitudes: Vec<i32>,
    names: Vec<&'a str>,
    kinds: Vec<PlaceKind>,
    importances: Vec<u8>,
    other_names: NameLists,
    region_names: NameLists,
    country_names: NameLists,
}

/// Reads packed bytes and puts the places in rank order.
pub(super) fn unpack(bytes: &[u8]) -> Result<Gazetteer, GazetteerError> {
    let (version, count, body) = checked_body(bytes)?;
    Ok(ranked(read_columns(version, count, body)?))
}

fn checked_body(bytes: &[u8]) -> Result<(u32, usize, &[u8]), GazetteerError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(GazetteerError::Magic);
    }
    let (header, body) = bytes
        .split_at_checked(HEADER_BYTES)
        .ok_or(GazetteerError::Length {
            expected: HEADER_BYTES,
            actual: bytes.len(),
        })?;
    let word = |at: usize| {
        u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
    };
    let version = word(4);
    if !(1..=VERSION).contains(&version) {
        return Err(GazetteerError::Version(version));
    }
    if checksum(body) != word(12) {
        return Err(GazetteerError::Checksum);
    }
    // A place takes at least seven bytes, so that a count beyond that would only make us allocate for nothing.
    let count = word(8) as usize;
    if count > body.len() / 7 {
        return Err(GazetteerError::Length {
            expected: HEADER_BYTES + count.saturating_mul(7),
            actual: bytes.len(),
        });
    }
    Ok((version, count, body))
}

fn read_columns(version: u32, count: usize, body: &[u8]) -> Result<Stored<'_>, GazetteerError> {
    let mut reader = Reader::new(body);
    let ids = read_ids(&mut reader, count)?;
    reader.column("subdivisions");
    let subdivision_table = read_subdivision_table(&mut reader)?;
    let subdivisions = read_subdivisions(&mut reader, count, subdivision_table.len())?;
    reader.column("populations");
    let populations = read_numbers(&mut reader, count)?;
    reader.column("longitudes");
    let longitudes = reader.running_sums(count, 18_000_000)?;
    reader.column("latitudes");
    let latitudes = reader.running_sums(count, 9_000_000)?;
    reader.column("names");
    let names = read_texts(&mut reader, count)?;
    let mut stored = Stored {
        ids,
        subdivision_table,
        subdivisions,
        populations,
        longitudes,
        latitudes,
        names,
        kinds: vec![PlaceKind::Town; count],
        importances: vec![0; count],
        other_names: NameLists::default(),
        region_names: NameLists::default(),
        country_names: NameLists::default(),
    };
    if version >= 2 {
        read_since_version_2(&mut reader, count, &mut stored)?;
    }
    if !reader.is_empty() {
        return Err(reader.damaged());
    }
    Ok(stored)
}

fn read_since_version_2(
    reader: &mut Reader<'_>,
    count: usize,
    stored: &mut Stored<'_>,
) -> Result<(), GazetteerError> {
    reader.column("kinds");
    let kinds = reader.take(count)?;
    for (kind, number) in stored.kinds.iter_mut().zip(kinds) {
        *kind = PlaceKind::from_number(*number).ok_or(reader.damaged())?;
    }
    reader.column("importances");
    stored.importances = reader.take(count)?.to_vec();
    reader.column("other names");
    stored.other_names = read_name_lists(reader, count)?;
    reader.column("names of regions");
    stored.region_names = read_name_lists(reader, stored.subdivision_table.len())?;
    reader.column("names of countries");
    stored.country_names = read_name_lists(reader, stored.subdivision_table.len())?;
    Ok(())
}

fn read_name_lists(reader: &mut Reader<'_>, rows: usize) -> Result<NameLists, GazetteerError> {
    let lengths = read_numbers(reader, rows)?;
    let total = lengths.iter().map(|length| u64::from(*length)).sum::<u64>();
    let total = usize::try_from(total).map_err(|_| reader.damaged())?;
    let roles = reader.take(total)?;
    let names = read_texts(reader, total)?;
    let mut pairs = roles.iter().zip(names);
    let mut lists = NameLists::default();
    for length in lengths {
        for (role, name) in pairs.by_ref().take(length as usize) {
            let role = NameRole::from_number(*role).ok_or(reader.damaged())?;
            lists.push(role, name);
        }
        lists.end_row();
    }
    Ok(lists)
}

fn read_numbers(reader: &mut Reader<'_>, count: usize) -> Result<Vec<u32>, GazetteerError> {
    (0..count).map(|_| reader.number()).collect()
}

fn read_texts<'a>(reader: &mut Reader<'a>, count: usize) -> Result<Vec<&'a str>, GazetteerError> {
    let lengths = read_numbers(reader, count)?;
    lengths
        .iter()
        .map(|length| reader.text(*length as usize))
        .collect()
}

fn read_subdivisions(
    reader: &mut Reader<'_>,
    count: usize,
    rows: usize,
) -> Result<Vec<u32>, GazetteerError> {
    (0..count)
        .map(|_| {
            let row = reader.number()?;
            if row as usize >= rows {
                Err(reader.damaged())
            } else {
                Ok(row)
            }
        })
        .collect()
}

fn read_ids(reader: &mut Reader<'_>, count: usize) -> Result<Vec<u32>, GazetteerError> {
    let mut id = 0_u32;
    (0..count)
        .map(|_| {
            id = id.checked_add(reader.number()?).ok_or(reader.damaged())?;
            Ok(id)
        })
        .collect()
}

fn read_subdivision_table(
    reader: &mut Reader<'_>,
) -> Result<Vec<(String, String)>, GazetteerError> {
    let rows = reader.number()?;
    (0..rows)
        .map(|_| {
            let country = reader.text(2)?.to_owned();
            let length = reader.number()?;
            Ok((country, reader.text(length as usize)?.to_owned()))
        })
        .collect()
}

/// Best known first; places known as well stay in the order of their ids.
fn ranked(stored: Stored<'_>) -> Gazetteer {
    let fames: Vec<f32> = stored
        .populations
        .iter()
        .zip(&stored.importances)
        .map(|(population, importance)| fame(*population, *importance))
        .collect();
    let order = sorted_positions(fames.len(), &|a, b| fames[b].total_cmp(&fames[a]));
    let mut gazetteer = Gazetteer {
        subdivision_table: stored.subdivision_table,
        region_names: stored.region_names,
        country_names: stored.country_names,
        ..Gazetteer::default()
    };
    for at in order {
        gazetteer.ids.push(stored.ids[at]);
        gazetteer.kinds.push(stored.kinds[at]);
        gazetteer.populations.push(stored.populations[at]);
        gazetteer.fames.push(fames[at]);
        let degrees = |steps: i32| f64::from(steps) / DEGREE_STEPS;
        let position = [stored.longitudes[at], stored.latitudes[at]].map(degrees);
        gazetteer.coordinates.extend(position);
        gazetteer.subdivisions.push(stored.subdivisions[at]);
        gazetteer.names.push(stored.names[at]);
        for (role, name) in stored.other_names.row(at) {
            gazetteer.other_names.push(role, name);
        }
        gazetteer.other_names.end_row();
    }
    gazetteer
}

fn fame(population: u32, importance: u8) -> f32 {
    if importance > 0 {
        return f32::from(importance) / 10.0;
    }
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a logarithm of at most 22.2 fits"
    )]
    let fame = f64::from(population).ln_1p() as f32;
    fame
}
