//! The levels of an index as npm `supercluster` keeps them, for programs that read its `trees`.

use super::nodes::index_of;
use super::ordered_index::{OrderedIndex, first_with_list, list, tree};

/// Numbers of an entry: x, y, zoom, id, parent, number of points.
const STRIDE: usize = 6;

/// The clusters and single points of a zoom.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PeerLevel {
    /// Of each entry of the list x and y in world coordinates, the last zoom that looked at it, its id or index, the id of
    /// the cluster that takes it in or −1, and its number of points.
    pub entries: Vec<i32>,
    /// The places of the entries in the order of the kd-tree.
    pub order: Vec<u32>,
}

impl OrderedIndex {
    /// Returns the list and the tree that the peer keeps of a zoom; `None` for a zoom that has no list. O(n log n), n being the entries.
    #[expect(
        clippy::cast_possible_wrap,
        reason = "ids have 31 bits, and points are fewer"
    )]
    pub fn peer_level(&self, zoom: u8) -> Option<PeerLevel> {
        let options = self.index.options;
        if !(options.min_zoom..=options.max_zoom + 1).contains(&zoom) {
            return None;
        }
        let hierarchy = &self.index.hierarchy;
        let nodes = &hierarchy.nodes;
        let (lowest, highest) = (
            self.lowest_with_list(zoom),
            first_with_list(hierarchy, zoom),
        );
        let is_merged = lowest > options.min_zoom;
        let last_zoom = |node: u32| {
            // Nobody has looked at the list of the lowest zoom; points that did not merge bring their mark along.
            let is_new = highest == lowest && nodes.birth_zoom(node) == Some(lowest);
            match (is_merged, is_new) {
                (true, _) => lowest - 1,
                (false, true) => options.max_zoom + 1,
                (false, false) => lowest,
            }
        };
        let parent_id = |node: u32| {
            let merges = is_merged && nodes.lowest_zoom[node as usize] == lowest;
            merges.then(|| nodes.id(nodes.parent(node)))
        };
        let nodes_in_list = list(hierarchy, highest);
        let mut entries = Vec::with_capacity(STRIDE * nodes_in_list.len());
        let mut places = vec![0; nodes.len()];
        for (place, &node) in nodes_in_list.iter().enumerate() {
            places[node as usize] = index_of(place);
            entries.extend(nodes.position[node as usize]);
            entries.push(last_zoom(node).into());
            entries.push(nodes.id(node) as i32);
            entries.push(parent_id(node).map_or(-1, |id| id as i32));
            entries.push(nodes.count(node) as i32);
        }
        let mut trees = self.trees();
        let sorted = tree(&mut trees, &self.index, zoom).sorted().iter();
        let order = sorted.map(|&(node, _)| places[node as usize]).collect();
        Some(PeerLevel { entries, order })
    }

    /// The lowest zoom that has the same list as a zoom.
    fn lowest_with_list(&self, zoom: u8) -> u8 {
        let end = |zoom: u8| self.index.hierarchy.levels[usize::from(zoom)].end;
        let mut lowest = zoom;
        while lowest > self.index.options.min_zoom && end(lowest - 1) == end(zoom) {
            lowest -= 1;
        }
        lowest
    }
}
