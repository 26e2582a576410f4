//! Reading a gazetteer: every byte is checked before anything is believed. The layout is in [`super::pack`](mod@super::pack).

use super::checksum::checksum;
use super::error::GazetteerError;
use super::gazetteer::{DEGREE_STEPS, Gazetteer};
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
}

/// Reads packed bytes and puts the places in rank order.
pub(super) fn unpack(bytes: &[u8]) -> Result<Gazetteer, GazetteerError> {
    let (count, body) = checked_body(bytes)?;
    Ok(ranked(read_columns(count, body)?))
}

fn checked_body(bytes: &[u8]) -> Result<(usize, &[u8]), GazetteerError> {
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
    if word(4) != VERSION {
        return Err(GazetteerError::Version(word(4)));
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
    Ok((count, body))
}

fn read_columns(count: usize, body: &[u8]) -> Result<Stored<'_>, GazetteerError> {
    let mut reader = Reader::new(body);
    let ids = read_ids(&mut reader, count)?;
    reader.column("subdivisions");
    let subdivision_table = read_subdivision_table(&mut reader)?;
    let subdivisions = (0..count)
        .map(|_| {
            let row = reader.number()?;
            if row as usize >= subdivision_table.len() {
                Err(reader.damaged())
            } else {
                Ok(row)
            }
        })
        .collect::<Result<_, _>>()?;
    reader.column("populations");
    let populations = (0..count)
        .map(|_| reader.number())
        .collect::<Result<_, _>>()?;
    reader.column("longitudes");
    let longitudes = reader.running_sums(count, 18_000_000)?;
    reader.column("latitudes");
    let latitudes = reader.running_sums(count, 9_000_000)?;
    reader.column("names");
    let lengths = (0..count)
        .map(|_| reader.number())
        .collect::<Result<Vec<_>, _>>()?;
    let names = lengths
        .iter()
        .map(|length| reader.text(*length as usize))
        .collect::<Result<_, _>>()?;
    if !reader.is_empty() {
        return Err(reader.damaged());
    }
    Ok(Stored {
        ids,
        subdivision_table,
        subdivisions,
        populations,
        longitudes,
        latitudes,
        names,
    })
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

/// Best known first; places of the same population stay in the order of their ids.
fn ranked(stored: Stored<'_>) -> Gazetteer {
    let mut order: Vec<usize> = (0..stored.ids.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(stored.populations[at]));
    let mut gazetteer = Gazetteer {
        subdivision_table: stored.subdivision_table,
        ..Gazetteer::default()
    };
    for at in order {
        gazetteer.ids.push(stored.ids[at]);
        gazetteer.populations.push(stored.populations[at]);
        gazetteer
            .coordinates
            .push(f64::from(stored.longitudes[at]) / DEGREE_STEPS);
        gazetteer
            .coordinates
            .push(f64::from(stored.latitudes[at]) / DEGREE_STEPS);
        gazetteer.subdivisions.push(stored.subdivisions[at]);
        gazetteer.names.push(stored.names[at]);
    }
    gazetteer
}
