//! Clustering with a minimum of points over 2, where the peer's order of neighbours decides.
//!
//! A point whose neighbours are too few for a cluster stays, and so do they: right behind it in the next list, in the
//! order in which the peer's kd-tree found them. That order is reproduced, at the cost of a tree for each zoom.

use super::build::Hierarchy;
use super::id::{Naming, cluster_id};
use super::kd_tree::KdTree;
use super::level::Rows;
use super::list::{List, entry};
use super::nodes::{Nodes, Position};
use super::options::ClusterOptions;

/// Fills the levels of a hierarchy that has its points: O(n log n) for each zoom.
pub(super) fn cluster(built: &mut Hierarchy, options: &ClusterOptions, node_size: usize) {
    let mut list = Ordered {
        nodes: built.nodes.shown_points().collect(),
        min_points: options.min_points,
        node_size,
    };
    let mut rows = built.push(list.rows(&built.nodes, options.radius_at(options.max_zoom)));
    built.list(options.max_zoom + 1, rows..rows + 1);
    let top = options.max_zoom + 1;
    built.orders.push((top, list.nodes.clone()));
    for zoom in (options.min_zoom..=options.max_zoom).rev() {
        let radius = options.radius_at(zoom);
        if list.merge(&mut built.nodes, radius, zoom) {
            rows = built.push(list.rows(&built.nodes, radius));
            built.orders.push((zoom, list.nodes.clone()));
        }
        built.list(zoom, rows..rows + 1);
    }
}

/// The nodes of a zoom in the peer's order.
#[derive(Debug)]
struct Ordered {
    nodes: Vec<u32>,
    min_points: u32,
    /// Points of a leaf of the peer's tree.
    node_size: usize,
}

impl Ordered {
    fn positions(&self, nodes: &Nodes) -> Vec<Position> {
        let all = self.nodes.iter().map(|&node| node as usize);
        all.map(|node| nodes.position[node]).collect()
    }

    fn rows(&self, nodes: &Nodes, radius: f64) -> Rows {
        let entries = self.nodes.iter().map(|&node| entry(0, node));
        let mut list = List::new(self.positions(nodes), entries);
        list.sort(radius);
        Rows::new(&list)
    }

    /// Makes the next lower zoom's list; `false`, and the list as it was, where no cluster is born.
    fn merge(&mut self, nodes: &mut Nodes, radius: f64, zoom: u8) -> bool {
        let positions = self.positions(nodes);
        let numbered = (0..).zip(positions.iter().copied());
        let mut order = KdTree::new(numbered.collect(), self.node_size);
        let mut is_visited = vec![false; positions.len()];
        let mut next = Vec::with_capacity(positions.len());
        let (mut group, mut near) = (Vec::new(), Vec::new());
        let mut any = false;
        for (&position, index) in positions.iter().zip(0..) {
            if std::mem::replace(&mut is_visited[index as usize], true) {
                continue;
            }
            group.clear();
            group.push(index);
            near.clear();
            order.within(position, radius, &mut near);
            let is_new = |&other: &u32| !std::mem::replace(&mut is_visited[other as usize], true);
            group.extend(near.iter().copied().filter(is_new));
            let members = group.iter().map(|&at| self.nodes[at as usize]);
            let points: u32 = members.clone().map(|node| nodes.count(node)).sum();
            if group.len() > 1 && points >= self.min_points {
                let name = match nodes.naming() {
                    Naming::Peer => cluster_id(index, zoom, nodes.points()),
                    Naming::Stable => nodes.label(self.nodes[index as usize]),
                };
                let children = members.zip(group.iter().map(|&at| positions[at as usize]));
                next.push(nodes.push_cluster(name, zoom, children).0);
                any = true;
            } else {
                next.extend(members);
            }
        }
        if any {
            self.nodes = next;
        }
        any
    }
}
