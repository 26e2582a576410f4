//! Options of clustering.

use super::error::GridError;

/// Default of [`GridOptions::grid_size_px`].
pub const GRID_SIZE_PX: u32 = 60;
/// Default of [`GridOptions::minimum_cluster_size`].
pub const MINIMUM_CLUSTER_SIZE: u32 = 2;
/// Default of [`GridOptions::batch_size`].
pub const BATCH_SIZE: u32 = 2_000;
/// Diameters of the five cluster icons, in pixels.
pub const CLUSTER_ICON_SIZES_PX: [u32; 5] = [53, 56, 66, 78, 90];

/// Options for clustering markers; names and defaults are those of the peer.
///
/// ```
/// use yonder_clustering::grid::GridOptions;
///
/// let options = GridOptions::default().grid_size_px(80.0).average_center(true);
/// assert_eq!(options.minimum_cluster_size, 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default)
)]
#[non_exhaustive]
pub struct GridOptions {
    /// Distance that a cluster's box reaches from its centre to each side, in pixels. Default 60.
    pub grid_size_px: f64,
    /// Fewest markers that are drawn as an icon. Default 2.
    pub minimum_cluster_size: u32,
    /// `true` if a cluster's centre is the mean of its markers, not the first of them. Default `false`. As with the
    /// peer it is the mean of degrees: of markers on both sides of the antimeridian it lies on the other side of the
    /// globe.
    pub average_center: bool,
    /// `true` to leave out hidden markers. Default `false`.
    pub ignore_hidden: bool,
    /// Highest zoom at which clusters are drawn as icons; at higher ones all markers are shown. Default: no limit.
    pub max_zoom: Option<f64>,
    /// Number of markers that a step looks at. Default 2000.
    pub batch_size: u32,
}

impl Default for GridOptions {
    fn default() -> Self {
        Self {
            grid_size_px: f64::from(GRID_SIZE_PX),
            minimum_cluster_size: MINIMUM_CLUSTER_SIZE,
            average_center: false,
            ignore_hidden: false,
            max_zoom: None,
            batch_size: BATCH_SIZE,
        }
    }
}

impl GridOptions {
    /// Sets [`grid_size_px`](Self#structfield.grid_size_px).
    #[must_use]
    pub fn grid_size_px(self, grid_size_px: f64) -> Self {
        Self {
            grid_size_px,
            ..self
        }
    }

    /// Sets [`minimum_cluster_size`](Self#structfield.minimum_cluster_size).
    #[must_use]
    pub fn minimum_cluster_size(self, minimum_cluster_size: u32) -> Self {
        Self {
            minimum_cluster_size,
            ..self
        }
    }

    /// Sets [`average_center`](Self#structfield.average_center).
    #[must_use]
    pub fn average_center(self, average_center: bool) -> Self {
        Self {
            average_center,
            ..self
        }
    }

    /// Sets [`ignore_hidden`](Self#structfield.ignore_hidden).
    #[must_use]
    pub fn ignore_hidden(self, ignore_hidden: bool) -> Self {
        Self {
            ignore_hidden,
            ..self
        }
    }

    /// Sets [`max_zoom`](Self#structfield.max_zoom).
    #[must_use]
    pub fn max_zoom(self, max_zoom: Option<f64>) -> Self {
        Self { max_zoom, ..self }
    }

    /// Sets [`batch_size`](Self#structfield.batch_size).
    #[must_use]
    pub fn batch_size(self, batch_size: u32) -> Self {
        Self { batch_size, ..self }
    }

    /// # Errors
    /// [`GridError::Option`] for a size that is none.
    pub(super) fn checked(self) -> Result<Self, GridError> {
        if !(self.grid_size_px.is_finite() && self.grid_size_px > 0.0) {
            return Err(GridError::Option(
                "grid_size_px",
                "a finite number of pixels over 0",
            ));
        }
        let counts = [
            ("minimum_cluster_size", self.minimum_cluster_size),
            ("batch_size", self.batch_size),
        ];
        match counts.into_iter().find(|&(_, count)| count == 0) {
            Some((name, _)) => Err(GridError::Option(name, "1 or more")),
            None => Ok(self),
        }
    }
}

/// Style of an icon, from 1: the number of decimal digits of its count, as far as there are styles.
pub(super) fn style_index(count: u32) -> u8 {
    let digits = count.checked_ilog10().map_or(0, |power| power + 1);
    let styles = u32::try_from(CLUSTER_ICON_SIZES_PX.len()).unwrap_or(u32::MAX);
    digits.min(styles).to_le_bytes()[0]
}
