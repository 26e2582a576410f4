//! Queries of an index.

use std::iter::successors;

use super::drawn::{Found, place};
use super::error::HierarchyError;
use super::id::{Naming, stable_parts};
use super::index::ClusterIndex;
use super::level::Window;
use super::nodes::{NONE, NOWHERE};
use super::options::WORLD;
use super::points::scaled;
use crate::geo::hull::convex_hull;
use crate::geo::latitude::unit_to_degrees;
use crate::geo::mercator::{x_of_longitude, y_of_latitude};

/// Clusters and single points, one entry each, as parallel arrays.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct View {
    /// Longitude and latitude in degrees, interleaved; the latitude within 10⁻¹³, see [`unit_to_degrees`].
    pub positions: Vec<f64>,
    /// Number of points.
    pub counts: Vec<u32>,
    /// Id of the cluster; of a single point its index.
    pub ids: Vec<u32>,
    /// The aggregates, in the order of their declaration: of each [`width`](super::Aggregate::width) numbers an entry.
    pub aggregates: Vec<Vec<f64>>,
}

/// One cluster or single point of a view.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Entry {
    /// Longitude and latitude in degrees.
    pub position: [f64; 2],
    /// Number of points.
    pub count: u32,
    /// Id of the cluster; of a single point its index.
    pub id: u32,
}

impl Entry {
    /// Returns `true` if it stands for several points.
    pub fn is_cluster(&self) -> bool {
        self.count > 1
    }
}

/// A [`View`] that is filled again and again: fresh memory for each takes longer than finding what most show.
#[derive(Debug, Clone, Default)]
pub struct ViewBuffer {
    found: Vec<Found>,
    view: View,
}

/// A [`View`], and for each entry the one it belongs to at another, lower zoom: itself where it has not merged by then.
/// What moves from `view.positions` to `parent_positions` while the map zooms out, and back while it zooms in.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ParentView {
    /// The entries at the higher zoom.
    pub view: View,
    /// Longitude and latitude in degrees of the entries they belong to, interleaved.
    pub parent_positions: Vec<f64>,
    /// Ids of those, as in [`View::ids`].
    pub parent_ids: Vec<u32>,
}

impl ClusterIndex {
    /// Clusters and single points in `[west, south, east, north]` (degrees; west > east crosses the antimeridian, the
    /// east's results come first). Zooms are rounded down and limited to those that have levels.
    ///
    /// # Errors
    /// [`HierarchyError`] when a side is not finite or the zoom is not a number.
    pub fn clusters(&self, bbox: [f64; 4], zoom: f64) -> Result<View, HierarchyError> {
        let mut buffer = ViewBuffer::default();
        self.clusters_into(bbox, zoom, &mut buffer)?;
        Ok(buffer.view)
    }

