//! The index a map's questions go to.

use std::iter::successors;

use super::build::{Hierarchy, build};
use super::error::HierarchyError;
use super::id::{MOST_POINTS, birth_zoom};
use super::level::Window;
use super::nodes::index_of;
use super::options::{ClusterOptions, WORLD};
use crate::geo::mercator::{latitude_of_y, longitude_of_x, x_of_longitude, y_of_latitude};

/// Clusters and single points, one entry each, as parallel arrays.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct View {
    /// Longitude and latitude in degrees, interleaved.
    pub positions: Vec<f64>,
    /// Number of points.
    pub counts: Vec<u32>,
    /// Id of the cluster; of a single point its index.
    pub ids: Vec<u32>,
}

/// A [`View`], and for each entry the one it belongs to at another, lower zoom: itself where it has not merged by then.
/// What moves from `view.positions` to `parent_positions` while the map zooms out, and back while it zooms in.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ParentView {
    /// The entries at the higher zoom.
    pub view: View,
    /// Longitude and latitude in degrees of the entries they belong to, interleaved.
    pub parent_positions: Vec<f64>,
    /// Ids of those, as in [`View::ids`].
    pub parent_ids: Vec<u32>,
}

/// Points clustered for every zoom.
///
/// ```
/// use wasm_core::cluster::hierarchy::{ClusterIndex, ClusterOptions};
///
/// let mut index = ClusterIndex::new(ClusterOptions::default())?;
/// index.load(&[13.4, 52.5, 13.5, 52.6, -70.7, -33.4])?;
/// let world = index.clusters([-180.0, -90.0, 180.0, 90.0], 3.0)?;
/// assert_eq!(world.counts.iter().sum::<u32>(), 3);
/// let berlin = world.ids[world.counts.iter().position(|&count| count == 2).unwrap_or(0)];
/// assert_eq!(index.leaves(berlin, 10, 0)?, [0, 1]);
/// # Ok::<(), wasm_core::cluster::hierarchy::HierarchyError>(())
/// ```
#[derive(Debug)]
pub struct ClusterIndex {
    options: ClusterOptions,
    hierarchy: Hierarchy,
    /// Positions of the points on the unit square, interleaved: a point that stands alone stands where it was put.
    mercator: Vec<f64>,
}

impl ClusterIndex {
    /// An index of no points.
    ///
    /// # Errors
    /// [`HierarchyError::Option`] when an option is out of its range.
    pub fn new(options: ClusterOptions) -> Result<Self, HierarchyError> {
        let options = options.checked()?;
        Ok(Self {
            options,
            hierarchy: build(Vec::new(), &options),
            mercator: Vec::new(),
        })
    }

    /// Number of points.
    pub fn len(&self) -> usize {
        self.mercator.len() / 2
    }

    /// Whether there is no point.
    pub fn is_empty(&self) -> bool {
        self.mercator.is_empty()
    }

    /// Clusters these points, longitude and latitude in degrees interleaved, instead of those it has: O(n) per zoom.
    /// Latitudes beyond ±85.05 lie on the edge of the map. Nothing is clustered across the antimeridian.
    ///
    /// # Errors
    /// [`HierarchyError`] when the numbers are not pairs, not finite, or too many; the index is as it was.
    pub fn load(&mut self, lng_lat: &[f64]) -> Result<(), HierarchyError> {
        let mercator = project(lng_lat)?;
        let points = mercator.chunks_exact(2);
        let points = points.map(|point| [world(point[0]), world(point[1])]);
        self.hierarchy = build(points.collect(), &self.options);
        self.mercator = mercator;
        Ok(())
    }

    /// Clusters and single points in `[west, south, east, north]` (degrees; west > east crosses the antimeridian, the
    /// east's results come first). Zooms are rounded down and limited to those that have levels.
    ///
    /// # Errors
    /// [`HierarchyError`] when a side is not finite or the zoom is not a number.
    pub fn clusters(&self, bbox: [f64; 4], zoom: f64) -> Result<View, HierarchyError> {
        let mut view = View::default();
        self.for_each_in(bbox, zoom, |node| self.show(node, &mut view))?;
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
        let born_by = self.hierarchy.born[usize::from(self.options.limit_zoom(parent_zoom))].1;
        let mut family = ParentView::default();
        let mut parents = View::default();
        self.for_each_in(bbox, zoom, |node| {
            self.show(node, &mut family.view);
            let is_there = |&parent: &u32| parent < born_by;
            let parent_of = |&node: &u32| Some(self.hierarchy.nodes.parent(node)).filter(is_there);
            let eldest = successors(Some(node), parent_of).last();
            self.show(eldest.unwrap_or(node), &mut parents);
        })?;
        family.parent_positions = parents.positions;
        family.parent_ids = parents.ids;
        Ok(family)
    }

