//! Every point and every cluster once, whatever the number of zooms it lives through.

use std::sync::OnceLock;

use super::id::{Naming, stable_id};
use super::sort::sort_by_key;

/// World coordinates: x eastwards, y southwards.
pub(super) type Position = [i32; 2];

/// A node that has no parent.
pub(super) const NONE: u32 = u32::MAX;

/// The lowest zoom of a node that is to be seen at none: a hidden point, or a cluster that an update has replaced.
pub(super) const NOWHERE: u8 = u8::MAX;

/// Points first, by index; then clusters, from the highest zoom to the lowest. Behind those
/// of the build, updates add clusters and, for points that are new or have moved, nodes without children.
#[derive(Debug, Default, Clone)]
pub(super) struct Nodes {
    /// Position of each node.
    pub(super) position: Vec<Position>,
    /// Lowest zoom at which each node is to be seen: one over that at which a cluster takes it in; 0 if none does.
    pub(super) lowest_zoom: Vec<u8>,
    points: usize,
    /// Scheme of ids.
    naming: Naming,
    clusters: Vec<Cluster>,
    children: Vec<u32>,
    /// The cluster that took each node in; only some questions need it.
    parents: OnceLock<Vec<u32>>,
    /// The clusters by the peer's id, of each zoom ascending; only some questions need it.
    by_name: OnceLock<Vec<u32>>,
}

/// Record of a cluster: fields that are read together lie together.
#[derive(Debug, Clone, Copy)]
struct Cluster {
    /// Number of points.
    count: u32,
    /// The peer's id, or the label, as the naming has it; the index of a point.
    name: u32,
    /// End of its children; they begin at the end of the previous cluster's.
    child_end: u32,
}

impl Nodes {
    /// Nodes of points at these positions, of which some are shown.
    pub(super) fn of_points(
        position: Vec<Position>,
        is_shown: impl Fn(usize) -> bool,
        naming: Naming,
    ) -> Self {
        let lowest = |at| if is_shown(at) { 0 } else { NOWHERE };
        Self {
            lowest_zoom: (0..position.len()).map(lowest).collect(),
            points: position.len(),
            position,
            naming,
            ..Self::default()
        }
    }

    /// The points that are shown.
    pub(super) fn shown_points(&self) -> impl Iterator<Item = u32> + Clone {
        (0..self.points()).filter(|&point| self.lowest_zoom[point as usize] != NOWHERE)
    }

    pub(super) fn points(&self) -> u32 {
        index_of(self.points)
    }

    pub(super) fn len(&self) -> usize {
        self.position.len()
    }

    /// Adds the cluster that nodes at these positions make at a zoom, its origin first.
    pub(super) fn push_cluster(
        &mut self,
        name: u32,
        zoom: u8,
        children: impl Iterator<Item = (u32, Position)>,
    ) -> (u32, Position) {
        let node = index_of(self.len());
        let (mut x, mut y, mut count) = (0_i64, 0_i64, 0_u32);
        for (child, position) in children {
            let weight = self.count(child);
            x += i64::from(position[0]) * i64::from(weight);
            y += i64::from(position[1]) * i64::from(weight);
            count += weight;
            self.lowest_zoom[child as usize] = zoom + 1;
            self.children.push(child);
        }
        let position = [mean(x, count), mean(y, count)];
        self.push(name, position, count);
        (node, position)
    }

    /// Takes the most memory that clusters can need, so that nothing is copied while they come: each has two children at
    /// least, and each node is the child of one at most.
    pub(super) fn reserve(&mut self) {
        self.position.reserve(self.points);
        self.lowest_zoom.reserve(self.points);
        self.clusters.reserve(self.points);
        self.children.reserve(2 * self.points);
    }

    /// Gives back memory that was not needed.
    pub(super) fn shrink_to_fit(&mut self) {
        self.position.shrink_to_fit();
        self.lowest_zoom.shrink_to_fit();
        self.clusters.shrink_to_fit();
        self.children.shrink_to_fit();
    }

    /// Number of points in a node.
    pub(super) fn count(&self, node: u32) -> u32 {
        (node as usize)
            .checked_sub(self.points)
            .map_or(1, |cluster| self.clusters[cluster].count)
    }

    /// Children of a node: its origin first; none for a point.
    pub(super) fn children(&self, node: u32) -> &[u32] {
        let Some(cluster) = (node as usize).checked_sub(self.points) else {
            return &[];
        };
        let start = cluster
            .checked_sub(1)
            .map_or(0, |before| self.clusters[before].child_end);
        &self.children[start as usize..self.clusters[cluster].child_end as usize]
    }

