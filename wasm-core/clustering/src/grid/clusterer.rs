//! Markers that are clustered for one view after the other, in steps.

use super::bounds::Bounds;
use super::clusters::Clusters;
use super::error::GridError;
use super::globe::LatLng;
use super::options::{CLUSTER_ICON_SIZES_PX, GridOptions, style_index};
use super::projection::Projection;
use crate::lng_lat::{LngLat, doubles, interleaved};

/// Highest zoom; there a pixel is a tenth of a millimetre.
const HIGHEST_ZOOM: f64 = 30.0;

/// View of a map.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    /// Zoom of 256-pixel tiles, 0 to 30.
    pub zoom: f64,
    /// West, south, east, north in degrees; west > east crosses the antimeridian.
    pub bounds: [f64; 4],
}

/// Progress of clustering.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Progress {
    /// Number of markers that were looked at.
    pub done: usize,
    /// Number of all markers.
    pub total: usize,
}

/// Clusters as parallel arrays, in the order in which they were started.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GridClusters {
    /// Of each marker the number of its cluster; −1 for one that is hidden or was never in the view.
    pub assignments: Vec<i32>,
    /// Longitude and latitude of the centres in degrees, interleaved.
    pub centers: Vec<f64>,
    /// Numbers of markers.
    pub counts: Vec<u32>,
    /// 1 for a cluster that is drawn as an icon, 0 for one whose markers are shown one by one.
    pub drawn: Vec<u8>,
    /// Styles of the icons, from 1.
    pub style_indexes: Vec<u8>,
    /// Sizes of the icons in pixels.
    pub icon_sizes: Vec<u16>,
}

/// The clusters of a view with its extended bounds.
#[derive(Debug, Clone)]
struct Shown {
    view: View,
    bounds: Bounds,
    clusters: Clusters,
}

/// Markers, and their clusters at the zoom that the map has: panning adds to them, another zoom starts anew.
///
/// ```
/// use yonder_clustering::grid::{GridClusterer, GridOptions, View};
///
/// let mut clusterer = GridClusterer::new(GridOptions::default())?;
/// clusterer.add(&[13.4, 52.5, 13.5, 52.6, -70.7, -33.4])?;
/// clusterer.set_view(View { zoom: 3.0, bounds: [-180.0, -85.0, 180.0, 85.0] })?;
/// while clusterer.step()?.is_some() {}
/// let clusters = clusterer.clusters();
/// assert_eq!(clusters.assignments, [0, 0, 1]);
/// assert_eq!(clusters.drawn, [1, 0]);
/// # Ok::<(), yonder_clustering::grid::GridError>(())
/// ```
#[derive(Debug, Clone)]
pub struct GridClusterer {
    options: GridOptions,
    markers: Vec<LatLng>,
    is_hidden: Vec<bool>,
    assignments: Vec<i32>,
    shown: Option<Shown>,
    /// Number of markers that were looked at; `None` while there is nothing to do.
    done: Option<usize>,
}

impl GridClusterer {
    /// A clusterer without markers.
    ///
    /// # Errors
    /// [`GridError::Option`] when an option is out of its range.
    pub fn new(options: GridOptions) -> Result<Self, GridError> {
        Ok(Self {
            options: options.checked()?,
            markers: Vec::new(),
            is_hidden: Vec::new(),
            assignments: Vec::new(),
            shown: None,
            done: None,
        })
    }

    /// Number of markers.
    pub fn len(&self) -> usize {
        self.markers.len()
    }

    /// Returns `true` if there is no marker.
    pub fn is_empty(&self) -> bool {
        self.markers.is_empty()
    }

    /// Adds markers at these longitudes and latitudes in degrees, interleaved; the next steps bring them into the
    /// clusters there are.
    ///
    /// # Errors
    /// [`GridError`] when the numbers are not finite pairs; none is added then.
    pub fn add<T: Copy + Into<f64>>(&mut self, lng_lat: &[T]) -> Result<(), GridError> {
        self.add_doubles(&doubles(lng_lat))
    }

    /// As [`add`](Self::add), of markers one by one.
    ///
    /// # Errors
    /// As there.
    pub fn add_points<P: LngLat>(
        &mut self,
        points: impl IntoIterator<Item = P>,
    ) -> Result<(), GridError> {
        self.add_doubles(&interleaved(points))
    }

    fn add_doubles(&mut self, lng_lat: &[f64]) -> Result<(), GridError> {
        if !lng_lat.len().is_multiple_of(2) {
            return Err(GridError::Odd(lng_lat.len()));
        }
        if let Some(at) = lng_lat.iter().position(|degrees| !degrees.is_finite()) {
            return Err(GridError::Coordinate(at / 2));
        }
        let markers = lng_lat
            .chunks_exact(2)
            .map(|point| LatLng::new(point[1], point[0]));
        self.markers.extend(markers);
        self.is_hidden.resize(self.markers.len(), false);
        self.assignments.resize(self.markers.len(), -1);
        self.redraw();
        Ok(())
    }

