//! The place nearest to a point, on the globe: an R-tree of unit vectors, where the straight line through the earth
//! orders places as the way over its surface does, across the antimeridian and at the poles.

use rstar::primitives::GeomWithData;
use rstar::{PointDistance, RTree};

use super::gazetteer::Gazetteer;

/// Mean radius of the earth (IUGG R1), in kilometres.
const EARTH_RADIUS_KM: f64 = 6_371.008_8;

#[derive(Debug)]
pub(super) struct NearestIndex(RTree<GeomWithData<[f64; 3], u32>>);

impl NearestIndex {
    /// Bulk-loads all places: O(n log n).
    pub(super) fn build(places: &Gazetteer) -> Self {
        let points = (0_u32..).zip(places.coordinates.chunks_exact(2));
        let points = points
            .map(|(index, lng_lat)| GeomWithData::new(unit_vector(lng_lat[0], lng_lat[1]), index));
        Self(RTree::bulk_load(points.collect()))
    }

    /// Index of the nearest place and its distance in kilometres; of several at one distance the best known.
    pub(super) fn nearest(&self, longitude: f64, latitude: f64) -> Option<(u32, f64)> {
        let query = unit_vector(longitude, latitude);
        let tied = self.0.nearest_neighbors(&query);
        let best_known = tied.into_iter().min_by_key(|point| point.data)?;
        Some((
            best_known.data,
            chord_to_km(best_known.distance_2(&query).sqrt()),
        ))
    }
}

/// Great-circle distance between two positions in degrees, in kilometres.
pub(super) fn distance_km(from: (f64, f64), to: (f64, f64)) -> f64 {
    let (a, b) = (unit_vector(from.0, from.1), unit_vector(to.0, to.1));
    let chord_2: f64 = a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum();
    chord_to_km(chord_2.sqrt())
}

fn unit_vector(longitude: f64, latitude: f64) -> [f64; 3] {
    let (sin_lng, cos_lng) = longitude.to_radians().sin_cos();
    let (sin_lat, cos_lat) = latitude.to_radians().sin_cos();
    [cos_lat * cos_lng, cos_lat * sin_lng, sin_lat]
}

fn chord_to_km(chord: f64) -> f64 {
    2.0 * EARTH_RADIUS_KM * (chord / 2.0).min(1.0).asin()
}
