//! Points as callers have them.

/// A point that can be clustered. `[f64; 2]`, `(f32, f32)` and, with the feature `geo-types`, its points and coordinates are.
///
/// ```
/// use yonder_clustering::hierarchy::{ClusterIndex, ClusterOptions};
///
/// let cities = [(13.4_f32, 52.5_f32), (2.35, 48.85)];
/// let index = ClusterIndex::from_points(cities, ClusterOptions::default())?;
/// assert_eq!(index.len(), 2);
/// # Ok::<(), yonder_clustering::hierarchy::HierarchyError>(())
/// ```
pub trait LngLat {
    /// Longitude and latitude in degrees.
    fn lng_lat(&self) -> [f64; 2];
}

impl<T: Copy + Into<f64>> LngLat for [T; 2] {
    fn lng_lat(&self) -> [f64; 2] {
        self.map(Into::into)
    }
}

impl<T: Copy + Into<f64>> LngLat for (T, T) {
    fn lng_lat(&self) -> [f64; 2] {
        [self.0.into(), self.1.into()]
    }
}

impl<P: LngLat + ?Sized> LngLat for &P {
    fn lng_lat(&self) -> [f64; 2] {
        (**self).lng_lat()
    }
}

/// Numbers of points, interleaved.
pub(crate) fn interleaved<P: LngLat>(points: impl IntoIterator<Item = P>) -> Vec<f64> {
    points
        .into_iter()
        .flat_map(|point| point.lng_lat())
        .collect()
}

/// Numbers as they are computed with.
pub(crate) fn doubles<T: Copy + Into<f64>>(numbers: &[T]) -> Vec<f64> {
    numbers.iter().map(|&number| number.into()).collect()
}
