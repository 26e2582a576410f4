//! The points of an index: where they are, whether they are to be seen, and the numbers that belong to them.

use super::columns::Columns;
use super::error::HierarchyError;
use super::filter::Filter;
use super::id::POINTS_MAX;
use super::nodes::Position;
use super::options::WORLD;
use super::sort::find_twice;
use crate::geo::mercator::{x_of_longitude, y_of_latitude};

/// Points by index; an index is never used twice.
#[derive(Debug, Default, Clone)]
pub(super) struct Points {
    /// Positions on the unit square, interleaved: a point that stands alone stands where it was put.
    mercator: Vec<f64>,
    pub(super) columns: Columns,
    is_removed: Vec<bool>,
    is_filtered: Vec<bool>,
    removed: usize,
}

impl Points {
    /// Points at these longitudes and latitudes in degrees, interleaved.
    pub(super) fn new(lng_lat: Vec<f64>, columns: Columns) -> Result<Self, HierarchyError> {
        Self::of(project(lng_lat)?, columns)
    }

    /// Points at these positions on the unit square, interleaved.
    pub(super) fn projected(mercator: Vec<f64>) -> Result<Self, HierarchyError> {
        check(&mercator)?;
        Self::of(mercator, Columns::default())
    }

    fn of(mercator: Vec<f64>, columns: Columns) -> Result<Self, HierarchyError> {
        let count = mercator.len() / 2;
        if count > POINTS_MAX {
            return Err(HierarchyError::TooMany(count));
        }
        columns.check_len(count)?;
        Ok(Self {
            mercator,
            columns,
            is_removed: vec![false; count],
            is_filtered: vec![false; count],
            removed: 0,
        })
    }

    /// Takes points out whose indexes stand for nothing: a feature without a place.
    pub(super) fn leave_out(&mut self, is_missing: Vec<bool>) -> Result<(), HierarchyError> {
        if is_missing.len() != self.slots() {
            return Err(HierarchyError::Missing(is_missing.len(), self.slots()));
        }
        self.removed = is_missing.iter().filter(|&&is_missing| is_missing).count();
        self.is_removed = is_missing;
        Ok(())
    }

    /// Points that were stored; `None` where the parts do not fit together.
    pub(super) fn from_parts(
        mercator: Vec<f64>,
        columns: Columns,
        is_removed: Vec<bool>,
        is_filtered: Vec<bool>,
    ) -> Option<Self> {
        let slots = is_removed.len();
        columns.check_len(slots).ok()?;
        let removed = is_removed.iter().filter(|&&is_removed| is_removed).count();
        let fits = mercator.len() == 2 * slots && is_filtered.len() == slots && slots <= POINTS_MAX;
        fits.then_some(Self {
            mercator,
            columns,
            is_removed,
            is_filtered,
            removed,
        })
    }

    /// Positions on the unit square, interleaved.
    pub(super) fn mercator(&self) -> &[f64] {
        &self.mercator
    }

    pub(super) fn is_removed(&self) -> &[bool] {
        &self.is_removed
    }

    pub(super) fn is_filtered(&self) -> &[bool] {
        &self.is_filtered
    }

    /// Number of indexes that have been given.
    pub(super) fn slots(&self) -> usize {
        self.is_removed.len()
    }

    /// Number of points, filtered or not.
    pub(super) fn len(&self) -> usize {
        self.slots() - self.removed
    }

    pub(super) fn is_shown(&self, index: usize) -> bool {
        !self.is_removed[index] && !self.is_filtered[index]
    }

    /// Position on the unit square.
    pub(super) fn unit(&self, index: u32) -> (f64, f64) {
        let at = 2 * index as usize;
        (self.mercator[at], self.mercator[at + 1])
    }

    pub(super) fn position(&self, index: usize) -> Position {
        [
            world(self.mercator[2 * index]),
            world(self.mercator[2 * index + 1]),
        ]
    }

    /// Positions of all, removed or not.
    pub(super) fn positions(&self) -> Vec<Position> {
        let points = self.mercator.chunks_exact(2);
        points
            .map(|point| [world(point[0]), world(point[1])])
            .collect()
    }