    /// As [`clusters`](Self::clusters), in memory that is there already, for those who ask for every frame.
    ///
    /// ```
    /// use yonder_clustering::hierarchy::{ClusterIndex, ClusterOptions, ViewBuffer};
    ///
    /// let mut index = ClusterIndex::new(ClusterOptions::default())?;
    /// index.load(&[13.4, 52.5, 13.5, 52.6, -70.7, -33.4])?;
    /// let mut buffer = ViewBuffer::default();
    /// for zoom in [0.0, 3.0, 16.0] {
    ///     let view = index.clusters_into([-180.0, -90.0, 180.0, 90.0], zoom, &mut buffer)?;
    ///     assert_eq!(view.counts.iter().sum::<u32>(), 3);
    /// }
    /// # Ok::<(), yonder_clustering::hierarchy::HierarchyError>(())
    /// ```
    ///
    /// # Errors
    /// As there; the buffer is empty then.
    pub fn clusters_into<'a>(
        &self,
        bbox: [f64; 4],
        zoom: f64,
        buffer: &'a mut ViewBuffer,
    ) -> Result<&'a View, HierarchyError> {
        let ViewBuffer { found, view } = buffer;
        view.clear();
        let (windows, zoom) = self.windows(bbox, zoom)?;
        if self.hierarchy.overlay.has_begun() || !self.aggregates().is_empty() {
            *view = self.view(&self.nodes_in(windows, zoom));
            return Ok(view);
        }
        for window in windows.into_iter().flatten() {
            let asked = (window, zoom);
            self.hierarchy.show(&self.points, asked, found, view);
        }
        Ok(view)
    }

    /// As [`clusters`](Self::clusters), and for each entry the one it belongs to at `parent_zoom`; a parent zoom over
    /// `zoom` means `zoom`.
    ///
    /// # Errors
    /// [`HierarchyError`] when a side is not finite or a zoom is not a number.
    pub fn clusters_with_parents(
        &self,
        bbox: [f64; 4],
        zoom: f64,
        parent_zoom: f64,
    ) -> Result<ParentView, HierarchyError> {
        if parent_zoom.is_nan() {
            return Err(HierarchyError::Zoom);
        }
        let parent_zoom = self.options.limit_zoom(parent_zoom);
        let nodes = &self.hierarchy.nodes;
        let is_there =
            |&parent: &u32| parent != NONE && nodes.birth_zoom(parent) >= Some(parent_zoom);
        let parent_of = |&node: &u32| Some(nodes.parent(node)).filter(is_there);
        let eldest = |&node: &u32| successors(Some(node), parent_of).last().unwrap_or(node);
        let (windows, zoom) = self.windows(bbox, zoom)?;
        let shown = self.nodes_in(windows, zoom);
        let parents: Vec<_> = shown.iter().map(eldest).collect();
        Ok(ParentView {
            view: self.view(&shown),
            parent_positions: self.positions_of(&parents),
            parent_ids: self.ids_of(&parents),
        })
    }

    /// The windows of a box, and the level of a zoom.
    pub(super) fn windows(
        &self,
        bbox: [f64; 4],
        zoom: f64,
    ) -> Result<([Option<Window>; 2], u8), HierarchyError> {
        if bbox.iter().any(|side| !side.is_finite()) {
            return Err(HierarchyError::BoundingBox);
        }
        if zoom.is_nan() {
            return Err(HierarchyError::Zoom);
        }
        Ok((windows(bbox), self.options.limit_zoom(zoom)))
    }

    /// The nodes to be seen in windows at a zoom.
    fn nodes_in(&self, windows: [Option<Window>; 2], zoom: u8) -> Vec<u32> {
        let mut nodes = Vec::new();
        for window in windows.into_iter().flatten() {
            self.hierarchy
                .for_each_in(window, zoom, |node| nodes.push(node));
        }
        nodes
    }

    /// Returns the children of a cluster at its expansion zoom: its origin first, the rest in their level's order.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn children(&self, id: u32) -> Result<View, HierarchyError> {
        let cluster = self.find(id)?;
        Ok(self.view(self.hierarchy.nodes.children(cluster)))
    }

    /// Indexes of the points of a cluster, at most `limit` after the first `offset`. O(offset + limit) at worst.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn leaves(&self, id: u32, limit: usize, offset: usize) -> Result<Vec<u32>, HierarchyError> {
        let nodes = &self.hierarchy.nodes;
        let mut stack = vec![self.find(id)?];
        let mut skipped = 0;
        let mut leaves = Vec::new();
        while leaves.len() < limit
            && let Some(node) = stack.pop()
        {
            let count = nodes.count(node) as usize;
            let children = nodes.children(node);
            if skipped + count <= offset {
                skipped += count;
            } else if let Some(point) = nodes.point(node) {
                leaves.push(point);
            } else {
                stack.extend(children.iter().rev());
            }
        }
        Ok(leaves)
    }

    /// As [`leaves`](Self::leaves), all of them, one after the other.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn iter_leaves(&self, id: u32) -> Result<impl Iterator<Item = u32> + '_, HierarchyError> {
        let nodes = &self.hierarchy.nodes;
        let mut stack = vec![self.find(id)?];
        Ok(std::iter::from_fn(move || {
            loop {
                let node = stack.pop()?;
                if let Some(point) = nodes.point(node) {
                    return Some(point);
                }
                stack.extend(nodes.children(node).iter().rev());
            }
        }))
    }

    /// The smallest convex ring on the map around the points of a cluster: longitudes and latitudes in degrees, interleaved,
    /// not closed. Of points on one line the two ends, of equal points one. O(n log n).
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn hull(&self, id: u32) -> Result<Vec<f64>, HierarchyError> {
        let leaves = self.leaves(id, usize::MAX, 0)?;
        // Southwards y grows on the unit square, so that the ring is taken of −y.
        let points = leaves
            .into_iter()
            .map(|point| self.points.unit(point))
            .map(|(x, y)| [x, -y]);
        let hull = convex_hull(points.collect());
        let mut positions: Vec<_> = hull.into_iter().flat_map(|[x, y]| [x, -y]).collect();
        unit_to_degrees(&mut positions);
        Ok(positions)
    }

    /// The lowest zoom at which a cluster is in pieces; the highest + 1 for points at one place.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn expansion_zoom(&self, id: u32) -> Result<u8, HierarchyError> {
        let birth = self.hierarchy.nodes.birth_zoom(self.find(id)?);
        birth
            .map(|zoom| zoom + 1)
            .ok_or(HierarchyError::UnknownCluster)
    }

    /// The node of a cluster.
    pub(super) fn find(&self, id: u32) -> Result<u32, HierarchyError> {
        let found = match self.hierarchy.nodes.naming() {
            Naming::Peer => self.hierarchy.nodes.find(id),
            Naming::Stable => self.find_stable(id),
        };
        found.ok_or(HierarchyError::UnknownCluster)
    }

    /// From its point up, as long as the point is the origin.
    fn find_stable(&self, id: u32) -> Option<u32> {
        let (label, zoom) = stable_parts(id)?;
        let nodes = &self.hierarchy.nodes;
        let point = self.hierarchy.overlay.node_of(label, nodes)?;
        if nodes.lowest_zoom[point as usize] == NOWHERE {
            return None;
        }
        let parent_of = |&node: &u32| {
            Some(nodes.parent(node))
                .filter(|&parent| parent != NONE && nodes.label(parent) == label)
        };
        successors(Some(point), parent_of).find(|&node| nodes.birth_zoom(node) == Some(zoom))
    }

    fn view(&self, shown: &[u32]) -> View {
        let nodes = &self.hierarchy.nodes;
        View {
            positions: self.positions_of(shown),
            counts: shown.iter().map(|&node| nodes.count(node)).collect(),
            ids: self.ids_of(shown),
            aggregates: self.aggregates.of(shown, nodes, &self.points.columns),
        }
    }

    /// Longitudes and latitudes in degrees, interleaved.
    fn positions_of(&self, shown: &[u32]) -> Vec<f64> {
        let places = shown
            .iter()
            .map(|&node| place(node, &self.hierarchy.nodes, &self.points));
        places.flatten().collect()
    }

    fn ids_of(&self, shown: &[u32]) -> Vec<u32> {
        let nodes = &self.hierarchy.nodes;
        shown.iter().map(|&node| nodes.id(node)).collect()
    }
}