    /// Calls `found` with each node in the box at a zoom.
    fn for_each_in(
        &self,
        bbox: [f64; 4],
        zoom: f64,
        mut found: impl FnMut(u32),
    ) -> Result<(), HierarchyError> {
        if bbox.iter().any(|side| !side.is_finite()) {
            return Err(HierarchyError::BoundingBox);
        }
        if zoom.is_nan() {
            return Err(HierarchyError::Zoom);
        }
        let Hierarchy {
            nodes,
            rows,
            levels,
            ..
        } = &self.hierarchy;
        let zoom = self.options.limit_zoom(zoom);
        for window in windows(bbox).into_iter().flatten() {
            for rows in &rows[levels[usize::from(zoom)].clone()] {
                rows.for_each_in(nodes, window, zoom, &mut found);
            }
        }
        Ok(())
    }

    /// What a cluster falls into at its expansion zoom: its origin first, the rest in their level's order.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn children(&self, id: u32) -> Result<View, HierarchyError> {
        let cluster = self.find(id)?;
        let mut view = View::default();
        for &node in self.hierarchy.nodes.children(cluster) {
            self.show(node, &mut view);
        }
        Ok(view)
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
            } else if children.is_empty() {
                leaves.push(node);
            } else {
                stack.extend(children.iter().rev());
            }
        }
        Ok(leaves)
    }

    /// The lowest zoom at which a cluster is in pieces; the highest + 1 for points at one place.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn expansion_zoom(&self, id: u32) -> Result<u8, HierarchyError> {
        self.find(id)?;
        let birth = birth_zoom(id, index_of(self.len())).ok_or(HierarchyError::UnknownCluster)?;
        Ok(birth + 1)
    }

    /// The node of a cluster: clusters born at one zoom have ascending ids.
    fn find(&self, id: u32) -> Result<u32, HierarchyError> {
        let born = birth_zoom(id, index_of(self.len()))
            .and_then(|zoom| self.hierarchy.born.get(usize::from(zoom)));
        born.and_then(|&(start, end)| self.hierarchy.nodes.find(id, start, end))
            .ok_or(HierarchyError::UnknownCluster)
    }

    fn show(&self, node: u32, view: &mut View) {
        let nodes = &self.hierarchy.nodes;
        let at = node as usize;
        let (x, y) = match self.mercator.get(2 * at..2 * at + 2) {
            Some(point) => (point[0], point[1]),
            None => nodes.position[at].map(unit).into(),
        };
        view.positions.extend([longitude_of_x(x), latitude_of_y(y)]);
        view.counts.push(nodes.count(node));
        view.ids.push(nodes.id(node));
    }
}

fn project(lng_lat: &[f64]) -> Result<Vec<f64>, HierarchyError> {
    if !lng_lat.len().is_multiple_of(2) {
        return Err(HierarchyError::Odd(lng_lat.len()));
    }
    if lng_lat.len() / 2 > MOST_POINTS {
        return Err(HierarchyError::TooMany(lng_lat.len() / 2));
    }
    if let Some(at) = lng_lat.iter().position(|degrees| !degrees.is_finite()) {
        return Err(HierarchyError::Coordinate(at / 2));
    }
    let points = lng_lat.chunks_exact(2);
    Ok(points
        .flat_map(|point| [x_of_longitude(point[0]), y_of_latitude(point[1])])
        .collect())
}

/// World coordinate of a coordinate of the unit square, not yet truncated.
fn scaled(unit: f64) -> f64 {
    (unit - 0.5) * WORLD
}

/// Truncated and wrapped like JavaScript's `ToInt32`: longitudes many turns away wrap in the peer's arrays, too.
#[expect(
    clippy::cast_possible_truncation,
    reason = "wrapping is what is wanted"
)]
fn world(unit: f64) -> i32 {
    (scaled(unit).trunc() % 4_294_967_296.0) as i64 as i32
}

fn unit(world: i32) -> f64 {
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
    ((longitude + 180.0) % 360.0 + 360.0) % 360.0 - 180.0
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
