//! Clustering with a minimum of points over 2, where the peer's order of neighbours decides.
//!
//! A point whose neighbours are too few for a cluster stays, and so do they: right behind it in the next list, in the
//! order in which the peer's kd-tree found them. That order is reproduced, at the cost of a tree for each zoom.

use super::build::{Hierarchy, Level};
use super::grid::Grid;
use super::id::cluster_id;
use super::kd_order::KdOrder;
use super::level::Rows;
use super::nodes::{Nodes, index_of};
use super::options::ClusterOptions;

/// Fills the levels of a hierarchy that has its points: O(n log n) for each zoom.
pub(super) fn cluster(built: &mut Hierarchy, options: &ClusterOptions) {
    let points = built.nodes.points();
    let asleep = built.push(Rows::default());
    let mut list = List::new(points, options.min_points);
    let mut awake = built.push(list.rows(&built.nodes, options.radius_at(options.max_zoom)));
    built.levels[usize::from(options.max_zoom) + 1] = Level { asleep, awake };
    for zoom in (options.min_zoom..=options.max_zoom).rev() {
        let radius = options.radius_at(zoom);
        let before = index_of(built.nodes.len());
        if list.merge(&mut built.nodes, radius, |index| {
            cluster_id(index, zoom, points)
        }) {
            awake = built.push(list.rows(&built.nodes, radius));
        }
        built.born[usize::from(zoom)] = (before, index_of(built.nodes.len()));
        built.levels[usize::from(zoom)] = Level { asleep, awake };
    }
}

/// The nodes of a zoom in the peer's order.
#[derive(Debug)]
struct List {
    nodes: Vec<u32>,
    min_points: u32,
    grid: Grid,
}

impl List {
    fn new(points: u32, min_points: u32) -> Self {
        Self {
            nodes: (0..points).collect(),
            min_points,
            grid: Grid::default(),
        }
    }

    fn coordinates(&self, nodes: &Nodes) -> (Vec<i32>, Vec<i32>) {
        let all = self.nodes.iter().map(|&node| node as usize);
        all.map(|node| (nodes.x[node], nodes.y[node])).unzip()
    }

    fn rows(&mut self, nodes: &Nodes, radius: f64) -> Rows {
        let (x, y) = self.coordinates(nodes);
        self.grid.sort(&x, &y, radius);
        Rows::new(&self.grid, |at| {
            Some(self.nodes[self.grid.index(at) as usize])
        })
    }

    /// Makes the next lower zoom's list; `false`, and the list as it was, where no cluster is born.
    fn merge(&mut self, nodes: &mut Nodes, radius: f64, id: impl Fn(u32) -> u32) -> bool {
        let (x, y) = self.coordinates(nodes);
        let order = KdOrder::new(&x, &y);
        let mut is_visited = vec![false; x.len()];
        let mut next = Vec::with_capacity(x.len());
        let mut group = Vec::new();
        let mut any = false;
        for index in (0..).take(x.len()) {
            let at = index as usize;
            if std::mem::replace(&mut is_visited[at], true) {
                continue;
            }
            group.clear();
            group.push(self.nodes[at]);
            order.within([x[at], y[at]], radius, |other| {
                if !std::mem::replace(&mut is_visited[other as usize], true) {
                    group.push(self.nodes[other as usize]);
                }
            });
            let points: u32 = group.iter().map(|&node| nodes.count[node as usize]).sum();
            if group.len() > 1 && points >= self.min_points {
                next.push(nodes.push_cluster(id(index), &group));
                any = true;
            } else {
                next.extend_from_slice(&group);
            }
        }
        if any {
            self.nodes = next;
        }
        any
    }
}