impl View {
    /// Number of entries.
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Returns `true` if there is no entry.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// The entries, without aggregates.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Entry> + '_ {
        let (positions, _) = self.positions.as_chunks();
        let entries = positions.iter().zip(&self.counts).zip(&self.ids);
        entries.map(|((&position, &count), &id)| Entry {
            position,
            count,
            id,
        })
    }

    pub(super) fn clear(&mut self) {
        self.positions.clear();
        self.counts.clear();
        self.ids.clear();
        self.aggregates.clear();
    }
}

pub(super) fn unit(world: i32) -> f64 {
    f64::from(world) / WORLD + 0.5
}

/// One window, or one on each side of the antimeridian.
fn windows([west, south, east, north]: [f64; 4]) -> [Option<Window>; 2] {
    let whole_turn = east - west >= 360.0;
    let (south, north) = (south.clamp(-90.0, 90.0), north.clamp(-90.0, 90.0));
    let (left, right) = if whole_turn {
        (-180.0, 180.0)
    } else {
        (wrapped(west), wrapped_east(east))
    };
    if left > right {
        return [
            Some(window([left, south, 180.0, north])),
            Some(window([-180.0, south, right, north])),
        ];
    }
    [Some(window([left, south, right, north])), None]
}

/// Into [−180, 180), with the peer's order of operations.
fn wrapped(longitude: f64) -> f64 {
    let turned = longitude + 180.0;
    let again = turned + 360.0;
    if turned >= 0.0 && again < 720.0 {
        // Both remainders are known; WebAssembly has none, and computes them bit by bit.
        return again - 360.0 - 180.0;
    }
    (turned % 360.0 + 360.0) % 360.0 - 180.0
}

/// As [`wrapped`], keeping 180 itself, as maps give it for their right edge.
#[expect(clippy::float_cmp, reason = "exactly 180 is the edge of the map")]
fn wrapped_east(longitude: f64) -> f64 {
    if longitude == 180.0 {
        180.0
    } else {
        wrapped(longitude)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "within the map, or cut to an i32 beyond it"
)]
fn window([west, south, east, north]: [f64; 4]) -> Window {
    Window {
        left: scaled(x_of_longitude(west)).ceil() as i32,
        top: scaled(y_of_latitude(north)).ceil() as i32,
        right: scaled(x_of_longitude(east)).floor() as i32,
        bottom: scaled(y_of_latitude(south)).floor() as i32,
    }
}
