//! The places as columns, best known first: a place's index is its rank by importance.

use super::kind::{NameRole, PlaceKind};
use super::names::{NameLists, TextColumn};

/// A place to be packed.
#[derive(Debug, Clone, PartialEq)]
pub struct PlaceEntry {
    /// The stable id, unique in its file: for towns the `GeoNames` id.
    pub id: u32,
    /// The kind of place. Default: a town.
    pub kind: PlaceKind,
    /// The name, at most 255 bytes of UTF-8.
    pub name: String,
    /// Further names, each at most 255 bytes: in English, in German, in the local language, and others people type.
    pub other_names: Vec<(NameRole, String)>,
    /// ISO 3166-1 alpha-2, upper case; `ZZ` where a place lies in several countries or none.
    pub country: [u8; 2],
    /// The first-level subdivision as `GeoNames` codes it (`CA` in `US`); may be empty.
    pub admin: String,
    /// Inhabitants; 0 when unknown.
    pub population: u32,
    /// Importance of the place, in tenths of the natural logarithm of the population of a town known as well:
    /// 138 is a city of a million. 0 takes the population itself.
    pub importance: u8,
    /// Degrees east, −180 to 180.
    pub longitude: f64,
    /// Degrees north, −90 to 90.
    pub latitude: f64,
}

impl Default for PlaceEntry {
    fn default() -> Self {
        Self {
            id: 0,
            kind: PlaceKind::Town,
            name: String::new(),
            other_names: Vec::new(),
            country: *b"ZZ",
            admin: String::new(),
            population: 0,
            importance: 0,
            longitude: 0.0,
            latitude: 0.0,
        }
    }
}

/// The names of a country, or of a first-level subdivision of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AreaNames {
    /// ISO 3166-1 alpha-2, upper case.
    pub country: [u8; 2],
    /// The subdivision as `GeoNames` codes it; empty for the country itself.
    pub admin: String,
    /// Its names, the one to show first; each at most 255 bytes.
    pub names: Vec<(NameRole, String)>,
}

/// A place of an index, borrowed from it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place<'a> {
    /// Rank by importance: 0 is the best known. The index in [`super::PlaceIndex::coordinates`].
    pub index: u32,
    /// The id it was packed with.
    pub id: u32,
    /// The kind of place.
    pub kind: PlaceKind,
    /// The name.
    pub name: &'a str,
    /// The name in English, where it is another one.
    pub name_en: Option<&'a str>,
    /// The name in German, where it is another one.
    pub name_de: Option<&'a str>,
    /// The name in the local language, where it is another one.
    pub name_local: Option<&'a str>,
    /// ISO 3166-1 alpha-2, upper case; empty where a place lies in several countries or none.
    pub country: &'a str,
    /// The first-level subdivision as `GeoNames` codes it; may be empty.
    pub admin: &'a str,
    /// The name of that subdivision; empty where it is not known.
    pub region: &'a str,
    /// The name of that subdivision in German; empty where it is not known or the same.
    pub region_de: &'a str,
    /// Inhabitants; 0 when unknown.
    pub population: u32,
    /// Degrees east.
    pub longitude: f64,
    /// Degrees north.
    pub latitude: f64,
}

/// Degrees are kept in hundred-thousandths (about 1 m), as `GeoNames` publishes them.
pub(super) const DEGREE_STEPS: f64 = 100_000.0;

/// The columns, all of one length, in rank order.
#[derive(Debug, Default)]
pub(super) struct Gazetteer {
    pub(super) ids: Vec<u32>,
    pub(super) kinds: Vec<PlaceKind>,
    pub(super) populations: Vec<u32>,
    /// Natural logarithm of the population of a town that is known as well.
    pub(super) fames: Vec<f32>,
    /// Interleaved longitude and latitude, in degrees.
    pub(super) coordinates: Vec<f64>,
    pub(super) names: TextColumn,
    pub(super) other_names: NameLists,
    pub(super) subdivisions: Vec<u32>,
    /// Rows that `subdivisions` points into: country and code.
    pub(super) subdivision_table: Vec<(String, String)>,
    /// Names of each row of that table.
    pub(super) region_names: NameLists,
    /// Names of the country of each row of that table.
    pub(super) country_names: NameLists,
}

impl Gazetteer {
    pub(super) fn len(&self) -> usize {
        self.ids.len()
    }

    pub(super) fn position(&self, index: usize) -> (f64, f64) {
        (self.coordinates[2 * index], self.coordinates[2 * index + 1])
    }

    pub(super) fn get(&self, index: u32) -> Option<Place<'_>> {
        let at = index as usize;
        let id = *self.ids.get(at)?;
        let row = self.subdivisions[at] as usize;
        let (country, admin) = &self.subdivision_table[row];
        let (longitude, latitude) = self.position(at);
        let other = |role| self.other_names.find(at, role);
        Some(Place {
            index,
            id,
            kind: self.kinds[at],
            name: self.names.get(at),
            name_en: other(NameRole::English),
            name_de: other(NameRole::German),
            name_local: other(NameRole::Local),
            country: if country == "ZZ" { "" } else { country },
            admin,
            region: self.region_names.first(row).unwrap_or_default(),
            region_de: self
                .region_names
                .find(row, NameRole::German)
                .unwrap_or_default(),
            population: self.populations[at],
            longitude,
            latitude,
        })
    }
}
