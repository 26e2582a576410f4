//! What a map asks: what is in a view, and what is in a cluster.

use super::build::{Stored, radius_at};
use super::error::ClusterError;
use super::id::Origin;
use super::index::ClusterIndex;
use super::level::{Level, decode, encode};
use crate::geo::mercator::{lat_to_y, lng_to_x, x_to_lng, y_to_lat};

/// A cluster, or a single point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Node {
    /// Degrees east.
    pub longitude: f64,
    /// Degrees north.
    pub latitude: f64,
    /// Points in it; 1 for a single point.
    pub count: u32,
    /// Id of the cluster, or index of the single point.
    pub id: u32,
}

/// Clusters and single points.
pub type Nodes = Vec<Node>;

impl ClusterIndex {
    /// Clusters and single points in `[west, south, east, north]` (degrees, bounds included; west > east crosses the
    /// antimeridian) at a zoom, which is rounded down and held between `min_zoom` and `max_zoom + 1`. O(rows of the
    /// grid in view + answers).
    ///
    /// # Errors
    /// [`ClusterError::Query`] when a side or the zoom is not finite.
    pub fn clusters(&self, bbox: [f64; 4], zoom: f64) -> Result<Nodes, ClusterError> {
        if bbox.iter().any(|side| !side.is_finite()) {
            return Err(ClusterError::Query("bbox"));
        }
        let stored = self.at_zoom(zoom)?;
        let mut nodes = Nodes::new();
        for [west, south, east, north] in views(bbox) {
            let bounds = [
                lng_to_x(west),
                lat_to_y(north),
                lng_to_x(east),
                lat_to_y(south),
            ]
            .map(encode);
            stored.grid.in_box(&stored.level, bounds, |label| {
                nodes.push(self.node(&stored.level, label));
            });
        }
        Ok(nodes)
    }

    /// What a cluster falls apart into at the next higher zoom.
    ///
    /// # Errors
    /// [`ClusterError::UnknownCluster`] when no cluster has this id.
    pub fn children(&self, id: u32) -> Result<Nodes, ClusterError> {
        let origin = Origin::of(id, self.n_points).ok_or(ClusterError::UnknownCluster)?;
        let known = origin.zoom > self.options.min_zoom && origin.zoom <= self.options.max_zoom + 1;
        let stored = if known {
            self.stored(origin.zoom)
        } else {
            return Err(ClusterError::UnknownCluster);
        };
        let Stored { level, grid } = stored;
        if origin.label as usize >= level.len() || level.parents.is_empty() {
            return Err(ClusterError::UnknownCluster);
        }
        let mut children = Nodes::new();
        let radius = radius_at(&self.options, origin.zoom - 1);
        grid.within(level, level.position(origin.label), radius, |label| {
            if level.parents[label as usize] == id {
                children.push(self.node(level, label));
            }
        });
        if children.is_empty() {
            Err(ClusterError::UnknownCluster)
        } else {
            Ok(children)
        }
    }

    /// Indexes of the points of a cluster, at most `limit` after the first `offset`.
    ///
    /// # Errors
    /// [`ClusterError::UnknownCluster`] when no cluster has this id.
    pub fn leaves(&self, id: u32, limit: usize, offset: usize) -> Result<Vec<u32>, ClusterError> {
        let mut leaves = Vec::new();
        let mut skipped = 0;
        let mut open = self.children(id)?;
        open.reverse();
        while let Some(node) = open.pop() {
            if leaves.len() >= limit {
                break;
            }
            if skipped + node.count as usize <= offset {
                skipped += node.count as usize;
            } else if node.count == 1 {
                leaves.push(node.id);
            } else {
                open.extend(self.children(node.id)?.into_iter().rev());
            }
        }
        Ok(leaves)
    }

    /// The zoom at which a cluster falls apart into more than one part.
    ///
    /// # Errors
    /// [`ClusterError::UnknownCluster`] when no cluster has this id.
    pub fn expansion_zoom(&self, id: u32) -> Result<u8, ClusterError> {
        let mut id = id;
        let mut zoom = Origin::of(id, self.n_points)
            .ok_or(ClusterError::UnknownCluster)?
            .zoom
            .wrapping_sub(1);
        loop {
            let children = self.children(id)?;
            zoom = zoom.wrapping_add(1);
            match children[..] {
                [only] if zoom <= self.options.max_zoom => id = only.id,
                _ => return Ok(zoom),
            }
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "held between two zooms"
    )]
    fn at_zoom(&self, zoom: f64) -> Result<&Stored, ClusterError> {
        if zoom.is_nan() {
            return Err(ClusterError::Query("zoom"));
        }
        let (least, most) = (
            f64::from(self.options.min_zoom),
            f64::from(self.options.max_zoom) + 1.0,
        );
        Ok(self.stored(zoom.floor().clamp(least, most) as u8))
    }

    fn stored(&self, zoom: u8) -> &Stored {
        &self.pyramid.stored[self.pyramid.of_zoom[usize::from(zoom)]]
    }

    /// A single point is where it was put, a cluster where its truncated centre is.
    fn node(&self, level: &Level, label: u32) -> Node {
        let at = label as usize;
        let (id, count) = (level.ids[at], level.counts[at]);
        let (x, y) = if count > 1 {
            (decode(level.xs[at]), decode(level.ys[at]))
        } else {
            (
                self.mercator[2 * id as usize],
                self.mercator[2 * id as usize + 1],
            )
        };
        Node {
            longitude: x_to_lng(x),
            latitude: y_to_lat(y),
            count,
            id,
        }
    }
}

/// A box as one or two that do not cross the antimeridian, east of it first.
fn views([west, south, east, north]: [f64; 4]) -> Vec<[f64; 4]> {
    let (south, north) = (south.clamp(-90.0, 90.0), north.clamp(-90.0, 90.0));
    if east - west >= 360.0 {
        return vec![[-180.0, south, 180.0, north]];
    }
    let wrapped = |longitude: f64| ((longitude + 180.0) % 360.0 + 360.0) % 360.0 - 180.0;
    // The right edge of the world stays there instead of becoming the left one.
    let is_right_edge = (east - 180.0).abs() < f64::MIN_POSITIVE;
    let (west, east) = (
        wrapped(west),
        if is_right_edge { 180.0 } else { wrapped(east) },
    );
    if west > east {
        vec![[west, south, 180.0, north], [-180.0, south, east, north]]
    } else {
        vec![[west, south, east, north]]
    }
}
