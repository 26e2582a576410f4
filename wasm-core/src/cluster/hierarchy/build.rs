//! From points to the levels of all zooms.

use std::ops::Range;

use super::level::{Rows, Window};
use super::live::Overlay;
use super::nodes::Nodes;
use super::options::ClusterOptions;
use super::ordered;
use super::stage::Stage;

/// A built hierarchy.
#[derive(Debug, Default)]
pub(super) struct Hierarchy {
    pub(super) nodes: Nodes,
    /// What updates have added to the levels since.
    pub(super) overlay: Overlay,
    pub(super) rows: Vec<Rows>,
    /// Of each zoom from 0 to the highest + 1 the rows that together have all nodes to be seen there, and some more, which
    /// clusters have taken in; without meaning below the lowest zoom.
    pub(super) levels: Vec<Range<usize>>,
}

impl Hierarchy {
    pub(super) fn push(&mut self, rows: Rows) -> usize {
        self.rows.push(rows);
        self.rows.len() - 1
    }

    /// Calls `found` with each node in a window that is to be seen at a zoom.
    pub(super) fn for_each_in(&self, window: Window, zoom: u8, mut found: impl FnMut(u32)) {
        for rows in &self.rows[self.levels[usize::from(zoom)].clone()] {
            rows.for_each_in(&self.nodes, window, zoom, &mut found);
        }
        self.overlay.for_each_in(&self.nodes, window, zoom, found);
    }
}

/// Clusters the points among these nodes. O(n) for each zoom: of the points that gather neighbours no two are
/// neighbours of each other, so only a bounded number of them looks at any one point.
pub(super) fn build(nodes: Nodes, options: &ClusterOptions) -> Hierarchy {
    let zooms = usize::from(options.max_zoom) + 2;
    let mut built = Hierarchy {
        overlay: Overlay::new(options),
        nodes,
        levels: vec![0..0; zooms],
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
