//! Updates without a rebuild: points that are added, removed, moved, hidden or shown.
//!
//! At each zoom greedy clustering in the order of labels says: a node is taken by the lowest label among the origins
//! within the radius whose labels are lower than its own; a node that none takes is an origin itself. So what a node
//! becomes depends on lower labels only, and a change spreads from label to label upwards, as far as fates really
//! change (`level`). What comes out are the changes of the next lower zoom's list, down to the lowest.
//!
//! The rule: after any updates the index is what a fresh build of the points that are left, in the order of their
//! indexes, would be. A moved point keeps its index, and so its place in that order.
//!
//! Nodes whose list changes are entered in an overlay beside the rows of the build (`overlay`).

mod level;
mod overlay;

use std::collections::BTreeMap;

use super::build::Hierarchy;
use super::nodes::{Fate, NONE, NOWHERE, Nodes, Position};
use super::options::ClusterOptions;
use level::Level;
pub(super) use overlay::Overlay;

/// Nodes listed under a label before and after an update.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Change {
    before: Option<u32>,
    after: Option<u32>,
}

/// The changes of one zoom's list, by label.
type Changes = BTreeMap<u32, Change>;

/// Change of a point.
#[derive(Debug, Clone, Copy)]
pub(super) enum PointUpdate {
    /// It is not to be seen any more.
    Hide,
    /// It is to be seen here; it may have been elsewhere, or not at all.
    Put(Position),
}

/// Applies updates of points, of each index at most one, to a hierarchy with stable names. The cost is near the
/// neighbourhoods touched.
pub(super) fn update(
    built: &mut Hierarchy,
    options: &ClusterOptions,
    updates: impl IntoIterator<Item = (u32, PointUpdate)>,
) {
    let mut past = Past::default();
    let mut changes = Changes::new();
    let top = options.max_zoom + 1;
    for (index, update) in updates {
        let change = change_point(built, &mut past, top, index, update);
        if change.before != change.after {
            changes.insert(index, change);
        }
    }
    for zoom in (options.min_zoom..top).rev() {
        if changes.is_empty() {
            return;
        }
        let level = Level::new(built, &mut past, &changes, zoom, options.radius_at(zoom));
        changes = level.update();
    }
}

fn change_point(
    built: &mut Hierarchy,
    past: &mut Past,
    top: u8,
    index: u32,
    update: PointUpdate,
) -> Change {
    let node = built.overlay.node_of(index, &built.nodes);
    let before = node.filter(|&node| built.nodes.lowest_zoom[node as usize] != NOWHERE);
    let after = match update {
        PointUpdate::Hide => None,
        PointUpdate::Put(position) => {
            let is_there = |&node: &u32| built.nodes.position[node as usize] == position;
            let after = node.filter(is_there).unwrap_or_else(|| {
                let node = built.nodes.push_point(index, position, NOWHERE);
                built.overlay.set_node_of(index, node);
                node
            });
            Some(after)
        }
    };
    if before != after {
        if let Some(before) = before {
            past.bury(&mut built.nodes, before);
        }
        if let Some(after) = after {
            past.show(built, after, top);
        }
    }
    Change { before, after }
}

/// Nodes before the update.
#[derive(Debug, Default)]
struct Past {
    fates: BTreeMap<u32, Fate>,
}

impl Past {
    fn fate(&self, nodes: &Nodes, node: u32) -> Fate {
        self.fates
            .get(&node)
            .copied()
            .unwrap_or_else(|| nodes.fate(node))
    }

    /// Remembers the fate of a node that is about to change, unless an earlier one is known.
    fn remember(&mut self, nodes: &Nodes, node: u32) {
        self.fates.entry(node).or_insert_with(|| nodes.fate(node));
    }

    /// Lets a node be seen at no zoom.
    fn bury(&mut self, nodes: &mut Nodes, node: u32) {
        self.remember(nodes, node);
        nodes.set_fate(
            node,
            Fate {
                lowest_zoom: NOWHERE,
                parent: NONE,
            },
        );
    }

    /// Lets a node that was born higher be seen at a zoom.
    fn show(&mut self, built: &mut Hierarchy, node: u32, zoom: u8) {
        self.remember(&built.nodes, node);
        built.nodes.set_fate(
            node,
            Fate {
                lowest_zoom: zoom,
                parent: NONE,
            },
        );
        if !(built.overlay.is_of_build(node) && built.lists(node, zoom)) {
            built.overlay.insert(&built.nodes, node, zoom);
        }
    }
}
