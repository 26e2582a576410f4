//! Every point and every cluster once, whatever the number of zooms it lives through.

use std::sync::OnceLock;

/// World coordinates: x eastwards, y southwards.
pub(super) type Position = [i32; 2];

/// A node that has no parent.
pub(super) const NONE: u32 = u32::MAX;

/// Points first, by index; then clusters, from the highest zoom to the lowest, by the index of their origin.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    /// Where each node lies.
    pub(super) position: Vec<Position>,
    /// Lowest zoom at which each node is to be seen: one over that at which a cluster takes it in; 0 if none does.
    pub(super) lowest_zoom: Vec<u8>,
    points: usize,
    /// Number of points in each cluster.
    counts: Vec<u32>,
    /// Ids of the clusters, ascending within one zoom.
    ids: Vec<u32>,
    /// Where the children of each cluster end; they begin where those of the cluster before end.
    child_ends: Vec<u32>,
    children: Vec<u32>,
    /// The cluster that took each node in; only some questions need it.
    parents: OnceLock<Vec<u32>>,
}

impl Nodes {
    /// Nodes of points at these positions.
    pub(super) fn of_points(position: Vec<Position>) -> Self {
        Self {
            lowest_zoom: vec![0; position.len()],
            points: position.len(),
            position,
            ..Self::default()
        }
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
        id: u32,
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
        self.position.push(position);
        self.lowest_zoom.push(0);
        self.counts.push(count);
        self.ids.push(id);
        self.child_ends.push(index_of(self.children.len()));
        (node, position)
    }

    /// Gives back memory that growing has taken.
    pub(super) fn shrink_to_fit(&mut self) {
        self.position.shrink_to_fit();
        self.lowest_zoom.shrink_to_fit();
        self.counts.shrink_to_fit();
        self.ids.shrink_to_fit();
        self.child_ends.shrink_to_fit();
        self.children.shrink_to_fit();
    }

    /// Number of points in a node.
    pub(super) fn count(&self, node: u32) -> u32 {
        (node as usize)
            .checked_sub(self.points)
            .map_or(1, |cluster| self.counts[cluster])
    }

    /// Children of a node: its origin first; none for a point.
    pub(super) fn children(&self, node: u32) -> &[u32] {
        let Some(cluster) = (node as usize).checked_sub(self.points) else {
            return &[];
        };
        let start = cluster
            .checked_sub(1)
            .map_or(0, |before| self.child_ends[before]);
        &self.children[start as usize..self.child_ends[cluster] as usize]
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
        (node as usize)
            .checked_sub(self.points)
            .map_or(node, |cluster| self.ids[cluster])
    }

    /// The cluster with this id among the nodes from `start` to `end`, which were born at one zoom.
    pub(super) fn find(&self, id: u32, start: u32, end: u32) -> Option<u32> {
        let born = &self.ids[start as usize - self.points..end as usize - self.points];
        born.binary_search(&id).ok().map(|at| start + index_of(at))
    }
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
