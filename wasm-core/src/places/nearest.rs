//! The place nearest to a point, on the globe: an R-tree of unit vectors, where the straight line through the earth
//! orders places as the way over its surface does, across the antimeridian and at the poles.

use rstar::primitives::GeomWithData;
use rstar::{PointDistance, RTree};

use super::gazetteer::Gazetteer;
use crate::geo::sphere::{arc_km, unit_vector};

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
        Some((best_known.data, arc_km(best_known.distance_2(&query))))
    }
}
