//! The index a map's questions go to.

use super::aggregate::{Aggregate, Aggregates};
use super::build::{Hierarchy, build};
use super::columns::Columns;
use super::error::HierarchyError;
use super::filter::Filter;
use super::gathered::Gathered;
use super::id::Naming;
use super::kd_tree::NODE_SIZE;
use super::live::{self, PointUpdate};
use super::nodes::{Nodes, index_of};
use super::options::ClusterOptions;
use super::points::{Points, project};
use crate::lng_lat::{LngLat, doubles, interleaved};

/// A build takes as long as updating one point in so many …
const POINTS_PER_UPDATE: usize = 512;

/// … and so many more.
const LEAST_UPDATES: usize = 16;

/// Points clustered for every zoom.
///
/// ```
/// use yonder_clustering::hierarchy::{ClusterIndex, ClusterOptions};
///
/// let mut index = ClusterIndex::new(ClusterOptions::default())?;
/// index.load(&[13.4, 52.5, 13.5, 52.6, -70.7, -33.4])?;
/// let world = index.clusters([-180.0, -90.0, 180.0, 90.0], 3.0)?;
/// assert_eq!(world.counts.iter().sum::<u32>(), 3);
/// let berlin = world.ids[world.counts.iter().position(|&count| count == 2).unwrap_or(0)];
/// assert_eq!(index.leaves(berlin, 10, 0)?, [0, 1]);
/// # Ok::<(), yonder_clustering::hierarchy::HierarchyError>(())
/// ```
#[derive(Debug, Clone)]
pub struct ClusterIndex {
    pub(super) options: ClusterOptions,
    pub(super) hierarchy: Hierarchy,
    pub(super) points: Points,
    pub(super) aggregates: Aggregates,
    pub(super) filter: Filter,
    /// Points of a leaf of the peer's trees.
    pub(super) node_size: usize,
}

impl ClusterIndex {
    /// An index of no points.
    ///
    /// # Errors
    /// [`HierarchyError::Option`] when an option is out of its range.
    pub fn new(options: ClusterOptions) -> Result<Self, HierarchyError> {
        Self::with_aggregates(options, Vec::new())
    }

    /// An index of these points.
    ///
    /// # Errors
    /// As [`new`](Self::new) and [`load_points`](Self::load_points).
    pub fn from_points<P: LngLat>(
        points: impl IntoIterator<Item = P>,
        options: ClusterOptions,
    ) -> Result<Self, HierarchyError> {
        let mut index = Self::new(options)?;
        index.load_points(points)?;
        Ok(index)
    }

    /// An index of no points, whose entries will have aggregates.
    ///
    /// # Errors
    /// [`HierarchyError::Option`] when an option or a number of categories is out of its range.
    pub fn with_aggregates(
        options: ClusterOptions,
        aggregates: Vec<Aggregate>,
    ) -> Result<Self, HierarchyError> {
        let options = options.checked()?;
        Ok(Self {
            options,
            hierarchy: build(Nodes::default(), &options, NODE_SIZE),
            points: Points::default(),
            aggregates: Aggregates::new(aggregates)?,
            filter: Filter::default(),
            node_size: NODE_SIZE,
        })
    }

    /// Number of points, those that a filter hides included.
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// Returns `true` if there is no point.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The options, as they are used.
    pub fn options(&self) -> &ClusterOptions {
        &self.options
    }

    /// The declared aggregates.
    pub fn aggregates(&self) -> &[Aggregate] {
        self.aggregates.declared()
    }

    /// Clusters these points, longitude and latitude in degrees interleaved, instead of those it has: O(n) per zoom.
    /// Latitudes beyond ±85.05 lie on the edge of the map. Nothing is clustered across the antimeridian.
    ///
    /// # Errors
    /// [`HierarchyError`] when the numbers are not pairs, not finite, or too many, or an aggregate needs a column; the index
    /// is as it was.
    pub fn load<T: Copy + Into<f64>>(&mut self, lng_lat: &[T]) -> Result<(), HierarchyError> {
        self.load_with(doubles(lng_lat), Columns::default())
    }

    /// As [`load`](Self::load), of points one by one.
    ///
    /// # Errors
    /// As there.
    pub fn load_points<P: LngLat>(
        &mut self,
        points: impl IntoIterator<Item = P>,
    ) -> Result<(), HierarchyError> {
        self.load_with(interleaved(points), Columns::default())
    }

    /// As [`load`](Self::load), with numbers that belong to the points. A filter that was set is forgotten.
    ///
    /// # Errors
    /// As there, and when a column does not have a number for each point.
    pub fn load_with(&mut self, lng_lat: Vec<f64>, columns: Columns) -> Result<(), HierarchyError> {
        self.aggregates.check_columns(&columns)?;
        self.set_points(Points::new(lng_lat, columns)?);
        Ok(())
    }

    /// As [`load`](Self::load), where some indexes stand for nothing, but still count in the peer's ids: those of features
    /// without a place, whose coordinates may be anything finite.
    ///
    /// # Errors
    /// As there, and [`HierarchyError::Missing`] when there is not one mark for each point.
    pub fn load_slots(
        &mut self,
        lng_lat: Vec<f64>,
        is_missing: Vec<bool>,
    ) -> Result<(), HierarchyError> {
        self.aggregates.check_columns(&Columns::default())?;
        let mut points = Points::new(lng_lat, Columns::default())?;
        points.leave_out(is_missing)?;
        self.set_points(points);
        Ok(())
    }