    /// Adds points behind the others; nothing is added after an error.
    pub(super) fn add(&mut self, more: Self, filter: &Filter) -> Result<(), HierarchyError> {
        let slots = self.slots() + more.slots();
        if slots > POINTS_MAX {
            return Err(HierarchyError::TooMany(slots));
        }
        self.columns.extend(more.columns)?;
        self.mercator.extend(more.mercator);
        let start = self.slots();
        self.is_removed.resize(slots, false);
        self.is_filtered
            .extend(filter.hidden(&self.columns, start, slots - start));
        Ok(())
    }

    /// Checks that there is a point of each index.
    pub(super) fn check_known(&self, indexes: &[u32]) -> Result<(), HierarchyError> {
        let is_unknown = |&&index: &&u32| self.is_removed.get(index as usize) != Some(&false);
        match indexes.iter().find(is_unknown) {
            Some(&index) => Err(HierarchyError::UnknownPoint(index)),
            None => Ok(()),
        }
    }

    /// Checks indexes that an update names: all must have points, and none may come twice.
    pub(super) fn check(&self, indexes: &[u32]) -> Result<(), HierarchyError> {
        self.check_known(indexes)?;
        find_twice(indexes).map_or(Ok(()), |index| Err(HierarchyError::Twice(index)))
    }

    /// Removes points that have been checked.
    pub(super) fn remove(&mut self, indexes: &[u32]) {
        self.removed += indexes.len();
        for &index in indexes {
            self.is_removed[index as usize] = true;
        }
    }

    pub(super) fn put(&mut self, index: u32, [x, y]: [f64; 2]) {
        let at = 2 * index as usize;
        (self.mercator[at], self.mercator[at + 1]) = (x, y);
    }

    /// Filters anew, and gives the indexes of the points that appear or disappear, and whether they disappear.
    pub(super) fn filter(&mut self, filter: &Filter) -> Vec<(u32, bool)> {
        let is_filtered = filter.hidden(&self.columns, 0, self.slots());
        let before = std::mem::replace(&mut self.is_filtered, is_filtered);
        let states = before
            .into_iter()
            .zip(&self.is_filtered)
            .zip(&self.is_removed);
        let changed = (0..)
            .zip(states)
            .filter(|&(_, ((before, &after), &is_removed))| before != after && !is_removed);
        changed
            .map(|(index, ((_, &after), _))| (index, after))
            .collect()
    }
}

/// Checks that coordinates are pairs of finite numbers.
fn check(coordinates: &[f64]) -> Result<(), HierarchyError> {
    if !coordinates.len().is_multiple_of(2) {
        return Err(HierarchyError::Odd(coordinates.len()));
    }
    match coordinates.iter().position(|number| !number.is_finite()) {
        Some(at) => Err(HierarchyError::Coordinate(at / 2)),
        None => Ok(()),
    }
}

/// Positions on the unit square of longitudes and latitudes in degrees.
pub(super) fn project(mut lng_lat: Vec<f64>) -> Result<Vec<f64>, HierarchyError> {
    check(&lng_lat)?;
    let project = |points: &mut [f64]| {
        for point in points.chunks_exact_mut(2) {
            (point[0], point[1]) = (x_of_longitude(point[0]), y_of_latitude(point[1]));
        }
    };
    #[cfg(not(feature = "rayon"))]
    project(&mut lng_lat);
    #[cfg(feature = "rayon")]
    {
        use rayon::prelude::*;
        lng_lat
            .par_chunks_mut(2 * POINTS_PER_TASK)
            .for_each(project);
    }
    Ok(lng_lat)
}

/// Fewer points are projected sooner than a thread is woken.
#[cfg(feature = "rayon")]
const POINTS_PER_TASK: usize = 4_096;

/// World coordinate of a coordinate of the unit square, not yet truncated.
pub(super) fn scaled(unit: f64) -> f64 {
    (unit - 0.5) * WORLD
}

/// Truncated and wrapped like JavaScript's `ToInt32`: longitudes many turns away wrap in the peer's arrays, too.
#[expect(
    clippy::cast_possible_truncation,
    reason = "wrapping is what is wanted"
)]
pub(super) fn world(unit: f64) -> i32 {
    let scaled = scaled(unit);
    // The remainder takes longer than all else, and hardly any point needs it.
    if scaled.abs() < f64::from(i32::MAX) {
        scaled as i32
    } else {
        (scaled.trunc() % 4_294_967_296.0) as i64 as i32
    }
}
