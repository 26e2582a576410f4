//! Writing a gazetteer. The layout, all little endian:
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `YPLC` |
//! | 4 | format version |
//! | 4 | number of places |
//! | 4 | CRC-32 (ISO-HDLC) of the rest |
//! | … | columns, one after the other |
//!
//! Places stand in the order of their ids: neighbours in it are mostly neighbours on the map, so that the
//! differences stored are small and a general compressor does well. Columns, numbers as LEB128 varints: differences of
//! ids; subdivision table (count; per row country, length and bytes of the code); subdivision of each place;
//! population; zigzag differences of longitude, then of latitude, in 1/100 000 degree; name lengths; name bytes.

use std::collections::BTreeMap;

use super::checksum::checksum;
use super::error::PackError;
use super::gazetteer::{DEGREE_STEPS, PlaceEntry};

pub(super) const MAGIC: [u8; 4] = *b"YPLC";
pub(super) const VERSION: u32 = 1;
/// Magic, version, count and checksum.
pub(super) const HEADER_BYTES: usize = 16;

/// Packs places into the bytes that [`super::PlaceIndex::from_bytes`] reads.
///
/// # Errors
/// [`PackError`] names the first place that cannot be packed.
///
/// ```
/// use wasm_core::places::{PlaceEntry, PlaceIndex, pack};
///
/// let kyoto = PlaceEntry {
///     id: 1_857_910,
///     name: "Kyoto".into(),
///     country: *b"JP",
///     admin: "22".into(),
///     population: 1_459_640,
///     longitude: 135.754_82,
///     latitude: 35.020_01,
/// };
/// let index = PlaceIndex::from_bytes(&pack(vec![kyoto])?)?;
/// assert_eq!(index.search("kyot", &Default::default())[0].name, "Kyoto");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pack(mut places: Vec<PlaceEntry>) -> Result<Vec<u8>, PackError> {
    places.sort_unstable_by_key(|place| place.id);
    for place in &places {
        check(place)?;
    }
    if let Some(pair) = places.windows(2).find(|pair| pair[0].id == pair[1].id) {
        return Err(PackError::DuplicateId(pair[0].id));
    }
    let count = u32::try_from(places.len()).map_err(|_| PackError::TooMany("places"))?;
    let body = columns(&places)?;

    let mut bytes = Vec::with_capacity(HEADER_BYTES + body.len());
    bytes.extend(MAGIC);
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(count.to_le_bytes());
    bytes.extend(checksum(&body).to_le_bytes());
    bytes.extend(body);
    Ok(bytes)
}

fn check(place: &PlaceEntry) -> Result<(), PackError> {
    if !(-180.0..=180.0).contains(&place.longitude) || !(-90.0..=90.0).contains(&place.latitude) {
        return Err(PackError::Coordinates(place.id));
    }
    if !place.country.iter().all(u8::is_ascii_uppercase) {
        return Err(PackError::Country(place.id));
    }
    if place.name.is_empty() || place.name.len() > 255 {
        return Err(PackError::Name(place.id));
    }
    Ok(())
}

fn columns(places: &[PlaceEntry]) -> Result<Vec<u8>, PackError> {
    let mut out = Vec::with_capacity(places.len() * 24);
    let mut previous_id = 0;
    for place in places {
        varint(&mut out, u64::from(place.id - previous_id));
        previous_id = place.id;
    }
    write_subdivisions(&mut out, places)?;
    for place in places {
        varint(&mut out, u64::from(place.population));
    }
    write_degrees(&mut out, places.iter().map(|place| place.longitude));
    write_degrees(&mut out, places.iter().map(|place| place.latitude));
    for place in places {
        varint(&mut out, place.name.len() as u64);
    }
    for place in places {
        out.extend(place.name.as_bytes());
    }
    Ok(out)
}

fn write_subdivisions(out: &mut Vec<u8>, places: &[PlaceEntry]) -> Result<(), PackError> {
    let mut table = BTreeMap::new();
    for place in places {
        if place.admin.len() > 255 {
            return Err(PackError::TooMany("letters in a subdivision"));
        }
        table.insert((place.country, place.admin.as_str()), 0_u64);
    }
    varint(out, table.len() as u64);
    for (number, ((country, admin), slot)) in table.iter_mut().enumerate() {
        *slot = number as u64;
        out.extend(country);
        varint(out, admin.len() as u64);
        out.extend(admin.as_bytes());
    }
    for place in places {
        varint(out, table[&(place.country, place.admin.as_str())]);
    }
    Ok(())
}

fn write_degrees(out: &mut Vec<u8>, degrees: impl Iterator<Item = f64>) {
    let mut previous = 0;
    for value in degrees {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "checked: at most 180 degrees"
        )]
        let steps = (value * DEGREE_STEPS).round() as i64;
        let difference = steps - previous;
        varint(
            out,
            ((difference << 1) ^ (difference >> 63)).cast_unsigned(),
        );
        previous = steps;
    }
}

fn varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    #[expect(clippy::cast_possible_truncation, reason = "the loop left seven bits")]
    out.push(value as u8);
}
