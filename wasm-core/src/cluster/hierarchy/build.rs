//! From points to the levels of all zooms.

use std::ops::Range;

use super::live::Overlay;
use super::nodes::{Nodes, index_of};
use super::options::ClusterOptions;
use super::ordered;
use super::packed_tree::{PackedTree, Scratch};
use super::points::Points;
use super::stage::Stage;
use super::window::{Place, Window};

/// A built hierarchy.
#[derive(Debug, Default)]
pub(super) struct Hierarchy {
    pub(super) nodes: Nodes,
    /// What updates have added to the levels since.
    pub(super) overlay: Overlay,
    pub(super) trees: Vec<PackedTree>,
    /// Of each zoom from 0 to the highest + 1 what is listed there; without meaning below the lowest zoom.
    pub(super) levels: Vec<Listed>,
}

/// The nodes of one zoom.
#[derive(Debug, Default, Clone)]
pub(super) struct Listed {
    /// The trees that together have all nodes to be seen there; they have others, too.
    pub(super) trees: Range<usize>,
    /// From this node on, all are born at lower zooms.
    pub(super) end: u32,
}

impl Hierarchy {
    /// Adds a tree of these nodes, which is to be packed when all have been born.
    pub(super) fn push(&mut self, nodes: impl Iterator<Item = u32>) -> usize {
        self.trees.push(PackedTree::of(nodes.collect()));
        self.trees.len() - 1
    }

    /// Says where the nodes of a zoom are listed, once all have been born.
    pub(super) fn list(&mut self, zoom: u8, trees: Range<usize>) {
        let end = index_of(self.nodes.len());
        self.levels[usize::from(zoom)] = Listed { trees, end };
    }

    /// Calls `found` with each node in a window that is to be seen at a zoom.
    pub(super) fn for_each_in(&self, window: Window, zoom: u8, mut found: impl FnMut(u32)) {
        self.for_each_built_in(window, zoom, |node, _| found(node));
        self.overlay.for_each_in(&self.nodes, window, zoom, found);
    }

    /// As [`for_each_in`](Self::for_each_in) without what updates have listed, and with each node's place.
    pub(super) fn for_each_built_in(
        &self,
        window: Window,
        zoom: u8,
        mut found: impl FnMut(u32, Place),
    ) {
        let level = &self.levels[usize::from(zoom)];
        let has_changed = self.overlay.has_begun();
        let lowest_zoom_of = |node: u32, packed| {
            if has_changed {
                self.nodes.lowest_zoom[node as usize]
            } else {
                packed
            }
        };
        for tree in &self.trees[level.trees.clone()] {
            tree.for_each_in(window, |node, place, lowest_zoom| {
                if node < level.end && lowest_zoom_of(node, lowest_zoom) <= zoom {
                    found(node, place);
                }
            });
        }
    }

    /// Packs the trees: O(nodes in them).
    pub(super) fn pack(&mut self, points: &Points) {
        let mut scratch = Scratch::default();
        for tree in &mut self.trees {
            let place_of = |node| points.place(&self.nodes, node);
            tree.pack(place_of, &self.nodes.lowest_zoom, &mut scratch);
        }
    }

    /// Whether a node of the build is listed at a zoom.
    pub(super) fn lists(&self, node: u32, zoom: u8) -> bool {
        let level = &self.levels[usize::from(zoom)];
        let position = self.nodes.position[node as usize];
        let mut trees = self.trees[level.trees.clone()].iter();
        node < level.end && trees.any(|tree| tree.lists(node, position))
    }
}

/// Clusters the points among these nodes; the trees are still to be packed. O(n) for each zoom: of the points that gather neighbours no two are
/// neighbours of each other, so only a bounded number of them looks at any one point.
pub(super) fn build(nodes: Nodes, options: &ClusterOptions) -> Hierarchy {
    let zooms = usize::from(options.max_zoom) + 2;
    let mut built = Hierarchy {
        overlay: Overlay::new(options),
        nodes,
        levels: vec![Listed::default(); zooms],
        ..Hierarchy::default()
    };
    built.nodes.reserve();
    if options.min_points > 2 {
        ordered::cluster(&mut built, options);
    } else {
        Stage::of_points(&built.nodes).cluster(&mut built, options);
    }
    built.nodes.shrink_to_fit();
    built
}