    /// The cluster that took a node in, or [`NONE`]. The first question of a built hierarchy looks through all clusters.
    pub(super) fn parent(&self, node: u32) -> u32 {
        let parents = self.parents.get_or_init(|| {
            let mut parents = vec![NONE; self.len()];
            for cluster in self.points()..index_of(self.len()) {
                for &child in self.children(cluster) {
                    parents[child as usize] = cluster;
                }
            }
            parents
        });
        parents[node as usize]
    }

    /// Id of a cluster, index of a point.
    pub(super) fn id(&self, node: u32) -> u32 {
        let Some(at) = (node as usize).checked_sub(self.points) else {
            return node;
        };
        let name = self.clusters[at].name;
        match self.naming {
            Naming::Peer => name,
            Naming::Stable => self
                .birth_zoom(node)
                .map_or(name, |zoom| stable_id(name, zoom)),
        }
    }

    /// Index of the point that a node is; `None` for a cluster.
    pub(super) fn point(&self, node: u32) -> Option<u32> {
        match (node as usize).checked_sub(self.points) {
            None => Some(node),
            Some(at) => {
                let Cluster { count, name, .. } = self.clusters[at];
                (count == 1).then_some(name)
            }
        }
    }

    /// Label of a node under the stable naming: the index of the point from which it grew, origin by origin.
    pub(super) fn label(&self, node: u32) -> u32 {
        (node as usize)
            .checked_sub(self.points)
            .map_or(node, |at| self.clusters[at].name)
    }

    /// Zoom at which a cluster was born; `None` for a point.
    pub(super) fn birth_zoom(&self, node: u32) -> Option<u8> {
        let origin = *self.children(node).first()?;
        Some(self.lowest_zoom[origin as usize] - 1)
    }

    /// The cluster with this peer's id; the zoom is part of it. The first question sorts all ids.
    pub(super) fn find(&self, id: u32) -> Option<u32> {
        let by_name = self.by_name.get_or_init(|| {
            let mut sorted: Vec<_> = (0..index_of(self.clusters.len())).collect();
            sort_by_key(&mut sorted, |cluster| self.clusters[cluster as usize].name);
            sorted
        });
        let at = by_name.binary_search_by_key(&id, |&cluster| self.clusters[cluster as usize].name);
        at.ok().map(|at| self.points() + by_name[at])
    }

    /// The names of the clusters.
    pub(super) fn names(&self) -> Vec<u32> {
        self.clusters.iter().map(|cluster| cluster.name).collect()
    }

    pub(super) fn naming(&self) -> Naming {
        self.naming
    }

    /// From now on ids are stable: O(clusters). Whether they were not before.
    pub(super) fn name_by_label(&mut self) -> bool {
        if self.naming == Naming::Stable {
            return false;
        }
        self.naming = Naming::Stable;
        for cluster in self.points()..index_of(self.len()) {
            let label = self.label(self.children(cluster)[0]);
            self.clusters[cluster as usize - self.points].name = label;
        }
        true
    }

    /// Adds a node for the point of this index, to be seen from a zoom on.
    pub(super) fn push_point(&mut self, index: u32, position: Position, zoom: u8) -> u32 {
        let node = index_of(self.len());
        self.push(index, position, 1);
        self.lowest_zoom[node as usize] = zoom;
        node
    }

    fn push(&mut self, name: u32, position: Position, count: u32) {
        self.position.push(position);
        self.lowest_zoom.push(0);
        self.clusters.push(Cluster {
            count,
            name,
            child_end: index_of(self.children.len()),
        });
        if let Some(parents) = self.parents.get_mut() {
            parents.push(NONE);
        }
    }

    /// Lowest zoom and parent of a node.
    pub(super) fn fate(&self, node: u32) -> Fate {
        Fate {
            lowest_zoom: self.lowest_zoom[node as usize],
            parent: self.parent(node),
        }
    }

    /// Changes the lowest zoom and parent of a node.
    pub(super) fn set_fate(&mut self, node: u32, fate: Fate) {
        self.parent(node);
        self.lowest_zoom[node as usize] = fate.lowest_zoom;
        if let Some(parents) = self.parents.get_mut() {
            parents[node as usize] = fate.parent;
        }
    }
}

/// Until which zoom a node is to be seen, and what takes it in then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fate {
    pub(super) lowest_zoom: u8,
    pub(super) parent: u32,
}

/// Truncated toward zero, as the peer's integer arrays do; sums and quotient are exact below 2⁵³.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "the mean of coordinates is a coordinate"
)]
fn mean(sum: i64, count: u32) -> i32 {
    (sum as f64 / f64::from(count)) as i32
}

/// Nodes are fewer than twice the points, which are far fewer than 2³¹.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the number of points is limited"
)]
pub(super) fn index_of(length: usize) -> u32 {
    length as u32
}
