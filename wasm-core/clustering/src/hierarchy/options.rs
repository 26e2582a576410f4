//! Options of clustering, and the radius that follows from them.

use super::error::HierarchyError;
use super::id::Naming;

/// World coordinates are whole numbers; the map is 2³⁰ of them wide.
pub(super) const WORLD: f64 = (1_u32 << 30) as f64;

/// Highest zoom the ids have room for.
const HIGHEST_ZOOM: u8 = 30;

/// Options for clustering points; names and defaults are those of the peer.
///
/// ```
/// use yonder_clustering::hierarchy::ClusterOptions;
///
/// let options = ClusterOptions::default().radius_px(60.0).max_zoom(14);
/// assert_eq!(options.extent_px, 512.0);
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default)
)]
#[non_exhaustive]
pub struct ClusterOptions {
    /// Lowest zoom that has clusters. Default 0; cut to `max_zoom`.
    pub min_zoom: u8,
    /// Highest zoom that has clusters; from the next on every point stands alone. Default 16; cut to 30.
    pub max_zoom: u8,
    /// Fewest points of a cluster. Default 2, and less means the same; more costs more to build.
    pub min_points: u32,
    /// Radius of a cluster in pixels, where a tile is `extent_px` wide. Default 40.
    pub radius_px: f64,
    /// Width of a tile in pixels. Default 512.
    pub extent_px: f64,
    /// `true` if ids stay the same when other points change, instead of being the peer's. Default `false`; the first
    /// update makes them stable anyway.
    pub stable_ids: bool,
}

impl Default for ClusterOptions {
    fn default() -> Self {
        Self {
            min_zoom: 0,
            max_zoom: 16,
            min_points: 2,
            radius_px: 40.0,
            extent_px: 512.0,
            stable_ids: false,
        }
    }
}

impl ClusterOptions {
    /// Sets [`min_zoom`](Self#structfield.min_zoom).
    #[must_use]
    pub fn min_zoom(self, min_zoom: u8) -> Self {
        Self { min_zoom, ..self }
    }

    /// Sets [`max_zoom`](Self#structfield.max_zoom).
    #[must_use]
    pub fn max_zoom(self, max_zoom: u8) -> Self {
        Self { max_zoom, ..self }
    }

    /// Sets [`min_points`](Self#structfield.min_points).
    #[must_use]
    pub fn min_points(self, min_points: u32) -> Self {
        Self { min_points, ..self }
    }

    /// Sets [`radius_px`](Self#structfield.radius_px).
    #[must_use]
    pub fn radius_px(self, radius_px: f64) -> Self {
        Self { radius_px, ..self }
    }

    /// Sets [`extent_px`](Self#structfield.extent_px).
    #[must_use]
    pub fn extent_px(self, extent_px: f64) -> Self {
        Self { extent_px, ..self }
    }

    /// Sets [`stable_ids`](Self#structfield.stable_ids).
    #[must_use]
    pub fn stable_ids(self, stable_ids: bool) -> Self {
        Self { stable_ids, ..self }
    }

    /// The options with their zooms cut to what can be.
    ///
    /// # Errors
    /// [`HierarchyError::Option`] for a radius or extent that is no size.
    pub(super) fn checked(mut self) -> Result<Self, HierarchyError> {
        let invalid = |name, range| Err(HierarchyError::Option(name, range));
        if !(self.radius_px.is_finite() && self.radius_px >= 0.0) {
            return invalid("radius_px", "a finite number of pixels, 0 or more");
        }
        if !(self.extent_px.is_finite() && self.extent_px > 0.0) {
            return invalid("extent_px", "a finite number of pixels over 0");
        }
        self.max_zoom = self.max_zoom.min(HIGHEST_ZOOM);
        self.min_zoom = self.min_zoom.min(self.max_zoom);
        Ok(self)
    }

    pub(super) fn naming(&self) -> Naming {
        if self.stable_ids {
            Naming::Stable
        } else {
            Naming::Peer
        }
    }

    /// Radius at a zoom, in world coordinates. The order of operations is the peer's.
    pub(super) fn radius_at(&self, zoom: u8) -> f64 {
        self.radius_px / (self.extent_px * f64::from(1_u32 << zoom)) * WORLD
    }

    /// The zooms whose levels exist: up to the one at which every point stands alone.
    pub(super) fn limit_zoom(&self, zoom: f64) -> u8 {
        // Not `clamp`: its panic writes floats, and the code for that is 13 kB.
        let limited = zoom
            .floor()
            .max(f64::from(self.min_zoom))
            .min(f64::from(self.max_zoom + 1));
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between two zooms"
        )]
        {
            limited as u8
        }
    }
}
