//! The index a map asks.

use super::build::{Pyramid, build};
use super::error::ClusterError;
use super::id::POINTS_MOST;
use super::level::{Level, encode, to_int32};
use super::options::Options;
use crate::geo::mercator::{lat_to_y, lng_to_x};

/// Points clustered for every zoom.
///
/// ```
/// use wasm_core::cluster::hierarchy::{ClusterIndex, Options};
///
/// let mut index = ClusterIndex::new(Options::default())?;
/// index.load(&[2.35, 48.85, 2.36, 48.86, 139.69, 35.68])?;
/// let world = index.clusters([-180.0, -85.0, 180.0, 85.0], 0.0)?;
/// let mut counts: Vec<u32> = world.iter().map(|node| node.count).collect();
/// counts.sort_unstable();
/// assert_eq!(counts, [1, 2]);
/// # Ok::<(), wasm_core::cluster::hierarchy::ClusterError>(())
/// ```
#[derive(Debug)]
pub struct ClusterIndex {
    pub(super) options: Options,
    pub(super) n_points: u32,
    /// Interleaved x and y of the points, as fractions of the world square before they were truncated.
    pub(super) mercator: Vec<f64>,
    pub(super) pyramid: Pyramid,
}

impl ClusterIndex {
    /// An index without points.
    ///
    /// # Errors
    /// [`ClusterError::Option`] names an option that cannot be worked with.
    pub fn new(options: Options) -> Result<Self, ClusterError> {
        let options = options.checked()?;
        let pyramid = build(Level::default(), &options);
        Ok(Self {
            options,
            n_points: 0,
            mercator: Vec::new(),
            pyramid,
        })
    }

    /// Clusters points, given as longitude and latitude in degrees, interleaved; they replace those there were. The
    /// numbers are copied. About O(n) a zoom.
    ///
    /// # Errors
    /// [`ClusterError`] names the first point that is not finite, or what is wrong with the number of points; the index
    /// stays as it was.
    pub fn load(&mut self, lng_lat: &[f64]) -> Result<(), ClusterError> {
        if !lng_lat.len().is_multiple_of(2) {
            return Err(ClusterError::OddLength(lng_lat.len()));
        }
        let count = lng_lat.len() / 2;
        let n_points = u32::try_from(count).ok().filter(|_| count <= POINTS_MOST);
        let n_points = n_points.ok_or(ClusterError::TooMany(count))?;
        if let Some(at) = lng_lat.iter().position(|degrees| !degrees.is_finite()) {
            return Err(ClusterError::NotFinite(at / 2));
        }
        let mut points = Level::with_capacity(count);
        let mut mercator = Vec::with_capacity(lng_lat.len());
        for (id, pair) in (0..n_points).zip(lng_lat.chunks_exact(2)) {
            let (x, y) = (lng_to_x(pair[0]), lat_to_y(pair[1]));
            mercator.extend([x, y]);
            points.push(to_int32(encode(x)), to_int32(encode(y)), id, 1);
        }
        self.pyramid = build(points, &self.options);
        self.mercator = mercator;
        self.n_points = n_points;
        Ok(())
    }

    /// Number of points.
    pub fn len(&self) -> usize {
        self.n_points as usize
    }

    /// Whether there is no point.
    pub fn is_empty(&self) -> bool {
        self.n_points == 0
    }
}