    /// Clusters points at positions on the unit square, some indexes of which stand for nothing, but still count in the
    /// peer's ids.
    pub(super) fn load_projected(
        &mut self,
        mercator: Vec<f64>,
        is_missing: Vec<bool>,
    ) -> Result<(), HierarchyError> {
        let mut points = Points::projected(mercator)?;
        points.leave_out(is_missing)?;
        self.set_points(points);
        Ok(())
    }

    fn set_points(&mut self, points: Points) {
        // What was before needs no room beside what comes.
        self.hierarchy = Hierarchy::default();
        self.points = points;
        self.filter = Filter::default();
        self.build(self.options.naming());
    }

    /// Adds points behind those it has, and gives the index of the first. They need the columns that the others have;
    /// where there are no others yet, any.
    ///
    /// # Errors
    /// As [`load_with`](Self::load_with).
    pub fn add(&mut self, lng_lat: Vec<f64>, columns: Columns) -> Result<u32, HierarchyError> {
        let first = self.points.slots();
        if first == 0 {
            self.aggregates.check_columns(&columns)?;
        }
        let more = Points::new(lng_lat, columns)?;
        if first == 0 {
            self.filter.check(&more.columns)?;
            self.points.columns = more.columns.without_rows();
        }
        self.points.add(more, &self.filter)?;
        let added = first..self.points.slots();
        let shown = added
            .filter(|&index| self.points.is_shown(index))
            .map(index_of);
        let updates: Vec<_> = shown.map(|index| (index, self.put(index))).collect();
        self.update(&updates);
        Ok(index_of(first))
    }

    /// Removes points. Their indexes are not used again; all other points keep theirs.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownPoint`] for an index without a point, [`HierarchyError::Twice`]; nothing is removed then.
    pub fn remove(&mut self, indexes: &[u32]) -> Result<(), HierarchyError> {
        self.points.check(indexes)?;
        self.points.remove(indexes);
        let updates: Vec<_> = indexes
            .iter()
            .map(|&index| (index, PointUpdate::Hide))
            .collect();
        self.update(&updates);
        Ok(())
    }

    /// Moves points to these longitudes and latitudes in degrees, interleaved. They keep their indexes.
    ///
    /// # Errors
    /// As [`remove`](Self::remove), and when the numbers are not finite pairs, one for each index; nothing is moved then.
    pub fn move_points(
        &mut self,
        indexes: &[u32],
        lng_lat: Vec<f64>,
    ) -> Result<(), HierarchyError> {
        self.points.check(indexes)?;
        let mercator = project(lng_lat)?;
        if mercator.len() != 2 * indexes.len() {
            return Err(HierarchyError::Positions(mercator.len() / 2, indexes.len()));
        }
        let mut updates = Vec::new();
        for (&index, point) in indexes.iter().zip(mercator.chunks_exact(2)) {
            self.points.put(index, [point[0], point[1]]);
            if self.points.is_shown(index as usize) {
                updates.push((index, self.put(index)));
            }
        }
        self.update(&updates);
        Ok(())
    }

    /// Shows only the points that meet all conditions of a filter, as if the others were not there. It holds for points
    /// that are added later, too, until another filter is set or points are loaded.
    ///
    /// # Errors
    /// [`HierarchyError::NoColumn`]; the filter is as it was.
    pub fn set_filter(&mut self, filter: Filter) -> Result<(), HierarchyError> {
        filter.check(&self.points.columns)?;
        let changed = self.points.filter(&filter);
        self.filter = filter;
        let update = |(index, is_hidden)| {
            (
                index,
                if is_hidden {
                    PointUpdate::Hide
                } else {
                    self.put(index)
                },
            )
        };
        let updates: Vec<_> = changed.into_iter().map(update).collect();
        self.update(&updates);
        Ok(())
    }

    fn put(&self, index: u32) -> PointUpdate {
        PointUpdate::Put(self.points.position(index as usize))
    }

    /// Brings the hierarchy up to points that have changed: one by one, or by a build where that takes less time.
    fn update(&mut self, updates: &[(u32, PointUpdate)]) {
        self.hierarchy.name_by_label();
        let limit = self.points.slots() / POINTS_PER_UPDATE + LEAST_UPDATES;
        let added = self.hierarchy.overlay.added(&self.hierarchy.nodes);
        // The overlay may grow to half the points, so that builds cost little for each update.
        let is_full = added > self.points.slots() / 2 + POINTS_PER_UPDATE;
        if updates.is_empty() {
            return;
        }
        if self.options.min_points > 2 || updates.len() > limit || is_full {
            self.build(Naming::Stable);
            return;
        }
        let Hierarchy {
            nodes,
            overlay,
            gathered,
            ..
        } = &mut self.hierarchy;
        overlay.begin(nodes);
        // Views do not look at the build alone any more.
        *gathered = Gathered::default();
        live::update(&mut self.hierarchy, &self.options, updates.iter().copied());
        self.aggregates
            .catch_up(&self.hierarchy.nodes, &self.points.columns);
    }

    /// Builds in what updates have added: views then take as long as after loading. O(n).
    pub fn compact(&mut self) {
        if self.hierarchy.overlay.has_begun() {
            self.build(Naming::Stable);
        }
    }

    fn build(&mut self, naming: Naming) {
        let points = &self.points;
        let nodes = Nodes::of_points(points.positions(), |index| points.is_shown(index), naming);
        self.hierarchy = build(nodes, &self.options, self.node_size);
        self.aggregates.clear();
        self.aggregates
            .catch_up(&self.hierarchy.nodes, &points.columns);
    }
}
