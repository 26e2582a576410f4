//! The index a person's questions go to.

use std::sync::OnceLock;

use super::error::{GazetteerError, PlaceQueryError};
use super::gazetteer::{Gazetteer, Place};
use super::nearest::NearestIndex;
use super::search::{SearchOptions, search};
use super::unpack::unpack;
use super::words::WordIndex;

/// Places with their search structures, read from a packed gazetteer. Immutable.
///
/// Indexes of places are ranks by population: 0 is the largest place.
#[derive(Debug)]
pub struct PlaceIndex {
    places: Gazetteer,
    words: WordIndex,
    /// Built at the first question for a nearest place, which many sessions never ask.
    nearest: OnceLock<NearestIndex>,
}

impl PlaceIndex {
    /// Reads a gazetteer written by [`pack`](super::pack()) and builds the word index: O(n log n).
    ///
    /// # Errors
    /// [`GazetteerError`] when the bytes are not a whole, undamaged gazetteer.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, GazetteerError> {
        let places = unpack(bytes)?;
        let count = u32::try_from(places.len()).map_err(|_| GazetteerError::Column("ids"))?;
        let words = WordIndex::build(&places.names, count);
        Ok(Self {
            places,
            words,
            nearest: OnceLock::new(),
        })
    }

    /// Number of places.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there is no place.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The place of this rank, if there is one.
    pub fn get(&self, index: u32) -> Option<Place<'_>> {
        self.places.get(index)
    }

    /// Longitude and latitude of all places in degrees, interleaved, in the order of their indexes.
    pub fn coordinates(&self) -> &[f64] {
        &self.places.coordinates
    }

    /// The places most likely meant by `text`, best first: any word of the name may be begun, in any order, case
    /// and diacritics do not matter, and with four letters or more typing errors are forgiven if little else fits.
    /// Empty for a text without letters or digits.
    pub fn search(&self, text: &str, options: &SearchOptions) -> Vec<Place<'_>> {
        let found = search(&self.places, &self.words, text, options);
        found
            .into_iter()
            .filter_map(|index| self.get(index))
            .collect()
    }

    /// The place nearest to a position in degrees, with the distance in kilometres; `None` if there are no places.
    ///
    /// # Errors
    /// [`PlaceQueryError::Position`] when the position is not on the globe.
    pub fn nearest(
        &self,
        longitude: f64,
        latitude: f64,
    ) -> Result<Option<(Place<'_>, f64)>, PlaceQueryError> {
        check_position(longitude, latitude)?;
        let tree = self
            .nearest
            .get_or_init(|| NearestIndex::build(&self.places));
        let found = tree.nearest(longitude, latitude);
        Ok(found.and_then(|(index, distance_km)| Some((self.get(index)?, distance_km))))
    }

    /// The best known places in `[west, south, east, north]` (degrees; west > east crosses the antimeridian), at
    /// most `limit`, best known first. O(n) at worst; a crowded view is answered after a few hundred looks.
    ///
    /// # Errors
    /// [`PlaceQueryError::BoundingBox`] when a side is not finite or south > north.
    pub fn in_view(&self, bbox: [f64; 4], limit: usize) -> Result<Vec<Place<'_>>, PlaceQueryError> {
        let [west, south, east, north] = bbox;
        if bbox.iter().any(|side| !side.is_finite()) || south > north {
            return Err(PlaceQueryError::BoundingBox);
        }
        let whole_turn = east - west >= 360.0;
        let (west, east) = (wrapped(west), wrapped(east));
        let holds_longitude = |longitude: f64| {
            whole_turn
                || if west <= east {
                    west <= longitude && longitude <= east
                } else {
                    longitude >= west || longitude <= east
                }
        };
        let inside = (0_u32..)
            .zip(self.places.coordinates.chunks_exact(2))
            .filter(|(_, position)| {
                (south..=north).contains(&position[1]) && holds_longitude(position[0])
            });
        Ok(inside
            .take(limit)
            .filter_map(|(index, _)| self.get(index))
            .collect())
    }
}

/// Into [−180, 180], keeping 180 itself, as map libraries give it for their right edge.
fn wrapped(longitude: f64) -> f64 {
    if (-180.0..=180.0).contains(&longitude) {
        longitude
    } else {
        (longitude + 180.0).rem_euclid(360.0) - 180.0
    }
}

fn check_position(longitude: f64, latitude: f64) -> Result<(), PlaceQueryError> {
    if !(-540.0..=540.0).contains(&longitude) {
        return Err(PlaceQueryError::Position("longitude"));
    }
    if !(-90.0..=90.0).contains(&latitude) {
        return Err(PlaceQueryError::Position("latitude"));
    }
    Ok(())
}
