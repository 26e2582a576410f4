//! What can be chosen about a hierarchy.

use super::error::ClusterError;

/// Zooms are at most this, as ids have five bits for them.
const ZOOM_MOST: u8 = 30;

/// How points are clustered. The defaults are those of `supercluster`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Options {
    /// Lowest zoom with clusters of its own; below it that of this zoom is shown. Default 0.
    pub min_zoom: u8,
    /// Highest zoom with clusters; above it all points are single. Default 16, at most 30.
    pub max_zoom: u8,
    /// Fewest points of a cluster, 1 or 2. Default 2.
    pub min_points: u32,
    /// Radius of a cluster, in pixels of a tile that is `extent` wide. Default 40.
    pub radius: f64,
    /// Width of a tile, in the pixels `radius` is given in. Default 512.
    pub extent: f64,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            min_zoom: 0,
            max_zoom: 16,
            min_points: 2,
            radius: 40.0,
            extent: 512.0,
        }
    }
}

impl Options {
    /// The options if they can be worked with.
    ///
    /// # Errors
    /// [`ClusterError::Option`] names the one that cannot.
    pub(super) fn checked(self) -> Result<Self, ClusterError> {
        let positive = |value: f64| value.is_finite() && value > 0.0;
        let wrong = |name, rule| Err(ClusterError::Option { name, rule });
        if self.max_zoom > ZOOM_MOST {
            return wrong("maxZoom", "must be from 0 to 30");
        }
        if self.min_zoom > self.max_zoom {
            return wrong("minZoom", "must not be above maxZoom");
        }
        if !(1..=2).contains(&self.min_points) {
            return wrong("minPoints", "must be 1 or 2");
        }
        if !self.radius.is_finite() || self.radius < 0.0 {
            return wrong("radius", "must be a number of pixels, 0 or more");
        }
        if !positive(self.extent) {
            return wrong("extent", "must be a number of pixels above 0");
        }
        Ok(self)
    }
}
