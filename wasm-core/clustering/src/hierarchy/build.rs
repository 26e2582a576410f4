//! From points to the levels of all zooms.

use std::ops::Range;

use super::drawn::Found;
use super::gathered::Gathered;
use super::level::{Rows, Window};
use super::live::Overlay;
use super::nodes::{Nodes, index_of};
use super::options::ClusterOptions;
use super::ordered;
use super::points::Points;
use super::query::View;
use super::stage::Stage;

/// A built hierarchy.
#[derive(Debug, Clone, Default)]
pub(super) struct Hierarchy {
    pub(super) nodes: Nodes,
    /// Changes of the levels by updates since.
    pub(super) overlay: Overlay,
    pub(super) rows: Vec<Rows>,
    /// Of each zoom from 0 to the highest + 1 what is listed there; without meaning below the lowest zoom.
    pub(super) levels: Vec<Listed>,
    /// View caches of the build.
    pub(super) gathered: Gathered,
    /// The peer's lists, by the highest zoom that has each, where it is not the labels that order them: with a minimum of
    /// points over 2. Not stored.
    pub(super) orders: Vec<(u8, Vec<u32>)>,
}

/// The nodes of one zoom.
#[derive(Debug, Default, Clone)]
pub(super) struct Listed {
    /// The rows that together have all nodes to be seen there; they have others, too.
    pub(super) rows: Range<usize>,
    /// From this node on, all are born at lower zooms.
    pub(super) end: u32,
}

impl Hierarchy {
    pub(super) fn push(&mut self, rows: Rows) -> usize {
        self.rows.push(rows);
        self.rows.len() - 1
    }

    /// Says where the nodes of a zoom are listed, once all have been born.
    pub(super) fn list(&mut self, zoom: u8, rows: Range<usize>) {
        let end = index_of(self.nodes.len());
        self.levels[usize::from(zoom)] = Listed { rows, end };
    }

    /// Calls `found` with each node in a window that is to be seen at a zoom.
    pub(super) fn for_each_in(&self, window: Window, zoom: u8, mut found: impl FnMut(u32)) {
        let level = &self.levels[usize::from(zoom)];
        for rows in &self.rows[level.rows.clone()] {
            rows.for_each_in(&self.nodes, window, |node| {
                if node < level.end && self.nodes.lowest_zoom[node as usize] <= zoom {
                    found(node);
                }
            });
        }
        self.overlay.for_each_in(&self.nodes, window, zoom, found);
    }

    /// Adds the nodes in a window that are to be seen at a zoom to a view, without aggregates, as long as no update has
    /// changed them. `found` is scratch.
    pub(super) fn show(
        &self,
        points: &Points,
        (window, zoom): (Window, u8),
        found: &mut Vec<Found>,
        view: &mut View,
    ) {
        let known = (&self.nodes, points);
        if let Some(drawn) = self.gathered.at(zoom, &self.levels, known) {
            drawn.show((window, zoom), found, view);
        }
    }

    /// From now on ids are stable.
    pub(super) fn name_by_label(&mut self) {
        if self.nodes.name_by_label() {
            self.gathered = Gathered::default();
        }
    }

    /// Returns `true` if a node of the build is listed at a zoom.
    pub(super) fn lists(&self, node: u32, zoom: u8) -> bool {
        let level = &self.levels[usize::from(zoom)];
        let position = self.nodes.position[node as usize];
        let mut rows = self.rows[level.rows.clone()].iter();
        node < level.end && rows.any(|rows| rows.lists(node, position))
    }
}

/// Clusters the points among these nodes; `node_size` is that of the peer's trees. O(n) for each zoom: of the points that gather neighbours no two are
/// neighbours of each other, so only a bounded number of them looks at any one point.
pub(super) fn build(nodes: Nodes, options: &ClusterOptions, node_size: usize) -> Hierarchy {
    let zooms = usize::from(options.max_zoom) + 2;
    let mut built = Hierarchy {
        overlay: Overlay::new(options),
        nodes,
        levels: vec![Listed::default(); zooms],
        ..Hierarchy::default()
    };
    built.nodes.reserve();
    if options.min_points > 2 {
        ordered::cluster(&mut built, options, node_size);
    } else {
        Stage::of_points(&built.nodes).cluster(&mut built, options);
    }
    built.nodes.shrink_to_fit();
    built
}
