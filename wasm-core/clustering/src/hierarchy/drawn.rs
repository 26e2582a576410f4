//! Nodes as views show them, in the order of the map.
//!
//! What an entry is made of lies all over the memory, since points come in any order: to look it up takes longer than all
//! else about a view. So it is gathered once, by the first view that looks there.

use std::ops::{Range, RangeInclusive};

use super::level::Window;
use super::nodes::{Nodes, Position, index_of};
use super::points::Points;
use super::quad_tree::{QuadTree, Run};
use super::query::{View, unit};
use crate::geo::latitude::unit_to_degrees;

/// The zoom at which points are born: above all others.
const OF_POINTS: u8 = u8::MAX;

/// The nodes that are to be seen at some zooms, in the order of a tree over them. There the rank of a node is the lowest
/// zoom at which it is to be seen.
#[derive(Debug, Clone)]
pub(super) struct Drawn {
    /// The zoom of the lowest rank.
    from_zoom: u8,
    /// `true` if all are visible wherever they are queried.
    is_of_one_zoom: bool,
    tree: QuadTree,
    positions: Vec<Position>,
    /// The lowest and the highest zoom at which each is to be seen.
    zooms: Vec<[u8; 2]>,
    entries: Vec<Entry>,
}

/// Visible entry of a node.
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
            is_of_one_zoom: rank_ends.len() == 1,
            tree,
        }
    }

    /// Adds those that are in a window and to be seen at a zoom to a view, without aggregates. `found` is scratch.
    pub(super) fn show(&self, asked: (Window, u8), found: &mut Vec<Found>, view: &mut View) {
        let start = view.counts.len();
        let len = start + self.find(asked, found);
        view.positions.resize(2 * len, 0.0);
        view.counts.resize(len, 0);
        view.ids.resize(len, 0);
        let (positions, _) = view.positions[2 * start..].as_chunks_mut();
        let counts = &mut view.counts[start..];
        let ids = &mut view.ids[start..];
        let mut room = positions.iter_mut().zip(counts).zip(ids);
        for Found { start, mut shown } in found.iter().copied() {
            let entries = &self.entries[start..];
            // Those one behind the other need no search for the next: most of a view that shows all of its zooms.
            if shown & shown.wrapping_add(1) == 0 {
                let entries = entries[..shown.trailing_ones() as usize].iter();
                for (entry, ((position, count), id)) in entries.zip(room.by_ref()) {
                    (*position, *count, *id) = (entry.place, entry.count, entry.id);
                }
                continue;
            }
            while shown != 0
                && let Some(((position, count), id)) = room.next()
            {
                let entry = &entries[shown.trailing_zeros() as usize];
                (*position, *count, *id) = (entry.place, entry.count, entry.id);
                shown &= shown - 1;
            }
        }
    }

    /// Finds those in a window and visible at a zoom, and counts them.
    fn find(&self, (window, zoom): (Window, u8), found: &mut Vec<Found>) -> usize {
        let asked = Asked::new(window, zoom);
        let most_rank = usize::from(zoom.saturating_sub(self.from_zoom));
        found.clear();
        let mut len = 0;
        self.tree
            .for_each_run(&window, most_rank, |Run { places, is_all }| {
                let starts = places.clone().step_by(Found::MAX);
                if is_all && self.is_of_one_zoom {
                    found.extend(starts.map(|start| Found::all(start..places.end)));
                    len += places.len();
                    return;
                }
                let positions = self.positions[places.clone()].chunks(Found::MAX);
                let zooms = self.zooms[places].chunks(Found::MAX);
                for ((start, positions), zooms) in starts.zip(positions).zip(zooms) {
                    let shown = asked.shown(positions, zooms);
                    if shown != 0 {
                        found.push(Found { start, shown });
                        len += shown.count_ones() as usize;
                    }
                }
            });
        len
    }
}

/// Bit set of the visible nodes from a place in the order on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Found {
    start: usize,
    shown: u64,
}

impl Found {
    /// Nodes that it speaks of.
    const MAX: usize = u64::BITS as usize;

    /// The first of some places.
    fn all(places: Range<usize>) -> Self {
        let left_out = Self::MAX.saturating_sub(places.len());
        Self {
            start: places.start,
            shown: u64::MAX >> left_out,
        }
    }
}

/// A question, as nodes can be tested for it without branches, which would be hard to foresee.
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

    /// Returns the visible ones of at most 64 nodes.
    fn shown(&self, positions: &[Position], zooms: &[[u8; 2]]) -> u64 {
        // A byte for each before a bit for each, which is how compilers find instructions for many at once.
        let mut flags = [0_u8; Found::MAX];
        for (flag, (position, zooms)) in flags.iter_mut().zip(positions.iter().zip(zooms)) {
            *flag = self.shows(*position, *zooms);
        }
        let (eights, _) = flags.as_chunks::<8>();
        let eights = &eights[..positions.len().div_ceil(8).min(8)];
        eights.iter().rev().fold(0, |shown, &flags| {
            // The product brings the lowest bit of each byte into the highest byte.
            let bits = u64::from_le_bytes(flags).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            shown << 8 | bits
        })
    }

    /// 1 or 0. What lies before the corner is, wrapped, farther than any size reaches.
    fn shows(&self, position: Position, [lowest, highest]: [u8; 2]) -> u8 {
        let reaches = |axis: usize| {
            let distance = position[axis].wrapping_sub(self.corner[axis]);
            u8::from(distance.cast_unsigned() <= self.size[axis])
        };
        reaches(0) & reaches(1) & u8::from(lowest <= self.zoom) & u8::from(self.zoom <= highest)
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
