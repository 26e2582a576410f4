//! Nodes as views show them, in the order of the map.
//!
//! What an entry is made of lies all over the memory, since points come in any order: to look it up takes longer than all
//! else about a view. So it is gathered once, by the first view that looks there.

use std::ops::RangeInclusive;

use super::level::Window;
use super::nodes::{Nodes, Position, index_of};
use super::points::Points;
use super::quad_tree::QuadTree;
use super::query::{View, unit};
use crate::geo::latitude::unit_to_degrees;

/// The zoom at which points are born: above all others.
const OF_POINTS: u8 = u8::MAX;

/// The nodes that are to be seen at some zooms, in the order of a tree over them. There the rank of a node is the lowest
/// zoom at which it is to be seen.
#[derive(Debug)]
pub(super) struct Drawn {
    /// The zoom of the lowest rank.
    from_zoom: u8,
    tree: QuadTree,
    positions: Vec<Position>,
    /// The lowest and the highest zoom at which each is to be seen.
    zooms: Vec<[u8; 2]>,
    entries: Vec<Entry>,
}

/// What is shown of a node.
#[derive(Debug, Clone, Copy)]
struct Entry {
    /// Longitude and latitude in degrees.
    place: [f64; 2],
    count: u32,
    id: u32,
}

impl Drawn {
    /// Gathers what is known of nodes once the clusters of all zooms are, the first so many of which are born at one of the
    /// zooms or higher: O(nodes).
    pub(super) fn new(zooms: RangeInclusive<u8>, end: u32, nodes: &Nodes, points: &Points) -> Self {
        let from_zoom = *zooms.start();
        let lowest_zoom = |node: u32| nodes.lowest_zoom[node as usize];
        let (mut listed, mut rank_ends) = (Vec::new(), Vec::new());
        for zoom in zooms {
            let rank = |&node: &u32| lowest_zoom(node).max(from_zoom) == zoom;
            listed.extend((0..end).filter(rank));
            rank_ends.push(index_of(listed.len()));
        }
        let position = |&node: &u32| nodes.position[node as usize];
        let (mut order, tree) = QuadTree::new(listed.iter().map(position), &rank_ends);
        for at in &mut order {
            *at = listed[*at as usize];
        }
        // What comes needs the room.
        drop(listed);
        let entry = |&node: &u32| Entry {
            place: place(node, nodes, points),
            count: nodes.count(node),
            id: nodes.id(node),
        };
        let birth_zoom = |node: u32| nodes.birth_zoom(node).unwrap_or(OF_POINTS);
        let zooms = |&node: &u32| [lowest_zoom(node), birth_zoom(node)];
        Self {
            entries: order.iter().map(entry).collect(),
            positions: order.iter().map(position).collect(),
            zooms: order.iter().map(zooms).collect(),
            from_zoom,
            tree,
        }
    }

    /// Adds those that are in a window and to be seen at a zoom to a view, without aggregates. `found` is scratch.
    pub(super) fn show(&self, asked: (Window, u8), found: &mut Vec<u32>, view: &mut View) {
        let shown = self.find(asked, found);
        let start = view.counts.len();
        let len = start + shown.len();
        view.positions.resize(2 * len, 0.0);
        view.counts.resize(len, 0);
        view.ids.resize(len, 0);
        let (positions, _) = view.positions[2 * start..].as_chunks_mut();
        let counts = &mut view.counts[start..];
        let ids = &mut view.ids[start..];
        let shown = shown.iter().zip(positions).zip(counts).zip(ids);
        for (((&at, position), count), id) in shown {
            let entry = &self.entries[at as usize];
            (*position, *count, *id) = (entry.place, entry.count, entry.id);
        }
    }

    /// Where those are that are in a window and to be seen at a zoom.
    fn find<'a>(&self, (window, zoom): (Window, u8), found: &'a mut Vec<u32>) -> &'a [u32] {
        let mut len = 0;
        let asked = Asked::new(window, zoom);
        let most_rank = usize::from(zoom.saturating_sub(self.from_zoom));
        self.tree.for_each_run(&window, most_rank, |run| {
            if found.len() < len + run.len() {
                found.resize((len + run.len()).next_power_of_two(), 0);
            }
            // A run goes by the lowest zoom. Whether any of the others is shown is as good as random, so that it is
            // written down before that is known, and the next overwrites it if it was not.
            let listed = self.positions[run.clone()]
                .iter()
                .zip(&self.zooms[run.clone()]);
            for (at, (position, zooms)) in (index_of(run.start)..).zip(listed) {
                let &[lowest, highest] = zooms;
                if lowest > zoom {
                    break;
                }
                found[len] = at;
                len += asked.shows(*position, highest) as usize;
            }
        });
        &found[..len]
    }
}

/// A question, as a node whose lowest zoom is low enough can be tested for it without branches, which would be hard to
/// foresee.
struct Asked {
    corner: Position,
    size: [u32; 2],
    zoom: u8,
}

impl Asked {
    fn new(window: Window, zoom: u8) -> Self {
        let Window {
            left,
            top,
            right,
            bottom,
        } = window;
        Self {
            corner: [left, top],
            size: [right.abs_diff(left), bottom.abs_diff(top)],
            zoom,
        }
    }

    /// 1 or 0. What lies before the corner is, wrapped, farther than any size reaches.
    fn shows(&self, position: Position, highest: u8) -> u32 {
        let beyond = |axis: usize| {
            let distance = position[axis].wrapping_sub(self.corner[axis]);
            u32::from(distance.cast_unsigned() > self.size[axis])
        };
        (beyond(0) | beyond(1) | u32::from(self.zoom > highest)) ^ 1
    }
}

/// Longitude and latitude in degrees of a node: a point that stands alone stands where it was put.
pub(super) fn place(node: u32, nodes: &Nodes, points: &Points) -> [f64; 2] {
    let mut place = match nodes.point(node) {
        Some(point) => points.unit(point).into(),
        None => nodes.position[node as usize].map(unit),
    };
    unit_to_degrees(&mut place);
    place
}
