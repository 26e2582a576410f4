//! Points and rings as the crate `geo-types` has them.

use geo_types::{Coord, CoordNum, LineString, Point, Polygon};

use crate::LngLat;
use crate::hierarchy::{ClusterIndex, Entry, HierarchyError};

impl<T: CoordNum + Into<f64>> LngLat for Coord<T> {
    fn lng_lat(&self) -> [f64; 2] {
        [self.x.into(), self.y.into()]
    }
}

impl<T: CoordNum + Into<f64>> LngLat for Point<T> {
    fn lng_lat(&self) -> [f64; 2] {
        self.0.lng_lat()
    }
}

impl From<Entry> for Point<f64> {
    fn from(entry: Entry) -> Self {
        entry.position.into()
    }
}

impl ClusterIndex {
    /// The ring of [`hull`](Self::hull) as a polygon, closed.
    ///
    /// ```
    /// use geo_types::{Point, point};
    /// use yonder_clustering::hierarchy::{ClusterIndex, ClusterOptions};
    ///
    /// let points = [point!(x: 13.4, y: 52.5), point!(x: 13.5, y: 52.5), point!(x: 13.5, y: 52.6)];
    /// let index = ClusterIndex::from_points(points, ClusterOptions::default())?;
    /// let world = index.clusters([-180.0, -90.0, 180.0, 90.0], 0.0)?;
    /// let cluster = world.iter().next().expect("three points are near each other");
    /// assert_eq!(index.hull_polygon(cluster.id)?.exterior().0.len(), 4);
    /// assert!(Point::from(cluster).x() > 13.4);
    /// # Ok::<(), yonder_clustering::hierarchy::HierarchyError>(())
    /// ```
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn hull_polygon(&self, id: u32) -> Result<Polygon<f64>, HierarchyError> {
        let hull = self.hull(id)?;
        let (corners, _) = hull.as_chunks::<2>();
        let ring: LineString<f64> = corners.iter().copied().collect();
        Ok(Polygon::new(ring, Vec::new()))
    }
}
