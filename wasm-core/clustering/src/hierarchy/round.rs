//! One zoom while it is clustered: what both ways of finding neighbours share.

use super::labels::Labels;
use super::list::List;
use super::nodes::Nodes;
use super::sort::sort_by_key;

/// The list before and after clustering at a zoom, and where clusters go.
#[derive(Debug)]
pub(super) struct Round<'a> {
    pub(super) list: &'a mut List,
    pub(super) labels: &'a mut Labels,
    pub(super) nodes: &'a mut Nodes,
    /// Places in the list at which clusters have been born, by ascending label.
    pub(super) born: &'a mut Vec<u32>,
    pub(super) zoom: u8,
    /// Radius at that zoom, in world coordinates.
    pub(super) radius: f64,
}

impl Round<'_> {
    /// Makes a cluster of the node at one place of the list and of those at others, all of them free: it takes the place
    /// and the label of the first. Nothing without others.
    pub(super) fn gather(&mut self, origin: u32, others: &mut [u32]) {
        if others.is_empty() {
            return;
        }
        let Self {
            list,
            labels,
            nodes,
            ..
        } = self;
        sort_by_key(others, |other| list.label(other as usize));
        for &other in others.iter() {
            list.is_free[other as usize] = false;
            labels.remove(list.label(other as usize));
        }
        let at = origin as usize;
        let name = labels.name(list.label(at), self.zoom);
        let children = std::iter::once(origin).chain(others.iter().copied());
        let children =
            children.map(|place| (list.node(place as usize), list.positions[place as usize]));
        let (node, position) = nodes.push_cluster(name, self.zoom, children);
        list.set_node(at, node);
        list.positions[at] = position;
        self.born.push(origin);
    }
}
