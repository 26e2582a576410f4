//! The places as columns, best known first: a place's index is its rank by population.

/// A place to be packed.
#[derive(Debug, Clone, PartialEq)]
pub struct PlaceEntry {
    /// The `GeoNames` id, unique and stable.
    pub id: u32,
    /// The name, at most 255 bytes of UTF-8.
    pub name: String,
    /// ISO 3166-1 alpha-2, upper case.
    pub country: [u8; 2],
    /// The first-level subdivision as `GeoNames` codes it (`CA` in `US`); may be empty.
    pub admin: String,
    /// Inhabitants; 0 when unknown.
    pub population: u32,
    /// Degrees east, −180 to 180.
    pub longitude: f64,
    /// Degrees north, −90 to 90.
    pub latitude: f64,
}

/// A place of an index, borrowed from it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Place<'a> {
    /// Rank by population: 0 is the largest. The index in [`super::PlaceIndex::coordinates`].
    pub index: u32,
    /// The `GeoNames` id.
    pub id: u32,
    /// The name.
    pub name: &'a str,
    /// ISO 3166-1 alpha-2, upper case.
    pub country: &'a str,
    /// The first-level subdivision as `GeoNames` codes it; may be empty.
    pub admin: &'a str,
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
    pub(super) populations: Vec<u32>,
    /// Interleaved longitude and latitude, in degrees.
    pub(super) coordinates: Vec<f64>,
    pub(super) names: TextColumn,
    pub(super) subdivisions: Vec<u32>,
    /// What `subdivisions` points into: country and code.
    pub(super) subdivision_table: Vec<(String, String)>,
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
        let (country, admin) = &self.subdivision_table[self.subdivisions[at] as usize];
        let (longitude, latitude) = self.position(at);
        Some(Place {
            index,
            id,
            name: self.names.get(at),
            country,
            admin,
            population: self.populations[at],
            longitude,
            latitude,
        })
    }
}

/// Many short texts in one buffer.
#[derive(Debug, Default)]
pub(super) struct TextColumn {
    text: String,
    /// End of each text in the buffer.
    ends: Vec<u32>,
}

impl TextColumn {
    pub(super) fn push(&mut self, text: &str) {
        self.text.push_str(text);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a gazetteer's names stay far below 4 GiB: its length is a u32"
        )]
        self.ends.push(self.text.len() as u32);
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn get(&self, index: usize) -> &str {
        let start = if index == 0 {
            0
        } else {
            self.ends[index - 1] as usize
        };
        &self.text[start..self.ends[index] as usize]
    }
}
