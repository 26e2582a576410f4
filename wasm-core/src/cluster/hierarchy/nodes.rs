//! Every point and every cluster once, whatever the number of zooms it lives through.

/// A node that has no parent yet.
pub(super) const NONE: u32 = u32::MAX;

/// Points first, by index; then clusters, from the highest zoom to the lowest, by the index of their origin.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    /// World coordinates.
    pub(super) x: Vec<i32>,
    pub(super) y: Vec<i32>,
    /// Number of points in the node.
    pub(super) count: Vec<u32>,
    /// The cluster that took the node in.
    pub(super) parent: Vec<u32>,
    points: usize,
    /// Ids of the clusters, ascending within one zoom.
    ids: Vec<u32>,
    /// Where the children of each cluster end; they begin where those of the cluster before end.
    child_ends: Vec<u32>,
    children: Vec<u32>,
}

impl Nodes {
    /// Nodes of points at these world coordinates.
    pub(super) fn of_points(x: Vec<i32>, y: Vec<i32>) -> Self {
        Self {
            count: vec![1; x.len()],
            parent: vec![NONE; x.len()],
            points: x.len(),
            x,
            y,
            ..Self::default()
        }
    }

    pub(super) fn points(&self) -> u32 {
        index_of(self.points)
    }

    pub(super) fn len(&self) -> usize {
        self.x.len()
    }

    /// Adds the cluster of `children`, at their weighted centre; gives its node.
    pub(super) fn push_cluster(&mut self, id: u32, children: &[u32]) -> u32 {
        let node = index_of(self.len());
        let (mut x, mut y, mut count) = (0_i64, 0_i64, 0_u32);
        for &child in children {
            let at = child as usize;
            let weight = self.count[at];
            x += i64::from(self.x[at]) * i64::from(weight);
            y += i64::from(self.y[at]) * i64::from(weight);
            count += weight;
            self.parent[at] = node;
        }
        self.x.push(mean(x, count));
        self.y.push(mean(y, count));
        self.count.push(count);
        self.parent.push(NONE);
        self.ids.push(id);
        self.children.extend_from_slice(children);
        self.child_ends.push(index_of(self.children.len()));
        node
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
