//! The nodes that updates have listed at zooms where the build did not.

use std::collections::BTreeMap;

use super::super::level::Window;
use super::super::nodes::{Nodes, Position, index_of};
use super::super::options::ClusterOptions;

/// Row and column of a cell.
type Cell = (i32, i32);

/// Nodes by zoom and by square cells as wide as the radius there.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct Overlay {
    levels: Vec<Level>,
    /// Number of nodes that the build made; nothing before the first update.
    built: Option<u32>,
    /// The nodes of points that have been added or moved.
    node_of: BTreeMap<u32, u32>,
}

#[derive(Debug, Clone, Default)]
struct Level {
    side: f64,
    cells: BTreeMap<Cell, Vec<u32>>,
}

impl Overlay {
    /// Nothing, for a hierarchy that is being built.
    pub(in super::super) fn new(options: &ClusterOptions) -> Self {
        let level = |zoom| Level {
            side: options.radius_at(zoom).max(1.0),
            ..Level::default()
        };
        Self {
            levels: (0..=options.max_zoom + 1).map(level).collect(),
            ..Self::default()
        }
    }

    /// From now on nodes are added by updates.
    pub(in super::super) fn begin(&mut self, nodes: &Nodes) {
        self.built.get_or_insert(index_of(nodes.len()));
    }

    /// Returns `true` if there has been an update.
    pub(in super::super) fn has_begun(&self) -> bool {
        self.built.is_some()
    }

    /// Number of nodes that updates have added.
    pub(in super::super) fn added(&self, nodes: &Nodes) -> usize {
        self.built.map_or(0, |built| nodes.len() - built as usize)
    }

    pub(super) fn is_of_build(&self, node: u32) -> bool {
        self.built.is_none_or(|built| node < built)
    }

    /// The node of a point; `None` for one that is not known yet.
    pub(in super::super) fn node_of(&self, index: u32, nodes: &Nodes) -> Option<u32> {
        let of_build = || Some(index).filter(|&index| index < nodes.points());
        self.node_of.get(&index).copied().or_else(of_build)
    }

    pub(super) fn set_node_of(&mut self, index: u32, node: u32) {
        self.node_of.insert(index, node);
    }

    /// Lists a node at a zoom, once.
    pub(super) fn insert(&mut self, nodes: &Nodes, node: u32, zoom: u8) {
        let level = &mut self.levels[usize::from(zoom)];
        let cell = cell(nodes.position[node as usize], level.side);
        let listed = level.cells.entry(cell).or_default();
        if !listed.contains(&node) {
            listed.push(node);
        }
    }

    /// Calls `found` with each node of the overlay in a window that is to be seen at a zoom, row by row: O(rows of the window
    /// + nodes in them), and never more than all nodes listed.
    pub(in super::super) fn for_each_in(
        &self,
        nodes: &Nodes,
        window: Window,
        zoom: u8,
        mut found: impl FnMut(u32),
    ) {
        let Level { side, cells } = &self.levels[usize::from(zoom)];
        if cells.is_empty() || window.left > window.right || window.top > window.bottom {
            return;
        }
        let mut look = |listed: &Vec<u32>| {
            for &node in listed {
                let at = node as usize;
                if nodes.lowest_zoom[at] <= zoom && window.contains(nodes.position[at]) {
                    found(node);
                }
            }
        };
        let (top, left) = cell([window.left, window.top], *side);
        let (bottom, right) = cell([window.right, window.bottom], *side);
        let rows = i64::from(bottom) - i64::from(top) + 1;
        if rows > i64::from(index_of(cells.len())) {
            cells.values().for_each(look);
        } else {
            let all = (top..=bottom).flat_map(|row| cells.range((row, left)..=(row, right)));
            all.for_each(|(_, listed)| look(listed));
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "an i32 divided by a side of at least 1"
)]
fn cell([x, y]: Position, side: f64) -> Cell {
    (
        (f64::from(x) / side).floor() as i32,
        (f64::from(y) / side).floor() as i32,
    )
}
