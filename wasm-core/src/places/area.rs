//! The countries and regions places lie in, found by the words of their names: the "Texas" of "Paris, Texas".

use super::gazetteer::Gazetteer;
use super::words::WordIndex;

/// Typed letters from which on the beginning of an area's name is enough; fewer must be a whole code, such as `CA`.
const PREFIX_MIN: usize = 3;

#[derive(Debug)]
pub(super) struct AreaIndex {
    words: WordIndex,
    /// The row of the subdivision table of each name in `words`.
    rows: Vec<u32>,
}

impl AreaIndex {
    pub(super) fn build(places: &Gazetteer) -> Self {
        let mut names = Vec::new();
        let mut rows = Vec::new();
        let mut country_row = 0;
        let table = &places.subdivision_table;
        for (row, (country, admin)) in table.iter().enumerate() {
            // The names of a country stand at its first row.
            if table[country_row].0 != *country {
                country_row = row;
            }
            let regions = places.region_names.row(row).map(|(_, name)| name);
            let countries = places.country_names.row(country_row);
            let countries = countries.map(|(_, name)| name);
            for name in regions
                .chain(countries)
                .chain([country.as_str(), admin.as_str()])
            {
                names.push(name);
                rows.push(super::names::as_u32(row));
            }
        }
        let words = WordIndex::build(names.into_iter());
        Self { words, rows }
    }

    /// Rows of the subdivision table that a typed word may name; empty if none.
    pub(super) fn rows(&self, typed: &str, n_rows: usize) -> Vec<bool> {
        let found = if typed.len() < PREFIX_MIN {
            self.words.exactly(typed).map_or(0..0, |id| id..id + 1)
        } else {
            self.words.with_prefix(typed)
        };
        if found.is_empty() {
            return Vec::new();
        }
        let mut is_meant = vec![false; n_rows];
        for name in self.words.documents(found) {
            is_meant[self.rows[*name as usize] as usize] = true;
        }
        is_meant
    }
}
