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
//! Since version 2 there follow: a byte for the kind and a byte for the importance of each place; the other names of
//! each place; the names of each row of the subdivision table, then of its country. Lists of names are stored as
//! their lengths, the roles of all names, a byte each, the lengths of all names, and the bytes of all names.

use std::collections::BTreeMap;

use super::checksum::checksum;
use super::error::PackError;
use super::gazetteer::{AreaNames, DEGREE_STEPS, PlaceEntry};
use super::kind::NameRole;

pub(super) const MAGIC: [u8; 4] = *b"YPLC";
pub(super) const VERSION: u32 = 2;
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
///     ..PlaceEntry::default()
/// };
/// let index = PlaceIndex::from_bytes(&pack(vec![kyoto])?)?;
/// assert_eq!(index.search("kyot", &Default::default())[0].name, "Kyoto");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn pack(places: Vec<PlaceEntry>) -> Result<Vec<u8>, PackError> {
    pack_with_areas(places, &[])
}

/// Packs places as [`pack`] does, with the names of the countries and subdivisions they lie in: one may then type
/// "Paris, Texas".
///
/// # Errors
/// [`PackError`] names the first place that cannot be packed.
pub fn pack_with_areas(
    mut places: Vec<PlaceEntry>,
    areas: &[AreaNames],
) -> Result<Vec<u8>, PackError> {
    places.sort_unstable_by_key(|place| place.id);
    for place in &places {
        check(place)?;
    }
    if let Some(pair) = places.windows(2).find(|pair| pair[0].id == pair[1].id) {
        return Err(PackError::DuplicateId(pair[0].id));
    }
    let count = u32::try_from(places.len()).map_err(|_| PackError::TooMany("places"))?;
    let body = columns(&places, areas)?;

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
    let mut names = place.other_names.iter().map(|(_, name)| name);
    if !is_name(&place.name) || !names.all(|name| is_name(name)) {
        return Err(PackError::Name(place.id));
    }
    Ok(())
}

fn is_name(name: &str) -> bool {
    (1..=255).contains(&name.len())
}

fn columns(places: &[PlaceEntry], areas: &[AreaNames]) -> Result<Vec<u8>, PackError> {
    let mut out = Vec::with_capacity(places.len() * 24);
    let mut previous_id = 0;
    for place in places {
        varint(&mut out, u64::from(place.id - previous_id));
        previous_id = place.id;
    }
    let table = write_subdivisions(&mut out, places)?;
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
    out.extend(places.iter().map(|place| place.kind as u8));
    out.extend(places.iter().map(|place| place.importance));
    let other_names = places.iter().map(|place| place.other_names.as_slice());
    write_name_lists(&mut out, &other_names.collect::<Vec<_>>());
    let names_of = |country: [u8; 2], admin: &str| -> &[(NameRole, String)] {
        let mut found = areas.iter();
        let found = found.find(|area| area.country == country && area.admin == admin);
        found.map_or(&[], |area| area.names.as_slice())
    };
    // The row with an empty code stands for the country as a whole, whose names come below.
    let regions = table.iter().map(|(country, admin)| match *admin {
        "" => [].as_slice(),
        admin => names_of(*country, admin),
    });
    write_name_lists(&mut out, &regions.collect::<Vec<_>>());
    let mut last = None;
    let countries = table.iter().map(|(country, _)| {
        // The rows of a country stand together; the first one has the names.
        let is_first = last.replace(*country) != Some(*country);
        if is_first {
            names_of(*country, "")
        } else {
            &[]
        }
    });
    let countries = countries.collect::<Vec<_>>();
    write_name_lists(&mut out, &countries);
    Ok(out)
}

fn write_name_lists(out: &mut Vec<u8>, lists: &[&[(NameRole, String)]]) {
    for list in lists {
        varint(out, list.len() as u64);
    }
    let names = || lists.iter().copied().flatten();
    out.extend(names().map(|(role, _)| *role as u8));
    for (_, name) in names() {
        varint(out, name.len() as u64);
    }
    for (_, name) in names() {
        out.extend(name.as_bytes());
    }
}

/// Writes the table of subdivisions and the row of each place; the rows in order.
fn write_subdivisions<'a>(
    out: &mut Vec<u8>,
    places: &'a [PlaceEntry],
) -> Result<Vec<([u8; 2], &'a str)>, PackError> {
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
    Ok(table.into_keys().collect())
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
