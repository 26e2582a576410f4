//! The index a person's questions go to.

use std::sync::OnceLock;

use super::error::{GazetteerError, PlaceQueryError};
use super::gazetteer::{Gazetteer, Place};
use super::nearest::NearestIndex;
use super::search::{Part, SearchOptions, search};
use super::unpack::unpack;

/// Places with their search structures, read from a packed gazetteer.
///
/// Indexes of places are ranks by importance: 0 is the best known place. Places added later are numbered after them.
/// [`Self::search`] and [`Self::get`] know all places; the questions about the map ([`Self::coordinates`],
/// [`Self::nearest`], [`Self::in_view`]) those of the first file.
#[derive(Debug)]
pub struct PlaceIndex {
    /// At least one.
    parts: Vec<Part>,
    /// Built at the first question for a nearest place, which many sessions never ask.
    nearest: OnceLock<NearestIndex>,
}

impl PlaceIndex {
    /// Reads a gazetteer written by [`pack`](super::pack()) and builds the word index: O(n log n).
    ///
    /// # Errors
    /// [`GazetteerError`] when the bytes are not a whole, undamaged gazetteer.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, GazetteerError> {
        let mut index = Self {
            parts: Vec::new(),
            nearest: OnceLock::new(),
        };
        index.add(bytes)?;
        Ok(index)
    }

    /// Adds the places of another gazetteer to those that are found by name; their indexes follow those there are.
    /// O(n log n) in the number of added places.
    ///
    /// # Errors
    /// [`GazetteerError`] when the bytes are not a whole, undamaged gazetteer; the index stays as it was.
    pub fn add(&mut self, bytes: &[u8]) -> Result<(), GazetteerError> {
        self.parts.push(Part::build(unpack(bytes)?));
        Ok(())
    }

    /// The places of the first file.
    fn first(&self) -> &Gazetteer {
        &self.parts[0].places
    }

    /// Number of places.
    pub fn len(&self) -> usize {
        self.parts.iter().map(|part| part.places.len()).sum()
    }

    /// Returns `true` if there is no place.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The place of this rank, if there is one.
    pub fn get(&self, index: u32) -> Option<Place<'_>> {
        let mut at = index as usize;
        for part in &self.parts {
            if at < part.places.len() {
                let place = part.places.get(u32::try_from(at).ok()?)?;
                return Some(Place { index, ..place });
            }
            at -= part.places.len();
        }
        None
    }

    /// Longitude and latitude of all places of the first file in degrees, interleaved, in the order of their indexes.
    pub fn coordinates(&self) -> &[f64] {
        &self.first().coordinates
    }

    /// The places most likely meant by `text`, best first: any word of a name may be begun, in any order, case
    /// and diacritics do not matter, and with four letters or more typing errors are forgiven if little else fits.
    /// Beside the name, the region, the country and the kind may be typed: "paris texas", "yosemite national park".
    /// Empty for a text without letters or digits.
    pub fn search(&self, text: &str, options: &SearchOptions) -> Vec<Place<'_>> {
        let found = search(&self.parts, text, options);
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
            .get_or_init(|| NearestIndex::build(self.first()));
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
            .zip(self.first().coordinates.chunks_exact(2))
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
