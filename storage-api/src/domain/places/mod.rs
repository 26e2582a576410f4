//! Places that people added: where they are looked for, and when others see them.

pub(crate) mod add;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use wasm_core::domain::are_alike;
use wasm_core::geo::sphere::distance_km;

use crate::domain::audit_log::{self, AuditEntry};
use crate::error::ApiError;
use crate::schema::collections::PLACES;
use crate::schema::direct_write::{self, Effects, Writing};
use crate::schema::query::by;
use crate::store::{Document, StoreError, Transaction};

/// Kilometres within which two places of the same name are the same place.
const NEAR_KM: f64 = 0.15;
/// Cells in a degree of latitude. A cell is higher than [`NEAR_KM`], so that what is near is in the same or the next.
const CELLS_PER_DEGREE: f64 = 100.0;
/// Nearer to a pole cells do not get any wider in degrees.
const COSINE_MIN: f64 = 0.01;

/// A place: notes where it is to be found. An admin who changes what somebody else added leaves a line in the audit log.
pub(crate) static DIRECT_WRITE: Effects = Effects {
    complete: |_, mut record| {
        let degrees = |field: &str| record[field].as_f64().unwrap_or_default();
        record["cell"] = cell(degrees("lat"), degrees("lng")).into();
        Ok(record)
    },
    put: |transaction, writing, after| {
        let version = direct_write::put(transaction, writing, after)?;
        log_act_of_admin(transaction, writing, "changePlace")?;
        Ok(version)
    },
    delete: |transaction, writing| {
        log_act_of_admin(transaction, writing, "deletePlace")?;
        direct_write::delete(transaction, writing)
    },
    ..Effects::NOTHING
};

fn log_act_of_admin(
    transaction: &mut Transaction<'_>,
    writing: &Writing<'_>,
    what: &str,
) -> Result<(), ApiError> {
    let is_own = |place: &Value| place["createdBy"] == writing.uid;
    if writing.before.is_none_or(is_own) {
        return Ok(());
    }
    let entry = AuditEntry {
        by: writing.uid,
        what,
        about: writing.id,
        note: "",
    };
    Ok(audit_log::record(transaction, &entry, writing.now_ms)?)
}

/// Number of the band of cells a latitude is in, and how many cells of the band are in a degree.
fn band(lat: f64) -> (f64, f64) {
    let band = (lat * CELLS_PER_DEGREE).floor();
    let cosine = (band / CELLS_PER_DEGREE).to_radians().cos();
    (band, CELLS_PER_DEGREE * cosine.max(COSINE_MIN))
}

fn cell_in(band_of: f64, lng: f64) -> String {
    let (band, per_degree) = band(band_of);
    // 180° and −180° are the same meridian.
    let lng = if lng >= 180.0 { lng - 360.0 } else { lng };
    format!("{band}:{}", (lng * per_degree).floor())
}

/// The cell a place is found under; degrees.
pub(crate) fn cell(lat: f64, lng: f64) -> String {
    cell_in(lat, lng)
}

/// Every cell in which something near may be.
fn cells_around(lat: f64, lng: f64) -> BTreeSet<String> {
    let mut cells = BTreeSet::new();
    for next in [-1.0, 0.0, 1.0] {
        let band_of = lat + next / CELLS_PER_DEGREE;
        let (_, per_degree) = band(band_of);
        for aside in [-1.0, 0.0, 1.0] {
            let around = lng + aside / per_degree;
            if (-180.0..180.0).contains(&around) {
                cells.insert(cell_in(band_of, around));
            } else {
                // The last cell before the antimeridian is cut off by it.
                cells.insert(cell_in(band_of, -180.0));
                cells.insert(cell_in(band_of, 180.0_f64.next_down()));
                cells.insert(cell_in(band_of, around - around.signum() * 360.0));
            }
        }
    }
    cells
}

/// Places nearby whose name is alike, the nearest first.
pub(crate) fn near(
    transaction: &Transaction<'_>,
    name: &str,
    (lat, lng): (f64, f64),
) -> Result<Vec<Document>, ApiError> {
    let mut found = Vec::new();
    for cell in cells_around(lat, lng) {
        for place in by!(PLACES.cell).all(transaction, [json!(cell)])? {
            let number = |field: &str| place.data[field].as_f64().unwrap_or(f64::NAN);
            let distance = distance_km((lng, lat), (number("lng"), number("lat")));
            let its_name = place.data["name"].as_str().unwrap_or_default();
            if distance <= NEAR_KM && are_alike(name, its_name) {
                found.push((distance, place));
            }
        }
    }
    found.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    Ok(found.into_iter().map(|(_, place)| place).collect())
}

/// Shows everybody those of a person's own places that something public of theirs uses, but what was reported too often.
pub(crate) fn publish<'a>(
    transaction: &mut Transaction<'_>,
    owner: &str,
    ids: impl Iterator<Item = &'a str>,
) -> Result<(), StoreError> {
    for id in ids {
        let Some(place) = transaction.get(&PLACES, id)? else {
            continue;
        };
        let is_theirs = place.data["createdBy"] == owner;
        if is_theirs && place.data["isPublic"] != true && place.data["isFlagged"] != true {
            let mut data = (*place.data).clone();
            data["isPublic"] = json!(true);
            transaction.put(&PLACES, id, data)?;
        }
    }
    Ok(())
}

/// Ids of the places that an array of activities or stops uses.
pub(crate) fn used(things: &Value) -> impl Iterator<Item = &str> {
    let things = things.as_array().into_iter().flatten();
    things.filter_map(|thing| thing["placeId"].as_str())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_near_is_in_a_cell_around(
            lat in -85.0..85.0_f64,
            lng in prop_oneof![-180.0..180.0_f64, 179.998..180.0_f64, -180.0..-179.998_f64],
            north in -0.0013..0.0013_f64,
            east in -0.0013..0.0013_f64,
        ) {
            let there_lat = lat + north;
            let there_lng = lng + east / lat.to_radians().cos();
            let there_lng = (there_lng + 540.0).rem_euclid(360.0) - 180.0;
            prop_assert!(
                distance_km((lng, lat), (there_lng, there_lat)) > NEAR_KM
                    || cells_around(lat, lng).contains(&cell(there_lat, there_lng))
            );
        }
    }
}