    /// Removes markers; the numbers of those behind them sink. Clustering starts anew, as with the peer.
    ///
    /// # Errors
    /// [`GridError::UnknownMarker`], [`GridError::Twice`]; none is removed then.
    pub fn remove(&mut self, indexes: &[u32]) -> Result<(), GridError> {
        let mut is_removed = vec![false; self.markers.len()];
        for &index in indexes {
            let is_removed = is_removed
                .get_mut(index as usize)
                .ok_or(GridError::UnknownMarker(index))?;
            if std::mem::replace(is_removed, true) {
                return Err(GridError::Twice(index));
            }
        }
        if indexes.is_empty() {
            return Ok(());
        }
        let is_kept = |at: &usize| !is_removed[*at];
        let kept: Vec<_> = (0..self.markers.len()).filter(is_kept).collect();
        self.markers = kept.iter().map(|&at| self.markers[at]).collect();
        self.is_hidden = kept.iter().map(|&at| self.is_hidden[at]).collect();
        self.assignments.truncate(kept.len());
        self.repaint();
        Ok(())
    }

    /// Says of each marker whether it is hidden: not 0. It matters where hidden markers are ignored, and there to those
    /// that are in no cluster yet; `repaint` looks at all again.
    ///
    /// # Errors
    /// [`GridError::Hidden`] when there is not one byte for each marker.
    pub fn set_hidden(&mut self, hidden: &[u8]) -> Result<(), GridError> {
        if hidden.len() != self.markers.len() {
            return Err(GridError::Hidden(hidden.len(), self.markers.len()));
        }
        self.is_hidden = hidden.iter().map(|&byte| byte != 0).collect();
        self.redraw();
        Ok(())
    }

    /// Shows another part of the map: after panning the next steps add markers to the clusters there are, after zooming
    /// they start anew.
    ///
    /// # Errors
    /// [`GridError::Bounds`], [`GridError::Zoom`]; the view is as it was.
    pub fn set_view(&mut self, view: View) -> Result<(), GridError> {
        if view.bounds.iter().any(|side| !side.is_finite()) {
            return Err(GridError::Bounds);
        }
        if !(0.0..=HIGHEST_ZOOM).contains(&view.zoom) {
            return Err(GridError::Zoom);
        }
        let projection = Projection::new(view.zoom);
        let [west, south, east, north] = view.bounds;
        let bounds = Bounds::new(LatLng::new(south, west), LatLng::new(north, east));
        let bounds = projection.extended(bounds, self.options.grid_size_px);
        let before = self
            .shown
            .take()
            .filter(|shown| shown.view.zoom.to_bits() == view.zoom.to_bits());
        if before.is_none() {
            self.assignments.fill(-1);
        }
        let clusters = before.map_or_else(
            || Clusters::new(projection, &self.options),
            |shown| shown.clusters,
        );
        self.shown = Some(Shown {
            view,
            bounds,
            clusters,
        });
        self.redraw();
        Ok(())
    }

    /// Forgets all clusters; the next steps start anew.
    pub fn repaint(&mut self) {
        self.assignments.fill(-1);
        if let Some(shown) = &mut self.shown {
            shown.clusters = Clusters::new(Projection::new(shown.view.zoom), &self.options);
        }
        self.redraw();
    }

    /// Looks at all markers again that are in no cluster.
    fn redraw(&mut self) {
        self.done = Some(0);
    }

    /// Stops: there is nothing to be done until something changes.
    pub fn stop(&mut self) {
        self.done = None;
    }

    /// Looks at the next batch of markers, and says how far it has come; nothing when there is nothing to be done.
    ///
    /// # Errors
    /// [`GridError::NoView`] before there is a view.
    pub fn step(&mut self) -> Result<Option<Progress>, GridError> {
        let Some(Shown {
            bounds, clusters, ..
        }) = &mut self.shown
        else {
            return Err(GridError::NoView);
        };
        let Some(start) = self.done else {
            return Ok(None);
        };
        let total = self.markers.len();
        let end = total.min(start + self.options.batch_size as usize);
        for at in start..end {
            let marker = self.markers[at];
            let is_ignored = self.options.ignore_hidden && self.is_hidden[at];
            if self.assignments[at] < 0 && !is_ignored && bounds.contains(marker) {
                self.assignments[at] = clusters.add(marker).cast_signed();
            }
        }
        self.done = Some(end).filter(|&end| end < total);
        Ok(Some(Progress { done: end, total }))
    }

    /// The clusters as far as they have come.
    pub fn clusters(&self) -> GridClusters {
        let mut arrays = GridClusters {
            assignments: self.assignments.clone(),
            ..GridClusters::default()
        };
        let Some(Shown { view, clusters, .. }) = &self.shown else {
            return arrays;
        };
        let is_too_high = self.options.max_zoom.is_some_and(|most| view.zoom > most);
        for (center, count) in clusters.iter() {
            let style = style_index(count);
            arrays.centers.extend([center.lng, center.lat]);
            arrays.counts.push(count);
            arrays.drawn.push(u8::from(
                !is_too_high && count >= self.options.minimum_cluster_size,
            ));
            arrays.style_indexes.push(style);
            let size = CLUSTER_ICON_SIZES_PX[usize::from(style) - 1];
            arrays
                .icon_sizes
                .push(u16::try_from(size).unwrap_or(u16::MAX));
        }
        arrays
    }
}

/// Markers are fewer than 2³², or memory would have ended.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the number of markers is limited"
)]
pub(super) fn index_of(length: usize) -> u32 {
    length as u32
}
